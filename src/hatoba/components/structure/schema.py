"""The words in which the structure of a sheet is described.

A rule says what one value must be. Small rules (`Int`, `OneOf`, `ListOf`, `Amounts` ...) are put together to fields,
rows and tables, so that a game's description reads like its sheet. Each finds its faults one after the other, so that
whoever wants the first one alone stops there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from string import hexdigits
from typing import Any, Final, NamedTuple

from hatoba.components.errors import Argument, Fault
from hatoba.components.names import PROVENANCE, SOURCES
from hatoba.components.telling import SHOWN, tell

MOST: Final = 999  # no number on a component is larger; compiled code can hold any sum of them in a machine word
ID_LENGTH: Final = 16

Data = dict[str, Any]


class Spot(NamedTuple):
    """A place in a sheet, as a Fault names it."""

    game: str
    table: str | None = None
    row: str | None = None
    field: str | None = None

    def inside(self, name: str | int) -> Spot:
        field = str(name) if self.field is None else f"{self.field}.{name}"
        return Spot(self.game, self.table, self.row, field)

    def wrong(self, problem: str, **arguments: Argument) -> Fault:
        return Fault(self.game, self.table, self.row, self.field, problem, arguments)


class Rule:
    """What a value must be."""

    may_be_left_out = False

    def faults(self, value: object, spot: Spot) -> Iterator[Fault]:
        """What is wrong with the value."""
        raise NotImplementedError

    def beside(self, others: Mapping[str, object]) -> Rule | None:
        """The rule that holds in a record with these other fields; None if the field does not belong there."""
        return self

    def place(self, spot: Spot, name: str) -> Spot:
        """Where a field of this name is, in the record at that spot."""
        return spot.inside(name)


# ---------------------------------------------------------------------------------------------- single values
@dataclass(frozen=True)
class Int(Rule):
    """A whole number; `true` and `2.0` are none."""

    min: int = 0
    max: int = MOST

    def faults(self, value: object, spot: Spot) -> Iterator[Fault]:
        if type(value) is not int or value < self.min:
            yield spot.wrong("number_least", least=self.min, value=tell(value))
        elif value > self.max:
            yield spot.wrong("number_most", most=self.max, value=tell(value))


@dataclass(frozen=True)
class Halves(Rule):
    """A number that may end in a half, so that code can count in halves."""

    def faults(self, value: object, spot: Spot) -> Iterator[Fault]:
        number = value if type(value) is int or type(value) is float else -1
        if not 0 <= number <= MOST or number * 2 != int(number * 2):
            yield spot.wrong("halves", value=tell(value))


@dataclass(frozen=True)
class Flag(Rule):
    def faults(self, value: object, spot: Spot) -> Iterator[Fault]:
        if type(value) is not bool:
            yield spot.wrong("flag", value=tell(value))


@dataclass(frozen=True)
class ShownName(Rule):
    """A name to show. Only letters, spaces and hyphens: other characters have a meaning in records."""

    def faults(self, value: object, spot: Spot) -> Iterator[Fault]:
        if type(value) is not str or not all(part.isalpha() for part in value.replace("-", " ").split(" ")):
            yield spot.wrong("name", value=tell(value))
        elif len(value) > SHOWN:
            yield spot.wrong("name_long", most=SHOWN, count=len(value))


@dataclass(frozen=True)
class Path(Rule):
    """The name of a field, in a list of provenance; whether it exists is seen later."""

    def faults(self, value: object, spot: Spot) -> Iterator[Fault]:
        if type(value) is not str or not value:
            yield spot.wrong("path", value=tell(value))


@dataclass(frozen=True)
class SheetId(Rule):
    """The id of a sheet: that of the usual one from which an owner's was made."""

    def faults(self, value: object, spot: Spot) -> Iterator[Fault]:
        if type(value) is not str or len(value) != ID_LENGTH or not set(value) <= set(hexdigits.lower()):
            yield spot.wrong("base", value=tell(value))


class OneOf(Rule):
    def __init__(self, words: Sequence[str]) -> None:
        self.words = words

    def faults(self, value: object, spot: Spot) -> Iterator[Fault]:
        if type(value) is not str or value not in self.words:
            yield spot.wrong("one_of", words=self.words, value=tell(value), **guess(value, self.words))


@dataclass(frozen=True)
class Exactly(Rule):
    """A value that the code is built on: it stands in the sheet to be read, not to be changed."""

    wanted: object

    def faults(self, value: object, spot: Spot) -> Iterator[Fault]:
        if type(value) is not type(self.wanted) or value != self.wanted:
            yield spot.wrong("exactly", wanted=tell(self.wanted), value=tell(value))


