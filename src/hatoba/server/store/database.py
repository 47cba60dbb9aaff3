"""Opening the database, bringing it up to date, and saying how it is written durably."""

import fcntl
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x4A70_BA00
"""Any number: processes that start together over one PostgreSQL migrate one after the other."""


class Database:
    """An open database. `shared`: other processes may write to it too."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.shared = url.get_backend_name() == "postgresql"
        self._locked = ExitStack()
        # For SQLite we begin transactions ourselves, which SQLAlchemy takes for autocommit: it must still roll back.
        self.engine = create_async_engine(url, pool_size=10, max_overflow=10, skip_autocommit_rollback=self.shared)
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

    def read(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection for reading."""
        return self._reading.connect()

    async def close(self) -> None:
        await self.engine.dispose()
        self._locked.close()


@contextmanager
def lock_sqlite(path: Path) -> Iterator[None]:
    """SQLite has no way to tell another process what happened, so there is only one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.with_name(path.name + ".lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise ValueError(
                f"another hatoba server uses {path.name}: several need PostgreSQL (HATOBA_DATABASE_URL)"
            ) from error
        yield


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
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
