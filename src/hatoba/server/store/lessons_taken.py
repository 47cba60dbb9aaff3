"""Rows of the lessons that people have taken, kept with their accounts."""

from collections.abc import Iterable
from dataclasses import asdict, replace

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hatoba.server.models_people import LessonTaken
from hatoba.server.store.schema import accounts, lessons_taken


async def find_taken(connection: AsyncConnection, account: str) -> list[LessonTaken]:
    own = lessons_taken.c
    found = await connection.execute(select(lessons_taken).where(own.account_id == account).order_by(own.lesson))
    return [LessonTaken(row.lesson, row.table_id, row.step, row.done) for row in found]


async def put_taken(connection: AsyncConnection, account: str, now: LessonTaken) -> None:
    """Where somebody is now; what was done before stays done."""
    if await _lock(connection, account):
        known = {one.lesson: one for one in await find_taken(connection, account)}
        done = now.done or (now.lesson in known and known[now.lesson].done)
        await _write(connection, account, replace(now, done=done))


async def merge_taken(connection: AsyncConnection, account: str, brought: Iterable[LessonTaken]) -> list[LessonTaken]:
    """What another browser knows: done in either is done, and the further step counts. Gives all that is known then."""
    if not await _lock(connection, account):
        return []
    known = {one.lesson: one for one in await find_taken(connection, account)}
    for one in brought:
        before = known.get(one.lesson, one)
        further = one if one.step > before.step else before
        known[one.lesson] = replace(further, done=one.done or before.done)
        await _write(connection, account, known[one.lesson])
    return [known[name] for name in sorted(known)]


async def _lock(connection: AsyncConnection, account: str) -> bool:
    """One browser of an account after the other; whether the account is still there."""
    query = select(accounts.c.id).where(accounts.c.id == account).with_for_update()
    return (await connection.execute(query)).first() is not None


async def _write(connection: AsyncConnection, account: str, taken: LessonTaken) -> None:
    own = lessons_taken.c
    await connection.execute(delete(lessons_taken).where(own.account_id == account, own.lesson == taken.lesson))
    values = asdict(taken)
    await connection.execute(insert(lessons_taken).values(account_id=account, table_id=values.pop("table"), **values))
