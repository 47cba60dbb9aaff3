"""The live stream."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Annotated

from litestar import get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, QueryParameter
from litestar.response import Stream as StreamResponse

from hatoba.server.lists import Listing
from hatoba.server.live import Stream, eyes_of, read_id
from hatoba.server.models_log import StreamMessages
from hatoba.server.presence import Looker
from hatoba.server.problems import Problem, invalid, not_found
from hatoba.server.rates import takes_a_stream
from hatoba.server.routes.accounts import TABLES_LISTED
from hatoba.server.routes.common import READ, Anyone, services_of, visitor_of
from hatoba.server.services import Services
from hatoba.server.store import repository
from hatoba.table.show import Viewer

LONGEST = 4000
TABLES = r"^([a-z0-9]{1,16}(\.[0-9]{1,9})?(,[a-z0-9]{1,16}(\.[0-9]{1,9})?)*)?$"
LOOKING = r"^([a-z0-9]{1,16}(,[a-z0-9]{1,16})*)?$"
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
    guards=[takes_a_stream],
)
async def listen(
    request: Anyone,
    tables: Annotated[
        str | None,
        QueryParameter(
            pattern=TABLES,
            max_length=LONGEST,
            description="Only these, as `k3j9.147,w8x2`: of k3j9 you have everything up to entry 147. Empty: none.",
        ),
    ] = None,
    looking: Annotated[
        str | None,
        QueryParameter(
            pattern=LOOKING, max_length=LONGEST, description="Tables that somebody looks at now; usually all of them."
        ),
    ] = None,
    lists: Annotated[bool, QueryParameter(description="Also what lists show of your tables and of open ones.")] = False,
    views: Annotated[bool, QueryParameter(description="Send whole positions instead of turns.")] = False,
    last_event_id: Annotated[str | None, HeaderParameter(name="Last-Event-ID", max_length=LONGEST)] = None,
) -> StreamResponse:
    """Server-Sent Events of your tables: `hello`, then `entry` for each entry of a log, `turn` or `position`
    when that has changed, `gone` when a table was deleted, `listed` when lists show one otherwise.
    Resumes from `tables` or Last-Event-ID."""
    services = services_of(request)
    visitor = visitor_of(request)
    held = await services.doorkeeper.held_by(visitor)
    mine = await _tables_of(services, held, TABLES_LISTED) if lists or tables is None else []
    asked = _read_tables(services, tables) if tables is not None else mine[: services.settings.tables_per_stream]
    viewers = await find_viewers(services, asked, held)
    if not viewers and not lists:
        if tables is not None:
            raise not_found("table")
        raise Problem(403, "no_tables", "you hold no link to any table: make one, or open a link first")
    await services.doorkeeper.note_use(visitor)
    known, resumed = read_id(tables), read_id(last_event_id)
    stream = Stream(
        viewers,
        views,
        {**known, **resumed},
        whole=known.keys() - resumed.keys(),
        missing=[table for table in asked if table not in viewers],
        held=held,
        session=visitor.session,
        listing=Listing(held, mine) if lists else None,
    )
    looked = set(viewers) if looking is None else viewers.keys() & set(looking.split(","))
    lookers = {
        table: tuple(visitor.id if eyes is None else eyes for eyes in viewers[table]) for table in sorted(looked)
    }
    return StreamResponse(
        services.hub.listen(stream, attended(services, lookers)),
        media_type="text/event-stream",
        headers={"cache-control": "no-store", "x-accel-buffering": "no"},
    )


def _read_tables(services: Services, text: str) -> list[str]:
    asked = list(dict.fromkeys(part.partition(".")[0] for part in text.split(",") if part))
    most = services.settings.tables_per_stream
    if len(asked) > most:
        raise invalid(f"a stream carries {most} tables at most", "tables")
    return asked


@contextmanager
def attended(services: Services, lookers: Mapping[str, tuple[Looker, ...]]) -> Iterator[None]:
    """As long as the stream is open, somebody looks at these tables."""
    played = [table for table, who in lookers.items() if isinstance(who[0], int)]
    with services.attendance.looking(played, services.tables.now), services.hub.presence.looking(lookers):
        yield


async def _tables_of(services: Services, held: frozenset[str], limit: int) -> list[str]:
    if not held:
        return []
    async with services.database.read() as connection:
        return await repository.find_tables_of(connection, sorted(held), limit)


async def find_viewers(services: Services, asked: Sequence[str], held: frozenset[str]) -> dict[str, tuple[Viewer, ...]]:
    """Which of the tables the visitor sees, and with whose eyes."""
    viewers: dict[str, tuple[Viewer, ...]] = {}
    for table_id in asked:
        try:
            eyes = eyes_of(await services.tables.get(table_id), held)
        except Problem as problem:
            if problem.body.status != 404:
                raise
            continue
        if eyes:
            viewers[table_id] = eyes
    return viewers


handlers = [listen]
