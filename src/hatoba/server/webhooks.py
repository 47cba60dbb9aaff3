"""Telling people outside that it is their turn: a POST to an address that they chose."""

import asyncio
import ipaddress
import logging
import socket
from collections.abc import Sequence
from contextlib import suppress
from urllib.parse import urlsplit

import httpx
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from hatoba.server.entries import Row
from hatoba.server.problems import Problem, Unavailable, invalid
from hatoba.server.settings import Settings
from hatoba.server.store import repository
from hatoba.server.store.database import describe
from hatoba.server.table import Table
from hatoba.server.tables import Tables

logger = logging.getLogger("hatoba.webhooks")
TRIES = 5
AT_ONCE = 20


async def require_allowed(url: str, private: bool) -> str:
    """An http address that leads out of our own network; the address that its name has now."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username:
        raise invalid("must be an http or https address without a user name", "url")
    try:
        port = parts.port or (443 if parts.scheme == "https" else 80)
        found = await asyncio.get_running_loop().getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except (OSError, ValueError, UnicodeError) as error:
        raise invalid("its host cannot be found", "url") from error
    addresses = [str(entry[4][0]) for entry in found]
    if not private and not all(ipaddress.ip_address(address.split("%")[0]).is_global for address in addresses):
        raise invalid("must not lead to a private address", "url")
    return addresses[0]


class Webhooks:
    """Sends what is owed. It may be sent twice (if a process dies over it), never forgotten."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self._tables = tables
        self._settings = settings
        self._task: asyncio.Task[None] | None = None
        self._stopping = False
        self.hurry = asyncio.Event()

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="webhooks")

    async def stop(self) -> None:
        self._stopping = True
        self.hurry.set()
        if self._task is not None:
            await self._task

    def on_entries(self, table: Table, rows: Sequence[Row]) -> None:
        if table.to_move in table.hooked:
            self.hurry.set()

    async def _run(self) -> None:
        async with httpx.AsyncClient(timeout=self._settings.webhook_timeout, follow_redirects=False) as client:
            while not self._stopping:
                try:
                    await self._send_due(client)
                except (SQLAlchemyError, Unavailable) as error:
                    logger.warning("looking for messages failed; again later", extra={"detail": describe(error)})
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.hurry.wait(), self._settings.poll_seconds)
                self.hurry.clear()

    async def _send_due(self, client: httpx.AsyncClient) -> None:
        now = self._tables.now()
        async with self._tables.database.read() as connection:
            if not await repository.any_webhook_due(connection, now):
                return

        async def work(connection: AsyncConnection) -> list[repository.Webhook]:
            return await repository.claim_webhooks(connection, now, now + 60, AT_ONCE)

        due = await self._tables.journal.write(work)
        await asyncio.gather(*(self._send(client, hook) for hook in due))

    async def _send(self, client: httpx.AsyncClient, hook: repository.Webhook) -> None:
        link = f"{self._settings.base_url.rstrip('/')}/t/{hook.table}" if self._settings.base_url else None
        body = {"table": hook.table, "seat": hook.seat, "position": hook.owed, "link": link}
        try:
            await require_allowed(hook.url, self._settings.private_webhooks)  # its name may lead elsewhere by now
            response = await client.post(hook.url, json=body)
            sent = response.status_code < 500
        except (httpx.HTTPError, httpx.InvalidURL, Problem) as error:
            logger.info("a webhook was not taken", extra={"table": hook.table, "error": type(error).__name__})
            sent = False
        if sent or hook.tries + 1 >= TRIES:

            async def work(connection: AsyncConnection) -> None:
                await repository.settle_webhook(connection, hook.table, hook.seat, hook.owed)

            await self._tables.journal.write(work)
