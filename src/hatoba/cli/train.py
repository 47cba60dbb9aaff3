"""`hatoba train`: a bot learns a game from its own games."""

from pathlib import Path
from typing import Annotated

import typer

from hatoba.cli.arena import Cluster, Processes
from hatoba.cli.arguments import ComponentsOption, GameArgument, PlayersOption, SeedOption
from hatoba.learning import TEACHER


def train(
    game: GameArgument,
    out: Annotated[Path, typer.Option(help="The folder of this training; run again to go on.", file_okay=False)],
    players: PlayersOption = 2,
    rounds: Annotated[int, typer.Option(min=0, help="Rounds of self-play after the first games.")] = 10,
    games: Annotated[int, typer.Option(min=10, help="Games a round.")] = 3000,
    simulations: Annotated[int, typer.Option(min=1, help="What a turn may cost in these games.")] = 64,
    gate_games: Annotated[int, typer.Option(min=2, help="Matches between a new network and the best one.")] = 200,
    teacher: Annotated[str, typer.Option(help="Who plays the first games.")] = TEACHER,
    rival: Annotated[str | None, typer.Option(help="Learn to beat this bot, which has every other seat.")] = None,
    seed: SeedOption = "1",
    components: ComponentsOption = None,
    processes: Processes = 1,
    cluster: Cluster = None,
) -> None:
    """Self-play, learning and matches, round by round. It can be stopped at any moment and goes on when run again."""
    from hatoba.arena.progress import progress_bar
    from hatoba.components import read
    from hatoba.learning.picture import draw_strength
    from hatoba.learning.rounds import Course, Report, Training

    sheet = None if components is None else read(components, game).text
    training = Training(game, players, rounds, games, simulations, gate_games, seed, teacher, sheet=sheet, rival=rival)
    course = Course(training, out, processes, cluster, progress_bar)
    reports: list[Report] = []

    def tell(report: Report) -> None:
        reports.append(report)
        print(
            f"round {report.number}: {report.games} games, {report.turns} turns, loss {report.loss:.4f}, "
            f"{100 * report.wins:.1f} % [{100 * report.low:.1f}, {100 * report.high:.1f}] "
            f"against {rival or 'the best'} (a fair share is {100 * report.fair:.0f} %), "
            + ("kept" if report.kept else "not kept"),
            flush=True,
        )

    best = course.run(tell)
    draw_strength(reports, out / "strength.svg", rival)
    print(f"the best network: {best}")
