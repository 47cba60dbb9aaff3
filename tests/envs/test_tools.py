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
EXAMPLE = ROOT / "examples" / "train_duel.py"
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


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("code", CODE, ids=["pettingzoo", "gymnasium", "vector", "text", "pyspiel", "many", "data"])
def test_the_documentation_runs(code: str) -> None:
    for module in ("numpy", "pettingzoo", "gymnasium", "pyspiel", "pyarrow"):
        need(module)
    exec(code, {})


def test_the_worked_example_learns_writes_and_goes_on(tmp_path: Path) -> None:
    need("torch")
    need("matplotlib")
    command = [sys.executable, str(EXAMPLE), "--minutes", "0.001", "--pairs", "1", "--out", str(tmp_path)]
    subprocess.run(command, check=True, capture_output=True)
    subprocess.run([*command, "--resume", "--minutes", "0.2"], check=True, capture_output=True)
    rows = [json.loads(line) for line in (tmp_path / "progress.jsonl").read_text(encoding="utf-8").splitlines()]
    assert rows[-1]["steps"] > 0
    assert 0 <= rows[-1]["random"] <= 1
    assert (tmp_path / "progress.png").stat().st_size > 1000
    assert (tmp_path / "checkpoint.pt").exists()
