"""Nippon, 2 to 4 players."""

from hatoba.games.nippon.game import NipponGame

make = NipponGame
