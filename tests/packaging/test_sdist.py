"""A wheel can be built from the sdist, and the version stands in one place."""

import subprocess
import sys
import tarfile
import tomllib
from email import message_from_bytes
from pathlib import Path, PurePosixPath

import pytest

import hatoba
from tests.packaging.environments import ROOT

NEEDED = {
    "pyproject.toml",
    "build_backend.py",
    "setup.py",
    "LICENSE",
    "README.md",
    "web/package.json",
    "web/package-lock.json",
    "web/index.html",
    "web/vite.config.ts",
    "web/src/main.ts",
    "src/hatoba/py.typed",
    "src/hatoba/components/duel.toml",
    "src/hatoba/locales/en",
    "tests/golden/scores.json",
}
BUILT = ("node_modules", "client", "__pycache__", "native.txt", "japanese-serif.woff2")


def test_the_sdist_has_all_sources_and_nothing_that_was_built(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        files = [PurePosixPath(*PurePosixPath(name).parts[1:]) for name in archive.getnames()]
    names = {str(file) for file in files}
    assert NEEDED - names == set()
    assert [str(file) for file in files if file.suffix in (".so", ".pyc") or set(file.parts) & set(BUILT)] == []
    client = [file for file in (ROOT / "web" / "src").rglob("*") if file.is_file() and file.name not in BUILT]
    assert {file.relative_to(ROOT).as_posix() for file in client} <= names


def test_the_version_stands_in_one_place(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        [metadata] = [name for name in archive.getnames() if name.count("/") == 1 and name.endswith("PKG-INFO")]
        described = archive.extractfile(metadata)
        assert described is not None
        assert message_from_bytes(described.read())["Version"] == hatoba.__version__
    assert "version" not in tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


MCP = (
    "sys; from hatoba.cli.mcp import make_server; import hatoba.envs.text as words; make_server(words.TextGame('duel'))"
)


@pytest.mark.parametrize(
    ("missing", "module", "extra"),
    [
        ("litestar", "hatoba.server", "server"),
        ("uvicorn", "hatoba.server.main", "server"),
        ("numpy gymnasium pettingzoo", "hatoba.envs.many", "envs"),
        ("numpy gymnasium pettingzoo", "hatoba.envs.duel_v1", "envs"),
        ("gymnasium", "hatoba.envs.single", "envs"),
        ("pettingzoo", "hatoba.envs.nippon_v1", "envs"),
        ("gymnasium", "hatoba.envs.vector", "envs"),
        ("pyspiel", "hatoba.envs.spiel", "spiel"),
        ("pyarrow", "hatoba.data", "data"),
        ("mcp", MCP, "mcp"),
    ],
)
def test_an_import_without_its_extra_says_what_to_install(missing: str, module: str, extra: str) -> None:
    done = import_without(missing, module)
    assert done.returncode == 1
    assert done.stderr.strip().endswith(f'pip install "hatoba[{extra}]"')


def test_games_in_words_need_no_extra() -> None:
    done = import_without("numpy gymnasium pettingzoo mcp pyarrow", "hatoba.envs.text, hatoba.cli.play")
    assert done.returncode == 0, done.stderr


def import_without(missing: str, module: str) -> subprocess.CompletedProcess[str]:
    """What becomes of an import where some packages are not installed."""
    program = f"""
import sys
from importlib.machinery import PathFinder

class Without(PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        return None if name in {missing.split()!r} else super().find_spec(name, path, target)

sys.meta_path[sys.meta_path.index(PathFinder)] = Without
import {module}
"""
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
