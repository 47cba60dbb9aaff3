"""People are called when a game needs them: push messages that only their browser can read, and a mail a day."""

import asyncio
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes
from email.message import Message
from email.policy import default
from os import urandom
from types import SimpleNamespace
from typing import Any

import http_ece  # type: ignore[import-untyped]
import httpx
import pytest
from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]

from hatoba.server.caller import quiet_until
from hatoba.server.settings import DAY
from tests.server.inside import Inside, inside
from tests.server.support import PATIENCE
from tests.server.test_names import PASSPHRASE, everything

BY_HAND: dict[str, Any] = {"private_webhooks": True, "poll_seconds": 3600, "call_delay": 20}
"""Nothing is sent but when the test says so."""
DELAY = 20.0


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """A browser with its push service: what came, decrypted as RFC 8291 says, and its headers."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.secret = urandom(16)
        self.point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.port = 0
        self.answer = 201
        self.heads: list[dict[str, str]] = []
        self.said: list[Any] = []

    @property
    def subscription(self) -> dict[str, str]:
        endpoint = f"http://127.0.0.1:{self.port}/send/abc"
        return {"endpoint": endpoint, "p256dh": text(self.point), "auth": text(self.secret)}

    async def on_connection(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().rstrip().split("\r\n")
        assert first == "POST /send/abc HTTP/1.1"
        head = dict(line.split(": ", 1) for line in lines)
        body = await reader.readexactly(int(head["content-length"]))
        self.heads.append(head)
        plain = http_ece.decrypt(body, private_key=self.private, auth_secret=self.secret, version="aes128gcm")
        self.said.append(json.loads(plain))
        writer.write(f"HTTP/1.1 {self.answer} X\r\n\r\n".encode())
        writer.close()


@asynccontextmanager
async def browser() -> AsyncIterator[Browser]:
    made = Browser()
    server = await asyncio.start_server(made.on_connection, "127.0.0.1", 0)
    made.port = server.sockets[0].getsockname()[1]
    try:
        yield made
    finally:
        server.close()


class Two:
    """Ada and Bo at a table; Bo's browser wants to be called."""

    def __init__(self, server: Inside, bo: httpx.AsyncClient, path: str) -> None:
        self.server, self.ada, self.bo, self.path = server, server.http, bo, path
        self.table = path.rpartition("/")[2]

    async def position(self, client: httpx.AsyncClient) -> Any:
        return (await client.get(f"{self.path}/position")).json()

    async def play_until(self, seat: int) -> None:
        """Whoever is to move plays until it is that seat's turn."""
        while (to_move := (await self.position(self.ada))["to_move"]) != seat:
            client = (self.ada, self.bo)[to_move]
            found = await self.position(client)
            wish = {"seat": to_move, "position": found["position"], "key": str(found["position"])}
            done = await client.post(f"{self.path}/actions", json={**wish, "actions": [found["legal"][0]["action"]]})
            assert done.status_code == 200, done.text

    async def say(self, what: str) -> None:
        done = await self.ada.post(f"{self.path}/chat", json={"text": what, "seat": 0, "key": what})
        assert done.status_code == 200, done.text

    async def look(self, seconds: float = DELAY) -> None:
        """Note what happened; so much later, send what is due."""
        caller = self.server.services.caller
        await caller.look()
        self.server.clock.now += seconds
        await caller.look()
        await asyncio.gather(*caller._outbox._sending)


async def two(server: Inside) -> Two:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "person"}]
    made = (await server.http.post("/api/tables", json={"game": "duel", "players": 2, "seats": seats})).json()
    bo = server.visitor()
    taken = await bo.post("/api/links", json={"token": made["links"][1]["token"], "name": "Bo"})
    assert taken.status_code == 200, taken.text
    return Two(server, bo, f"/api/tables/{made['table']['id']}")


async def subscribe(client: httpx.AsyncClient, there: Browser, **more: Any) -> Any:
    wish = {"subscription": there.subscription, "wants": ["turn", "over", "chat"], "language": "en", **more}
    answer = await client.put("/api/me/calling", json=wish)
    assert answer.status_code == 200, answer.text
    return answer.json()


def run(work: Any) -> None:
    asyncio.run(asyncio.wait_for(work, PATIENCE))


