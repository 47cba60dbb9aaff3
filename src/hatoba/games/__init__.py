"""The games of the package, by name. A game is loaded when it is first asked for."""

from importlib import import_module
from os import PathLike
from typing import Any

from hatoba import components as sheets
from hatoba.components import Sheet
from hatoba.engine.errors import InvalidOption, InvalidPosition
from hatoba.engine.game import Game, OptionValue, Seed, game_with
from hatoba.engine.record import Record, new_record, parse_header, parse_record
from hatoba.engine.state import State

NAMES = ("yokohama", "duel", "nippon")

Components = str | PathLike[str] | Sheet


def game(name: str, components: Components | None = None) -> Game:
    """The game with this name, with the packaged component sheet or the user's own (a path or a Sheet)."""
    if name not in NAMES:
        raise InvalidOption(f"no game {name!r}; there are {', '.join(NAMES)}")
    sheet = sheets.load(name) if components is None else sheets.read(components, name)
    return game_with(import_module(f"hatoba.games.{name}").make, sheet)


def new_game(
    name: str, *, players: int, seed: Seed, components: Components | None = None, **options: OptionValue
) -> State:
    """A new game, laid out up to its first decision."""
    return game(name, components).new(players, seed, **options)


def restore(snapshot: Any, components: Components | None = None) -> State:
    """The position of a snapshot. A snapshot made with another sheet needs that sheet as `components`."""
    if not isinstance(snapshot, dict):
        raise InvalidPosition(f"snapshot: must be an object, not {snapshot!r}")
    own = game(str(snapshot.get("game")), components)
    if snapshot.get("sheet") != own.sheet.id:
        raise InvalidPosition(f"sheet: the snapshot is of sheet {snapshot.get('sheet')!r}, not of {own.sheet.id!r}")
    return own.restore(snapshot)


def record(
    name: str, *, players: int, seed: Seed, components: Components | None = None, **options: OptionValue
) -> Record:
    """The record of a game about to begin: play through it, write it down with `text()`."""
    return new_record(game(name, components), players, seed, **options)


def read_record(text: str, components: Components | None = None) -> Record:
    """Read a record's text; the game and the sheet are named in its header."""
    fields, _, _ = parse_header(text)
    return parse_record(game(fields["game"], components), text)
