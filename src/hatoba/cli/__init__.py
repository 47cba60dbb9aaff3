"""The command line: `hatoba --help` lists its commands, each in a module of its own here."""

import json
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any

import typer

from hatoba.bots import LEVELS
from hatoba.cli.admin import app as admin_app
from hatoba.cli.arena import arena
from hatoba.cli.arguments import (
    AsJson,
    ChosenOptions,
    ComponentsOption,
    GameArgument,
    LanguageOption,
    PlayersOption,
    SeedOption,
    read_options,
)
from hatoba.cli.backup import backup, restore
from hatoba.cli.balance import balance
from hatoba.cli.bench import app as bench_app
from hatoba.cli.coach import analyse, puzzles_app
from hatoba.cli.dataset import app as dataset_app
from hatoba.cli.envs import app as envs_app
from hatoba.cli.mcp import mcp
from hatoba.cli.serve import serve
from hatoba.cli.sheets import app as sheets_app
from hatoba.cli.site import site
from hatoba.cli.text import text
from hatoba.cli.train import train

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)


@app.callback(invoke_without_command=True)
def hatoba(version: Annotated[bool, typer.Option("--version", help="Show the version and the build.")] = False) -> None:
    """Yokohama, Yokohama Duel and Nippon: play, simulate, replay."""
    if version:
        from hatoba.build import describe_build

        print(describe_build())


@app.command()
def play(
    game: GameArgument = "yokohama",
    players: PlayersOption = 2,
    bots: Annotated[str, typer.Option(help="Who sits at the other seats: " + ", ".join(LEVELS) + ".")] = "apprentice",
    seed: Annotated[str | None, typer.Option(help="Play this game again; a new one without it.")] = None,
    option: ChosenOptions = [],  # noqa: B006 - typer reads the default, nobody changes it
    components: ComponentsOption = None,
    save: Annotated[Path | None, typer.Option(help="Write the record here, also when you leave.")] = None,
    language: LanguageOption = "en",
) -> None:
    """Play in the terminal against bots, in words: pick a number or type a notation."""
    from hatoba.cli.play import play_in_terminal

    play_in_terminal(game, players, bots, seed, read_options(option), components, save, language)


@app.command()
def simulate(
    game: GameArgument,
    players: PlayersOption = 2,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: SeedOption = "1",
    option: ChosenOptions = [],  # noqa: B006 - typer reads the default, nobody changes it
    components: ComponentsOption = None,
    as_json: AsJson = False,
) -> None:
    """Random players: scores, lengths and what ends the games."""
    from hatoba.cli.simulate import run, show

    result = run(game, players, games, seed, read_options(option), components, progress=not as_json)
    if as_json:
        print(json.dumps(result.to_json()))
    else:
        show(result)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record.", exists=True, dir_okay=False)],
    components: ComponentsOption = None,
) -> None:
    """Print a recorded game turn by turn, verifying every digest."""
    from hatoba.cli.replay import show_replay

    show_replay(file.read_text(encoding="utf-8"), components)


@app.command()
def rules(
    game: GameArgument,
    topic: Annotated[
        list[str] | None, typer.Argument(help="An area, a card, a section; nothing for an overview.")
    ] = None,
    language: LanguageOption = "en",
    components: ComponentsOption = None,
) -> None:
    """The rules in our own words."""
    from hatoba.cli.rules import rules_text
    from hatoba.components import read

    data = read(components, game).data if components else None
    print(rules_text(game, " ".join(topic) if topic else None, language, data=data))


app.command()(serve)
app.command()(site)
app.command()(backup)
app.command()(restore)
app.add_typer(admin_app, name="admin")
app.command()(arena)
app.command()(balance)
app.command()(train)
app.add_typer(puzzles_app, name="puzzles")
app.command()(analyse)
app.command()(mcp)
app.command()(text)
app.add_typer(sheets_app, name="sheets")
app.add_typer(envs_app, name="envs")
app.add_typer(dataset_app, name="dataset")
app.add_typer(bench_app, name="bench")


def main(arguments: list[str] | None = None) -> Any:
    """Run the command line; what was given wrongly is said in one line."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8")  # Windows gives files and pipes the letters of one region only
    command = typer.main.get_command(app)
    try:
        return command.main(args=arguments, prog_name="hatoba", standalone_mode=True)
    except (ValueError, OSError) as error:
        print(f"hatoba: {_said(error)}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        print()
        sys.exit(130)


def _said(error: Exception) -> str:
    """What is wrong; with a file, which one, and not the system's number for it."""
    if isinstance(error, OSError) and error.filename is not None and error.strerror is not None:
        return f"{error.filename}: {error.strerror[0].lower()}{error.strerror[1:]}"
    return str(error)
