"""Building the package from a clean copy of the checkout, and environments to install it in."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NOT_OURS = shutil.ignore_patterns(
    ".*", "node_modules", "build", "dist", "client", "*.egg-info", "*.so", "native.txt", "__pycache__"
)
BIN = "Scripts" if sys.platform == "win32" else "bin"


def run(*command: object, cwd: Path | None = None, env: Mapping[str, str] | None = None) -> str:
    """What a command that must succeed prints."""
    clean = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    arguments = [str(part) for part in command]
    done = subprocess.run(
        arguments, cwd=cwd, env={**clean, **(env or {})}, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, f"{' '.join(arguments)}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def build_sdist(folder: Path) -> Path:
    """The sdist of a copy of the checkout that has nothing built in it."""
    copy = folder / "copy"
    shutil.copytree(ROOT, copy, ignore=NOT_OURS)
    backend = Environment(folder / "backend")
    backend.install("setuptools>=77")
    hook = f"import build_backend; build_backend.build_sdist({str(folder)!r})"
    run(backend.python, "-c", hook, cwd=copy)
    [sdist] = folder.glob("*.tar.gz")
    return sdist


def path_without(*commands: str, folder: Path) -> dict[str, str]:
    """A PATH on which everything can be found but these commands."""
    folder.mkdir()
    for place in reversed(os.environ["PATH"].split(os.pathsep)):
        for file in Path(place).glob("*"):
            link = folder / file.name
            if file.name.rpartition("-")[2] not in commands and file.name not in commands:
                link.unlink(missing_ok=True)
                link.symlink_to(file)
    return {"PATH": str(folder)}


class Environment:
    """A fresh environment of an interpreter."""

    def __init__(self, folder: Path, interpreter: Path | str = sys.executable) -> None:
        run(interpreter, "-m", "venv", folder)
        self.folder = folder
        self.python = folder / BIN / "python"
        self.hatoba = folder / BIN / "hatoba"

    def install(self, *wanted: object, env: Mapping[str, str] | None = None) -> None:
        """pip install."""
        run(self.python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *wanted, env=env)

    def packages(self) -> set[str]:
        """What is installed, but for pip and its kin."""
        listed = run(self.python, "-m", "pip", "list", "--format=freeze", "--disable-pip-version-check")
        return {line.partition("==")[0].lower() for line in listed.split()} - {"pip", "setuptools"}

    def python_says(self, program: str) -> str:
        """What a program prints, run where no checkout is."""
        return run(self.python, "-c", program, cwd=self.folder).strip()
