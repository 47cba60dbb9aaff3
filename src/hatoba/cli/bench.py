"""`hatoba bench`: tasks with frozen seeds and opponents, to compare agents by."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from hatoba.cli.arena import Processes, look_here_for_bots
from hatoba.cli.arguments import AsJson

app = typer.Typer(
    no_args_is_help=True,
    help="How well an agent plays: a benchmark of named tasks (how fast the package is: `make bench`).",
)


@app.command()
def tasks(as_json: AsJson = False) -> None:
    """List the tasks: game, seats, rounds, games of an evaluation, steps that an agent may train."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    from hatoba.arena.table import make_console
    from hatoba.bench import TASKS, VERSION

    if as_json:
        print(json.dumps([task.to_json() for task in TASKS.values()]))
        return
    table = Table("task", "game", title=f"hatoba.bench {VERSION}", box=SIMPLE_HEAD)
    for heading in ("players", "at most rounds", "seeds", "games", "training steps"):
        table.add_column(heading, justify="right")
    for task in TASKS.values():
        games = task.seeds * task.players * len(task.opponents)
        numbers = (task.players, task.round_limit, task.seeds, games, task.steps)
        table.add_row(task.name, task.game, *(f"{number:,}" for number in numbers))
    make_console().print(table)


@app.command()
def run(
    task: Annotated[str, typer.Argument(help="Which task; a name that is none lists them.")],
    agent: Annotated[
        str,
        typer.Option(
            help="A level as merchant@sims=100, your own as module:Class or module:Class:FILE, a program as "
            "cmd:COMMAND, or a checkpoint: a network of `hatoba train` (.json) or a policy of MaskablePPO (.zip)."
        ),
    ],
    name: Annotated[str, typer.Option(help="What results call the agent; its own chance follows from it.")] = "",
    processes: Processes = 1,
    out: Annotated[
        Path | None, typer.Option(help="Keep the games in this file (JSON lines); run again to go on.", dir_okay=False)
    ] = None,
    json_file: Annotated[
        Path | None, typer.Option("--json", help="Write the result, with all digests, to this file.", dir_okay=False)
    ] = None,
) -> None:
    """Score an agent in a task and print the table. Status 1 if it broke the rules."""
    from hatoba.arena.progress import progress_bar
    from hatoba.arena.table import make_console, results_table
    from hatoba.bench import evaluate, find_task, read_agent
    from hatoba.bench.reference import share_text, write_rows

    look_here_for_bots()
    chosen, entrant = find_task(task), read_agent(agent, name)
    with progress_bar(f"{chosen.name}: {entrant.label}", shown=True) as tell:
        result = evaluate(chosen, entrant, out, processes, tell)
    if json_file is not None:
        write_rows([result.to_json()], json_file)
    console = make_console()
    console.print(results_table(result.summary))
    found = result.to_json()
    console.print(f"{chosen.name}, score in %: {share_text(found['score'])}", soft_wrap=True)
    if not found["repeatable"]:
        console.print("It has a clock: another run will differ.", soft_wrap=True)
    for fault in found["faults"]:
        console.print(f"forfeited {fault}", markup=False, soft_wrap=True)
    if found["faults"]:
        raise typer.Exit(1)


@app.command()
def table(
    out: Annotated[Path, typer.Option(help="The folder of the results; run again to go on.", file_okay=False)],
    task: Annotated[list[str] | None, typer.Option(help="Only these tasks.")] = None,
    processes: Processes = 1,
) -> None:
    """Make the reference table: known bots in every task, as results.json and table.md."""
    from hatoba.bench import TASKS, find_task
    from hatoba.bench.reference import as_markdown, make_rows, write_rows

    for name in task or ():
        find_task(name)
    rows = make_rows(out, task or TASKS, processes, print)
    write_rows(rows, out / "results.json")
    (out / "table.md").write_text(as_markdown(rows), encoding="utf-8", newline="\n")
    print(f"{len(rows)} results in {out}")
