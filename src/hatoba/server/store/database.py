"""Opening the database, bringing it up to date, and saying how it is written durably."""

import asyncio
import os
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from hatoba.server.store.lock import lock

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x4A70_BA00
"""Any number: processes that start together over one PostgreSQL migrate one after the other."""


class Database:
    """An open database. `shared`: other processes may write to it too. No wait for it is longer than `patience`."""

    def __init__(self, url: URL, patience: float) -> None:
        self.url = url
        self._patience = patience
        self.shared = url.get_backend_name() == "postgresql"
        self._locked = ExitStack()
        # For SQLite we begin transactions ourselves, which SQLAlchemy takes for autocommit: it must still roll back.
        self.engine = create_async_engine(
            url,
            pool_size=10,
            max_overflow=10,
            pool_timeout=patience,
            skip_autocommit_rollback=self.shared,
            connect_args={"connect_timeout": max(2, round(patience))} if self.shared else {},
        )
        if not self.shared:
            _set_up_sqlite(self.engine)
        # A read is one statement or does not mind a newer row in the next: no transaction, fewer round trips.
        self._reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")

    async def open(self) -> None:
        """Make sure that we may write, and bring the schema up to date."""
        if not self.shared:
            self._locked.enter_context(lock_sqlite(Path(str(self.url.database))))
        async with self.engine.begin() as connection:
            if self.shared:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            await connection.run_sync(migrate)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection for reading."""
        async with self._reading.connect() as connection, self.in_time(connection):
            yield connection

    @asynccontextmanager
    async def in_time(self, connection: AsyncConnection) -> AsyncIterator[None]:
        """What is asked of a PostgreSQL that answers nothing fails in the end, as if it had gone away.

        SQLite answers by itself: it waits for its lock, and for nothing else, no longer than its busy_timeout.
        """
        if not self.shared:
            yield
            return
        driver = (await connection.get_raw_connection()).driver_connection
        timer = asyncio.get_running_loop().call_later(self._patience, _cut, driver)
        try:
            yield
        finally:
            timer.cancel()

    async def close(self) -> None:
        await self.engine.dispose()
        self._locked.close()


@contextmanager
def lock_sqlite(path: Path) -> Iterator[None]:
    """SQLite has no way to tell another process what happened, so there is only one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.with_name(path.name + ".lock").open("w", encoding="utf-8") as file:
        try:
            lock(file)
        except OSError as error:
            raise ValueError(
                f"another hatoba server uses {path.name}: several need PostgreSQL (HATOBA_DATABASE_URL)"
            ) from error
        yield


def describe(error: BaseException) -> str:
    """What the driver said, for the log: SQLAlchemy's own text also has the values that were written."""
    return f"{type(error).__name__}: {getattr(error, 'orig', None) or error}".strip()


def _cut(driver: Any) -> None:
    """Shut the socket of a psycopg connection: whoever waits at it gets the error of a server that went away.

    To cancel the waiting task would not do: psycopg then waits for the server to confirm that.
    """
    with suppress(OSError), socket.socket(fileno=os.dup(driver.pgconn.socket)) as line:
        line.shutdown(socket.SHUT_RDWR)


def _set_up_sqlite(engine: AsyncEngine) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def on_connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin when we say so, also around savepoints and DDL
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def on_begin(connection: Connection) -> None:
        options = connection.get_execution_options()
        if options.get("isolation_level") != "AUTOCOMMIT":
            connection.exec_driver_sql("BEGIN IMMEDIATE")


def migrate(connection: Connection) -> None:
    """Run the migrations that the database lacks."""
    command.upgrade(_config(connection), "head")


def is_current(connection: Connection) -> bool:
    """Whether it lacks none."""
    newest = ScriptDirectory.from_config(_config(connection)).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == newest


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
