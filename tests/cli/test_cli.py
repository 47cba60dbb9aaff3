"""The command line, as a user types it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import hatoba
from hatoba.cli import main
from hatoba.components import PACKAGED


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit status, output and errors of a command."""
    with pytest.raises(SystemExit) as end:
        main(list(arguments))
    captured = capsys.readouterr()
    return int(end.value.code or 0), captured.out, captured.err


def test_version_says_which_build_runs(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "--version")
    assert status == 0
    assert hatoba.__version__ in out
    assert "build" in out


def test_every_language_can_be_written_to_a_pipe() -> None:
    narrow = {**os.environ, "PYTHONIOENCODING": "cp1252"}  # what Windows gives a pipe in western Europe
    command = [sys.executable, "-m", "hatoba", "rules", "duel", "--language", "uk"]
    done = subprocess.run(command, env=narrow, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.decode("utf-8").startswith("Йокогама: Дуель")


@pytest.mark.parametrize("game", PACKAGED)
def test_simulate_is_the_same_for_the_same_seed(capsys: pytest.CaptureFixture[str], game: str) -> None:
    arguments = ("simulate", game, "--players", "2", "--games", "3", "--seed", "5")
    _, first, _ = run(capsys, *arguments, "--json")
    _, second, _ = run(capsys, *arguments, "--json")
    result = json.loads(first)
    assert first == second
    assert result["games"] == 3
    assert sum(seat["win_share"] for seat in result["seats"]) == pytest.approx(1)
    assert sum(result["endings"].values()) == 3
    _, table, _ = run(capsys, *arguments)
    assert "Points" in table
    assert "Endings" in table


def test_simulate_takes_options(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("simulate", "yokohama", "--games", "2", "--json", "-o", "edition=original", "-o", "round_limit=3")
    _, out, _ = run(capsys, *arguments)
    assert json.loads(out)["endings"] == {"limit": 2}


@pytest.mark.parametrize("game", PACKAGED)
def test_play_then_replay(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: str
) -> None:
    answers = iter(["1"] * 12 + ["t", "c", "l", "h", "999", "nonsense", "", "q"])
    monkeypatch.setattr("rich.console.Console.input", lambda *_: next(answers))
    file = tmp_path / "game.txt"
    status, out, _ = run(capsys, "play", game, "--seed", "3", "--save", str(file))
    assert status == 0
    assert "You are player A." in out
    assert "What is printed on all this" in out
    assert "Choose a number from 1 to" in out or "There is 1 action" in out
    assert "No action is written “nonsense”." in out
    assert "A merchant would choose" in out
    status, out, _ = run(capsys, "replay", str(file))
    assert status == 0
    assert "every digest verified; the game is not over" in out


@pytest.mark.parametrize("game", PACKAGED)
def test_replay_shows_a_whole_game_and_refuses_a_changed_one(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, game: str
) -> None:
    record = hatoba.record(game, players=2, seed=1, round_limit=3, components=None)
    state = record.first_state()
    rng = hatoba.make_rng(1)
    while state.to_move is not None:
        legal = state.legal_actions()
        record.play(state, legal[rng.below(len(legal))])
    record.names = {0: "Ada [x]"}
    file = tmp_path / "game.txt"
    file.write_text(record.text(), encoding="utf-8")
    status, out, _ = run(capsys, "replay", str(file))
    assert status == 0
    assert "Round 3" in out
    assert "  A Ada [x]" in out
    assert "ended by limit" in out
    assert str(state.scores()[0]) in out
    file.write_text(record.text().replace("seed 1", "seed 2"), encoding="utf-8")
    status, _, err = run(capsys, "replay", str(file))
    assert status == 2
    assert "entry 1" in err


def test_rules(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "rules", "yokohama", "bank")
    assert status == 0
    assert "Bank" in out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("simulate", "chess"), "no game 'chess'"),
        (("simulate", "yokohama", "--players", "9"), "players must be 2, 3, 4"),
        (("simulate", "yokohama", "-o", "edition=third"), "must be second or original"),
        (("simulate", "yokohama", "-o", "edition"), "NAME=VALUE"),
        (("rules", "yokohama", "bnak"), "bank"),
    ],
)
def test_wrong_input_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], message: str
) -> None:
    status, _, err = run(capsys, *arguments)
    assert status == 2
    assert message in err
    assert "Traceback" not in err
    assert len(err.strip().splitlines()) == 1


def test_an_own_sheet_is_used_and_a_bad_one_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = hatoba.game("yokohama").sheet.text
    own = tmp_path / "own.toml"
    own.write_text(text.replace("yen_others       = 4", "yen_others       = 9"), encoding="utf-8")
    state = hatoba.new_game("yokohama", players=2, seed=1, components=own)
    assert state.view(None).seats[1].stock["yen"] == 9
    own.write_text(text.replace("yen_others       = 4", "yen_others       = -1"), encoding="utf-8")
    status, _, err = run(capsys, "simulate", "yokohama", "--components", str(own))
    assert status == 2
    assert "[player]" in err
    assert "yen_others" in err


def test_own_cards_as_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """From the usual sheet to a game with one's own."""
    file, merged = tmp_path / "box.toml", tmp_path / "merged.toml"
    assert run(capsys, "sheets", "new", "duel", str(file))[0] == 0
    assert run(capsys, "sheets", "new", "duel", str(file))[0] == 2  # it is never written over
    text, old = file.read_text(encoding="utf-8"), "vp =  2, reward = { yen = 3 } }"
    mine = text.replace(old, 'vp = 0, reward = { yen = 3 }, owner = ["vp"] }, # seen', 1)
    file.write_text(mine, encoding="utf-8")
    status, out, _ = run(capsys, "sheets", "check", str(file))
    assert status == 0 and "note: [orders] row number 1" in out and "1 numbers are yours" in out
    assert "[orders] row number 1, vp: 2 -> 0" in run(capsys, "sheets", "diff", "duel", str(file))[1]
    assert run(capsys, "sheets", "merge", str(file), "--out", str(merged))[0] == 0
    assert run(capsys, "sheets", "diff", str(file), str(merged))[1] == "0 differences\n"
    assert merged.read_text(encoding="utf-8") == mine  # with its owner's comments
    no_sheet = tmp_path / "notes.md"
    no_sheet.write_text("# no sheet\n\nat all\n", encoding="utf-8")
    assert f"{no_sheet}: sheet: is not TOML" in run(capsys, "sheets", "check", str(no_sheet))[2]
    status, out, _ = run(capsys, "sheets", "effect", str(merged), "--games", "2")
    assert status == 0 and "seats: no difference seen" in out and "2 games with each sheet" in out
    assert run(capsys, "simulate", "duel", "--games", "2", "--sheet", str(merged))[0] == 0
    few = ("--games", "2", "--simulations", "1")
    assert "against the forecast: no difference seen" in run(capsys, "sheets", "bots", str(merged), *few)[1]
    file.write_text(text.replace(old, "vp = -1, reward = { yen = 3 } }", 1), encoding="utf-8")
    status, out, _ = run(capsys, "sheets", "check", str(file))
    assert status == 1 and "FAULT: [orders] row number 1, field vp: must be a whole number of at least 0" in out
