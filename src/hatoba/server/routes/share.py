"""Finished games that are shown to everybody: a page with an address, and a picture for who shows links."""

import asyncio
from functools import cache
from html import escape

from litestar import Response, delete, get, post
from litestar.params import FromPath

from hatoba.extras import MissingExtra
from hatoba.locales import Texts
from hatoba.pictures import png
from hatoba.server.access import NOBODY
from hatoba.server.daily import require_unsealed
from hatoba.server.models import Shared
from hatoba.server.problems import Problem, forbidden, not_found
from hatoba.server.rates import counts_as_creation
from hatoba.server.routes.common import WRITE, Anyone, TableId, answer, base_url, enter, seen_by, services_of
from hatoba.server.routes.site import CLIENT, INDEX, NOT_BUILT, page_text
from hatoba.server.services import Services
from hatoba.server.table import ServedTable, as_public
from hatoba.table.commands import require_over

KEPT_SECONDS = 86_400
LONGEST_NUMBER = 2**31 - 1


@post("/api/tables/{table_id:str}/share", operation_id="shareTable", status_code=200, responses=WRITE)
async def share(request: Anyone, table_id: TableId) -> Response[Shared]:
    """Show a finished game that you played to everybody who has its address; chat and names that are not to be
    recorded stay away."""
    services, table = await _played(request, table_id)
    await services.tables.share(table, True)
    return answer(Shared(f"{base_url(request)}/g/{table.id}"))


@delete("/api/tables/{table_id:str}/share", operation_id="unshareTable", responses=WRITE)
async def unshare(request: Anyone, table_id: TableId) -> None:
    """Show it no longer."""
    services, table = await _played(request, table_id)
    await services.tables.share(table, False)


async def _played(request: Anyone, table_id: str) -> tuple[Services, ServedTable]:
    services, table, access = await enter(request, table_id)
    if not access.seats or table.header.kind != "game" or table.header.practice is not None:
        raise forbidden("only who played here may share the game")
    require_over(table, "a game is shared")
    require_unsealed(table, services.tables.now())
    return services, table


# ------------------------------------------------------------------------------- what everybody sees


@get("/g/{table_id:str}", include_in_schema=False)
async def show_game(request: Anyone, table_id: TableId) -> Response[str]:
    """The game as it ended."""
    return await _page(request, table_id, LONGEST_NUMBER)


@get("/g/{table_id:str}/at/{number:int}", include_in_schema=False)
async def show_moment(request: Anyone, table_id: TableId, number: FromPath[int]) -> Response[str]:
    """The game as it was after an entry."""
    return await _page(request, table_id, number)


async def _page(request: Anyone, table_id: str, number: int) -> Response[str]:
    """The client's page, with a title and a picture for who only shows the link."""
    headers = {"cache-control": "no-cache"}
    if not (CLIENT / INDEX).is_file():
        return Response(NOT_BUILT, media_type="text/html", headers=headers)
    text = page_text(bool(services_of(request).settings.site))
    try:
        table = await _shared(services_of(request), table_id)
    except Problem:
        return Response(text, media_type="text/html", headers=headers)  # the client says that there is nothing
    at = min(max(0, number), table.meta.number)
    picture = f"{base_url(request)}/g/{table.id}/at/{at}/picture.png"
    tags = _tags(_title(table), picture)
    return Response(text.replace("</head>", f"{tags}</head>", 1), media_type="text/html", headers=headers)


def _tags(title: str, picture: str) -> str:
    said = {"og:type": "article", "og:site_name": "Hatoba", "og:title": title, "og:image": picture}
    tags = "".join(f'<meta property="{name}" content="{escape(value)}">' for name, value in said.items())
    return f'{tags}<meta name="twitter:card" content="summary_large_image"><meta name="robots" content="noindex">'


def _title(table: ServedTable) -> str:
    """How it ended: the game, and everybody's points."""
    outcome = table.state.outcome()
    scores = outcome.scores if outcome is not None else ()
    players = ", ".join(f"{name} {score}" for name, score in zip(_names(table), scores, strict=False))
    return f"{_english()(f'{table.header.game}-game')}: {players}"


@cache
def _english() -> Texts:
    return Texts()


def _names(table: ServedTable) -> list[str]:
    """As at the table: bots of one level have names of their own, and who stands in renames nobody."""
    named = [table.name_of(at) for at in range(table.header.players)]
    planned = zip(named, table.header.seats, table.meta.seats, strict=True)
    bots = [
        None if name is not None or (plan.holder == "person" and seat.claimed) else seat.level
        for name, plan, seat in planned
    ]
    return [name or _bot_name(bots, at) or f"Player {at + 1}" for at, name in enumerate(named)]


def _bot_name(bots: list[str | None], at: int) -> str | None:
    """What the bot of a seat is called, by the levels of all that have no other name."""
    level, texts = bots[at], _english()
    if level is None:
        return None
    name = texts(f"bot-{level}") if f"bot-{level}" in texts else level.capitalize()
    if bots.count(level) == 1:
        return name
    return texts("ui-people-bot-named", level=name, name=texts(f"ui-people-bot-{bots[: at + 1].count(level)}"))


@get("/g/{table_id:str}/at/{number:int}/picture.png", include_in_schema=False, guards=[counts_as_creation])
async def show_picture(request: Anyone, table_id: TableId, number: FromPath[int]) -> Response[bytes]:
    """The table after an entry, as everybody could see it then."""
    services = services_of(request)
    table = await _shared(services, table_id)
    if not 0 <= number <= LONGEST_NUMBER:
        raise not_found("picture")
    then = await services.history.position_at(table, number)
    try:
        picture = await asyncio.to_thread(png, then.game, then.state.view(None), _names(table))
    except MissingExtra as error:
        raise not_found("picture") from error
    headers = {"cache-control": f"public, max-age={KEPT_SECONDS}"}
    return Response(picture, media_type="image/png", headers=headers)


async def _shared(services: Services, table_id: str) -> ServedTable:
    table = await services.tables.get(table_id)
    if not table.shared or table.status != "finished":
        raise not_found("game")
    return as_public(await seen_by(services, table, NOBODY))


handlers = [share, unshare, show_game, show_moment, show_picture]
