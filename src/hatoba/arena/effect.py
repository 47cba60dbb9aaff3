"""What a change of the component sheet does: the same games by the same bot with both sheets, and what moved.

A game is played with the same seed twice, so that differences are taken within the pair. All comparisons together
have one chance in twenty to show a difference where there is none: each of them is held to that much more.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from statistics import NormalDist, fmean
from typing import Any, Literal

from hatoba.arena.balance.estimate import FEWEST_UNITS, ItemRow, balance_of
from hatoba.arena.balance.plan import BalancePlan
from hatoba.arena.entrants import Entrant
from hatoba.arena.runner import Task
from hatoba.arena.setting import Setting
from hatoba.arena.statistics import Estimate, mean_estimate

WRONG_AT_ALL = 0.05
"""The chance that any of the comparisons says too much."""

PartName = Literal["seats", "endings", "rounds", "categories"]
Game = Mapping[str, Any]
Pair = tuple[Game, Game]


@dataclass(frozen=True)
class Change:
    """A number with either sheet, and how it changed. `error`: one standard error, null if it is not known.

    `sure`: beyond what chance does among so many comparisons.
    """

    name: str
    before: float
    after: float
    change: float
    error: float | None
    games: int
    sure: bool


@dataclass(frozen=True)
class RowChange(Change):
    """The same for a row of the sheet: how far who takes it is above the others in the game, in points."""

    table: str
    row: str


@dataclass(frozen=True)
class EffectPart:
    """Shares of wins by seat, shares of endings, rounds, or the winners' points by category."""

    name: PartName
    changes: list[Change]
    moved: bool
    """Whether any of it is sure; if not, no difference was seen."""


@dataclass(frozen=True)
class Effect:
    """What moved, after `games` games with each sheet. `compared`: so many numbers were held against each other."""

    game: str
    players: int
    bot: str
    games: int
    compared: int
    parts: list[EffectPart]
    rows: list[RowChange]
    rows_moved: bool


@dataclass(frozen=True)
class EffectPlan:
    """A task is the number of a game, and with which of the two sheets it is played."""

    before: Setting
    after: Setting
    entrant: Entrant
    games: int
    seed: str

    def identity(self) -> dict[str, Any]:
        return {
            "plan": "effect",
            "before": self.before.identity(),
            "after": self.after.identity(),
            "seed": self.seed,
            "entrant": {self.entrant.label: self.entrant.identity()},
        }

    def tasks(self) -> list[Task]:
        return [(number, side) for number in range(self.games) for side in (0, 1)]

    def run(self, task: Task) -> dict[str, Any]:
        """Play one game; besides what balance reports watch, the points of each seat by category."""
        number, side = task
        setting = self.after if side else self.before
        seen, end = BalancePlan(setting, self.entrant, self.games, self.seed).watch((number,))
        outcome = end.outcome()
        assert outcome is not None
        return {**seen, "breakdown": [dict(points) for points in outcome.breakdown]}

    def effect(self, results: Iterable[tuple[Task, Game]]) -> Effect:
        """What moved in the games that both sheets have played so far."""
        played = dict(results)
        numbers = [number for number, side in played if side == 1 and (number, 0) in played]
        return effect_of(self, [(played[number, 0], played[number, 1]) for number in sorted(numbers)])


def effect_of(plan: EffectPlan, pairs: Sequence[Pair]) -> Effect:
    """All comparisons of these pairs of games."""
    measured = _measures(plan, pairs)
    rows = _rows(plan, pairs)
    compared = sum(map(len, measured.values())) + sum(change.units >= FEWEST_UNITS for _, _, _, change in rows)
    limit = NormalDist().inv_cdf(1 - WRONG_AT_ALL / 2 / max(1, compared))
    parts = []
    for name, measures in measured.items():
        changes = [_change(label, pairs, measure, limit) for label, measure in measures.items()]
        parts.append(EffectPart(name, changes, any(change.sure for change in changes)))
    told = [_row_change(*row, limit) for row in rows]
    return Effect(
        plan.before.name,
        plan.before.players,
        plan.entrant.label,
        len(pairs),
        compared,
        parts,
        told,
        any(row.sure for row in told),
    )


# ----------------------------------------------------------------------------------- a number a game

Measure = Callable[[Game], float]


def _measures(plan: EffectPlan, pairs: Sequence[Pair]) -> dict[PartName, dict[str, Measure]]:
    games = [game for pair in pairs for game in pair]
    endings = sorted({str(game["reason"]) for game in games})
    return {
        "seats": {str(seat): _wins_of(seat) for seat in range(plan.before.players)},
        "endings": {reason: _ends_by(reason) for reason in endings},
        "rounds": {"rounds": lambda game: float(game["rounds"])},
        "categories": {name: _winners_points(name) for name in plan.before.game.categories},
    }


def _wins_of(seat: int) -> Measure:
    return lambda game: float(game["wins"][seat])


def _ends_by(reason: str) -> Measure:
    return lambda game: float(game["reason"] == reason)


def _winners_points(category: str) -> Measure:
    def points(game: Game) -> float:
        winners = [seat for seat, won in enumerate(game["wins"]) if won]
        return fmean(game["breakdown"][seat].get(category, 0) for seat in winners) if winners else 0.0

    return points


def _change(name: str, pairs: Sequence[Pair], measure: Measure, limit: float) -> Change:
    numbers = [(measure(before), measure(after)) for before, after in pairs]
    change = mean_estimate([after - before for before, after in numbers])
    before, after = (fmean(values) if values else 0.0 for values in (list(zip(*numbers, strict=True)) or [(), ()]))
    return Change(name, before, after, change.mean, _known(change.error), change.units, _is_sure(change, limit))


def _is_sure(change: Estimate, limit: float) -> bool:
    if change.units < FEWEST_UNITS or change.error == inf:
        return False
    return abs(change.mean) > limit * change.error if change.error else bool(change.mean)


def _known(error: float) -> float | None:
    return None if error == inf else error


# ----------------------------------------------------------------------------------- rows of the sheet


def _rows(plan: EffectPlan, pairs: Sequence[Pair]) -> list[tuple[str, ItemRow, ItemRow, Estimate]]:
    """Each row that somebody took with both sheets: its table, the row with either sheet, and the difference."""
    if not pairs:
        return []
    sides = [
        balance_of(setting.game.sheet, setting.game.facts.items, [pair[side] for pair in pairs])
        for side, setting in enumerate((plan.before, plan.after))
    ]
    before, after = ({kind.kind.name: kind for kind in side.kinds} for side in sides)
    return [
        (before[name].kind.table, one, other, other.taker_margin.minus(one.taker_margin))
        for name in before
        if name in after and before[name].kind.judged
        for one, other in zip(before[name].rows, after[name].rows, strict=True)
        if one.taken and other.taken
    ]


def _row_change(table: str, before: ItemRow, after: ItemRow, change: Estimate, limit: float) -> RowChange:
    return RowChange(
        name=after.item.id,
        before=before.taker_margin.mean,
        after=after.taker_margin.mean,
        change=change.mean,
        error=_known(change.error),
        games=change.units,
        sure=_is_sure(change, limit),
        table=table,
        row=after.item.row,
    )
