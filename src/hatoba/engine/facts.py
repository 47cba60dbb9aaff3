"""What is true of one game outside its rules: all that bots, texts, reports and clients ask of it.

A game has one `Facts`, usually in its `facts.py`. Every part has a default, so that a small game says little.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable

from hatoba.components import SheetPart

RuleValue = int | float | str

# ----------------------------------------------------------------------------------- for bots


@dataclass(frozen=True)
class Rollouts:
    """Greedy turns after each walk down the search tree, and whether they go by the lead: truer and dearer."""

    turns: int
    careful: bool


# ----------------------------------------------------------------------------------- for texts


@dataclass(frozen=True)
class Named:
    """A thing that a text shows by its name in the reader's language."""

    kind: str
    id: str


TextValues = Mapping[str, RuleValue | Named]


@dataclass(frozen=True)
class Prompt:
    """What a view says of the pending step.

    `step` is the path of its name; `fields` gives arguments of the question the fields they come from; the fields of
    each of the `parts`, where there is one, are arguments by their own names.
    """

    step: str = "step"
    fields: Mapping[str, str] = field(default_factory=dict)
    parts: tuple[str, ...] = ()


@dataclass(frozen=True)
class ViewWords:
    """How the fields of a view are put into words; a key is a field's name, or `Type.field` where that differs.

    `names` has the kind of ids, also of the keys of a mapping, and `cards` the kind of cards that numbers are. Keys in
    `amounts` count what they name. In `seats` values are seats, in `by_seat` a list has one entry for each. What is
    None in `hidden` is there, but the viewer does not know it; elsewhere nothing is there. `untold` says nothing that
    is not told otherwise.
    """

    names: Mapping[str, str] = field(default_factory=dict)
    cards: Mapping[str, str] = field(default_factory=dict)
    amounts: frozenset[str] = frozenset()
    seats: frozenset[str] = frozenset()
    by_seat: frozenset[str] = frozenset()
    hidden: frozenset[str] = frozenset()
    untold: frozenset[str] = frozenset()


def nothing_more(data: SheetPart, row: SheetPart) -> TextValues:
    """The row alone says it."""
    return {}


@dataclass(frozen=True)
class ThingKind:
    """Things of one kind that have a name and a text: `rows` finds the row of each in the sheet, by id.

    `group` is what a reader types to see them all; `more(data, row)` are arguments of the text besides the row's own.
    `layout` is how locales/details.py shows what else the row says (none: not at all). With `variants`, a kind of
    cards, the text differs from card to card: those whose field of this kind's name has the thing's id.
    """

    kind: str
    group: str
    rows: Callable[[SheetPart], Mapping[str, SheetPart]]
    more: Callable[[SheetPart, SheetPart], TextValues] = nothing_more
    layout: str = ""
    variants: str = ""


def no_rows(data: SheetPart) -> list[SheetPart]:
    """The table has them all."""
    return []


@dataclass(frozen=True)
class CardKind:
    """Numbered cards, tiles or tokens: the path of their table, and the field with the number.

    `layout` is how locales/cards.py shows what is on them (none: not at all). `printed`: the number stands on the card,
    so a reader asks for it by the number alone. `named` is the kind of name that a card has, and the field with its id.
    `more` are rows that are not in the table.
    """

    kind: str
    table: str
    number: str = "number"
    layout: str = ""
    printed: bool = False
    named: tuple[str, str] | None = None
    more: Callable[[SheetPart], list[SheetPart]] = no_rows


def no_sums(data: SheetPart) -> Mapping[str, RuleValue]:
    """The sheet says it all."""
    return {}


def no_printed(data: SheetPart) -> Mapping[str, Mapping[int, TextValues]]:
    """No number needs the sheet to be told."""
    return {}


# ----------------------------------------------------------------------------------- for the line of a turn


