"""`hatoba dataset`: games of bots to learn from."""

from pathlib import Path
from typing import Annotated

import typer

from hatoba.cli.arena import Cluster, Processes, look_here_for_bots
from hatoba.cli.arguments import (
    ChosenOptions,
    ComponentsOption,
    GameArgument,
    PlayersOption,
    SeedOption,
    read_options,
)

app = typer.Typer(no_args_is_help=True, help="Games of bots to learn from.")


@app.callback()
def dataset() -> None:
    """Games of bots to learn from."""


@app.command()
def make(
    game: GameArgument,
    out: Annotated[Path, typer.Option(help="The folder of the data set; run again to go on.", file_okay=False)],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    bot: Annotated[
        list[str], typer.Option(help="Who plays, such as magnate@sims=200; several take the seats in turn.")
    ] = ["magnate@sims=200"],  # noqa: B006 - typer reads the default, nobody changes it
    players: PlayersOption = 2,
    seed: SeedOption = "1",
    option: ChosenOptions = [],  # noqa: B006 - typer reads the default, nobody changes it
    components: ComponentsOption = None,
    processes: Processes = 1,
    cluster: Cluster = None,
) -> None:
    """Play games and write them as Parquet: records, results and digests. It goes on where it was stopped."""
    from hatoba.arena import make_setting, read_entrants
    from hatoba.arena.progress import progress_bar
    from hatoba.data import Games, make_dataset

    look_here_for_bots()
    setting = make_setting(game, players, read_options(option), components)
    plan = Games(setting, read_entrants(bot), games, seed)
    with progress_bar(f"{game}, {players} players", shown=True) as tell:
        make_dataset(plan, out, processes, cluster, tell)
    print(f"{games} games in {out}")
