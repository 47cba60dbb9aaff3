"""The parts of a running server, put together."""

import asyncio
import time
from dataclasses import dataclass

from hatoba.server.access import Doorkeeper
from hatoba.server.bots import Workers
from hatoba.server.commands import Commands
from hatoba.server.keeper import Keeper
from hatoba.server.listener import Listener
from hatoba.server.live import Hub
from hatoba.server.metrics import Metrics
from hatoba.server.settings import Settings, database
from hatoba.server.store.database import Database
from hatoba.server.store.journal import Journal
from hatoba.server.tables import Now, Tables
from hatoba.server.webhooks import Webhooks


@dataclass
class Services:
    """Everything that request handlers need."""

    settings: Settings
    database: Database
    journal: Journal
    tables: Tables
    commands: Commands
    doorkeeper: Doorkeeper
    hub: Hub
    keeper: Keeper
    listener: Listener | None
    webhooks: Webhooks
    metrics: Metrics
    argon: asyncio.Semaphore

    async def start(self) -> None:
        await self.database.open()
        await self.journal.start()
        self.tables.publish.append(self.hub.publish)
        self.tables.on_gone.append(self.hub.gone)
        self.hub.start()
        if self.listener is not None:
            await self.listener.start()
        self.keeper.start()
        self.webhooks.start()
        self.tables.publish.append(self.webhooks.on_entries)

    async def stop(self) -> None:
        """In the order in which nothing is lost: no more work, what waits is written, then the end."""
        self.hub.close()
        await self.webhooks.stop()
        await self.keeper.stop()
        if self.listener is not None:
            await self.listener.stop()
        await self.journal.stop()
        await self.database.close()


def make_services(settings: Settings, now: Now = time.time) -> Services:
    base = Database(database(settings))
    journal = Journal(base)
    tables = Tables(base, journal, now, settings.cached_tables)
    commands = Commands(tables)
    hub = Hub(tables, settings.keep_alive_seconds)
    return Services(
        settings=settings,
        database=base,
        journal=journal,
        tables=tables,
        commands=commands,
        doorkeeper=Doorkeeper(tables, settings.cookies_need_tls, settings.session_days),
        hub=hub,
        keeper=Keeper(tables, commands, Workers(settings.bot_workers), settings),
        listener=Listener(base, tables, hub) if base.shared else None,
        webhooks=Webhooks(tables, settings),
        metrics=Metrics(tables, journal, hub),
        argon=asyncio.Semaphore(2),
    )
