"""The folder that `hatoba site` writes."""

import gzip
import json
import re
import zipfile
from pathlib import Path

import pytest

from hatoba import cli
from hatoba.site.wheels import StaleEngine, package_wheel
from tests.device.sites import run_in


def test_a_site_lies_anywhere_and_keeps_all_of_itself(site: Path) -> None:
    page = (site / "index.html").read_text(encoding="utf-8")
    assert not re.findall(r'(?:src|href)="/', page)
    assert "unsafe" not in page and 'content="only"' in page
    kept = json.loads((site / "precache.js").read_text(encoding="utf-8").partition("=")[2].rstrip(";\n"))
    there = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    assert {name for name, _ in kept} == there - {"sw.js", "precache.js"}
    icons = json.loads((site / "manifest.webmanifest").read_text(encoding="utf-8"))["icons"]
    assert {icon["src"] for icon in icons} <= there


def test_the_wheel_has_what_a_worker_needs_and_no_more(site: Path) -> None:
    (wheel,) = (site / "device").glob("hatoba-*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    assert {"hatoba/browser/host.py", "hatoba/table/table.py", "hatoba/components/duel.toml"} <= names
    assert "hatoba/coach/found/duel.jsonl" in names
    assert not [name for name in names if re.match(r"hatoba/(server|cli|arena|data|learning|envs|site)/", name)]
    compiled = {name.partition(".")[0] for name in names if name.endswith(".so")}
    assert not [name for name in names if name.removesuffix(".py") in compiled]


def test_what_is_done_ahead_comes_with_the_site_where_node_is(site: Path, plain_site: Path) -> None:
    parts = json.loads((site / "device" / "parts.json").read_text(encoding="utf-8"))
    assert gzip.decompress((site / "device" / parts["memory"]).read_bytes())
    compiled = zipfile.ZipFile(site / "device" / parts["packages"][-1]).namelist()
    assert "hatoba/browser/__pycache__/host.cpython-314.pyc" in compiled
    without = json.loads((plain_site / "device" / "parts.json").read_text(encoding="utf-8"))
    assert without["memory"] is None and not [name for name in without["packages"] if not name.endswith(".whl")]


def test_no_two_starts_have_the_same_chance(site: Path) -> None:
    """Though both begin with the same memory: seeds of shuffles are secret."""
    assert run_in(site, "uuid", "-u", "uuid4") != run_in(site, "uuid", "-u", "uuid4")


def test_an_engine_of_other_sources_is_refused(tmp_path: Path) -> None:
    (tmp_path / "hatoba").mkdir()
    (tmp_path / "hatoba" / "native.txt").write_text(f"{'0' * 32} engine/state.py\n", encoding="utf-8")
    with pytest.raises(StaleEngine, match=r"engine/state\.py"):
        package_wheel(tmp_path, tmp_path)


def test_a_folder_that_is_no_site_is_not_replaced(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(SystemExit):
        cli.main(["site", str(tmp_path)])
    assert "is no site" in capsys.readouterr().err
    assert (tmp_path / "mine.txt").is_file()
