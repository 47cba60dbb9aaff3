"""Making, finding, joining and deleting tables; who sits where."""

from contextlib import suppress
from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.params import JSONBody, QueryParameter
from sqlalchemy.ext.asyncio import AsyncConnection

from hatoba.server.access import NOBODY, Access
from hatoba.server.daily import require_unsealed
from hatoba.server.making import Made, make_table, prepare_table, rematch_wish
from hatoba.server.models import (
    BackCommand,
    BotCommand,
    Joined,
    JoinWish,
    NameWish,
    NewTable,
    RestCommand,
    WebhookWish,
)
from hatoba.server.models_log import PresenceMessage
from hatoba.server.problems import Problem, forbidden, invalid, not_found
from hatoba.server.rateable import require_rated_bot
from hatoba.server.rated import require_account, require_player
from hatoba.server.rates import counts_as_creation
from hatoba.server.routes.common import (
    OPEN,
    READ,
    WRITE,
    Anyone,
    SeatId,
    TableId,
    answer,
    base_url,
    enter,
    info,
    look,
    services_of,
    visitor_of,
)
from hatoba.server.secrets import hash_token, new_token
from hatoba.server.services import Services
from hatoba.server.show import shown_done
from hatoba.server.store import repository
from hatoba.server.store.journal import OPENED, Conflict, Work, notify
from hatoba.server.store.repository import GivenLink
from hatoba.server.store.results import sit_again
from hatoba.server.table import Link, ServedTable, given_links
from hatoba.table.commands import arrive
from hatoba.table.entries import RematchEntry
from hatoba.table.lots import seat_for
from hatoba.table.models import Created, Done, SeatLink, TableInfo
from hatoba.table.names import read_called
from hatoba.table.records import default_level
from hatoba.table.table import Decision

LISTED = 50


@post("/api/tables", operation_id="createTable", status_code=201, responses=OPEN, guards=[counts_as_creation])
async def create_table(request: Anyone, data: JSONBody[NewTable]) -> Response[Created]:
    """Make a table. The links are secret and told only now; this browser holds its own from now on."""
    services = services_of(request)
    if data.rated:
        await require_account(services, visitor_of(request))
    made = await make_table(services.tables, data)
    if made.table.joinable:
        await announce(services, made.table.id)
    return await welcome(request, services, made)


async def announce(services: Services, table_id: str) -> None:
    """Lists of open tables have one more, here and at the other processes."""

    async def work(connection: AsyncConnection) -> None:
        await notify(connection, OPENED + table_id)

    services.hub.opened(table_id)
    if services.database.shared:
        await services.journal.write(work)


async def welcome(request: Anyone, services: Services, made: Made) -> Response[Created]:
    """The answer to whoever made a table."""
    visitor = visitor_of(request)
    tokens = [made.maker] + ([made.mine] if made.mine is not None else [])
    if made.table.header.kind == "record" and made.watch is not None:
        tokens.append(made.watch)
    cookie = await services.doorkeeper.give(visitor, tokens)
    if made.mine is not None:
        services.attendance.look(made.table.id, services.tables.now())
    services.keeper.look_at(made.table.id)
    base = base_url(request)
    own = sorted({seat for hashed, link in made.table.links.items() for seat in link.seats} - set(made.others))
    links = [seat_link(base, own, made.mine)] if made.mine is not None else []
    links += [seat_link(base, [seat], token) for seat, token in made.others.items()]
    watch, invite = (seat_link(base, [], token) if token is not None else None for token in (made.watch, made.invite))
    shown = await info(services, made.table, as_holder(own))
    return answer(Created(shown, links, watch, invite, made.maker), 201, cookie)


def seat_link(base: str, seats: list[int], token: str) -> SeatLink:
    return SeatLink(seats, token, f"{base}/s/{token}")


@get("/api/tables", operation_id="listOpenTables", responses=OPEN)
async def list_open(
    request: Anyone, limit: Annotated[int, QueryParameter(ge=1, le=LISTED)] = LISTED
) -> Response[list[TableInfo]]:
    """Tables with a free seat that anybody may take, the newest first."""
    services = services_of(request)
    async with services.database.read() as connection:
        ids = await repository.find_open(connection, limit)
    found = [await services.tables.get(table_id) for table_id in ids]
    return answer([await info(services, table, NOBODY) for table in found if table.joinable])


