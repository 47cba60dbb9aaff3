"""The table of fields of a position: what belongs to it, in which order, and how it is read from bytes and JSON."""

import struct
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, cast

from mypy_extensions import i64

from hatoba.engine.catalogue import Domain
from hatoba.engine.errors import InvalidPosition
from hatoba.engine.packing import NARROW, WIDE, Packer
from hatoba.engine.pending import FRAME, MAX_DEPTH
from hatoba.engine.state import SPECTATOR_BIT, State
from hatoba.engine.vectors import IS_NATIVE, vec

SEATS = Domain("seat", ("A", "B", "C", "D"))
WIDTHS = {NARROW: "B", WIDE: "q"}


@dataclass(frozen=True)
class Field:
    """An attribute of the position: a number, or numbers along axes (the seat axis is as long as there are players).

    With `values` each number stands for an id. `empty` (for ids: none) is left out of the snapshot.
    """

    name: str
    axes: tuple[Domain, ...] = ()
    values: Domain | None = None
    low: int = 0
    high: int = 1_000_000
    empty: int = 0

    def put(self, state: State, numbers: Sequence[int]) -> None:
        """Set the attribute from its exact numbers.

        Lists are written in place: one that plain code sets on a compiled state is never freed (mypyc 2.4.1).
        """
        if not self.axes:
            setattr(state, self.name, numbers[0])
            return
        into = getattr(state, self.name)
        for at, number in enumerate(numbers):
            into[at] = number

    def length(self, state: State) -> int:
        """How many numbers the attribute has."""
        size = 1
        for axis in self.axes:
            size *= len(_labels(axis, state))
        return size

    def blank(self, state: State) -> vec[i64]:
        """The attribute with nothing in it."""
        empty = self.empty if self.values is None else self.values.first - 1
        return vec[i64]([empty] * self.length(state))

    def encode(self, state: State) -> Any:
        """The attribute as JSON: nested objects keyed by the axes' ids; what is 0 or none is left out."""
        value = getattr(state, self.name)
        if not self.axes:
            return self._show(int(value))
        return self._nest(iter(value), self.axes, state)

    def decode(self, state: State, shown: Any) -> None:
        """Read the attribute from JSON."""
        self.put(state, list(self._flatten(shown, self.axes, self.name, state)))

    def _nest(self, numbers: Iterator[int], axes: Sequence[Domain], state: State) -> Any:
        if not axes:
            number = next(numbers)
            return None if number == self.empty and self.values is None else self._show(number)
        entries = {str(label): self._nest(numbers, axes[1:], state) for label in _labels(axes[0], state)}
        return {label: entry for label, entry in entries.items() if entry not in (None, {}, "")}

    def _flatten(self, shown: Any, axes: Sequence[Domain], path: str, state: State) -> Iterator[int]:
        if not axes:
            yield self._read(shown, path)
            return
        if shown is None:
            shown = {}
        if not isinstance(shown, dict):
            raise InvalidPosition(f"{path}: must be an object keyed by {axes[0].name}, not {shown!r}")
        labels = [str(label) for label in _labels(axes[0], state)]
        for key in shown:
            if key not in labels:
                raise InvalidPosition(f"{path}: no {axes[0].name} {key!r}")
        for label in labels:
            yield from self._flatten(shown.get(label), axes[1:], f"{path}.{label}", state)

    def _show(self, number: int) -> Any:
        return number if self.values is None else self.values.value(number)

    def _read(self, shown: Any, path: str) -> int:
        if self.values is None:
            number = self.empty if shown is None else shown
            if type(number) is not int or not self.low <= number <= self.high:
                raise InvalidPosition(f"{path}: must be a whole number from {self.low} to {self.high}, not {shown!r}")
            return number
        if shown is None:
            return self.values.first - 1
        code = self.values.code(shown)
        if code is None:
            raise InvalidPosition(f"{path}: no {self.values.name} {shown!r}")
        return code


class MaskField(Field):
    """Who knows the card in each hidden place: the letters of the seats, with * for spectators."""

    def _show(self, number: int) -> Any:
        letters = "".join(str(SEATS.values[seat]) for seat in range(len(SEATS.values)) if number >> seat & 1)
        return letters + ("*" if number & SPECTATOR_BIT else "")

    def _read(self, shown: Any, path: str) -> int:
        mask = 0
        letters = "" if shown is None else shown if isinstance(shown, str) else "?"
        for letter in letters:
            seat = SEATS.code(letter)
            if seat is None and letter != "*":
                raise InvalidPosition(f"{path}: must be letters of seats and *, not {shown!r}")
            mask |= SPECTATOR_BIT if seat is None else 1 << seat
        return mask


class KeyField(Field):
    """The key of the chance still to come, as hex text."""

    def encode(self, state: State) -> Any:
        return b"".join(int(word).to_bytes(4, "little") for word in state.key).hex()

    def decode(self, state: State, shown: Any) -> None:
        try:
            data = bytes.fromhex(shown)
        except (TypeError, ValueError):
            data = b""
        if len(data) != 4 * self.length(state):
            raise InvalidPosition(f"{self.name}: must be {8 * self.length(state)} hex digits, not {shown!r}")
        self.put(state, [int.from_bytes(data[at : at + 4], "little") for at in range(0, len(data), 4)])


