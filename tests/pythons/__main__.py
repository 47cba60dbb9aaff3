"""Run the tests of the plain source on each Python from 3.11 to 3.14.

Installed Pythons (also pyenv's) get an environment of their own under build/pythons. A 3.14 that is not installed is
Pyodide's, in Node: the standard library and the interpreter are the same, threads, processes and sockets are missing.
What this machine has not is said and left out.

    python -m tests.pythons                 everything
    python -m tests.pythons --quick 3.14    the smallest part: import, simulate and the contract of one game
"""

import argparse
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WORK = ROOT / "build" / "pythons"
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
PYODIDE, PYODIDE_PYTHON, PYODIDE_PLATFORM = "314.0.7", "3.14", "pyemscripten_2026_0_wasm32"

QUICK = ["tests/contract/test_contract.py", "tests/contract/test_packing.py"]
QUICK_GAMES = "duel"
PLAIN = ["tests", "--ignore=tests/server", "--ignore=tests/browser", "--ignore=tests/packaging"]
IN_PYODIDE = ["tests/contract", "tests/golden", "tests/duel", "tests/yokohama", "tests/nippon", "tests/components"]


def main() -> int:
    """Run what was asked for; 1 if anything failed."""
    parser = argparse.ArgumentParser(description="the plain source on every Python that this machine has")
    parser.add_argument("versions", nargs="*", default=VERSIONS, help="3.11, 3.12, ...; all without it")
    parser.add_argument("--quick", action="store_true", help="the contract of one game")
    chosen = parser.parse_args()
    results = {version: run_on(version, chosen.quick) for version in chosen.versions}
    for version, result in results.items():
        print(f"Python {version}: {result}")
    return int("FAILED" in results.values())


def run_on(version: str, quick: bool) -> str:
    """What became of the tests on this version."""
    python = find_python(version)
    if python is not None:
        command = [str(environment(python, version)), "-m", "pytest", "-n", "2", *(QUICK if quick else PLAIN)]
    elif version == PYODIDE_PYTHON and shutil.which("node") and shutil.which("npm"):
        script = str(Path(__file__).with_name("pyodide.mjs"))
        command = ["node", script, str(pyodide()), *(QUICK if quick else IN_PYODIDE)]
    else:
        return "NOT TESTED, it is not on this machine"
    print(f"Python {version}: {' '.join(command)}", flush=True)
    games = {"HATOBA_TEST_GAMES": QUICK_GAMES} if quick else {}
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **games, "PYTHONPATH": "src"})
    return "FAILED" if done.returncode else "passed"


def find_python(version: str) -> Path | None:
    """An installed interpreter of this version: the one that runs, on the path, or pyenv's."""
    if version == f"{sys.version_info.major}.{sys.version_info.minor}":
        return Path(sys.executable)
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    installed = sorted(pyenv.glob(f"{version}.*/bin/python"))
    on_path = shutil.which(f"python{version}")
    for python in [*([Path(on_path)] if on_path else []), *installed]:
        # pyenv's command may be on the path though no version is chosen: only one that starts counts.
        if subprocess.run([python, "-c", "import venv, ensurepip"], capture_output=True).returncode == 0:
            return python
    return None


def requirements(*extras: str) -> list[str]:
    """What the package itself needs, what its extras bring, and what the tests need."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needed: list[str] = list(project["project"]["dependencies"])
    for extra in extras:
        needed += project["project"]["optional-dependencies"][extra]
    needed += project["dependency-groups"]["test"]
    return needed


def environment(python: Path, version: str) -> Path:
    """The interpreter of an environment with everything but hatoba itself, which is run from its source."""
    folder = WORK / version
    own = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    if not own.exists():
        subprocess.run([python, "-m", "venv", folder], check=True)
    quiet = ["install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([own, "-m", "pip", *quiet, *requirements("server", "arena", "envs")], check=True)
    return own


def pyodide() -> Path:
    """A folder with Pyodide and, in site/, the packages that the tests need there."""
    folder = WORK / f"pyodide-{PYODIDE}"
    if not (folder / "node_modules" / "pyodide").exists():
        folder.mkdir(parents=True, exist_ok=True)
        install = [str(shutil.which("npm")), "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(folder)]
        subprocess.run([*install, f"pyodide@{PYODIDE}"], check=True)
    target = ["--target", str(folder / "site"), "--upgrade", "--only-binary=:all:", "--python-version", "3.14"]
    platform = ["--platform", PYODIDE_PLATFORM, "--implementation", "cp", "--abi", "cp314", "--abi", "none"]
    quiet = ["install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([sys.executable, "-m", "pip", *quiet, *target, *platform, *requirements()], check=True)
    return folder


if __name__ == "__main__":
    sys.exit(main())
