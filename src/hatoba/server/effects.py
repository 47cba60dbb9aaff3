"""What do my changes do? Bot games with two sheets, played when there is nothing else to do.

They have a process of their own at the lowest priority, so that no bot at a table waits for them. What is found is in
the database after every few games: whoever asked may leave and come back, also to another process.
"""

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Literal

import msgspec

from hatoba.arena.effect import Effect, EffectPlan
from hatoba.arena.entrants import read_entrant
from hatoba.arena.setting import Setting, make_setting
from hatoba.bots.work import NoAnswer, WorkQuestion
from hatoba.components import parse
from hatoba.engine.game import Game
from hatoba.server.bots import Interrupted, PatientWorker, Workers
from hatoba.server.problems import Problem, busy
from hatoba.server.secrets import new_id
from hatoba.server.settings import DAY, Settings
from hatoba.server.store import effects as rows
from hatoba.server.store.database import describe
from hatoba.server.tables import Tables
from hatoba.server.turns import Wish

logger = logging.getLogger("hatoba.effects")
BOT = "apprentice"
"""It plays a game in a moment, and minds what cards are worth."""
SEED = "effect"
AT_ONCE = 2
"""Pairs of games after which what was found is written down."""
RUNNING_MAX = 8
VISITORS_KEPT = 1000
SLOWEST = 60.0
"""Seconds for two pairs of games: with a sheet that makes them longer nothing is compared."""
KEPT = DAY

EffectState = Literal["running", "complete", "stopped", "failed"]


@dataclass(frozen=True)
class EffectJob:
    """A comparison that somebody asked for: `done` of `games` pairs are played, `effect` is what moved in those."""

    id: str
    state: EffectState
    done: int
    games: int
    effect: Effect | None


@dataclass(frozen=True)
class PlayPairs(WorkQuestion[list[dict[str, Any]]]):
    """Some games with the sheet, and with `before` (None: the usual one)."""

    before: str | None
    players: int
    numbers: tuple[int, ...]

    def think(self, game: Game) -> list[dict[str, Any]]:
        plan = make_plan(self.game, self.players, self.before, self.sheet, max(self.numbers) + 1)
        return [plan.run((number, side)) for number in self.numbers for side in (0, 1)]


def make_plan(game: str, players: int, before: str | None, after: str | None, games: int) -> EffectPlan:
    """The games that are to be played."""
    return EffectPlan(_setting(game, players, before), _setting(game, players, after), read_entrant(BOT), games, SEED)


def _setting(game: str, players: int, text: str | None) -> Setting:
    return make_setting(game, players, components=None if text is None else parse(text, game))


class Effects:
    """Plays the games, one comparison after the other."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self._tables = tables
        self._workers = Workers(1, PatientWorker)
        self._enabled = settings.bot_workers > 0
        self._stopping = False
        self._running: dict[str, asyncio.Task[None]] = {}
        self._of_visitor: OrderedDict[str, str] = OrderedDict()
        """The last comparison of each; known here only, and never stored."""

    async def start(self, visitor: str, plan: EffectPlan) -> EffectJob:
        """Begin; the visitor's last comparison is forgotten."""
        if not self._enabled:
            raise Problem(422, "no_bots", "this server has no bots")
        if len(self._running) >= RUNNING_MAX:
            raise busy(503, "many comparisons are being made")
        job = EffectJob(new_id(), "running", 0, plan.games, None)
        now = self._tables.now()
        instead = self._of_visitor.pop(visitor, None)
        await self._tables.journal.write(partial(rows.put, values=_row(job, now), instead=instead, old=now - KEPT))
        self._of_visitor[visitor] = job.id
        while len(self._of_visitor) > VISITORS_KEPT:
            self._of_visitor.popitem(last=False)
        task = asyncio.create_task(self._play(job, plan), name=f"effect {job.id}")
        self._running[job.id] = task
        task.add_done_callback(lambda done: self._finished(job.id, done))
        return job

    async def find(self, effect: str) -> EffectJob | None:
        """How far a comparison is. One whose process has died over it has stopped."""
        async with self._tables.database.read() as connection:
            row = await rows.find(connection, effect)
        if row is None:
            return None
        job = msgspec.json.decode(row.data, type=EffectJob)
        lost = row.state == "running" and self._tables.now() - row.touched_at > 2 * SLOWEST
        return replace(job, state="stopped" if lost else row.state)

    async def stop_one(self, effect: str) -> None:
        """Play no more games; what was found stays."""
        await self._tables.journal.write(partial(rows.keep, effect=effect, values={"state": "stopped"}))

    async def stop(self) -> None:
        self._stopping = True
        self._workers.stop()
        await asyncio.gather(*self._running.values(), return_exceptions=True)

    def _finished(self, effect: str, task: "asyncio.Task[None]") -> None:
        del self._running[effect]
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.warning("a comparison of sheets ended", extra={"detail": describe(error)})

    async def _play(self, job: EffectJob, plan: EffectPlan) -> None:
        results: list[tuple[tuple[int, ...], dict[str, Any]]] = []
        while job.state == "running":
            numbers = tuple(range(job.done, min(job.done + AT_ONCE, job.games)))
            played = await self._ask(job, plan, numbers)
            if played is None:
                job = replace(job, state="stopped" if self._stopping else "failed")
            else:
                tasks = [(number, side) for number in numbers for side in (0, 1)]
                results += zip(tasks, played, strict=True)
                effect = await asyncio.to_thread(plan.effect, list(results))
                done = job.done + len(numbers)
                job = replace(job, state="complete" if done == job.games else "running", done=done, effect=effect)
            values = _row(job, self._tables.now())
            if not await self._tables.journal.write(partial(rows.keep, effect=job.id, values=values)):
                return  # nobody wants to know any more

    async def _ask(self, job: EffectJob, plan: EffectPlan, numbers: tuple[int, ...]) -> list[dict[str, Any]] | None:
        """The games, or None: they cannot be played, or take too long."""
        before, after = plan.before, plan.after
        question = PlayPairs(before.name, after.sheet_text, before.sheet_text, before.players, numbers)
        wish = Wish(job.id, "", attended=False, seconds=SLOWEST, background=True)
        thinking = self._workers.ask(question, wish)
        asked = asyncio.ensure_future(thinking)
        try:
            done, _ = await asyncio.wait([asked], timeout=SLOWEST)
            if not done:
                self._workers.interrupt(job.id)
            answer = await asked
        except Interrupted:
            return None
        return None if isinstance(answer, NoAnswer) else answer


def _row(job: EffectJob, now: float) -> dict[str, Any]:
    data = msgspec.json.encode(job).decode()
    return {"id": job.id, "state": job.state, "data": data, "touched_at": now}
