"""Instructions a decision, of random games in native code: the same for the same build, whatever else the machine does.

    python benchmarks/instructions.py > baseline.json    # prints what it counted
    python benchmarks/instructions.py baseline.json      # fails if a set-up takes over 5 % more than there

Needs valgrind and the compiled build. Another compiler or Python counts other numbers, so a baseline says by which it
was made, and binds no other: `instructions.json` is that of Debian 12.
"""

import json
import os
import platform
import subprocess
import sys
import tempfile
from pathlib import Path

import hatoba
from hatoba.engine.playout import playout
from hatoba.engine.vectors import IS_NATIVE

SET_UPS = (("yokohama", 2), ("yokohama", 4), ("duel", 2), ("nippon", 2), ("nippon", 4))
ORDERS = ("any order", "in order")
"""How pieces of a set are chosen: as people may, or as a search does."""
GAMES = 20
COUNTED = "CPyDef_playout___playout"
"""The C function of `playout`: what Python does around it is not counted."""
MOST = 1.05


def play(name: str, players: int, order: str) -> int:
    """Random games from one start; how many decisions they took."""
    start = hatoba.new_game(name, players=players, seed=1)
    rng = hatoba.make_rng(1)
    decisions = 0
    for _ in range(GAMES):
        state = start.clone()
        state.in_order = order == "in order"
        decisions += playout(state, rng).decisions
    return decisions


def count(name: str, players: int, order: str) -> int:
    """Instructions a decision, as callgrind counts them in a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "callgrind.out")
        valgrind = ["valgrind", "--tool=callgrind", f"--toggle-collect={COUNTED}", f"--callgrind-out-file={out}"]
        command = [*valgrind, sys.executable, __file__, "play", name, str(players), order]
        environment = {**os.environ, "PYTHONHASHSEED": "0"}
        decisions = int(subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout)
        totals = next(line for line in out.read_text(encoding="utf-8").splitlines() if line.startswith("summary:"))
    return int(totals.split()[1]) // decisions


def main() -> None:
    if not IS_NATIVE:
        sys.exit("the compiled build is measured: run it without src on the path")
    counted = {
        f"{name} {players} {order}": count(name, players, order) for name, players in SET_UPS for order in ORDERS
    }
    print(json.dumps({"by": tools(), "instructions": counted}, indent=2))
    if len(sys.argv) > 1:
        compare(counted, Path(sys.argv[1]))


def tools() -> str:
    """What turns the source into instructions."""
    compiler = subprocess.run(["cc", "--version"], check=True, capture_output=True, text=True).stdout.splitlines()[0]
    return f"Python {platform.python_version()}, {compiler}, {platform.machine()}"


def compare(counted: dict[str, int], file: Path) -> None:
    baseline = json.loads(file.read_text(encoding="utf-8"))
    if baseline["by"] != tools():
        print(f"not compared: {file} was made by {baseline['by']}")
        return
    slower = [set_up for set_up, now in counted.items() if now > baseline["instructions"][set_up] * MOST]
    if slower:
        sys.exit(f"over {MOST} times the instructions of {file}: {', '.join(slower)}")
    print(f"no set-up takes over {MOST} times the instructions of {file}")


if __name__ == "__main__":
    if sys.argv[1:2] == ["play"]:
        print(play(sys.argv[2], int(sys.argv[3]), sys.argv[4]))
    else:
        main()
