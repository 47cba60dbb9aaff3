"""A game as a text file: a header and entries, for people and programs; the position is derived by playing it.

hatoba 1
game yokohama
rules 1
sheet 0f2a31c5d4e6b798
players 2
option edition second
seed 7

name A Ada
0 A keep 17 = 8c1f
1 A place bank; place church; done; go bank; end = 5d70
undo to 4
redraw 1
resign B
hint A

A record may have its component sheet with it: lines that begin with "|", before the entries.
"""

import json
import re
from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from hatoba.engine.course import DIGEST_DIGITS, Course, Line, Move, Redraw, Resign, Rules, Undo
from hatoba.engine.errors import HatobaError, InvalidRecord
from hatoba.engine.fields import SEATS
from hatoba.engine.rng import seed_bytes

if TYPE_CHECKING:
    from hatoba.engine.game import Game, OptionValue
    from hatoba.engine.state import State

FORMAT = 1
NAME = "name "
SHEET = "|"
"""How the lines of a component sheet begin."""
DIGEST = re.compile(rf"[0-9a-f]{{{DIGEST_DIGITS},16}}")


class Bot(NamedTuple):
    """From here on a bot of this name plays the seat; the rules do not care."""

    seat: int
    name: str


class Hint(NamedTuple):
    """The coach told this seat here what to do; the rules do not care."""

    seat: int


Note = Bot | Hint
"""What is written down besides the line of play."""
Entry = Move | Note


@dataclass
class Record:
    """A game that can be continued, written down, read and replayed.

    It starts from a seed, or from a snapshot (`start`).
    """

    game: "Game"
    players: int
    options: Mapping[str, "OptionValue"]
    seed: str | None = None
    start: Mapping[str, Any] | None = None
    entries: list[Entry] = field(default_factory=list)
    rules: int = 0
    """The version of the rules with which it begins; 0: that of today."""
    names: dict[int, str] = field(default_factory=dict)
    """What people are called, by seat; no part of the header, so that they can be left out."""
    with_sheet: bool = False
    """Whether the text has the whole component sheet, so that it can be read where nobody has that."""

    def __post_init__(self) -> None:
        self.rules = self.rules or self.game.rules_version

    # ------------------------------------------------------------------------------- playing

    def first_state(self) -> "State":
        """The position before the first action."""
        if self.start is not None:
            return self.game.restore(self.start)
        if self.seed is None:
            raise InvalidRecord("a record needs a seed or a start")
        return self.game.new(self.players, read_seed(self.seed), **dict(self.options))

    def course(self) -> Course:
        """The line of play before the first entry; it keeps all, for a record's undo may go back far."""
        return Course.at(self.first_state(), keeps=True, old=self.rules != self.game.rules_version)

    def play(self, state: "State", action: int) -> None:
        """Apply an action to the record's current state and write it down."""
        turn, seat = int(state.turn), int(state.seat)
        state.apply(action)
        if self.rules != self.game.rules_version and not any(isinstance(entry, Rules) for entry in self.entries):
            self.entries.append(Rules(self.game.rules_version))
        digest = state.digest()[:DIGEST_DIGITS]
        last = self.entries[-1] if self.entries else None
        if isinstance(last, Line) and (last.turn, last.seat) == (turn, seat):
            self.entries[-1] = Line(turn, seat, (*last.actions, action), digest)
        else:
            self.entries.append(Line(turn, seat, (action,), digest))

    def resign(self, state: "State", seat: int) -> None:
        """A seat of the record's current state gives up."""
        state.resign(seat)
        self.entries.append(Resign(seat))

    def redraw(self, state: "State") -> None:
        """Deal anew what nobody knows in the record's current state."""
        number = 1 + sum(isinstance(entry, Redraw) for entry in self.entries)
        state.redraw(number)
        self.entries.append(Redraw(number))

    def undo(self, to: int) -> "State":
        """Take back all but the first steps; the position there."""
        self.entries.append(Undo(to))
        return self.replay()

    def replay(self) -> "State":
        """The position after the last entry, every digest verified."""
        last = deque(self.positions(), maxlen=1)
        return last[0][1] if last else self.first_state()

    def positions(self) -> Iterator[tuple[Entry, "State"]]:
        """Every entry with the position after it. InvalidRecord says which entry cannot have been so.

        The state is changed in place: clone it to keep it.
        """
        course = self.course()
        for number, entry in enumerate(self.entries, 1):
            if not isinstance(entry, Note):
                try:
                    course = course.follow(entry, reuse=True)
                except HatobaError as error:
                    raise InvalidRecord(f"entry {number}: {error}") from error
            yield entry, course.state

    # ------------------------------------------------------------------------------- text

    def text(self) -> str:
        """The record as a text file."""
        header = [
            f"hatoba {FORMAT}",
            f"game {self.game.name}",
            f"rules {self.rules}",
            f"sheet {self.game.sheet.id}",
            f"players {self.players}",
            *(f"option {name} {_show_option(value)}" for name, value in self.options.items()),
            f"seed {self.seed}" if self.start is None else f"start {json.dumps(self.start, separators=(',', ':'))}",
        ]
        called = [f"name {_letter(seat)} {name}" for seat, name in sorted(self.names.items())]
        cards = [SHEET + line for line in self.game.sheet.text.splitlines()] if self.with_sheet else []
        return "\n".join([*header, "", *cards, *called, *map(self._show, self.entries), ""])

    def _show(self, entry: Entry) -> str:
        if isinstance(entry, Undo):
            return f"undo to {entry.to}"
        if isinstance(entry, Redraw):
            return f"redraw {entry.number}"
        if isinstance(entry, Rules):
            return f"rules {entry.version}"
        if isinstance(entry, Resign):
            return f"resign {_letter(entry.seat)}"
        if isinstance(entry, Bot):
            return f"bot {_letter(entry.seat)} {entry.name}"
        if isinstance(entry, Hint):
            return f"hint {_letter(entry.seat)}"
        actions = "; ".join(map(self.game.catalogue.notation, entry.actions))
        return f"{entry.turn} {_letter(entry.seat)} {actions} = {entry.digest}"


