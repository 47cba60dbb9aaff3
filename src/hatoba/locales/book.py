"""One game's sheet and one language's texts together: names, amounts, lists and provenance in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import reduce

from hatoba.components import SheetPart
from hatoba.components.names import SOURCES
from hatoba.components.structure.provenance import source_of
from hatoba.engine.facts import Facts, Named, RuleValue, TextValues
from hatoba.games import game as find_game
from hatoba.locales import Texts
from hatoba.locales.arguments import arguments, flatten
from hatoba.locales.things import ThingRows, cards, things

SourceField = tuple[str, str, dict[str, object]]  # path in the row, message of its word, arguments of that message


class Book:
    """What is needed to put a game's rules into words."""

    def __init__(self, game: str, data: SheetPart, texts: Texts) -> None:
        self.game = game
        self.facts: Facts = find_game(game).facts
        self.data = data
        self.texts = texts
        self.values: dict[str, RuleValue] = arguments(self.facts, data)
        self.things: dict[str, ThingRows] = things(self.facts, data)
        self.cards: dict[str, dict[int, SheetPart]] = cards(self.facts, data)

    def say(self, message_id: str, **args: object) -> str:
        """A message with the values of the sheet and, before them, these arguments."""
        return self.texts(message_id, **{**self.values, **args})

    def name(self, kind: str, thing: str) -> str:
        """The name of a thing; what an owner's sheet adds goes by its id."""
        message_id = dashed(f"{self.game}-{kind}-{thing}")
        return self.texts(message_id) if message_id in self.texts else thing

    def text(self, kind: str, thing: str, row: SheetPart | None = None) -> str:
        """The rules text of a thing, with the fields of its row."""
        found = self.things[kind][thing] if row is None else row
        more = next(known.more for known in self.facts.things if known.kind == kind)(self.data, found)
        args = {
            **flatten(found, self.facts.by_players),
            **self.named(more),
            "id": thing,
            "name": self.name(kind, thing),
        }
        own = dashed(f"rules-{self.game}-{kind}-{thing}")
        return self.say(own if own in self.texts else f"rules-{self.game}-{kind}", **args)

    def named(self, values: TextValues) -> dict[str, RuleValue]:
        """The values, with names for the things among them."""
        return {
            name: self.name(value.kind, value.id) if isinstance(value, Named) else value
            for name, value in values.items()
        }

    def amounts(self, reward: Mapping[str, int]) -> str:
        """A cost or reward in words: "3 silk and 2 yen"."""
        return self.join(self.amount(kind, n) for kind, n in reward.items() if n)

    def amount(self, kind: str, n: int) -> str:
        return self.texts(dashed(f"{self.game}-amount-{kind}"), n=n)

    def join(self, items: Iterable[str]) -> str:
        """Items as one string, joined as the language joins them."""
        found = [*items]
        if not found:
            return self.texts("rules-nothing")
        if len(found) == 1:
            return found[0]
        start = reduce(lambda first, last: self.texts("rules-list-more", first=first, last=last), found[:-1])
        return self.texts("rules-list-last", first=start, last=found[-1])

    def sources(self, fields: Iterable[SourceField], row: SheetPart, table: SheetPart) -> list[str]:
        """Which of the fields are a rulebook's, derived and designed, a line each."""
        return self.grouped((source_of(path, row, table), self.texts(word, **args)) for path, word, args in fields)

    def grouped(self, words: Iterable[tuple[str | None, str]]) -> list[str]:
        by_source: dict[str | None, list[str]] = {}
        for found, word in words:
            by_source.setdefault(found, []).append(word)
        return [
            self.texts(f"rules-source-{word}", fields=self.join(by_source[word]))
            for word in SOURCES
            if word in by_source
        ]

    def reward_fields(
        self, reward: Mapping[str, int], row: SheetPart, table: SheetPart, path: str = "reward"
    ) -> list[SourceField]:
        """The reward as one field, or by its parts if they have different sources."""
        parts = {f"{path}.{kind}" if path else kind: self.amount(kind, n) for kind, n in reward.items() if n}
        if parts and len({source_of(part, row, table) for part in parts}) == 1:
            return [(next(iter(parts)), "rules-field-reward", {})]
        return [(part, "rules-field-part", {"text": text}) for part, text in parts.items()]


def dashed(name: str) -> str:
    """An id of the sheet as part of a message id."""
    return name.replace("_", "-")
