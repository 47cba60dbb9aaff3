"""Sheets looked at: what they are made of, drafts, files, differences, and what changes do."""

import asyncio
from typing import Annotated

from litestar import Response, delete, get, post
from litestar.params import JSONBody, PathParameter

from hatoba.components import load
from hatoba.server.effects import EffectJob, make_plan
from hatoba.server.models_sheets import DiffWish, DraftWish, EffectWish, SheetWish, edits_of
from hatoba.server.problems import invalid, not_found
from hatoba.server.rates import ADDRESS, counts_as_creation
from hatoba.server.routes.common import OPEN, READ, Anyone, GameName, answer, services_of, visitor_of
from hatoba.server.routes.meta import require_game, wished_game
from hatoba.server.workshop import draft_checked, draft_merged, sheets_compared, text_checked, usable_sheet
from hatoba.workshop.form import form_of
from hatoba.workshop.models import CheckedSheet, Difference, Edit, MergedSheet, ReadSheet, SheetForm

EffectId = Annotated[str, PathParameter(pattern="^[a-z0-9]{1,16}$")]


@get("/api/games/{game:str}/form", operation_id="getSheetForm", responses=READ)
async def get_form(game: GameName) -> Response[SheetForm]:
    """The usual sheet as a page lays it out: kinds, cards, fields, what each may be and who says what it is."""
    return answer(form_of(load(require_game(game).name)))


def _draft(wish: DraftWish) -> tuple[str, list[Edit], str | None, str | None]:
    return wished_game(wish.game).name, edits_of(wish.edits), wish.base, wish.template


@post("/api/workshop/check", operation_id="checkDraft", status_code=200, responses=OPEN)
async def check_draft(request: Anyone, data: JSONBody[DraftWish]) -> Response[CheckedSheet]:
    """A draft, with all its faults and notes; without faults also as a file."""
    return answer(await services_of(request).clerk.do(draft_checked, *_draft(data)))


@post("/api/workshop/read", operation_id="readSheet", status_code=200, responses=OPEN)
async def read_sheet(request: Anyone, data: JSONBody[SheetWish]) -> Response[ReadSheet]:
    """A file, as the draft that it is."""
    return answer(await services_of(request).clerk.do(text_checked, data.text, data.game))


@post("/api/workshop/merge", operation_id="mergeDraft", status_code=200, responses=OPEN)
async def merge_draft(request: Anyone, data: JSONBody[DraftWish]) -> Response[MergedSheet]:
    """A draft on the usual sheet of today, and what that and the draft both changed."""
    return answer(await services_of(request).clerk.do(draft_merged, *_draft(data)))


@post("/api/workshop/diff", operation_id="compareSheets", status_code=200, responses=OPEN)
async def diff_sheets(request: Anyone, data: JSONBody[DiffWish]) -> Response[list[Difference]]:
    """In what two sheets of a game differ."""
    wished_game(data.game)
    return answer(await services_of(request).clerk.do(sheets_compared, data.game, data.before, data.after))


# ------------------------------------------------------------------------------- what changes do


@post("/api/workshop/effects", operation_id="startEffect", status_code=201, responses=OPEN, guards=[counts_as_creation])
async def start_effect(request: Anyone, data: JSONBody[EffectWish]) -> Response[EffectJob]:
    """Play quick bot games with two sheets and compare them. A visitor has one comparison: the last is forgotten."""
    services = services_of(request)
    known = wished_game(data.game)
    if data.players not in known.player_counts:
        raise invalid(f"{data.game} is for {', '.join(map(str, known.player_counts))} players", "players")
    for text in (data.before, data.after):
        if text is not None:
            await services.clerk.do(usable_sheet, data.game, text)
    plan = await asyncio.to_thread(make_plan, data.game, data.players, data.before, data.after, data.games)
    return answer(await services.effects.start(visitor_of(request).session or ADDRESS.get(), plan), 201)


@get("/api/workshop/effects/{effect:str}", operation_id="getEffect", responses=READ)
async def get_effect(request: Anyone, effect: EffectId) -> Response[EffectJob]:
    """What moved in the games that are played so far."""
    found = await services_of(request).effects.find(effect)
    if found is None:
        raise not_found("comparison")
    return answer(found)


@delete("/api/workshop/effects/{effect:str}", operation_id="stopEffect", responses=READ)
async def stop_effect(request: Anyone, effect: EffectId) -> None:
    """Play no more games; what was found stays."""
    await services_of(request).effects.stop_one(effect)


handlers = [get_form, check_draft, read_sheet, merge_draft, diff_sheets, start_effect, get_effect, stop_effect]
