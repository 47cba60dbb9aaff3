"""What a check found."""

from __future__ import annotations

from collections import Counter
from typing import Final, Literal

from hatoba.components.errors import Argument, Fault
from hatoba.components.structure.schema import Spot
from hatoba.components.telling import tell

# provenance: every field has a source; rulebook: stated in a rulebook; derived: our reading of stray numbers and
# outside notes; band: our own pricing
CheckKind = Literal["provenance", "rulebook", "derived", "band"]
ALL_KINDS: Final[tuple[CheckKind, ...]] = ("provenance", "rulebook", "derived", "band")
OWNER_KINDS: Final[tuple[CheckKind, ...]] = ("provenance", "rulebook")  # what also an owner's sheet must keep
Finding = tuple[CheckKind, Fault]


class Report:
    """The text of a check, how many tests of each kind were made, and those that failed.

    Only a failed test of a kind in `must` is a failure; others are noted.
    """

    def __init__(self, game: str, must: tuple[CheckKind, ...]) -> None:
        self.game = game
        self.must = must
        self.lines: list[str] = []
        self.done: Counter[CheckKind] = Counter()
        self.failed: list[Finding] = []
        self.noted: list[Finding] = []
        self.sources: Counter[str | None] = Counter()  # how many fields have which source

    def say(self, *lines: str) -> None:
        self.lines += lines

    def at(self, table: str, row: str | None = None, field: str | None = None) -> Spot:
        """A place of the sheet."""
        return Spot(self.game, table, row, field)

    def test(self, kind: CheckKind, holds: bool, spot: Spot, problem: str, **arguments: Argument) -> None:
        self.done[kind] += 1
        if not holds:
            (self.failed if kind in self.must else self.noted).append((kind, spot.wrong(problem, **arguments)))

    def same(self, kind: CheckKind, found: object, wanted: object, spot: Spot, problem: str = "fact") -> None:
        self.test(kind, found == wanted, spot, problem, value=tell(found), wanted=tell(wanted))

    def within(self, spot: Spot, number: float, band: tuple[float, float], problem: str, **more: Argument) -> None:
        """A number of our own pricing, from and to."""
        low, high = band
        told = {"value": tidy(number), "least": tidy(low), "most": tidy(high)}
        self.test("band", low <= number <= high, spot, problem, **told, **more)


def line(finding: Finding) -> str:
    """A finding, for people."""
    kind, fault = finding
    return f"{kind}: {fault.where}: {fault.sentence()}"


def tidy(number: float) -> int | float:
    """With one decimal at most."""
    rounded = round(number, 1)
    return int(rounded) if rounded == int(rounded) else rounded