def new_record(game: "Game", players: int, seed: int | str | bytes, **options: "OptionValue") -> Record:
    """The record of a game about to begin."""
    return Record(game, players, game.check_options(players, options), seed=show_seed(seed))


def show_seed(seed: int | str | bytes) -> str:
    """A seed in the header: bytes as 0x and hex digits, and so a text that a line would not give back as it is.

    The game is the same, for a text is a seed by its bytes.
    """
    if isinstance(seed, str):
        if seed.isprintable() and seed == seed.strip() and not seed.startswith("0x"):
            return seed
        seed = seed_bytes(seed)
    return "0x" + seed.hex() if isinstance(seed, bytes) else seed_bytes(seed).decode()


def read_seed(text: str) -> str | bytes:
    """The seed that show_seed wrote."""
    try:
        return bytes.fromhex(text[2:]) if text.startswith("0x") else text
    except ValueError as error:
        raise InvalidRecord(f"header seed: {text!r} is not 0x and hex digits") from error


def parse_header(text: str) -> tuple[dict[str, str], dict[str, "OptionValue"], list[str]]:
    """The fields, the options and the entry lines of a record."""
    fields: dict[str, str] = {}
    options: dict[str, OptionValue] = {}
    head, _, body = text.replace("\r\n", "\n").partition("\n\n")
    for number, line in enumerate(head.split("\n"), 1):
        name, _, value = line.strip().partition(" ")
        if name == "option":
            option, _, chosen = value.partition(" ")
            options[option] = _read_option(chosen)
        elif name in fields or name not in ("hatoba", "game", "rules", "sheet", "players", "seed", "start"):
            raise InvalidRecord(f"line {number}: no header {line!r}")
        else:
            fields[name] = value
    for needed in ("hatoba", "game", "rules", "sheet", "players"):
        if needed not in fields:
            raise InvalidRecord(f"the header has no {needed!r}")
    if fields["hatoba"] != str(FORMAT):
        raise InvalidRecord(f"format {fields['hatoba']!r} is not known; this reads format {FORMAT}")
    if ("seed" in fields) == ("start" in fields):
        raise InvalidRecord("the header needs a seed or a start, and not both")
    return fields, options, body.split("\n")


