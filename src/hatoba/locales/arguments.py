"""The arguments of the rules texts: a component sheet as one flat table.

The path of a value, joined with "_", is its name: `[hiring] shophouse` is `hiring_shophouse`.

- A list is text ("4, 5, 6, 7"), and its items are numbered from 1: `hiring_trading_house_1`. Lists for 2, 3 and 4
  players have `_2p`, `_3p`, `_4p` instead.
- A row is named by its id, or by its place, counted from 1, if rows have no id of their own: `region_scoring_1_vp`,
  `achievements_copper_first`. `orders_count` is the number of rows.
- Yes and no are the words `yes` and `no`.
- A few sums are added for each game, below.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

Value = int | float | str
Data = Mapping[str, Any]

PROVENANCE = ("source", "rulebook", "derived", "designed")
PLAYERS = (2, 3, 4)
BY_PLAYERS = frozenset(
    (
        *("boards", "church_end", "customs_end", "neutral_assistants", "pyramid"),
        *("city_max", "removed", "row_count", "row_size", "transport"),
    )
)


def arguments(game: str, data: Data) -> dict[str, Value]:
    """Every value of the sheet, for the messages of that game."""
    found = flatten(data)
    if game == "yokohama":
        found["agents_count"] = sum(row["agents"] for row in data["countries"]["rows"])
        found["technology_names_count"] = len({row["id"] for row in data["technologies"]["rows"]})
        for i, players in enumerate(PLAYERS):
            found[f"boards_count_{players}p"] = sum(row["boards"][i] for row in data["areas"]["rows"])
    elif game == "duel":
        for side in ("before", "after", "cost"):
            found[f"strength_cards_{side}"] = ", ".join(str(row[side]) for row in data["strength_cards"]["rows"])
    elif game == "nippon":
        found["workers_total"] = data["workers"]["colours"] * data["workers"]["per_colour"]
    return found


def flatten(data: Data) -> dict[str, Value]:
    """The values of a table, or of one row, by their paths."""
    return dict(_values(data, ""))


def _values(data: Data, prefix: str) -> Iterator[tuple[str, Value]]:
    for key, value in data.items():
        if key in PROVENANCE:
            continue
        # "rows" is how a table holds its rows, not a word of their path
        yield from _value(value, prefix.rstrip("_") if key == "rows" and prefix else prefix + key, key)


def _value(value: object, name: str, key: str) -> Iterator[tuple[str, Value]]:
    if isinstance(value, bool):
        yield name, "yes" if value else "no"
    elif isinstance(value, (int, float, str)):
        yield name, value
    elif isinstance(value, Mapping):
        yield from _values(value, f"{name}_")
    elif isinstance(value, list):
        yield from _rows(value, name) if _is_rows(value) else _items(value, name, key)


def _is_rows(items: Sequence[object]) -> bool:
    return bool(items) and all(isinstance(item, Mapping) for item in items)


def _rows(rows: Sequence[Data], name: str) -> Iterator[tuple[str, Value]]:
    ids = [row.get("id") for row in rows]
    named = None not in ids and len(set(ids)) == len(ids)  # several cards may share a technology's id
    yield f"{name}_count", len(rows)
    for i, row in enumerate(rows):
        yield from _values(row, f"{name}_{ids[i] if named else i + 1}_")


def _items(items: Sequence[object], name: str, key: str) -> Iterator[tuple[str, Value]]:
    yield name, ", ".join(_plain(item) for item in items)
    by_players = key in BY_PLAYERS and len(items) == len(PLAYERS)
    for i, item in enumerate(items):
        yield from _value(item, f"{name}_{PLAYERS[i]}p" if by_players else f"{name}_{i + 1}", "")


def _plain(item: object) -> str:
    return "-".join(map(str, item)) if isinstance(item, list) else str(item)
