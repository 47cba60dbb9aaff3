"""The one writer of this process: all that waits goes into one durable commit, and nobody is answered before it.

Optimistic concurrency: an entry has the number after the last that its writer knew. If another process was there
first, the database refuses it (unique table and number) and the writer gets a Conflict.

While the database is away, writes are refused at once and it is connected to again, for as long as that takes.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sqlalchemy import bindparam, insert, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from hatoba.server.problems import Unavailable
from hatoba.server.store.codec import encode_entry
from hatoba.server.store.database import Database, describe
from hatoba.server.store.schema import log, snapshots, tables
from hatoba.table.entries import Entry

logger = logging.getLogger("hatoba.journal")
T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]
BATCH = 256
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
"""Seconds between two attempts to connect again."""
CHANNEL = "hatoba"
GONE = "gone "
"""Begins what is said of a table that was deleted."""
OPENED = "opened "
"""Said, with its id, of a new table that waits for people."""
HERE = "here "
"""Begins what a process says of who looks at a table."""
SIGNED_OUT = "signed out "
"""Begins what is said of a session that has ended."""
ANNOUNCED = "announced"
"""Said when the host announces something, or does so no longer."""


class Conflict(Exception):
    """Another process wrote this entry's number, or this request's key, first."""


@dataclass(frozen=True)
class Summary:
    """What the lists and the keeper of due work need to know of a table."""

    status: str
    joinable: bool
    to_move: int | None
    used_at: float
    wake_at: float | None


@dataclass(frozen=True)
class Snapshot:
    """A position from which a table can be loaded without its whole log."""

    number: int
    rules: int
    meta: bytes
    state: bytes


@dataclass
class Append:
    """Entries of one table, and what changes with them; all or none. The last one has the request's key."""

    table: str
    entries: Sequence[Entry]
    key: str | None = None
    summary: Summary | None = None
    snapshot: Snapshot | None = None
    also: Work[None] | None = None


@dataclass
class _Job:
    what: "Append | Work[Any]"
    done: "asyncio.Future[Any]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


@dataclass(frozen=True)
class _Failed:
    """The result of a job that could not be done, alone or with others."""

    error: Exception


class _SomeoneFailed(Exception):
    """One of several jobs cannot be done, and nothing is written: each has to be tried by itself."""


