"""Copies of the whole database, taken while servers run, and put back while none does."""

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import psycopg
from sqlalchemy.engine import URL

from hatoba.server.store.database import lock_sqlite

SQLITE_HEAD = b"SQLite format 3\0"
POSTGRESQL_HEAD = b"PGDMP"


def back_up(url: URL, file: Path) -> None:
    """Write a copy of the database as it is at one moment. A file of that name is replaced when the copy is whole."""
    with _whole_file(file) as part:
        if url.get_backend_name() == "sqlite":
            _back_up_sqlite(Path(str(url.database)), part)
        else:
            _run("pg_dump", url, "--format=custom", "--no-owner", "--no-privileges", f"--file={part}")


def restore(url: URL, file: Path) -> None:
    """Put a copy in the place of the database: all of it, or, if anything fails, nothing."""
    head = file.open("rb").read(len(SQLITE_HEAD))
    if url.get_backend_name() == "sqlite":
        if head != SQLITE_HEAD:
            raise ValueError(f"{file} is no backup of an SQLite database")
        _restore_sqlite(Path(str(url.database)), file)
    else:
        if not head.startswith(POSTGRESQL_HEAD):
            raise ValueError(f"{file} is no backup of a PostgreSQL database")
        _require_nobody(url)
        options = ("--clean", "--if-exists", "--single-transaction", "--exit-on-error", "--no-owner", "--no-privileges")
        _run("pg_restore", url, *options, str(file))


@contextmanager
def _whole_file(file: Path) -> Iterator[Path]:
    """Where to write what becomes the file once it is whole and on the disk."""
    part = file.with_name(file.name + ".part")
    part.unlink(missing_ok=True)
    try:
        yield part
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


# ------------------------------------------------------------------------------- SQLite


def _back_up_sqlite(database: Path, part: Path) -> None:
    if not database.is_file():
        raise ValueError(f"there is no database {database}")
    if part.with_suffix("").resolve() == database.resolve():
        raise ValueError("a backup in the place of the database is none")
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(part)) as copy:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, with no log beside it
        _require_sound(copy, part)


def _restore_sqlite(database: Path, file: Path) -> None:
    """Through SQLite, as one transaction: what an old write-ahead log says is not replayed over the copy."""
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as copy:
        _require_sound(copy, file)
        with lock_sqlite(database), closing(sqlite3.connect(database)) as target:
            try:
                copy.backup(target)
                target.execute("PRAGMA journal_mode=WAL")
                target.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            except sqlite3.DatabaseError as error:
                raise ValueError(
                    f"{database} cannot be written ({error}): move it, its -wal and its -shm away, and restore again"
                ) from error


def _require_sound(connection: sqlite3.Connection, file: Path) -> None:
    try:
        found = connection.execute("PRAGMA integrity_check").fetchone()[0]
        connection.execute("SELECT version_num FROM alembic_version")
    except sqlite3.DatabaseError as error:
        raise ValueError(f"{file} is no database of hatoba: {error}") from error
    if found != "ok":
        raise ValueError(f"{file} is damaged: {found}")


# ------------------------------------------------------------------------------- PostgreSQL


def _run(program: str, url: URL, *options: str) -> None:
    """PostgreSQL's own program; the password goes by the environment, where other users cannot read it."""
    if shutil.which(program) is None:
        raise ValueError(f"there is no {program}: install PostgreSQL's client programs")
    ended = subprocess.run(
        [program, *options, f"--dbname={_address(url.set(password=None))}"],
        env={**os.environ, **({"PGPASSWORD": str(url.password)} if url.password else {})},
        capture_output=True,
        text=True,
    )
    if ended.returncode:
        raise ValueError(f"{program} failed: {ended.stderr.strip()}")


def _require_nobody(url: URL) -> None:
    query = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    try:
        with psycopg.connect(_address(url)) as connection:
            row = connection.execute(query).fetchone()
    except psycopg.Error as error:
        raise ValueError(str(error)) from error
    if row is not None and row[0]:
        raise ValueError("others are connected to the database: stop all servers first")


def _address(url: URL) -> str:
    return url.set(drivername="postgresql").render_as_string(hide_password=False)
