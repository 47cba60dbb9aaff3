"""Sheets looked at: what they are made of, drafts, files, differences. Nothing is stored here."""

from litestar import Response, get, post
from litestar.params import JSONBody

from hatoba.components import load
from hatoba.server.models_sheets import DiffWish, DraftWish, SheetWish, edits_of
from hatoba.server.routes.common import OPEN, READ, Anyone, GameName, answer, services_of
from hatoba.server.routes.meta import require_game
from hatoba.server.workshop import draft_checked, draft_merged, sheets_compared, text_checked
from hatoba.workshop.form import form_of
from hatoba.workshop.models import CheckedSheet, Difference, MergedSheet, SheetForm


@get("/api/games/{game:str}/form", operation_id="getSheetForm", responses=READ)
async def get_form(game: GameName) -> Response[SheetForm]:
    """The usual sheet as a page lays it out: kinds, cards, fields, what each may be and who says what it is."""
    return answer(form_of(load(require_game(game).name)))


@post("/api/workshop/check", operation_id="checkDraft", status_code=200, responses=OPEN)
async def check_draft(request: Anyone, data: JSONBody[DraftWish]) -> Response[CheckedSheet]:
    """A draft, with all its faults and notes; without faults also as a file."""
    require_game(data.game)
    checked = services_of(request).clerk.do(draft_checked, data.game, edits_of(data.edits), data.base)
    return answer(await checked)


@post("/api/workshop/read", operation_id="readSheet", status_code=200, responses=OPEN)
async def read_sheet(request: Anyone, data: JSONBody[SheetWish]) -> Response[CheckedSheet]:
    """A file, as the draft that it is."""
    return answer(await services_of(request).clerk.do(text_checked, data.text, data.game))


@post("/api/workshop/merge", operation_id="mergeDraft", status_code=200, responses=OPEN)
async def merge_draft(request: Anyone, data: JSONBody[DraftWish]) -> Response[MergedSheet]:
    """A draft on the usual sheet of today, and what that and the draft both changed."""
    require_game(data.game)
    merged = services_of(request).clerk.do(draft_merged, data.game, edits_of(data.edits), data.base)
    return answer(await merged)


@post("/api/workshop/diff", operation_id="compareSheets", status_code=200, responses=OPEN)
async def diff_sheets(request: Anyone, data: JSONBody[DiffWish]) -> Response[list[Difference]]:
    """In what two sheets of a game differ."""
    require_game(data.game)
    return answer(await services_of(request).clerk.do(sheets_compared, data.game, data.before, data.after))


handlers = [get_form, check_draft, read_sheet, merge_draft, diff_sheets]
