"""The checker: beyond the structure, whether a sheet keeps to what is known of a game and to the project's pricing."""

from __future__ import annotations

from importlib import import_module

from hatoba.components.checker import provenance
from hatoba.components.checker.report import ALL_KINDS, OWNER_KINDS, Report
from hatoba.components.formats import format_of
from hatoba.components.sheets import Sheet


def check_sheet(sheet: Sheet, own: bool = False) -> Report:
    """Test a sheet. Of an owner's `own` sheet, only provenance and rulebook facts must hold; the rest is noted."""
    report = Report(sheet.game, OWNER_KINDS if own else ALL_KINDS)
    known = format_of(sheet.game)
    provenance.check(report, known.schema, sheet.data)
    for module in known.checks:
        import_module(module).check(report, sheet.data)
    return report