class StackField(Field):
    """The pending steps, the next one last: [step, number]."""

    def length(self, state: State) -> int:
        return FRAME * MAX_DEPTH

    def put(self, state: State, numbers: Sequence[int]) -> None:
        super().put(state, numbers)
        state.depth = sum(1 for at in range(0, FRAME * MAX_DEPTH, FRAME) if state.stack[at] != 0)

    def encode(self, state: State) -> Any:
        assert self.values is not None
        frames = [state.stack[at : at + FRAME] for at in range(0, FRAME * int(state.depth), FRAME)]
        return [[self.values.value(frame[0]), frame[1]] for frame in frames]

    def decode(self, state: State, shown: Any) -> None:
        if not isinstance(shown, list) or len(shown) > MAX_DEPTH:
            raise InvalidPosition(f"{self.name}: must be a list of at most {MAX_DEPTH} steps")
        stack = [0] * (FRAME * MAX_DEPTH)
        for at, frame in enumerate(shown):
            path = f"{self.name}.{at}"
            if not isinstance(frame, list) or len(frame) != FRAME or frame[0] is None:
                raise InvalidPosition(f"{path}: must be [step, number], not {frame!r}")
            if type(frame[1]) is not int or not 0 <= frame[1] < 2**31:
                raise InvalidPosition(f"{path}: the number must be from 0 to {2**31 - 1}, not {frame[1]!r}")
            stack[FRAME * at : FRAME * (at + 1)] = [self._read(frame[0], path), frame[1]]
        self.put(state, stack)


def common_fields(steps: Domain, endings: Domain, categories: Domain) -> tuple[Field, ...]:
    """The fields that every game's position has."""
    return (
        Field("turn"),
        Field("round"),
        Field("seat", values=SEATS),
        Field("over", values=endings),
        Field("resigned", high=15),
        KeyField("key", axes=(Domain("word", tuple(range(8))),)),
        Field("draws"),
        StackField("stack", axes=(steps,), values=steps),
        Field("points", axes=(SEATS, categories), low=-1_000_000),
    )


def _labels(axis: Domain, state: State) -> tuple[Any, ...]:
    return axis.values[: state.players] if axis is SEATS else axis.values


class PlainPacker:
    """What Packer does, as quickly as the interpreter can."""

    def __init__(self, room: int) -> None:
        self._data = bytearray()

    def number(self, number: int) -> None:
        self._data += number.to_bytes(8, "little", signed=True)

    def row(self, numbers: Sequence[int]) -> None:
        try:
            narrow = bytes(numbers)
        except ValueError:
            self._data.append(WIDE)
            self._data += struct.Struct(f"<{len(numbers)}q").pack(*numbers)
        else:
            self._data.append(NARROW)
            self._data += narrow

    def packed(self) -> bytes:
        return bytes(self._data)


new_packer: Callable[[int], Packer] = Packer if IS_NATIVE else cast(Any, PlainPacker)


class Layout:
    """All fields of a position together: to bytes and back, to JSON and back."""

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields = tuple(fields)
        self._numbers = [field for field in fields if not field.axes]
        self._lists = [field for field in fields if field.axes]
        self._struct = struct.Struct(f"<{len(self._numbers)}q")
        self._room: dict[int, int] = {}

    def pack(self, state: State) -> bytes:
        """The exact bytes: first all single numbers, then all lists, both in the order of the fields."""
        players = int(state.players)
        if players not in self._room:
            self._room[players] = self._struct.size + sum(1 + 8 * field.length(state) for field in self._lists)
        packer = new_packer(self._room[players])
        state.pack_numbers(packer)
        state.pack_rows(packer)
        return packer.packed()

    def unpack(self, state: State, data: bytes) -> None:
        """Fill a state from its bytes."""
        try:
            for field, number in zip(self._numbers, self._struct.unpack_from(data), strict=True):
                field.put(state, (number,))
            at = self._struct.size
            for field in self._lists:
                row = struct.Struct(f"<{field.length(state)}{WIDTHS[data[at]]}")
                field.put(state, row.unpack_from(data, at + 1))
                at += 1 + row.size
        except (KeyError, IndexError, struct.error) as error:
            raise InvalidPosition(f"these {len(data)} bytes are no position: {error}") from error
        if at != len(data):
            raise InvalidPosition(f"must be {at} bytes, not {len(data)}")

    def encode(self, state: State) -> dict[str, Any]:
        """All fields as JSON."""
        return {field.name: field.encode(state) for field in self.fields}

    def decode(self, state: State, shown: Any) -> None:
        """Fill a state from JSON."""
        if not isinstance(shown, dict):
            raise InvalidPosition(f"position: must be an object, not {shown!r}")
        names = {field.name for field in self.fields}
        for name in shown:
            if name not in names:
                raise InvalidPosition(f"position: no field {name!r}")
        for field in self.fields:
            if field.name not in shown:
                raise InvalidPosition(f"position: field {field.name!r} is missing")
            field.decode(state, shown[field.name])