def test_a_call_arrives_signed_and_only_its_browser_can_read_it(database_url: str) -> None:
    async def work() -> None:
        async with browser() as there, inside(database_url, **BY_HAND, contact="mailto:host@example.org") as server:
            at = await two(server)
            key = (await subscribe(at.bo, there, language="de"))["key"]
            await at.play_until(1)
            await at.look(DELAY - 1)
            assert there.said == []
            await at.look(1)
            (said,) = there.said
            assert said == {
                "title": "Yokohama Duel: du bist dran",
                "body": "Mit Ada.",
                "url": f"/t/{at.table}",
                "tag": at.table,
            }
            head = there.heads[0]
            assert (head["topic"], head["content-encoding"], head["urgency"]) == (at.table, "aes128gcm", "high")
            assert Vapid02.verify(head["authorization"])
            signed, _, told_key = head["authorization"].removeprefix("vapid t=").partition(",k=")
            assert told_key == key
            claims = json.loads(urlsafe_b64decode(signed.split(".")[1] + "=="))
            assert (claims["sub"], claims["aud"]) == ("mailto:host@example.org", f"http://127.0.0.1:{there.port}")
            assert 0 < claims["exp"] - server.clock.now <= DAY
            await at.look(10 * DELAY)
            assert len(there.said) == 1  # the same turn calls once
        async with inside(database_url, **BY_HAND) as server:  # the key is kept: subscriptions hold
            assert (await server.http.get("/api/me/calling")).json()["key"] == key

    run(work())


