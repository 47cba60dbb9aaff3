"""Sheets that are shared by link, and drafts that are kept with an account."""

from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter
from sqlalchemy.ext.asyncio import AsyncConnection

from hatoba.server.models_sheets import (
    DraftToKeep,
    KeptDraft,
    NewSheet,
    OwnSheets,
    SharedLink,
    SharedSheet,
    edits_of,
)
from hatoba.server.problems import Problem, invalid, not_found
from hatoba.server.rates import counts_as_creation
from hatoba.server.routes.common import OPEN, READ, SIGN_IN, Anyone, answer, base_url, services_of, visitor_of
from hatoba.server.routes.meta import wished_game
from hatoba.server.routes.people import signed_in
from hatoba.server.secrets import hash_token, new_id, new_token
from hatoba.server.shared import find_shared, own_sheets_of, shown
from hatoba.server.store import own_sheets
from hatoba.server.workshop import usable_sheet
from hatoba.table.names import clean_name

SHARED_MOST = 50
DRAFTS_MOST = 24
DRAFT_LONGEST = 200_000
"""Letters of its JSON: ten times what a whole sheet typed in has."""
SheetToken = Annotated[str, PathParameter(min_length=43, max_length=43)]
DraftId = Annotated[str, PathParameter(pattern="^[a-z0-9]{1,16}$")]


@post("/api/sheets", operation_id="shareSheet", status_code=201, responses=OPEN, guards=[counts_as_creation])
async def share_sheet(request: Anyone, data: JSONBody[NewSheet]) -> Response[SharedLink]:
    """Share a sheet without faults with whoever has its link. With an account it can be taken back."""
    services, account = services_of(request), await _account(request)
    wished_game(data.game)
    sheet_id = await services.clerk.do(usable_sheet, data.game, data.text)
    token, now = new_token(), services.tables.now()
    values: dict[str, Any] = {
        "hash": hash_token(token),
        "account_id": account,
        "game": data.game,
        "name": clean_name(data.name),
        "sheet_id": sheet_id,
        "text": data.text,
        "made_at": now,
        "used_at": now,
    }

    async def work(connection: AsyncConnection) -> bool:
        return await own_sheets.insert_shared(connection, values, SHARED_MOST)

    if not await services.journal.write(work):
        raise invalid(f"an account shares at most {SHARED_MOST} sheets; take one back first", "name", "too_many")
    shared = SharedSheet(values["name"], data.game, sheet_id, data.text, now, account is not None)
    return answer(SharedLink(token, f"{base_url(request)}/sheets/{token}", shared), 201)


async def _account(request: Anyone) -> str | None:
    found = await services_of(request).doorkeeper.find_session(visitor_of(request).session)
    return None if found is None else found.account


@get("/api/sheets/{token:str}", operation_id="getSharedSheet", responses=READ)
async def get_shared(request: Anyone, token: SheetToken) -> Response[SharedSheet]:
    """A shared sheet; whoever has its link may read it."""
    account = await _account(request)
    row = await find_shared(services_of(request).tables, token)
    if row is None:
        raise not_found("sheet")
    return answer(shown(row, account))


@delete("/api/sheets/{token:str}", operation_id="unshareSheet", responses={**READ, **SIGN_IN})
async def unshare(request: Anyone, token: SheetToken) -> None:
    """Share it no longer; tables that play with it go on."""
    services, _, account = await signed_in(request)

    async def work(connection: AsyncConnection) -> bool:
        return await own_sheets.delete_shared(connection, hash_token(token), account)

    if not await services.journal.write(work):
        raise not_found("sheet")


# ------------------------------------------------------------------------------- drafts


@get("/api/me/sheets", operation_id="getOwnSheets", responses=SIGN_IN)
async def get_own(request: Anyone) -> Response[OwnSheets]:
    """Your drafts, and the sheets that you share."""
    services, _, account = await signed_in(request)
    return answer(await own_sheets_of(services.database, account))


@put("/api/me/drafts", operation_id="keepDraft", responses=SIGN_IN)
async def keep_draft(request: Anyone, data: JSONBody[DraftToKeep]) -> Response[KeptDraft]:
    """Keep a draft with your account, whether or not it has faults."""
    services, _, account = await signed_in(request)
    wished_game(data.game)
    edits, name, now = edits_of(data.edits), clean_name(data.name), services.tables.now()
    text = msgspec.json.encode({"base": data.base, "edits": edits, "template": data.template}).decode()
    if len(text) > DRAFT_LONGEST:
        raise Problem(413, "too_large", f"a draft has at most {DRAFT_LONGEST} letters")
    values = {"account_id": account, "id": new_id(), "game": data.game, "name": name, "data": text, "saved_at": now}

    async def work(connection: AsyncConnection) -> str | None:
        return await own_sheets.put_draft(connection, values, DRAFTS_MOST)

    kept = await services.journal.write(work)
    if kept is None:
        raise invalid(f"an account keeps at most {DRAFTS_MOST} drafts; delete one first", "name", "too_many")
    return answer(KeptDraft(kept, name, data.game, data.base, edits, now, data.template))


@delete("/api/me/drafts/{draft:str}", operation_id="deleteDraft", responses={**READ, **SIGN_IN})
async def delete_draft(request: Anyone, draft: DraftId) -> None:
    """Forget a draft."""
    services, _, account = await signed_in(request)

    async def work(connection: AsyncConnection) -> bool:
        return await own_sheets.delete_draft(connection, account, draft)

    if not await services.journal.write(work):
        raise not_found("draft")


handlers = [share_sheet, get_shared, unshare, get_own, keep_draft, delete_draft]
