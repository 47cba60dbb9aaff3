"""Follow a page of docs/tutorials as a reader would: write its files, run its code and its commands, in order.

    python -m tests.docs.following docs/tutorials/bot.md FOLDER

A fence with a title is a file; ```python without one is run; ```console has commands after `$`, with what they print
below, if that is told (`...` stands for anything). Other fences, such as ```sh, are only read.
"""

import os
import re
import shlex
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from doctest import ELLIPSIS, NORMALIZE_WHITESPACE, OutputChecker
from pathlib import Path

ROOT = Path(__file__).parents[2]
FENCE = re.compile(r'^```(\w+)(?: title="([^"]+)")?\n(.*?)^```$', re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    """A fenced part of a page; `title` is empty if it has none."""

    kind: str
    title: str
    text: str


def blocks(page: Path) -> list[Block]:
    """All fenced parts of a page, in order."""
    return [Block(*found.groups(default="")) for found in FENCE.finditer(page.read_text(encoding="utf-8"))]


def commands(console: str) -> list[tuple[str, str]]:
    """The commands of a console, each with what it is told to print."""
    parts = re.split(r"^\$ ", console, flags=re.MULTILINE)[1:]
    return [(command, told) for command, _, told in (part.partition("\n") for part in parts)]


def follow(page: Path, folder: Path) -> int:
    """Do what the page says in the folder; how many commands and programs were run."""
    count = 0
    for block in blocks(page):
        if block.title:
            file = folder / block.title
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block.text, encoding="utf-8", newline="\n")
        elif block.kind == "python":
            run([sys.executable, "-c", block.text], folder)
            count += 1
        elif block.kind == "console":
            for command, told in commands(block.text):
                do(command, told, folder)
                count += 1
    return count


def do(command: str, told: str, folder: Path) -> None:
    """One command, and whether it prints what the page tells."""
    program, *arguments = shlex.split(command)
    if program == "pip":
        install(folder)
        return
    named = {"hatoba": [sys.executable, "-m", "hatoba"], "python": [sys.executable]}
    printed = run([*named[program], *arguments], folder)
    if told and not OutputChecker().check_output(told, printed, ELLIPSIS | NORMALIZE_WHITESPACE):
        raise AssertionError(f"$ {command}\nprinted\n{printed}\nand not\n{told}")


def install(folder: Path) -> None:
    """What `pip install --editable .` does for a package of plain Python, without an index: name its entry points."""
    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = folder / f"{project['name']}-{project['version']}.dist-info"
    info.mkdir()
    metadata = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (info / "METADATA").write_text(metadata, encoding="utf-8")
    lines = [
        line
        for group, points in project["entry-points"].items()
        for line in (f"[{group}]", *(f"{name} = {place}" for name, place in points.items()))
    ]
    (info / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")


def run(command: list[str], folder: Path, **more: str) -> str:
    """What a command prints in the folder; its failure is ours."""
    own = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    python_path = os.pathsep.join(str(ROOT / part) if part == "src" else part for part in own)
    environment = {**os.environ, "PYTHONPATH": python_path, "PYTHONIOENCODING": "utf-8", **more}
    environment["PATH"] = os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", "")))
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, encoding="utf-8", check=False
    )
    if done.returncode != 0:
        raise AssertionError(f"{command}\n{done.stdout}{done.stderr}")
    return done.stdout


if __name__ == "__main__":
    print(follow(Path(sys.argv[1]), Path(sys.argv[2])), "commands and programs")
