"""The checker: beyond the structure, whether a sheet keeps to what is known of a game and to the project's pricing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hatoba.components.checker import (
    duel_facts,
    duel_prices,
    nippon_facts,
    nippon_prices,
    provenance,
    yokohama_facts,
    yokohama_prices,
)
from hatoba.components.checker.report import ALL_KINDS, OWNER_KINDS, Report
from hatoba.components.sheets import Sheet
from hatoba.components.structure import SCHEMAS
from hatoba.components.structure.schema import Data

Check = Callable[[Report, Data], None]

CHECKS: Final[Mapping[str, tuple[Check, ...]]] = {
    "yokohama": (yokohama_facts.check, yokohama_prices.check),
    "duel": (duel_facts.check, duel_prices.check),
    "nippon": (nippon_facts.check, nippon_prices.check),
}


def check_sheet(sheet: Sheet, own: bool = False) -> Report:
    """Test a sheet. Of an owner's `own` sheet, only provenance and rulebook facts must hold; the rest is noted."""
    report = Report(OWNER_KINDS if own else ALL_KINDS)
    provenance.check(report, SCHEMAS[sheet.game], sheet.data)
    for check in CHECKS[sheet.game]:
        check(report, sheet.data)
    return report
