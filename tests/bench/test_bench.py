"""The benchmark: what version 1 promises, that its table comes out again, and every kind of agent."""

import json
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tests.envs.optional import need

need("numpy")

from hatoba.bench import TASKS, evaluate, read_agent, tasks  # noqa: E402 - needs numpy
from hatoba.bench.reference import agents_of, as_markdown, as_means, make_rows  # noqa: E402
from hatoba.bots import Budget, make_bot  # noqa: E402
from hatoba.bots import weights as packaged  # noqa: E402
from hatoba.bots.random import RandomBot  # noqa: E402
from hatoba.cli import app  # noqa: E402
from hatoba.engine.errors import InvalidOption  # noqa: E402
from hatoba.engine.state import State  # noqa: E402
from hatoba.envs.reader import ReadingBot  # noqa: E402

DOCS = Path(__file__).parents[2] / "docs"
PROMISED = {
    "duel-2p": "2d305dcaa48da8ee",
    "nippon-2p": "045b526eff6f7eb7",
    "nippon-4p": "d479a784289f8954",
    "yokohama-2p": "c2bd9a12fed193bd",
    "yokohama-4p": "1c873ceb4632cf32",
    "duel-2p-small": "e8f311246c533b27",
    "duel-short": "7edbc5d659b6ebc5",
    "nippon-2p-small": "999d692e60af07d7",
    "nippon-4p-small": "c5f70652847a6d64",
    "yokohama-2p-small": "444383ede29bf651",
    "yokohama-4p-small": "40d8bc9a71ec96a9",
}
"""By task: a digest of all that it promises. Whoever has to change one of these raises the benchmark's version."""


def published(file: str = "benchmark-v1.json") -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = json.loads((DOCS / file).read_text(encoding="utf-8"))
    return rows


def digest(task: tasks.BenchTask) -> str:
    return blake2b(json.dumps(task.to_json()).encode(), digest_size=8).hexdigest()


def test_the_tasks_stay_as_they_are() -> None:
    assert {name: digest(task) for name, task in TASKS.items()} == PROMISED


def test_what_is_published_is_of_these_tasks_and_is_what_the_docs_show() -> None:
    page = (DOCS / "benchmark.md").read_text(encoding="utf-8")
    rows = published()
    told = [(row["task"]["name"], row["agent"]) for row in rows]
    whole = [(name, agent) for name, task in TASKS.items() for agent in agents_of(task)]
    assert told == [one for one in whole if one in told]
    for row in (*rows, *published("benchmark-v1-learned.json")):
        assert row["task"] == TASKS[row["task"]["name"]].to_json()
        assert [len(result["wins_by_seed"]) for result in row["results"]] == [row["task"]["seeds"]] * 3
        assert row["faults"] == []
    assert as_markdown(rows) in page
    assert as_means(published("benchmark-v1-learned.json")) in page


@pytest.mark.parametrize("agent", ["random", "apprentice", "merchant@sims=50"])
def test_a_row_comes_out_again_to_the_digit(agent: str) -> None:
    """On every build; the first seed of all opponents stands for the others."""
    result = evaluate(TASKS["duel-2p-small"], read_agent(agent), seeds=1)
    (row,) = [row for row in published() if (row["task"]["name"], row["agent"]) == ("duel-2p-small", agent)]
    assert result.wins == tuple(tuple(one["wins_by_seed"][:1]) for one in row["results"])
    assert result.margins == tuple(tuple(one["margin_by_seed"][:1]) for one in row["results"])


class Own(RandomBot):
    """A bot with a file, as module:Class:FILE gives it."""

    def __init__(self, seed: int | str, file: str) -> None:
        super().__init__(seed)
        self.text = Path(file).read_text(encoding="utf-8")

    def choose(self, position: State, budget: Budget) -> int:
        assert self.text == "weights"
        return super().choose(position, budget)


class Reader(ReadingBot):
    """A stand-in for a language model: it errs first, then takes the first action that its prompt names."""

    def answer(self, prompt: str) -> str:
        before, may, after = prompt.partition("may do\n")
        assert may and "You are player" in before
        told_off = prompt.count(self.texts("text-answer")) > 1
        return f"Thinking aloud.\n{after.partition(':')[0]}" if told_off else "fly to the moon"


class Dreamer(ReadingBot):
    def answer(self, prompt: str) -> str:
        return ""


