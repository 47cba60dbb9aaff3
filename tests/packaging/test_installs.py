"""What strangers get: the sdist and its wheels in clean environments, with and without a compiler and Node."""

import re
import shutil
import zipfile
from pathlib import Path

import pytest

from tests.packaging.environments import Environment, path_without, run
from tests.packaging.http_game import play_over_http
from tests.pythons.__main__ import find_python

pytestmark = pytest.mark.long

PLAIN = {"HATOBA_NATIVE": "off", "HATOBA_CLIENT": "off"}
COMPILERS = ("cc", "gcc", "clang", "c99")
MOST_MEGABYTES = 8
"""Of a wheel with native code and client: five today."""


def build_wheel(sdist: Path, folder: Path, env: dict[str, str]) -> Path:
    """A wheel from the sdist, as pip builds it."""
    builder = Environment(folder / "builder")
    run(builder.python, "-m", "pip", "wheel", "--quiet", "--no-deps", "-w", folder, sdist, env=env)
    [wheel] = folder.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def plain_wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_wheel(sdist, tmp_path_factory.mktemp("plain"), PLAIN)


def test_the_wheel_has_native_code_and_the_client_and_is_small(sdist: Path, tmp_path: Path) -> None:
    required = {"HATOBA_NATIVE": "required", "HATOBA_CLIENT": "required"}
    wheel = build_wheel(sdist, tmp_path, required)
    names = zipfile.ZipFile(wheel).namelist()
    assert "hatoba/server/client/index.html" in names
    assert any(re.fullmatch(r"hatoba/engine/state\..*\.(so|pyd)", name) for name in names)
    assert "hatoba/native.txt" in names
    assert not [name for name in names if name.startswith(("tests/", "web/", "build_backend"))]
    assert wheel.stat().st_size < MOST_MEGABYTES * 1_000_000


def test_without_a_compiler_it_is_plain_python(sdist: Path, tmp_path: Path) -> None:
    poor = path_without(*COMPILERS, folder=tmp_path / "path")
    assert shutil.which("cc", path=poor["PATH"]) is None
    wheel = build_wheel(sdist, tmp_path, poor | {"HATOBA_CLIENT": "off"})
    assert wheel.name.endswith("-py3-none-any.whl")
    own = Environment(tmp_path / "own")
    own.install(wheel)
    assert "plain Python build" in run(own.hatoba, "--version")


def test_without_node_the_client_is_built_with_that_of_the_package_index(sdist: Path, tmp_path: Path) -> None:
    poor = path_without("node", "npm", "npx", folder=tmp_path / "path")
    wheel = build_wheel(sdist, tmp_path, poor | {"HATOBA_NATIVE": "off", "HATOBA_CLIENT": "required"})
    assert "hatoba/server/client/index.html" in zipfile.ZipFile(wheel).namelist()


def test_bare(plain_wheel: Path, tmp_path: Path) -> None:
    own = Environment(tmp_path / "own")
    own.install(plain_wheel)
    heavy = {"numpy", "litestar", "sqlalchemy", "matplotlib", "scipy", "mypy", "torch", "ray"}
    assert own.packages() & heavy == set()
    assert "decisions/s" in run(own.hatoba, "simulate", "duel", "--games", "3")
    assert run(own.hatoba, "envs", "describe", "duel").startswith("duel:")
    refused = "import hatoba.cli, sys; sys.stderr = sys.stdout; hatoba.cli.main(['serve'])"
    said = own.python_says(f"try:\n    exec({refused!r})\nexcept SystemExit as end:\n    assert end.code == 2")
    assert 'pip install "hatoba[server]"' in said


@pytest.mark.parametrize(
    ("extra", "program"),
    [
        ("server", "from hatoba.server.app import create_app; create_app()"),
        ("arena", "from hatoba.arena.optional import optional; [optional(n) for n in ('scipy.stats', 'matplotlib')]"),
        ("envs", "import gymnasium, hatoba.envs; gymnasium.make('hatoba/Duel-v1', opponents='random').reset(seed=1)"),
        (
            "mcp",
            "from hatoba.cli.mcp import make_server as m; from hatoba.envs.text import TextGame; m(TextGame('duel'))",
        ),
        ("data", "import hatoba.data"),
        ("spiel", "import pyspiel, hatoba.envs.spiel; pyspiel.load_game('hatoba_duel').new_initial_state()"),
    ],
)
def test_each_extra_alone(plain_wheel: Path, tmp_path: Path, extra: str, program: str) -> None:
    own = Environment(tmp_path / "own")
    own.install(f"{plain_wheel}[{extra}]")
    own.python_says(program)


@pytest.mark.parametrize("extra", ["ray", "train"])
def test_large_extras_can_be_resolved(plain_wheel: Path, tmp_path: Path, extra: str) -> None:
    """Ray and torch are gigabytes, so they are looked up and not installed."""
    Environment(tmp_path / "own").install("--dry-run", f"{plain_wheel}[{extra}]")


@pytest.mark.parametrize("version", ["3.11", "3.12", "3.13", "3.14"])
def test_from_the_sdist_to_a_game_over_http(sdist: Path, tmp_path: Path, version: str) -> None:
    interpreter = find_python(version)
    if interpreter is None:
        pytest.skip(f"NOT TESTED: Python {version} is not on this machine")
    own = Environment(tmp_path / "own", interpreter)
    own.install(f"{sdist}[server]")
    assert f"Python {version}." in run(own.hatoba, "--version")
    assert "decisions/s" in run(own.hatoba, "simulate", "nippon", "--players", "3", "--games", "3")
    play_over_http(own, tmp_path)
