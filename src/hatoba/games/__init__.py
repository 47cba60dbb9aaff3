"""The games by name: those of the package, those that installed packages offer, and those that a program registers.

A game is a module with `make`, its subclass of Game, and, outside the package, `SHEETS`, the SheetFormat of its
component sheets. The module is loaded when the game is first asked for. CONTRIBUTING says how to write one.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from os import PathLike
from typing import Any
from warnings import warn

from hatoba import components as sheets
from hatoba.components import PACKAGED, Sheet
from hatoba.components.formats import add_format, search_with
from hatoba.engine.errors import InvalidOption, InvalidPosition
from hatoba.engine.game import Game, OptionValue, Seed, game_with
from hatoba.engine.record import Record, new_record, parse_header, parse_record, sheet_in
from hatoba.engine.state import State

Components = str | PathLike[str] | Sheet

ENTRY_POINTS = "hatoba.games"
"""The group of entry points by which an installed package offers games: their names and modules."""

_modules = {name: f"hatoba.games.{name}" for name in PACKAGED}


def register(name: str, module: str) -> None:
    """Add a game to this process. InvalidOption says why it cannot be.

    Other processes (a server's workers, an arena's) do not hear of it: a package that offers its game as an entry point
    is found by all of them.
    """
    if _modules.get(name) == module:
        return
    if not (name.isascii() and name.isidentifier() and name.islower()):
        raise InvalidOption(f"no game can be called {name!r}: a name is small letters, digits and _")
    if name in _modules:
        raise InvalidOption(f"there is a game {name!r} already: {_modules[name]}")
    try:
        type("Probe", (State,), {})()
    except TypeError as error:
        raise InvalidOption(
            f"the game {name!r} cannot be added to a compiled hatoba: its position would be an interpreted subclass of "
            "State, which compiled code does not take. Install hatoba as plain Python: HATOBA_NATIVE=off pip install "
            "--no-binary hatoba hatoba"
        ) from error
    _modules[name] = module
    add_format(name, lambda: import_module(module).SHEETS)


def names() -> tuple[str, ...]:
    """The names of all games, those of the package first."""
    _refused()
    return tuple(_modules)


@cache
def _refused() -> dict[str, str]:
    """Register what installed packages offer; those that cannot be added, with the reason."""
    from importlib.metadata import entry_points

    refused: dict[str, str] = {}
    for offered in entry_points(group=ENTRY_POINTS):
        try:
            register(offered.name, offered.value)
        except InvalidOption as error:
            refused[offered.name] = str(error)
            warn(str(error), RuntimeWarning, stacklevel=3)
    return refused


search_with(names)


def game_maker(name: str) -> Callable[[Sheet], Game]:
    """What makes the game with this name from a component sheet."""
    if name not in _modules and name not in names():
        raise InvalidOption(_refused().get(name) or f"no game {name!r}; there are {', '.join(names())}")
    made: Callable[[Sheet], Game] = import_module(_modules[name]).make
    return made


def game(name: str, components: Components | None = None) -> Game:
    """The game with this name, with its usual component sheet or the user's own (a path or a Sheet)."""
    make = game_maker(name)
    sheet = sheets.load(name) if components is None else sheets.read(components, name)
    return game_with(make, sheet)


def game_of(name: str, sheet_id: str) -> Game:
    """The game with the sheet of this id where it came with it, now or earlier; otherwise with its usual one."""
    return game_with(game_maker(name), sheets.packaged(name, sheet_id))


def new_game(
    name: str, *, players: int, seed: Seed, components: Components | None = None, **options: OptionValue
) -> State:
    """A new game, laid out up to its first decision."""
    return game(name, components).new(players, seed, **options)


def restore(snapshot: Any, components: Components | None = None) -> State:
    """The position of a snapshot. A snapshot made with another sheet needs that sheet as `components`."""
    if not isinstance(snapshot, dict):
        raise InvalidPosition(f"snapshot: must be an object, not {snapshot!r}")
    own = _named_in(str(snapshot.get("game")), str(snapshot.get("sheet")), components)
    if snapshot.get("sheet") != own.sheet.id:
        raise InvalidPosition(f"sheet: the snapshot is of sheet {snapshot.get('sheet')!r}, not of {own.sheet.id!r}")
    return own.restore(snapshot)


def record(
    name: str, *, players: int, seed: Seed, components: Components | None = None, **options: OptionValue
) -> Record:
    """The record of a game about to begin: play through it, write it down with `text()`."""
    return new_record(game(name, components), players, seed, **options)


def read_record(text: str, components: Components | None = None) -> Record:
    """Read a record's text; the game and the sheet are named in its header, and the sheet may stand in it."""
    fields, _, _ = parse_header(text)
    own = sheet_in(text)
    if components is None and own is not None:
        components = sheets.parse(own, fields["game"])
    return parse_record(_named_in(fields["game"], fields["sheet"], components), text)


def _named_in(name: str, sheet_id: str, components: Components | None) -> Game:
    """The game of a file that names its sheet."""
    return game_of(name, sheet_id) if components is None else game(name, components)
