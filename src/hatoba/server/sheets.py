"""Games with a visitor's own component sheet."""

from functools import lru_cache
from importlib import import_module

from hatoba.components import parse
from hatoba.engine.game import Game


@lru_cache(maxsize=64)
def game_with_own_sheet(name: str, text: str) -> Game:
    """A game with this sheet. Not many are kept: anybody may send some."""
    made: Game = import_module(f"hatoba.games.{name}").make(parse(text, name))
    return made
