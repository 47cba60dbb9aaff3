"""The daily challenge: who takes it, what is told of it and when, and the bots that others are compared with."""

import asyncio
import logging
import secrets
from contextlib import suppress
from dataclasses import replace
from functools import partial

from sqlalchemy.ext.asyncio import AsyncConnection

from hatoba.bots.work import NoAnswer, PlayTurn
from hatoba.server.access import Doorkeeper, Visitor
from hatoba.server.bots import Interrupted, Workers
from hatoba.server.making import Made, prepare
from hatoba.server.problems import Problem
from hatoba.server.secrets import new_id
from hatoba.server.settings import Settings
from hatoba.server.store import dailies
from hatoba.server.store.database import describe
from hatoba.server.store.journal import Conflict
from hatoba.server.tables import Tables
from hatoba.server.turns import Wish
from hatoba.table import daily
from hatoba.table.daily import DailyDay, DailyResult, DailyShown
from hatoba.table.records import default_level
from hatoba.table.table import Table

logger = logging.getLogger("hatoba.daily")
ENOUGH_PEOPLE = 20
"""Others whose results are counted, from which on they are compared with instead of bots."""
KEPT_DAYS = 60
TURN_SECONDS = 2.0
"""About how long a bot's turn takes; only the order of thoughts depends on it."""


def is_sealed(table: Table, now: float) -> bool:
    """Whether others may still play with the same cards."""
    return table.header.daily is not None and now < daily.ends_at(table.header.daily)


def require_unsealed(table: Table, now: float) -> None:
    if is_sealed(table, now):
        raise Problem(403, "sealed", "others play with the same cards: this opens when the day is over")


class Daily:
    """The challenge of each day. Its secret is drawn once, and kept in the database."""

    def __init__(self, tables: Tables, workers: Workers, doorkeeper: Doorkeeper, settings: Settings) -> None:
        self._tables = tables
        self._workers = workers
        self._doorkeeper = doorkeeper
        self._settings = settings
        self._secret: bytes | None = None
        self._stopping = asyncio.Event()
        self._loop: asyncio.Task[None] | None = None
        self._wish = Wish("daily", "", attended=False, seconds=TURN_SECONDS, background=True)

    def start(self) -> None:
        if self._settings.daily and self._settings.daily_bots and self._workers.count:
            self._loop = asyncio.create_task(self._work(), name="daily")

    async def stop(self) -> None:
        self._stopping.set()
        self._workers.interrupt(self._wish.table)
        if self._loop is not None:
            await self._loop

    async def secret(self) -> bytes:
        while self._secret is None:
            async with self._tables.database.read() as connection:
                self._secret = await dailies.find_secret(connection)
            if self._secret is None:
                with suppress(Conflict):  # another process has just drawn one
                    await self._tables.journal.write(partial(dailies.put_secret, secret=self._tables.new_seed()))
        return self._secret

    # ------------------------------------------------------------------------------- attempts

    async def attempt(self, visitor: Visitor) -> Made | str:
        """A table for today's attempt, or the id of the one that the visitor has begun."""
        now = self._tables.now()
        day, held = daily.day_of(now), await self._doorkeeper.held_by(visitor)
        table = daily.daily_table(await self.secret(), day, now, new_id())
        made, store = prepare(table, (daily.PERSON,))

        async def work(connection: AsyncConnection) -> str | None:
            await dailies.find_secret(connection, lock=True)
            begun = await dailies.find_own(connection, day, held)
            if begun is None:
                await store(connection)
                await dailies.begin(connection, table.id, day)
            return begun

        return await self._tables.journal.write(work) or made

    # ------------------------------------------------------------------------------- what is told

    async def show(self, visitor: Visitor) -> DailyShown:
        now, secret = self._tables.now(), await self.secret()
        today = daily.day_of(now)
        held = await self._doorkeeper.held_by(visitor)
        return DailyShown(
            await self._show_day(today, held, now),
            await self._show_day(daily.days_after(today, -1), held, now),
            daily.hash_of(daily.seed_of(secret, daily.days_after(today, 1))),
        )

    async def _show_day(self, day: str, held: frozenset[str], now: float) -> DailyDay:
        async with self._tables.database.read() as connection:
            people = await dailies.find_results(connection, day)
            bots = await dailies.find_bots(connection, day)
            table = await dailies.find_own(connection, day, held)
        result = people.pop(table, None) if table is not None else None
        others = [*people.values()] if len(people) >= ENOUGH_PEOPLE else [*bots.values()]
        over = now >= daily.ends_at(day)
        seed = daily.seed_of(await self.secret(), day)
        return replace(
            daily.untaken(day, seed, over),
            table=table,
            result=result,
            percentile=None if result is None else daily.percentile(result, others),
            against="people" if len(people) >= ENOUGH_PEOPLE else "bots",
            # Who has yet to play is not told how others did.
            margins=sorted(one.margin for one in others if one.margin is not None) if over or result else [],
            people=len(people) + (result is not None),
        )

    # ------------------------------------------------------------------------------- bots to compare with

    async def _work(self) -> None:
        while not self._stopping.is_set():
            try:
                played = await self._play_next()
            except Interrupted:
                played = False
            except Exception as error:  # whatever it is, the next look may succeed
                logger.warning("the bots' daily challenge has to wait", extra={"detail": describe(error)})
                played = False
            if not played:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._stopping.wait(), self._settings.poll_seconds)

    async def _play_next(self) -> bool:
        """Have bots play one more game of today's shuffle, if it is wanted; whether it was."""
        now = self._tables.now()
        day = daily.day_of(now)
        async with self._tables.database.read() as connection:
            begun = await dailies.is_begun(connection, day)
            known = await dailies.find_bots(connection, day) if begun else {}
        missing = [number for number in range(self._settings.daily_bots) if number not in known]
        if not begun or not missing:
            return False
        number = secrets.choice(missing)  # other processes are likely to be at another one
        table = daily.daily_table(await self.secret(), day, now)
        result = await self._play(table, f"{day} {number}")
        if result is not None:
            with suppress(Conflict):
                await self._tables.journal.write(partial(dailies.put_bot, day=day, number=number, result=result))
            await self._tables.journal.write(partial(dailies.forget_bots, before=daily.days_after(day, -KEPT_DAYS)))
        return result is not None

    async def _play(self, table: Table, chance: str) -> DailyResult | None:
        """A whole game, a turn at a time; None: it cannot be played here, or the server stops."""
        header, state, turns = table.header, table.state, 0
        while state.to_move is not None and not self._stopping.is_set():
            where, level = (header.players, header.options, state.to_bytes()), default_level()
            question = PlayTurn(table.game.name, None, *where, level, daily.SIMULATIONS, f"{chance} {turns}")
            answer = await self._workers.ask(question, self._wish)
            if isinstance(answer, NoAnswer):
                return None
            state, turns = table.game.from_bytes(header.players, header.options, answer), turns + 1
        return None if state.to_move is not None else daily.result_at(state, gave_up=False)
