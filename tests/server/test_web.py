"""What surrounds the tables: headers, limits, pages, settings, health, migrations, the example."""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from hatoba.server import settings as server_settings
from hatoba.server.routes import site
from hatoba.server.services import make_services
from hatoba.server.settings import Settings, from_environment
from hatoba.server.store.schema import metadata
from tests.server.inside import Inside, inside
from tests.server.support import PATIENCE, ServerProcess, sqlite_url, two_people

EXAMPLE = Path(__file__).parents[2] / "examples" / "http_bot.py"


def test_answers_are_armoured(server: ServerProcess) -> None:
    with server.visitor() as me:
        for path in ("/", "/api/games", "/healthz", "/nothing.html", "/api/nothing"):
            headers = me.http.get(path).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["x-frame-options"] == "DENY"
            assert "access-control-allow-origin" not in headers
            assert "server" not in headers


def test_health_and_metrics(server: ServerProcess, database: str) -> None:
    with server.visitor() as me:
        assert me.get("/healthz")["database"] == database
        me.create()
        text = me.get("/metrics")
        assert "hatoba_commits_total" in text
        assert 'route="/api/tables"' in text


def test_unknown_pages_are_problems(server: ServerProcess) -> None:
    with server.visitor() as me:
        answer = me.http.get("/api/nothing")
        assert answer.status_code == 404
        assert answer.headers["content-type"] == "application/problem+json"
        assert me.ask("POST", "/healthz", 405)["status"] == 405
        assert "not built" in me.get("/") or "<html" in me.get("/")


def test_bad_bodies_are_named(server: ServerProcess) -> None:
    with server.visitor() as me:
        refused = me.post("/api/tables", {"game": "yokohama", "players": "two"}, 400)
        assert "players" in refused["detail"]
        assert me.post("/api/tables", {"game": "yokohama", "colour": "red"}, 400)["code"] == "unreadable"
        answer = me.http.post("/api/tables", content=b"{", headers={"content-type": "application/json"})
        assert answer.status_code == 400
        answer = me.http.post("/api/tables", content=b"\xff" * 10, headers={"content-type": "application/json"})
        assert answer.status_code == 400


