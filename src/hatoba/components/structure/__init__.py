"""The structure of the sheets: all that the games rely on, so that their loaders need no checks of their own.

Fixed are the sizes and ids on which the catalogues of actions are built; the amounts are free within their ranges.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from hatoba.components.errors import Fault, InvalidSheet
from hatoba.components.formats import format_of, games_with_sheets, has_format
from hatoba.components.structure.provenance import name_faults
from hatoba.components.structure.schema import Data, guess
from hatoba.components.telling import tell

MOST_FAULTS: Final = 200  # that are told of one sheet: enough for a deck in which every card is wrong


def check(data: Data, game: str | None = None) -> str:
    """Raise InvalidSheet at the first fault; the answer is the sheet's game. `game` is the one it must be of."""
    for fault in _faults(data, game):
        raise InvalidSheet(fault)
    return str(data["game"])


def faults(data: Data, game: str | None = None) -> list[Fault]:
    """All that is wrong with a sheet, or so much of it as anybody reads."""
    return list(islice(_faults(data, game), MOST_FAULTS))


def _faults(data: Data, game: str | None) -> Iterator[Fault]:
    own = data.get("game")
    if own is None:
        yield Fault(game, None, None, "game", "missing")
    elif game is not None and own != game:
        yield Fault(game, None, None, "game", "other_game", {"game": game, "value": tell(own)})
    elif not isinstance(own, str) or not has_format(own):
        known = games_with_sheets()
        arguments = {"words": known, "value": tell(own), **guess(own, known)}
        yield Fault(None, None, None, "game", "one_of", arguments)
    else:
        yield from _faults_of_game(data, own)


def _faults_of_game(data: Data, game: str) -> Iterator[Fault]:
    schema = format_of(game).schema
    sound = True
    for fault in schema.faults(data):
        sound = False
        yield fault
    if sound:
        yield from name_faults(schema, data)
