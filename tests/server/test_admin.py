"""hatoba admin: what the host does to the database, the running server and its open browsers hear."""

import json
import time
from typing import Any

import pytest
from typer.testing import CliRunner

from hatoba.cli import app
from hatoba.cli import main as hatoba
from tests.server.support import PATIENCE, Seat, ServerProcess, listening, sqlite_url, two_people
from tests.server.test_names import PASSPHRASE


@pytest.fixture
def admin(server: ServerProcess) -> Any:
    def run(*arguments: str) -> str:
        done = CliRunner().invoke(app, ["admin", *arguments, "--database-url", server.database_url])
        assert done.exit_code == 0, (done.output, done.exception)
        return str(done.output)

    return run


def say(seat: Seat, status: int = 200) -> Any:
    return seat.command("chat", status, text="hello")


def test_tables_and_people_are_listed(server: ServerProcess, admin: Any) -> None:
    with server.visitor() as ada:
        ada.post("/api/accounts", {"name": "Lister", "passphrase": PASSPHRASE}, 201)
        table = ada.create("duel", seats=[{"kind": "me", "name": "Ada"}, {"kind": "person"}])["table"]["id"]
    rows = json.loads(admin("list", "tables", "--json"))
    (found,) = [row for row in rows if row["id"] == table]
    assert (found["game"], found["players"], found["status"], found["names"]) == ("duel", 2, "running", ["Ada"])
    (person,) = [row for row in json.loads(admin("list", "people", "--json")) if row["name"] == "Lister"]
    assert (person["tables"], person["muted"]) == (1, False)
    assert table in admin("list", "tables") and "Lister" in admin("list", "people")


def test_who_is_muted_cannot_write(server: ServerProcess, admin: Any) -> None:
    first, second = two_people(server, "duel")
    say(first)
    admin("mute", "--table", first.table, "--seat", "1")
    assert say(first, 403)["code"] == "muted"
    say(second)
    admin("mute", "--table", first.table, "--seat", "1", "--off")
    say(first)
    with server.visitor() as ada:
        ada.post("/api/accounts", {"name": "Loud", "passphrase": PASSPHRASE}, 201)
        table = ada.create("duel")["table"]["id"]
        admin("mute", "--person", "loud")
        body = {"text": "hello", "seat": 0, "key": "a"}
        assert ada.post(f"/api/tables/{table}/chat", body, 403)["code"] == "muted"


def test_a_deleted_table_is_gone_from_open_browsers(server: ServerProcess, admin: Any) -> None:
    first, second = two_people(server, "duel")
    with listening(second.visitor, tables=second.table) as stream:
        admin("delete", "--table", first.table, "--yes")
        stream.wait("gone", lambda gone: gone["table"] == first.table)
    first.visitor.get(first.path, 404)


def test_a_deleted_person_is_signed_out_and_has_no_name(server: ServerProcess, admin: Any) -> None:
    with server.visitor() as ada, server.visitor() as bo:
        ada.post("/api/accounts", {"name": "Goner", "passphrase": PASSPHRASE}, 201)
        made = ada.create("duel", seats=[{"kind": "me", "name": "Goner"}, {"kind": "person"}])
        table = made["table"]["id"]
        bo.post("/api/links", {"token": made["links"][1]["token"]})
        admin("delete", "--person", "Goner", "--yes")
        assert ada.get("/api/me")["account"] is None
        until = time.monotonic() + PATIENCE
        while "Goner" in json.dumps(bo.get(f"/api/tables/{table}")):  # on SQLite the server looks now and then
            assert time.monotonic() < until
    assert "Goner" not in admin("list", "people", "--json")


def test_an_announcement_reaches_open_browsers_and_later_ones(server: ServerProcess, admin: Any) -> None:
    first, second = two_people(server, "duel")
    with listening(first.visitor, tables=first.table) as stream:
        admin("announce", "Back  at ten.\n", "--minutes", "5")
        stream.wait("announced", lambda said: said["text"] == "Back at ten.")
        with listening(second.visitor, tables=second.table) as later:
            later.wait("announced", lambda said: said["text"] == "Back at ten.")
        admin("announce", "--off")
        stream.wait("announced", lambda said: said["text"] == "")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["list", "tables"], "there is no database"),
        (["mute"], "give --person or --table"),
        (["announce"], "give a text"),
    ],
)
def test_what_cannot_be_done_is_said(
    arguments: list[str], said: str, tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        hatoba(["admin", *arguments, "--database-url", sqlite_url(tmp_path)])
    assert said in capsys.readouterr().err
