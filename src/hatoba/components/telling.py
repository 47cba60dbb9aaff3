"""Values in messages: as data, short enough to be sent, and in English."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isfinite
from typing import Final

SHOWN: Final = 40  # characters of a text that a message repeats
MOST_DIGITS: Final = 15  # of a number: all programs hold so many
WHAT: Final = "what"
"""A value that is no argument by itself is `{"what": "list"}`, "table", "text" or "number"."""
IN_ENGLISH: Final = {"list": "a list", "table": "a table", "text": "a text", "number": "a very long number"}

Value = int | float | str | Sequence["Value"] | Mapping[str, "Value"]


def tell(value: object) -> Value:
    """A value as an argument: what it says itself, or what it is if that is long."""
    if isinstance(value, int | float):
        if not isfinite(value):
            return str(value)  # JSON has no such numbers
        return value if abs(value) < 10**MOST_DIGITS else {WHAT: "number"}
    if isinstance(value, str):
        return value if len(value) <= SHOWN else f"{value[:SHOWN]}..."
    if isinstance(value, set | frozenset):
        return tell(sorted(value, key=str))
    if isinstance(value, list | tuple):
        return _short([tell(item) for item in value], "list") if value else []
    if isinstance(value, dict):
        amounts = all(isinstance(part, int | float | str) for part in value.values())
        return _short({str(name): tell(part) for name, part in value.items()} if amounts else {}, "table")
    return {WHAT: "text"}


def _short(told: Sequence[Value] | Mapping[str, Value], what: str) -> Value:
    return told if told and len(show(told)) <= 2 * SHOWN else {WHAT: what}


def show(value: object) -> str:
    """An argument in English; texts as TOML writes them."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, Mapping):
        named = IN_ENGLISH.get(str(value.get(WHAT)))
        return named or ", ".join(f"{name} {show(part)}" for name, part in value.items())
    if isinstance(value, Sequence):
        return f"[{', '.join(map(show, value))}]"
    return str(value)