class Journal:
    """Collects writes and commits them together. `healthy`: whether it can write."""

    def __init__(self, database: Database, patience: float) -> None:
        self._database = database
        self._patience = 3 * patience  # a batch may have to wait for the one before it, and be tried twice
        self.healthy = False
        self._queue: asyncio.Queue[_Job] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._connection: AsyncConnection | None = None
        self.commits = 0
        self.appends = 0

    async def start(self) -> None:
        self._connection = await self._database.engine.connect()
        self.healthy = True
        self._task = asyncio.create_task(self._run(), name="journal")

    async def stop(self) -> None:
        """Write what waits, then close."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._patience):
                await self._queue.join()
        self.healthy = False
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._close()

    async def append(self, append: Append) -> None:
        """Returns when the entries are durable. Conflict: nothing was written."""
        await self._submit(append)

    async def write(self, work: Work[T]) -> T:
        """Run some other change in the next commit; it may be run again, so it must only touch the database."""
        result: T = await self._submit(work)
        return result

    async def _submit(self, what: "Append | Work[Any]") -> Any:
        if not self.healthy:
            raise Unavailable
        job = _Job(what)
        self._queue.put_nowait(job)
        late = asyncio.get_running_loop().call_later(self._patience, self._refuse, [job])
        try:
            return await job.done  # a client that goes away meanwhile does not stop the write
        finally:
            late.cancel()

    async def _run(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                await self._commit(batch)
            except Exception as error:  # whatever it is, the writer of the whole process must not end by it
                logger.warning("nothing can be written; connecting again", extra={"detail": describe(error)})
                self.healthy = False
                self._refuse(batch, error)
            finally:
                for _ in batch:
                    self._queue.task_done()
            if not self.healthy:
                await self._connect_again()

    def _refuse(self, batch: list[_Job], error: Exception | None = None) -> None:
        for job in batch:
            refusal = Unavailable()
            refusal.__cause__ = error
            _answer(job, _Failed(refusal))

    async def _connect_again(self) -> None:
        """Until the database is back; nobody waits for that."""
        while not self._queue.empty():
            self._refuse([self._queue.get_nowait()])
            self._queue.task_done()
        pause = FIRST_PAUSE
        while not self.healthy:
            await self._close()
            try:
                self._connection = await self._database.engine.connect()
                async with self._database.in_time(self._connection), self._connection.begin():
                    await self._connection.execute(text("SELECT 1"))
                self.healthy = True
                logger.warning("connected to the database again")
            except (SQLAlchemyError, OSError) as error:
                logger.warning("the database does not answer", extra={"detail": describe(error)})
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError, OSError):
                await connection.close()

    async def _commit(self, batch: list[_Job]) -> None:
        """All in one commit. An exception here is the database's, and all have to be refused."""
        try:
            results = await self._write(batch, self._together)
        except _SomeoneFailed:
            results = await self._write(batch, self._one_by_one)
        self.commits += 1
        self.appends += sum(isinstance(job.what, Append) for job in batch)
        for job, result in zip(batch, results, strict=True):
            _answer(job, result)

    async def _write(
        self, batch: list[_Job], how: Callable[[AsyncConnection, list[_Job]], Awaitable[list[Any]]]
    ) -> list[Any]:
        connection = self._connection
        assert connection is not None
        async with self._database.in_time(connection), connection.begin():
            return await how(connection, batch)

    async def _together(self, connection: AsyncConnection, batch: list[_Job]) -> list[Any]:
        """The usual case: nobody is in anybody's way, and nobody fails."""
        try:
            return await self._do(connection, batch)
        except Exception as error:
            if _is_lost(connection, error):
                raise
            raise _SomeoneFailed from error

    async def _one_by_one(self, connection: AsyncConnection, batch: list[_Job]) -> list[Any]:
        """Somebody does: find out who, still in one commit, in which the others' writes stand."""
        return [await self._alone(connection, job) for job in batch]

    async def _alone(self, connection: AsyncConnection, job: _Job) -> Any:
        try:
            async with connection.begin_nested():
                return (await self._do(connection, [job]))[0]
        except IntegrityError as error:
            return _Failed(Conflict(str(error.orig)))
        except Exception as error:
            if _is_lost(connection, error):
                raise
            return _Failed(error)

    async def _do(self, connection: AsyncConnection, batch: list[_Job]) -> list[Any]:
        await self._insert(connection, [job.what for job in batch if isinstance(job.what, Append)])
        return [None if isinstance(job.what, Append) else await job.what(connection) for job in batch]

    async def _insert(self, connection: AsyncConnection, appends: list[Append]) -> None:
        if not appends:
            return
        rows = [row for append in appends for row in log_rows(append.table, append.entries, append.key)]
        if rows:
            await connection.execute(INSERT_LOG, rows)
        changed = [{"table": a.table, **vars(a.summary)} for a in appends if a.summary is not None]
        if changed:
            await connection.execute(UPDATE_SUMMARY, changed)
        for append in appends:
            if append.snapshot is not None:
                await put_snapshot(connection, append.table, append.snapshot)
            if append.also is not None:
                await append.also(connection)
        if self._database.shared:
            for append in appends:
                await notify(connection, append.table)


INSERT_LOG = insert(log)
UPDATE_SUMMARY = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values({name: bindparam(name) for name in ("status", "joinable", "to_move", "used_at", "wake_at")})
    .values(noticed_at=None)  # whoever was told that the table expires has used it
)


def log_rows(table: str, entries: Sequence[Entry], key: str | None = None) -> list[dict[str, Any]]:
    """The columns of entries in the log."""
    last = len(entries)
    return [
        {
            "table_id": table,
            "number": entry.number,
            "at": entry.at,
            "key": key if at == last else None,
            "data": encode_entry(entry),
        }
        for at, entry in enumerate(entries, 1)
    ]


async def put_snapshot(connection: AsyncConnection, table: str, snapshot: Snapshot) -> None:
    """Write the position from which the table is loaded, in place of the one before it."""
    values = {
        "number": snapshot.number,
        "rules": snapshot.rules,
        "meta": snapshot.meta.decode(),
        "state": snapshot.state,
    }
    done = await connection.execute(update(snapshots).where(snapshots.c.table_id == table).values(values))
    if not done.rowcount:
        await connection.execute(insert(snapshots).values(table_id=table, **values))


async def notify(connection: AsyncConnection, payload: str) -> None:
    """Tell the other processes, when this commits, that a table has changed."""
    await connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})


def _is_lost(connection: AsyncConnection, error: Exception) -> bool:
    return connection.invalidated or connection.closed or bool(getattr(error, "connection_invalidated", False))


def _answer(job: _Job, result: Any) -> None:
    if job.done.done():
        return
    if isinstance(result, _Failed):
        job.done.set_exception(result.error)
        job.done.exception()  # it has been told, also if whoever asked is gone
    else:
        job.done.set_result(result)