@dataclass(frozen=True)
class Brings:
    """Events of this type bring a seat an amount of a kind, or with a `sign` of -1 take it.

    `kind` and `amount` are fields of the event; `what` is the kind itself where no field has it, and without an
    `amount` it is one. `seat` is the field with the seat.
    """

    event: str
    amount: str = ""
    kind: str = "kind"
    what: str = ""
    sign: int = 1
    seat: str = "seat"


ALONE = ""
"""An event that is told by itself."""


@dataclass(frozen=True)
class TurnLine:
    """What a line about a whole turn tells of its events; all else is told in its details only.

    `about` are the events that say what the turn was, `otherwise` those that stand for them where there are none.
    `deeds` come next: ALONE, or all of a type together, by a list of what this field of theirs names.
    """

    about: tuple[str, ...] = ()
    otherwise: Mapping[str, str] = field(default_factory=dict)
    deeds: Mapping[str, str] = field(default_factory=dict)
    brings: tuple[Brings, ...] = ()


# ----------------------------------------------------------------------------------- for reports


@dataclass(frozen=True)
class Sign:
    """Events of this type name an item in these fields; `only` is a field and the value it must have."""

    event: str
    fields: tuple[str, ...]
    only: tuple[str, str] | None = None


@dataclass(frozen=True)
class ItemKind:
    """Items of one kind that a designer may ask about: rows of a table of the component sheet.

    `row` are the row's fields that make its id (none: its place in the table, from 1). `laid` is what lies open at
    set-up, `dealt` what a seat is dealt in secret; with neither, all rows are always there. `shown` brings items to
    the table later, `taken` takes them. With `place`, events name a place: the paths of places and of their items.
    Not `judged`: another kind of the same rows has what set-up says of them.

    Paths lead through a view, step by step: an attribute; `*` all items of a list; `%` all keys of a mapping with
    something behind them; `#` the places of a list, counted from 1, where nothing lies; `@` the seat's own item of a
    list by seat.
    """

    name: str
    table: str
    row: tuple[str, ...]
    taken: tuple[Sign, ...]
    laid: str | None = None
    dealt: str | None = None
    shown: tuple[Sign, ...] = ()
    place: tuple[str, str] | None = None
    judged: bool = True


# ----------------------------------------------------------------------------------- all of them


@dataclass(frozen=True)
class Facts:
    """What is true of one game outside its rules."""

    lead_scale: float = 6000.0
    """In hundredths of a point: wide enough that the usual leads of the game stay where differences still tell."""
    exploration: float = 0.1
    """How widely a search looks around where a network judges; measured for each game (docs/bots.md)."""
    magnate_rollouts: Mapping[int, Rollouts] = field(default_factory=dict)
    """By number of players, where the strongest bot's are not as merchants have them."""
    short_game: int = 0
    """A round limit of at most so many rounds ends games long before the rules would."""
    playing_on: int = 12
    """Simulations a turn in games that the coach plays on (docs/coach.md): fewer where games are long."""

    text_kinds: Mapping[str, str] = field(default_factory=dict)
    """The kind of name that an argument of a text has, where it differs from the argument's own name."""
    prompt: Prompt = Prompt()
    printed: Callable[[SheetPart], Mapping[str, Mapping[int, TextValues]]] = no_printed
    """By argument and number: arguments that a card's number has only with the component sheet."""
    by_players: frozenset[str] = frozenset()
    """Fields of the sheet whose list has an entry for each number of players."""
    sums: Callable[[SheetPart], Mapping[str, RuleValue]] = no_sums
    """Values for the rules texts that no single field of the sheet has."""
    things: tuple[ThingKind, ...] = ()
    """In the order in which a reader wants them."""
    cards: tuple[CardKind, ...] = ()
    texts: Traversable | None = None
    """A folder with the game's own texts, if they do not come with the package: en/*.ftl, de/*.ftl ..."""
    turn_line: TurnLine = TurnLine()
    view: ViewWords = ViewWords()

    items: tuple[ItemKind, ...] = ()
    """What balance reports count."""
