"""Why an action is not legal, as data for the interface to put into words."""

from collections.abc import Mapping
from dataclasses import dataclass

from hatoba.engine.catalogue import Domain, Value
from hatoba.engine.pending import GAME_OVER, NOT_NOW, UNKNOWN_ACTION

NUMBER = None
"""Marks an argument that is a plain number."""


@dataclass(frozen=True)
class Reason:
    """A code, such as `short`, and its arguments, such as good="silk", by=2."""

    code: str
    args: Mapping[str, Value | None]

    def __str__(self) -> str:
        listed = ", ".join(f"{name} {value}" for name, value in self.args.items())
        return f"{self.code} ({listed})" if listed else self.code


@dataclass(frozen=True)
class ReasonType:
    """The name of a reason and its at most two arguments."""

    code: str
    args: tuple[tuple[str, Domain | None], ...] = ()

    def decode(self, packed: int) -> Reason:
        """Unpack what `engine.state.reason` packed."""
        numbers = (packed >> 8 & 0xFFF, packed >> 20 & 0xFFF)
        pairs = zip(self.args, numbers, strict=False)
        return Reason(
            self.code, {name: number if kind is None else kind.value(number) for (name, kind), number in pairs}
        )


ENGINE_REASONS: Mapping[int, ReasonType] = {
    GAME_OVER: ReasonType("game_over"),
    UNKNOWN_ACTION: ReasonType("unknown_action"),
    NOT_NOW: ReasonType("not_now"),
}
