"""Games as Parquet: written in parts, gone on with, and read back as the arrays that the environments would give."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

import hatoba
from hatoba.arena import make_setting, read_entrants
from hatoba.arena.journal import WrongFile
from hatoba.cli import main
from hatoba.components import PACKAGED
from tests.envs.optional import need

np = need("numpy")
pytest.importorskip("pyarrow", reason="NOT TESTED: pyarrow is missing, pip install 'hatoba[data]'")

from pyarrow import parquet  # type: ignore[import-untyped]  # noqa: E402

from hatoba.data import Games, games, make_dataset, read_decisions, read_games  # noqa: E402
from hatoba.envs.many import ManyGames  # noqa: E402


def plan(name: str, count: int) -> Games:
    setting = make_setting(name, 2, {"round_limit": 1})
    return Games(setting, read_entrants(["random", "apprentice"]), count, "7")


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "PART", 4)


@pytest.mark.parametrize("name", PACKAGED)
def test_games_are_written_and_read_back(name: str, tmp_path: Path) -> None:
    make_dataset(plan(name, 6), tmp_path)
    rows = list(read_games(tmp_path))
    assert [row.number for row in rows] == list(range(6))
    assert [row.bots for row in rows[:2]] == [["random", "apprentice"], ["apprentice", "random"]]
    for row, decisions in zip(rows, read_decisions(tmp_path), strict=True):
        record = hatoba.read_record(row.record)
        outcome = record.replay().outcome()
        assert outcome is not None
        assert (row.points, row.ranks, row.ending) == (list(outcome.scores), list(outcome.ranks), outcome.reason)
        many = ManyGames(name, 1, seeds=[row.seed.partition(":")[0]], round_limit=1)
        assert decisions.actions.tolist() == row.actions
        assert decisions.masks[np.arange(len(row.actions)), decisions.actions].all()
        assert not decisions.masks[:, many.actions].any()
        if row.number == 0:  # its seed is the first one of a row of games
            for number, action in enumerate(row.actions):
                assert (decisions.observations[number] == many.observations[0]).all()
                assert (decisions.masks[number, :-1] == many.masks[0]).all()
                assert decisions.seats[number] == many.seats[0]
                many.step([action])
            assert (decisions.returns == many.rewards[0][decisions.seats].astype(np.float32)).all()


def test_a_run_that_was_cut_goes_on_and_more_games_can_be_added(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    make_dataset(plan("duel", 10), whole)

    class Stopped(Exception):
        pass

    def stop(done: int, total: int) -> None:
        if done == 6:
            raise Stopped

    with pytest.raises(Stopped):
        make_dataset(plan("duel", 10), cut, tell=stop)
    assert [file.name for file in sorted(cut.iterdir())] == ["part-00000.parquet", "part-00001.jsonl"]
    first = (cut / "part-00000.parquet").read_bytes()
    make_dataset(plan("duel", 7), cut)
    make_dataset(plan("duel", 10), cut)
    assert list(read_games(cut)) == list(read_games(whole))
    assert (cut / "part-00000.parquet").read_bytes() == first, "it was not made again"


def test_another_plan_and_other_rules_are_refused(tmp_path: Path) -> None:
    made = plan("duel", 2)
    make_dataset(made, tmp_path)
    with pytest.raises(WrongFile):
        make_dataset(replace(made, seed="8"), tmp_path)
    file = tmp_path / "part-00000.parquet"
    table = parquet.read_table(file)
    identity = json.loads(table.schema.metadata[games.KEY])
    parquet.write_table(table.replace_schema_metadata({games.KEY: json.dumps({**identity, "rules": 1})}), file)
    with pytest.raises(hatoba.InvalidRecord, match="rules is 1"):
        next(read_decisions(tmp_path))
    with pytest.raises(hatoba.InvalidRecord, match="no data set"):
        next(read_games(tmp_path / "elsewhere"))


def test_the_command_makes_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["dataset", "make", "duel", "--games", "2", "--bot", "random", "--out", str(tmp_path)]
    with pytest.raises(SystemExit) as left:
        main([*command, "-o", "round_limit=1"])
    assert left.value.code == 0
    assert "2 games in" in capsys.readouterr().out
    assert len(list(read_games(tmp_path))) == 2


@pytest.mark.parametrize("name", PACKAGED)
def test_the_sample_of_the_docs_can_be_read(name: str) -> None:
    """After a change of rules, sheet or layout: hatoba dataset make NAME --games 20 --seed sample."""
    folder = Path(__file__).parents[2] / "docs" / "samples" / name
    rows = list(read_games(folder))
    assert [row.number for row in rows] == list(range(20))
    assert {bot for row in rows for bot in row.bots} == {"magnate@sims=200"}
    for row, decisions in zip(rows[:3], read_decisions(folder), strict=False):
        state = hatoba.read_record(row.record).replay()
        assert list(state.standing().scores) == row.points
        assert len(decisions.observations) == len(row.actions)


def test_the_arena_keeps_its_games(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    command = ["arena", "duel", "--bots", "random,apprentice", "--games", "2", "-o", "round_limit=1"]
    with pytest.raises(SystemExit) as left:
        main([*command, "--records", str(folder), "--json"])
    assert left.value.code == 0
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["line-up-1-seed-0-rotation-0.txt", "line-up-1-seed-0-rotation-1.txt"]
    for file in files:
        assert hatoba.read_record(file.read_text(encoding="utf-8")).replay().to_move is None
