"""Talking at the table."""

from litestar import Response, post
from litestar.params import JSONBody

from hatoba.server.models import ChatCommand
from hatoba.server.problems import Problem, forbidden, invalid
from hatoba.server.routes.common import WRITE, Anyone, TableId, answer, enter, seen_by, visitor_of
from hatoba.server.services import Services
from hatoba.server.show import shown_done
from hatoba.server.store import admin
from hatoba.table.entries import ChatEntry
from hatoba.table.models import Done
from hatoba.table.names import require_own_name


@post("/api/tables/{table_id:str}/chat", operation_id="say", status_code=200, responses=WRITE)
async def say(request: Anyone, table_id: TableId, data: JSONBody[ChatCommand]) -> Response[Done]:
    """Say something to all at the table. It is text: whoever shows it must not read it as markup."""
    services, table, access = await enter(request, table_id)
    if table.header.kind == "record":
        raise forbidden("nobody sits at a record")
    if access.public:
        raise forbidden("only who holds a link to the table speaks here")
    if data.seat is not None:
        access.require_seat(data.seat)
        name = None  # it stands beside the log
    elif access.seats:
        raise invalid("say which of your seats speaks", "seat")
    else:
        name = require_own_name(table, data.name) if data.name is not None else None
    text = "".join(letter for letter in data.text if letter.isprintable() or letter == "\n").strip()
    if not text:
        raise invalid("there is nothing to read in it", "text")
    await _require_voice(request, services, table.id, data.seat)
    said = ChatEntry(data.seat, name, text)
    done = await services.commands.say(table, said, f"{visitor_of(request).id}:{data.key}")
    if data.seat is None and table.header.spectator_delay:  # how far the game is, they learn in time
        seen = await seen_by(services, table, access)
        return answer(Done(table=table.id, number=seen.meta.number, position=None, entries=[]))
    return answer(shown_done(table, done, data.seat))


async def _require_voice(request: Anyone, services: Services, table: str, seat: int | None) -> None:
    """Problem if the host has muted the account, the seat, or all who look on."""
    found = await services.doorkeeper.find_session(visitor_of(request).session)
    async with services.database.read() as connection:
        if await admin.is_muted(connection, table, seat, None if found is None else found.account):
            raise Problem(403, "muted", "the host has muted you")


handlers = [say]
