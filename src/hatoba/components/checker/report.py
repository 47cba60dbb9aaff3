"""What a check found."""

from __future__ import annotations

from collections import Counter
from typing import Final, Literal

from hatoba.components.errors import Fault

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

    def test(self, kind: CheckKind, holds: bool, text: str) -> None:
        self.done[kind] += 1
        if not holds:
            (self.failed if kind in self.must else self.noted).append(
                (kind, Fault(self.game, None, None, None, "remark", {"text": text}))
            )

    def same(self, kind: CheckKind, found: object, wanted: object, text: str) -> None:
        self.test(kind, found == wanted, f"{text}: {found!r}, not {wanted!r}")
