"""How an agent is scored: by the arena, against each opponent, on the task's seeds, in every rotation of the seats."""

from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import hatoba
from hatoba.arena import ArenaSummary, Entrant, Tournament, read_entrant, run_plan, summarise
from hatoba.arena.runner import Result, Task
from hatoba.arena.statistics import Interval, clustered_wilson
from hatoba.bench.tasks import VERSION, BenchTask
from hatoba.bots import FIXED_BUDGETS, read_bot
from hatoba.engine.errors import InvalidOption

CHECKPOINTS = {".json": "network:{}", ".zip": "hatoba.bench.policy:MaskablePolicy:{}"}
"""Files that are agents: networks of `hatoba train`, and what MaskablePPO of sb3-contrib saves."""


@dataclass(frozen=True)
class BenchResult:
    """What an agent reached in a task. `score` is its share of the wins over all games, against all opponents alike."""

    task: BenchTask
    summary: ArenaSummary
    score: Interval
    wins: tuple[tuple[float, ...], ...]
    """By opponent and seed: games won, of one for each rotation."""
    margins: tuple[tuple[float, ...], ...]
    """By opponent and seed: points above the mean of the others', on average over the rotations."""

    @property
    def agent(self) -> str:
        return self.summary.tournament.entrants[0].label

    def to_json(self) -> dict[str, Any]:
        """For publishing. The same agent gives the same text, unless it has a clock or chance of its own."""
        rows = self.summary.to_json()["results"]
        by_opponent = [
            {**row, "wins_by_seed": list(wins), "margin_by_seed": list(margins)}
            for row, wins, margins in zip(rows, self.wins, self.margins, strict=True)
        ]
        return {
            "benchmark": VERSION,
            "hatoba": hatoba.__version__,
            "task": self.task.to_json(),
            "agent": self.agent,
            "identity": self.summary.tournament.entrants[0].identity(),
            "repeatable": self.summary.tournament.repeatable,
            "score": asdict(self.score),
            "results": by_opponent,
            "endings": dict(sorted(self.summary.endings.items())),
            "faults": list(self.summary.faults),
        }


def read_agent(text: str, name: str = "") -> Entrant:
    """An agent as a person writes it: as in the arena, or a file of CHECKPOINTS. Levels think without a clock.

    `name` is what results call it; an agent's own chance follows from it, too.
    """
    label = text.strip()
    bot, budget = read_bot(label)
    suffix = Path(bot).suffix
    if suffix in CHECKPOINTS and ":" not in bot:
        if not Path(bot).is_file():
            raise InvalidOption(f"there is no file {bot}")
        bot = CHECKPOINTS[suffix].format(bot)
    elif suffix == ".pt" and ":" not in bot:
        raise InvalidOption(f"{bot}: say which class reads it, as module:Class:{bot}")
    entrant = replace(read_entrant(bot), label=name or label)
    fixed = budget or FIXED_BUDGETS.get(bot)
    return entrant if fixed is None else replace(entrant, budget=fixed)


def make_plan(task: BenchTask, agent: Entrant, seeds: int | None = None) -> Tournament:
    """The games of an evaluation; fewer `seeds` are the first ones, for a quick look."""
    opponents = tuple(map(read_entrant, task.opponents))
    line_ups = tuple((0, *[number] * (task.players - 1)) for number in range(1, len(opponents) + 1))
    chosen = task.seeds if seeds is None else min(seeds, task.seeds)
    return Tournament(task.setting, (agent, *opponents), line_ups, chosen, task.seed)


def evaluate(
    task: BenchTask,
    agent: Entrant,
    file: Path | None = None,
    processes: int = 1,
    tell: Callable[[int, int], None] = lambda done, total: None,
    seeds: int | None = None,
) -> BenchResult:
    """Play all games of a task; with a file a run that was cut goes on."""
    plan = make_plan(task, agent, seeds)
    return score(task, plan, run_plan(plan, file, processes, None, tell))


def score(task: BenchTask, plan: Tournament, results: list[tuple[Task, Result]]) -> BenchResult:
    """Count: the unit is the seed, with all its games against all opponents."""
    wins = [[0.0] * plan.seeds for _ in plan.line_ups]
    margins = [[0.0] * plan.seeds for _ in plan.line_ups]
    units: list[list[float]] = [[] for _ in range(plan.seeds)]
    for played, result in results:
        line_up, seed, _ = played
        seat, points = plan.seating(played).index(0), result["scores"]
        others = (sum(points) - points[seat]) / (task.players - 1)
        wins[line_up][seed] += result["wins"][seat]
        margins[line_up][seed] += (points[seat] - others) / task.players
        units[seed].append(result["wins"][seat])
    interval, _ = clustered_wilson(units)
    summary = summarise(plan, results)
    return BenchResult(task, summary, interval, tuple(map(tuple, wins)), tuple(map(tuple, margins)))
