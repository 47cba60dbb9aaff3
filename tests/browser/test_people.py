"""People with names: one invitation for a whole table, who is there, and a page that calls."""

from tests.browser.conftest import Visit
from tests.browser.player import Page, settle
from tests.browser.stage import PHONE, WIDE
from tests.browser.test_access import check

NAMES = "() => [...document.querySelectorAll('.seat-panel h3')].map(one => one.innerText)"
LETTERS = "() => [...document.querySelectorAll('.seat-panel header .seat-mark b')].map(one => one.innerText)"
# In one go: the button goes away when the page sees that there is no free seat.
PRESS = "() => { const sit = document.querySelector('[data-open-link]'); sit?.click(); return sit !== null; }"


def invite(ada: Page, others: int) -> str:
    """Ada says her name and makes a table for people with a link; the invitation."""
    ada.goto("/")
    ada.fill(".setup [data-name]", "Ada")
    for seat in range(others):
        ada.click(f'.seats li:nth-child({seat + 2}) .segmented button:has-text("By link")')
    ada.click("[data-start]")
    return str(ada.input_value(".invite input"))


def test_two_people_and_a_spectator_through_one_invitation(visit: Visit) -> None:
    ada, bo, cleo = visit(WIDE), visit(PHONE), visit(WIDE, dark=True)
    link = invite(ada, 2)
    bo.goto(link)
    bo.wait_for_selector('h2:has-text("Ada invites you to Yokohama")')
    assert bo.locator(".place input:enabled").count() == 2
    check(bo)
    bo.fill("[data-name]", "Anna")
    bo.click('.place:has-text("Player 3")')
    bo.click("[data-open-link]")
    bo.wait_for_selector(".at-table")
    assert "/s/" not in bo.url
    ada.wait_for_function(f"() => ({NAMES})().join() === 'You,Player\u00a02,Anna'")
    assert ada.evaluate(LETTERS) == ["A", "2", "N"]  # letters differ, also where names begin alike
    ada.wait_for_selector(".seat-panel.seat-3 .here")

    cleo.goto(link)
    cleo.wait_for_selector('.place:has-text("Anna")')
    check(cleo)
    cleo.click("[data-watch-only]")
    cleo.wait_for_selector(".at-table")
    assert cleo.evaluate(NAMES) == ["Ada", "Player\u00a02", "Anna"]
    ada.click('[role="tab"]:has-text("Chat")')
    ada.wait_for_selector('.watchers:has-text("One person looks on.")')


def test_a_seat_that_somebody_else_takes_meanwhile(visit: Visit) -> None:
    ada, bo, cleo = visit(WIDE), visit(WIDE), visit(WIDE, quiet=False)
    link = invite(ada, 1)
    for guest, name in ((bo, "Bo"), (cleo, "Cleo")):
        guest.goto(link)
        guest.fill("[data-name]", name)
    bo.click("[data-open-link]")
    bo.wait_for_selector(".at-table")
    if cleo.evaluate(PRESS):  # it may have seen by itself that the seat is taken
        cleo.wait_for_selector('[role="alert"]:has-text("Somebody was faster")')
    cleo.wait_for_selector('.place:has-text("Bo")')
    cleo.wait_for_selector("[data-open-link]", state="detached")


def test_a_name_is_remembered_and_changed_at_the_table(visit: Visit) -> None:
    ada, bo = visit(WIDE), visit(WIDE, quiet=False)
    bo.goto(invite(ada, 1))
    bo.click("[data-open-link]")
    bo.wait_for_selector(".at-table")
    ada.wait_for_function(f"() => ({NAMES})().join() === 'You,Guest\u00a02'")
    bo.click('button[aria-label="Settings"]')
    bo.fill("dialog [data-name]", "ada")
    bo.keyboard.press("Enter")
    bo.wait_for_selector('dialog .problem:has-text("taken")')
    bo.fill("dialog [data-name]", "Bo")
    bo.keyboard.press("Enter")
    ada.wait_for_function(f"() => ({NAMES})().join() === 'You,Bo'")
    bo.goto("/")
    assert bo.input_value(".setup [data-name]") == "Bo"


