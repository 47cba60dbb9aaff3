"""`hatoba arena`: a tournament of bots from the command line."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from hatoba.cli.arguments import (
    AsJson,
    ChosenOptions,
    ComponentsOption,
    GameArgument,
    PlayersOption,
    SeedOption,
    read_options,
)

Processes = Annotated[int, typer.Option(min=1, help="Games at the same time.")]
Cluster = Annotated[str | None, typer.Option(help="ray: play on a Ray cluster.")]


def arena(
    game: GameArgument,
    bots: Annotated[
        str,
        typer.Option(
            help="Strongest first, with commas: merchant,apprentice or magnate@sims=5000,magnate@seconds=0.5, "
            "your own as module:Class, a program as cmd:COMMAND (docs/protocol.md)."
        ),
    ],
    players: PlayersOption = 2,
    games: Annotated[int, typer.Option(min=1, help="Games for each line-up, up to a whole number of seeds.")] = 100,
    seed: SeedOption = "1",
    pairs: Annotated[str, typer.Option(help="all, or adjacent: each bot against the next one.")] = "all",
    reference: Annotated[
        str | None, typer.Option(help="Every bot also meets this one, such as flat@sims=1000.")
    ] = None,
    option: ChosenOptions = [],  # noqa: B006 - typer reads the default, nobody changes it
    components: ComponentsOption = None,
    processes: Processes = 1,
    cluster: Cluster = None,
    out: Annotated[
        Path | None, typer.Option(help="Keep results in this file (JSON lines); run again to continue.", dir_okay=False)
    ] = None,
    records: Annotated[
        Path | None, typer.Option(help="Write every game into this folder, as a record.", file_okay=False)
    ] = None,
    as_json: AsJson = False,
    picture: Annotated[Path | None, typer.Option(help="Draw the results (.png, .svg, .pdf).", dir_okay=False)] = None,
) -> None:
    """Bots against bots: common seeds, mirrored seats, intervals and ratings. Status 1 if a bot broke the rules."""
    from hatoba.arena import make_setting, make_tournament, read_entrant, read_entrants, run_plan, summarise
    from hatoba.arena.picture import draw_picture
    from hatoba.arena.progress import progress_bar
    from hatoba.arena.table import print_summary

    look_here_for_bots()
    setting = make_setting(game, players, read_options(option), components)
    entrants = read_entrants(bots.split(","))
    fixed = None if reference is None else read_entrant(reference)
    tournament = make_tournament(setting, entrants, games, seed, pairs, fixed, records is not None)
    with progress_bar(f"{game}, {players} players", shown=not as_json) as tell:
        results = run_plan(tournament, out, processes, cluster, tell)
    summary = summarise(tournament, results)
    if picture is not None:
        draw_picture(summary, picture)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
        for task, result in results:
            file = records / f"{tournament.name(task)}.txt"
            file.write_text(result["record"], encoding="utf-8", newline="\n")
    if as_json:
        print(json.dumps(summary.to_json()))
    else:
        print_summary(summary)
    if summary.faults:
        raise typer.Exit(1)


def look_here_for_bots() -> None:
    """Let module:Class name a module in the current folder, as `python -m` would."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
