"""Train MaskablePPO in every task of the benchmark, five seeds each, and evaluate it.

    pip install 'hatoba[arena,envs]' sb3-contrib
    python -m tools.bench_learned --out build/bench-learned

A folder a task with policies, curves and results; what is there is not made again. At the end the results of all and
a picture of the curves: `learned.json` and `learned.svg`. `python -m tools.bench_table --learned build/bench-learned`
puts them into the docs.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from statistics import mean
from typing import Any

from hatoba.bench import TASKS
from hatoba.bench.reference import write_rows

ROOT = Path(__file__).parents[1]
SEEDS = range(1, 6)
SMOOTHED = 15
"""Points of a curve in one of the picture."""


def result_of(folder: Path, task: str, seed: int) -> list[dict[str, Any]]:
    """One training and its evaluation, as far as they are missing."""
    name = f"ppo-{seed}"
    policy, curve, result = (f"{task}/{name}.{kind}" for kind in ("zip", "curve.jsonl", "json"))
    (folder / task).mkdir(parents=True, exist_ok=True)

    def run(*command: str) -> None:
        """In the folder, for results name the policy's file as it is called here."""
        print(*command, file=sys.stderr, flush=True)
        subprocess.run([sys.executable, *command], check=True, cwd=folder)

    if not (folder / policy).exists():
        example = str(ROOT / "examples" / "ppo.py")
        run(example, "--task", task, "--seed", str(seed), "--out", policy, "--curve", curve)
    if not (folder / result).exists():
        run("-m", "hatoba", "bench", "run", task, "--agent", policy, "--name", name, "--json", result)
    rows: list[dict[str, Any]] = json.loads((folder / result).read_text(encoding="utf-8"))
    return rows


def read_curve(folder: Path, task: str, opponent: str) -> list[tuple[float, float]]:
    """Steps, and the mean result of all seeds against an opponent, over some updates each."""
    texts = [(folder / task / f"ppo-{seed}.curve.jsonl").read_text(encoding="utf-8") for seed in SEEDS]
    points = [json.loads(line) for text in texts for line in text.splitlines()]
    last = max(point["steps"] for point in points)
    curve = []
    for number in range(SMOOTHED):
        low, high = last * number / SMOOTHED, last * (number + 1) / SMOOTHED
        results = [
            point["results"][opponent]
            for point in points
            if low < point["steps"] <= high and opponent in point["results"]
        ]
        if results:
            curve.append(((low + high) / 2, mean(results)))
    return curve


def draw(folder: Path, tasks: list[str], file: Path) -> None:
    """A panel a task: the mean result against each opponent of the training."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(12, 8), layout="constrained")
    panels = figure.subplots(3, 4, sharey=True).flat
    for task, axes in zip(tasks, panels, strict=False):
        for opponent, colour in (("random", "#7a8aa0"), ("apprentice", "#c0392b")):
            curve = read_curve(folder, task, opponent)
            axes.plot(
                [steps / 1000 for steps, _ in curve], [result for _, result in curve], color=colour, label=opponent
            )
        axes.set_title(task)
        axes.set_ylim(-1.05, 1.05)
        axes.grid(alpha=0.3)
    for axes in list(panels):
        axes.set_visible(False)
    figure.supxlabel("thousand steps")
    figure.supylabel("mean result while it trains: 1 first, -1 last")
    figure.legend(*figure.axes[0].get_legend_handles_labels(), loc="lower right")  # in the place of the last panel
    figure.savefig(file, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description="Train and evaluate MaskablePPO in the tasks of the benchmark.")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "bench-learned")
    parser.add_argument("--tasks", nargs="*", choices=TASKS, default=list(TASKS))
    arguments = parser.parse_args()
    rows = [row for task in arguments.tasks for seed in SEEDS for row in result_of(arguments.out, task, seed)]
    write_rows(rows, arguments.out / "learned.json")
    draw(arguments.out, arguments.tasks, arguments.out / "learned.svg")


if __name__ == "__main__":
    main()
