"""A game over days in two browsers: the test sets the server's clock, and nobody waits."""

import os
import re
from collections.abc import Iterator
from email.utils import parsedate_to_datetime
from pathlib import Path

import pytest

from tests.browser.conftest import Visit
from tests.browser.player import Page, settle
from tests.browser.stage import PHONE, WIDE, serving
from tests.browser.test_access import check

HOUR = 3600.0
DAY = 24 * HOUR
FIRST_DAY = 24_000 * DAY


class Clock:
    """The server's clock: it stands still until it is set."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._set(0, 12)

    def _set(self, day: int, hour: float) -> int:
        at = round(FIRST_DAY + day * DAY + hour * HOUR)
        new = self.file.with_suffix(".new")
        new.write_text(str(at))
        new.replace(self.file)
        return at

    def set(self, day: int, hour: float, page: Page) -> None:
        """So late it is; the server's answers say so once a second."""
        at = self._set(day, hour)
        while parsedate_to_datetime(page.request.get("/livez").headers["date"]).timestamp() != at:
            page.wait_for_timeout(50)


@pytest.fixture(scope="module")
def clock(tmp_path_factory: pytest.TempPathFactory) -> Clock:
    return Clock(tmp_path_factory.mktemp("clock") / "now")


@pytest.fixture(scope="module")
def server(stage: None, clock: Clock) -> Iterator[str]:
    with serving({**os.environ, "HATOBA_TEST_CLOCK": str(clock.file)}) as address:
        yield address


def turn(page: Page) -> None:
    """The page's person plays until somebody else is to."""
    path = f"/api/tables/{page.url.rpartition('/')[2]}"
    while True:
        position = page.request.get(f"{path}/position").json()
        if not position["legal"]:
            return
        wish = {"seat": position["to_move"], "position": position["position"], "key": str(position["number"])}
        done = page.request.post(f"{path}/actions", data={**wish, "actions": [position["legal"][0]["action"]]})
        assert done.ok, done.text()


def in_utc(page: Page) -> Page:
    page.context.new_cdp_session(page).send("Emulation.setTimezoneOverride", {"timezoneId": "UTC"})
    return page


def seen(page: Page, seat: int, text: str, resting: bool = False) -> None:
    """The page, opened anew, shows a seat's clock so, and whether it rests; a phone has the one that runs."""
    page.reload()
    found = page.locator(f".seat-panel.seat-{seat} .clock, .score-button.seat-{seat} .clock").first
    found.wait_for()
    assert re.fullmatch(text, found.text_content().strip()), found.text_content()
    assert found.locator('[aria-label="rests"]').count() == resting


def start_over_days(page: Page, *, by_link: bool) -> None:
    page.goto("/")
    page.click('.setup .segmented button:has-text("Over days")')
    if by_link:
        page.fill(".setup [data-name]", "Ada")
        page.click('.seats li:nth-child(2) .segmented button:has-text("By link")')
        page.wait_for_selector('.means:has-text("A bot plays on a minute after the time is up.")')
    page.click("[data-start]")
    page.wait_for_selector(".at-table")


def test_days_with_nights_a_day_off_and_a_minute_of_grace(visit: Visit, clock: Clock) -> None:
    ada, bo = in_utc(visit(WIDE)), in_utc(visit(PHONE))
    start_over_days(ada, by_link=True)
    bo.goto(ada.input_value(".invite input"))
    bo.fill("[data-name]", "Bo")
    bo.click("[data-open-link]")
    bo.wait_for_selector(".at-table")
    turn(ada)  # before the first turn everybody chooses
    turn(bo)
    ada.wait_for_function("() => document.querySelector('.at-table').dataset.turn === 'true'")
    settle(ada)
    ada.click('button[aria-label="Settings"]')
    ada.fill('[aria-label="Sleep from"]', "22:00")
    ada.fill('[aria-label="Sleep until"]', "06:00")
    ada.click('.rest button:has-text("So be it")')
    ada.wait_for_selector('.rest :text("It rests from 22:00 to 06:00.")')

    clock.set(0, 23, ada)
    seen(ada, 1, "62:00:00", resting=True)
    seen(bo, 1, "62:00:00", resting=True)  # everybody sees it
    clock.set(1, 8, ada)
    ada.click('button[aria-label="Settings"]')
    ada.click('.rest button:has-text("A day off (7 left)")')
    ada.wait_for_selector('.rest button:has-text("A day off (6 left)")')
    clock.set(2, 7, ada)
    seen(ada, 1, "60:00:00", resting=True)
    clock.set(2, 9, ada)
    seen(ada, 1, r"5(9:00:00|8:59:\d\d)")  # it ticks
    turn(ada)
    seen(ada, 1, "72:00:00")  # a turn gives back, up to the whole budget
    seen(bo, 2, r"7(2:00:00|1:59:\d\d)")
    check(bo)

    clock.set(5, 9 + 10 / HOUR, ada)
    seen(bo, 2, r"0:\d\d of grace")
    clock.set(5, 9 + 60 / HOUR, ada)
    ada.wait_for_selector('.log :text("A bot stands in for Bo.")')
    start_over_days(ada, by_link=False)  # what was said once holds at the next table
    ada.click('button[aria-label="Settings"]')
    ada.wait_for_selector('.rest :text("It rests from 22:00 to 06:00.")')
