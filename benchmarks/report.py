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
        "| record | build | actions | replayed/s | bytes an action | compressed |",
        "| --- | --- | ---: | ---: | ---: | ---: |",
    ]
    for row in select(rows, kind="record"):
        cells = [number(row["actions"]), number(row["replayed_per_s"])]
        cells += [number(row["bytes_per_action"], 1), number(row["compressed_bytes_per_action"], 1)]
        lines.append(f"| {row['name']} | {row['build']} | {' | '.join(cells)} |")
    return lines


def growth_table(rows: list[Row]) -> list[str]:
    lines = [
        "| how cost grows | actions | clone, us | clone and apply, us | record, bytes |",
        "| --- | ---: | ---: | ---: | ---: |",
    ]
    for row in select(rows, kind="growth", build="native"):
        cells = [
            number(row["actions"]),
            number(row["clone_us"], 2),
            number(row["apply_us"], 2),
            number(row["record_bytes"]),
        ]
        lines.append(f"| {row['name']} | {' | '.join(cells)} |")
    return lines


def other_lines(rows: list[Row]) -> list[str]:
    imports = [f"import, {row['build']}: {number(row['milliseconds'])} ms" for row in select(rows, kind="import")]
    builds = [f"native build: {number(row['seconds'])} s" for row in select(rows, kind="build")]
    return [f"- {line}" for line in (*imports, *builds)]


def picture(rows: list[Row], file: Path) -> None:
    """Unforced decisions a second, on a log scale."""
    import matplotlib

    matplotlib.use("svg")
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
    figure.savefig(file)


def main(folder: Path) -> None:
    rows: list[Row] = json.loads((folder / "speed.json").read_text(encoding="utf-8"))["results"]
    parts = [speed_table(rows), ratio_table(rows), record_table(rows), growth_table(rows), other_lines(rows)]
    text = "\n\n".join("\n".join(part) for part in parts) + "\n"
    (folder / "speed.md").write_text(text, encoding="utf-8")
    picture(rows, folder / "speed.svg")
    print(text)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
