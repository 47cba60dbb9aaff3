"""What the server does of itself: bots' turns, clocks that run out, webhooks, tables that expire.

Such work is written in the database (`wake_at`), claimed there with a lease, and so done by one process, and by
another if that one dies.
"""

import asyncio
import logging
import secrets
from collections.abc import Sequence
from contextlib import suppress

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from hatoba.server.bots import Interrupted, Workers
from hatoba.server.commands import Commands
from hatoba.server.problems import Problem, Unavailable
from hatoba.server.settings import DAY, Settings
from hatoba.server.store import own_sheets, repository
from hatoba.server.store.database import describe
from hatoba.server.store.journal import Conflict
from hatoba.server.table import ServedTable
from hatoba.server.tables import Tables
from hatoba.server.turns import Attendance
from hatoba.table.commands import play_bot
from hatoba.table.entries import Entry, GameEntry, NoticeEntry
from hatoba.table.table import Decision
from hatoba.table.thinking import question_of

logger = logging.getLogger("hatoba.keeper")
DUE_AT_ONCE = 100
EXPIRY_EVERY = 600.0


class Keeper:
    """Looks for due work, and does what it can claim."""

    def __init__(
        self, tables: Tables, commands: Commands, workers: Workers, attendance: Attendance, settings: Settings
    ) -> None:
        self._tables = tables
        self._commands = commands
        self._workers = workers
        self._attendance = attendance
        self._settings = settings
        self._me = secrets.token_hex(8)
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._poller: asyncio.Task[None] | None = None
        self._again: set[str] = set()
        self._stopping = asyncio.Event()
        self._next_expiry = 0.0

    def start(self) -> None:
        self._tables.publish.append(self.on_entries)
        self._poller = asyncio.create_task(self._poll(), name="keeper")

    async def stop(self) -> None:
        """Stop thinking, and let go of what is claimed, so that another process need not wait for the lease.

        Nothing is cancelled in the middle of a question to the database: its connection would be lost.
        """
        self._stopping.set()
        self._workers.stop()
        await asyncio.gather(*self._busy.values(), *([self._poller] if self._poller else []))

    def on_entries(self, table: ServedTable, entries: Sequence[Entry]) -> None:
        """Something happened here: a bot may be to move, and one that thinks may think of the past."""
        if table.id in self._busy:
            if any(isinstance(entry, GameEntry) for entry in entries):
                self._workers.interrupt(table.id)
            self._again.add(table.id)
        elif table.bot_to_move() is not None:
            self.look_at(table.id)

    async def _poll(self) -> None:
        while not self._stopping.is_set():
            try:
                async with self._tables.database.read() as connection:
                    due = await repository.find_due(connection, self._me, self._tables.now(), DUE_AT_ONCE)
                await self._expire()
            except Exception as error:  # whatever it is, the next look may succeed
                logger.warning("looking for due work failed; again later", extra={"detail": describe(error)})
                due = []
            for table in due:
                self.look_at(table)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), self._settings.poll_seconds)

    async def _expire(self) -> None:
        """Tell the people at long unused tables, and delete those where that changed nothing."""
        settings, now = self._settings, self._tables.now()
        if now < self._next_expiry:
            return
        self._next_expiry = now + EXPIRY_EVERY
        await self._forget_browsers(now - settings.session_days * DAY)
        if not settings.expire_days:
            return
        kept, notice = settings.expire_days * DAY, settings.expiry_notice_days * DAY
        async with self._tables.database.read() as connection:
            forgotten = await repository.find_unused(connection, now - kept + notice, None)
            expired = await repository.find_unused(connection, now - kept, now - notice)
        for table_id in forgotten:
            await self._give_notice(table_id, now + notice)
        await self._forget_sheets(now - kept)
        for table_id in expired:
            await self._tables.delete(await self._tables.get(table_id))
            logger.info("an unused table has expired", extra={"table": table_id})

    async def _forget_browsers(self, unseen_since: float) -> None:
        async def work(connection: AsyncConnection) -> None:
            await repository.delete_unused_sessions(connection, unseen_since)

        await self._tables.journal.write(work)

    async def _forget_sheets(self, unused_since: float) -> None:
        async def work(connection: AsyncConnection) -> None:
            await own_sheets.delete_unused_shared(connection, unused_since)

        await self._tables.journal.write(work)

    async def _give_notice(self, table_id: str, expires_at: float) -> None:
        table = await self._tables.get(table_id)
        noticed = self._tables.now()

        async def work(connection: AsyncConnection) -> None:
            await repository.set_noticed(connection, table_id, noticed)

        async with table.lock:
            try:
                await self._tables.append(table, Decision([NoticeEntry(expires_at)]), also=work, counts_as_use=False)
            except Conflict:
                return  # it is in use after all, or another process gives the notice

    def look_at(self, table_id: str) -> None:
        """Do what is due at a table, unless that is under way."""
        if table_id in self._busy or self._stopping.is_set():
            return
        task = asyncio.create_task(self._work(table_id), name=f"keeper {table_id}")
        self._busy[table_id] = task
        task.add_done_callback(lambda done: self._finished(table_id, done))

    def _finished(self, table_id: str, task: "asyncio.Task[None]") -> None:
        del self._busy[table_id]
        if not task.cancelled() and (error := task.exception()) is not None:
            # The work stays due in the database: the next poll, here or elsewhere, takes it up again.
            if isinstance(error, (Unavailable, SQLAlchemyError)):
                logger.warning("work at a table has to wait", extra={"table": table_id, "detail": describe(error)})
            else:
                logger.error("work at a table failed", exc_info=error, extra={"table": table_id})
        elif table_id in self._again:
            self._again.discard(table_id)
            self.look_at(table_id)

    async def _work(self, table_id: str) -> None:
        try:
            await self._do_due(await self._tables.get(table_id))
        except Problem as problem:
            if problem.body.status != 404:
                raise
            # It was deleted: before, or while a bot thought about it.

    async def _do_due(self, table: ServedTable) -> None:
        if not self._is_due(table) or not await self._claim(table.id):
            return
        try:
            await self._commands.do_due(table)
            await self._play_bots(table)
        finally:
            await self._release(table.id)

    def _is_due(self, table: ServedTable) -> bool:
        wake = table.wake_at()
        thinks = table.bot_to_move() is None or self._workers.count > 0
        return wake is not None and wake <= self._tables.now() and thinks

    async def _claim(self, table_id: str) -> bool:
        now = self._tables.now()
        until = now + self._settings.lease_seconds

        async def work(connection: AsyncConnection) -> bool:
            return await repository.claim(connection, table_id, self._me, now, until)

        return await self._tables.journal.write(work)

    async def _release(self, table_id: str) -> None:
        async def work(connection: AsyncConnection) -> None:
            await repository.release(connection, table_id, self._me)

        await self._tables.journal.write(work)

    # ------------------------------------------------------------------------------- bots

    async def _play_bots(self, table: ServedTable) -> None:
        """Play as long as a bot is to move, keeping the lease."""
        held_until = self._tables.now() + self._settings.lease_seconds
        while table.bot_to_move() is not None and not self._stopping.is_set():
            now = self._tables.now()
            if held_until - now < self._settings.lease_seconds / 2:
                if not await self._claim(table.id):
                    return
                held_until = now + self._settings.lease_seconds
            await self._play_one(table)

    async def _play_one(self, table: ServedTable) -> None:
        position, question = table.meta.position, question_of(table)
        if question is None:
            return
        try:
            wish = self._attendance.wish(table, question.budget.seconds or 0.0, self._tables.now())
            action = await self._workers.ask(question, wish)
        except Interrupted:
            if table.meta.position == position and not self._stopping.is_set():
                raise
            return  # the position has changed: there is another question, or none
        async with table.lock:
            if table.meta.position != position or table.bot_to_move() != question.level:
                return
            try:
                await self._tables.append(table, play_bot(table, action), by_bot=True)
            except Conflict:
                return  # another process was first; the table has caught up
