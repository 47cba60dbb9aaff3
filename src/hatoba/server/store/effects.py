"""Rows of comparisons of two sheets: who asked, and what moved so far."""

from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hatoba.server.store.schema import effects


async def put(connection: AsyncConnection, values: dict[str, Any], old: float) -> None:
    """A new one, in place of this visitor's last, and of those that nobody came back for since `old`."""
    gone = (effects.c.visitor == values["visitor"]) | (effects.c.touched_at < old)
    await connection.execute(delete(effects).where(gone))
    await connection.execute(insert(effects).values(values))


async def find(connection: AsyncConnection, effect: str) -> Any | None:
    return (await connection.execute(select(effects).where(effects.c.id == effect))).first()


async def keep(connection: AsyncConnection, effect: str, values: dict[str, Any]) -> bool:
    """What moved so far; whether it is still wanted."""
    wanted = (effects.c.id == effect) & (effects.c.state == "running")
    return bool((await connection.execute(update(effects).where(wanted).values(values))).rowcount)
