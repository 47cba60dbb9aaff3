"""A view as text: the table for a terminal, made from the fields of the view alone, so it serves every game."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from hatoba.engine.fields import SEATS


def table_lines(view: Any) -> Iterator[str]:
    """The view line by line: single facts first, then every area, seat and so on in a line of its own."""
    single = {field.name: getattr(view, field.name) for field in fields(view)}
    rows = {name: value for name, value in single.items() if _is_rows(value)}
    facts = [text for name, value in single.items() if name not in rows for text in [_fact(name, value)] if text]
    yield "  ".join(facts)
    for name, values in rows.items():
        yield f"{name}:"
        for value in values:
            yield "  " + "  ".join(
                text for field in fields(value) for text in [_fact(field.name, getattr(value, field.name))] if text
            )


def _is_rows(value: Any) -> bool:
    return isinstance(value, tuple) and bool(value) and all(is_dataclass(item) for item in value)


def _fact(name: str, value: Any) -> str:
    """`name value`, or nothing where there is nothing to say."""
    if name in ("seat", "viewer", "to_move") and isinstance(value, int):
        return f"{name} {SEATS.values[value]}"
    shown = _show(value)
    return f"{name} {shown}" if shown else ""


def _show(value: Any) -> str:
    if value is None or value is False:
        return ""
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {_show(item)}" for key, item in value.items() if item not in (0, None, False))
    if isinstance(value, tuple):
        parts = [_show(item) or "-" for item in value]
        return "(" + " ".join(parts) + ")" if any(part not in ("-", "0") for part in parts) else ""
    if is_dataclass(value):
        parts = [f"{field.name} {_show(getattr(value, field.name))}" for field in fields(value)]
        return "[" + ", ".join(parts) + "]"
    return str(value)
