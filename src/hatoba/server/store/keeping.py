"""All that is kept of somebody, for whoever asks what that is or wants it forgotten."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hatoba.server.models_people import CallingKept, RestAt, SaidAt, WebhookKept
from hatoba.server.secrets import VISITOR_LETTERS
from hatoba.server.store import repository
from hatoba.server.store.codec import encode_entry
from hatoba.server.store.repository import FIND_LOG, read_row
from hatoba.server.store.schema import accounts, callings, links, log, mails, sessions, silent_tables, webhooks
from hatoba.table.entries import ChatEntry, RestEntry

Seats = dict[str, frozenset[int]]
"""Somebody's seats, by table."""
Said = TypeVar("Said", ChatEntry, RestEntry)
LINES = 10_000
FIND_OF_TABLES = FIND_LOG.add_columns(log.c.table_id).order_by(log.c.at)


async def find_seats(connection: AsyncConnection, held: Sequence[str]) -> Seats:
    found: Seats = {}
    for row in await connection.execute(select(links).where(links.c.hash.in_(held), links.c.seats != "")):
        seats = frozenset(int(seat) for seat in row.seats.split(","))
        found[row.table_id] = found.get(row.table_id, frozenset()) | seats
    return found


async def find_said(connection: AsyncConnection, seats: Seats) -> list[SaidAt]:
    """What was said from these seats."""
    return [SaidAt(table, said) for table, said in await _find_entries(connection, seats, "chat", ChatEntry)]


async def find_rests(connection: AsyncConnection, seats: Seats) -> list[RestAt]:
    """When the clocks of these seats rest, or rested."""
    return [RestAt(table, said) for table, said in await _find_entries(connection, seats, "rest", RestEntry)]


async def _find_entries(
    connection: AsyncConnection, seats: Seats, name: str, kind: type[Said]
) -> list[tuple[str, Said]]:
    """Entries of one kind, with their tables; the type of an entry stands first in what is stored of it."""
    query = FIND_OF_TABLES.where(log.c.table_id.in_(sorted(seats)), log.c.data.startswith(f'{{"type":"{name}"'))
    entries = ((row.table_id, read_row(row)) for row in await connection.execute(query.limit(LINES)))
    return [(table, entry) for table, entry in entries if isinstance(entry, kind) and entry.seat in seats[table]]


async def find_webhooks(connection: AsyncConnection, seats: Seats) -> list[WebhookKept]:
    found = await connection.execute(select(webhooks).where(webhooks.c.table_id.in_(sorted(seats))))
    return [WebhookKept(row.table_id, row.seat, row.url) for row in found if row.seat in seats[row.table_id]]


async def find_calling(connection: AsyncConnection, account: str) -> list[CallingKept]:
    silent: defaultdict[str, list[str]] = defaultdict(list)
    off = select(silent_tables).join(sessions, sessions.c.hash == silent_tables.c.session)
    for row in await connection.execute(off.where(sessions.c.account_id == account)):
        silent[row.session].append(row.table_id)
    query = (
        select(callings, mails.c.address, mails.c.minute, mails.c.language.label("mail_language"), sessions.c.hash)
        .select_from(sessions)
        .outerjoin(callings, callings.c.session == sessions.c.hash)
        .outerjoin(mails, mails.c.session == sessions.c.hash)
        .where(sessions.c.account_id == account)
    )
    return [
        CallingKept(
            endpoint=row.endpoint,
            keys=[key for key in (row.p256dh, row.auth) if key is not None],
            wants=row.wants.split(",") if row.wants else [],
            quiet=None if row.quiet_from is None else (row.quiet_from, row.quiet_to),
            silent=sorted(silent[row.hash]),
            mail=row.address,
            mail_minute=row.minute,
            language=row.language or row.mail_language,
        )
        for row in await connection.execute(query)
        if row.endpoint is not None or row.address is not None
    ]


async def find_uses(connection: AsyncConnection, account: str) -> list[float]:
    found = await connection.execute(select(sessions.c.used_at).where(sessions.c.account_id == account))
    return [row.used_at for row in found]


# ------------------------------------------------------------------------------- forgetting


async def forget_names(connection: AsyncConnection, account: str, session: str = "") -> list[str]:
    """Forget what an account's person is called at all tables, and where they are told of their turns; the tables."""
    held = await repository.find_held(connection, session, account)
    sat = await repository.forget_names(connection, held)
    return sorted({*sat, *await _forget_spoken(connection, account, held)})


async def _forget_spoken(connection: AsyncConnection, account: str, held: Sequence[str]) -> set[str]:
    """A spectator's name stands with their words: those that the account's browsers sent, or that bear its names."""
    person = (await connection.execute(select(accounts).where(accounts.c.id == account))).first()
    if person is None:
        return set()  # it was deleted a moment ago
    known = {name.casefold() for name in (person.name, person.called) if name}
    signed_in = await repository.find_sessions_of(connection, account)
    browsers = tuple(f"{hashed[:VISITOR_LETTERS]}:" for hashed in signed_in)
    here = select(links.c.table_id).where(links.c.hash.in_(held))
    query = FIND_OF_TABLES.where(log.c.table_id.in_(here), log.c.data.startswith('{"type":"chat","seat":null'))
    forgotten = set()
    for row in (await connection.execute(query)).all():
        entry = read_row(row)
        if not isinstance(entry, ChatEntry) or entry.name is None:
            continue
        if entry.name.casefold() in known or (row.key or "").startswith(browsers):
            mine = (log.c.table_id == row.table_id) & (log.c.number == row.number)
            await connection.execute(update(log).where(mine).values(data=encode_entry(replace(entry, name=None))))
            forgotten.add(row.table_id)
    return forgotten
