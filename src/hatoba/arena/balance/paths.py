"""Finding items in a view by a path; the steps are told in `kinds`."""

from collections.abc import Mapping
from typing import Any


def values_at(view: Any, path: str, seat: int | None = None) -> list[Any]:
    """All values at a path, None where nothing lies."""
    return _walk(view, path.split("."), seat, ())


def ids_at(view: Any, path: str, seat: int | None = None) -> list[str]:
    """The ids of all items at a path."""
    return [str(value) for value in values_at(view, path, seat) if value is not None]


def _walk(node: Any, steps: list[str], seat: int | None, keys: tuple[str, ...]) -> list[Any]:
    if not steps:
        return [" ".join(keys) if keys else node]
    step, rest = steps[0], steps[1:]
    if step == "*":
        return [value for item in node for value in _walk(item, rest, seat, keys)]
    if step == "#":
        return [place for place, item in enumerate(node, 1) if item is None]
    if step == "@":
        assert seat is not None
        return _walk(node[seat], rest, seat, keys)
    if step == "%":
        assert isinstance(node, Mapping)
        filled = [(str(key), item) for key, item in node.items() if item]
        return [value for key, item in filled for value in _walk(item, rest, seat, (*keys, key))]
    return _walk(getattr(node, step), rest, seat, keys)
