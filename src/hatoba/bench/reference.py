"""The reference table: known bots in every task, as JSON to publish and as Markdown to read."""

import json
from collections.abc import Callable, Iterable
from itertools import groupby
from pathlib import Path
from statistics import fmean
from typing import Any

from hatoba.bench.scoring import evaluate, read_agent
from hatoba.bench.tasks import OPPONENTS, TASKS, BenchTask
from hatoba.bots.weights import find_network

AGENTS = ("random", "apprentice", "merchant@sims=50", "magnate@sims=200")
JUDGE = "judge"
"""The learned evaluation alone: where there is a network, in whole games, for it knows no others."""

Row = dict[str, Any]


def agents_of(task: BenchTask) -> tuple[str, ...]:
    """Who is measured in a task."""
    game = task.setting.game
    is_short = task.round_limit <= game.facts.short_game
    judged = find_network(game, task.players) is not None and not is_short
    return (*AGENTS, JUDGE) if judged else AGENTS


def make_rows(
    folder: Path, tasks: Iterable[str] = TASKS, processes: int = 1, tell: Callable[[str], None] = lambda text: None
) -> list[Row]:
    """All results, in the order of the tasks. Games are kept in the folder: what was cut goes on."""
    rows = []
    for name in tasks:
        task = TASKS[name]
        (folder / name).mkdir(parents=True, exist_ok=True)
        for agent in agents_of(task):
            tell(f"{name}: {agent}")
            result = evaluate(task, read_agent(agent), folder / name / f"{agent}.jsonl", processes)
            rows.append(result.to_json())
    return rows


def write_rows(rows: list[Row], file: Path) -> None:
    """One result a line, so that a change is seen in a difference of files."""
    lines = ",\n".join(json.dumps(row) for row in rows)
    file.write_text(f"[\n{lines}\n]\n", encoding="utf-8", newline="\n")


def as_markdown(rows: list[Row]) -> str:
    """The table: the score over all opponents, then the share of wins against each of them."""
    head = ("task", "agent", "score", *(f"against {opponent}" for opponent in OPPONENTS))
    lines = [" | ".join(("", *head, "")).strip(), "| --- | --- |" + " ---: |" * (len(head) - 2)]
    for row in rows:
        shares = [row["score"], *(result["win_share"] for result in row["results"])]
        cells = (row["task"]["name"], row["agent"], *map(share_text, shares))
        lines.append(" | ".join(("", *cells, "")).strip())
    return "\n".join(lines) + "\n"


def as_means(rows: list[Row]) -> str:
    """A table for agents that were trained alike: a line a task, with the mean of them all and their range."""
    head = ("task", "agents", "mean score", "lowest to highest", *(f"against {opponent}" for opponent in OPPONENTS))
    lines = [" | ".join(("", *head, "")).strip(), "| --- |" + " ---: |" * (len(head) - 1)]
    for task, same in groupby(rows, key=lambda row: str(row["task"]["name"])):
        agents = list(same)
        scores = [row["score"]["value"] for row in agents]
        by_opponent = zip(*([result["win_share"]["value"] for result in row["results"]] for row in agents), strict=True)
        numbers = (fmean(scores), *map(fmean, by_opponent))
        mean, *against = (f"{100 * number:.1f}" for number in numbers)
        reach = f"{100 * min(scores):.1f} to {100 * max(scores):.1f}"
        lines.append(" | ".join(("", task, str(len(agents)), mean, reach, *against, "")).strip())
    return "\n".join(lines) + "\n"


def share_text(share: dict[str, float]) -> str:
    """A share of wins in percent, with its interval."""
    return f"{100 * share['value']:.1f} ({100 * share['low']:.1f} to {100 * share['high']:.1f})"
