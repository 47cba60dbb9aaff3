"""Positions of the past, for replays: the log is read here, and replayed in the clerk's process."""

from collections import OrderedDict

from hatoba.server.clerk import Clerk
from hatoba.server.problems import invalid, not_found
from hatoba.server.replays import ReadRecord, course_points, position_after, practice_position
from hatoba.server.store import repository
from hatoba.server.store.database import Database
from hatoba.server.store.repository import Log
from hatoba.server.table import ServedTable
from hatoba.table.header import Practice
from hatoba.table.models import CoursePoint

LOGS_KEPT = 8


class History:
    """The past of tables; a few logs are kept, since who looks at a replay looks at many of its positions."""

    def __init__(self, database: Database, clerk: Clerk) -> None:
        self._database = database
        self._clerk = clerk
        self._logs: OrderedDict[str, Log] = OrderedDict()

    async def position_at(self, table: ServedTable, number: int) -> ServedTable:
        """The table after entry `number`."""
        if number > table.meta.number:
            raise invalid(f"at must be from 0 to {table.meta.number}", "at")
        return table.at(await self._clerk.do(position_after, await self._log_of(table), number))

    async def course(self, table: ServedTable) -> list[CoursePoint]:
        """The points after each entry that changed the position."""
        return await self._clerk.do(course_points, await self._log_of(table))

    async def practice(self, table: ServedTable, practice: Practice, now: float) -> ReadRecord:
        """A new table where a turn of this finished one can be played again."""
        return await self._clerk.do(practice_position, await self._log_of(table), practice, now)

    async def _log_of(self, table: ServedTable) -> Log:
        log = self._logs.get(table.id)
        if log is None or len(log.rows) < table.meta.number:
            async with self._database.read() as connection:
                log = await repository.find_log(connection, table.id)
            if log is None:
                raise not_found("table")
            self._logs[table.id] = log
            while len(self._logs) > LOGS_KEPT:
                self._logs.popitem(last=False)
        self._logs.move_to_end(table.id)
        return log
