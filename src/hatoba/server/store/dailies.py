"""Rows of the daily challenge: its secret, who has begun it, how it ended, and how bots did."""

from collections.abc import Collection

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hatoba.server.store.schema import daily_attempts, daily_bots, links, secrets
from hatoba.table.daily import DailyResult

SECRET = "daily"


async def find_secret(connection: AsyncConnection, lock: bool = False) -> bytes | None:
    """The secret; `lock`: and nobody else begins a challenge until this transaction is over."""
    query = select(secrets.c.value).where(secrets.c.name == SECRET)
    row = (await connection.execute(query.with_for_update() if lock else query)).first()
    return None if row is None else bytes.fromhex(row.value)


async def put_secret(connection: AsyncConnection, secret: bytes) -> None:
    await connection.execute(insert(secrets).values(name=SECRET, value=secret.hex()))


async def find_own(connection: AsyncConnection, day: str, held: Collection[str]) -> str | None:
    """The table of that day's attempt to which one of these links leads."""
    query = (
        select(daily_attempts.c.table_id)
        .join(links, links.c.table_id == daily_attempts.c.table_id)
        .where(daily_attempts.c.day == day, links.c.hash.in_(held), links.c.seats != "")
        .order_by(daily_attempts.c.table_id)
        .limit(1)
    )
    row = (await connection.execute(query)).first()
    return None if row is None else str(row.table_id)


async def begin(connection: AsyncConnection, table: str, day: str) -> None:
    await connection.execute(insert(daily_attempts).values(table_id=table, day=day))


async def finish(connection: AsyncConnection, table: str, result: DailyResult, now: float) -> None:
    attempt = update(daily_attempts).where(daily_attempts.c.table_id == table)
    await connection.execute(attempt.values(finished_at=now, **vars(result)))


async def find_results(connection: AsyncConnection, day: str) -> dict[str, DailyResult]:
    """The counted results of people, by table."""
    row = daily_attempts.c
    query = select(row.table_id, row.won, row.margin, row.score).where(row.day == day, row.finished_at.is_not(None))
    found = await connection.execute(query)
    return {each.table_id: DailyResult(each.won, each.margin, each.score) for each in found}


async def is_begun(connection: AsyncConnection, day: str) -> bool:
    query = select(daily_attempts.c.table_id).where(daily_attempts.c.day == day).limit(1)
    return (await connection.execute(query)).first() is not None


async def find_bots(connection: AsyncConnection, day: str) -> dict[int, DailyResult]:
    """How bots did, by the number of the game."""
    row = daily_bots.c
    found = await connection.execute(select(row.number, row.won, row.margin, row.score).where(row.day == day))
    return {each.number: DailyResult(each.won, each.margin, each.score) for each in found}


async def put_bot(connection: AsyncConnection, day: str, number: int, result: DailyResult) -> None:
    await connection.execute(insert(daily_bots).values(day=day, number=number, **vars(result)))


async def forget_bots(connection: AsyncConnection, before: str) -> None:
    await connection.execute(delete(daily_bots).where(daily_bots.c.day < before))
