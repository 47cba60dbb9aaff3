"""A copy of the package in which one rule at a time is changed while the tests that should notice are run."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = ROOT / "src" / "hatoba"
PASSED, FAILED = 0, 1
"""What pytest exits with; anything else means that the tests were not run."""


class Change(NamedTuple):
    """One rule made wrong."""

    rule: str
    file: str
    """In src/hatoba/games."""
    old: str
    """Stands in the file exactly once."""
    new: str
    tests: tuple[str, ...]
    """What must notice: paths or ids as pytest takes them, in tests/."""

    def __str__(self) -> str:
        return f"{self.file.removesuffix('.py')}: {self.rule}"


class BrokenList(Exception):
    """The list of changes does not fit the code or the tests."""


def changed(change: Change) -> str:
    """The text of the changed file."""
    text = (PACKAGE / "games" / change.file).read_text(encoding="utf-8")
    count = text.count(change.old)
    if count != 1:
        raise BrokenList(f"{change}: found {count} times in {change.file}, not once: {change.old!r}")
    return text.replace(change.old, change.new)


class Workshop:
    """A copy of the plain source. The package that is installed is never touched."""

    def __init__(self, folder: Path) -> None:
        self.source = folder / "src"
        self.date = 0
        shutil.copytree(
            PACKAGE, self.source / "hatoba", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "client")
        )

    def survives(self, change: Change) -> bool:
        """Whether the named tests pass although the rule is wrong."""
        path = self.source / "hatoba" / "games" / change.file
        right = path.read_text(encoding="utf-8")
        self.write(path, changed(change))
        try:
            return self.pass_tests(change.tests)
        finally:
            self.write(path, right)

    def write(self, path: Path, text: str) -> None:
        """Each time with a later date: Python takes bytecode of the same size and second for that of the new text."""
        path.write_text(text, encoding="utf-8")
        self.date += 1
        os.utime(path, (self.date, self.date))

    def pass_tests(self, tests: tuple[str, ...]) -> bool:
        """Whether these tests pass with the copy as it is."""
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
        own = {"PYTHONPATH": str(self.source), "HATOBA_LONG_TESTS": "", "PYTEST_ADDOPTS": ""}
        done = subprocess.run(
            [*command, *(f"tests/{test}" for test in tests)],
            cwd=ROOT,
            env=os.environ | own | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},  # plugins take longer than the tests
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode not in (PASSED, FAILED):
            raise BrokenList(f"pytest could not run {', '.join(tests)}:\n{done.stdout}{done.stderr}")
        return done.returncode == PASSED
