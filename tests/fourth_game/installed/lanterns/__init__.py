"""Lanterns, 2 to 4 players: a game as a package of its own would bring it."""

from importlib.resources import files

from hatoba.components import SheetFormat
from hatoba.components.structure.schema import Exactly, Int, Rows, Schema, TableRule, in_order

from .game import LanternsGame

make = LanternsGame
SHEETS = SheetFormat(
    files(__name__).joinpath("lanterns.toml"),
    Schema(
        "lanterns",
        {
            "hand": TableRule({"size": Exactly(3)}),
            "lanterns": TableRule({"rows": Rows({"number": in_order(range(1, 21)), "vp": Int(max=9)}, key="number")}),
        },
        [],
    ),
)
