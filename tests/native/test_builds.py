"""The compiled build gives the same games as the plain source, to the last bit."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hatoba import build
from tests.conftest import COMPILED, LONG

ROOT = Path(__file__).parent.parent.parent
GAMES = 600 if LONG else 8
"""For each of the ways to set a game up: well over 100 games in all."""


def run(source: bool) -> tuple[str, str]:
    """The build and the digest of the games, from the source tree or from the installed package."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if source:
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, "-m", "tests.native.digests", str(GAMES)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0 and not source and "No module named 'hatoba'" in done.stderr:
        return "missing", ""
    assert done.returncode == 0, done.stderr
    kind, digest = done.stdout.split()
    return kind, digest


@pytest.mark.skipif(COMPILED, reason="compared once, by the run on the plain source")
def test_both_builds_play_the_same_games() -> None:
    installed, digest = run(source=False)
    if installed != "native":
        pytest.skip(f"there is no native build to compare with: the installed one is {installed}")
    assert run(source=True) == ("plain", digest)


def test_a_stale_extension_module_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = tmp_path / "engine" / "state.py"
    source.parent.mkdir()
    source.write_text("as built", encoding="utf-8")
    fingerprints = tmp_path / "native.txt"
    monkeypatch.setattr(build, "PACKAGE", tmp_path)
    monkeypatch.setattr(build, "FINGERPRINTS", fingerprints)
    monkeypatch.setattr(build, "is_native", lambda: True)
    with pytest.raises(ImportError, match=r"no native\.txt"):
        build.require_fresh_native_code()
    fingerprints.write_text(f"{build.fingerprint(source)} engine/state.py\n", encoding="utf-8")
    build.require_fresh_native_code()
    source.write_text("edited", encoding="utf-8")
    with pytest.raises(ImportError, match=r"older than its source engine/state\.py"):
        build.require_fresh_native_code()
