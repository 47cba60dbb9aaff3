"""The one writer of this process: all that waits goes into one durable commit, and nobody is answered before it.

Optimistic concurrency: an entry has the number after the last that its writer knew. If another process was there
first, the database refuses it (unique table and number) and the writer gets a Conflict.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sqlalchemy import bindparam, insert, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from hatoba.server.entries import Row, encode_entry
from hatoba.server.store.database import Database
from hatoba.server.store.schema import log, snapshots, tables

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]
BATCH = 256
CHANNEL = "hatoba"
GONE = "gone "
"""Begins what is said of a table that was deleted."""
SIGNED_OUT = "signed out "
"""Begins what is said of a session that has ended."""


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
    """Entries of one table, and what changes with them; all or none."""

    table: str
    rows: Sequence[Row]
    summary: Summary | None = None
    snapshot: Snapshot | None = None
    also: Work[None] | None = None


@dataclass
class _Job:
    what: "Append | Work[Any]"
    done: "asyncio.Future[Any]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Journal:
    """Collects writes and commits them together."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._queue: asyncio.Queue[_Job] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._connection: AsyncConnection | None = None
        self.commits = 0
        self.appends = 0

    async def start(self) -> None:
        self._connection = await self._database.engine.connect()
        self._task = asyncio.create_task(self._run(), name="journal")

    async def stop(self) -> None:
        """Write what waits, then close."""
        await self._queue.join()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._connection is not None:
            await self._connection.close()

    async def append(self, append: Append) -> None:
        """Returns when the entries are durable. Conflict: nothing was written."""
        await self._submit(append)

    async def write(self, work: Work[T]) -> T:
        """Run some other change in the next commit; it may be run again, so it must only touch the database."""
        result: T = await self._submit(work)
        return result

    async def _submit(self, what: "Append | Work[Any]") -> Any:
        job = _Job(what)
        self._queue.put_nowait(job)
        # A client that goes away must not stop the write, nor leave us ignorant of it.
        return await asyncio.shield(job.done)

    async def _run(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                await self._commit(batch)
            finally:
                for _ in batch:
                    self._queue.task_done()

    async def _commit(self, batch: list[_Job]) -> None:
        assert self._connection is not None
        try:
            async with self._connection.begin():
                results = await self._together(self._connection, batch)
        except IntegrityError:
            await self._commit_one_by_one(batch)
            return
        except Exception as error:
            # Whatever the database said, it is the answer to everyone who waits; the server logs it once a request.
            await self._fail(batch, error)
            return
        self._count(batch)
        for job, result in zip(batch, results, strict=True):
            _answer(job, result)

    async def _fail(self, batch: list[_Job], error: Exception) -> None:
        for job in batch:
            if not job.done.done():
                job.done.set_exception(error)
        assert self._connection is not None
        if self._connection.invalidated or self._connection.closed:
            await self._connection.close()
            self._connection = await self._database.engine.connect()

    def _count(self, batch: list[_Job]) -> None:
        self.commits += 1
        self.appends += sum(isinstance(job.what, Append) for job in batch)

    async def _together(self, connection: AsyncConnection, batch: list[_Job]) -> list[Any]:
        """The usual case: nobody is in anybody's way."""
        await self._insert(connection, [job.what for job in batch if isinstance(job.what, Append)])
        results: list[Any] = []
        for job in batch:
            results.append(None if isinstance(job.what, Append) else await job.what(connection))
        return results

    async def _commit_one_by_one(self, batch: list[_Job]) -> None:
        """Someone is: find out who, still in one commit."""
        assert self._connection is not None
        results: list[Any] = []
        try:
            async with self._connection.begin():
                for job in batch:
                    results.append(await self._alone(self._connection, job))
        except Exception as error:  # as above
            await self._fail(batch, error)
            return
        self._count(batch)
        for job, result in zip(batch, results, strict=True):
            _answer(job, result)

    async def _alone(self, connection: AsyncConnection, job: _Job) -> Any:
        try:
            async with connection.begin_nested():
                return (await self._together(connection, [job]))[0]
        except IntegrityError as error:
            return Conflict(str(error.orig))

    async def _insert(self, connection: AsyncConnection, appends: list[Append]) -> None:
        if not appends:
            return
        rows = [_columns(append.table, row) for append in appends for row in append.rows]
        if rows:
            await connection.execute(INSERT_LOG, rows)
        changed = [{"table": a.table, **vars(a.summary)} for a in appends if a.summary is not None]
        if changed:
            await connection.execute(UPDATE_SUMMARY, changed)
        for append in appends:
            if append.snapshot is not None:
                await _put_snapshot(connection, append.table, append.snapshot)
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


def _columns(table: str, row: Row) -> dict[str, Any]:
    data = encode_entry(row.entry).decode()
    return {"table_id": table, "number": row.number, "at": row.at, "key": row.key, "data": data}


async def _put_snapshot(connection: AsyncConnection, table: str, snapshot: Snapshot) -> None:
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


def _answer(job: _Job, result: Any) -> None:
    if job.done.done():
        return
    if isinstance(result, Conflict):
        job.done.set_exception(result)
    else:
        job.done.set_result(result)
