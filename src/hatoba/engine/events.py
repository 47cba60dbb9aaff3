"""Typed events: from the numbers that compiled rules log to dataclasses of the game.

An event type is a dataclass whose annotations say how each number reads: `Seat`, `Count`, or `Annotated[..., name]`
with the name of a domain of the game. `Secret[...]` fields are None for those outside the event's audience.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

from hatoba.engine.catalogue import Domain, Value
from hatoba.engine.state import EVENT

T = TypeVar("T")
SECRET = "secret"
Seat = int
Count = int
Secret = Annotated[T | None, SECRET]

Decoder = Callable[[int], Value | None]
AsType = Callable[[type], type]
"""Another type with the same fields."""


def _number(code: int) -> Value | None:
    return code


class EventReader:
    """Turns logged numbers into event objects."""

    def __init__(self, types: Mapping[int, type], domains: Mapping[str, Domain]) -> None:
        self.types = types
        self._domains = domains
        self._layout: dict[int, list[tuple[str, Decoder, bool]]] = {}

    def read(self, log: Sequence[int], viewer_bit: int, as_type: AsType | None = None) -> list[Any]:
        """All events of a log as the viewer with this bit may see them, or as the types that `as_type` has for them."""
        return [self._event(log[at : at + EVENT], viewer_bit, as_type) for at in range(0, len(log), EVENT)]

    def _event(self, numbers: Sequence[int], viewer_bit: int, as_type: AsType | None) -> Any:
        kind, audience, values = numbers[0], numbers[1], numbers[2:]
        if kind not in self._layout:
            self._layout[kind] = self._read_layout(self.types[kind])
        may_see = audience & viewer_bit == viewer_bit
        shown = {
            name: None if secret and not may_see else decode(value)
            for (name, decode, secret), value in zip(self._layout[kind], values, strict=False)
        }
        event = self.types[kind]
        return event(**shown) if as_type is None else as_type(event)(**shown)

    def _read_layout(self, event_type: type) -> list[tuple[str, Decoder, bool]]:
        hints = get_type_hints(event_type, include_extras=True)
        layout: list[tuple[str, Decoder, bool]] = []
        for field in fields(event_type):
            labels = _labels(hints[field.name])
            domain = next((self._domains[label] for label in labels if label != SECRET), None)
            layout.append((field.name, domain.value if domain else _number, SECRET in labels))
        return layout


def _labels(hint: Any) -> list[str]:
    """The strings in the Annotated layers of a type hint."""
    labels: list[str] = []
    if get_origin(hint) is Annotated:
        labels += [label for label in hint.__metadata__ if isinstance(label, str)]
    for inner in get_args(hint):
        labels += _labels(inner)
    return labels