def sheet_in(text: str) -> str | None:
    """The component sheet that a record has with it, if it has one."""
    lines = [line.removeprefix(SHEET) for line in text.replace("\r\n", "\n").split("\n") if line.startswith(SHEET)]
    return "\n".join([*lines, ""]) if lines else None


def parse_record(game: "Game", text: str) -> Record:
    """Read a record of this game; InvalidRecord says which line is wrong."""
    fields, options, lines = parse_header(text)
    readable = [str(version) for version in (*game.old_versions, game.rules_version)]
    for name, wanted in (("game", [game.name]), ("rules", readable), ("sheet", [game.sheet.id])):
        if fields[name] not in wanted:
            raise InvalidRecord(f"header {name}: {fields[name]!r}, not {' or '.join(map(repr, wanted))}")
    if not fields["players"].isdecimal():
        raise InvalidRecord(f"header players: {fields['players']!r} is no number")
    record = Record(game, int(fields["players"]), options, seed=fields.get("seed"), rules=int(fields["rules"]))
    if "start" in fields:
        try:
            record.start = json.loads(fields["start"])
        except json.JSONDecodeError as error:
            raise InvalidRecord(f"header start: {error}") from error
    first = text.replace("\r\n", "\n").count("\n") - len(lines) + 2
    for number, line in enumerate(lines, first):
        if line.strip():
            try:
                if line.startswith(SHEET):
                    record.with_sheet = True
                elif line.startswith(NAME):
                    _read_name(record, line.removeprefix(NAME))
                else:
                    record.entries.append(_parse_entry(game, line.strip()))
            except (HatobaError, ValueError) as error:
                raise InvalidRecord(f"line {number}: {error}") from error
    return record


def _read_name(record: Record, text: str) -> None:
    letter, _, name = text.strip().partition(" ")
    seat = _read_letter(letter)
    if seat >= record.players or seat in record.names or not name or not name.isprintable():
        raise InvalidRecord(f"must be 'name SEAT NAME', once for a seat, not {NAME + text!r}")
    record.names[seat] = name


def _parse_entry(game: "Game", line: str) -> Entry:
    first, _, rest = line.partition(" ")
    if first == "undo":
        to, _, count = rest.partition(" ")
        if to != "to" or not count.isdecimal():
            raise InvalidRecord(f"must be 'undo to NUMBER', not {line!r}")
        return Undo(int(count))
    if first == "redraw":
        if not rest.isdecimal():
            raise InvalidRecord(f"must be 'redraw NUMBER', not {line!r}")
        return Redraw(int(rest))
    if first == "rules":
        if not rest.isdecimal():
            raise InvalidRecord(f"must be 'rules NUMBER', not {line!r}")
        return Rules(int(rest))
    if first == "resign":
        return Resign(_read_letter(rest))
    if first == "hint":
        return Hint(_read_letter(rest))
    if first == "bot":
        letter, _, name = rest.partition(" ")
        return Bot(_read_letter(letter), name)
    if not first.isdecimal():
        raise InvalidRecord(f"no entry {line!r}")
    letter, _, rest = rest.partition(" ")
    actions, _, digest = rest.rpartition(" = ")
    if not DIGEST.fullmatch(digest):
        raise InvalidRecord(f"must end in ' = ' and at least {DIGEST_DIGITS} hex digits: {line!r}")
    parse = game.catalogue.parse
    return Line(int(first), _read_letter(letter), tuple([parse(action) for action in actions.split("; ")]), digest)


def _letter(seat: int) -> str:
    return str(SEATS.values[seat])


def _read_letter(letter: str) -> int:
    seat = SEATS.code(letter)
    if seat is None:
        raise InvalidRecord(f"no seat {letter!r}")
    return seat


def _show_option(value: "OptionValue") -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def _read_option(text: str) -> "OptionValue":
    if text in ("on", "off"):
        return text == "on"
    return int(text) if text.isdecimal() else text
