"""Data sets: games of bots as Parquet files, and as arrays to learn from."""

from hatoba.data.games import GameRow, Games, make_dataset
from hatoba.data.reading import Decisions, read_decisions, read_games

__all__ = ["Decisions", "GameRow", "Games", "make_dataset", "read_decisions", "read_games"]
