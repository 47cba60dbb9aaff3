"""What a component sheet holds that has a name and a text: areas, technologies ... and numbered cards.

`Facts.things` and `Facts.cards` of a game say what there is. The message of a thing's name is `GAME-KIND-ID`, of its
text `rules-GAME-KIND-ID` (or `rules-GAME-KIND`, one text for all).
"""

from __future__ import annotations

from functools import reduce

from hatoba.components import SheetPart
from hatoba.engine.facts import CardKind, Facts

ThingRows = dict[str, SheetPart]


def things(facts: Facts, data: SheetPart) -> dict[str, ThingRows]:
    """The named things of a game by kind and id."""
    return {known.kind: dict(known.rows(data)) for known in facts.things}


def cards(facts: Facts, data: SheetPart) -> dict[str, dict[int, SheetPart]]:
    """The numbered cards, tiles and tokens of a game by kind and number."""
    return {
        known.kind: {row[known.number]: row for row in (*card_table(known, data)["rows"], *known.more(data))}
        for known in facts.cards
    }


def card_table(known: CardKind, data: SheetPart) -> SheetPart:
    """The table in which the cards of that kind are the rows; it holds their common provenance."""
    return reduce(lambda part, name: part[name], known.table.split("."), data)
