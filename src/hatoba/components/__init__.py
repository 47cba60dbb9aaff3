"""Component sheets: what is printed on the cards and boards, as TOML data with provenance.

    sheet = load("yokohama")                 # the sheet that comes with the package
    sheet = read("my-sheet.toml", "duel")    # an owner's own, checked; InvalidSheet says what is wrong, and where

A sheet that was loaded, read or parsed has the structure that the games rely on. `python -m hatoba.components` tests
more: the known facts and the pricing of the designed cards.
"""

from hatoba.components.errors import Fault, InvalidSheet
from hatoba.components.formats import SheetFormat
from hatoba.components.names import PACKAGED
from hatoba.components.sheets import Sheet, SheetPart, load, packaged, parse, read

__all__ = [
    "PACKAGED",
    "Fault",
    "InvalidSheet",
    "Sheet",
    "SheetFormat",
    "SheetPart",
    "load",
    "packaged",
    "parse",
    "read",
]
