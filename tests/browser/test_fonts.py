"""The client brings its own letters, so that every machine shows the same."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.player import FONTS
from tests.browser.stage import WIDE

LOADED = """() => [...document.fonts].filter(one => one.status === 'loaded')
    .map(one => one.family.replaceAll('"', ''))"""
# The widths of a row of each figure.
WIDTHS = """font => { const row = document.createElement('span');
    document.body.append(row);
    row.style.font = font;
    return [...'0123456789'].map(figure => { row.textContent = figure.repeat(20); return row.offsetWidth; }); }"""


@pytest.mark.parametrize("language", ["en-GB", "uk-UA", "pl-PL", "ja-JP"])
def test_fonts_come_with_the_client(visit: Visit, language: str) -> None:
    page = visit(WIDE, locale=language)
    page.goto("/")
    page.wait_for_selector("main h2")
    page.evaluate(FONTS)
    loaded = page.evaluate(LOADED)
    assert {"Source Sans 3 Variable", "Vollkorn Variable"} <= set(loaded)
    assert ("Japanese Serif" in loaded) == (language == "ja-JP"), "nobody else waits for its letters"


def test_figures_are_all_as_wide(visit: Visit) -> None:
    """A number that changes moves nothing beside it."""
    page = visit(WIDE)
    page.goto("/")
    page.wait_for_selector("main h2")
    page.evaluate(FONTS)
    for family in ("sans", "serif"):
        for weight in (400, 600, 700, 800):
            assert len(set(page.evaluate(WIDTHS, f"{weight} 40px var(--{family})"))) == 1