def test_the_page_calls(visit: Visit) -> None:
    ada, bo = visit(WIDE), visit(WIDE)
    bo.goto(invite(ada, 1))
    icon = "() => document.querySelector('link[rel=icon]').href"
    settle(ada)
    assert ada.title() == "● Yokohama: your turn"
    assert "seal-call" in ada.evaluate(icon)
    bo.fill("[data-name]", "Bo")
    bo.click("[data-open-link]")
    bo.wait_for_function("() => document.title === 'Yokohama: waiting for Ada'")
    assert "seal-call" not in bo.evaluate(icon)
    ada.goto("/")
    ada.wait_for_function("() => document.title === '● Yokohama: your turn'")
    ada.click('[href="/rules/yokohama"]')
    ada.wait_for_function("() => document.title !== '● Yokohama: your turn'")
    assert "seal-call" not in ada.evaluate(icon)


def test_a_game_over_days_says_what_its_clock_means_and_rests_at_night(visit: Visit) -> None:
    ada = visit(WIDE)
    ada.goto("/")
    ada.click('.setup .segmented button:has-text("Over days")')
    ada.wait_for_selector('.means:has-text("72 hours each to think; every turn gives 24 h back.")')
    ada.click("[data-start]")
    ada.wait_for_selector(".at-table")
    settle(ada)
    ada.click('button[aria-label="Settings"]')
    ada.fill('[aria-label="Sleep from"]', "23:00")
    ada.fill('[aria-label="Sleep until"]', "06:30")
    ada.click('.rest button:has-text("So be it")')
    ada.wait_for_selector('.rest :text("It rests from 23:00 to 06:30.")')
    ada.click('.rest button:has-text("A day off (7 left)")')
    ada.wait_for_selector('.rest button:has-text("A day off (6 left)")')
    check(ada)
    ada.keyboard.press("Escape")
    ada.wait_for_selector('.clock [aria-label="rests"]', state="attached")


def test_lots_are_drawn_for_the_seats(visit: Visit) -> None:
    """The maker has the first lot; who comes chooses none, and sees theirs at the table. The link has a QR code."""
    ada, bo = visit(WIDE), visit(PHONE, dark=True, locale="de-DE")
    ada.goto("/")
    ada.fill(".setup [data-name]", "Ada")
    ada.click('.seats li:nth-child(2) .segmented button:has-text("By link")')
    ada.check("[data-draw-lots]")
    ada.wait_for_selector('.lots p:has-text("the promised shuffle")')
    check(ada)
    ada.click("[data-start]")
    link = ada.input_value(".invite input")
    assert ada.locator(".invite input").count() == 1  # no seat has a link of its own
    ada.click("[data-show-qr]")
    ada.wait_for_selector("svg[data-qr] path")
    ada.wait_for_selector('.log :text("Lots were drawn for the seats.")')
    check(ada)
    bo.goto(link)
    bo.wait_for_selector("[data-lots]")
    assert bo.locator(".place input").count() == 0
    check(bo)
    bo.fill("[data-name]", "Bo")
    bo.click("[data-open-link]")
    bo.wait_for_selector(".at-table")
    ada.wait_for_function(f"() => ({NAMES})().toSorted().join() === 'Bo,You'")


def test_nobody_reads_the_own_name_in_the_log(visit: Visit) -> None:
    """One's own steps say "you"; who looks on reads the name."""
    ada, cleo = visit(WIDE), visit(WIDE)
    link = invite(ada, 1)
    cleo.goto(link)
    cleo.click("[data-watch-only]")
    cleo.wait_for_selector(".at-table")
    settle(ada)
    ada.click('.order[data-state="legal"]')
    for page, said, unsaid in ((ada, "You keep", "Ada"), (cleo, "Ada keeps", "You")):
        page.wait_for_selector(f'.narrator p:has-text("{said}")', state="attached")
        for fold in page.query_selector_all(".log .fold"):
            fold.click()
        assert unsaid not in page.inner_text(".log") + page.inner_text(".narrator")
