"""Yokohama, both editions, 2 to 4 players."""

from hatoba.games.yokohama.game import YokohamaGame

make = YokohamaGame
