"""Reading and writing rows; nothing here knows a game."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hatoba.server.store.codec import decode_entry
from hatoba.server.store.results import forget_anonymous, sit
from hatoba.server.store.schema import (
    account_links,
    accounts,
    links,
    log,
    names,
    session_links,
    sessions,
    sheets,
    snapshots,
    tables,
    webhooks,
)
from hatoba.table.entries import Entry
from hatoba.table.header import Called

MOST_OF_ONE_REQUEST = 20

FIND_LOG = select(log.c.number, log.c.at, log.c.data, log.c.key)


class GivenLink(NamedTuple):
    """A link as it is stored: the hash of its token and what that opens; `seats` as "0,2"."""

    hash: str
    seats: str
    maker: bool = False
    invites: bool = False


@dataclass(frozen=True)
class Log:
    """A table and its whole log as they are stored. `rows`: number, time and entry."""

    table: str
    header: str
    record_header: str
    sheet: str
    made_at: float
    rows: list[tuple[int, float, str]]

    def entries(self) -> list[Entry]:
        return [decode_entry(data, number, at) for number, at, data in self.rows]


@dataclass(frozen=True)
class Stored:
    """Everything stored of a table, from its last snapshot on."""

    table: Any
    sheet: str
    snapshot: Any | None
    entries: list[Entry]
    links: list[GivenLink]
    hooked: frozenset[int]
    names: dict[int, Called]


def read_row(row: Any) -> Entry:
    return decode_entry(row.data, row.number, row.at)


async def find_table(connection: AsyncConnection, table: str, from_start: bool = False) -> Stored | None:
    """A table with its snapshot and the entries after it; `from_start`: with all entries."""
    found = await connection.execute(
        select(tables, sheets.c.text.label("sheet_text")).join(sheets).where(tables.c.id == table)
    )
    head = found.first()
    if head is None:
        return None
    snapshot = None
    if not from_start:
        snapshot = (await connection.execute(select(snapshots).where(snapshots.c.table_id == table))).first()
    entries = await find_entries(connection, table, snapshot.number if snapshot else 0)
    held, hooked = await find_links(connection, table), await find_hooked(connection, table)
    return Stored(head, head.sheet_text, snapshot, entries, held, hooked, await find_names(connection, table))


async def find_log(connection: AsyncConnection, table: str) -> Log | None:
    """A table with all its entries, as they are stored."""
    found = await connection.execute(
        select(tables, sheets.c.text.label("sheet_text")).join(sheets).where(tables.c.id == table)
    )
    head = found.first()
    if head is None:
        return None
    rows = await connection.execute(
        select(log.c.number, log.c.at, log.c.data).where(log.c.table_id == table).order_by(log.c.number)
    )
    return Log(
        head.id,
        head.header,
        head.record_header,
        head.sheet_text,
        head.made_at,
        [(r.number, r.at, r.data) for r in rows],
    )


async def find_hooked(connection: AsyncConnection, table: str) -> frozenset[int]:
    found = await connection.execute(select(webhooks.c.seat).where(webhooks.c.table_id == table))
    return frozenset(row.seat for row in found)


async def find_links(connection: AsyncConnection, table: str) -> list[GivenLink]:
    query = select(links.c.hash, links.c.seats, links.c.maker, links.c.invites).where(links.c.table_id == table)
    return [GivenLink(*row) for row in await connection.execute(query)]


async def find_shared(connection: AsyncConnection, table: str) -> bool:
    return bool((await connection.execute(select(tables.c.shared).where(tables.c.id == table))).scalar())


async def set_shared(connection: AsyncConnection, table: str, shared: bool) -> None:
    await connection.execute(update(tables).where(tables.c.id == table).values(shared=shared))


async def find_names(connection: AsyncConnection, table: str) -> dict[int, Called]:
    found = await connection.execute(select(names).where(names.c.table_id == table))
    return {row.seat: Called(row.name, row.recorded) for row in found}


async def put_names(connection: AsyncConnection, table: str, given: Mapping[int, Called | None]) -> None:
    """What the people of these seats are called from now on; None: nothing any more."""
    for seat, called in given.items():
        await connection.execute(delete(names).where(names.c.table_id == table, names.c.seat == seat))
        if called is not None:
            await connection.execute(insert(names).values(table_id=table, seat=seat, **vars(called)))


async def forget_names(connection: AsyncConnection, held: Sequence[str]) -> list[str]:
    """Forget what the people of all seats that these links open are called, and where they are told of their turns;
    the tables where they sit."""
    rows = (await connection.execute(select(links).where(links.c.hash.in_(held), links.c.seats != ""))).all()
    for row in rows:
        seats = [int(seat) for seat in row.seats.split(",")]
        await put_names(connection, row.table_id, dict.fromkeys(seats))
        for seat in seats:
            await put_webhook(connection, row.table_id, seat, None)
    return sorted({row.table_id for row in rows})


async def find_entries(
    connection: AsyncConnection, table: str, after: int, until: int | None = None, limit: int | None = None
) -> list[Entry]:
    """Entries with a number above `after`, in order."""
    query = FIND_LOG.where(log.c.table_id == table, log.c.number > after).order_by(log.c.number)
    if until is not None:
        query = query.where(log.c.number <= until)
    return [read_row(row) for row in await connection.execute(query.limit(limit))]


async def find_done(connection: AsyncConnection, table: str, key: str) -> list[Entry]:
    """The entries that a request with this key has made: the last has the key, all have one time."""
    last = (await connection.execute(FIND_LOG.where(log.c.table_id == table, log.c.key == key))).first()
    if last is None:
        return []
    first = last.number - MOST_OF_ONE_REQUEST
    query = FIND_LOG.where(log.c.table_id == table, log.c.number >= first, log.c.number < last.number)
    rows = [last]
    for row in await connection.execute(query.order_by(log.c.number.desc())):
        if row.key is not None or row.at != last.at:
            break
        rows.insert(0, row)
    return [read_row(row) for row in rows]


async def insert_table(
    connection: AsyncConnection, values: dict[str, Any], game: str, sheet_id: str, sheet_text: str
) -> None:
    """A new table, and its sheet if that is new."""
    if (await connection.execute(select(sheets.c.id).where(sheets.c.id == sheet_id))).first() is None:
        await connection.execute(insert(sheets).values(id=sheet_id, game=game, text=sheet_text))
    await connection.execute(insert(tables).values(sheet_id=sheet_id, **values))


async def insert_links(connection: AsyncConnection, table: str, given: Iterable[GivenLink]) -> None:
    rows = [{"table_id": table, **link._asdict()} for link in given]
    if rows:
        await connection.execute(insert(links), rows)


async def delete_links_of_seat(connection: AsyncConnection, table: str, seats: str) -> None:
    """Links that open exactly these seats open nothing from now on."""
    await connection.execute(delete(links).where(links.c.table_id == table, links.c.seats == seats))


async def delete_links(connection: AsyncConnection, table: str) -> None:
    await connection.execute(delete(links).where(links.c.table_id == table))


async def delete_table(connection: AsyncConnection, table: str) -> None:
    """A table with all that belongs to it; its links are forgotten by who holds them, unless they open another."""
    own = select(links.c.hash).where(links.c.table_id == table)
    elsewhere = select(links.c.hash).where(links.c.table_id != table)
    for holders in (session_links, account_links):
        link = holders.c.link
        await connection.execute(delete(holders).where(link.in_(own), link.not_in(elsewhere)))
    await forget_anonymous(connection, table)
    await connection.execute(delete(tables).where(tables.c.id == table))


async def find_open(connection: AsyncConnection, limit: int) -> list[str]:
    """Tables that wait for people, the newest first."""
    query = select(tables.c.id).where(tables.c.joinable.is_(True)).order_by(tables.c.made_at.desc()).limit(limit)
    return [row.id for row in await connection.execute(query)]


# ------------------------------------------------------------------------------- due work


async def find_due(connection: AsyncConnection, owner: str, now: float, limit: int) -> list[str]:
    """Tables at which the server has something to do and no other process is doing it."""
    free = tables.c.lease_until.is_(None) | (tables.c.lease_until < now) | (tables.c.lease_owner == owner)
    query = select(tables.c.id).where(tables.c.wake_at <= now, free).order_by(tables.c.wake_at).limit(limit)
    return [row.id for row in await connection.execute(query)]


async def claim(connection: AsyncConnection, table: str, owner: str, now: float, until: float) -> bool:
    """Whether this process may do what is due at the table."""
    free = tables.c.lease_until.is_(None) | (tables.c.lease_until < now) | (tables.c.lease_owner == owner)
    done = await connection.execute(
        update(tables).where(tables.c.id == table, free).values(lease_owner=owner, lease_until=until)
    )
    return bool(done.rowcount)


async def release(connection: AsyncConnection, table: str, owner: str) -> None:
    await connection.execute(
        update(tables)
        .where(tables.c.id == table, tables.c.lease_owner == owner)
        .values(lease_owner=None, lease_until=None)
    )


async def find_unused(connection: AsyncConnection, before: float, noticed_before: float | None) -> list[str]:
    """Tables unused since `before`: of which nobody was told yet, or, if given, who were told before then."""
    query = select(tables.c.id).where(tables.c.used_at < before)
    told = tables.c.noticed_at
    query = query.where(told.is_(None) if noticed_before is None else told < noticed_before)
    return [row.id for row in await connection.execute(query.limit(100))]


async def set_noticed(connection: AsyncConnection, table: str, at: float | None) -> None:
    await connection.execute(update(tables).where(tables.c.id == table).values(noticed_at=at))


# ------------------------------------------------------------------------------- webhooks


async def put_webhook(connection: AsyncConnection, table: str, seat: int, url: str | None) -> None:
    mine = (webhooks.c.table_id == table) & (webhooks.c.seat == seat)
    await connection.execute(delete(webhooks).where(mine))
    if url is not None:
        await connection.execute(insert(webhooks).values(table_id=table, seat=seat, url=url, tries=0))


async def owe_webhook(connection: AsyncConnection, table: str, seat: int | None, position: int, now: float) -> None:
    """Who is to move now is owed a message; who was, no longer."""
    await connection.execute(
        update(webhooks).where(webhooks.c.table_id == table, webhooks.c.seat != seat).values(owed=None, due_at=None)
    )
    await connection.execute(
        update(webhooks)
        .where(webhooks.c.table_id == table, webhooks.c.seat == seat)
        .values(owed=position, tries=0, due_at=now)
    )


@dataclass(frozen=True)
class Webhook:
    """A message that somebody is owed."""

    table: str
    seat: int
    url: str
    owed: int
    tries: int


async def any_webhook_due(connection: AsyncConnection, now: float) -> bool:
    due = (webhooks.c.owed.is_not(None)) & (webhooks.c.due_at <= now)
    return (await connection.execute(select(webhooks.c.seat).where(due).limit(1))).first() is not None


async def claim_webhooks(connection: AsyncConnection, now: float, retry_at: float, limit: int) -> list[Webhook]:
    """Messages that are due; they come up again at `retry_at` unless they are settled before."""
    due = (webhooks.c.owed.is_not(None)) & (webhooks.c.due_at <= now)
    claimed = []
    for row in (await connection.execute(select(webhooks).where(due).limit(limit))).all():
        same = (webhooks.c.table_id == row.table_id) & (webhooks.c.seat == row.seat)
        done = await connection.execute(
            update(webhooks).where(same & due).values(due_at=retry_at, tries=webhooks.c.tries + 1)
        )
        if done.rowcount:
            claimed.append(Webhook(row.table_id, row.seat, row.url, row.owed, row.tries))
    return claimed


async def settle_webhook(connection: AsyncConnection, table: str, seat: int, owed: int) -> None:
    await connection.execute(
        update(webhooks)
        .where(webhooks.c.table_id == table, webhooks.c.seat == seat, webhooks.c.owed == owed)
        .values(owed=None, due_at=None)
    )


# ------------------------------------------------------------------------------- people


async def find_session(connection: AsyncConnection, session: str) -> Any | None:
    own = accounts.c
    query = select(sessions, own.name, own.called, own.recorded).join(accounts, isouter=True)
    return (await connection.execute(query.where(sessions.c.hash == session))).first()


async def insert_session(connection: AsyncConnection, session: str, account: str | None, now: float) -> None:
    await connection.execute(insert(sessions).values(hash=session, account_id=account, made_at=now, used_at=now))


async def find_session_use(connection: AsyncConnection, session: str) -> float | None:
    """When a browser was last seen; None if it is signed out or unknown."""
    found = (await connection.execute(select(sessions.c.used_at).where(sessions.c.hash == session))).first()
    return None if found is None else float(found.used_at)


async def use_session(connection: AsyncConnection, session: str, now: float) -> None:
    await connection.execute(update(sessions).where(sessions.c.hash == session).values(used_at=now))


async def find_sessions_of(connection: AsyncConnection, account: str) -> list[str]:
    found = await connection.execute(select(sessions.c.hash).where(sessions.c.account_id == account))
    return [row.hash for row in found]


async def delete_unused_sessions(connection: AsyncConnection, before: float) -> None:
    await connection.execute(delete(sessions).where(sessions.c.used_at < before))


async def delete_session(connection: AsyncConnection, session: str) -> None:
    await connection.execute(delete(sessions).where(sessions.c.hash == session))


async def grant(connection: AsyncConnection, session: str, account: str | None, given: Sequence[str]) -> None:
    """A browser, and the account that it is signed in to, hold these links from now on."""
    known = set(await find_held(connection, session, account))
    for link in given:
        if link not in known:
            known.add(link)
            await connection.execute(insert(session_links).values(session=session, link=link))
            if account is not None:
                await _hold(connection, account, link)
                await sit(connection, account, link)


async def _hold(connection: AsyncConnection, account: str, link: str) -> None:
    mine = (account_links.c.account_id == account) & (account_links.c.link == link)
    if (await connection.execute(select(account_links.c.link).where(mine))).first() is None:
        await connection.execute(insert(account_links).values(account_id=account, link=link))


async def find_held(connection: AsyncConnection, session: str, account: str | None) -> list[str]:
    """Hashes of the links that a browser holds, by itself or by its account."""
    mine = await connection.execute(select(session_links.c.link).where(session_links.c.session == session))
    held = {row.link for row in mine}
    if account is not None:
        kept = await connection.execute(select(account_links.c.link).where(account_links.c.account_id == account))
        held |= {row.link for row in kept}
    return sorted(held)


async def find_tables_of(connection: AsyncConnection, held: Sequence[str], limit: int) -> list[str]:
    """Tables that these links open: those that run first, then the last used."""
    query = (
        select(tables.c.id, tables.c.status, tables.c.used_at)
        .join(links)
        .where(links.c.hash.in_(held))
        .group_by(tables.c.id, tables.c.status, tables.c.used_at)
        .order_by(tables.c.status.desc(), tables.c.used_at.desc())
        .limit(limit)
    )
    return [row.id for row in await connection.execute(query)]


async def find_account(connection: AsyncConnection, name_key: str) -> Any | None:
    return (await connection.execute(select(accounts).where(accounts.c.name_key == name_key))).first()


async def insert_account(connection: AsyncConnection, values: dict[str, Any]) -> None:
    await connection.execute(insert(accounts).values(values))


async def remember_name(connection: AsyncConnection, account: str, called: str | None, recorded: bool) -> None:
    await connection.execute(update(accounts).where(accounts.c.id == account).values(called=called, recorded=recorded))


async def delete_account(connection: AsyncConnection, account: str) -> None:
    await connection.execute(delete(accounts).where(accounts.c.id == account))
    await forget_anonymous(connection)
