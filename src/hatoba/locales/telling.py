"""A whole table in words: all that a view shows, what is printed on the things it names, and what may be done.

The fields of a view are told by their labels, `text-GAME-FIELD` or `text-FIELD`; `Facts.view` says what their values
are. A game without texts of its own is told by the names of its fields, verbs and steps.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Any

from hatoba.components import PACKAGED
from hatoba.engine.course import Line
from hatoba.engine.errors import HatobaError
from hatoba.engine.fields import SEATS
from hatoba.locales import Texts, UnknownMessage
from hatoba.locales.book import Book, dashed
from hatoba.locales.cards import card_lines, card_title
from hatoba.locales.details import detail_lines
from hatoba.locales.words import (
    action_text,
    event_text,
    event_type,
    name_text,
    option_text,
    option_value_text,
    prompt_text,
    prompt_values,
    reason_text,
)

if TYPE_CHECKING:
    from hatoba.engine.game import Game, OptionValue
    from hatoba.engine.outcome import Outcome
    from hatoba.engine.reasons import Reason
    from hatoba.engine.record import Record
    from hatoba.engine.state import State

INDENT = "  "
HEADER = frozenset(("game", "viewer", "players", "options", "round", "turn", "to_move", "step", "ending"))
"""Fields of a view that the first lines tell."""


@dataclass(frozen=True)
class LegalAction:
    """An action that may be played: its number, its notation, and what it does."""

    action: int
    notation: str
    text: str


def seat_names(players: int) -> tuple[str, ...]:
    """The letters of the seats, for tables at which nobody has a name."""
    return tuple(str(letter) for letter in SEATS.values[:players])


@dataclass(frozen=True)
class Shown:
    """A position as a seat (None: a spectator) is shown it: here, or by a server. `outcome`: only at the end."""

    game: Game
    options: Mapping[str, OptionValue]
    players: int
    viewer: int | None
    view: Any
    round: int
    turn: int
    to_move: int | None
    outcome: Outcome | None


def shown_to(state: State, viewer: int | None) -> Shown:
    """What a seat is shown of a position."""
    return Shown(
        game=state.game,
        options=state.options,
        players=int(state.players),
        viewer=viewer,
        view=state.view(viewer),
        round=int(state.round),
        turn=int(state.turn),
        to_move=state.to_move,
        outcome=state.outcome(),
    )


def table_text(texts: Texts, state: State, viewer: int | None, *, printed: bool = True) -> str:
    """The table as a seat (None: a spectator) sees it; with `printed`, also what all that lies there does."""
    return shown_text(texts, shown_to(state, viewer), printed=printed)


def shown_text(texts: Texts, shown: Shown, *, printed: bool = True) -> str:
    """The same of what was shown."""
    teller = Teller(texts, shown.game, seat_names(shown.players))
    lines = [*_header(teller, shown), "", *teller.rows(shown.view, "")]
    if printed and teller.met:
        lines += ["", texts("text-printed"), *teller.printed()]
    return "\n".join(lines)


def legal_actions(texts: Texts, state: State) -> list[LegalAction]:
    """All that the seat to move may do."""
    step = str(state.game.steps.value(state.step()))
    return [
        LegalAction(action, state.notation(action), sentence(texts, state.game, action, step))
        for action in state.legal_actions()
    ]


def sentence(texts: Texts, game: Game, action: int, step: str) -> str:
    """An action of the pending step in words."""
    return _or_plain(lambda: action_text(texts, game, action, step), game.catalogue.notation(action))


def question(texts: Texts, game: Game, view: Any) -> str:
    """What is asked of the seat to move, by anybody's view."""
    return _or_plain(lambda: prompt_text(texts, game, view), prompt_values(game, view)[0])


def whose_question(texts: Texts, shown: Shown) -> str:
    """The same with who is asked; nobody after the end."""
    assert shown.to_move is not None
    seat = seat_names(shown.players)[shown.to_move]
    return texts("text-decides", seat=seat, question=question(texts, shown.game, shown.view))


def why_not(texts: Texts, state: State, notation: str) -> str | None:
    """Why what was typed cannot be played now; None if it can."""
    try:
        action = state.game.catalogue.parse(notation)
    except HatobaError:
        return texts("text-no-notation", notation=notation)
    reason = state.why_illegal(action)
    return None if reason is None else refusal_text(texts, state.game, reason)


def refusal_text(texts: Texts, game: Game, reason: Reason) -> str:
    """Why an action cannot be played."""
    return _or_plain(lambda: reason_text(texts, game, reason), str(reason))


def events_text(texts: Texts, game: Game, events: Sequence[Any], seats: Sequence[str], you: int | None) -> list[str]:
    """Lines of the log, as `you` reads them (None: a spectator)."""

    def told(event: Any) -> str:
        return _or_plain(lambda: event_text(texts, game, event, seats, you), event_type(type(event)))

    return list(map(told, events))


