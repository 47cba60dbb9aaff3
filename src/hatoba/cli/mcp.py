"""`hatoba mcp`: one seat, as tools for a language model or any other client of the protocol.

The table is the command's own, or one of a server.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any, Protocol

import typer

from hatoba.cli.arguments import ChosenOptions, ComponentsOption, LanguageOption, PlayersOption, read_options

if TYPE_CHECKING:
    from pathlib import Path

    from hatoba.engine.game import Game
    from hatoba.locales import Texts
    from hatoba.locales.telling import LegalAction


class Seat(Protocol):
    """A seat played in words: `envs.text.TextGame` at a table of its own, `cli.served.ServedSeat` at a server's."""

    texts: Texts
    log: list[str]

    @property
    def game(self) -> Game: ...

    @property
    def over(self) -> bool: ...

    def observe(self, printed: bool = True) -> str: ...

    def question(self) -> str: ...

    def legal(self) -> list[LegalAction]: ...

    def why_not(self, notation: str) -> str | None: ...

    def preview(self, notation: str) -> list[str]: ...

    def act(self, notation: str) -> list[str]: ...

    def wait(self) -> list[str]: ...

    def result(self) -> list[str]: ...


def mcp(
    game: Annotated[str | None, typer.Argument(help="Which game, for a table of its own.")] = None,
    players: PlayersOption = 2,
    seat: Annotated[int, typer.Option(min=0, help="The client's seat, from 0.")] = 0,
    opponents: Annotated[
        str, typer.Option(help="Who sits at the other seats, such as merchant@sims=20; with commas one for each.")
    ] = "apprentice",
    seed: Annotated[str | None, typer.Option(help="Play this game again; a new one without it.")] = None,
    language: LanguageOption = "en",
    option: ChosenOptions = [],  # noqa: B006 - typer reads the default, nobody changes it
    components: ComponentsOption = None,
    server: Annotated[str | None, typer.Option(help="Play at a table of this server: http://host:8080.")] = None,
    token: Annotated[
        str | None, typer.Option(envvar="HATOBA_TOKEN", help="With --server: the token of the seat's link.")
    ] = None,
) -> None:
    """Serve one seat of a game over the Model Context Protocol, on standard input and output."""
    from hatoba.bots import FIXED_BUDGETS
    from hatoba.envs.text import TextGame

    seated: Seat
    if server is not None:
        seated = served_seat(server, token, game, language, components)
    elif game is None:
        raise typer.BadParameter("say which game, or --server and --token", param_hint="GAME")
    else:
        named = opponents.split(",") if "," in opponents else opponents
        chosen = read_options(option)
        seated = TextGame(game, players, seat, named, seed, language, components, FIXED_BUDGETS, **chosen)
    make_server(seated).run("stdio")


def served_seat(server: str, token: str | None, game: str | None, language: str, components: Path | None) -> Seat:
    """The seat that a token opens."""
    from hatoba.extras import require_extra

    if not token or game is not None:
        raise typer.BadParameter("needs --token (or HATOBA_TOKEN) and no game: the table has its own")
    require_extra("mcp", "mcp")
    from hatoba.cli.served import ServedSeat

    return ServedSeat(server, token, language, components)


def make_server(game: Seat) -> Any:
    """The tools of one seat's game. Nothing hidden from the seat leaves them."""
    from hatoba.cli.rules import rules_text
    from hatoba.engine.errors import HatobaError
    from hatoba.extras import missing_extra

    try:
        from mcp.server import MCPServer  # type: ignore[import-not-found, unused-ignore]
        from mcp.server.mcpserver.exceptions import ToolError  # type: ignore[import-not-found, unused-ignore]
    except ImportError as error:
        raise missing_extra("mcp", "the library mcp") from error
    language = game.texts.language
    server = MCPServer(
        "hatoba",
        instructions="Call rules and observe first; then legal and act until the game is over. "
        "If another player takes long, call wait.",
    )

    def progress(happened: list[str]) -> dict[str, Any]:
        return {"happened": happened, "over": game.over, "next": game.result() if game.over else game.question()}

    def require_legal(notation: str) -> None:
        reason = game.why_not(notation)
        if reason is not None:
            raise ToolError(reason)

    @server.tool()
    def rules(topic: str = "") -> str:
        """The rules of the game, or of a topic: a section, an area, a card, such as "bank" or "order 8"."""
        try:
            return rules_text(game.game.name, topic or None, language, data=game.game.sheet.data)
        except ValueError as error:
            raise ToolError(str(error)) from error

    @server.tool()
    def observe(printed: bool = True) -> str:
        """The whole table as your seat sees it, in words. printed=false leaves out what cards and areas do."""
        return game.observe(printed)

    @server.tool()
    def legal() -> list[dict[str, Any]]:
        """All actions that you may play now: notation (give this to act) and text (what it does)."""
        return [asdict(action) for action in game.legal()]

    @server.tool()
    def why_not(notation: str) -> str:
        """Why an action cannot be played now; empty if it can."""
        return game.why_not(notation) or ""

    @server.tool()
    def preview(notation: str) -> list[str]:
        """What an action would do, without playing it; it ends where something hidden would be shown."""
        require_legal(notation)
        return game.preview(notation)

    @server.tool()
    def act(notation: str) -> dict[str, Any]:
        """Play an action. The others play up to your next decision. It cannot be taken back."""
        require_legal(notation)
        try:
            return progress(game.act(notation))
        except HatobaError as error:  # an opponent of the host's own broke the rules, or a server refused
            raise ToolError(str(error)) from error

    @server.tool()
    def wait() -> dict[str, Any]:
        """Wait for the others, if it is not your turn: what happened meanwhile. Call it again if it still is not."""
        try:
            return progress(game.wait())
        except HatobaError as error:
            raise ToolError(str(error)) from error

    @server.tool()
    def log() -> list[str]:
        """Everything that happened so far, as your seat saw it."""
        return game.log

    return server
