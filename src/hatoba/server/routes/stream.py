"""The live stream."""

from collections.abc import AsyncIterator, Sequence
from typing import Annotated

from litestar import get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, QueryParameter
from litestar.response import Stream as StreamResponse

from hatoba.server.access import visitor_access
from hatoba.server.live import Stream, read_id
from hatoba.server.models_log import StreamMessages
from hatoba.server.problems import Problem, not_found
from hatoba.server.rates import takes_a_stream
from hatoba.server.routes.common import READ, Anyone, services_of, visitor_of
from hatoba.server.services import Services
from hatoba.server.store import repository
from hatoba.table.show import Viewer

MESSAGES = {
    200: ResponseSpec(
        data_container=StreamMessages,
        description="Server-Sent Events; the schema lists the data of each kind by the name of its event.",
        media_type="text/event-stream",
        generate_examples=False,
    )
}


@get(
    "/api/stream",
    operation_id="listen",
    responses={**READ, **MESSAGES},
    media_type="text/event-stream",
    middleware=[takes_a_stream],
)
async def listen(
    request: Anyone,
    table: Annotated[str | None, QueryParameter(pattern="^[a-z0-9]{1,16}$", description="Only this table.")] = None,
    views: Annotated[bool, QueryParameter(description="Send whole positions instead of turns.")] = False,
    since: Annotated[str | None, QueryParameter(max_length=4000, description="As Last-Event-ID.")] = None,
    last_event_id: Annotated[str | None, HeaderParameter(name="Last-Event-ID", max_length=4000)] = None,
) -> StreamResponse:
    """Server-Sent Events of all your tables: `hello`, then `entry` for each entry of a log, `turn` or `position`
    when that has changed, `gone` when a table was deleted. Resumes from Last-Event-ID."""
    services = services_of(request)
    viewers = await find_viewers(services, request, table)
    visitor = visitor_of(request)
    await services.doorkeeper.note_use(visitor)
    stream = Stream(viewers, views, read_id(last_event_id or since), visitor.session)
    return StreamResponse(
        _bytes(services, stream),
        media_type="text/event-stream",
        headers={"cache-control": "no-store", "x-accel-buffering": "no"},
    )


async def _bytes(services: Services, stream: Stream) -> AsyncIterator[bytes]:
    async for part in services.hub.listen(stream):
        yield part


async def find_viewers(services: Services, request: Anyone, only: str | None) -> dict[str, tuple[Viewer, ...]]:
    """Which tables the visitor sees, and with whose eyes."""
    visitor = visitor_of(request)
    held = await services.doorkeeper.held_by(visitor)
    ids: Sequence[str] = [only] if only is not None else []
    if only is None and held:
        async with services.database.read() as connection:
            ids = await repository.find_tables_of(connection, sorted(held), services.settings.tables_per_stream)
    viewers: dict[str, tuple[Viewer, ...]] = {}
    for table_id in ids:
        table = await services.tables.get(table_id)
        access = visitor_access(table, held)
        if access.known:
            viewers[table_id] = access.seats or (None,)
        if access.seats:
            services.attendance.look(table_id, services.tables.now())
    if only is not None and not viewers:
        raise not_found("table")
    if not viewers:
        raise Problem(403, "no_tables", "you hold no link to any table: make one, or open a link first")
    return viewers


handlers = [listen]