def result_text(texts: Texts, game: Game, outcome: Outcome) -> list[str]:
    """How a game ended, or would end now: the reason, then a line for each seat, the best first."""
    seats = seat_names(len(outcome.scores))
    name = game.name
    lines = []
    if outcome.reason is not None:
        lines.append(texts("text-over", ending=name_text(texts, name, "ending", outcome.reason)))
    for seat in sorted(range(len(seats)), key=lambda seat: outcome.ranks[seat]):
        parts = [f"{name_text(texts, name, 'score', kind)} {n}" for kind, n in outcome.breakdown[seat].items() if n]
        points = texts("text-points", n=outcome.scores[seat])
        lines.append(f"{outcome.ranks[seat]}. {seats[seat]}: {points} ({texts.join(', ', parts)})")
    return lines


def record_text(texts: Texts, record: Record, viewer: int | None) -> list[str]:
    """The log of a recorded game, as a seat (None: a spectator) saw it; what was taken back later is still told."""
    seats = seat_names(record.players)
    lines: list[str] = []
    before = record.first_state()
    for entry, state in record.positions():
        if isinstance(entry, Line) and record.rules == record.game.rules_version:
            before.recording = True
            for action in entry.actions:
                before.apply(action)
                lines += events_text(texts, record.game, before.events_for(viewer), seats, viewer)
        before = state.clone()
    return lines


def _or_plain(make: Callable[[], str], plain: str) -> str:
    """The text, or something plain where a game from outside has none."""
    try:
        return make()
    except UnknownMessage:
        return plain


def _value(texts: Texts, game: str, option: str, value: OptionValue) -> str:
    return _or_plain(lambda: option_value_text(texts, game, option, value), str(value))


def _header(teller: Teller, shown: Shown) -> Iterator[str]:
    texts, name = teller.texts, shown.game.name
    title = _or_plain(lambda: texts(f"{name}-game"), name)
    yield texts("text-header", game=title, round=shown.round, turn=shown.turn)
    options = [
        texts.join(": ", (option_text(texts, name, option), _value(texts, name, option, value)))
        for option, value in shown.options.items()
    ]
    yield texts.join(": ", (texts("text-options"), texts.join("; ", options)))
    yield texts("text-spectator") if shown.viewer is None else texts("text-you", seat=teller.seats[shown.viewer])
    if shown.outcome is not None:
        yield from result_text(texts, shown.game, shown.outcome)
    else:
        yield whose_question(texts, shown)