@get("/api/tables/{table_id:str}", operation_id="getTable", responses=READ)
async def get_table(request: Anyone, table_id: TableId) -> Response[TableInfo]:
    """The table, if you hold a link to it or it waits for people."""
    return answer(await info(*await look(request, table_id)))


@get("/api/tables/{table_id:str}/presence", operation_id="getPresence", responses=READ)
async def get_presence(request: Anyone, table_id: TableId) -> Response[PresenceMessage]:
    """Who looks at the table now; the stream tells when that changes."""
    services, table, _ = await enter(request, table_id)
    return answer(services.hub.presence.of(table.id))


@delete("/api/tables/{table_id:str}", operation_id="deleteTable", responses=WRITE)
async def delete_table(request: Anyone, table_id: TableId) -> None:
    """Delete a table that you made, for everybody and for good."""
    services, table, access = await enter(request, table_id)
    if not access.maker:
        raise forbidden("only who made the table may delete it")
    require_unsealed(table, services.tables.now())
    await services.tables.delete(table)


@post("/api/tables/{table_id:str}/join", operation_id="joinTable", status_code=200, responses=WRITE)
async def join_table(request: Anyone, table_id: TableId, data: JSONBody[JoinWish]) -> Response[Joined]:
    """Take a free seat of a table that is open, or to which you are invited; links to it given out before open it no
    longer."""
    services = services_of(request)
    table = await services.tables.get(table_id)
    visitor = visitor_of(request)
    access = await services.doorkeeper.access(visitor, table)
    invited = access.invited or (data.invite is not None and invites(table, data.invite))
    if not (table.header.open or invited) or table.header.kind != "game":
        raise not_found("table")
    await require_player(services, visitor, table, data.seat)
    token = new_token()
    async with table.lock:
        seat = await take_seat(services, table, data, token)
    cookie = await services.doorkeeper.give(visitor, [token])
    access = await services.doorkeeper.access(visitor, table)
    if seat not in access.seats:
        access = as_holder([seat])
    link = seat_link(base_url(request), [seat], token)
    return answer(Joined(await info(services, table, access), link), cookie=cookie)


def invites(table: ServedTable, token: str) -> bool:
    """Whether the token is the table's invitation."""
    link = table.links.get(hash_token(token))
    return link is not None and link.invites


async def take_seat(services: Services, table: ServedTable, wish: JoinWish, token: str) -> int:
    while True:
        seat = seat_for(table, wish.seat)
        if not table.running or seat not in table.free_seats:
            raise Problem(409, "seat_taken", "that seat is taken: look which are free")
        called = read_called(table, wish, seat)
        names = None if called is None else {seat: called}
        also = _new_link(table.id, seat, token)
        try:
            await services.tables.append(table, arrive(table, [seat]), also=also, names=names)
        except Conflict:
            continue  # somebody was faster: look again what is free
        others = {hashed: link for hashed, link in table.links.items() if link.seats != (seat,)}
        table.links = {**others, hash_token(token): Link((seat,), False)}
        return seat


def _new_link(table_id: str, seat: int, token: str) -> Work[None]:
    async def work(connection: AsyncConnection) -> None:
        await repository.delete_links_of_seat(connection, table_id, str(seat))
        await repository.insert_links(connection, table_id, [GivenLink(hash_token(token), str(seat))])

    return work


def as_holder(seats: list[int]) -> Access:
    return Access(tuple(seats), True, True)


# ------------------------------------------------------------------------------- seats


@post("/api/tables/{table_id:str}/seats/{seat:int}/bot", operation_id="giveSeatToBot", status_code=200, responses=WRITE)
async def give_to_bot(request: Anyone, table_id: TableId, seat: SeatId, data: JSONBody[BotCommand]) -> Response[Done]:
    """Let a bot play your seat; the maker may also seat one where nobody has come."""
    services, table, access = await enter(request, table_id)
    if table.header.lesson is not None:
        raise forbidden("nobody else takes a lesson for you")
    if not (access.maker and seat in table.free_seats):
        access.require_seat(seat)
    level = data.level or default_level()
    if table.header.rated:
        require_rated_bot(table.header.game, level)
    done = await services.commands.give_to_bot(table, seat, data.key, level)
    return answer(shown_done(table, done, seat))


