"""The parts of a running server, put together."""

import asyncio
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from hatoba.coach.models import Puzzle
from hatoba.coach.packaged import find_puzzles
from hatoba.server.access import Doorkeeper
from hatoba.server.adviser import Adviser
from hatoba.server.analyst import Analyst
from hatoba.server.board import Board
from hatoba.server.bots import Workers
from hatoba.server.caller import Caller
from hatoba.server.clerk import Clerk
from hatoba.server.commands import Commands
from hatoba.server.daily import Daily
from hatoba.server.effects import Effects
from hatoba.server.hearing import Hearing
from hatoba.server.history import History
from hatoba.server.keeper import Keeper
from hatoba.server.listener import Listener
from hatoba.server.live import Hub
from hatoba.server.mailer import Mailer
from hatoba.server.metrics import Metrics
from hatoba.server.rates import Rates, Slow
from hatoba.server.secrets import new_seed as draw_seed
from hatoba.server.settings import Settings, database
from hatoba.server.sheets import Sheets
from hatoba.server.store.database import Database
from hatoba.server.store.journal import Journal
from hatoba.server.tables import NewSeed, Now, Tables
from hatoba.server.turns import Attendance
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
    analyst: Analyst
    daily: Daily
    adviser: Adviser
    effects: Effects
    puzzles: Mapping[str, Puzzle]
    listener: Listener | Board
    """How it hears of what others do with its database."""
    webhooks: Webhooks
    caller: Caller
    mailer: Mailer
    metrics: Metrics
    argon: Slow
    rates: Rates
    clerk: Clerk
    history: History
    attendance: Attendance
    matching: asyncio.Lock
    """Held while somebody looks for a table to sit down at."""

    async def start(self) -> None:
        await self.database.open()
        await self.journal.start()
        self.tables.publish.append(self.hub.publish)
        self.tables.on_gone.append(self.hub.gone)
        self.hub.start()
        self.rates.pressure.start()
        await self.hub.read_announcement()
        await self.listener.start()
        self.keeper.start()
        self.tables.publish.append(self.adviser.on_entries)
        self.analyst.start()
        self.daily.start()
        self.webhooks.start()
        self.tables.publish.append(self.webhooks.on_entries)
        await self.caller.start()
        self.tables.publish.append(self.caller.on_entries)
        self.mailer.start()

    async def stop(self) -> None:
        """In the order in which nothing is lost: no more work, what waits is written, then the end."""
        self.hub.close()
        self.rates.pressure.stop()
        await self.webhooks.stop()
        await self.caller.stop()
        await self.mailer.stop()
        await self.daily.stop()
        await self.analyst.stop()
        await self.effects.stop()
        await self.keeper.stop()
        await self.listener.stop()
        self.clerk.stop()
        await self.journal.stop()
        await self.database.close()


def make_services(settings: Settings, now: Now = time.time, new_seed: NewSeed = draw_seed) -> Services:
    """Clock and shuffles are the real ones, but for tests."""
    base = Database(database(settings), settings.database_timeout)
    journal = Journal(base, settings.database_timeout)
    clerk = Clerk(settings.clerk_seconds, settings.clerk_megabytes)
    tables = Tables(base, journal, now, new_seed, settings.cached_tables, Sheets(clerk))
    commands = Commands(tables)
    attendance = Attendance()
    workers = Workers(settings.bot_workers)
    analyst = Analyst(tables, workers, settings)
    puzzles = find_puzzles(Path(settings.puzzles)) if settings.puzzles else find_puzzles()
    hub = Hub(tables, settings.keep_alive_seconds)
    doorkeeper = Doorkeeper(tables, settings.cookies_need_tls, settings.session_days)
    hearing = Hearing(tables, hub, doorkeeper)
    return Services(
        settings=settings,
        database=base,
        journal=journal,
        tables=tables,
        commands=commands,
        doorkeeper=doorkeeper,
        hub=hub,
        keeper=Keeper(tables, commands, workers, attendance, settings),
        analyst=analyst,
        daily=Daily(tables, workers, doorkeeper, settings),
        effects=Effects(tables, settings),
        adviser=Adviser(commands, workers, analyst, puzzles),
        puzzles=puzzles,
        listener=Listener(base, hub, hearing) if base.shared else Board(tables, hearing, settings.poll_seconds),
        webhooks=Webhooks(tables, settings),
        caller=Caller(tables, hub.presence, settings),
        mailer=Mailer(tables, doorkeeper, settings),
        metrics=Metrics(tables, journal, hub),
        argon=Slow(at_once=2, waiting=16),
        rates=Rates(settings),
        clerk=clerk,
        history=History(base, clerk),
        attendance=attendance,
        matching=asyncio.Lock(),
    )
