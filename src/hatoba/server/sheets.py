"""Games with a visitor's own component sheet."""

from functools import lru_cache

from hatoba.components import parse
from hatoba.engine.game import Game
from hatoba.games import game_maker


@lru_cache(maxsize=64)
def game_with_own_sheet(name: str, text: str) -> Game:
    """A game with this sheet. Not many are kept: anybody may send some."""
    return game_maker(name)(parse(text, name))
