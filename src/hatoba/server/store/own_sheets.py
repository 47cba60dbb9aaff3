"""Rows of sheets that are shared by link, and of drafts kept with an account."""

from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hatoba.server.store.schema import shared_sheets, sheet_drafts


async def insert_shared(connection: AsyncConnection, values: dict[str, Any], most: int) -> bool:
    """Share a sheet; whether its owner has not shared as many as there may be. Who has no account is not counted."""
    account = values["account_id"]
    if account is not None and await _count(connection, shared_sheets, account) >= most:
        return False
    await connection.execute(insert(shared_sheets).values(values))
    return True


async def find_shared(connection: AsyncConnection, hashed: str) -> Any | None:
    return (await connection.execute(select(shared_sheets).where(shared_sheets.c.hash == hashed))).first()


async def find_shared_of(connection: AsyncConnection, account: str) -> list[Any]:
    query = select(shared_sheets).where(shared_sheets.c.account_id == account).order_by(shared_sheets.c.made_at)
    return list((await connection.execute(query)).all())


async def use_shared(connection: AsyncConnection, hashed: str, now: float) -> None:
    await connection.execute(update(shared_sheets).where(shared_sheets.c.hash == hashed).values(used_at=now))


async def delete_shared(connection: AsyncConnection, hashed: str, account: str) -> bool:
    mine = (shared_sheets.c.hash == hashed) & (shared_sheets.c.account_id == account)
    return bool((await connection.execute(delete(shared_sheets).where(mine))).rowcount)


async def delete_unused_shared(connection: AsyncConnection, before: float) -> None:
    await connection.execute(delete(shared_sheets).where(shared_sheets.c.used_at < before))


async def find_drafts(connection: AsyncConnection, account: str) -> list[Any]:
    query = select(sheet_drafts).where(sheet_drafts.c.account_id == account).order_by(sheet_drafts.c.saved_at.desc())
    return list((await connection.execute(query)).all())


async def put_draft(connection: AsyncConnection, values: dict[str, Any], most: int) -> str | None:
    """Keep a draft, instead of the one of the same game and name; its id, or None if there are as many as may be."""
    own = sheet_drafts.c
    same = (own.account_id == values["account_id"]) & (own.game == values["game"]) & (own.name == values["name"])
    found = (await connection.execute(select(own.id).where(same))).scalar()
    if found is not None:
        kept = {"data": values["data"], "saved_at": values["saved_at"]}
        await connection.execute(update(sheet_drafts).where(same).values(kept))
        return str(found)
    if await _count(connection, sheet_drafts, values["account_id"]) >= most:
        return None
    await connection.execute(insert(sheet_drafts).values(values))
    return str(values["id"])


async def delete_draft(connection: AsyncConnection, account: str, draft: str) -> bool:
    mine = (sheet_drafts.c.account_id == account) & (sheet_drafts.c.id == draft)
    return bool((await connection.execute(delete(sheet_drafts).where(mine))).rowcount)


async def _count(connection: AsyncConnection, table: Any, account: str) -> int:
    query = select(func.count()).select_from(table).where(table.c.account_id == account)
    return int((await connection.execute(query)).scalar() or 0)
