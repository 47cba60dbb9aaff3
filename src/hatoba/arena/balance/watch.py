"""What one game shows of its items, read from views at set-up and from events after it."""

from collections.abc import Sequence
from typing import Any

from hatoba.arena.balance.paths import ids_at, values_at
from hatoba.engine.facts import ItemKind, Sign
from hatoba.engine.state import State


class ItemWatcher:
    """Notes what lies on the table, what each seat is dealt and what it takes, kind by kind."""

    def __init__(self, kinds: Sequence[ItemKind]) -> None:
        self.kinds = tuple(kinds)
        self.laid: list[list[str] | None] = []
        self.dealt: list[list[list[str]]] = []
        self.shown: list[dict[str, None]] = [{} for _ in kinds]
        self.taken: list[list[dict[str, None]]] = []
        self._places: list[dict[str, str]] = []
        self._signs: dict[str, list[tuple[int, Sign, bool]]] = {}
        for number, kind in enumerate(kinds):
            for sign in kind.taken:
                self._signs.setdefault(sign.event, []).append((number, sign, True))
            for sign in kind.shown:
                self._signs.setdefault(sign.event, []).append((number, sign, False))

    def begin(self, state: State) -> None:
        """Look at the table before the first decision."""
        seats = range(int(state.players))
        table = state.view(None)
        own = [state.view(seat) for seat in seats]
        for kind in self.kinds:
            self.laid.append(None if kind.laid is None else ids_at(table, kind.laid))
            self.dealt.append([ids_at(own[seat], kind.dealt, seat) if kind.dealt else [] for seat in seats])
            self.taken.append([{} for _ in seats])
            self._places.append(_places(table, kind))

    def after(self, state: State) -> None:
        """Read the events of an action."""
        for event in state.events:
            for number, sign, is_taken in self._signs.get(type(event).__name__, ()):
                if sign.only is None or getattr(event, sign.only[0]) == sign.only[1]:
                    self._note(number, sign, is_taken, event)

    def _note(self, number: int, sign: Sign, is_taken: bool, event: Any) -> None:
        item = " ".join(str(getattr(event, name)) for name in sign.fields)
        if self.kinds[number].place is not None:
            item = self._places[number][item]
        if is_taken:
            self.taken[number][event.seat][item] = None
        else:
            self.shown[number][item] = None

    def to_json(self) -> dict[str, Any]:
        """By kind: what was laid out, dealt by seat, shown later and taken by seat."""
        return {
            kind.name: {
                "laid": self.laid[number],
                "dealt": self.dealt[number],
                "shown": list(self.shown[number]),
                "taken": [list(items) for items in self.taken[number]],
            }
            for number, kind in enumerate(self.kinds)
        }


def _places(table: Any, kind: ItemKind) -> dict[str, str]:
    """The item at each place."""
    if kind.place is None:
        return {}
    places, items = (values_at(table, path) for path in kind.place)
    return {str(place): str(item) for place, item in zip(places, items, strict=True)}
