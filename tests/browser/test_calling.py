"""A browser is called: switched on by a click, sent through a push service of the test, shown, and clicked."""

import json
import queue
import threading
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from os import urandom
from typing import Any

import pytest

from tests.browser.conftest import Visit
from tests.browser.player import Page, wait_for_answer
from tests.browser.stage import PHONE, WIDE
from tests.browser.test_access import check
from tests.browser.test_people import invite

PATIENCE = 60
SUBSCRIBE = """(given) => {
  const made = {
    endpoint: given.endpoint,
    toJSON: () => ({ endpoint: given.endpoint, keys: { p256dh: given.p256dh, auth: given.auth } }),
    unsubscribe: async () => (localStorage.removeItem('pushed'), true),
  };
  PushManager.prototype.getSubscription = async () => (localStorage.getItem('pushed') ? made : null);
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    localStorage.setItem('pushed', applicationServerKey);
    return made;
  };
}"""
"""Chromium would ask Google for an address; it gets one of the test's."""
SHOWN = "navigator.serviceWorker.ready.then((there) => there.getNotifications())"
TITLES = f"() => {SHOWN}.then((all) => all.map((one) => one.title))"
CLICK = """async () => {
  const [notification] = await self.registration.getNotifications();
  self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
}"""


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class PushService:
    """Takes messages for one browser, and reads them as that would."""

    def __init__(self) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        self._private, self._secret = ec.generate_private_key(ec.SECP256R1()), urandom(16)
        point = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self._came: queue.Queue[bytes] = queue.Queue()
        came = self._came

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                came.put(self.rfile.read(int(self.headers["content-length"])))
                self.send_response(201)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        endpoint = f"http://127.0.0.1:{self.http.server_port}/send"
        self.subscription = {"endpoint": endpoint, "p256dh": text(point), "auth": text(self._secret)}

    def next(self) -> Any:
        import http_ece  # type: ignore[import-untyped]

        body = self._came.get(timeout=PATIENCE)
        return json.loads(
            http_ece.decrypt(body, private_key=self._private, auth_secret=self._secret, version="aes128gcm")
        )


@pytest.fixture
def push_service(stage: None) -> Iterator[PushService]:
    made = PushService()
    thread = threading.Thread(target=made.http.serve_forever)
    thread.start()
    yield made
    made.http.shutdown()
    thread.join()
    made.http.server_close()


def allow(page: Page, service: PushService) -> None:
    page.context.grant_permissions(["notifications"])
    page.add_init_script(f"({SUBSCRIBE})({json.dumps(service.subscription)})")


def deliver(page: Page, said: Any) -> None:
    """Hand a message to the page's worker, as the push service's connection would."""
    tools = page.context.new_cdp_session(page)
    found: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(50)
    origin = page.evaluate("location.origin")
    wish = {"origin": origin, "registrationId": found[-1], "data": json.dumps(said)}
    tools.send("ServiceWorker.deliverPushMessage", wish)


def test_a_browser_is_called_and_a_click_leads_to_the_table(visit: Visit, push_service: PushService) -> None:
    ada, bo = visit(WIDE), visit(PHONE)
    allow(bo, push_service)
    bo.goto(invite(ada, 1))
    bo.fill("[data-name]", "Bo")
    bo.click("[data-open-link]")
    bo.wait_for_selector(".at-table")
    table = bo.url
    assert bo.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0  # nothing unasked
    bo.click('button[aria-label="Settings"]')
    bo.check("[data-call-switch]")
    bo.wait_for_selector('[data-calling="true"]')
    bo.wait_for_selector('[data-bell="true"]')
    bo.check("[data-call-quiet]")
    bo.wait_for_selector('[aria-label="Quiet from"]')
    check(bo)
    bo.uncheck("[data-call-quiet]")
    bo.click("[data-call-test]")
    assert push_service.next()["title"] == "Hatoba can call you"
    bo.wait_for_selector(':text("It is on its way.")')

    bo.goto("/rules/yokohama")  # Bo does not look at the table any more
    wait_for_answer(
        ada,
        "(path) => fetch(path).then((answer) => answer.json()).then(({ seats }) => !seats.includes(1))",
        f"/api/tables/{table.rpartition('/')[2]}/presence",
    )
    ada.evaluate(
        "(path) => fetch(path, {method: 'POST', headers: {'content-type': 'application/json'},"
        " body: JSON.stringify({text: 'hello', seat: 0, key: 'c'})})",
        f"/api/tables/{table.rpartition('/')[2]}/chat",
    )
    said = push_service.next()
    assert (said["title"], said["body"]) == ("Yokohama: somebody has written", "With Ada.")

    deliver(bo, {**said, "title": "older"})
    deliver(bo, said)
    wait_for_answer(bo, f"(wanted) => ({TITLES})().then((all) => all.join() === wanted)", said["title"])
    bo.context.service_workers[0].evaluate(CLICK)
    bo.wait_for_url(table)
    bo.wait_for_selector(".at-table")

    bo.click('button[aria-label="Settings"]')
    bo.uncheck("[data-call-switch]")
    bo.wait_for_selector('[data-calling="false"]')
    assert bo.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0


def test_who_does_not_allow_it_is_told_how_to(visit: Visit) -> None:
    ada = visit(WIDE)
    invite(ada, 1)
    ada.goto("/")
    ada.click('nav button:has-text("English")')
    # A headless browser allows nothing unless it is told to. `check` would mind that the switch goes back at once.
    ada.click("[data-call-switch]", force=True)
    ada.wait_for_selector('[role="alert"]:has-text("This browser does not allow it")')
    assert not ada.is_checked("[data-call-switch]")
