"""Recorded games replay to the same digests and scores; a changed rule does not go unnoticed."""

import json
from typing import Any

import pytest

import hatoba
from hatoba.components import Sheet, load, parse
from tests.yokohama.golden import GAMES, SCORES, path, play, result

RESULTS: dict[str, Any] = json.loads(SCORES.read_text(encoding="utf-8"))
EVERY_GAME = pytest.mark.parametrize("name", GAMES)


def recorded(name: str) -> str:
    return path(name).read_text(encoding="utf-8")


@EVERY_GAME
def test_a_golden_game_replays_to_its_digests_and_scores(name: str) -> None:
    state = hatoba.read_record(recorded(name)).replay()
    outcome = state.outcome()
    assert outcome is not None
    assert result(outcome) == RESULTS[name]


def test_the_files_are_what_the_package_writes() -> None:
    """If only this fails, the choice of moves changed and no rule: write the games anew."""
    for name in ("2-second-1", "2-original-1"):
        assert play(name)[0] == recorded(name)


def test_the_games_use_every_verb() -> None:
    used = {part.split()[0] for name in GAMES for line in recorded(name).split("\n")[12:] for part in moves(line)}
    assert used == {verb.name for verb in hatoba.game("yokohama").catalogue.verbs}


def test_the_games_end_in_every_way() -> None:
    assert {shown["reason"] for shown in RESULTS.values()} == {
        "trading_houses",
        "shophouses",
        "port",
        "church",
        "customs",
    }


def moves(line: str) -> list[str]:
    """The actions of a record's line `12 B place bank; end = 8c1f03aa`."""
    return line.split(" ", 2)[2].rpartition(" = ")[0].split("; ") if line else []


def changed_sheet(find: str, replacement: str) -> Sheet:
    text = load("yokohama").text
    assert text.count(find) == 1
    return parse(text.replace(find, replacement), "yokohama")


@pytest.mark.parametrize(
    ("find", "replacement"),
    [
        ('gives = "tea",          by_power = [1, 2, 3, 4, 5]', 'gives = "tea",          by_power = [1, 2, 3, 4, 6]'),
        ('gives = "yen",          by_power = [1, 2, 3, 4, 5]', 'gives = "yen",          by_power = [1, 2, 4, 4, 5]'),
        ("placement_fee   = 1", "placement_fee   = 2"),
        ("yen_others       = 4", "yen_others       = 5"),
        ("yen_per_vp       = 2", "yen_per_vp       = 3"),
    ],
)
def test_a_changed_rule_makes_a_replay_fail(find: str, replacement: str) -> None:
    sheet = changed_sheet(find, replacement)
    failed = 0
    for name in GAMES:
        text = recorded(name).replace(f"sheet {load('yokohama').id}", f"sheet {sheet.id}")
        record = hatoba.read_record(text, components=sheet)
        try:
            record.replay()
        except hatoba.InvalidRecord:
            failed += 1
    assert failed > 0


def test_a_record_of_another_sheet_is_refused() -> None:
    sheet = changed_sheet("yen_others       = 4", "yen_others       = 5")
    with pytest.raises(hatoba.InvalidRecord, match="header sheet"):
        hatoba.read_record(recorded("2-second-1"), components=sheet)