def test_what_a_reader_was_asked_and_said_is_kept(tmp_path: Path) -> None:
    task, folder = TASKS["duel-2p-small"], tmp_path / "transcripts"
    result = evaluate(task, read_agent(f"{__name__}:Reader:{folder}"), seeds=1)
    assert not result.to_json()["faults"]
    files = sorted(folder.iterdir())
    assert len(files) == len(task.opponents) * task.players
    said = [json.loads(line) for line in files[0].read_text(encoding="utf-8").splitlines()]
    assert [one["wrong"] is None for one in said[:4]] == [False, True, False, True]
    assert "fly to the moon" in said[0]["wrong"] and said[0]["wrong"] in said[1]["prompt"]

    lost = evaluate(task, read_agent(f"{__name__}:Dreamer"), seeds=1).to_json()
    assert lost["score"]["value"] == 0
    assert all("none of 3 answers was an action" in fault for fault in lost["faults"])
    assert len(lost["faults"]) == len(files)


def test_agents_of_every_kind_are_scored(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(tasks, "GAMES", {2: 2, 4: 4})
    file = tmp_path / "own.txt"
    file.write_text("weights", encoding="utf-8")
    network = Path(packaged.__file__).parent / "weights" / "duel-2.json"
    program = f"cmd:{sys.executable} {Path(__file__).parents[1] / 'bots' / 'outside_bot.py'} random"
    out = tmp_path / "result.json"
    for agent in (f"{__name__}:Own:{file}", f"{network}@sims=2", program):
        arguments = ["bench", "run", "duel-2p-small", "--agent", agent, "--name", "mine", "--json", str(out)]
        done = CliRunner().invoke(app, arguments)
        assert done.exit_code == 0, done.output
        (result,) = json.loads(out.read_text(encoding="utf-8"))
        assert [row["games"] for row in result["results"]] == [2, 2, 2]
        assert result["agent"] == "mine" and not result["faults"]
        assert result["task"]["digests"] == TASKS["duel-2p-small"].digests()
        assert f"score in %: {100 * result['score']['value']:.1f}" in done.output


def test_ppo_learns_in_a_task_and_its_policy_is_scored(tmp_path: Path) -> None:
    """sb3-contrib as it is: the example trains for one update, and the file it saves is an agent."""
    pytest.importorskip("sb3_contrib", reason="NOT TESTED: sb3_contrib is missing")
    script, file = Path(__file__).parents[2] / "examples" / "ppo.py", tmp_path / "policy.zip"
    subprocess.run([sys.executable, str(script), "--steps", "2048", "--out", str(file)], check=True)
    result = evaluate(TASKS["duel-2p-small"], read_agent(str(file), "ppo"), seeds=1)
    assert not result.summary.faults
    with pytest.raises(InvalidOption, match="learned another game"):
        make_bot(read_agent(str(file)).bot).choose(TASKS["nippon-2p"].setting.new("1"), Budget())


def test_an_agent_that_breaks_the_rules_forfeits(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(tasks, "GAMES", {2: 2, 4: 4})
    file = tmp_path / "own.txt"
    file.write_text("no weights", encoding="utf-8")
    done = CliRunner().invoke(app, ["bench", "run", "duel-2p-small", "--agent", f"{__name__}:Own:{file}"])
    assert done.exit_code == 1
    assert "forfeited" in done.output and "AssertionError" in done.output


def test_a_table_that_was_cut_goes_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(tasks, "GAMES", {2: 2, 4: 4})
    monkeypatch.setattr("hatoba.bench.reference.AGENTS", ("random",))
    rows = make_rows(tmp_path, ["duel-2p-small"])
    kept = tmp_path / "duel-2p-small" / "random.jsonl"
    whole = kept.read_text(encoding="utf-8")
    kept.write_text("".join(whole.splitlines(keepends=True)[:3]) + '{"task": [0', encoding="utf-8")
    assert make_rows(tmp_path, ["duel-2p-small"]) == rows
    assert kept.read_text(encoding="utf-8") == whole


def test_what_is_no_task_or_agent_is_told() -> None:
    with pytest.raises(InvalidOption, match="there are duel-2p, "):
        tasks.find_task("chess")
    with pytest.raises(InvalidOption, match=r"there is no file missing\.zip"):
        read_agent("missing.zip")
    with pytest.raises(InvalidOption, match=r"module:Class:checkpoint\.pt"):
        read_agent("checkpoint.pt")
    assert read_agent("magnate").repeatable, "levels have no clock here"
