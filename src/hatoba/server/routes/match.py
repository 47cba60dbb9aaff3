"""Quick match: somebody to play with, at a table that waits already or at a new one."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Response, post
from litestar.params import JSONBody
from msgspec.structs import asdict
from sqlalchemy import text

from hatoba.server.making import load_game, make_table
from hatoba.server.models import Joined, JoinWish, MatchWish, NewTable, SeatWish
from hatoba.server.problems import Problem
from hatoba.server.rated import require_account, require_player
from hatoba.server.rates import counts_as_creation
from hatoba.server.routes.common import SIGN_IN, Anyone, answer, base_url, info, services_of, visitor_of
from hatoba.server.routes.tables import announce, as_holder, seat_link, take_seat
from hatoba.server.secrets import new_token
from hatoba.server.services import Services
from hatoba.server.store import repository
from hatoba.server.table import ServedTable
from hatoba.table.commands import Refusal
from hatoba.table.header import ClockPlan
from hatoba.table.lots import drawn
from hatoba.table.making import own_seats

LOOKED_AT = 200
MATCHING = 0x6D61746368
"""The number of PostgreSQL's lock that processes hold while they look for a table."""
Seated = tuple[ServedTable, int, list[str]]
"""The table, the seat, and the tokens for it; who made the table may also delete it."""


@post("/api/matches", operation_id="quickMatch", status_code=200, responses=SIGN_IN, guards=[counts_as_creation])
async def quick_match(request: Anyone, data: JSONBody[MatchWish]) -> Response[Joined]:
    """Sit down where somebody waits for the same game, or wait yourself. Lots are drawn for the seats."""
    services = services_of(request)
    if data.rated:
        await require_account(services, visitor_of(request))
    async with _alone(services):
        found = await _join(request, services, data) or await _wait(services, data)
    table, seat, tokens = found
    cookie = await services.doorkeeper.give(visitor_of(request), tokens)
    services.attendance.look(table.id, services.tables.now())
    link = seat_link(base_url(request), [seat], tokens[0])
    return answer(Joined(await info(services, table, as_holder([seat])), link), cookie=cookie)


@asynccontextmanager
async def _alone(services: Services) -> AsyncIterator[None]:
    """Two who ask at once, at whichever processes, must not each wait for the other."""
    async with services.matching:
        if not services.database.shared:
            yield
            return
        async with services.database.engine.connect() as connection, services.database.in_time(connection):
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MATCHING})
            yield


async def _join(request: Anyone, services: Services, wish: MatchWish) -> Seated | None:
    """A seat where somebody waits, the longest first."""
    game = await load_game(services.tables, wish.game, None)
    usual = game.check_options(wish.players, {})
    async with services.database.read() as connection:
        waiting = await repository.find_open(connection, LOOKED_AT)
    for table_id in reversed(waiting):
        table = await services.tables.get(table_id)
        if not fits(table, wish) or table.header.options != usual:
            continue
        if (await services.doorkeeper.access(visitor_of(request), table)).known:
            continue  # nobody is matched with themselves
        try:
            await require_player(services, visitor_of(request), table, None)
            return await _sit(services, table, wish)
        except Problem:
            continue  # somebody was faster, or the account plays there by another browser
    return None


def fits(table: ServedTable, wish: MatchWish) -> bool:
    """Whether somebody waits there for just this game."""
    header = table.header
    clock = ClockPlan(**asdict(wish.clock))
    alike = (header.clock.kind, header.clock.seconds, header.clock.increment) == (
        clock.kind,
        clock.seconds,
        clock.increment,
    )
    same_game = (header.game, header.players, header.rated) == (wish.game, wish.players, wish.rated)
    return table.joinable and same_game and alike and not header.own_sheet


async def _sit(services: Services, table: ServedTable, wish: MatchWish) -> Seated:
    token = new_token()
    async with table.lock:
        by_lot = [] if table.header.lots else drawn(services.tables.new_seed(), table.free_seats)
        seat = next(iter(by_lot), None)
        try:
            wished = JoinWish(seat=seat, name=wish.name, recorded=wish.recorded)
            seat = await take_seat(services, table, wished, token)
        except Refusal as refusal:
            if refusal.code != "name_taken":
                raise
            seat = await take_seat(services, table, JoinWish(seat=seat), token)
    return table, seat, [token]


async def _wait(services: Services, wish: MatchWish) -> Seated:
    """A new table that is open to everybody."""
    others = [SeatWish(kind="person") for _ in range(wish.players - 1)]
    made = await make_table(
        services.tables,
        NewTable(
            game=wish.game,
            players=wish.players,
            seats=[SeatWish(kind="me", name=wish.name, recorded=wish.recorded), *others],
            lots=True,
            open=True,
            clock=wish.clock,
            fill_after=wish.fill_after,
            fill_level=wish.fill_level,
            rated=wish.rated,
        ),
    )
    await announce(services, made.table.id)
    assert made.mine is not None
    [seat] = own_seats(made.table.header.seats)
    return made.table, seat, [made.mine, made.maker]


handlers = [quick_match]
