"""Loading, reading and parsing sheets."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from dataclasses import FrozenInstanceError
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hatoba.components import PACKAGED, Fault, InvalidSheet, Sheet, load, parse, read

games = pytest.mark.parametrize("game", PACKAGED)


@games
def test_packaged_sheet_is_valid(game: str) -> None:
    sheet = load(game)
    assert (sheet.game, sheet.data["game"], sheet.data["format"]) == (game, game, 1)
    assert len(sheet.id) == 16 and set(sheet.id) <= set("0123456789abcdef")
    assert load(game) is sheet
    assert repr(sheet) == f"Sheet(game={game!r}, id={sheet.id!r})"


def test_unknown_game() -> None:
    with pytest.raises(ValueError, match="no game is called 'yokohoma'; the games are yokohama, duel, nippon"):
        load("yokohoma")


def test_sheet_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        load("duel").game = "nippon"  # type: ignore[misc]


@games
def test_id_is_of_the_content(game: str) -> None:
    sheet = load(game)
    other_comments = sheet.text.replace("# ", "#  ").replace(" = ", "   =   ").replace("\n\n", "\n# new\n\n")
    assert other_comments != sheet.text
    same = parse(other_comments, game)
    assert same.id == sheet.id and same == sheet and hash(same) == hash(sheet)
    assert parse(sheet.text.replace('"designed"', '"derived"', 1)).id != sheet.id


def test_id_changes_with_a_value() -> None:
    sheet = load("yokohama")
    changed = parse(sheet.text.replace("yen_others       = 4", "yen_others       = 5"))
    assert changed.data["player"]["yen_others"] == 5
    assert changed.id != sheet.id and changed != sheet


def test_order_inside_a_table_has_no_meaning() -> None:
    sheet = load("yokohama")
    text = sheet.text.replace("cost = { tea = 1, fish = 1 }", "cost = { fish = 1, tea = 1 }")
    assert text != sheet.text and parse(text) == sheet


@games
def test_read_file(game: str, tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text("\ufeff" + load(game).text, encoding="utf-8")
    assert read(path) == read(str(path), game) == load(game)
    assert read(path).text == load(game).text


def test_read_sheet() -> None:
    sheet = load("duel")
    assert read(sheet) is sheet and read(sheet, "duel") is sheet
    with pytest.raises(InvalidSheet, match=r'^nippon sheet, field game: must be "nippon", not "duel"$'):
        read(sheet, "nippon")


def test_read_what_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    with pytest.raises(FileNotFoundError):
        read(path)
    path.write_bytes(b"game = \xff")
    with pytest.raises(InvalidSheet, match=r"^sheet: is not UTF-8 text: .*position 7"):
        read(path)


@pytest.mark.parametrize(
    ("text", "game", "message"),
    [
        ("game =", "duel", "duel sheet: is not TOML: Invalid value (at end of document)"),
        ("game = 'duel'\nformat 1", None, "sheet: is not TOML: Expected '=' after a key"),
        (f"x = {'[' * 10_000}", None, "sheet: is not TOML: "),
        (f"x = {'9' * 10_000}", None, "sheet: is not TOML: "),
        ("", None, "sheet, field game: is missing"),
        ("", "duel", "duel sheet, field game: is missing"),
        (
            "game = 'dual'",
            None,
            'sheet, field game: must be one of yokohama, duel, nippon, not "dual"; did you mean duel?',
        ),
        ("game = ['duel']", None, 'sheet, field game: must be one of yokohama, duel, nippon, not ["duel"]'),
        ("game = 'yokohama'", "duel", 'duel sheet, field game: must be "duel", not "yokohama"'),
        ("game = 'duel'", None, "duel sheet, field format: is missing"),
        ("game = 'duel'\nformat = 2", None, "duel sheet, field format: must be 1 here, not 2"),
        ("game = 'duel'\nformat = 1", None, "duel sheet, [goods]: is missing"),
        ("game = 'duel'\nformat = 1\n[good]", None, "duel sheet, [good]: is not known here; did you mean goods?"),
        ("game = 'duel'\nformat = 1\ngoods = 3", None, "duel sheet, [goods]: must be a table, not 3"),
    ],
)
def test_text_that_is_no_sheet(text: str, game: str | None, message: str) -> None:
    with pytest.raises(InvalidSheet) as caught:
        parse(text, game)
    assert str(caught.value).startswith(message)


@settings(max_examples=50, derandomize=True)
@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    with pytest.raises(InvalidSheet):
        parse(text)


def test_error_can_be_pickled() -> None:
    error = InvalidSheet(Fault("duel", "orders", "number 7", "cost.silk", "missing"))
    copy = pickle.loads(pickle.dumps(error))
    assert str(copy) == str(error) == "duel sheet, [orders] row number 7, field cost.silk: is missing"
    assert (copy.table, copy.row, copy.field, copy.problem) == ("orders", "number 7", "cost.silk", "is missing")


def test_import_is_light() -> None:
    """The parsers are left to whoever needs a sheet; what other parts of the package import does not count."""
    program = """
import sys, hatoba
before = set(sys.modules)
import hatoba.components
print(*sorted(set(sys.modules) - before))
"""
    path = os.pathsep.join(sys.path)
    run = subprocess.run(
        [sys.executable, "-c", program], env={"PYTHONPATH": path}, capture_output=True, text=True, check=True
    )
    heavy = {"tomllib", "json", "hashlib", "importlib.resources", "hatoba.components.structure"}
    assert not heavy & set(run.stdout.split())


def test_sheets_are_equal_by_content_only() -> None:
    assert Sheet("duel", "a", "1", {}) == Sheet("duel", "b", "1", {"x": 1}) != Sheet("duel", "a", "2", {})
