"""A real server and a real Chromium. Where one of them is missing these tests are skipped, and the run says so.

HATOBA_REQUIRE_BROWSER=1 makes that a failure.
"""

import os
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.browser.stage import WIDE, chromium, missing, serving
from tests.device.sites import SAID, site

__all__ = ["site"]

Page = Any
Visit = Callable[..., Page]
OFFLINE = "ERR_INTERNET_DISCONNECTED"
"""What the browser says of requests while a test has cut its network."""
FONT_FILES = re.compile(r"\.woff2$")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if reason := missing():
        terminalreporter.write_line(f"NOT TESTED: {reason}, so no browser test has run", red=True)
    for line in SAID:
        terminalreporter.write_line(line)


def require(there: bool, reason: str) -> None:
    """Skips the test if something is missing, or fails it where it must run."""
    if not there and os.environ.get("HATOBA_REQUIRE_BROWSER"):
        pytest.fail(f"{reason}, but HATOBA_REQUIRE_BROWSER is set")
    if not there:
        pytest.skip(reason)


@pytest.fixture(scope="session")
def stage() -> None:
    reason = missing()
    require(reason is None, reason or "")


@pytest.fixture(scope="session")
def server(stage: None) -> Iterator[str]:
    """The address of a server of its own."""
    with serving() as address:
        yield address


@pytest.fixture(scope="session")
def browser(stage: None) -> Iterator[Any]:
    with chromium() as found:
        yield found


@pytest.fixture
def visit(browser: Any, server: str) -> Iterator[Visit]:
    """Opens a page in a browser of its own; fails on a console error or on a request to elsewhere."""
    contexts: list[Any] = []
    faults: list[str] = []

    def open_page(
        size: tuple[int, int] = WIDE,
        *,
        dark: bool = False,
        quiet: bool = True,
        still: bool = True,
        locale: str = "en-GB",
        fonts: bool = True,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
            locale=locale,
            base_url=server,
        )
        contexts.append(context)
        if not fonts:
            context.route(FONT_FILES, lambda route: route.abort())
        page = context.new_page()
        page.set_default_timeout(20_000)

        def note(said: Any) -> None:
            expected = (not fonts and FONT_FILES.search(said.location["url"])) or OFFLINE in said.text
            if said.type in ("error", "warning") and not expected:
                faults.append(said.text)

        if quiet:
            page.on("console", note)
        page.on("pageerror", lambda error: faults.append(error.stack or str(error)))
        page.on("request", lambda asked: None if asked.url.startswith((server, "data:")) else faults.append(asked.url))
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not faults