# ---------------------------------------------------------------------------------------------- lists
@dataclass(frozen=True)
class ListOf(Rule):
    """A list of `length` items, or of `least` to `most`; `ascending` allows equal neighbours."""

    item: Rule
    length: int | None = None
    least: int = 0
    most: int = 99
    distinct: bool = False
    ascending: bool = False

    def faults(self, value: object, spot: Spot) -> Iterator[Fault]:
        if type(value) is not list:
            yield spot.wrong("list", value=tell(value))
            return
        if self.length is not None and len(value) != self.length:
            yield spot.wrong("items", wanted=self.length, count=len(value))
            return
        elif len(value) < self.least:
            yield spot.wrong("items_least", least=self.least, count=len(value))
        elif len(value) > self.most:
            yield spot.wrong("items_most", most=self.most, count=len(value))
            return
        sound = True
        for i, item in enumerate(value):
            for fault in self.item.faults(item, spot.inside(i)):
                sound = False
                yield fault
            if self.distinct and item in value[:i]:
                yield spot.inside(i).wrong("twice", value=tell(item))
            if self.ascending and sound and i and item < value[i - 1]:
                yield spot.inside(i).wrong("falls", value=tell(value[i - 1]))


def per_players(item: Rule) -> ListOf:
    """For 2, 3 and 4 players."""
    return ListOf(item, length=3)


def per_power(item: Rule) -> ListOf:
    """For power (in Duel: strength) 1 to 5."""
    return ListOf(item, length=5)


# ---------------------------------------------------------------------------------------------- inline tables
class Amounts(Rule):
    """An inline table of things and how many of each; what is left out is 0. Costs, rewards, conditions."""

    def __init__(self, kinds: Sequence[str], least: int = 0, most: int | None = None) -> None:
        self.kinds = kinds
        self.least = least
        self.most = len(kinds) if most is None else most

    def faults(self, value: object, spot: Spot) -> Iterator[Fault]:
        if type(value) is not dict:
            yield spot.wrong("amounts", value=tell(value))
            return
        for kind, amount in value.items():
            if kind not in self.kinds:
                yield spot.inside(kind).wrong("no_such_amount", words=self.kinds, **guess(kind, self.kinds))
            else:
                yield from AMOUNT.faults(amount, spot.inside(kind))
        if len(value) < self.least:
            yield spot.wrong("amounts_least", least=self.least, words=self.kinds)
        if len(value) > self.most:
            yield spot.wrong("amounts_most", most=self.most, words=self.kinds)


AMOUNT: Final = Int(min=1)


class Fields(Rule):
    """An inline table with exactly these fields."""

    def __init__(self, fields: Mapping[str, Rule]) -> None:
        self.fields = fields

    def faults(self, value: object, spot: Spot) -> Iterator[Fault]:
        yield from field_faults(self.fields, value, spot)


def each_of(names: Sequence[str], rule: Rule) -> Fields:
    """An inline table with all these fields, each under the same rule."""
    return Fields(dict.fromkeys(names, rule))


# ---------------------------------------------------------------------------------------------- what fields may be
class Maybe(Rule):
    """A field that may be left out."""

    may_be_left_out = True

    def __init__(self, rule: Rule) -> None:
        self.rule = rule

    def faults(self, value: object, spot: Spot) -> Iterator[Fault]:
        yield from self.rule.faults(value, spot)


class Anything(Rule):
    """Where nobody can say what must be."""

    may_be_left_out = True

    def faults(self, value: object, spot: Spot) -> Iterator[Fault]:
        return iter(())


UNKNOWN: Final = Anything()


class By(Rule):
    """A field whose rule depends on another field of the same row, which must stand before it in the description.

    Where there is no rule for that other field's value, the field does not belong.
    """

    def __init__(self, other: str, rules: Mapping[str, Rule], otherwise: Rule | None = None) -> None:
        self.other = other
        self.rules = rules
        self.otherwise = otherwise

    def beside(self, others: Mapping[str, object]) -> Rule | None:
        if self.other not in others:
            return UNKNOWN  # that it is missing is fault enough
        return self.rules.get(str(others[self.other]), self.otherwise)


class Column(Rule):
    """A field whose rule depends on the row's place: the first rule is for the first row, and so on."""

    def __init__(self, rules: Sequence[Rule]) -> None:
        self.rules = rules


def in_order(values: Sequence[object]) -> Column:
    """A column that reads exactly so from top to bottom: numbers and ids that the code is built on."""
    return Column([Exactly(value) for value in values])


def field_faults(fields: Mapping[str, Rule], value: object, spot: Spot) -> Iterator[Fault]:
    """Unknown fields first, for a misspelt field is also a missing one and only the former helps to find it."""
    if type(value) is not dict:
        yield spot.wrong("table", value=tell(value))
        return
    for name, inner in value.items():
        if name not in fields:
            place = TableRule.place_of(spot, name) if type(inner) is dict and spot.table is None else spot.inside(name)
            yield place.wrong("unknown", **guess(name, list(fields)))
    for name, rule in fields.items():
        place, chosen = rule.place(spot, name), rule.beside(value)
        if chosen is None:
            if name in value:
                yield place.wrong("not_in_row")
        elif name in value:
            yield from chosen.faults(value[name], place)
        elif not chosen.may_be_left_out:
            yield place.wrong("missing")


