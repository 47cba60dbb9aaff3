"""From measured results to a table, a JSON file and a picture. Runs in the peers' environment, which has matplotlib."""

import json
import sys
from pathlib import Path
from typing import Any

Row = dict[str, Any]


def select(rows: list[Row], **wanted: str) -> list[Row]:
    return [row for row in rows if all(row.get(key) == value for key, value in wanted.items())]


def number(value: float | None, digits: int = 0) -> str:
    return "" if value is None else f"{value:,.{digits}f}"


def speed_table(rows: list[Row]) -> list[str]:
    """Every game that was played, ours and the peers'."""
    lines = [
        "| what | build | games/s | decisions/s | unforced/s | clone, us |",
        "| --- | --- | ---: | ---: | ---: | ---: |",
    ]
    for row in rows:
        if row["kind"] in ("ours", "loop", "peer"):
            build = row.get("build") or row["language"]
            cells = [number(row["games/s"], 1), number(row["decisions/s"]), number(row["unforced/s"])]
            lines.append(f"| {row['name']} | {build} | {' | '.join(cells)} | {number(row.get('clone_us'), 2)} |")
    return lines


def ratio_table(rows: list[Row]) -> list[str]:
    """Whole games in native code against each peer, by unforced decisions."""
    peers = select(rows, kind="peer")
    lines = ["| unforced decisions/s, times | " + " | ".join(row["name"] for row in peers) + " |"]
    lines.append("| --- |" + " ---: |" * len(peers))
    for own in select(rows, kind="ours", build="native"):
        cells = [number(own["unforced/s"] / peer["unforced/s"], 1) for peer in peers]
        lines.append(f"| {own['name']} | " + " | ".join(cells) + " |")
    return lines


