"""Telling people outside that it is their turn: a POST to an address that they chose."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from hatoba.server.outbox import Outbox
from hatoba.server.outside import Target, find_target, post
from hatoba.server.problems import Problem, Unavailable
from hatoba.server.settings import Settings
from hatoba.server.store import repository
from hatoba.server.store.database import describe
from hatoba.server.table import ServedTable
from hatoba.server.tables import Tables
from hatoba.table.entries import Entry

logger = logging.getLogger("hatoba.webhooks")
TRIES = 5
AT_ONCE = 500
AT_ONCE_TO_ONE = 4
"""Messages on their way to one host: the others of a slow one wait for each other, and for nobody else's."""


class Webhooks:
    """Sends what is owed. It may be sent twice (if a process dies over it), never forgotten."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self._tables = tables
        self._settings = settings
        self._task: asyncio.Task[None] | None = None
        self._outbox = Outbox(AT_ONCE, AT_ONCE_TO_ONE, logger)
        self._stopping = False
        self.hurry = asyncio.Event()

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="webhooks")

    async def stop(self) -> None:
        self._stopping = True
        self.hurry.set()
        self._outbox.stop()
        if self._task is not None:
            await self._task

    async def require_allowed(self, url: str) -> Target:
        """Where a webhook may lead; Problem if it may not."""
        return await find_target(url, self._settings.private_webhooks, self._settings.webhook_timeout)

    def on_entries(self, table: ServedTable, entries: Sequence[Entry]) -> None:
        if table.to_move in table.hooked:
            self.hurry.set()

    async def _run(self) -> None:
        while not self._stopping:
            try:
                await self._send_due()
            except (SQLAlchemyError, Unavailable) as error:
                logger.warning("looking for messages failed; again later", extra={"detail": describe(error)})
            with suppress(TimeoutError):
                await asyncio.wait_for(self.hurry.wait(), self._settings.poll_seconds)
            self.hurry.clear()

    async def _send_due(self) -> None:
        """Send what is due now; nobody waits for whether it arrives."""
        now, room = self._tables.now(), self._outbox.room
        async with self._tables.database.read() as connection:
            if room <= 0 or not await repository.any_webhook_due(connection, now):
                return

        async def work(connection: AsyncConnection) -> list[repository.Webhook]:
            return await repository.claim_webhooks(connection, now, now + 60, room)

        for hook in await self._tables.journal.write(work):
            self._outbox.send(self._send(hook), f"webhook {hook.table}")

    async def _send(self, hook: repository.Webhook) -> None:
        link = f"{self._settings.base_url.rstrip('/')}/t/{hook.table}" if self._settings.base_url else None
        body = {"table": hook.table, "seat": hook.seat, "position": hook.owed, "link": link}
        try:
            async with asyncio.timeout(self._settings.webhook_timeout):
                target = await self.require_allowed(hook.url)  # its name may lead elsewhere by now
                async with self._outbox.to(target.host):
                    sent = await post(target, msgspec.json.encode(body)) < 500
        except (OSError, ValueError, Problem) as error:  # a TimeoutError is an OSError
            logger.info("a webhook was not taken", extra={"table": hook.table, "error": type(error).__name__})
            sent = False
        if sent or hook.tries + 1 >= TRIES:

            async def work(connection: AsyncConnection) -> None:
                await repository.settle_webhook(connection, hook.table, hook.seat, hook.owed)

            await self._tables.journal.write(work)