def test_nobody_is_called_who_looks_or_sleeps_or_has_played_or_does_not_want_it(database_url: str) -> None:
    async def work() -> None:
        async with browser() as there, inside(database_url, **BY_HAND) as server:
            at = await two(server)
            await subscribe(at.bo, there)
            await at.play_until(1)
            with server.services.hub.presence.looking({at.table: (1,)}):
                await at.look()
            await at.play_until(0)
            await at.play_until(1)
            await at.server.services.caller.look()
            await at.play_until(0)  # in time: it is not Bo's turn any more
            await at.look()
            assert there.said == []

            minute = int(server.clock.now // 60) % (24 * 60)
            await subscribe(at.bo, there, quiet=[minute - 1, minute + 60])
            await at.play_until(1)
            await at.look()
            assert there.said == []
            await at.look(61 * 60)
            assert [said["title"] for said in there.said] == ["Yokohama Duel: your turn"]

            bell = await at.bo.put(f"{at.path}/bell", json={"on": False})
            assert bell.status_code == 204
            assert (await at.bo.get("/api/me/calling")).json()["silent"] == [at.table]
            await at.say("hello")
            await at.look()
            await at.bo.put(f"{at.path}/bell", json={"on": True})
            await subscribe(at.bo, there, wants=["turn"])
            await at.say("are you there")
            await at.look()
            assert len(there.said) == 1

    run(work())


def test_who_waited_for_the_last_to_come_is_called(database_url: str) -> None:
    async def work() -> None:
        async with browser() as there, inside(database_url, **BY_HAND) as server:
            seats = [{"kind": "me", "name": "Ada"}, {"kind": "person"}, {"kind": "person"}]
            wish = {"game": "yokohama", "players": 3, "seats": seats}
            made = (await server.http.post("/api/tables", json=wish)).json()
            at = Two(server, server.visitor(), f"/api/tables/{made['table']['id']}")
            assert (await at.position(at.ada))["to_move"] == 0
            await subscribe(at.ada, there)
            for seat, name in ((1, "Bo"), (2, "Cleo")):
                assert there.said == []
                guest = {"seat": seat, "name": name, "invite": made["invite"]["token"]}
                sat = await server.visitor().post(f"{at.path}/join", json=guest)
                assert sat.status_code == 200, sat.text
                await at.look()
            assert [(said["title"], said["body"]) for said in there.said] == [("Yokohama: your turn", "With Bo, Cleo.")]

    run(work())


def test_one_message_a_table_at_a_time(database_url: str) -> None:
    async def work() -> None:
        async with browser() as there, inside(database_url, **BY_HAND) as server:
            at = await two(server)
            await subscribe(at.bo, there)
            await at.say("one")
            await at.server.services.caller.look()
            await at.say("two")
            await at.look()
            await at.say("three")
            await at.look()
            titles = [said["title"] for said in there.said]
            assert titles == ["Yokohama Duel: somebody has written"]
            await at.look(600)  # what was said meanwhile is told once, later
            assert len(there.said) == 2
            await at.say("four")
            await at.server.services.caller.look()
            await at.play_until(1)  # more important
            await at.look()
            await at.ada.post(f"{at.path}/resign", json={"seat": 0, "key": "r"})
            await at.look()
            assert [said["title"] for said in there.said[2:]] == [
                "Yokohama Duel: your turn",
                "Yokohama Duel: the game is over",
            ]

    run(work())


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_has_ended_is_forgotten(status: int, database_url: str) -> None:
    async def work() -> None:
        async with browser() as there, inside(database_url, **BY_HAND) as server:
            at = await two(server)
            stranger = server.visitor()
            await subscribe(stranger, there)  # who has no table yet gets a cookie
            assert (await stranger.get("/api/me/calling")).json()["endpoint"] == there.subscription["endpoint"]
            await subscribe(at.bo, there)
            tested = await at.bo.post("/api/me/calling/test")
            assert (tested.status_code, there.said[0]["title"]) == (204, "Hatoba can call you")
            there.answer = 503
            await at.play_until(1)
            await at.look()
            assert (await at.bo.get("/api/me/calling")).json()["endpoint"] == there.subscription["endpoint"]
            there.answer = status
            await at.look(60)  # it is tried again
            assert len(there.said) == 3
            assert (await at.bo.get("/api/me/calling")).json()["endpoint"] is None
            assert (await at.bo.post("/api/me/calling/test")).json()["code"] == "push_gone"

    run(work())


def test_a_subscription_leads_outside_only_and_has_keys(database_url: str) -> None:
    async def work() -> None:
        async with browser() as there, inside(database_url, poll_seconds=3600) as server:
            at = await two(server)
            for endpoint in (
                there.subscription["endpoint"],
                "https://127.0.0.1/x",
                "https://[::1]/x",
                "http://8.8.8.8/",
            ):
                given = {**there.subscription, "endpoint": endpoint}
                answer = await at.bo.put("/api/me/calling", json={"subscription": given, "wants": ["turn"]})
                assert answer.status_code == 422, (endpoint, answer.text)
            for wrong in ({"auth": "AAAA"}, {"p256dh": text(b"\4" + b"\1" * 64)}, {"p256dh": "é" * 40}):
                given = {**there.subscription, "endpoint": "https://8.8.8.8/x", **wrong}
                answer = await at.bo.put("/api/me/calling", json={"subscription": given, "wants": ["turn"]})
                assert (answer.status_code, answer.json()["field"]) == (422, "subscription")

    run(work())


def test_quiet_hours_may_go_over_midnight() -> None:
    night = (22 * 60, 7 * 60)
    assert quiet_until(night, 23 * 3600.0) == 31 * 3600.0
    assert quiet_until(night, 6 * 3600.0 + 30) == 7 * 3600.0
    assert quiet_until(night, 7 * 3600.0) is None
    assert quiet_until((60, 60), 3600.0) is None


# ------------------------------------------------------------------------------- mail


class Post:
    """A mail server: what it took."""

    def __init__(self) -> None:
        self.mails: list[Message] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: SimpleNamespace) -> str:  # noqa: N802
        self.mails.append(message_from_bytes(envelope.content, policy=default))
        return "250 OK"


@asynccontextmanager
async def post_office(database_url: str) -> AsyncIterator[tuple[Inside, Post]]:
    post, loop = Post(), asyncio.get_running_loop()
    listening = await loop.create_server(lambda: SMTP(post, loop=loop), "127.0.0.1", 0)
    settings = {
        "smtp_host": "127.0.0.1",
        "smtp_port": listening.sockets[0].getsockname()[1],
        "smtp_security": "none",
        "smtp_from": "Hatoba <play@example.org>",
        "base_url": "https://play.example.org",
    }
    try:
        async with inside(database_url, **BY_HAND, **settings) as server:
            server.services.doorkeeper._secure = False  # the test's own browser speaks no TLS
            yield server, post
    finally:
        listening.close()


def body_of(mail: Any) -> str:
    return str(mail.get_content())


def link_in(mail: Any) -> str:
    """The token of the link to the page of the mails."""
    return body_of(mail).partition("https://play.example.org/mail/")[2].split()[0]


MAIL = {"address": "bo@example.org", "minute": 18 * 60, "language": "en"}


