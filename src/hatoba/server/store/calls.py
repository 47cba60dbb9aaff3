"""Rows of being called: which browsers want it, what for, and what they are owed."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hatoba.server.store.schema import (
    account_links,
    callings,
    calls,
    links,
    mails,
    session_links,
    sessions,
    silent_tables,
)

CallKind = Literal["turn", "over", "chat"]
KINDS: tuple[CallKind, ...] = ("turn", "over", "chat")
Quiet = tuple[int, int]
"""From and to, as minutes of a day of UTC."""


@dataclass(frozen=True)
class Calling:
    """A browser that wants to be called: its push subscription, and what for."""

    session: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    wants: tuple[CallKind, ...]
    quiet: Quiet | None


@dataclass(frozen=True)
class Seated:
    """A browser that wants to be called and holds seats of a table."""

    session: str
    table: str
    wants: tuple[CallKind, ...]
    seats: frozenset[int]


@dataclass(frozen=True)
class Call:
    """What a browser is owed."""

    session: str
    table: str
    kind: CallKind
    number: int
    tries: int


def _wants(stored: str) -> tuple[CallKind, ...]:
    return tuple(kind for kind in KINDS if kind in stored.split(","))


async def find_calling(connection: AsyncConnection, session: str) -> Calling | None:
    row = (await connection.execute(select(callings).where(callings.c.session == session))).first()
    if row is None:
        return None
    quiet = None if row.quiet_from is None else (row.quiet_from, row.quiet_to)
    return Calling(session, row.endpoint, row.p256dh, row.auth, row.language, _wants(row.wants), quiet)


async def put_calling(connection: AsyncConnection, wanted: Calling) -> None:
    """In place of what the browser wanted before; another browser's with the same endpoint is the same one's."""
    mine = (callings.c.session == wanted.session) | (callings.c.endpoint == wanted.endpoint)
    await connection.execute(delete(callings).where(mine))
    await connection.execute(
        insert(callings).values(
            session=wanted.session,
            endpoint=wanted.endpoint,
            p256dh=wanted.p256dh,
            auth=wanted.auth,
            language=wanted.language,
            wants=",".join(wanted.wants),
            quiet_from=wanted.quiet and wanted.quiet[0],
            quiet_to=wanted.quiet and wanted.quiet[1],
        )
    )


async def delete_calling(connection: AsyncConnection, session: str) -> None:
    """The browser is not called any more."""
    for rows in (callings, calls):
        await connection.execute(delete(rows).where(rows.c.session == session))


async def move_calling(connection: AsyncConnection, old: str, new: str) -> None:
    """A browser got a new cookie: what it wanted stays with it."""
    for rows in (callings, silent_tables, calls, mails):
        await connection.execute(update(rows).where(rows.c.session == old).values(session=new))


async def find_silent(connection: AsyncConnection, session: str) -> list[str]:
    found = await connection.execute(select(silent_tables.c.table_id).where(silent_tables.c.session == session))
    return sorted(row.table_id for row in found)


async def put_silent(connection: AsyncConnection, session: str, table: str, silent: bool) -> None:
    """Whether a table calls this browser."""
    mine = (silent_tables.c.session == session) & (silent_tables.c.table_id == table)
    await connection.execute(delete(silent_tables).where(mine))
    if silent:
        await connection.execute(insert(silent_tables).values(session=session, table_id=table))
        await connection.execute(delete(calls).where(calls.c.session == session, calls.c.table_id == table))


async def find_seated(connection: AsyncConnection, tables: Sequence[str]) -> list[Seated]:
    """Who wants to be called and holds seats of these tables, by the browser or by its account."""
    if (await connection.execute(select(callings.c.session).limit(1))).first() is None:
        return []
    seats = select(callings.c.session, callings.c.wants, links.c.table_id, links.c.seats)
    here = links.c.table_id.in_(tables) & (links.c.seats != "")
    by_browser = (
        seats.join(session_links, session_links.c.session == callings.c.session)
        .join(links, links.c.hash == session_links.c.link)
        .where(here)
    )
    by_account = (
        seats.join(sessions, sessions.c.hash == callings.c.session)
        .join(account_links, account_links.c.account_id == sessions.c.account_id)
        .join(links, links.c.hash == account_links.c.link)
        .where(here)
    )
    held: dict[tuple[str, str, str], set[int]] = {}
    for query in (by_browser, by_account):
        for row in await connection.execute(query):
            mine = held.setdefault((row.session, row.table_id, row.wants), set())
            mine.update(int(seat) for seat in row.seats.split(","))
    return [Seated(session, table, _wants(wants), frozenset(mine)) for (session, table, wants), mine in held.items()]


async def owe(connection: AsyncConnection, call: Call, due_at: float, chat_pause: float) -> None:
    """A call that is due later; a table has one at a time, and what it calls for may become more important."""
    mine = (calls.c.session == call.session) & (calls.c.table_id == call.table)
    off = select(silent_tables).where(silent_tables.c.session == call.session, silent_tables.c.table_id == call.table)
    if (await connection.execute(off)).first() is not None:
        return
    known = (await connection.execute(select(calls).where(mine))).first()
    if known is None:
        values = {"session": call.session, "table_id": call.table, "kind": call.kind, "number": call.number}
        await connection.execute(insert(calls).values(**values, due_at=due_at, tries=0))
        return
    if call.number <= known.number:
        return  # another process has heard of it too
    waits = known.due_at is not None
    if call.kind == "chat" and waits:
        kind, due_at = known.kind, known.due_at
    else:
        kind = call.kind
        if kind == "chat" and known.kind == "chat" and known.sent_at is not None:
            due_at = max(due_at, known.sent_at + chat_pause)
    await connection.execute(update(calls).where(mine).values(kind=kind, number=call.number, due_at=due_at, tries=0))


async def claim_calls(connection: AsyncConnection, now: float, retry_at: float, limit: int) -> list[Call]:
    """Calls that are due; they come up again at `retry_at` unless they are settled before."""
    claimed = []
    for row in (await connection.execute(select(calls).where(calls.c.due_at <= now).limit(limit))).all():
        same = (calls.c.session == row.session) & (calls.c.table_id == row.table_id) & (calls.c.due_at <= now)
        done = await connection.execute(update(calls).where(same).values(due_at=retry_at, tries=calls.c.tries + 1))
        if done.rowcount:
            claimed.append(Call(row.session, row.table_id, row.kind, row.number, row.tries))
    return claimed


async def any_due(connection: AsyncConnection, now: float) -> bool:
    return (await connection.execute(select(calls.c.session).where(calls.c.due_at <= now).limit(1))).first() is not None


async def settle(connection: AsyncConnection, call: Call, due_at: float | None, sent_at: float | None) -> None:
    """Done with a call, or (with `due_at`) put off; not if there is something newer."""
    mine = (calls.c.session == call.session) & (calls.c.table_id == call.table) & (calls.c.number == call.number)
    values = {"due_at": due_at, "tries": 0, **({} if sent_at is None else {"sent_at": sent_at})}
    await connection.execute(update(calls).where(mine).values(values))
