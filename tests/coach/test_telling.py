"""What the coach says in words, on a page, in files and on the command line."""

import json
import re
from dataclasses import asdict
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Literal

import pytest
from typer.testing import CliRunner

import hatoba
from hatoba.cli import app, main
from hatoba.coach import analyse, hint
from hatoba.coach.models import Analysis, EndingReason, PointsReason, ReachReason, Reasons, Skill, Try
from hatoba.coach.report import html_report
from hatoba.coach.stored import revive
from hatoba.coach.told import analysis_lines
from hatoba.coach.words import (
    hint_words,
    nudge_words,
    reason_words,
    seen_from_best,
    skill_words,
    try_words,
    verdict_words,
)
from hatoba.locales import Texts, languages
from tests.coach.games import LITTLE, short_game

MINUS = "\N{MINUS SIGN}"
REASONS = Reasons(
    (PointsReason("orders", 4.23, 0.4), PointsReason("yen", -1.0, 0.2)),
    (ReachReason("church", 0.35, 0.7, 0.05),),
    (EndingReason("church", 0.1, 0.5, 0.05),),
    -3.0,
    0.5,
)


@cache
def analysed() -> Analysis:
    return analyse(short_game("yokohama"), effort=LITTLE)


def test_reasons_name_categories_and_numbers() -> None:
    words = list(reason_words(Texts(), hatoba.game("yokohama"), REASONS))
    assert words[0] == "Orders: +4.2"
    assert words[1] == f"Yen: {MINUS}1"
    assert "Church board" in words[2]
    assert "70 %" in words[2]
    assert "35 %" in words[2]
    assert "the church board is full enough" in words[3]
    assert f"{MINUS}3" in words[4]
    assert len(words) == 5


def test_a_hint_says_what_its_turn_has_more() -> None:
    turned = list(reason_words(Texts(), hatoba.game("yokohama"), seen_from_best(REASONS)))
    assert turned[:2] == [f"Orders: {MINUS}4.2", "Yen: +1"]
    assert "+3" in turned[4]
    assert "70 %" in turned[2]


@pytest.mark.parametrize("language", languages())
def test_everything_is_said_in_every_language(language: str) -> None:
    texts = Texts(language)
    game = hatoba.game("yokohama")
    found = analysed()
    page = html_report(found, game, texts)
    lines = [line for line in analysis_lines(found, game, texts) if line]
    shown = [page, *lines, *reason_words(texts, game, REASONS)]
    shown += [verdict_words(texts, verdict) for verdict in ("forced", "as_good", "blunder")]
    start = short_game("yokohama").first_state()
    advice = hint(start, LITTLE)
    shown += [nudge_words(texts, game, advice), *hint_words(texts, game, advice)]
    turn = found.turns[0]
    bands: tuple[Literal["found", "almost", "worse"], ...] = ("found", "almost", "worse")
    shown += [try_words(texts, Try(band, turn.played, turn.best, 0.1, 0.01, None)) for band in bands]
    skills = [Skill(0, "go", "area", "church", 3, 99.0), Skill(0, "go", "area", "bank", 3, 50.0)]
    shown += skill_words(texts, game, skills)
    assert all(shown)
    assert not re.search(r"[\u2068\u2069]|\{ \$", "".join(shown))
    if language != "en":
        assert page != html_report(found, game, Texts())


class Checker(HTMLParser):
    """Whether tags are closed in order, and what is asked from elsewhere."""

    VOID = ("meta", "br")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.outside: list[str] = []
        self.targets: set[str] = set()
        self.links: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in self.VOID:
            self.open.append(tag)
        for name, value in attrs:
            if name == "id":
                self.targets.add(f"#{value}")
            if name in ("href", "src"):
                (self.links.add if str(value).startswith("#") else self.outside.append)(str(value))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_is_whole_and_asks_for_nothing_from_elsewhere() -> None:
    checker = Checker()
    page = html_report(analysed(), hatoba.game("yokohama"), Texts(), 1)
    checker.feed(page)
    checker.close()
    assert checker.open == []
    assert checker.outside == []
    assert checker.links <= checker.targets
    assert len(checker.links) == len(analysed().turning_points)
    assert "http" not in page


def test_an_analysis_comes_back_from_json() -> None:
    assert revive(Analysis, json.loads(json.dumps(asdict(analysed())))) == analysed()
    broken = asdict(analysed())
    broken["turns"][0]["verdict"] = "splendid"
    with pytest.raises(hatoba.InvalidRecord, match="splendid"):
        revive(Analysis, broken)
    with pytest.raises(hatoba.InvalidRecord):
        revive(Analysis, {"game": "duel"})


# ----------------------------------------------------------------------------------- the command line


def run(*arguments: str) -> str:
    result = CliRunner().invoke(app, list(arguments))
    assert result.exit_code == 0, result.output
    return result.output


@pytest.fixture
def record(tmp_path: Path) -> str:
    file = tmp_path / "game.txt"
    file.write_text(short_game("nippon").text(), encoding="utf-8")
    return str(file)


def test_analyse_prints_and_writes_a_page(record: str, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    shown = run(
        "analyse", record, "--sims", "2", "--draws", "4", "--seat", "b", "--html", str(page), "--language", "de"
    )
    assert "Analyse: Nippon" in shown
    assert "Platz B" in shown
    assert '<html lang="de">' in page.read_text(encoding="utf-8")


def test_analyse_is_repeatable_byte_for_byte(record: str) -> None:
    arguments = ("analyse", record, "--sims", "2", "--draws", "4", "--seat", "A", "--json")
    first = run(*arguments)
    assert run(*arguments) == first
    found = revive(Analysis, json.loads(first))
    assert (found.simulations, found.draws, found.seats) == (2, 4, (0,))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [(["--seat", "Z"], "no seat 'Z'"), (["--seat", "C"], "no seat 'C'"), (["--language", "xx"], "'xx'")],
)
def test_what_is_given_wrongly_is_said(
    record: str, arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["analyse", record, *arguments])
    assert message in capsys.readouterr().err
