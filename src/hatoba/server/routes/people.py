"""Who one is: a profile, all that is kept of one, and the ladder."""

from typing import Annotated

from litestar import Response, get, put
from litestar.params import JSONBody, PathParameter
from sqlalchemy.ext.asyncio import AsyncConnection

from hatoba.engine.errors import HatobaError
from hatoba.games import game as find_game
from hatoba.server.access import Session, visitor_access
from hatoba.server.bot_ratings import BOT_RATINGS
from hatoba.server.models_people import Export, Ladder, LadderRow, LadderWish, Profile, SeatRating, Strength
from hatoba.server.problems import Problem, not_found
from hatoba.server.profile import tell_profile
from hatoba.server.rates import counts_as_creation
from hatoba.server.ratings import SURE, Rating, bot_rating
from hatoba.server.routes.accounts import TABLES_LISTED
from hatoba.server.routes.common import READ, SIGN_IN, Anyone, TableId, answer, info, look, services_of, visitor_of
from hatoba.server.services import Services
from hatoba.server.shared import own_sheets_of
from hatoba.server.store import analyses, keeping, lessons_taken, repository
from hatoba.server.store import results as rows
from hatoba.server.strengths import tell_strengths

LADDER = 100


async def signed_in(request: Anyone) -> tuple[Services, Session, str]:
    """The browser and the account of somebody who is signed in."""
    services = services_of(request)
    found = await services.doorkeeper.find_session(visitor_of(request).session)
    if found is None or found.account is None:
        raise Problem(401, "not_signed_in", "sign in first")
    return services, found, found.account


@get("/api/me/profile", operation_id="getProfile", responses=SIGN_IN)
async def get_profile(request: Anyone) -> Response[Profile]:
    """Your games: history, results by game and by opponent, bests, ratings."""
    services, _, account = await signed_in(request)
    async with services.database.read() as connection:
        return answer(await _profile(connection, account))


async def _profile(connection: AsyncConnection, account: str) -> Profile:
    return tell_profile(
        await rows.find_account(connection, account),
        await rows.find_games(connection, account),
        await rows.find_ratings_of(connection, account),
    )


@get("/api/me/strengths", operation_id="getStrengths", responses=SIGN_IN)
async def get_strengths(request: Anyone) -> Response[list[Strength]]:
    """What the coach says of your games together, from the analyses that were asked for."""
    services, _, account = await signed_in(request)
    async with services.database.read() as connection:
        return answer(tell_strengths(await analyses.find_of(connection, account)))


@get("/api/me/export", operation_id="exportMe", responses=SIGN_IN, guards=[counts_as_creation])
async def export_me(request: Anyone) -> Response[Export]:
    """All that is kept of you, as one file."""
    services, session, account = await signed_in(request)
    held = sorted(session.held)
    async with services.database.read() as connection:
        profile = await _profile(connection, account)
        ids = await repository.find_tables_of(connection, held, TABLES_LISTED)
        seats = await keeping.find_seats(connection, held)
        chat = await keeping.find_said(connection, seats)
        rests = await keeping.find_rests(connection, seats)
        webhooks = await keeping.find_webhooks(connection, seats)
        calling = await keeping.find_calling(connection, account)
        used = await keeping.find_uses(connection, account)
        lessons = await lessons_taken.find_taken(connection, account)
    tables = [await services.tables.get(table_id) for table_id in ids]
    shown = [await info(services, table, visitor_access(table, session.held)) for table in tables]
    sheets = await own_sheets_of(services.database, account)
    response = answer(Export(profile, session.recorded, shown, chat, rests, webhooks, calling, sheets, lessons, used))
    response.headers["content-disposition"] = 'attachment; filename="hatoba.json"'
    return response


@put("/api/me/ladder", operation_id="showOnLadder", responses=SIGN_IN, status_code=204)
async def show_on_ladder(request: Anyone, data: JSONBody[LadderWish]) -> None:
    """Show your ratings to everybody, with the name of your account, or not."""
    services, _, account = await signed_in(request)

    async def work(connection: AsyncConnection) -> None:
        await rows.set_on_ladder(connection, account, data.shown)

    await services.journal.write(work)


@get("/api/ladder/{name:str}", operation_id="getLadder", responses=READ)
async def get_ladder(request: Anyone, name: Annotated[str, PathParameter(max_length=40)]) -> Response[Ladder]:
    """The best at a game, and the bots among them."""
    try:
        game = find_game(name).name
    except HatobaError as error:
        raise not_found("game") from error
    async with services_of(request).database.read() as connection:
        people = await rows.find_ladder(connection, game, SURE, LADDER)
    ladder = [LadderRow(row.name, None, row.rating, row.deviation, row.games) for row in people]
    ladder += [
        LadderRow(None, level, rating, deviation, None)
        for level, (rating, deviation) in BOT_RATINGS.get(game, {}).items()
    ]
    return answer(Ladder(game, sorted(ladder, key=lambda row: -row.rating), SURE))


@get("/api/tables/{table_id:str}/ratings", operation_id="getTableRatings", responses=READ)
async def get_table_ratings(request: Anyone, table_id: TableId) -> Response[list[SeatRating]]:
    """How strong those at a rated table are; at others nothing is told."""
    services, table, _ = await look(request, table_id)
    if not table.header.rated:
        return answer([])
    async with services.database.read() as connection:
        people = await rows.find_shown_ratings(connection, table.id, table.header.game)
    known = {row.seat: Rating(row.rating, row.deviation) for row in people}
    for at, seat in enumerate(table.meta.seats):
        if seat.holder == "bot" and seat.level is not None and (found := bot_rating(table.header.game, seat.level)):
            known[at] = found
    shown = [SeatRating(at, one.rating, one.deviation, one.provisional) for at, one in sorted(known.items())]
    return answer(shown)


handlers = [get_profile, get_strengths, export_me, show_on_ladder, get_ladder, get_table_ratings]
