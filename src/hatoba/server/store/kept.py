"""What all processes of a server share and no visitor owns."""

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hatoba.server.store.schema import kept

PUSH_KEY = "push key"
ANNOUNCEMENT = "announcement"


async def find(connection: AsyncConnection, name: str) -> str | None:
    row = (await connection.execute(select(kept.c.value).where(kept.c.name == name))).first()
    return None if row is None else str(row.value)


async def put(connection: AsyncConnection, name: str, value: str | None) -> None:
    """Keep it in place of what was kept by that name; None: nothing."""
    if value is None:
        await connection.execute(delete(kept).where(kept.c.name == name))
        return
    done = await connection.execute(update(kept).where(kept.c.name == name).values(value=value))
    if not done.rowcount:
        await connection.execute(insert(kept).values(name=name, value=value))


async def put_new(connection: AsyncConnection, name: str, value: str) -> None:
    """Keep it, unless something is kept by that name: that conflicts."""
    await connection.execute(insert(kept).values(name=name, value=value))
