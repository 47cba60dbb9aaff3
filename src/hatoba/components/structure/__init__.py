"""The structure of the sheets: all that the games rely on, so that their loaders need no checks of their own.

Fixed are the sizes and ids on which the catalogues of actions are built; the amounts are free within their ranges.
"""

from __future__ import annotations

from hatoba.components.errors import InvalidSheet
from hatoba.components.formats import format_of, games_with_sheets, has_format
from hatoba.components.structure.provenance import check_names
from hatoba.components.structure.schema import Data, guess, show


def check(data: Data, game: str | None = None) -> str:
    """Raise InvalidSheet at the first fault; the answer is the sheet's game. `game` is the one it must be of."""
    own = data.get("game")
    if own is None:
        raise InvalidSheet(game, None, None, "game", "is missing")
    if game is not None and own != game:
        raise InvalidSheet(game, None, None, "game", f"must be {show(game)}, not {show(own)}")
    if not isinstance(own, str) or not has_format(own):
        known = games_with_sheets()
        problem = f"must be one of {', '.join(known)}, not {show(own)}{guess(own, known)}"
        raise InvalidSheet(None, None, None, "game", problem)
    schema = format_of(own).schema
    schema.check(data)
    check_names(schema, data)
    return own
