"""Known holes in what we depend on: `make audit`. It asks PyPI and the npm registry, and fails if they know of any.

Where they cannot be asked (no network, a mirror without advisories) it says so, and proves nothing.
"""

import json
import shutil
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import distributions
from pathlib import Path
from typing import Any

WEB = Path(__file__).parents[1] / "web"
PYPI = "https://pypi.org/pypi/{name}/{version}/json"
SECONDS = 20.0


class CannotAsk(Exception):
    """The service that knows does not answer."""


def ask_pypi(package: tuple[str, str]) -> list[str] | None:
    """The advisories of a package; None if PyPI does not know it."""
    name, version = package
    try:
        with urllib.request.urlopen(PYPI.format(name=name, version=version), timeout=SECONDS) as answer:
            found = json.load(answer)
    except urllib.error.HTTPError as error:
        if error.code == 404:
            return None
        raise CannotAsk(f"PyPI answers {error.code}") from error
    except (OSError, ValueError) as error:
        raise CannotAsk(f"PyPI cannot be asked: {error}") from error
    return python_holes(name, version, found)


def python_holes(name: str, version: str, told: Any) -> list[str]:
    holes = [hole for hole in told["vulnerabilities"] if not hole.get("withdrawn")]
    return [f"{name} {version}: {hole['id']}, mended in {', '.join(hole['fixed_in']) or 'nothing'}" for hole in holes]


def check_python(packages: Iterable[tuple[str, str]]) -> tuple[int, list[str]]:
    """How many of the packages could be checked, and what is known against them."""
    with ThreadPoolExecutor(8) as pool:
        answers = [answer for answer in pool.map(ask_pypi, packages) if answer is not None]
    if not answers:
        raise CannotAsk("PyPI knows none of the installed packages")
    return len(answers), [hole for answer in answers for hole in answer]


def check_client() -> tuple[int, list[str]]:
    npm = shutil.which("npm")
    if npm is None:
        raise CannotAsk("there is no npm")
    told = subprocess.run([npm, "audit", "--json"], cwd=WEB, capture_output=True, text=True).stdout
    return client_holes(json.loads(told or "{}"))


def client_holes(told: Any) -> tuple[int, list[str]]:
    if "vulnerabilities" not in told:
        raise CannotAsk(f"the npm registry cannot be asked: {told.get('message', 'no answer')}")
    holes = [f"{name}: {hole['severity']}, in {hole['range']}" for name, hole in told["vulnerabilities"].items()]
    return int(told["metadata"]["dependencies"]["total"]), holes


def check_installed() -> tuple[int, list[str]]:
    return check_python(sorted({(found.metadata["Name"], found.version) for found in distributions()}))


def main() -> int:
    bad = False
    for what, check in (("Python", check_installed), ("the client", check_client)):
        try:
            count, holes = check()
        except CannotAsk as error:
            print(f"{what}: NOT CHECKED, {error}")
            continue
        print(f"{what}: {count} packages checked, {len(holes)} known holes", *holes, sep="\n  ")
        bad = bad or bool(holes)
    return int(bad)


if __name__ == "__main__":
    sys.exit(main())