def test_requests_from_other_pages_are_refused(server: ServerProcess) -> None:
    with server.visitor() as me:
        body: dict[str, Any] = {"game": "duel"}
        for headers in ({"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
            answer = me.http.post("/api/tables", json=body, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "other_origin")
        own = {"origin": server.url, "sec-fetch-site": "same-origin"}
        assert me.http.post("/api/tables", json=body, headers=own).status_code == 201


def test_rates_and_bodies_have_limits(tmp_path: Path) -> None:
    async def run() -> None:
        limits: dict[str, Any] = {"requests_per_minute": 5, "creations_per_minute": 2, "max_body_bytes": 2000}
        async with inside(sqlite_url(tmp_path), **limits) as server:
            await use_up(server)

    async def use_up(server: Inside) -> None:
        made = [await server.http.post("/api/tables", json={"game": "duel"}) for _ in range(3)]
        assert [answer.status_code for answer in made] == [201, 201, 429]
        assert made[2].json()["code"] == "too_many_requests"
        assert int(made[2].headers["retry-after"]) >= 1
        seen = [(await server.http.get("/healthz")).status_code for _ in range(4)]
        assert seen == [200, 200, 429, 429]
        async with server.visitor(address="127.0.0.2") as other:
            assert (await other.get("/healthz")).status_code == 200
            large = await other.post("/api/records", json={"text": "x" * 3000})
            assert large.status_code == 413
            assert large.headers["content-type"] == "application/problem+json"

    asyncio.run(run())


def test_a_body_that_never_comes_is_cut_off(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(sqlite_url(tmp_path), request_timeout=0.2) as server:

            async def slow() -> Any:
                yield b"{"
                await asyncio.sleep(60)
                yield b"}"

            headers = {"content-type": "application/json", "content-length": "2"}
            answer = await asyncio.wait_for(server.http.post("/api/tables", content=slow(), headers=headers), PATIENCE)
            assert (answer.status_code, answer.json()["code"]) == (408, "too_slow")

    asyncio.run(run())


def test_the_client_is_served_with_a_fallback(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<html>client</html>")
    (client / "assets" / "app-1a2b.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(site, "CLIENT", client)

    async def run() -> None:
        async with inside(sqlite_url(tmp_path)) as server:
            for path in ("/", "/t/abc", "/rules/duel"):
                answer = await server.http.get(path)
                assert (answer.status_code, answer.text) == (200, "<html>client</html>")
                assert answer.headers["content-type"].startswith("text/html")
            asset = await server.http.get("/assets/app-1a2b.js")
            assert "immutable" in asset.headers["cache-control"]
            assert "javascript" in asset.headers["content-type"]
            assert (asset.headers["content-encoding"], asset.text) == ("gzip", "1")
            plain = await server.http.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
            assert ("content-encoding" in plain.headers, plain.text) == (False, "1")
            assert asset.headers["vary"] == plain.headers["vary"] == "accept-encoding"
            for path in ("/assets/gone.js", "/../secret.txt", "/%2e%2e/secret.txt", "/api/none", "/..%2fsecret.txt"):
                answer = await server.http.get(path)
                assert answer.status_code in (400, 404), path
                assert "secret" not in answer.text.replace("secret.txt", "")

    asyncio.run(run())


def test_a_site_is_offered_beside_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its engine is served from there, and only scripts may compile it."""
    client, folder = tmp_path / "client", tmp_path / "site"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<html><title>client</title></html>")
    (client / "assets" / "worker-1a2b.js").write_text("1")
    (folder / "device").mkdir(parents=True)
    (folder / "device" / "parts.json").write_text("{}")
    (folder / "index.html").write_text("the site's own page")
    monkeypatch.setattr(site, "CLIENT", client)

    async def run() -> None:
        async with inside(sqlite_url(tmp_path), site=str(folder)) as server:
            page = await server.http.get("/t/device-1")
            assert '<meta name="hatoba-device" content="beside" />' in page.text
            assert "unsafe" not in page.headers["content-security-policy"]
            script = await server.http.get("/assets/worker-1a2b.js")
            assert "script-src 'self' 'wasm-unsafe-eval';" in script.headers["content-security-policy"]
            assert (await server.http.get("/device/parts.json")).json() == {}
            for path in ("/device/../index.html", "/device/%2e%2e/index.html", "/device/none.json"):
                assert "own page" not in (await server.http.get(path)).text
        async with inside(sqlite_url(tmp_path)) as server:
            assert (await server.http.get("/device/parts.json")).status_code == 404
            assert "hatoba-device" not in (await server.http.get("/")).text
            script = await server.http.get("/assets/worker-1a2b.js")
            assert "unsafe" not in script.headers["content-security-policy"]

    asyncio.run(run())
    with pytest.raises(ValueError, match="HATOBA_SITE must be a folder that"):
        Settings(site=str(client))


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("HATOBA_BOT_WORKERS", "many", "a number"),
        ("HATOBA_BOT_WORKERS", "-1", "at least 0"),
        ("HATOBA_SECURE_COOKIES", "perhaps", "on or off"),
        ("HATOBA_DATABASE_URL", "mysql://x/y", "postgresql"),
        ("HATOBA_DATABASE_URL", "sqlite:///:memory:", "memory is lost"),
        ("HATOBA_BASE_URL", "hatoba.example", "https://"),
        ("HATOBA_LOG_LEVEL", "loud", "warning"),
        ("HATOBA_EXPIRY_NOTICE_DAYS", "1000", "expire_days"),
    ],
)
def test_settings_are_checked(name: str, value: str, says: str) -> None:
    with pytest.raises(ValueError, match=says) as error:
        from_environment({name: value})
    assert name in str(error.value)


def test_settings_come_from_the_environment() -> None:
    chosen = from_environment({"HATOBA_BASE_URL": "https://play.example", "HATOBA_METRICS": "off"}, log_level="error")
    assert chosen.cookies_need_tls
    assert not chosen.metrics
    assert chosen.log_level == "error"
    url = server_settings.database(Settings(database_url="postgresql://u@h/d"))
    assert url.drivername == "postgresql+psycopg"


def test_migrations_lead_to_the_schema(database_url: str) -> None:
    async def run() -> list[Any]:
        services = make_services(Settings(database_url=database_url, bot_workers=0))
        await services.start()
        try:
            async with services.database.read() as connection:
                return await connection.run_sync(differences)
        finally:
            await services.stop()

    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    assert asyncio.run(run()) == []
    assert asyncio.run(run()) == []  # and a second start changes nothing


def test_one_sqlite_file_has_one_server(tmp_path: Path) -> None:
    with ServerProcess(sqlite_url(tmp_path)):
        second = ServerProcess(sqlite_url(tmp_path))
        with pytest.raises(AssertionError, match=r"another hatoba server uses hatoba\.db"):
            second.start()


def test_a_real_server_shuffles_every_table_anew(tmp_path: Path) -> None:
    """The seed is in what is promised; only the tests' own server promises the same again and again."""
    with ServerProcess(sqlite_url(tmp_path), real=True) as server, server.visitor() as me:
        assert len({me.create("duel")["table"]["promise"] for _ in range(3)}) == 3


def test_the_example_plays_a_game(server: ServerProcess) -> None:
    seats = two_people(server, "duel")
    players = [
        subprocess.Popen([sys.executable, str(EXAMPLE), server.url, str(seat.visitor.token)], stderr=subprocess.PIPE)
        for seat in seats
    ]
    for player in players:
        _, errors = player.communicate(timeout=2 * PATIENCE)
        assert player.returncode == 0, errors.decode()
    assert seats[0].position()["status"] == "finished"
