"""The docs site: all pages are in its navigation, what they name is in the source, and its checker finds faults."""

import importlib
import inspect
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tools.docs import faults

from tests.conftest import COMPILED
from tests.docs.following import ROOT

DOCS = ROOT / "docs"
MODULES = ("hatoba", *(f"hatoba.{name}" for name in ["arena", "bench", "bots", "coach", "components", "data", "table"]))
NEEDS = {"hatoba.bench": "numpy", "hatoba.data": "pyarrow"}
NAMED = re.compile(r"((?:`[\w.]+`(?:, | and\s+)?)+)\s*\(`([\w/.]+\.(?:py|ts))`\)")


def pages_of(nav: Any) -> Iterator[str]:
    if isinstance(nav, str):
        yield nav
    else:
        for part in nav.values() if isinstance(nav, dict) else nav:
            yield from pages_of(part)


def test_every_page_is_in_the_navigation_once() -> None:
    site = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))
    there = [path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")]
    assert sorted(pages_of(site["project"]["nav"])) == sorted(there)


def test_the_walks_name_what_is_in_the_source() -> None:
    found = NAMED.findall((DOCS / "architecture.md").read_text(encoding="utf-8"))
    assert len(found) > 40
    for names, place in found:
        source = (ROOT / place if place.startswith("web/") else ROOT / "src" / "hatoba" / place).read_text("utf-8")
        for name in re.findall(r"`([\w.]+)`", names):
            for part in name.split("."):
                assert re.search(rf"\b(def|class|function|function\*|const|async) {part}\b", source) or re.search(
                    rf"^ +{part}(:|\()", source, re.MULTILINE
                ), f"{place} has no {name}"


@pytest.mark.skipif(COMPILED, reason="native classes keep no docstrings; the plain run looks at them")
@pytest.mark.parametrize("name", MODULES)
def test_the_reference_has_every_public_name(name: str) -> None:
    """It shows what has a docstring, of a module that has a page."""
    if name in NEEDS:
        pytest.importorskip(NEEDS[name])
    assert f"::: {name}\n" in (DOCS / "reference" / f"{name.rpartition('.')[2]}.md").read_text(encoding="utf-8")
    module = importlib.import_module(name)
    for public in module.__all__:
        thing = getattr(module, public)
        if callable(thing):
            assert inspect.getdoc(thing), f"{name}.{public} has no docstring"
        own = vars(thing).items() if inspect.isclass(thing) else ()
        silent = [part for part, of in own if not part.startswith("_") and inspect.isfunction(of) and not of.__doc__]
        assert not silent, f"{name}.{public}: {', '.join(silent)} without a docstring"


def test_the_checker_of_the_site_finds_faults(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(
        '<h1 id="top">A</h1><a href="b.html#here">1</a><a href="b.html#there">2</a><a href="c.html">3</a>'
        '<a href="https://example.org">4</a><script src="https://example.org/x.js"></script><a href="#top">5</a>',
        encoding="utf-8",
    )
    (tmp_path / "b.html").write_text(
        '<p id="here"><img src="missing.png"><a href="../out.html">6</a>', encoding="utf-8"
    )
    assert list(faults(tmp_path)) == [
        "b.html: ../out.html leads nowhere",
        "b.html: missing.png leads nowhere",
        "index.html: loads https://example.org/x.js from elsewhere",
        "index.html: b.html#there leads to no such place on the page",
        "index.html: c.html leads nowhere",
    ]
