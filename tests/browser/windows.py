"""The windows and languages that everything has to fit, and how a page is opened in them."""

from typing import Any

from tests.browser.player import FONTS
from tests.browser.stage import PHONE, WIDE

Page = Any
Size = tuple[int, int]
LAPTOP = (1366, 657)
"""A laptop's real window: what the browser's own bars leave of 1366 x 768."""
FEW_WINDOWS: list[Size] = [LAPTOP, WIDE, PHONE]
WINDOWS: list[Size] = [
    *FEW_WINDOWS,
    *((1536, 730), (1024, 768), (1280, 720), (1920, 1080), (2560, 1300), (820, 1180), (360, 640)),
]
FEW_LANGUAGES = ["en", "uk"]
"""English, and the language with the longest words."""
LANGUAGES = [*FEW_LANGUAGES, "de", "pl", "ja"]
DRAWN = ".curtain .btn, .at-table .prompt, .end-screen .chart"


def resize(page: Page, size: Size) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.mouse.move(0, 0)
    page.evaluate(FONTS)


def speak(page: Page, language: str, **settings: Any) -> None:
    """Sets the language, and what else is kept in this browser, for all pages that are opened from now on."""
    if page.url == "about:blank":
        page.goto("/rules")
    page.evaluate("kept => localStorage.setItem('hatoba', JSON.stringify(kept))", {"language": language, **settings})


def open_table(page: Page, path: str, language: str, **settings: Any) -> None:
    """Opens a table in a language, past the curtain of a shared screen."""
    speak(page, language, **settings)
    page.goto(path)
    page.wait_for_selector(DRAWN)
    if curtain := page.query_selector(".curtain .btn"):
        curtain.click()
