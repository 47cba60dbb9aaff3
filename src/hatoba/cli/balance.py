"""`hatoba balance`: a report on a game from many games of a bot against itself."""

from pathlib import Path
from typing import Annotated

import typer

from hatoba.cli.arena import Cluster, Processes, look_here_for_bots
from hatoba.cli.arguments import ChosenOptions, ComponentsOption, GameArgument, PlayersOption, SeedOption, read_options


def balance(
    game: GameArgument,
    games: Annotated[int, typer.Option(min=2, help="How many games.")] = 2000,
    bot: Annotated[
        str, typer.Option(help="Who plays all seats, such as apprentice or merchant@sims=200.")
    ] = "apprentice",
    players: PlayersOption = 2,
    seed: SeedOption = "1",
    option: ChosenOptions = [],  # noqa: B006 - typer reads the default, nobody changes it
    components: ComponentsOption = None,
    processes: Processes = 1,
    cluster: Cluster = None,
    out: Annotated[
        Path,
        typer.Option(help="The report; its games are kept beside it (.jsonl): run again to continue.", dir_okay=False),
    ] = Path("report.html"),
) -> None:
    """Many bot games, then a report: seats, endings, and what every card, tile and space is worth."""
    from hatoba.arena import make_setting, read_entrant, run_plan
    from hatoba.arena.balance import BalancePlan, balance_of, html_report
    from hatoba.arena.progress import progress_bar

    look_here_for_bots()
    plan = BalancePlan(make_setting(game, players, read_options(option), components), read_entrant(bot), games, seed)
    with progress_bar(f"{game}, {players} players") as tell:
        results = run_plan(plan, out.with_suffix(".jsonl"), processes, cluster, tell)
    found = balance_of(plan.setting.game.sheet, plan.setting.game.facts.items, [result for _, result in results])
    out.write_text(html_report(plan, found), encoding="utf-8", newline="\n")
    marked = [f"{rows.kind.name} {row.item.id}" for rows in found.kinds for row in rows.rows if row.is_fair_mark]
    print(f"{found.games} games; report in {out}")
    print(f"beyond 3 standard errors, drawn by set-up: {', '.join(marked) or 'none'}")
