"""A game from outside is found by its entry point, keeps the contract, and is told, listed and played by bots."""

import json
import subprocess
import sys

import pytest

import hatoba
from hatoba.games import register
from tests.conftest import COMPILED
from tests.fourth_game import ROOT, environment

once = pytest.mark.skipif(COMPILED, reason="the fourth game needs the plain source, and was tested there")


def run(*command: str, **more: str) -> str:
    """What a command of Python's prints, with the fourth game installed."""
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=environment(**more), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@once
def test_it_passes_the_contract_suite() -> None:
    shown = run("-m", "pytest", "tests/contract", "-v", "-v", "-p", "no:cacheprovider", HATOBA_TEST_GAMES="lanterns")
    for players in (2, 3, 4):
        assert f"[lanterns-{players}] PASSED" in shown


@once
def test_merchants_play_it_to_its_end() -> None:
    assert run("-m", "tests.fourth_game.merchants") == "dark\n"


@once
def test_its_rules_are_told() -> None:
    assert "You hold 3 lanterns, of 20." in run("-m", "hatoba", "rules", "lanterns", "turn")


@once
def test_it_can_be_simulated_and_listed() -> None:
    played = json.loads(run("-m", "hatoba", "simulate", "lanterns", "--games", "5", "--json"))
    assert played["endings"] == {"dark": 5}
    assert run("-c", "from hatoba.games import names; print(*names())").split()[-1] == "lanterns"


@once
def test_it_is_told_in_words_with_what_texts_it_has() -> None:
    shown = run("-m", "hatoba", "text", "lanterns", "--players", "3", "--language", "de")
    assert "You are player A." not in shown
    assert "Du bist Spieler A." in shown
    assert "Was A tun darf" in shown


@pytest.mark.skipif(not COMPILED, reason="only a compiled build refuses it")
def test_a_compiled_build_says_why_it_takes_no_game() -> None:
    with pytest.raises(hatoba.InvalidOption, match="cannot be added to a compiled hatoba"):
        register("lanterns", "lanterns")
    with pytest.raises(hatoba.InvalidOption, match="no game 'lanterns'"):
        hatoba.game("lanterns")


@pytest.mark.parametrize(
    ("name", "message"),
    [("Lanterns", "small letters"), ("night-market", "small letters"), ("", "small letters"), ("duel", "already")],
)
def test_a_name_that_cannot_be_is_refused(name: str, message: str) -> None:
    with pytest.raises(hatoba.InvalidOption, match=message):
        register(name, "lanterns")
