"""The workshop: a deck typed by keyboard, a fault at its card, and the sheet at a table for two."""

import json
from pathlib import Path

import pytest

from hatoba import components
from tests.browser.conftest import Visit
from tests.browser.player import Page
from tests.browser.stage import PHONE, WIDE
from tests.browser.test_access import check

LAPTOP = (1366, 657)
FIT = Path(__file__).with_name("fit.js").read_text()
LETTERS = {"vp": "", "any_good": "g", "imports": "i"}
DONE = "() => document.querySelectorAll('[data-card^=\"orders|\"][data-done=true]').length"


def letter(kind: str) -> str:
    return LETTERS.get(kind, kind[0])


def as_read(order: dict[str, object]) -> str:
    """An order as its owner types it, the points at the end, where they need no letter."""
    cost, reward = order["cost"], order["reward"]
    assert isinstance(cost, dict) and isinstance(reward, dict)
    others = {kind: n for kind, n in reward.items() if kind != "vp"}
    amounts = "".join(f"{n}{letter(kind)}" for kind, n in [*cost.items(), *others.items()])
    return f"{str(order['country'])[0]}{amounts}{reward['vp']}"


def fits(page: Page) -> None:
    page.evaluate("() => document.fonts.ready.then(() => true)")
    assert page.evaluate(FIT) == []


def save(page: Page, file: Path) -> None:
    with page.expect_download() as download:
        page.click("[data-export]:enabled")
    download.value.save_as(file)


def open_workshop(page: Page, game: str) -> None:
    page.goto(f"/sheets/{game}")
    page.wait_for_selector("[data-card]")


def test_a_deck_is_typed_by_keyboard_alone(visit: Visit, tmp_path: Path) -> None:
    page = visit(LAPTOP)
    orders = [
        {**order, "reward": {**order["reward"], "vp": order["reward"]["vp"] + 1}}
        for order in components.load("yokohama").data["orders"]["rows"]
    ]
    open_workshop(page, "yokohama")
    presses = 0

    def press(keys: list[str]) -> None:
        nonlocal presses
        for key in keys:
            page.keyboard.press(key)
            presses += not key.isdigit()

    press(["/", "1", "Enter"])
    for order in orders:
        press([*as_read(order), "Enter"])
    assert page.evaluate(DONE) == 36
    assert presses < 200, presses

    # A fault stands at its card, and the sheet cannot be used until it is mended or taken back.
    press(["/", "8", "Enter", "0", "t"])
    page.wait_for_selector('[data-fault="orders|number 8"]:has-text("Order 8")')
    assert page.get_attribute("[data-use]", "aria-disabled") == "true"
    press(["Control+z"])
    page.wait_for_selector("[data-fault]", state="detached")
    page.reload()
    page.wait_for_selector("[data-card]")
    assert page.evaluate(DONE) == 36  # nothing typed is lost
    page.click("[data-page=changed]")
    file = tmp_path / "box.toml"
    save(page, file)
    typed = components.read(file, "yokohama").data["orders"]["rows"]
    for wanted, found in zip(orders, typed, strict=True):
        assert {name: found[name] for name in wanted if name != "derived"} == {
            name: wanted[name] for name in wanted if name != "derived"
        }


def test_own_cards_at_a_table_for_two(visit: Visit, tmp_path: Path) -> None:
    ada, bo = visit(WIDE), visit(PHONE)
    open_workshop(ada, "yokohama")
    ada.fill("[data-name]", "Ada box")
    ada.click('[data-card="orders|number 3"]')
    ada.keyboard.type("b3s1f2y5")
    ada.keyboard.press("Enter")
    ada.click("[data-page=changed]")
    sheet = tmp_path / "box.toml"
    save(ada, sheet)
    ada.click("[data-use]")
    ada.wait_for_selector('[data-cards] option:checked:has-text("Ada box")', state="attached")
    ada.click('.seats li:nth-child(2) .segmented button:has-text("By link")')
    ada.click("[data-start]")
    link = ada.input_value(".invite input")
    bo.goto(link)
    bo.click("[data-own-cards]:has-text('Ada box')")
    bo.wait_for_selector('dialog li:has-text("Order 3"):has-text("British")')
    bo.keyboard.press("Escape")
    bo.click("[data-open-link]")
    bo.wait_for_selector(".at-table")
    ada.wait_for_selector("[data-own-cards]:has-text('Ada box')")

    # With the sheet's file the record opens where nobody knows these cards.
    table = ada.url.rsplit("/", 1)[1]
    resigned = ada.request.post(f"/api/tables/{table}/resign", data={"seat": 0, "key": "resign-once"})
    assert resigned.ok, resigned.text()
    ada.wait_for_selector(".end-screen")
    file = tmp_path / "record.txt"
    file.write_text(ada.request.get(f"/api/tables/{table}/record").text(), encoding="utf-8")
    cleo = visit(WIDE)
    cleo.goto("/")
    cleo.set_input_files(".record input", [file, sheet])
    cleo.wait_for_url("**/t/*")
    played, opened = (page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json() for page in (ada, cleo))
    assert opened["own_sheet"] and opened["sheet"] == played["sheet"]


def test_every_kind_in_another_language(visit: Visit) -> None:
    """All kinds of two games fit on a laptop; a phone has the card to be corrected below the deck."""
    page = visit(LAPTOP, locale="de-DE")
    for game in ("yokohama", "nippon"):
        open_workshop(page, game)
        for kind in json.loads(
            page.evaluate(
                "() => JSON.stringify([...document.querySelectorAll('[data-kind]')].map(one => one.dataset.kind))"
            )
        ):
            page.click(f'[data-kind="{kind}"]')
            page.click("[data-card]")
            page.wait_for_selector(".tray")
            fits(page)
    check(page)
    page.click("[data-page=changed]")
    page.wait_for_selector("[data-export]")
    fits(page)
    check(page)
    phone = visit(PHONE, locale="de-DE", dark=True)
    open_workshop(phone, "yokohama")
    phone.click('[data-card="orders|number 2"]')
    phone.click(".below [data-next]")
    phone.wait_for_selector('[data-card="orders|number 2"][data-done=true]', state="attached")
    fits(phone)
    check(phone)
    phone.goto("/sheets")
    phone.wait_for_selector("[data-start-sheet]")
    fits(phone)
    check(phone)


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL", "uk-UA", "ja-JP"])
def test_a_small_correction_on_a_phone(visit: Visit, locale: str) -> None:
    """A fault is told at its card, mended by a tap, and nothing runs out of the window in any language."""
    page = visit(PHONE, locale=locale)
    open_workshop(page, "yokohama")
    page.click('[data-card="orders|number 3"]')
    for _ in range(3):
        page.click('.below [data-step="cost.fish"] button:first-child')
    page.wait_for_selector('[data-fault="orders|number 3"]')
    page.wait_for_selector(".below .fault")
    fits(page)
    check(page)
    page.click(".below [data-rub]")
    page.wait_for_selector("[data-fault]", state="detached")
