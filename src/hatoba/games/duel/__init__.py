"""Yokohama Duel, 2 players."""

from hatoba.games.duel.game import DuelGame

make = DuelGame
