"""The arguments of the rules texts: a component sheet as one flat table.

The path of a value, joined with "_", is its name: `[hiring] shophouse` is `hiring_shophouse`.

- A list is text ("4, 5, 6, 7"), and its items are numbered from 1: `hiring_trading_house_1`. Lists for 2, 3 and 4
  players have `_2p`, `_3p`, `_4p` instead.
- A row is named by its id, or by its place, counted from 1, if rows have no id of their own: `region_scoring_1_vp`,
  `achievements_copper_first`. `orders_count` is the number of rows.
- Yes and no are the words `yes` and `no`.
- `Facts.sums` of the game adds what no single value says.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from hatoba.components import SheetPart
from hatoba.components.names import PLAYERS, PROVENANCE
from hatoba.engine.facts import Facts, RuleValue

Pairs = Iterator[tuple[str, RuleValue]]


def arguments(facts: Facts, data: SheetPart) -> dict[str, RuleValue]:
    """Every value of the sheet, for the messages of that game."""
    return {**flatten(data, facts.by_players), **facts.sums(data)}


def flatten(part: SheetPart, by_players: frozenset[str] = frozenset()) -> dict[str, RuleValue]:
    """The values of a table, or of one row, by their paths. `by_players` are the lists for 2, 3 and 4 players."""
    return dict(_Flattening(by_players).values(part, ""))


@dataclass(frozen=True)
class _Flattening:
    by_players: frozenset[str]

    def values(self, part: SheetPart, prefix: str) -> Pairs:
        for key, value in part.items():
            if key in PROVENANCE:
                continue
            # "rows" is how a table holds its rows, not a word of their path
            yield from self.value(value, prefix.rstrip("_") if key == "rows" and prefix else prefix + key, key)

    def value(self, value: object, name: str, key: str) -> Pairs:
        if isinstance(value, bool):
            yield name, "yes" if value else "no"
        elif isinstance(value, (int, float, str)):
            yield name, value
        elif isinstance(value, Mapping):
            yield from self.values(value, f"{name}_")
        elif isinstance(value, list):
            yield from self.rows(value, name) if _is_rows(value) else self.items(value, name, key)

    def rows(self, rows: Sequence[SheetPart], name: str) -> Pairs:
        ids = [row.get("id") for row in rows]
        named = None not in ids and len(set(ids)) == len(ids)  # several cards may share a technology's id
        yield f"{name}_count", len(rows)
        for i, row in enumerate(rows):
            yield from self.values(row, f"{name}_{ids[i] if named else i + 1}_")

    def items(self, items: Sequence[object], name: str, key: str) -> Pairs:
        yield name, ", ".join(_plain(item) for item in items)
        by_players = key in self.by_players and len(items) == len(PLAYERS)
        for i, item in enumerate(items):
            yield from self.value(item, f"{name}_{PLAYERS[i]}p" if by_players else f"{name}_{i + 1}", "")


def _is_rows(items: Sequence[object]) -> bool:
    return bool(items) and all(isinstance(item, Mapping) for item in items)


def _plain(item: object) -> str:
    return "-".join(map(str, item)) if isinstance(item, list) else str(item)