def record_table(rows: list[Row]) -> list[str]:
    lines = [
        "| record | build | actions | read/s | replayed/s | bytes an action | compressed |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    for row in select(rows, kind="record"):
        cells = [number(row["actions"]), number(row["read_per_s"]), number(row["replayed_per_s"])]
        cells += [number(row["bytes_per_action"], 1), number(row["compressed_bytes_per_action"], 1)]
        lines.append(f"| {row['name']} | {row['build']} | {' | '.join(cells)} |")
    return lines


def growth_table(rows: list[Row]) -> list[str]:
    lines = [
        "| how cost grows | actions so far | clone, us | clone and rest of the game, us | record so far, bytes |",
        "| --- | ---: | ---: | ---: | ---: |",
    ]
    for row in select(rows, kind="growth", build="native"):
        cells = [
            number(row["actions"]),
            number(row["clone_us"], 2),
            number(row["playout_us"], 1),
            number(row["record_bytes"]),
        ]
        lines.append(f"| {row['name']} | {' | '.join(cells)} |")
    return lines


def goal_table(rows: list[Row]) -> list[str]:
    """What was asked for, and the worst of our games in this run."""
    native = {kind: select(rows, kind=kind, build="native") for kind in ("ours", "loop", "record", "import")}
    unforced = min(row["unforced/s"] for row in native["ours"])
    by_name = {row["name"]: row for row in select(rows, kind="peer")}
    chess = max(row["unforced/s"] for name, row in by_name.items() if name.startswith("OpenSpiel chess"))
    goals = [
        ("whole games in native code, unforced decisions/s", unforced, 600_000, 0),
        ("the same, times catanatron", unforced / by_name["catanatron, 4 players"]["unforced/s"], 60, 1),
        ("the same, times OpenSpiel's chess in C++", unforced / chess, 4, 1),
        ("driven from Python, decisions/s", min(row["decisions/s"] for row in native["loop"]), 400_000, 0),
        (
            "interpreted, decisions/s",
            min(r["decisions/s"] for r in select(rows, kind="ours", build="plain")),
            50_000,
            0,
        ),
        ("replayed actions/s", min(row["replayed_per_s"] for row in native["record"]), 200_000, 0),
    ]
    limits = [
        ("clone, us", max(row["clone_us"] for row in native["ours"]), 2, 2),
        ("record, bytes an action", max(row["bytes_per_action"] for row in native["record"]), 20, 1),
        ("import, ms", max(row["milliseconds"] for row in native["import"]), 100, 0),
        ("native build, s", max(row["seconds"] for row in select(rows, kind="build")), 120, 0),
    ]
    lines = ["| the slowest of our games | measured | wanted | reached |", "| --- | ---: | ---: | --- |"]
    for name, value, wanted, digits in goals:
        reached = "yes" if value >= wanted else "no"
        lines.append(f"| {name} | {number(value, digits)} | at least {number(wanted)} | {reached} |")
    for name, value, wanted, digits in limits:
        reached = "yes" if value <= wanted else "no"
        lines.append(f"| {name} | {number(value, digits)} | at most {number(wanted)} | {reached} |")
    return lines


def env_table(rows: list[Row]) -> list[str]:
    lines = ["| environment, with observation and mask | steps/s |", "| --- | ---: |"]
    return lines + [f"| {row['name']} | {number(row['decisions/s'])} |" for row in select(rows, kind="env")]


def vector_table(rows: list[Row]) -> list[str]:
    """Many environments at once, ours and the peers', with and without copies."""
    lines = ["| many at once | steps/s, env only | steps/s, to torch |", "| --- | ---: | ---: |"]
    for row in select(rows, kind="vector"):
        lines.append(f"| {row['name']} | {number(row['only'])} | {number(row['torch'])} |")
    return [*lines, *(f"| {row['name']} | missing: {row['reason']} | |" for row in select(rows, kind="missing"))]


def process_table(rows: list[Row]) -> list[str]:
    """One process and two with shared memory, by the wall clock."""
    lines = ["| 4,096 games, by the wall clock | one process | two | times |", "| --- | ---: | ---: | ---: |"]
    for row in select(rows, kind="processes"):
        times = number(row["two"] / row["one"], 2)
        lines.append(f"| {row['name']} | {number(row['one'])} | {number(row['two'])} | {times} |")
    return lines


def other_lines(rows: list[Row]) -> list[str]:
    imports = [f"import, {row['build']}: {number(row['milliseconds'])} ms" for row in select(rows, kind="import")]
    builds = [f"native build: {number(row['seconds'])} s" for row in select(rows, kind="build")]
    clocks = [
        f"{row['name']}: the longest turn took {number(row['longest'], 2)} s of {number(row['budget'], 0)} s"
        for row in select(rows, kind="clock")
    ]
    client = [f"{row['name']}: {number(row['milliseconds'])} ms" for row in select(rows, kind="client")]
    return [f"- {line}" for line in (*imports, *builds, *clocks, *client)]


def picture(rows: list[Row], file: Path) -> None:
    """Unforced decisions a second, on a log scale."""
    import matplotlib

    matplotlib.use("agg")
    from matplotlib import pyplot

    shown = sorted(select(rows, kind="ours") + select(rows, kind="peer"), key=lambda row: row["unforced/s"])
    colours = {"native": "#1F3A5F", "plain": "#7A5C8E"}
    names = [f"{row['name']} ({row['build']})" if "build" in row else row["name"] for row in shown]
    figure, axes = pyplot.subplots(figsize=(9, 0.36 * len(shown) + 1.2), facecolor="#F4ECD8")
    axes.set_facecolor("#F4ECD8")
    bars = axes.barh(
        names,
        [row["unforced/s"] for row in shown],
        color=[colours.get(row.get("build", ""), "#D9A21B") for row in shown],
    )
    axes.bar_label(bars, labels=[f"{row['unforced/s']:,.0f}" for row in shown], padding=3, fontsize=8)
    axes.set_xscale("log")
    axes.set_xlabel("unforced decisions a second, one thread, random players")
    axes.spines[["top", "right"]].set_visible(False)
    axes.margins(x=0.15)
    figure.tight_layout()
    figure.savefig(file, dpi=120)


def introduction(machine: Row) -> str:
    return f"""# How fast it is

One run of `make bench` with version {machine["version"]} on {machine["date"]}: Python {machine["python"]} on
{machine["machine"]} with {machine["cores"]} cores, one thread each, load {machine["load"]} at the start. Everything
was measured in turn, five times over, and figures are medians; a second is one of CPU time. Players choose at random.

A decision is a player's choice; what chance does is sampled and not counted. An unforced decision has more than one
legal action. `native` is the compiled build, `plain` the same source interpreted. Our games and OpenSpiel's `in C++`
are played inside one call each; a `Python loop` asks for the legal actions and applies one, from Python. The length of
OpenSpiel's games in C++ is taken from the same games driven from Python.

![unforced decisions a second](pictures/bench.png)
"""


def main(folder: Path) -> None:
    measured = json.loads((folder / "speed.json").read_text(encoding="utf-8"))
    rows: list[Row] = measured["results"]
    parts = [
        goal_table(rows),
        speed_table(rows),
        ratio_table(rows),
        record_table(rows),
        growth_table(rows),
        env_table(rows),
        vector_table(rows),
        process_table(rows),
        other_lines(rows),
    ]
    text = introduction(measured["machine"]) + "\n" + "\n\n".join("\n".join(part) for part in parts) + "\n"
    (folder / "speed.md").write_text(text, encoding="utf-8")
    picture(rows, folder / "pictures" / "bench.png")
    print(text)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
