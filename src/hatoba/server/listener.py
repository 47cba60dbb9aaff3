"""Hears from PostgreSQL what other processes have written."""

import asyncio
import logging

import psycopg
from psycopg import sql

from hatoba.server.hearing import Hearing
from hatoba.server.live import Hub
from hatoba.server.store.database import Database, describe
from hatoba.server.store.journal import CHANNEL

logger = logging.getLogger("hatoba.listener")
PAUSE = 1.0
CONNECT_SECONDS = 10
LISTEN_SECONDS = 0.5
"""How long one look for news lasts, and so how long stopping may take."""


class Listener:
    """One connection that listens. What was said while it was down is read from the log."""

    def __init__(self, database: Database, hub: Hub, hearing: Hearing) -> None:
        self._address = database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._hub = hub
        self._hearing = hearing
        self._task: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()
        self._stopping = False

    async def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="listener")
        ready = asyncio.create_task(self._ready.wait())
        await asyncio.wait({ready, self._task}, return_when=asyncio.FIRST_COMPLETED)
        ready.cancel()

    async def stop(self) -> None:
        self._stopping = True
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        while not self._stopping:
            try:
                await self._listen()
            except Exception as error:  # whatever it is: a process that hears nothing shows its visitors the past
                logger.warning(
                    "nothing is heard from the database; connecting again", extra={"detail": describe(error)}
                )
                await asyncio.sleep(PAUSE)

    async def _listen(self) -> None:
        async with await psycopg.AsyncConnection.connect(
            self._address, autocommit=True, connect_timeout=CONNECT_SECONDS
        ) as connection:
            await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))
            self._ready.set()
            self._hub.sign_out_all()
            await self._hub.read_announcement()
            for table in self._hub.listened():  # whatever was said before we listened
                await self._hearing.heard(table)
            while not self._stopping:
                async for notice in connection.notifies(timeout=LISTEN_SECONDS):
                    await self._hearing.heard(notice.payload)
