"""The compiled build gives the same games as the plain source, to the last bit."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hatoba import build
from tests.cases import CASES
from tests.conftest import COMPILED, LONG

ROOT = Path(__file__).parent.parent.parent
SETTINGS = sorted({(case.game, case.players) for case in CASES})
GAMES = 10_000 if LONG else 25
"""Of every game and player count."""
CHUNK = 500
"""So many at a time, so that the long comparison spreads over processes."""


def run(source: bool, *games: object, module: str = "tests.native.digests") -> tuple[str, str]:
    """The build and the digest of these games, from the source tree or from the installed package."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if source:
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, "-m", module, *map(str, games)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0 and not source and "No module named 'hatoba'" in done.stderr:
        return "missing", ""
    assert done.returncode == 0, done.stderr
    kind, digest = done.stdout.split()
    return kind, digest


@pytest.mark.skipif(COMPILED and not LONG, reason="compared once, by the run on the plain source")
@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
@pytest.mark.parametrize(("game", "players"), SETTINGS)
def test_both_builds_play_the_same_games(game: str, players: int, first: int) -> None:
    games = (game, players, first, min(CHUNK, GAMES))
    installed, digest = run(False, *games)
    if installed != "native":
        pytest.skip(f"there is no native build to compare with: the installed one is {installed}")
    assert run(True, *games) == ("plain", digest)


@pytest.mark.skipif(COMPILED and not LONG, reason="compared once, by the run on the plain source")
@pytest.mark.parametrize(("game", "players"), SETTINGS)
def test_bots_choose_alike_in_both_builds(game: str, players: int) -> None:
    installed, digest = run(False, game, players, module="tests.native.choices")
    if installed != "native":
        pytest.skip(f"there is no native build to compare with: the installed one is {installed}")
    assert run(True, game, players, module="tests.native.choices") == ("plain", digest)


def test_a_stale_extension_module_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = tmp_path / "engine" / "state.py"
    source.parent.mkdir()
    source.write_text("as built", encoding="utf-8")
    fingerprints = tmp_path / "native.txt"
    monkeypatch.setattr(build, "PACKAGE", str(tmp_path))
    monkeypatch.setattr(build, "IS_NATIVE", True)
    with pytest.raises(ImportError, match=r"no native\.txt"):
        build.require_fresh_native_code()
    fingerprints.write_text(f"{build.fingerprint(str(source))} engine/state.py\n", encoding="utf-8")
    build.require_fresh_native_code()
    source.write_text("edited", encoding="utf-8")
    with pytest.raises(ImportError, match=r"older than its source engine/state\.py"):
        build.require_fresh_native_code()