class Teller:
    """Puts the parts of one view into words, and remembers what it named."""

    def __init__(self, texts: Texts, game: Game, seats: Sequence[str]) -> None:
        self.texts = texts
        self.game = game
        self.seats = seats
        self.words = game.facts.view
        self.book = Book(game.name, game.sheet.data, texts)
        self.met: dict[tuple[str, str | int], None] = {}

    def label(self, name: str) -> str:
        """The name of a field; the words that the package's games share may mean something else in another one."""
        own, shared = dashed(f"text-{self.game.name}-{name}"), dashed(f"text-{name}")
        if own in self.texts:
            return self.texts(own)
        return self.texts(shared) if self.game.name in PACKAGED else name.replace("_", " ")

    # ------------------------------------------------------------------------------- structure

    def rows(self, thing: Any, indent: str) -> Iterator[str]:
        """The fields of a part of the view: single facts in one line each, then its parts, each under a heading."""
        facts, parts = self._told(thing, HEADER)
        yield from (f"{indent}{fact}" for fact in facts)
        for heading, items in parts:
            yield f"{indent}{heading}"
            for head, item in items:
                yield from self._item(head, item, indent + INDENT)

    def _item(self, head: str, item: Any, indent: str) -> Iterator[str]:
        """One of several things of a kind: a line with all its facts, and its parts below."""
        own = "" if head else next(field.name for field in fields(item))
        if own:
            head = self._head(item, own)
        facts, parts = self._told(item, frozenset((own,)) if head else frozenset())
        line = self.texts.join("; ", facts)
        yield indent + self.texts.join(": ", filter(None, (head, line)))
        for heading, items in parts:
            yield f"{indent}{INDENT}{heading}"
            for name, part in items:
                yield from self._item(name, part, indent + 2 * INDENT)

    def _head(self, item: Any, name: str) -> str:
        """What a thing is called, by its first field; nothing if that is no name."""
        value = getattr(item, name)
        if isinstance(value, (tuple, Mapping, bool)):
            return ""
        told = self._value(type(item).__name__, name, value)
        if name == "seat":
            return self.seats[int(value)]
        return (
            told if isinstance(value, str) or self._is(self.words.cards, item, name) else f"{self.label(name)} {told}"
        )

    def _told(self, thing: Any, already: frozenset[str]) -> tuple[list[str], list[tuple[str, list[tuple[str, Any]]]]]:
        facts: list[str] = []
        parts: list[tuple[str, list[tuple[str, Any]]]] = []
        kind = type(thing).__name__
        for field in fields(thing):
            name, value = field.name, getattr(thing, field.name)
            if name in already or name in self.words.untold:
                continue
            label = self.label(name)
            if items := self._items(kind, name, value):
                parts.append((label, items))
            elif value is True:
                facts.append(label)
            elif text := self._value(kind, name, value):
                facts.append(self.texts.join(": ", (label, text)))
        return facts, parts

    def _items(self, kind: str, name: str, value: Any) -> list[tuple[str, Any]]:
        """The parts that a field holds, with their names where a mapping has them."""
        if isinstance(value, tuple) and value and all(map(is_dataclass, value)):
            return [("", item) for item in value]
        if isinstance(value, Mapping) and value and all(map(is_dataclass, value.values())):
            return [(self._value(kind, name, key), item) for key, item in value.items()]
        return [("", value)] if is_dataclass(value) else []

    # ------------------------------------------------------------------------------- values

    def _is(self, fields: Mapping[str, str] | frozenset[str], owner: Any, name: str) -> bool:
        kind = owner if isinstance(owner, str) else type(owner).__name__
        return name in fields or f"{kind}.{name}" in fields

    def _of(self, fields: Mapping[str, str], kind: str, name: str) -> str | None:
        return fields.get(f"{kind}.{name}", fields.get(name))

    def _value(self, kind: str, name: str, value: Any) -> str:
        """A value in words; nothing where there is nothing to say."""
        if value is None:
            return self.texts("text-hidden") if self._is(self.words.hidden, kind, name) else ""
        if isinstance(value, bool):
            return ""
        if isinstance(value, Mapping):
            return self._joined(self._pair(kind, name, key, one) for key, one in value.items())
        if isinstance(value, tuple):
            return self._list(kind, name, value)
        return self._one(kind, name, value)

    def _one(self, kind: str, name: str, value: Any) -> str:
        if self._is(self.words.seats, kind, name) and (value in SEATS.values or isinstance(value, int)):
            return self.seats[SEATS.values.index(value) if isinstance(value, str) else value]
        card = self._of(self.words.cards, kind, name)
        if card is not None and isinstance(value, int):
            self.met[card, value] = None
            return card_title(self.book, card, value)
        if isinstance(value, str):
            of = self._of(self.words.names, kind, name) or name
            self._meet(of, value)
            return name_text(self.texts, self.game.name, of, value)
        return str(value)

    def _list(self, kind: str, name: str, values: tuple[Any, ...]) -> str:
        if self._is(self.words.by_seat, kind, name):
            own = [(self.seats[seat], value) for seat, value in enumerate(values) if value not in (None, 0, (0, 0))]
            return self._joined(f"{seat} {_plain(value)}" for seat, value in own)
        if values and all(isinstance(value, tuple) for value in values):
            return self.texts.join("; ", filter(None, (self._list(kind, name, value) for value in values)))
        if not any(value is not None for value in values) and not self._is(self.words.hidden, kind, name):
            return ""
        told = [self._value(kind, name, value) or self.texts("text-empty") for value in values]
        runs = [(text, len(list(run))) for text, run in groupby(told)]
        return self._joined(text if count == 1 else f"{count} x {text}" for text, count in runs)

    def _joined(self, told: Iterable[str]) -> str:
        return self.texts.join(", ", filter(None, told))

    def _pair(self, kind: str, name: str, key: Any, value: Any) -> str:
        """An entry of a mapping; nothing if there is none of it."""
        if value in (0, None, False):
            return ""
        amount = dashed(f"{self.game.name}-amount-{key}")
        if self._is(self.words.amounts, kind, name) and isinstance(value, int) and amount in self.texts:
            return self.texts(amount, n=value)
        if isinstance(value, Mapping):
            return f"{key}: ({self._value(kind, name, value)})"
        of = self._of(self.words.names, kind, name)
        named = str(key) if of is None else name_text(self.texts, self.game.name, of, str(key))
        if isinstance(value, str):
            return f"{named} {self._one(kind, name, value)}"
        return f"{named}{': ' if isinstance(key, int) else ' '}{_plain(value)}"

    # ------------------------------------------------------------------------------- what is printed

    def _meet(self, kind: str, thing: str) -> None:
        """Remember a thing that the rules have a text of; of several, such as copper_mine_2, they have one."""
        rows = self.book.things.get(kind, {})
        base = thing if thing in rows else thing.rpartition("_")[0]
        if base in rows:
            self.met[kind, base] = None

    def printed(self) -> Iterator[str]:
        """What all that was named does, a line each."""
        for kind, thing in self.met:
            if isinstance(thing, int):
                head, lines = card_title(self.book, kind, thing), card_lines(self.book, kind, thing)[0]
            else:
                head, lines = self.book.name(kind, thing), [self.book.text(kind, thing), *self._details(kind, thing)]
            yield f"{INDENT}{head}: {' | '.join(' '.join(line.split()) for line in lines)}"

    def _details(self, kind: str, thing: str) -> list[str]:
        return detail_lines(self.book, kind, thing)[0]


def _plain(value: Any) -> str:
    return "/".join(map(str, value)) if isinstance(value, tuple) else str(value)
