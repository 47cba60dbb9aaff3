"""hatoba admin: looking after a server, also while it runs, by its database."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from hatoba.cli.arguments import AsJson
from hatoba.cli.backup import DatabaseUrl, find_database

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

app = typer.Typer(no_args_is_help=True, help="Look after a server, also while it runs: list, mute, delete, announce.")
MOST_LETTERS = 500
Person = Annotated[str | None, typer.Option(help="The name of an account.")]
TableOption = Annotated[str | None, typer.Option("--table", help="The id of a table.")]


def _do(database_url: str | None, work: "Callable[[AsyncConnection], Awaitable[Any]]") -> Any:
    """Run it in one transaction on the database, which must be of this version."""
    url = find_database(database_url)
    from hatoba.server.store.database import Database, is_current

    async def run() -> Any:
        database = Database(url, 10.0)
        try:
            async with database.engine.begin() as connection:
                if not await connection.run_sync(is_current):
                    raise ValueError("the database is of another version: start this version's server once")
                return await work(connection)
        finally:
            await database.close()

    if url.get_backend_name() == "sqlite" and not _is_file(url.database):
        raise ValueError(f"there is no database {url.database}")
    return asyncio.run(run())


def _is_file(path: str | None) -> bool:
    from pathlib import Path

    return path is not None and Path(path).is_file()


def _day(at: float | None) -> str:
    return "-" if at is None else time.strftime("%Y-%m-%d", time.gmtime(at))


@app.command("list")
def list_all(
    what: Annotated[Literal["tables", "people"], typer.Argument(help="tables, or people: those with an account.")],
    database_url: DatabaseUrl = None,
    as_json: AsJson = False,
) -> None:
    """What tables there are, or who has an account."""
    find_database(database_url)
    from hatoba.server.store import admin

    rows = _do(database_url, admin.list_tables if what == "tables" else admin.list_people)
    if as_json:
        print(json.dumps([asdict(row) for row in rows], ensure_ascii=False))
        return
    for row in rows:
        muted = "  muted" if row.muted else ""
        if what == "tables":
            people = ", ".join(row.names) or "-"
            print(f"{row.id}  {row.game:9} {row.players}  {row.status:9} used {_day(row.used_at)}  {people}{muted}")
        else:
            seen = f"seen {_day(row.seen_at)}"
            print(f"{row.name}  (called {row.called or '-'})  {row.tables} tables  {seen}{muted}")
    print(f"{len(rows)} {what}")


@app.command()
def mute(
    person: Person = None,
    table: TableOption = None,
    seat: Annotated[int | None, typer.Option(min=1, max=4, help="Only this seat of the table, from 1.")] = None,
    watchers: Annotated[bool, typer.Option("--watchers", help="Only those who look on.")] = False,
    off: Annotated[bool, typer.Option("--off", help="Let them speak again.")] = False,
    database_url: DatabaseUrl = None,
) -> None:
    """An account, or a table (or a seat of it), may not write in the chat any more."""
    _require_one(person, table)
    find_database(database_url)
    from hatoba.server.store import admin

    async def work(connection: "AsyncConnection") -> None:
        if person is not None:
            account = await admin.require_person(connection, _key(person))
            await admin.mute_account(connection, account, not off)
        elif table is not None:
            await admin.require_table(connection, table)
            chosen = [admin.WATCHERS] if watchers else [seat - 1] if seat else [admin.WATCHERS, 0, 1, 2, 3]
            await admin.mute_seats(connection, table, chosen, not off)

    _do(database_url, work)
    print(f"{'may speak again' if off else 'muted'}: {person or table}")


@app.command()
def delete(
    person: Person = None,
    table: TableOption = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    database_url: DatabaseUrl = None,
) -> None:
    """An account with the name at its tables, or a table with its log: for good."""
    _require_one(person, table)
    if not yes:
        typer.confirm(f"Delete {'the account' if person else 'the table'} {person or table} for good?", abort=True)
    find_database(database_url)
    from hatoba.server.store import admin

    async def work(connection: "AsyncConnection") -> None:
        if person is not None:
            await admin.delete_person(connection, await admin.require_person(connection, _key(person)))
        elif table is not None:
            await admin.require_table(connection, table)
            await admin.delete_table(connection, table)

    _do(database_url, work)
    print(f"deleted: {person or table}")


@app.command()
def announce(
    text: Annotated[str | None, typer.Argument(help="What everybody is to read, in one sentence.")] = None,
    minutes: Annotated[int, typer.Option(min=1, help="How long it is shown.")] = 60,
    off: Annotated[bool, typer.Option("--off", help="Announce nothing any more.")] = False,
    database_url: DatabaseUrl = None,
) -> None:
    """Show a sentence in all open browsers, and in those that come while it holds."""
    said = " ".join((text or "").split())
    if bool(said) == off or len(said) > MOST_LETTERS:
        raise ValueError(f"give a text of at most {MOST_LETTERS} letters, or --off")
    find_database(database_url)
    from hatoba.server.store import admin

    async def work(connection: "AsyncConnection") -> None:
        now = time.time()
        await admin.announce(connection, None if off else admin.Announcement(said, now, now + 60 * minutes))

    _do(database_url, work)
    print("nothing is announced any more" if off else f"announced for {minutes} minutes: {said}")


def _require_one(person: str | None, table: str | None) -> None:
    if (person is None) == (table is None):
        raise ValueError("give --person or --table")


def _key(name: str) -> str:
    from hatoba.table.names import name_key

    return name_key(name)
