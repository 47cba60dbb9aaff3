"""Finding sheets that are shared by link, and all that are kept with an account."""

from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from hatoba.server.models_sheets import KeptDraft, OwnSheets, SharedSheet
from hatoba.server.secrets import hash_token
from hatoba.server.store import own_sheets
from hatoba.server.store.database import Database
from hatoba.server.tables import Tables
from hatoba.workshop.models import Edit

DAY = 86_400.0


async def find_shared(tables: Tables, token: str) -> Any | None:
    """The row of a shared sheet, which is in use from now on; None if there is none."""
    hashed, now = hash_token(token), tables.now()
    async with tables.database.read() as connection:
        row = await own_sheets.find_shared(connection, hashed)
    if row is not None and now - row.used_at > DAY:

        async def work(connection: AsyncConnection) -> None:
            await own_sheets.use_shared(connection, hashed, now)

        await tables.journal.write(work)
    return row


def shown(row: Any, account: str | None) -> SharedSheet:
    """A shared sheet, for somebody with this account."""
    mine = account is not None and row.account_id == account
    return SharedSheet(row.name, row.game, row.sheet_id, row.text, row.made_at, mine)


async def own_sheets_of(database: Database, account: str) -> OwnSheets:
    """All sheets that are kept with an account."""
    async with database.read() as connection:
        drafts = await own_sheets.find_drafts(connection, account)
        shared = await own_sheets.find_shared_of(connection, account)
    return OwnSheets([_draft(row) for row in drafts], [shown(row, account) for row in shared])


def _draft(row: Any) -> KeptDraft:
    kept = msgspec.json.decode(row.data)
    edits = [Edit(**edit) for edit in kept["edits"]]
    return KeptDraft(row.id, row.name, row.game, kept["base"], edits, row.saved_at, kept.get("template"))
