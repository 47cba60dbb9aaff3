"""Recorded games replay to the same digests and scores; a changed rule does not go unnoticed."""

import json
from typing import Any

import pytest

import hatoba
from hatoba.components import PACKAGED, Sheet, load, parse
from tests.golden import GAMES, SCORES, path, play, result

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


@pytest.mark.parametrize("name", ["yokohama/2-second-1", "yokohama/2-original-1", "duel/2-1", "nippon/2-1"])
def test_the_files_are_what_the_package_writes(name: str) -> None:
    """If only this fails, the choice of actions changed and no rule: write the games anew."""
    assert play(name)[0] == recorded(name)


@pytest.mark.parametrize("game", PACKAGED)
def test_the_games_use_every_verb_and_end_in_every_way(game: str) -> None:
    own = [name for name in GAMES if GAMES[name].game == game]
    used = {
        part.split()[0] for name in own for line in recorded(name).split("\n\n")[1].split("\n") for part in moves(line)
    }
    assert used == {verb.name for verb in hatoba.game(game).catalogue.verbs}
    assert {RESULTS[name]["reason"] for name in own} == set(hatoba.game(game).endings)


def moves(line: str) -> list[str]:
    """The actions of a record's line `12 B place bank; end = 8c1f`."""
    return line.split(" ", 2)[2].rpartition(" = ")[0].split("; ") if line else []


def changed_sheet(game: str, find: str, replacement: str) -> Sheet:
    text = load(game).text
    assert text.count(find) == 1
    return parse(text.replace(find, replacement), game)


@pytest.mark.parametrize(
    ("game", "find", "replacement"),
    [
        ("yokohama", '"tea",          by_power = [1, 2, 3, 4, 5]', '"tea",          by_power = [1, 2, 3, 4, 6]'),
        ("yokohama", '"yen",          by_power = [1, 2, 3, 4, 5]', '"yen",          by_power = [1, 2, 4, 4, 5]'),
        ("yokohama", "placement_fee   = 1", "placement_fee   = 2"),
        ("yokohama", "yen_others       = 4", "yen_others       = 5"),
        ("yokohama", "yen_per_vp       = 2", "yen_per_vp       = 3"),
        ("duel", "shop      = 1\n", "shop      = 2\n"),
        ("duel", "most_orders     = 6", "most_orders     = 7"),
        ("nippon", "wage       = 3", "wage       = 4"),
        ("nippon", "vp = [22, 15, 11]", "vp = [23, 15, 11]"),
    ],
)
def test_a_changed_rule_makes_a_replay_fail(game: str, find: str, replacement: str) -> None:
    sheet = changed_sheet(game, find, replacement)
    failed = 0
    for name in GAMES:
        if GAMES[name].game == game:
            text = recorded(name).replace(f"sheet {load(game).id}", f"sheet {sheet.id}")
            try:
                hatoba.read_record(text, components=sheet).replay()
            except hatoba.InvalidRecord:
                failed += 1
    assert failed > 0


def test_a_record_of_another_sheet_is_refused() -> None:
    sheet = changed_sheet("yokohama", "yen_others       = 4", "yen_others       = 5")
    with pytest.raises(hatoba.InvalidRecord, match="header sheet"):
        hatoba.read_record(recorded("yokohama/2-second-1"), components=sheet)
