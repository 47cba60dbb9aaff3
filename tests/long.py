"""`make test-long`: everything, as parts with names. A part that has passed is not run again for the same sources.

python -m tests.long              what has not passed yet, one part after the other; the last lines say what each did
python -m tests.long fuzz kills   these parts only, whether they have passed or not
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PASSED = ROOT / "build" / "long.json"
PROXIES = ROOT / "build" / "proxies"
PYTEST = [sys.executable, "-m", "pytest", "-n", "2"]
SERVER = "tests/server"
LONG = {"HATOBA_LONG_TESTS": "1"}
PLAIN = {"PYTHONPATH": "src"}
"""The source as it is, not what was built from it."""
KILLS = (f"{SERVER}/test_kill.py", f"{SERVER}/test_outage.py")
FUZZ = f"{SERVER}/test_fuzz.py"
BROWSER = "tests/browser"
LENGTHY = ("layout", "lessons", "offline")
"""Of the browser's tests, those that have parts of their own: all sizes, languages and lessons, and whole games."""


@dataclass(frozen=True)
class Part:
    """A command of at most an hour on two cores. `needs`: a program without which it is left out, and that is said."""

    name: str
    command: Sequence[str]
    needs: str | None = None
    environment: Mapping[str, str] = field(default_factory=lambda: LONG)


def pytest(*paths: str) -> list[str]:
    return [*PYTEST, *paths]


def without(*paths: str) -> list[str]:
    return [f"--ignore={path}" for path in paths]


def in_browser(name: str) -> str:
    return f"{BROWSER}/test_{name}.py"


PARTS = (
    Part("lint", ["make", "lint"]),
    Part("audit", [sys.executable, "-m", "tests.audit"]),
    Part("pythons", [sys.executable, "-m", "tests.pythons"], environment={}),
    Part("rules", pytest("tests", *without(SERVER, BROWSER, "tests/packaging", "tests/mutations"))),
    Part("coverage", pytest("--cov", "tests", *without(BROWSER, "tests/packaging")), environment=PLAIN),
    Part("mutations", [sys.executable, "-m", "tests.mutations"], environment=PLAIN),
    Part("server", pytest(SERVER, *without(*KILLS, FUZZ))),
    Part("kills", pytest(*KILLS)),
    Part("fuzz", pytest(FUZZ)),
    Part("libraries", [sys.executable, "-m", "tests.libraries"], environment={}),
    Part("packages", [sys.executable, "-m", "pytest", "tests/packaging"]),
    Part("browser", pytest(BROWSER, *without(*map(in_browser, LENGTHY)))),
    *(Part(name, pytest(in_browser(name))) for name in LENGTHY),
    Part(
        "instructions",
        [sys.executable, "benchmarks/instructions.py", "benchmarks/instructions.json"],
        needs="valgrind",
    ),
)


def main() -> int:
    """Run what was asked for, or what is missing; 1 if anything failed."""
    parser = argparse.ArgumentParser(description="all long tests, in parts")
    names = [part.name for part in PARTS]
    parser.add_argument("parts", nargs="*", help=f"only these: {', '.join(names)}")
    chosen = parser.parse_args().parts
    if unknown := set(chosen) - set(names):
        parser.error(f"there is no part {', '.join(sorted(unknown))}; the parts are {', '.join(names)}")
    state = read_state()
    for part in PARTS:
        wanted = part.name in chosen if chosen else part.name not in state["passed"]
        if wanted:
            state["passed"].pop(part.name, None)
            report = run(part)
            if report["passed"]:
                state["passed"][part.name] = report
            else:
                state["failed"][part.name] = report
            PASSED.parent.mkdir(exist_ok=True)
            PASSED.write_text(json.dumps({**state, "failed": {}}, indent=2), encoding="utf-8")
    tell(state, chosen)
    return int(bool(state["failed"]))


def run(part: Part) -> dict[str, Any]:
    """How it went: whether it passed, how long it took, and the last thing that it said."""
    if part.needs is not None and shutil.which(part.needs) is None:
        return {"passed": True, "seconds": 0, "said": f"LEFT OUT: there is no {part.needs} here"}
    print(f"\n== {part.name}: {' '.join(part.command)}", flush=True)
    path = os.pathsep.join([f"{PROXIES}/usr/sbin", f"{PROXIES}/usr/bin", os.environ["PATH"]])
    environment = {**os.environ, "PATH": path, **part.environment}
    started, said = time.monotonic(), ""
    with subprocess.Popen(part.command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            print(line, end="", flush=True)
            said = line.strip() or said
    seconds = round(time.monotonic() - started)
    return {"passed": process.returncode == 0, "seconds": seconds, "said": said}


def tell(state: dict[str, Any], chosen: Sequence[str]) -> None:
    """What every part did, in the last lines."""
    print()
    for part in PARTS:
        report = state["failed"].get(part.name) or state["passed"].get(part.name)
        if report is not None:
            word = "passed" if report["passed"] else "FAILED"
            print(f"{part.name:13} {word}  {report['seconds'] // 60:3} min  {report['said']}")
        elif not chosen:
            print(f"{part.name:13} not run")


def read_state() -> dict[str, Any]:
    """What has passed before, with these very sources."""
    sources = digest_of_sources()
    if PASSED.exists():
        state: dict[str, Any] = json.loads(PASSED.read_text(encoding="utf-8"))
        if state.get("sources") == sources:
            return state
    return {"sources": sources, "passed": {}, "failed": {}}


def digest_of_sources() -> str:
    """Of all files that git knows or would take in, as they are."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    digest = blake2b(digest_size=16)
    for name in sorted(filter(None, names)):
        file = ROOT / name
        if file.is_file():
            digest.update(name.encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


if __name__ == "__main__":
    sys.exit(main())
