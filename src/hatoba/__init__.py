"""Hatoba: Yokohama, Yokohama Duel and Nippon, for people, bots, learning and tournaments."""

from hatoba.build import require_fresh_native_code
from hatoba.engine.errors import (
    HatobaError,
    IllegalAction,
    InvalidAction,
    InvalidOption,
    InvalidPosition,
    InvalidRecord,
)
from hatoba.engine.record import Record
from hatoba.engine.rng import Rng, make_rng
from hatoba.games import game, new_game, read_record, record, restore

__all__ = [
    "HatobaError",
    "IllegalAction",
    "InvalidAction",
    "InvalidOption",
    "InvalidPosition",
    "InvalidRecord",
    "Record",
    "Rng",
    "game",
    "make_rng",
    "new_game",
    "read_record",
    "record",
    "restore",
]
__version__ = "0.2.0.dev0"

require_fresh_native_code()
