"""From watched games to numbers a designer can act on.

Winners take more of everything, so the points of those who took an item say little of the item. Two comparisons are
free of that, for set-up draws what lies on the table and what a seat is dealt:

- laid: points a seat in games where the item lay open at set-up, less those in games where it did not. The slot held
  another item of its kind then, so this compares the item with its kind.
- dealt: the margin over the other seats of the seat that was dealt the item.

The third is only a hint: takers' margin within the game, less the same of all other items of the kind.
In margins, each seat's points are counted from that seat's average, so that the advantage of a seat is not laid to
an item. The unit is the game throughout.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import mul
from statistics import fmean
from typing import Any

from hatoba.arena.balance.items import Item, items_of
from hatoba.arena.statistics import Estimate, Interval, clustered_wilson, mean_estimate, ratio_estimate, wilson
from hatoba.components import Sheet
from hatoba.engine.facts import ItemKind

BEYOND = 3.0
"""Standard errors from which a row is marked."""
FEWEST_UNITS = 30
"""Games below which a standard error is not trusted."""

Games = Sequence[Mapping[str, Any]]


@dataclass(frozen=True)
class ItemRow:
    """An item over all games. Counts are games; `win_share` and `points` are of the seats that took it."""

    item: Item
    on_table: int
    laid_out: int
    taken: int
    take_rate: Interval
    win_share: Interval
    points: Estimate
    taker_margin: Estimate
    against_kind: Estimate
    laid_effect: Estimate | None
    dealt_effect: Estimate | None

    @property
    def marks(self) -> tuple[str, ...]:
        """The comparisons that are beyond 3 standard errors."""
        compared = {"laid": self.laid_effect, "dealt": self.dealt_effect, "takers": self.against_kind}
        return tuple(name for name, estimate in compared.items() if estimate is not None and is_marked(estimate))

    @property
    def is_fair_mark(self) -> bool:
        """Whether set-up, not the players, drew the groups of a marked comparison."""
        return "laid" in self.marks or "dealt" in self.marks


def is_marked(estimate: Estimate) -> bool:
    """Beyond 3 standard errors from 0, from enough games."""
    return estimate.units >= FEWEST_UNITS and abs(estimate.errors_from_zero) > BEYOND


@dataclass(frozen=True)
class KindRows:
    """All items of a kind."""

    kind: ItemKind
    rows: tuple[ItemRow, ...]


@dataclass(frozen=True)
class Source:
    """What a category of the end brings on average: to each seat, and to those who won."""

    category: str
    by_seat: tuple[float, ...]
    winners: float


@dataclass(frozen=True)
class Balance:
    """What the games show."""

    games: int
    win_share_by_seat: tuple[Interval, ...]
    points_by_seat: tuple[Estimate, ...]
    sources: tuple[Source, ...]
    endings: tuple[tuple[str, int, Interval], ...]
    lengths: Mapping[str, tuple[int, ...]]
    kinds: tuple[KindRows, ...]

    @property
    def compared(self) -> int:
        """How many comparisons could have been marked."""
        rows = [row for kind in self.kinds for row in kind.rows]
        return sum(
            estimate is not None and estimate.units >= FEWEST_UNITS
            for row in rows
            for estimate in (row.laid_effect, row.dealt_effect, row.against_kind)
        )


def balance_of(sheet: Sheet, kinds: Sequence[ItemKind], games: Games) -> Balance:
    """All estimates from the games."""
    count = len(games)
    seats = range(len(games[0]["scores"]))
    endings = Counter(str(game["reason"]) for game in games)
    by_kind = [_kind_rows(sheet, kind, games) for kind in kinds]
    return Balance(
        games=count,
        win_share_by_seat=tuple(wilson(sum(game["wins"][seat] for game in games), count) for seat in seats),
        points_by_seat=tuple(mean_estimate([game["scores"][seat] for game in games]) for seat in seats),
        sources=tuple(_source(category, games) for category in games[0]["breakdown"][0]),
        endings=tuple((reason, number, wilson(number, count)) for reason, number in endings.most_common()),
        lengths={name: tuple(game[name] for game in games) for name in ("rounds", "turns", "decisions")},
        kinds=tuple(rows for rows in by_kind if any(row.on_table for row in rows.rows)),
    )


def _source(category: str, games: Games) -> Source:
    points = [[seat[category] for seat in game["breakdown"]] for game in games]
    won = [sum(map(mul, own, game["wins"])) for own, game in zip(points, games, strict=True)]
    return Source(category, tuple(map(fmean, zip(*points, strict=True))), fmean(won))


def _kind_rows(sheet: Sheet, kind: ItemKind, games: Games) -> KindRows:
    usual = [fmean(scores) for scores in zip(*(game["scores"] for game in games), strict=True)]
    histories = [_History(kind, item, games, usual) for item in items_of(sheet, kind)]
    in_game: dict[int, list[float]] = {}
    for history in histories:
        for game, margin in history.taker_margins.items():
            in_game.setdefault(game, []).append(margin)
    return KindRows(kind, tuple(history.row(history.peers(in_game)) for history in histories))


class _History:
    """One item in all games."""

    def __init__(self, kind: ItemKind, item: Item, games: Games, usual: Sequence[float]) -> None:
        self.kind = kind
        self.item = item
        self.games = [(game, game["items"][kind.name]) for game in games]
        self.usual = usual

    def row(self, peers: Estimate) -> ItemRow:
        on_table = sum(self._on_table(seen) for _, seen in self.games)
        taken = [(game, takers) for game, seen in self.games if (takers := self._seats(seen["taken"]))]
        margin = mean_estimate(list(self.taker_margins.values()))
        return ItemRow(
            item=self.item,
            on_table=on_table,
            laid_out=sum(self._laid(seen) for _, seen in self.games),
            taken=len(taken),
            take_rate=wilson(len(taken), on_table),
            win_share=clustered_wilson([[game["wins"][seat] for seat in takers] for game, takers in taken])[0],
            points=ratio_estimate(
                [(sum(game["scores"][seat] for seat in takers), len(takers)) for game, takers in taken]
            ),
            taker_margin=margin,
            against_kind=margin.minus(peers),
            laid_effect=self._laid_effect(),
            dealt_effect=self._dealt_effect(),
        )

    def peers(self, in_game: Mapping[int, Sequence[float]]) -> Estimate:
        """Takers' margins of all other items of the kind, from those of all items by game."""
        parts = []
        for game, margins in in_game.items():
            own = self.taker_margins.get(game)
            others = len(margins) - (own is not None)
            if others:
                parts.append((sum(margins) - (own or 0.0), float(others)))
        return ratio_estimate(parts)

    @cached_property
    def taker_margins(self) -> dict[int, float]:
        """By game, where some seats took it and some did not."""
        return self._margins("taken")

    def _laid_effect(self) -> Estimate | None:
        """None if it always or never lies there."""
        groups: dict[bool, list[float]] = {True: [], False: []}
        if self.kind.laid is not None and self.kind.judged:
            for game, seen in self.games:
                groups[self._laid(seen)].append(fmean(game["scores"]))
        if not (groups[True] and groups[False]):
            return None
        return mean_estimate(groups[True]).minus(mean_estimate(groups[False]))

    def _dealt_effect(self) -> Estimate | None:
        """None if it is not dealt to seats."""
        margins = self._margins("dealt") if self.kind.judged else {}
        return mean_estimate(list(margins.values())) if margins else None

    def _margins(self, how: str) -> dict[int, float]:
        """By game, how far the seats that have the item are above the others, both beside the usual."""
        margins = {}
        for number, (game, seen) in enumerate(self.games):
            own = self._seats(seen[how])
            above = [score - usual for score, usual in zip(game["scores"], self.usual, strict=True)]
            others = [points for seat, points in enumerate(above) if seat not in own]
            if own and others:
                margins[number] = fmean(above[seat] for seat in own) - fmean(others)
        return margins

    def _seats(self, by_seat: Sequence[Sequence[str]]) -> list[int]:
        return [seat for seat, items in enumerate(by_seat) if self.item.id in items]

    def _laid(self, seen: Mapping[str, Any]) -> bool:
        return seen["laid"] is not None and self.item.id in seen["laid"]

    def _on_table(self, seen: Mapping[str, Any]) -> bool:
        if self.kind.laid is None and self.kind.dealt is None:
            return True
        return self._laid(seen) or self.item.id in seen["shown"] or bool(self._seats(seen["dealt"]))