@post("/api/tables/{table_id:str}/seats/{seat:int}/back", operation_id="takeSeatBack", status_code=200, responses=WRITE)
async def take_back(request: Anyone, table_id: TableId, seat: SeatId, data: JSONBody[BackCommand]) -> Response[Done]:
    """Play your seat again, after a bot has."""
    services, table, access = await enter(request, table_id)
    access.require_seat(seat)
    done = await services.commands.take_back(table, seat, data.key)
    return answer(shown_done(table, done, seat))


@post("/api/tables/{table_id:str}/seats/{seat:int}/rest", operation_id="rest", status_code=200, responses=WRITE)
async def rest(request: Anyone, table_id: TableId, seat: SeatId, data: JSONBody[RestCommand]) -> Response[Done]:
    """When your clock of days rests: every night, and for some days of vacation from now on."""
    services, table, access = await enter(request, table_id)
    access.require_seat(seat)
    done = await services.commands.rest(table, seat, data.key, data.sleep, data.days)
    return answer(shown_done(table, done, seat))


@put("/api/tables/{table_id:str}/seats/{seat:int}/name", operation_id="setName", responses=WRITE, status_code=204)
async def set_name(request: Anyone, table_id: TableId, seat: SeatId, data: JSONBody[NameWish]) -> None:
    """What you are called on your seat from now on."""
    services, table, access = await enter(request, table_id)
    access.require_seat(seat)
    await services.commands.call(table, seat, read_called(table, data, seat))


@put(
    "/api/tables/{table_id:str}/seats/{seat:int}/webhook",
    operation_id="setWebhook",
    responses=WRITE,
    status_code=204,
    guards=[counts_as_creation],
)
async def set_webhook(request: Anyone, table_id: TableId, seat: SeatId, data: JSONBody[WebhookWish]) -> None:
    """Where to POST {table, seat, position, link} when it becomes your turn."""
    services, table, access = await enter(request, table_id)
    access.require_seat(seat)
    if data.url is not None:
        await services.webhooks.require_allowed(data.url)

    async def work(connection: AsyncConnection) -> None:
        await repository.put_webhook(connection, table.id, seat, data.url)
        if services.database.shared:
            await notify(connection, table.id)

    try:
        await services.journal.write(work)
    except Conflict as error:  # it was deleted meanwhile
        raise not_found("table") from error
    await services.tables.reload_links(table)


@post(
    "/api/tables/{table_id:str}/rematch",
    operation_id="rematch",
    status_code=201,
    responses=WRITE,
    guards=[counts_as_creation],
)
async def rematch(request: Anyone, table_id: TableId) -> Response[TableInfo]:
    """The same game with the same people and bots: who holds a link to a seat here holds it there."""
    services, table, access = await enter(request, table_id)
    if not access.seats and not access.maker:
        raise forbidden("only who plays here may ask for a rematch")
    if table.header.lesson is not None:
        raise forbidden("a lesson is taken again by making another table for it")
    if table.status != "finished":
        raise invalid("the game is not over", code="running")
    again = await services.tables.get(await _find_rematch(services, table))
    return answer(await info(services, again, await services.doorkeeper.access(visitor_of(request), again)), 201)


async def _find_rematch(services: Services, table: ServedTable) -> str:
    """The table where it goes on; however many ask at once, there is one."""
    async with table.lock:
        while table.meta.rematch is None:
            made, store = await prepare_table(services.tables, await rematch_wish(services.tables, table))
            also = _with_links_of(table, made.table.id, store)
            with suppress(Conflict):  # another process was faster: its table is the one
                await services.tables.append(table, Decision([RematchEntry(made.table.id)]), also=also)
                services.keeper.look_at(made.table.id)
        return table.meta.rematch


def _with_links_of(table: ServedTable, again: str, store: Work[None]) -> Work[None]:
    """Writes a rematch, to which the links of the table lead."""
    held = given_links(table)

    async def work(connection: AsyncConnection) -> None:
        await store(connection)
        await repository.delete_links(connection, again)
        await repository.insert_links(connection, again, held)
        await sit_again(connection, table.id, again)

    return work


handlers = [
    create_table,
    list_open,
    get_table,
    get_presence,
    delete_table,
    join_table,
    give_to_bot,
    take_back,
    rest,
    set_name,
    set_webhook,
    rematch,
]
