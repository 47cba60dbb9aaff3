"""Rows of comparisons of two sheets: what moved so far. Who asked is not written down."""

from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hatoba.server.store.schema import effects


async def put(connection: AsyncConnection, values: dict[str, Any], instead: str | None, old: float) -> None:
    """A new one, `instead` of an earlier one, and of all that were not touched since `old`."""
    gone = (effects.c.id == instead) | (effects.c.touched_at < old)
    await connection.execute(delete(effects).where(gone))
    await connection.execute(insert(effects).values(values))


async def find(connection: AsyncConnection, effect: str) -> Any | None:
    return (await connection.execute(select(effects).where(effects.c.id == effect))).first()


async def keep(connection: AsyncConnection, effect: str, values: dict[str, Any]) -> bool:
    """What moved so far; whether it is still wanted."""
    wanted = (effects.c.id == effect) & (effects.c.state == "running")
    return bool((await connection.execute(update(effects).where(wanted).values(values))).rowcount)
