"""A board on which `hatoba admin` writes for a server on SQLite, which no other process can notify."""

import asyncio
import logging
from contextlib import suppress

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from hatoba.server.hearing import Hearing
from hatoba.server.problems import Unavailable
from hatoba.server.store import admin
from hatoba.server.store.database import describe
from hatoba.server.tables import Tables

logger = logging.getLogger("hatoba.board")


class Board:
    """Looks at it now and then."""

    def __init__(self, tables: Tables, hearing: Hearing, seconds: float) -> None:
        self._tables = tables
        self._hearing = hearing
        self._seconds = seconds
        self._stopping = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="board")

    async def stop(self) -> None:
        self._stopping.set()
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        while not self._stopping.is_set():
            try:
                await self._look()
            except (SQLAlchemyError, Unavailable) as error:
                logger.warning("the board cannot be read", extra={"detail": describe(error)})
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), self._seconds)

    async def _look(self) -> None:
        async with self._tables.database.read() as connection:
            told = await admin.find_told(connection)
        if not told:
            return
        for payload in told.values():
            await self._hearing.heard(payload)

        async def work(connection: AsyncConnection) -> None:
            await admin.delete_told(connection, list(told))

        await self._tables.journal.write(work)
