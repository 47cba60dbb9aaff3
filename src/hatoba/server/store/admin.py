"""What the host does with a database while servers run on it: looks, mutes, deletes, announces."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hatoba.server.store import keeping, kept, repository
from hatoba.server.store.codec import decode_header
from hatoba.server.store.journal import ANNOUNCED, GONE, SIGNED_OUT, notify
from hatoba.server.store.schema import (
    account_links,
    accounts,
    links,
    muted_accounts,
    muted_seats,
    names,
    sessions,
    tables,
    told,
)

WATCHERS = -1
"""In the place of a seat: all who look on."""


@dataclass(frozen=True)
class TableRow:
    id: str
    game: str
    players: int
    status: str
    names: list[str]
    made_at: float
    used_at: float
    muted: list[int]


@dataclass(frozen=True)
class PersonRow:
    name: str
    called: str | None
    made_at: float
    seen_at: float | None
    """To the day; none: signed in nowhere."""
    tables: int
    muted: bool


@dataclass(frozen=True)
class Announcement:
    """What the host says to everybody, and until when."""

    text: str
    at: float
    until: float


# ------------------------------------------------------------------------------- looking


async def list_tables(connection: AsyncConnection) -> list[TableRow]:
    """All tables, the last used first."""
    called: defaultdict[str, list[str]] = defaultdict(list)
    for row in await connection.execute(select(names).order_by(names.c.seat)):
        called[row.table_id].append(row.name)
    muted: defaultdict[str, list[int]] = defaultdict(list)
    for row in await connection.execute(select(muted_seats).order_by(muted_seats.c.seat)):
        muted[row.table_id].append(row.seat)
    found = []
    for row in await connection.execute(select(tables).order_by(tables.c.used_at.desc())):
        header = decode_header(row.header)
        found.append(
            TableRow(
                row.id,
                header.game,
                header.players,
                row.status,
                called[row.id],
                row.made_at,
                row.used_at,
                muted[row.id],
            )
        )
    return found


async def list_people(connection: AsyncConnection) -> list[PersonRow]:
    """All accounts, by name."""
    last = select(sessions.c.account_id, func.max(sessions.c.used_at).label("at")).group_by(sessions.c.account_id)
    seen = {row.account_id: row.at for row in await connection.execute(last)}
    held = (
        select(account_links.c.account_id, func.count(links.c.table_id.distinct()).label("tables"))
        .join(links, links.c.hash == account_links.c.link)
        .group_by(account_links.c.account_id)
    )
    sat = {row.account_id: row.tables for row in await connection.execute(held)}
    muted = {row.account_id for row in await connection.execute(select(muted_accounts))}
    return [
        PersonRow(row.name, row.called, row.made_at, seen.get(row.id), sat.get(row.id, 0), row.id in muted)
        for row in await connection.execute(select(accounts).order_by(accounts.c.name_key))
    ]


async def require_table(connection: AsyncConnection, table: str) -> None:
    if (await connection.execute(select(tables.c.id).where(tables.c.id == table))).first() is None:
        raise ValueError(f"there is no table {table}")


async def require_person(connection: AsyncConnection, name_key: str) -> str:
    found = await repository.find_account(connection, name_key)
    if found is None:
        raise ValueError(f"nobody has an account called {name_key}")
    return str(found.id)


# ------------------------------------------------------------------------------- muting


async def mute_account(connection: AsyncConnection, account: str, on: bool) -> None:
    await connection.execute(delete(muted_accounts).where(muted_accounts.c.account_id == account))
    if on:
        await connection.execute(insert(muted_accounts).values(account_id=account))


async def mute_seats(connection: AsyncConnection, table: str, seats: Sequence[int], on: bool) -> None:
    for seat in seats:
        mine = (muted_seats.c.table_id == table) & (muted_seats.c.seat == seat)
        await connection.execute(delete(muted_seats).where(mine))
        if on:
            await connection.execute(insert(muted_seats).values(table_id=table, seat=seat))


async def is_muted(connection: AsyncConnection, table: str, seat: int | None, account: str | None) -> bool:
    """Whether a seat, or somebody who looks on, may not speak at a table."""
    at = WATCHERS if seat is None else seat
    here = select(muted_seats.c.seat).where(muted_seats.c.table_id == table, muted_seats.c.seat == at)
    person = select(muted_accounts.c.account_id).where(muted_accounts.c.account_id == account)
    return any([(await connection.execute(query)).first() is not None for query in (here, person)])


# ------------------------------------------------------------------------------- telling the servers


async def say(connection: AsyncConnection, payload: str) -> None:
    """Servers on this database hear it: by PostgreSQL itself, or on the board that a server on SQLite looks at."""
    if connection.dialect.name == "postgresql":
        await notify(connection, payload)
    else:
        await connection.execute(insert(told).values(payload=payload))


async def find_told(connection: AsyncConnection) -> dict[int, str]:
    return {row.id: row.payload for row in await connection.execute(select(told).order_by(told.c.id))}


async def delete_told(connection: AsyncConnection, heard: Sequence[int]) -> None:
    await connection.execute(delete(told).where(told.c.id.in_(heard)))


async def delete_table(connection: AsyncConnection, table: str) -> None:
    await repository.delete_table(connection, table)
    await say(connection, GONE + table)


async def delete_person(connection: AsyncConnection, account: str) -> None:
    """An account with its name at all its tables; it is signed out everywhere."""
    ended = await repository.find_sessions_of(connection, account)
    sat = await keeping.forget_names(connection, account)
    await repository.delete_account(connection, account)
    for payload in [*(SIGNED_OUT + hashed for hashed in ended), *sat]:
        await say(connection, payload)


async def announce(connection: AsyncConnection, said: Announcement | None) -> None:
    """In place of what was announced before; None: nothing any more."""
    await kept.put(connection, kept.ANNOUNCEMENT, None if said is None else msgspec.json.encode(said).decode())
    await say(connection, ANNOUNCED)


async def find_announcement(connection: AsyncConnection) -> Announcement | None:
    text = await kept.find(connection, kept.ANNOUNCEMENT)
    found: Any = None if text is None else msgspec.json.decode(text, type=Announcement)
    return found  # type: ignore[no-any-return]
