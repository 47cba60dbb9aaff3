"""Sites to test: made anew from the package, with the compiled engine if `make` could build it."""

import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools.engine import ENGINE, ROOT, TOOLS, is_fresh

from hatoba.site import build_site
from hatoba.site.folder import CLIENT

PYODIDE = TOOLS / "node_modules" / "pyodide"
SAID: list[str] = []
"""What the end of the run tells."""


def missing() -> str | None:
    """Why no site can be made here; None: it can."""
    if shutil.which("node") is None:
        return "there is no Node"
    if not (CLIENT / "index.html").is_file():
        return "the client is not built"
    return None if PYODIDE.exists() else "Pyodide is not here: `python -m tools.engine` fetches it"


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """With the compiled engine if it is here, otherwise with the plain source; the run says which."""
    reason = missing()
    if reason is not None:
        SAID.append(f"NOT TESTED: {reason}, so no site was made")
        pytest.skip(reason)
    folder = tmp_path_factory.mktemp("site") / "site"
    build_site(folder, PYODIDE, ENGINE if is_fresh(ENGINE) else None)
    SAID.append(f"sites were tested with the {build_of(folder)} engine")
    yield folder


@pytest.fixture(scope="session")
def plain_site(tmp_path_factory: pytest.TempPathFactory, site: Path) -> Path:
    """The same with the plain source, made where there is no Node: Python has to start by itself."""
    folder = tmp_path_factory.mktemp("plain") / "site"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("hatoba.site.ahead.shutil.which", lambda _: None)
        build_site(folder, PYODIDE, None)
    return folder


def build_of(site: Path) -> str:
    """compiled or plain."""
    parts = json.loads((site / "device" / "parts.json").read_text(encoding="utf-8"))
    return str(parts["build"])


def run_in(site: Path, module: str, *arguments: object) -> str:
    """What a module of the tests prints when the Python of a site runs it, in Node."""
    script = str(Path(__file__).with_name("run.mjs"))
    command = ["node", script, str(site / "device"), str(ROOT), module, *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.strip()
