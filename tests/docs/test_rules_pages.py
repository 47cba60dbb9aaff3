"""The pages of docs/rules: sections and rulings are numbered, those cited exist, and a test names every ruling."""

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from hatoba.components import PACKAGED

ROOT = Path(__file__).parents[2]
HEADING = re.compile(r"^#{2,4} .*", re.MULTILINE)
SECTION = re.compile(r"^#{2,4} (\d+(?:\.\d+)*)\.? ", re.MULTILINE)
RULING = re.compile(r"^> \*\*([YDN]\d+)\b", re.MULTILINE)
CITED_SECTIONS = re.compile(r"\bsections? (\d[\d.]*(?:(?:, | to | and )\d[\d.]*)*)")
NUMBER = re.compile(r"\d+(?:\.\d+)*")
LETTER = {"yokohama": "Y", "duel": "D", "nippon": "N"}


def page(game: str) -> str:
    return (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")


def sources(*folders: str) -> Iterator[tuple[str, str]]:
    """Every Python file in these folders, by its path, with its text."""
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            yield str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")


def rulings_cited(game: str, text: str) -> set[str]:
    """Rulings of this game in names of tests (`test_y8_...`), comments and docstrings (`Y8`)."""
    letter = LETTER[game]
    in_names = re.findall(rf"\bdef test_({letter.lower()}\d+)_", text)
    return {name.upper() for name in in_names} | set(re.findall(rf"\b({letter}\d+)\b", text))


@pytest.mark.parametrize("game", PACKAGED)
def test_every_heading_has_the_next_number(game: str) -> None:
    """It follows the section before at its level, or begins the subsections of that one."""
    numbers = [tuple(map(int, number.split("."))) for number in SECTION.findall(page(game))]
    assert len(numbers) == len(HEADING.findall(page(game)))
    assert numbers[0] == (1,)
    for before, after in pairwise(numbers):
        following = [(*before[:level], before[level] + 1) for level in range(len(before))]
        assert after in [(*before, 1), *following]


@pytest.mark.parametrize("game", PACKAGED)
def test_rulings_are_numbered_from_1_without_a_gap(game: str) -> None:
    rulings = RULING.findall(page(game))
    assert set(rulings) == {f"{LETTER[game]}{number}" for number in range(1, len(rulings) + 1)}


@pytest.mark.parametrize("game", PACKAGED)
def test_sections_cited_exist(game: str) -> None:
    known = set(SECTION.findall(page(game)))
    for path, text in sources(f"src/hatoba/games/{game}", f"tests/{game}"):
        for cited in CITED_SECTIONS.findall(text):
            missing = set(NUMBER.findall(cited)) - known
            assert not missing, f"{path} cites sections {sorted(missing)}, which docs/rules/{game}.md does not have"


@pytest.mark.parametrize("game", PACKAGED)
def test_rulings_cited_exist_and_every_ruling_is_cited_by_a_test(game: str) -> None:
    known = set(RULING.findall(page(game)))
    for path, text in sources(f"src/hatoba/games/{game}", f"tests/{game}"):
        unknown = rulings_cited(game, text) - known
        assert not unknown, f"{path} cites {sorted(unknown)}, which docs/rules/{game}.md does not have"
    cited = {ruling for _, text in sources(f"tests/{game}") for ruling in rulings_cited(game, text)}
    assert not known - cited, f"no test of {game} names {sorted(known - cited)}"
