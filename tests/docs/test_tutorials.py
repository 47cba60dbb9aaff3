"""The tutorials, followed literally, succeed; every command that a page names is there, with its options."""

import ast
import re
import shlex
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
import typer.main

from hatoba.cli import app
from tests.conftest import COMPILED
from tests.docs.following import ROOT, blocks, follow, run

PAGES = sorted((ROOT / "docs").rglob("*.md"))
COMMAND = re.compile(r"(?:^|\s|/)(hatoba [a-z-].*)$")


@pytest.mark.parametrize("name", ["bot", "play", "sheet", "train"])
def test_a_tutorial_can_be_followed(name: str, tmp_path: Path) -> None:
    if name == "train":
        pytest.importorskip("gymnasium")
    assert follow(ROOT / "docs" / "tutorials" / f"{name}.md", tmp_path) > 0


@pytest.mark.skipif(COMPILED, reason="a game from outside needs the plain source, and was tested there")
def test_the_game_of_the_tutorial_keeps_the_contract(tmp_path: Path) -> None:
    page = ROOT / "docs" / "tutorials" / "game.md"
    assert follow(page, tmp_path) == 5
    suite = [sys.executable, "-m", "pytest", str(ROOT / "tests" / "contract"), "-p", "no:cacheprovider", "-c"]
    shown = run([*suite, str(ROOT / "pyproject.toml"), "-vv"], tmp_path, HATOBA_TEST_GAMES="pebbles")
    assert "[pebbles-4] PASSED" in shown


def command_lines(page: Path) -> Iterator[str]:
    """The `hatoba` commands in fences and indented blocks of a page."""
    text = page.read_text(encoding="utf-8")
    fenced = [block.text for block in blocks(page) if block.kind in ("sh", "console")]
    indented = re.findall(r"^    .*$", text, re.MULTILINE)
    for line in [line for part in fenced for line in part.splitlines()] + indented:
        found = COMMAND.search(re.split(r"\s{2,}(?=\S)| #", line.strip())[0])
        if found is not None:
            yield found.group(1)


def unknown_parts(command: Any, words: list[str]) -> list[str]:
    """What of a command line is no command or option of ours."""
    while words and hasattr(command, "commands"):
        name = words.pop(0)
        if name.startswith("-"):
            continue
        if name not in command.commands:
            return [name]
        command = command.commands[name]
    known = {option for parameter in command.params for option in parameter.opts}
    return [word for word in words if word.startswith("--") and word not in known]


@pytest.mark.parametrize("page", [*PAGES, ROOT / "README.md"], ids=lambda page: page.name)
def test_commands_of_the_pages_exist(page: Path) -> None:
    for line in command_lines(page):
        unknown = unknown_parts(typer.main.get_command(app), shlex.split(line.replace("|", " "))[1:])
        assert not unknown, f"{page.name}: {line}"


def test_commands_are_found_at_all() -> None:
    found = [line for page in PAGES for line in command_lines(page)]
    assert "hatoba replay game.txt" in found
    assert unknown_parts(typer.main.get_command(app), ["replay", "game.txt", "--no-such"]) == ["--no-such"]
    assert unknown_parts(typer.main.get_command(app), ["no-such"]) == ["no-such"]


def test_the_page_of_commands_has_all_of_them() -> None:
    named = {line.split()[1] for line in command_lines(ROOT / "docs" / "commands.md")}
    commands: Any = typer.main.get_command(app)
    # backup and restore share a line
    assert named | {"restore"} == set(commands.commands)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_code_of_the_pages_can_be_read_and_imports_what_is_there(page: Path) -> None:
    """Also where it is not run, for it leans on something that only the reader has."""
    for block in blocks(page):
        for node in ast.walk(ast.parse(block.text)) if block.kind == "python" else ():
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("hatoba.") and not node.level:
                assert find_spec(str(node.module)) is not None, f"{page.name}: no module {node.module}"
                pytest.importorskip(str(node.module), exc_type=ImportError)  # it may need an extra
                for name in node.names:
                    assert find_name(str(node.module), name.name), f"{page.name}: {node.module} has no {name.name}"


def find_name(module: str, name: str) -> bool:
    """Whether a module has a thing, or a package a module, of this name."""
    return hasattr(import_module(module), name) or find_spec(f"{module}.{name}") is not None
