"""All that is kept of somebody, for whoever asks what that is."""

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from hatoba.server.models_people import CallingKept, SaidAt, WebhookKept
from hatoba.server.store.repository import FIND_LOG, read_row
from hatoba.server.store.schema import callings, links, log, mails, sessions, webhooks
from hatoba.table.entries import ChatEntry

Seats = dict[str, frozenset[int]]
"""Somebody's seats, by table."""
LINES = 10_000


async def find_seats(connection: AsyncConnection, held: Sequence[str]) -> Seats:
    found: Seats = {}
    for row in await connection.execute(select(links).where(links.c.hash.in_(held), links.c.seats != "")):
        seats = frozenset(int(seat) for seat in row.seats.split(","))
        found[row.table_id] = found.get(row.table_id, frozenset()) | seats
    return found


async def find_said(connection: AsyncConnection, seats: Seats) -> list[SaidAt]:
    """What was said from these seats; the type of an entry stands first in what is stored of it."""
    query = FIND_LOG.add_columns(log.c.table_id).where(
        log.c.table_id.in_(sorted(seats)), log.c.data.startswith('{"type":"chat"')
    )
    said = []
    for row in await connection.execute(query.order_by(log.c.at).limit(LINES)):
        entry = read_row(row)
        if isinstance(entry, ChatEntry) and entry.seat in seats[row.table_id]:
            said.append(SaidAt(row.table_id, entry))
    return said


async def find_webhooks(connection: AsyncConnection, seats: Seats) -> list[WebhookKept]:
    found = await connection.execute(select(webhooks).where(webhooks.c.table_id.in_(sorted(seats))))
    return [WebhookKept(row.table_id, row.seat, row.url) for row in found if row.seat in seats[row.table_id]]


async def find_calling(connection: AsyncConnection, account: str) -> list[CallingKept]:
    query = (
        select(callings.c.endpoint, callings.c.wants, mails.c.address)
        .select_from(sessions)
        .outerjoin(callings, callings.c.session == sessions.c.hash)
        .outerjoin(mails, mails.c.session == sessions.c.hash)
        .where(sessions.c.account_id == account)
    )
    found = await connection.execute(query)
    return [
        CallingKept(row.endpoint, row.wants.split(",") if row.wants else [], row.address)
        for row in found
        if row.endpoint is not None or row.address is not None
    ]


async def find_uses(connection: AsyncConnection, account: str) -> list[float]:
    found = await connection.execute(select(sessions.c.used_at).where(sessions.c.account_id == account))
    return [row.used_at for row in found]
