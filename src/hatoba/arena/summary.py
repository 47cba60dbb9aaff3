"""What a tournament shows: shares of wins, margins and ratings, each with its interval."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import Any

from hatoba.arena.ratings import RatedGame, fit_ratings
from hatoba.arena.runner import Result, Task
from hatoba.arena.statistics import Estimate, Interval, clustered_wilson, mean_estimate
from hatoba.arena.tournament import LineUp, Tournament
from hatoba.extras import MissingExtra


@dataclass(frozen=True)
class ResultRow:
    """How a bot did in a line-up. `margin` is its points above the others'; forfeited games do not count there."""

    bot: str
    others: tuple[str, ...]
    games: int
    seeds: int
    wins: Interval
    fair_share: float
    design_effect: float
    margin: Estimate


@dataclass(frozen=True)
class ArenaSummary:
    """All that is shown of a tournament."""

    tournament: Tournament
    rows: tuple[ResultRow, ...]
    ratings: tuple[Interval, ...] | None
    without_ratings: str
    endings: Counter[str]
    faults: tuple[str, ...]

    def to_json(self) -> dict[str, Any]:
        """For programs. The same tournament gives the same text."""
        labels = [entrant.label for entrant in self.tournament.entrants]
        return {
            **self.tournament.identity(),
            "seeds": self.tournament.seeds,
            "repeatable": self.tournament.repeatable,
            "results": [_row_as_json(row) for row in self.rows],
            "ratings": None
            if self.ratings is None
            else {label: asdict(rating) for label, rating in zip(labels, self.ratings, strict=True)},
            "endings": dict(sorted(self.endings.items())),
            "faults": list(self.faults),
        }


def summarise(tournament: Tournament, results: Sequence[tuple[Task, Result]]) -> ArenaSummary:
    """Count and fit."""
    rows = []
    for number, line_up in enumerate(tournament.line_ups):
        own = [(task, result) for task, result in results if task[0] == number]
        rows += [_row(tournament, line_up, who, own) for who in _shown(line_up)]
    ratings, without = _ratings(tournament, results)
    endings = Counter(result["reason"] for _, result in results)
    faults = tuple(
        f"{_name(tournament, task)}: {result['fault']['text']}" for task, result in results if result["fault"]
    )
    return ArenaSummary(tournament, tuple(rows), ratings, without, endings, faults)


def _shown(line_up: LineUp) -> tuple[int, ...]:
    """Of two bots the first says it all; of more, each has a row."""
    different = tuple(dict.fromkeys(line_up))
    return different[:1] if len(different) == 2 else different


def _name(tournament: Tournament, task: Task) -> str:
    """How to find a game again."""
    seats = ", ".join(tournament.labels(tournament.seating(task)))
    return f"{seats} with seed {tournament.seed}:{task[1]}"


def _row(tournament: Tournament, line_up: LineUp, who: int, results: Sequence[tuple[Task, Result]]) -> ResultRow:
    wins: dict[int, list[float]] = {}
    margins: dict[int, list[float]] = {}
    for task, result in results:
        own = [seat for seat, other in enumerate(tournament.seating(task)) if other == who]
        wins.setdefault(task[1], []).append(sum(result["wins"][seat] for seat in own))
        if not result["fault"]:
            margins.setdefault(task[1], []).append(_margin(result["scores"], own))
    share, effect = clustered_wilson(list(wins.values()))
    return ResultRow(
        bot=tournament.entrants[who].label,
        others=tournament.labels([other for other in line_up if other != who]),
        games=len(results),
        seeds=len(wins),
        wins=share,
        fair_share=line_up.count(who) / len(line_up),
        design_effect=effect,
        margin=mean_estimate([fmean(mirrored) for mirrored in margins.values()]),
    )


def _margin(scores: Sequence[int], own: Sequence[int]) -> float:
    """The mean score of these seats above that of the others."""
    others = [score for seat, score in enumerate(scores) if seat not in own]
    return fmean(scores[seat] for seat in own) - fmean(others)


def _ratings(tournament: Tournament, results: Sequence[tuple[Task, Result]]) -> tuple[tuple[Interval, ...] | None, str]:
    games = [RatedGame(tournament.seating(task), tuple(result["wins"]), task[1]) for task, result in results]
    try:
        return tuple(fit_ratings(games, len(tournament.entrants))), ""
    except MissingExtra as error:
        return None, str(error)


def _row_as_json(row: ResultRow) -> dict[str, Any]:
    margin = row.margin.interval
    known = row.margin.units > 1
    return {
        "bot": row.bot,
        "others": list(row.others),
        "games": row.games,
        "seeds": row.seeds,
        "win_share": asdict(row.wins),
        "fair_share": row.fair_share,
        "design_effect": row.design_effect,
        "margin": {
            "value": margin.value if row.margin.units else None,
            "low": margin.low if known else None,
            "high": margin.high if known else None,
            "seeds": row.margin.units,
        },
    }
