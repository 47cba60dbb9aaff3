"""Puzzles: one turn is clearly best, files can be gone on with, and a puzzle leads back to its position."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

import hatoba
from hatoba.bots import Budget, make_bot
from hatoba.cli import app
from hatoba.coach.judging import Effort
from hatoba.coach.lines import Line, find_line, play_line, stretches_of
from hatoba.coach.models import Puzzle
from hatoba.coach.packaged import find_puzzles, record_of_puzzle
from hatoba.coach.playing_on import Comparison, Ends
from hatoba.coach.puzzles import PuzzlePlan, leads_clearly, look_at, make_puzzles, position_of, read_puzzles
from hatoba.components import PACKAGED
from hatoba.engine.errors import InvalidRecord
from hatoba.engine.record import Record
from hatoba.engine.state import State
from tests.coach.games import LITTLE, short_game
from tests.coach.posing import write_puzzles

PLAN = PuzzlePlan(hatoba.game("duel"), effort=LITTLE, strength=4)


@pytest.fixture
def easy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A short game, in which any turn that is not the greedy one is taken for a solution."""
    monkeypatch.setattr("hatoba.coach.puzzles.play_strong", lambda plan, seed: short_record())
    monkeypatch.setattr("hatoba.coach.puzzles.propose", lambda known, effort, seed: [any_line(known)])
    monkeypatch.setattr("hatoba.coach.puzzles.chosen_deeply", lambda plan, known, lines, seed: len(lines) - 1)
    monkeypatch.setattr("hatoba.coach.puzzles.leads_clearly", lambda comparison, *_: comparison.draw(2) or True)
    monkeypatch.setattr("hatoba.coach.puzzles.DEEPER", 4)
    monkeypatch.setattr("hatoba.coach.reasons.LEAST_POINTS", -1.0)
    monkeypatch.setattr("hatoba.coach.reasons.CERTAIN", 0.0)


def any_line(known: State) -> Line:
    return find_line(known, make_bot("random", 1), Budget(simulations=0))


def short_record() -> Record:
    return short_game("duel")


def compared(*shares: list[float]) -> Comparison:
    """Lines whose games ended so for the seat; nothing more is drawn."""
    start = short_record().first_state()
    comparison = Comparison(start, 0, [(line,) for line in range(len(shares))], "x", 0)
    comparison.draw = lambda count: None  # type: ignore[method-assign]
    comparison.ends = [Ends([(each, 1 - each) for each in line]) for line in shares]
    return comparison


def test_one_turn_must_be_clearly_best() -> None:
    effort = Effort(draws=2)
    assert leads_clearly(compared([0.2, 0.3, 0.2], [0.9, 0.8, 0.9], [0.3, 0.3, 0.1]), 1, effort)
    assert not leads_clearly(compared([0.2, 0.3, 0.2], [0.9, 0.8, 0.9], [0.3, 0.3, 0.1]), 2, effort)
    assert not leads_clearly(compared([0.2, 0.3, 0.2], [0.5, 0.5, 0.5], [0.5, 0.49, 0.5]), 1, effort), "as good"
    assert not leads_clearly(compared([0.0, 1.0, 0.0], [1.0, 0.0, 1.0]), 1, effort), "within the error"


@pytest.mark.usefixtures("easy")
def test_puzzles_are_kept_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    heard: list[tuple[int, int]] = []
    first = make_puzzles(PLAN, 1, file, lambda done, total: heard.append((done, total)))
    assert first
    assert heard == [(1, 1)]
    assert read_puzzles(file) == first
    with file.open("a", encoding="utf-8") as out:
        out.write('{"id": "half')  # stopped here
    assert make_puzzles(PLAN, 1, file) == first
    assert json.loads(file.read_text(encoding="utf-8").splitlines()[-1]) == {"searched": 1}
    with pytest.raises(hatoba.InvalidRecord, match="another plan"):
        make_puzzles(replace(PLAN, seed="2"), 1, file)

    puzzle = first[0]
    state = position_of(puzzle, PLAN.game)
    assert state.seat == puzzle.seat
    for move in puzzle.best.moves:
        state.apply(move.action)
    with pytest.raises(hatoba.InvalidRecord, match="other rules"):
        position_of(replace(puzzle, sheet="0"), PLAN.game)

    shown = CliRunner().invoke(app, ["puzzles", "show", str(file), puzzle.id])
    assert shown.exit_code == 0, shown.output
    assert puzzle.id in shown.output
    assert "Solution" in shown.output
    assert shown.output.count("Solution") == 1


def test_two_processes_find_the_same_in_the_same_order(tmp_path: Path) -> None:
    files = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    for processes, file in enumerate(files, 1):
        make_puzzles(PLAN, 2, file, processes=processes)
    assert files[0].read_bytes() == files[1].read_bytes()


@pytest.mark.usefixtures("easy")
def test_what_a_deeper_search_does_not_find_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    found = first_puzzle()
    assert found is not None
    monkeypatch.setattr("hatoba.coach.puzzles.chosen_deeply", lambda *_: None)
    assert first_puzzle() is None


def first_puzzle() -> Puzzle | None:
    record = short_record()
    for at, stretch in enumerate(stretches_of(record)[0][:12]):
        found = look_at(PLAN, record, stretch, (), str(at))
        if found is not None:
            return found
    return None


def test_the_command_searches_games_of_strong_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hatoba.coach.puzzles.ROUND_LIMIT", 1)
    file = tmp_path / "nippon.jsonl"
    arguments = ["puzzles", "make", "nippon", "--games", "1", "--sims", "2", "--draws", "4", "--out", str(file)]
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 0, result.output
    assert f"puzzles in {file}" in result.output.replace("\n", "")
    assert '"searched": 1' in file.read_text(encoding="utf-8")


def test_a_file_of_something_else_is_refused_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("my notes\n", encoding="utf-8")
    with pytest.raises(InvalidRecord, match="line 1"):
        read_puzzles(file)
    with pytest.raises(InvalidRecord, match="line 1"):
        make_puzzles(PLAN, 1, file)
    assert file.read_text(encoding="utf-8") == "my notes\n"


def test_a_folder_of_puzzles_is_read_and_what_is_of_other_sheets_left_out(tmp_path: Path) -> None:
    easiest_last = write_puzzles(tmp_path, "duel")
    assert list(find_puzzles(tmp_path).values()) == easiest_last[::-1]
    text = (tmp_path / "duel.jsonl").read_text(encoding="utf-8")
    other = tmp_path / "other"
    other.mkdir()
    (other / "duel.jsonl").write_text(text.replace(easiest_last[0].sheet, "0" * 16), encoding="utf-8")
    assert not find_puzzles(other)


@pytest.mark.parametrize("name", PACKAGED)
def test_the_packaged_puzzles_lead_to_their_positions_and_solutions(name: str) -> None:
    game = hatoba.game(name)
    puzzles = [puzzle for puzzle in find_puzzles().values() if puzzle.game == name]
    assert len(puzzles) >= 60
    for puzzle in puzzles:
        state = position_of(puzzle, game)
        assert state.to_move == puzzle.seat
        assert record_of_puzzle(puzzle, game).replay().to_bytes() == state.to_bytes()
        play_line(state, tuple(move.action for move in puzzle.best.moves))
