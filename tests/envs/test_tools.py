"""`hatoba envs describe`, and the worked example."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import hatoba
from hatoba.cli import main
from hatoba.components import PACKAGED
from tests.envs.optional import need

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = ROOT / "examples"
CODE = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "environments.md").read_text(encoding="utf-8"), re.DOTALL)


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit) as left:
        main(["envs", "describe", *arguments])
    assert left.value.code == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("name", PACKAGED)
def test_describe_shows_the_layout(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    layout = hatoba.game(name).observation
    shown = run(capsys, name)
    assert f"{layout.size} whole numbers" in shown
    assert all(block.text in shown for block in layout.blocks)
    assert all(entry.name in run(capsys, name, "--entries") for entry in layout.entries[::97])
    assert json.loads(run(capsys, name, "--json")) == [vars(entry) for entry in layout.entries]


KINDS = ["pettingzoo", "gymnasium", "vector", "text", "reader", "pyspiel", "many", "data"]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("code", CODE, ids=KINDS)
def test_the_documentation_runs(code: str) -> None:
    for module in ("numpy", "pettingzoo", "gymnasium", "pyspiel", "pyarrow"):
        need(module)
    exec(code, {})


@pytest.mark.parametrize("name", PACKAGED)
def test_the_worked_example_learns_writes_goes_on_and_plays(name: str, tmp_path: Path) -> None:
    need("torch")
    need("matplotlib")
    script = [sys.executable, str(EXAMPLES / "train.py"), "--game", name, "--pairs", "1", "--out", str(tmp_path)]
    subprocess.run([*script, "--updates", "0"], check=True, capture_output=True)
    subprocess.run([*script, "--resume", "--updates", "1"], check=True, capture_output=True)
    rows = [json.loads(line) for line in (tmp_path / "progress.jsonl").read_text(encoding="utf-8").splitlines()]
    assert rows[0]["steps"] == 0 < rows[-1]["steps"]
    assert 0 <= rows[-1]["random"] <= 1
    assert (tmp_path / "progress.png").stat().st_size > 1000
    bots = f"train:Checkpoint:{tmp_path / 'checkpoint.pt'},random"
    arena = ["arena", name, "--bots", bots, "--games", "2", "-o", "round_limit=2", "--json"]
    played = subprocess.run([sys.executable, "-m", "hatoba", *arena], check=True, capture_output=True, cwd=EXAMPLES)
    assert json.loads(played.stdout)["faults"] == []


def test_the_second_example_learns_from_a_data_set(tmp_path: Path) -> None:
    need("torch")
    need("pyarrow")
    made = ["dataset", "make", "duel", "--games", "30", "--bot", "apprentice", "-o", "round_limit=3"]
    subprocess.run([sys.executable, "-m", "hatoba", *made, "--out", str(tmp_path / "data")], check=True)
    script = [sys.executable, str(EXAMPLES / "imitate.py"), "--data", str(tmp_path / "data"), "--epochs", "2"]
    done = subprocess.run([*script, "--pairs", "1", "--out", str(tmp_path)], check=True, capture_output=True)
    first, second, wins = map(json.loads, done.stdout.splitlines())
    assert second["agreed"] > first["agreed"]
    assert wins.keys() == {"random", "apprentice"}
    assert (tmp_path / "checkpoint.pt").exists()
