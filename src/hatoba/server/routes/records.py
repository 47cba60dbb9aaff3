"""Games as files: down when they are over, up to look at or to go on with."""

from litestar import Response, get, post
from litestar.params import JSONBody

from hatoba.engine.record import sheet_in
from hatoba.server.daily import is_sealed, require_unsealed
from hatoba.server.making import make_from_record
from hatoba.server.models import SHEET_LONGEST, Upload
from hatoba.server.problems import Problem
from hatoba.server.rates import counts_as_creation
from hatoba.server.replays import read_record
from hatoba.server.routes.common import OPEN, READ, Anyone, TableId, answer, enter, seen_by, services_of
from hatoba.server.routes.tables import welcome
from hatoba.server.services import Services
from hatoba.server.store import repository
from hatoba.server.table import ServedTable
from hatoba.table.commands import require_over
from hatoba.table.header import Kind
from hatoba.table.making import plan_alone
from hatoba.table.models import CoursePoint, Created, Shuffle
from hatoba.table.records import finished_record, require_size, show_shuffle


async def enter_as_seen(request: Anyone, table_id: str) -> tuple[Services, ServedTable]:
    """The table as the visitor may know it: for spectators who are behind, it ends later."""
    services, table, access = await enter(request, table_id)
    return services, await seen_by(services, table, access)


@get("/api/tables/{table_id:str}/record", operation_id="getRecord", responses=READ, media_type="text/plain")
async def get_record(request: Anyone, table_id: TableId) -> Response[str]:
    """The record of a finished game: every action, and the seed."""
    services, table = await enter_as_seen(request, table_id)
    require_over(table, "the record is given out")
    require_unsealed(table, services.tables.now())
    async with services.database.read() as connection:
        entries = await repository.find_entries(connection, table.id, 0, table.meta.number)
    return Response(
        finished_record(table, entries),
        media_type="text/plain",
        headers={"content-disposition": f'attachment; filename="{table.header.game}-{table.id}.txt"'},
    )


@get("/api/tables/{table_id:str}/shuffle", operation_id="getShuffle", responses=READ)
async def get_shuffle(request: Anyone, table_id: TableId) -> Response[Shuffle]:
    """What was promised of the shuffle, and, after the end, how to check it."""
    services, table = await enter_as_seen(request, table_id)
    sealed = is_sealed(table, services.tables.now())
    return answer(Shuffle(table.header.promise, None, None) if sealed else show_shuffle(table))


@get("/api/tables/{table_id:str}/course", operation_id="getCourse", responses=READ)
async def get_course(request: Anyone, table_id: TableId) -> Response[list[CoursePoint]]:
    """Points over time, for a finished game or a record."""
    services, table = await enter_as_seen(request, table_id)
    require_over(table, "the course of the game is shown")
    return answer(await services.history.course(table))


@post("/api/records", operation_id="uploadRecord", status_code=201, responses=OPEN, guards=[counts_as_creation])
async def upload_record(request: Anyone, data: JSONBody[Upload]) -> Response[Created]:
    """Look at a record, or go on with it as hotseat or against bots. Every digest is verified."""
    services = services_of(request)
    require_size(data.text)
    kind: Kind = "game" if data.mode == "continue" else "record"
    now = services.tables.now()
    sheet = data.sheet or sheet_in(data.text)
    if sheet is not None and len(sheet) > SHEET_LONGEST:
        raise Problem(413, "too_large", f"a sheet has at most {SHEET_LONGEST} letters")
    seats = None if data.seats is None else plan_alone(data.seats)
    read = await services.clerk.do(read_record, data.text, sheet, data.at, kind, now, seats)
    return await welcome(request, services, await make_from_record(services.tables, read, sheet))


handlers = [get_record, get_shuffle, get_course, upload_record]
