"""The layout of each game's observation."""

from functools import cache
from importlib import import_module

from hatoba.engine.game import Game
from hatoba.envs.layout import Layout


@cache
def layout_of(game: Game) -> Layout:
    """The layout for a game with its component sheet."""
    made: Layout = import_module(f"hatoba.envs.layouts.{game.name}").make_layout(game)
    return made
