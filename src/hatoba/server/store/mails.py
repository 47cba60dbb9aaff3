"""Rows of mail: an address, whether its holder has confirmed it, and when the next mail is due."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hatoba.server.store.schema import mails


@dataclass(frozen=True)
class Mail:
    """Where a browser's person wants a mail a day. `minute`: of a day of UTC."""

    session: str
    address: str
    token: str
    confirmed: bool
    language: str
    minute: int
    due_at: float


async def find(connection: AsyncConnection, session: str) -> Mail | None:
    row = (await connection.execute(select(mails).where(mails.c.session == session))).first()
    return None if row is None else Mail(**row._mapping)


async def put(connection: AsyncConnection, mail: Mail) -> None:
    await remove(connection, mail.session)
    await connection.execute(insert(mails).values(vars(mail)))


async def remove(connection: AsyncConnection, session: str) -> None:
    await connection.execute(delete(mails).where(mails.c.session == session))


async def remove_by_token(connection: AsyncConnection, token: str) -> bool:
    """Whether there was one."""
    return bool((await connection.execute(delete(mails).where(mails.c.token == token))).rowcount)


async def find_by_token(connection: AsyncConnection, token: str) -> Mail | None:
    row = (await connection.execute(select(mails).where(mails.c.token == token))).first()
    return None if row is None else Mail(**row._mapping)


async def find_due(connection: AsyncConnection, now: float, limit: int) -> Sequence[Mail]:
    rows = await connection.execute(select(mails).where(mails.c.due_at <= now).limit(limit))
    return [Mail(**row._mapping) for row in rows]


async def claim(connection: AsyncConnection, mail: Mail, due_at: float) -> bool:
    """Whether this process sends what is due; the next is due then."""
    same = (mails.c.session == mail.session) & (mails.c.due_at == mail.due_at)
    return bool((await connection.execute(update(mails).where(same).values(due_at=due_at))).rowcount)


async def confirm(connection: AsyncConnection, token: str, due_at: float) -> None:
    await connection.execute(update(mails).where(mails.c.token == token).values(confirmed=True, due_at=due_at))
