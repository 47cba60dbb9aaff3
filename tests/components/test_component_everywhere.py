"""What holds at every place of every sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from hatoba.components import PACKAGED, InvalidSheet, structure

Data = dict[str, Any]
Fresh = Callable[[str], Data]
Path = tuple[str | int, ...]
GROUPS = ("editions", "tracks", "mini_expansions")  # tables that hold nothing but tables


def containers(node: Any, path: Path = ()) -> Iterator[tuple[Any, Path]]:
    """Every table and list of a sheet, with the way to it."""
    if isinstance(node, dict | list):
        yield node, path
        for key, value in items(node):
            yield from containers(value, (*path, key))


def items(node: Any) -> list[tuple[Any, Any]]:
    return list(node.items() if isinstance(node, dict) else enumerate(node))


def table_of(path: Path) -> str | None:
    """The table in which a place is; None for the top of the sheet."""
    if not path:
        return None
    inside = path[0] in GROUPS or path[:2] == ("technologies", "effects")
    return ".".join(map(str, path[: 2 if inside else 1]))


def wrong_types(value: object) -> list[object]:
    if isinstance(value, bool):
        return [1, "true"]
    if isinstance(value, int | float):
        return [str(value), [value], -1]
    if isinstance(value, str):
        return [7, [value]]
    return ["empty", 0]


def fault(data: Data) -> InvalidSheet:
    with pytest.raises(InvalidSheet) as caught:
        structure.check(data)
    return caught.value


@pytest.mark.parametrize("game", PACKAGED)
def test_every_leaf_has_a_type(fresh: Fresh, game: str) -> None:
    data = fresh(game)
    for node, path in list(containers(data)):
        for key, value in items(node):
            if isinstance(value, dict | list) and value:
                continue  # not a leaf
            for wrong in wrong_types(value):
                node[key] = wrong
                error = fault(data)
                assert error.table == (table_of((*path, key)) if path else None), (path, key, wrong, str(error))
            node[key] = value
    assert structure.check(data) == game


@pytest.mark.parametrize("game", PACKAGED)
def test_no_table_has_unknown_fields(fresh: Fresh, game: str) -> None:
    data = fresh(game)
    for node, path in list(containers(data)):
        if isinstance(node, dict):
            node["misspelt"] = 1
            error = fault(data)
            del node["misspelt"]
            assert error.table == table_of(path)
            assert str(error.field).split(".")[-1] == "misspelt"
