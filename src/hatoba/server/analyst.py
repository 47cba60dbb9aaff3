"""Analyses of finished games, made in the background, a turn at a time.

That somebody asked is written in the database, and so is every judged turn: another process, or this one after a
restart, goes on where it ended.
"""

import asyncio
import logging
import secrets
from contextlib import suppress
from functools import partial

from sqlalchemy.ext.asyncio import AsyncConnection

from hatoba.bots.work import NoAnswer
from hatoba.coach import Effort
from hatoba.coach.judging import USUAL_EFFORT
from hatoba.coach.models import Analysis, JudgedTurn
from hatoba.coach.questions import JudgeNextTurn
from hatoba.server.bots import Interrupted, Workers
from hatoba.server.problems import Problem, busy
from hatoba.server.settings import Settings
from hatoba.server.store import analyses, repository
from hatoba.server.store.database import describe
from hatoba.server.store.journal import Conflict
from hatoba.server.table import ServedTable
from hatoba.server.tables import Tables
from hatoba.server.turns import Wish
from hatoba.table.records import record_of

logger = logging.getLogger("hatoba.analyst")
DRAWS_A_SIMULATION = USUAL_EFFORT.draws / USUAL_EFFORT.simulations
WAITING_MAX = 500
TURN_SECONDS = 3.0
"""About how long a turn takes to judge; only the order of thoughts depends on it."""


class Analyst:
    """Makes the analyses that wait, one after the other."""

    def __init__(self, tables: Tables, workers: Workers, settings: Settings) -> None:
        self._tables = tables
        self._workers = workers
        self._settings = settings
        self._me = secrets.token_hex(8)
        self._stopping = asyncio.Event()
        self._asked = asyncio.Event()
        self._loop: asyncio.Task[None] | None = None
        self._wish: Wish | None = None
        simulations = settings.coach_simulations
        self.effort = Effort(simulations, max(2, round(simulations * DRAWS_A_SIMULATION)))

    @property
    def enabled(self) -> bool:
        return self._settings.coach_simulations > 0

    def start(self) -> None:
        if self.enabled and self._workers.count:
            self._loop = asyncio.create_task(self._work(), name="analyst")

    async def stop(self) -> None:
        """Leave what is not finished to whoever comes next."""
        self._stopping.set()
        self._asked.set()
        if self._wish is not None:
            self._workers.interrupt(self._wish.table)
        if self._loop is not None:
            await self._loop

    async def find(self, table_id: str) -> analyses.Stored | None:
        async with self._tables.database.read() as connection:
            return await analyses.find(connection, table_id)

    async def ask(self, table: ServedTable, visitor: str) -> None:
        """Have the game analysed, unless that was asked before."""
        now = self._tables.now()

        async def work(connection: AsyncConnection) -> Problem | None:
            known = await analyses.find(connection, table.id)
            if known is not None and known.state != "failed":
                return None
            if await analyses.count_waiting(connection, visitor):
                return Problem(409, "analysis_waits", "another analysis that you asked for is not ready yet")
            if await analyses.count_waiting(connection) >= WAITING_MAX:
                return busy(503, "too many analyses wait")
            await analyses.put(connection, table.id, visitor, now)
            return None

        with suppress(Conflict):  # somebody else has just asked for the same
            problem = await self._tables.journal.write(work)
            if problem is not None:
                raise problem
        self._asked.set()

    # ------------------------------------------------------------------------------- in the background

    async def _work(self) -> None:
        while not self._stopping.is_set():
            self._asked.clear()
            try:
                found = await self._claim_next()
                if found is not None:
                    await self._analyse(found)
            except Exception as error:  # whatever it is, the next look may succeed
                logger.warning("an analysis has to wait", extra={"detail": describe(error)})
                found = None
            if found is None:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._asked.wait(), self._settings.poll_seconds)

    async def _claim_next(self) -> str | None:
        now = self._tables.now()
        async with self._tables.database.read() as connection:
            table = await analyses.find_next(connection, self._me, now)
        if table is None:
            return None
        until = now + self._settings.lease_seconds
        claim = partial(analyses.claim, table=table, owner=self._me, now=now, until=until)
        return table if await self._tables.journal.write(claim) else None

    async def _analyse(self, table_id: str) -> None:
        """Judge one turn after the other, as long as nobody else does."""
        table = await self._tables.get(table_id)
        stored = await self.find(table_id)
        known = stored.analysis.turns if stored is not None and stored.analysis is not None else ()
        record = await record_text(self._tables, table)
        try:
            while not self._stopping.is_set():
                answer = await self._judge_next(table, record, known)
                if isinstance(answer, NoAnswer):
                    logger.info("no analysis of a game", extra={"table": table_id, "detail": answer.detail})
                    await self._tables.journal.write(partial(analyses.fail, table=table_id))
                    return
                known = answer.turns
                until = self._tables.now() + self._settings.lease_seconds
                keep = partial(analyses.keep, table=table_id, owner=self._me, analysis=answer, until=until)
                if not await self._tables.journal.write(keep) or answer.complete:
                    return
        except Interrupted:
            if not self._stopping.is_set():  # the process died over it, and would again
                await self._tables.journal.write(partial(analyses.fail, table=table_id))
        finally:
            await self._tables.journal.write(partial(analyses.release, table=table_id, owner=self._me))

    async def _judge_next(self, table: ServedTable, record: str, known: tuple[JudgedTurn, ...]) -> Analysis | NoAnswer:
        question = JudgeNextTurn(table.game.name, table.game.unusual_sheet, self.effort, record, known)
        self._wish = Wish(f"analysis {table.id}", "", attended=False, seconds=TURN_SECONDS, background=True)
        return await self._workers.ask(question, self._wish)


async def record_text(tables: Tables, table: ServedTable) -> str:
    """The whole game, for the worker's process."""
    async with tables.database.read() as connection:
        entries = await repository.find_entries(connection, table.id, 0, table.meta.number)
    return record_of(table, entries).text()
