"""`hatoba analyse` and `hatoba puzzles`: the coach from the command line."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from hatoba.cli.arena import Processes
from hatoba.cli.arguments import AsJson, ComponentsOption, GameArgument, LanguageOption, PlayersOption, SeedOption

puzzles_app = typer.Typer(no_args_is_help=True, help="Positions in which one turn is clearly best.")


def analyse(
    file: Annotated[Path, typer.Argument(help="A record of a finished game.", exists=True, dir_okay=False)],
    seat: Annotated[str | None, typer.Option(help="Judge the turns of this seat only, such as A.")] = None,
    sims: Annotated[int, typer.Option(min=1, help="Simulations of the search for each turn.")] = 4000,
    draws: Annotated[int, typer.Option(min=4, help="How often each turn is played on, at most.")] = 64,
    seed: SeedOption = "1",
    html: Annotated[Path | None, typer.Option(help="Write a page to share.", dir_okay=False)] = None,
    language: LanguageOption = "en",
    as_json: AsJson = False,
    components: ComponentsOption = None,
) -> None:
    """What every turn of a game was worth on what its seat knew, what was better, and why."""
    import hatoba
    from hatoba.arena.progress import progress_bar
    from hatoba.coach import Effort
    from hatoba.coach import analyse as analyse_record
    from hatoba.coach.report import html_report
    from hatoba.coach.told import analysis_lines
    from hatoba.engine.fields import SEATS
    from hatoba.locales import Texts

    texts = Texts(language)
    record = hatoba.read_record(file.read_text(encoding="utf-8"), components)
    chosen = None if seat is None else SEATS.code(seat.upper())
    if seat is not None and (chosen is None or chosen >= record.players):
        raise ValueError(f"no seat {seat!r} in this game")
    with progress_bar(record.game.name, not as_json) as tell:
        found = analyse_record(
            record,
            seats=None if chosen is None else [chosen],
            effort=Effort(simulations=sims, draws=draws),
            seed=seed,
            progress=tell,
        )
    if html is not None:
        html.write_text(html_report(found, record.game, texts, chosen or 0), encoding="utf-8", newline="\n")
    if as_json:
        print(json.dumps(asdict(found)))
    else:
        print("\n".join(analysis_lines(found, record.game, texts)))


@puzzles_app.command("make")
def make(
    game: GameArgument,
    out: Annotated[Path, typer.Option(help="Where puzzles are kept (JSON lines): run again to go on.", dir_okay=False)],
    games: Annotated[int, typer.Option(min=1, help="How many games of strong bots are searched.")] = 10,
    players: PlayersOption = 2,
    sims: Annotated[int, typer.Option(min=1, help="Simulations of the search for each turn.")] = 200,
    draws: Annotated[int, typer.Option(min=4, help="How often each turn is played on, at most.")] = 64,
    seed: SeedOption = "1",
    components: ComponentsOption = None,
    processes: Processes = 1,
) -> None:
    """Find puzzles in games of strong bots."""
    import hatoba
    from hatoba.arena.progress import progress_bar
    from hatoba.coach import Effort
    from hatoba.coach.puzzles import PuzzlePlan, make_puzzles

    plan = PuzzlePlan(hatoba.game(game, components), players, seed, Effort(simulations=sims, draws=draws), 2 * sims)
    with progress_bar(f"{game}, {players} players") as tell:
        found = make_puzzles(plan, games, out, tell, processes)
    print(f"{len(found)} puzzles in {out}")


@puzzles_app.command("show")
def show(
    file: Annotated[Path, typer.Argument(help="A file of hatoba puzzles make.", exists=True, dir_okay=False)],
    puzzle: Annotated[str | None, typer.Argument(help="Only the puzzle of this id.")] = None,
    language: LanguageOption = "en",
    components: ComponentsOption = None,
) -> None:
    """Print puzzles with their solutions."""
    import hatoba
    from hatoba.coach.puzzles import read_puzzles
    from hatoba.coach.told import puzzle_lines
    from hatoba.locales import Texts

    texts = Texts(language)
    for found in read_puzzles(file):
        if puzzle in (None, found.id):
            print("\n".join([*puzzle_lines(found, hatoba.game(found.game, components), texts), ""]))