def test_a_mail_a_day_while_games_wait(database_url: str) -> None:
    async def work() -> None:
        async with post_office(database_url) as (server, post):
            at = await two(server)
            mailer, clock = server.services.mailer, server.clock
            shown = (await at.bo.put("/api/me/mail", json=MAIL)).json()
            assert shown["mail"] == {"address": "bo@example.org", "confirmed": False, "minute": 18 * 60}
            assert post.mails[0]["To"] == "bo@example.org"
            again = await server.visitor().put("/api/me/mail", json=MAIL)
            assert (again.status_code, again.json()["code"]) == (422, "mail_asked")  # nobody is flooded
            token = link_in(post.mails[0])
            assert (await server.visitor().post(f"/api/mail/{token}/confirm")).status_code == 204

            await at.play_until(1)
            clock.now = clock.now // DAY * DAY + DAY + 18 * 3600
            await mailer.look()
            await mailer.look()
            assert len(post.mails) == 2
            digest = post.mails[1]
            assert digest["Subject"] == "Hatoba: one game waits for you"
            assert f"Yokohama Duel (Ada): https://play.example.org/t/{at.table}" in body_of(digest)
            assert digest["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            await at.play_until(0)
            clock.now += DAY
            await mailer.look()
            assert len(post.mails) == 2  # nothing waits

            where = str(digest["List-Unsubscribe"]).strip("<>").removeprefix("https://play.example.org")
            one_click = {"content-type": "application/x-www-form-urlencoded", "origin": "https://mail.example.com"}
            stopped = await server.visitor().post(where, content=b"List-Unsubscribe=One-Click", headers=one_click)
            assert stopped.status_code == 204
            assert (await at.bo.get("/api/me/calling")).json()["mail"] is None
            assert (await server.visitor().post(where)).status_code == 404

    run(work())


def test_an_address_that_nobody_confirms_is_forgotten(database_url: str) -> None:
    async def work() -> None:
        async with post_office(database_url) as (server, post):
            at = await two(server)
            await at.bo.put("/api/me/mail", json=MAIL)
            await at.play_until(1)
            server.clock.now += DAY
            await server.services.mailer.look()
            assert len(post.mails) == 1
            async with server.services.database.read() as connection:
                assert "bo@example.org" not in await connection.run_sync(everything)
            two_at_once = await at.bo.put("/api/me/mail", json={**MAIL, "address": "a,b@example.org"})
            assert two_at_once.status_code == 400

    run(work())


def test_a_server_without_smtp_takes_no_address(database_url: str) -> None:
    async def work() -> None:
        async with inside(database_url, **BY_HAND) as server:
            at = await two(server)
            assert (await at.bo.put("/api/me/mail", json=MAIL)).json()["code"] == "no_mail"

    run(work())


def test_a_deleted_account_leaves_no_address_endpoint_or_key(database_url: str) -> None:
    async def work() -> None:
        async with browser() as there, post_office(database_url) as (server, post):
            at = await two(server)
            await subscribe(at.bo, there, quiet=[1320, 360])
            await at.bo.put("/api/me/mail", json=MAIL)
            token = link_in(post.mails[0])
            made = await at.bo.post("/api/accounts", json={"name": "Bo99", "passphrase": PASSPHRASE})
            assert made.status_code == 201, made.text
            shown = (await at.bo.get("/api/me/calling")).json()
            assert (shown["endpoint"], shown["mail"]["address"]) == (there.subscription["endpoint"], "bo@example.org")
            [kept] = (await at.bo.get("/api/me/export")).json()["calling"]
            assert kept == {
                "endpoint": there.subscription["endpoint"],
                "keys": [there.subscription["p256dh"], there.subscription["auth"]],
                "wants": ["turn", "over", "chat"],
                "quiet": [1320, 360],
                "silent": [],
                "mail": "bo@example.org",
                "mail_minute": 18 * 60,
                "language": "en",
            }
            await at.play_until(1)
            await at.look()  # also what was owed, and sent
            assert len(there.said) == 1
            secrets = [*there.subscription.values(), "bo@example.org", token]
            async with server.services.database.read() as connection:
                stored = await connection.run_sync(everything)
            assert all(secret in stored for secret in secrets)

            assert (await at.bo.delete("/api/me")).status_code == 204
            async with server.services.database.read() as connection:
                stored = await connection.run_sync(everything)
            assert not [secret for secret in secrets if secret in stored]
            await at.play_until(1)
            await at.look()
            assert len(there.said) == 1

    run(work())
