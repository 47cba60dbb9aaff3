"""`make bench`: our games, interpreted and compiled, and the peers, in one run on this machine.

Writes build/bench/speed.json, speed.md and pictures/bench.png; with --docs also docs/benchmarks.md and its picture.
Everything runs on one thread. All measurements are taken in turn, several times over: figures are medians, and a time
at which the machine is slow meets all alike.
"""

import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

import hatoba

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
OUT = ROOT / "build" / "bench"
PEERS = ROOT / ".venv-peers"
BUILT = shutil.ignore_patterns("__pycache__", "*.so", "native.txt", "client")
ROUNDS = 5
PEER_PACKAGES = [
    *("catanatron==3.2.1", "open_spiel==2.0.2", "chess==1.11.2", "rlcard==1.2.0", "matplotlib>=3.8"),
    *("envpool==1.2.5", "pgx==2.6.0", "torch>=2.4", "gymnasium>=1.0", "pettingzoo>=1.25"),
]


def run(python: str | Path, script: str, path: Path | None = None) -> list[dict[str, Any]]:
    """The results that a script prints, passed on as they come."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment["OMP_NUM_THREADS"] = "1"
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    results = []
    with subprocess.Popen(
        [str(python), script], cwd=HERE, env=environment, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if line.startswith("{"):
                results.append(json.loads(line))
                print("  " + results[-1]["name"], file=sys.stderr)
    if process.returncode != 0:
        sys.exit(f"{script} failed")
    return results


def peers_python() -> Path:
    """The interpreter of the peers' own environment, made when first needed."""
    python = PEERS / "bin" / "python"
    if not python.exists():
        print("installing the peers", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "venv", str(PEERS)], check=True)
        subprocess.run([str(python), "-m", "pip", "install", "--quiet", *PEER_PACKAGES], check=True)
    return python


def build_time(peers: Path) -> dict[str, Any]:
    """How long the native build takes, from the source alone and with the fetching of its tools.

    What was built goes to the peers' environment, where vectors.py measures all side by side.
    """
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(ROOT / "src", Path(folder) / "src", ignore=BUILT)
        for name in ("setup.py", "build_backend.py", "pyproject.toml", "README.md", "LICENSE"):
            shutil.copy(ROOT / name, folder)
        command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", folder, folder]
        environment = {**os.environ, "HATOBA_NATIVE": "required", "HATOBA_CLIENT": "off"}
        start = time.perf_counter()
        subprocess.run(command, cwd=folder, env=environment, check=True, stdout=subprocess.DEVNULL)
        seconds = time.perf_counter() - start
        (wheel,) = map(str, Path(folder).glob("hatoba-*.whl"))
        install = [str(peers), "-m", "pip", "install", "--quiet"]
        subprocess.run([*install, "--force-reinstall", "--no-deps", wheel], check=True)
        subprocess.run([*install, wheel], check=True)
        return {"name": "native build", "kind": "build", "seconds": seconds}


def medians(rounds: list[list[dict[str, Any]]]) -> list[dict[str, Any]]:
    """The results of several rounds as one."""
    merged = []
    for same in zip(*rounds, strict=True):
        first = same[0]
        numbers = [name for name, value in first.items() if isinstance(value, int | float)]
        merged.append({**first, **{name: median(row[name] for row in same) for name in numbers}})
    return merged


def one_round(peers: Path) -> list[dict[str, Any]]:
    """Everything whose speed is compared, once."""
    return [
        *run(sys.executable, "ours.py"),
        *run(sys.executable, "envs.py"),
        *run(peers, "peers.py"),
        *run(peers, "vectors.py"),
        *run(sys.executable, "ours.py", ROOT / "src"),
    ]


def main() -> None:
    python = peers_python()
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    results = [
        build_time(python),
        *medians([one_round(python) for _ in range(ROUNDS)]),
        *run(sys.executable, "clocks.py"),
        *run(sys.executable, "client.py"),
    ]
    (OUT / "pictures").mkdir(parents=True, exist_ok=True)
    machine = {
        "version": hatoba.__version__,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "load": round(load, 1),
        "date": time.strftime("%Y-%m-%d"),
    }
    written = json.dumps({"machine": machine, "results": results}, indent=1)
    (OUT / "speed.json").write_text(written, encoding="utf-8")
    subprocess.run([str(python), "report.py", str(OUT)], cwd=HERE, check=True)
    print(f"written to {OUT.relative_to(ROOT)}", file=sys.stderr)
    if "--docs" in sys.argv[1:]:
        shutil.copy(OUT / "speed.md", ROOT / "docs" / "benchmarks.md")
        (ROOT / "docs" / "pictures").mkdir(exist_ok=True)
        shutil.copy(OUT / "pictures" / "bench.png", ROOT / "docs" / "pictures" / "bench.png")


if __name__ == "__main__":
    main()
