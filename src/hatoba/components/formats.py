"""Which games have component sheets, and what a sheet of each must keep to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

from hatoba.components.names import PACKAGED

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from hatoba.components.structure.schema import Schema


@dataclass(frozen=True)
class SheetFormat:
    """The sheets of one game: the usual one as a TOML file, and the structure of every one.

    `checks` are modules whose `check(report, data)` tests what goes beyond the structure. `earlier` are the usual
    sheets of the past by their ids: games that began with one go on with it.
    """

    usual: Traversable
    schema: Schema
    checks: tuple[str, ...] = ()
    earlier: Mapping[str, Traversable] = field(default_factory=dict)


def _packaged(game: str) -> SheetFormat:
    from importlib import import_module
    from importlib.resources import files

    folder = files("hatoba.components")
    past = [(file.name.removesuffix(".toml").split("-"), file) for file in folder.joinpath("earlier").iterdir()]
    return SheetFormat(
        folder.joinpath(f"{game}.toml"),
        import_module(f"hatoba.components.structure.{game}").SHEET,
        (f"hatoba.components.checker.{game}_facts", f"hatoba.components.checker.{game}_prices"),
        {name[1]: file for name, file in past if name[0] == game},
    )


# What makes each format: its structure is loaded when it is first asked for.
_finders: dict[str, Callable[[], SheetFormat]] = {game: partial(_packaged, game) for game in PACKAGED}
_formats: dict[str, SheetFormat] = {}
_searches: list[Callable[[], object]] = []


def add_format(game: str, find: Callable[[], SheetFormat]) -> None:
    """Make the sheets of one more game known; `hatoba.games.register` does it."""
    _finders[game] = find
    _formats.pop(game, None)


def search_with(search: Callable[[], object]) -> None:
    """What to call when an unknown game is asked for: it may add formats."""
    _searches.append(search)


def has_format(game: str) -> bool:
    """Whether there are sheets of a game of this name."""
    if game not in _finders:
        for search in _searches:
            search()
    return game in _finders


def games_with_sheets() -> tuple[str, ...]:
    """The games whose sheets are known so far."""
    return tuple(_finders)


def format_of(game: str) -> SheetFormat:
    """What the sheets of a game must keep to."""
    if game not in _formats:
        if not has_format(game):
            raise ValueError(f"no game is called {game!r}; the games are {', '.join(_finders)}")
        _formats[game] = _finders[game]()
    return _formats[game]
