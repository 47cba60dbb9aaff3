"""A position's attributes: each is in the table of fields, or named here with the reason why it need not be."""

import ast
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

import hatoba.engine.state
from tests.cases import CASES, Case, random_position

ENGINE = {
    "game": "set-up, not position",
    "options": "set-up, not position",
    "players": "set-up, not position",
    "round_limit": "set-up, not position",
    "table": "the catalogue, steps and rules of the game",
    "depth": "packed with the stack",
    "in_order": "how a search looks at the position",
    "recording": "serves the one call",
    "log": "serves the one call",
    "revealed_at": "serves the one call",
}
SHEET = {"t": "the sheet", "prices": "the sheet"}
FOLLOWS = "follows from the fields: the game's derive computes it"
LEFT_OUT = {
    "yokohama": {
        **ENGINE,
        **SHEET,
        "edition": "the sheet",
        **dict.fromkeys(("present", "presidents", "tally", "near"), FOLLOWS),
    },
    "duel": {**ENGINE, **SHEET, **dict.fromkeys(("tally", "used_areas"), FOLLOWS)},
    "nippon": {
        **ENGINE,
        "t": "the sheet",
        "scale": "the sheet",
        **dict.fromkeys(("prices", "tally", "crowd", "colours", "wanted"), FOLLOWS),
    },
}
NOT_CLONED = {"recording", "log", "revealed_at"}
SHARED = {"key", "tile", "rotation", "wanted", "place", "near", "site", "goals"}
"""Lists that never change in place once the game is set up: clones share them."""
ONE_OF_EACH = [next(cases) for name, cases in groupby(CASES, key=lambda case: case.game) if name in LEFT_OUT]


def declared(cls: type) -> Iterator[str]:
    """The attributes that the source of a class and of its bases declares."""
    folder = Path(hatoba.engine.state.__file__).parent.parent
    for base in cls.__mro__:
        if base.__module__.startswith("hatoba."):
            source = folder.joinpath(*base.__module__.split(".")[1:]).with_suffix(".py").read_text(encoding="utf-8")
            for node in ast.parse(source).body:
                if isinstance(node, ast.ClassDef) and node.name == base.__name__:
                    yield from (
                        line.target.id
                        for line in node.body
                        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
                    )


def plain(value: Any) -> Any:
    """Something that can be compared: numbers and lists as they are, everything else by identity."""
    if isinstance(value, int | str | dict):
        return value
    return list(value) if hasattr(value, "__getitem__") else id(value)


@pytest.mark.parametrize("case", ONE_OF_EACH, ids=str)
def test_every_attribute_is_a_field_or_named(case: Case) -> None:
    state = random_position(case, 1)
    fields = {field.name for field in state.game.fields}
    assert set(declared(type(state))) == fields | LEFT_OUT[state.game.name].keys()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_clone_has_every_attribute_and_shares_no_list(case: Case) -> None:
    state = random_position(case, 2)
    other = state.clone()
    for name in set(declared(type(state))) - NOT_CLONED:
        mine, copied = getattr(state, name), getattr(other, name)
        assert plain(mine) == plain(copied), name
        if isinstance(mine, list):  # as rows are in the plain build
            assert mine is not copied or name in SHARED, name
