"""Looking at a table and playing at it."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from hatoba.lessons.driving import show_lesson_position
from hatoba.server.access import NOBODY, Access, require_viewer
from hatoba.server.models import ActionsCommand, AnswerCommand, PreviewWish, ResignCommand, UndoCommand
from hatoba.server.routes.common import (
    READ,
    WRITE,
    Anyone,
    TableId,
    ViewerParameter,
    WatchParameter,
    answer,
    enter,
    seen_by,
)
from hatoba.server.services import Services
from hatoba.server.show import position_bytes, shown_done, tips_bytes
from hatoba.server.store import repository
from hatoba.server.table import ServedTable
from hatoba.table import show
from hatoba.table.commands import require_turn
from hatoba.table.entries import ChatEntry
from hatoba.table.models import Done, Entries, Position, PreviewShown, Tips, Turns, Why
from hatoba.table.turns import tell_turns

MAX_ENTRIES = 500
NumberParameter = Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1)]


async def look(
    request: Anyone, table_id: str, viewer: int | None, watch: bool
) -> tuple[Services, ServedTable, Access, int | None]:
    """The table with a viewer's eyes: for a spectator, as it was some time ago."""
    services, table, access = await enter(request, table_id)
    table = await seen_by(services, table, NOBODY if watch and not access.public else access)
    return services, table, access, require_viewer(table, access, viewer, watch)


@get("/api/tables/{table_id:str}/position", operation_id="getPosition", responses=READ)
async def get_position(
    request: Anyone,
    table_id: TableId,
    viewer: ViewerParameter = None,
    watch: WatchParameter = False,
    at: NumberParameter = None,
    previews: Annotated[bool, QueryParameter(description="Also what each legal action would do.")] = False,
) -> Response[Position]:
    """What you may know of the position, now or after entry `at`; legal actions if you are to move."""
    services, table, _, eyes = await look(request, table_id, viewer, watch)
    if at is not None:
        table = await services.history.position_at(table, at)
    shown = show_lesson_position(table, eyes, previews) if previews else position_bytes(table, eyes)
    return answer(shown)


@get("/api/tables/{table_id:str}/entries", operation_id="getEntries", responses=READ)
async def get_entries(
    request: Anyone,
    table_id: TableId,
    viewer: ViewerParameter = None,
    watch: WatchParameter = False,
    after: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=MAX_ENTRIES)] = MAX_ENTRIES,
) -> Response[Entries]:
    """What happened after an entry, as you may know it."""
    services, table, access, eyes = await look(request, table_id, viewer, watch)
    async with services.database.read() as connection:
        found = await repository.find_entries(connection, table.id, after, table.meta.number, limit)
    if access.public:  # what people said to each other was not meant for everybody
        found = [entry for entry in found if not isinstance(entry, ChatEntry)]
    entries = [show.show_entry(table.game, entry, eyes) for entry in found]
    return answer(Entries(table.id, eyes, table.meta.number, entries))


@get("/api/tables/{table_id:str}/turns", operation_id="getTurns", responses=READ)
async def get_turns(
    request: Anyone,
    table_id: TableId,
    viewer: ViewerParameter = None,
    watch: WatchParameter = False,
    after: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0,
) -> Response[Turns]:
    """What the turns that end after an entry came to, a line each; what was taken back is not told."""
    services, table, _, eyes = await look(request, table_id, viewer, watch)
    async with services.database.read() as connection:
        entries = await repository.find_entries(connection, table.id, 0, table.meta.number)
    told = tell_turns(table.game, entries, eyes, after)
    return answer(Turns(table.id, eyes, table.meta.number, told))


@post("/api/tables/{table_id:str}/actions", operation_id="playActions", status_code=200, responses=WRITE)
async def play_actions(request: Anyone, table_id: TableId, data: JSONBody[ActionsCommand]) -> Response[Done]:
    """Play actions, all or none. Answered when they are durable; the same request twice is played once."""
    services, table, access = await enter(request, table_id)
    seat = access.require_seat(data.seat)
    done = await services.commands.act(table, seat, data.position, data.key, data.actions)
    return answer(shown_done(table, done, seat))


@post("/api/tables/{table_id:str}/undo", operation_id="undo", status_code=200, responses=WRITE)
async def undo(request: Anyone, table_id: TableId, data: JSONBody[UndoCommand]) -> Response[Done]:
    """Take actions back: in your own turn until something was revealed; further, the others are asked."""
    services, table, access = await enter(request, table_id)
    seat = access.require_seat(data.seat)
    done = await services.commands.undo(table, seat, data.position, data.key, data.to)
    return answer(shown_done(table, done, seat))


@post("/api/tables/{table_id:str}/undo/answer", operation_id="answerUndo", status_code=200, responses=WRITE)
async def answer_undo(request: Anyone, table_id: TableId, data: JSONBody[AnswerCommand]) -> Response[Done]:
    """Agree that someone goes back, or not."""
    services, table, access = await enter(request, table_id)
    seat = access.require_seat(data.seat)
    done = await services.commands.answer(table, seat, data.ask, data.key, data.agree)
    return answer(shown_done(table, done, seat))


@post("/api/tables/{table_id:str}/resign", operation_id="resign", status_code=200, responses=WRITE)
async def resign(request: Anyone, table_id: TableId, data: JSONBody[ResignCommand]) -> Response[Done]:
    """Give up. Of two players the other has won; of more, a bot plays on and you rank last."""
    services, table, access = await enter(request, table_id)
    seat = access.require_seat(data.seat)
    done = await services.commands.resign(table, seat, data.key)
    return answer(shown_done(table, done, seat))


@post("/api/tables/{table_id:str}/preview", operation_id="preview", status_code=200, responses=WRITE)
async def preview(request: Anyone, table_id: TableId, data: JSONBody[PreviewWish]) -> Response[PreviewShown]:
    """What you would see happen; nothing is played."""
    services, table, access = await enter(request, table_id)
    seat = access.require_seat(data.seat)
    if data.position != table.meta.position:
        raise await services.commands.late(table, seat, data.position)
    return answer(show.preview(table, seat, data.actions))


@get("/api/tables/{table_id:str}/why", operation_id="whyIllegal", responses=READ)
async def why_illegal(
    request: Anyone,
    table_id: TableId,
    action: Annotated[str, QueryParameter(min_length=1, max_length=120, description="Number or notation.")],
    seat: Annotated[int, QueryParameter(ge=0, le=3)] = 0,
) -> Response[Why]:
    """Whether the seat to move may play an action of the catalogue, and if not, why."""
    _, table, access = await enter(request, table_id)
    wished = int(action) if action.isdecimal() and len(action) < 10 else action
    return answer(show.why(table, access.require_seat(seat), wished))


@get("/api/tables/{table_id:str}/tips", operation_id="getTips", responses=READ)
async def get_tips(
    request: Anyone, table_id: TableId, seat: Annotated[int, QueryParameter(ge=0, le=3)] = 0
) -> Response[Tips]:
    """For the seat to move: what each action would do, or why it cannot be played."""
    _, table, access = await enter(request, table_id)
    require_turn(table, access.require_seat(seat))
    return answer(tips_bytes(table, seat))


handlers = [
    get_position,
    get_entries,
    get_turns,
    play_actions,
    undo,
    answer_undo,
    resign,
    preview,
    why_illegal,
    get_tips,
]
