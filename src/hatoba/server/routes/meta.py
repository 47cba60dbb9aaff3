"""The games, and how the server is."""

from litestar import Response, get
from litestar.params import FromPath
from prometheus_client import generate_latest
from sqlalchemy import text

import hatoba
from hatoba.engine.game import Game
from hatoba.games import game as find_game
from hatoba.games import names
from hatoba.lessons.rulebook import rulebook_of
from hatoba.locales import languages
from hatoba.server.models import Alive, Health
from hatoba.server.problems import Unavailable, invalid, not_found
from hatoba.server.routes.common import READ, SERVER_STATE, Anyone, GameName, TableId, answer, enter, look, services_of
from hatoba.table.facts import ActionInfo, GameFacts, ServerInfo, describe_actions, facts_of, offer, own_texts
from hatoba.table.models import Rulebook
from hatoba.workshop.comparing import diff
from hatoba.workshop.models import Difference


def require_game(name: str) -> Game:
    if name not in names():
        raise not_found("game")
    return find_game(name)


def wished_game(name: str) -> Game:
    """The game that a request is about."""
    if name not in names():
        raise invalid(f"no game is called {name!r}", "game")
    return find_game(name)


@get("/api/games", operation_id="getGames")
async def get_games(request: Anyone) -> ServerInfo:
    """The games that can be played here, their options, and the levels of the bots."""
    services = services_of(request)
    return offer(hatoba.__version__, coach=services.analyst.enabled, daily=services.settings.daily)


@get("/api/games/{game:str}", operation_id="getGame", responses=READ)
async def get_game(game: GameName) -> Response[GameFacts]:
    """What a client needs to know of a game: options, levels, verbs, kinds of text, the arguments of its rules."""
    return answer(facts_of(require_game(game)))


@get("/api/games/{game:str}/texts/{language:str}", operation_id="getTexts", responses=READ, media_type="text/plain")
async def get_texts(game: GameName, language: FromPath[str]) -> str:
    """The texts that a game brings itself, as a Fluent file."""
    found = own_texts(require_game(game).facts, language) if language in languages() else ""
    if not found:
        raise not_found("text")
    return found


@get("/api/games/{game:str}/actions", operation_id="getActions", responses=READ)
async def get_actions(game: GameName) -> list[ActionInfo]:
    """All actions of a game: number, notation, verb and arguments."""
    return describe_actions(require_game(game))


@get("/api/games/{game:str}/rulebook", operation_id="getRulebook", responses=READ)
async def get_rulebook(game: GameName) -> Response[Rulebook]:
    """What the rules show besides their texts: the numbers of the sheet, and examples that can be played as lessons."""
    return answer(rulebook_of(require_game(game).name))


@get("/api/games/{game:str}/sheet", operation_id="getSheet", responses=READ)
async def get_sheet(game: GameName) -> Response[dict[str, object]]:
    """What is printed on the components."""
    return answer(require_game(game).sheet.data)


@get("/api/games/{game:str}/sheet.toml", operation_id="getSheetText", responses=READ, media_type="text/plain")
async def get_sheet_text(game: GameName) -> str:
    """The same as its source, to start an own sheet from."""
    return require_game(game).sheet.text


@get("/api/tables/{table_id:str}/game", operation_id="getTableGame", responses=READ)
async def get_table_game(request: Anyone, table_id: TableId) -> Response[GameFacts]:
    """What a client needs to know of this table's game, with the numbers of its sheet."""
    _, table, _ = await enter(request, table_id)
    return answer(facts_of(table.game))


@get("/api/tables/{table_id:str}/sheet", operation_id="getTableSheet", responses=READ)
async def get_table_sheet(request: Anyone, table_id: TableId) -> Response[dict[str, object]]:
    """The components that this table plays with."""
    _, table, _ = await enter(request, table_id)
    return answer(table.game.sheet.data)


@get("/api/tables/{table_id:str}/sheet/differences", operation_id="getTableSheetDifferences", responses=READ)
async def get_table_differences(request: Anyone, table_id: TableId) -> Response[list[Difference]]:
    """What the components of this table say otherwise than the usual ones; also before the start."""
    _, table, _ = await look(request, table_id)
    return answer(diff(find_game(table.header.game).sheet, table.game.sheet) if table.header.own_sheet else [])


@get("/api/tables/{table_id:str}/catalogue", operation_id="getTableActions", responses=READ)
async def get_table_actions(request: Anyone, table_id: TableId) -> Response[list[ActionInfo]]:
    """All actions of this table's game."""
    _, table, _ = await enter(request, table_id)
    return answer(describe_actions(table.game))


@get("/healthz", operation_id="health", responses=SERVER_STATE)
async def health(request: Anyone) -> Health:
    """Whether the server can do its work: read its database, and write to it."""
    services = services_of(request)
    if not services.journal.healthy:
        raise Unavailable
    async with services.database.read() as connection:
        await connection.execute(text("SELECT 1"))
    return Health("ok", hatoba.__version__, services.database.url.get_backend_name())


@get("/livez", operation_id="alive")
async def alive() -> Alive:
    """Whether the server answers at all: if not, start it anew. Without its database it need not be."""
    return Alive("ok")


@get("/metrics", include_in_schema=False, media_type="text/plain")
async def metrics(request: Anyone) -> Response[bytes]:
    services = services_of(request)
    if not services.settings.metrics:
        raise not_found("page")
    return Response(generate_latest(services.metrics.registry), media_type="text/plain; version=0.0.4")


handlers = [
    get_games,
    get_game,
    get_texts,
    get_actions,
    get_rulebook,
    get_sheet,
    get_sheet_text,
    get_table_game,
    get_table_sheet,
    get_table_differences,
    get_table_actions,
    health,
    alive,
    metrics,
]
