"""What a component sheet holds that has a name and a text: areas, technologies ... and numbered cards.

`things(game, data)` gives kind -> id -> the row of the sheet; `cards(game, data)` gives kind -> number -> the row. The
message of a thing's name is `GAME-KIND-ID`, of its text `rules-GAME-KIND-ID` (or `rules-GAME-KIND`, one text for all).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hatoba.locales.arguments import PROVENANCE

Row = Mapping[str, Any]
Rows = dict[str, Row]


def things(game: str, data: Row) -> dict[str, Rows]:
    """The named things of a game by kind and id, in the order in which a reader wants them."""
    return {"yokohama": _yokohama, "duel": _duel, "nippon": _nippon}[game](data)


def cards(game: str, data: Row) -> dict[str, dict[int, Row]]:
    """The numbered cards, tiles and tokens of a game by kind and number."""
    return {
        kind: {row[number]: row for row in table["rows"]} for kind, (table, number) in _card_tables(game, data).items()
    }


def card_table(game: str, data: Row, kind: str) -> Row:
    """The table in which the cards of that kind are the rows; it holds their common provenance."""
    return _card_tables(game, data)[kind][0]


def _card_tables(game: str, data: Row) -> dict[str, tuple[Row, str]]:
    if game == "yokohama":
        return {
            "order": (data["orders"], "number"),
            "technology": (data["technologies"], "number"),
            "site": (data["sites"], "site"),
            "token": (data["five_power_tokens"], "token"),
            "reward": (data["mini_expansions"]["achievement_rewards"], "token"),
        }
    if game == "duel":
        return {
            "order": (data["orders"], "number"),
            "technology": (data["technologies"], "number"),
            "bonus": (data["bonus_cards"], "card"),
            "church": (data["church_cards"], "card"),
        }
    return {
        "factory": (data["factories"], "number"),
        "contract": (data["contracts"], "number"),
        "tile": (data["city_tiles"], "tile"),
    }


def _by_id(table: Row) -> Rows:
    return {row["id"]: row for row in table["rows"]}


def _bare(*ids: str) -> Rows:
    return {name: {} for name in ids}


def _yokohama(data: Row) -> dict[str, Rows]:
    effects = data["technologies"]["effects"]
    return {
        "area": _by_id(data["areas"]),
        "technology": {name: {"effect": effect} for name, effect in effects.items() if name not in PROVENANCE},
        "achievement": _by_id(data["achievements"]),
        "good": _bare(*data["goods"]["trade"], "imports", "yen"),
        "country": _by_id(data["countries"]),
        "piece": _bare("assistant", "president", "shophouse", "trading_house", "station"),
    }


def _duel(data: Row) -> dict[str, Rows]:
    return {
        "area": _by_id(data["areas"]),
        "technology": _by_id(data["technologies"]),
        "good": _bare(*data["goods"]["trade"], "imports", "yen"),
        "piece": _bare("shop", "warehouse", "station"),
        "extra": _by_id(data["extra_strength"]),
    }


def _nippon(data: Row) -> dict[str, Rows]:
    return {
        "action": {name: row for row in data["action_spaces"]["rows"] for name in row["actions"]},
        "good": _by_id(data["goods"]),
        "bonus": {row["bonus"]: row for row in data["factories"]["rows"]},
        "region": _by_id(data["regions"]),
        "track": dict(data["tracks"]),
        "achievement": _by_id(data["achievements"]),
    }


def source(path: str, row: Row, table: Row) -> str | None:
    """Whether a field is the rulebook's, derived or designed. A row comes before its table, a list before `source`."""
    for level in (row, table):
        for word in PROVENANCE[1:]:
            if any(path == named or path.startswith(f"{named}.") for named in level.get(word, ())):
                return word
        if "source" in level:
            return str(level["source"])
    return None
