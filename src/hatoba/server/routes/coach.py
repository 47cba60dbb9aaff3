"""The coach: analyses of finished games, turns tried again, hints for who plays alone."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from hatoba.coach.models import AnalysisShown, Hint, Try, show_analysis
from hatoba.server.daily import require_unsealed
from hatoba.server.making import make_from_record
from hatoba.server.models import HintWish, PracticeWish
from hatoba.server.problems import Problem, forbidden, invalid
from hatoba.server.rates import counts_as_creation
from hatoba.server.routes.common import READ, WRITE, Anyone, TableId, answer, enter, visitor_of
from hatoba.server.routes.records import enter_as_seen
from hatoba.server.routes.tables import welcome
from hatoba.server.services import Services
from hatoba.table.header import Practice
from hatoba.table.models import Created


async def find_analysis(services: Services, table_id: str, known: int) -> AnalysisShown:
    if not services.analyst.enabled:
        return show_analysis("off", None, known)
    stored = await services.analyst.find(table_id)
    return show_analysis("none", None, known) if stored is None else show_analysis(stored.state, stored.analysis, known)


@get("/api/tables/{table_id:str}/analysis", operation_id="getAnalysis", responses=READ)
async def get_analysis(
    request: Anyone,
    table_id: TableId,
    known: Annotated[int, QueryParameter(ge=0, le=2**31 - 1, description="How many judged turns you have.")] = 0,
) -> Response[AnalysisShown]:
    """What the coach says of a finished game, as far as it is. To look starts nothing."""
    services, table = await enter_as_seen(request, table_id)
    if table.running:
        raise forbidden("the coach speaks when the game is over")
    return answer(await find_analysis(services, table.id, known))


@post(
    "/api/tables/{table_id:str}/analysis",
    operation_id="askForAnalysis",
    status_code=202,
    responses=WRITE,
    guards=[counts_as_creation],
)
async def ask_for_analysis(request: Anyone, table_id: TableId) -> Response[AnalysisShown]:
    """Have a game that you played analysed, in the background; one of yours can wait at a time."""
    services, table, access = await enter(request, table_id)
    if not access.seats:
        raise forbidden("only who played here may ask for an analysis")
    if table.status != "finished":
        raise invalid("the game is not over", code="running")
    if not services.analyst.enabled:
        raise Problem(422, "no_coach", "this server has no coach")
    require_unsealed(table, services.tables.now())
    await services.analyst.ask(table, visitor_of(request).id)
    return answer(await find_analysis(services, table.id, 0), 202)


@post(
    "/api/tables/{table_id:str}/practice",
    operation_id="practise",
    status_code=201,
    responses=WRITE,
    guards=[counts_as_creation],
)
async def practise(request: Anyone, table_id: TableId, data: JSONBody[PracticeWish]) -> Response[Created]:
    """A table of your own where you play one of your turns of the analysis again, and nobody plays after you."""
    services, table, access = await enter(request, table_id)
    if table.status != "finished":
        raise invalid("the game is not over", code="running")
    turn = await services.adviser.mistake(table, data.number)
    practice = Practice(table.id, turn.number, access.require_seat(turn.seat), turn.first)
    read = await services.history.practice(table, practice, services.tables.now())
    sheet = table.game.sheet.text if table.header.own_sheet else None
    return await welcome(request, services, await make_from_record(services.tables, read, sheet))


@post(
    "/api/tables/{table_id:str}/try",
    operation_id="judgeTry",
    status_code=200,
    responses=WRITE,
    guards=[counts_as_creation],
)
async def judge_try(request: Anyone, table_id: TableId) -> Response[Try]:
    """How good the turn is that you played at a table to practise."""
    services, table, access = await enter(request, table_id)
    practice = table.header.practice
    if practice is None:
        raise invalid("this is no table to practise", code="no_practice")
    access.require_seat(practice.seat)
    return answer(await services.adviser.judge(table, practice))


@post(
    "/api/tables/{table_id:str}/hint",
    operation_id="askForHint",
    status_code=200,
    responses=WRITE,
    guards=[counts_as_creation],
)
async def ask_for_hint(request: Anyone, table_id: TableId, data: JSONBody[HintWish]) -> Response[Hint]:
    """Advice for your turn, where you play alone against bots. It takes some seconds, and stands in the record."""
    services, table, access = await enter(request, table_id)
    return answer(await services.adviser.hint(table, access.require_seat(data.seat), data.position))


handlers = [get_analysis, ask_for_analysis, practise, judge_try, ask_for_hint]