# ---------------------------------------------------------------------------------------------- rows and tables
PROVENANCE_FIELDS: Final[Mapping[str, Rule]] = {
    "source": Maybe(OneOf(SOURCES)),
    **{word: Maybe(ListOf(Path())) for word in SOURCES},
}


class Rows(Rule):
    """The rows of a table. `key` is the column, in a fixed order, by which a row is named; without one, its place is.

    How many rows there must be follows from the columns in a fixed order, or is `count`.
    """

    def __init__(self, fields: Mapping[str, Rule], key: str | None = None, count: int | None = None) -> None:
        columns = {name: rule for name, rule in fields.items() if isinstance(rule, Column)}
        lengths = {len(column.rules) for column in columns.values()} | ({count} if count is not None else set())
        assert len(lengths) == 1, "all fixed columns have the same length"
        self.key = key
        self.rows: list[dict[str, Rule]] = [
            {**{n: columns[n].rules[i] if n in columns else rule for n, rule in fields.items()}, **PROVENANCE_FIELDS}
            for i in range(lengths.pop())
        ]

    def faults(self, value: object, spot: Spot) -> Iterator[Fault]:
        if type(value) is not list:
            yield spot.wrong("rows", value=tell(value))
            return
        # Rows before their number: a row too many or too few in the middle shows as a wrong key where it happened.
        for i, (fields, row) in enumerate(zip(self.rows, value, strict=False)):
            yield from field_faults(fields, row, self.spot(spot, i, row))
        if len(value) != len(self.rows):
            yield spot.wrong("row_count", wanted=len(self.rows), count=len(value))

    def spot(self, spot: Spot, i: int, row: object) -> Spot:
        """A row is named by its key if that is right, otherwise by its place."""
        key = self.rows[i][self.key] if self.key else None
        if isinstance(key, Exactly) and isinstance(row, dict) and row.get(str(self.key)) == key.wanted:
            return Spot(spot.game, spot.table, f"{self.key} {key.wanted}")
        return Spot(spot.game, spot.table, str(i + 1))


class SheetRecord(NamedTuple):
    """A table or one of its rows, as provenance sees it."""

    spot: Spot
    data: Data
    names: list[str]  # the fields proper: no rows, no tables inside, no provenance
    rows: list[Data]  # of a table
    table: Data | None  # of a row


class TableRule(Rule):
    """A TOML table; tables inside it have dotted names."""

    def __init__(self, fields: Mapping[str, Rule]) -> None:
        self.fields: Mapping[str, Rule] = {**fields, **PROVENANCE_FIELDS}

    @staticmethod
    def place_of(spot: Spot, name: str) -> Spot:
        return Spot(spot.game, name if spot.table is None else f"{spot.table}.{name}")

    def place(self, spot: Spot, name: str) -> Spot:
        return self.place_of(spot, name)

    def faults(self, value: object, spot: Spot) -> Iterator[Fault]:
        yield from field_faults(self.fields, value, spot)

    def records(self, data: Data, spot: Spot) -> Iterator[SheetRecord]:
        """This table, its rows and the tables inside it, once they have been checked."""
        rows = {name: rule for name, rule in self.fields.items() if isinstance(rule, Rows)}
        tables = {name: rule for name, rule in self.fields.items() if isinstance(rule, TableRule)}
        names = [name for name in data if name not in PROVENANCE and name not in rows and name not in tables]
        yield SheetRecord(spot, data, names, [row for name in rows for row in data[name]], None)
        for name, rule in rows.items():
            for i, row in enumerate(data[name]):
                names = [field for field in row if field not in PROVENANCE]
                yield SheetRecord(rule.spot(spot, i, row), row, names, [], data)
        for name, table in tables.items():
            yield from table.records(data[name], table.place(spot, name))


class Schema:
    """The whole sheet of a game: its tables, and the rules that hold between tables and rows."""

    def __init__(
        self, game: str, tables: Mapping[str, TableRule], rules: Sequence[Callable[[Data], Iterator[Fault]]]
    ) -> None:
        self.spot = Spot(game)
        self.tables = tables
        self.rules = rules
        self.fields: Mapping[str, Rule] = {
            "game": Exactly(game),
            "format": Exactly(1),
            "base": Maybe(SheetId()),
            **tables,
        }

    def faults(self, data: Data) -> Iterator[Fault]:
        """What is wrong; what holds between tables and rows is only looked at where each of them is sound."""
        sound = True
        for fault in field_faults(self.fields, data, self.spot):
            sound = False
            yield fault
        if sound:
            for rule in self.rules:
                yield from rule(data)

    def records(self, data: Data) -> Iterator[SheetRecord]:
        for name, table in self.tables.items():
            yield from table.records(data[name], table.place(self.spot, name))


# ---------------------------------------------------------------------------------------------- messages
def guess(word: object, known: Sequence[str]) -> dict[str, str]:
    """What may have been meant, as an argument of a fault."""
    from difflib import get_close_matches

    close = get_close_matches(str(word)[: 2 * SHOWN], known, n=1)
    return {"guess": close[0]} if close else {}
