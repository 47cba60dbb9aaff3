"""Tables, links, lists, accounts: who may find what."""

import uuid
from typing import Any

from hatoba.components import load
from tests.server.support import QUICK_BOT, Seat, ServerProcess, Visitor, people, two_people


def open_link(visitor: Visitor, token: str) -> Any:
    return visitor.http.post("/api/links", json={"token": token})


def test_a_look_at_a_link_changes_nothing(server: ServerProcess) -> None:
    """A messenger's robot fetches the page of the link: nobody has come, no clock runs, and it is given nothing."""
    seats, made = people(server, 2, clock={"kind": "turn", "seconds": 3600})
    before = seats[0].position()
    for token in (made["links"][1]["token"], "x" * 43):
        page = server.visitor().http.get(f"/s/{token}")
        assert page.status_code == 200
        assert page.headers["content-type"].startswith("text/html")
        assert page.headers["cache-control"] == "no-store"
        assert page.headers["referrer-policy"] == "no-referrer"
        assert "set-cookie" not in page.headers
        assert made["table"]["id"] not in page.text
    looked = server.visitor(made["links"][1]["token"]).get("/api/me")["tables"]
    assert [table["id"] for table in looked] == [made["table"]["id"]]
    assert seats[0].position() == before
    assert not before["seats"][1]["claimed"]
    assert before["clock"]["running"] is None
    seats[1].arrive()
    after = seats[0].position()
    assert after["seats"][1]["claimed"]
    assert after["clock"]["running"] == 0


def test_a_link_moves_into_a_cookie_and_out_of_the_address(server: ServerProcess) -> None:
    _, made = people(server, 2)
    token = made["links"][1]["token"]
    with server.visitor() as browser:
        answer = open_link(browser, token)
        assert answer.status_code == 200
        assert answer.json()["id"] == made["table"]["id"]
        assert answer.headers["cache-control"] == "no-store"
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert token not in cookie
        info = browser.get(f"/api/tables/{made['table']['id']}")
        assert info["mine"] == [1]
        assert info["seats"][1]["claimed"]
        again = open_link(browser, token)
        assert "set-cookie" not in again.headers
        assert open_link(browser, "x" * 43).status_code == 404
        assert open_link(browser, "x").status_code == 400
        assert browser.http.get(f"/s/{token}").status_code == 200
        assert browser.http.get("/s/x").status_code == 404
    assert not server.logged(token)
    assert server.logged('"route": "/s/{token')


def test_one_browser_holds_many_links(server: ServerProcess) -> None:
    with server.visitor() as browser:
        tables = []
        for _ in range(3):
            _, made = people(server, 2)
            open_link(browser, made["links"][1]["token"])
            tables.append(made["table"]["id"])
        assert {table["id"] for table in browser.get("/api/me")["tables"]} == set(tables)


def test_without_a_link_there_is_nothing_to_see(server: ServerProcess) -> None:
    first, _ = two_people(server)
    with server.visitor() as stranger:
        for what in ("", "/position", "/entries", "/record", "/shuffle", "/sheet", "/course"):
            assert stranger.get(f"{first.path}{what}", 404)["code"] == "not_found"
        body = {"seat": 0, "position": 0, "key": "k", "actions": [0]}
        assert stranger.post(f"{first.path}/actions", body, 404)["code"] == "not_found"
        assert stranger.ask("DELETE", first.path, 404)["code"] == "not_found"
        assert stranger.get("/api/me") == {"account": None, "called": None, "recorded": True, "tables": []}
    assert first.visitor.ask("DELETE", first.path, 403)["code"] == "forbidden"


def test_open_tables_are_listed_and_joined(server: ServerProcess) -> None:
    seats, made = people(server, 3, "nippon", open=True, name="Friday")
    table = made["table"]["id"]
    with server.visitor() as guest, server.visitor() as late:
        listed = next(info for info in guest.get("/api/tables") if info["id"] == table)
        assert (listed["name"], listed["joinable"], listed["mine"]) == ("Friday", True, [])
        joined = guest.post(f"/api/tables/{table}/join", {"name": "Bo"})
        assert joined["link"]["seats"] == [1]
        assert joined["table"]["mine"] == [1]
        assert joined["table"]["seats"][1]["name"] == "Bo"
        assert guest.get(f"/api/tables/{table}/position", viewer=1)["viewer"] == 1
        # The link that the maker had for that seat opens it no longer.
        assert seats[1].visitor.get(f"/api/tables/{table}/position", 404, viewer=1)["code"] == "not_found"
        assert late.post(f"/api/tables/{table}/join", {"seat": 1}, 409)["code"] == "seat_taken"
        assert late.post(f"/api/tables/{table}/join", {"seat": 2})["link"]["seats"] == [2]
        assert table not in {info["id"] for info in late.get("/api/tables")}
        assert late.post(f"/api/tables/{table}/join", {}, 409)["code"] == "seat_taken"


def test_closed_tables_are_neither_listed_nor_joined(server: ServerProcess) -> None:
    first, _ = two_people(server)
    with server.visitor() as stranger:
        assert first.table not in {info["id"] for info in stranger.get("/api/tables")}
        assert stranger.post(f"{first.path}/join", {}, 404)["code"] == "not_found"


def test_an_own_sheet_is_played_or_refused_precisely(server: ServerProcess) -> None:
    text = load("yokohama").text
    with server.visitor() as me:
        made = me.create(sheet=text.replace("[meta]", "# mine\n[meta]") + "\n", seats=[{"kind": "me"}, QUICK_BOT])
        assert made["table"]["own_sheet"]
        seat = Seat(me, made["table"]["id"], 0)
        seat.act([seat.position()["legal"][0]["action"]])
        assert me.get(f"{seat.path}/sheet") == me.get("/api/games/yokohama/sheet")
        broken = text.replace("players = [", "players = 7 # [", 1) if "players = [" in text else "x = 1"
        refused = me.create(sheet="x = 1", status=422)
        assert refused["code"] == "invalid_sheet"
        assert me.create(sheet=broken, status=422)["code"] == "invalid_sheet"
        row = next(line for line in text.splitlines() if "vp = " in line)
        refused = me.create(sheet=text.replace(row, row.replace("vp = ", 'vp = "many" # '), 1), status=422)
        assert refused["code"] == "invalid_sheet"
        assert refused["detail"]


def test_an_account_finds_its_tables_on_another_device(server: ServerProcess) -> None:
    name, secret = f"Ada {uuid.uuid4().hex[:8]}", "correct horse battery"
    _, made = people(server, 2, "duel")
    table = made["table"]["id"]
    with server.visitor() as laptop, server.visitor() as phone, server.visitor() as thief:
        open_link(laptop, made["links"][0]["token"])
        me = laptop.post("/api/accounts", {"name": name, "passphrase": secret}, 201)
        assert me["account"] == name
        assert [info["id"] for info in me["tables"]] == [table]
        assert phone.post("/api/accounts", {"name": name.upper(), "passphrase": secret}, 422)["code"] == "name_taken"
        assert thief.post("/api/login", {"name": name, "passphrase": "wrong horse battery"}, 401)["code"]
        assert thief.post("/api/login", {"name": "nobody here", "passphrase": secret}, 401)["code"]
        assert thief.post("/api/login", {"name": name, "passphrase": "short"}, 400)["code"] == "unreadable"
        me = phone.post("/api/login", {"name": f"  {name.lower()}", "passphrase": secret})
        assert [(info["id"], info["your_turn"]) for info in me["tables"]] == [(table, True)]
        seat = Seat(phone, table, 0)
        while seat.position()["to_move"] == 0:
            seat.act([seat.position()["legal"][0]["action"]])
        assert [info["your_turn"] for info in laptop.get("/api/me")["tables"]] == [False]
        # What is gained on one device is there on the other.
        other = phone.create("duel")["table"]["id"]
        assert [info["id"] for info in laptop.get("/api/me")["tables"]] == [other, table]
        phone.ask("POST", "/api/logout")
        assert phone.get("/api/me") == {"account": None, "called": None, "recorded": True, "tables": []}
        laptop.ask("DELETE", "/api/me", 204)
        assert thief.post("/api/login", {"name": name, "passphrase": secret}, 401)["code"] == "wrong_passphrase"


def test_chat_is_text(server: ServerProcess) -> None:
    seats, made = people(server, 2)
    watcher = server.visitor(made["watch"]["token"])
    text = "<script>alert(1)</script> & \u202eżółć\x1b[31m"
    said = seats[0].command("chat", text=text)
    assert said["position"] is None
    entry = watcher.get(f"{seats[0].path}/entries")["entries"][-1]
    assert (entry["kind"], entry["seat"]) == ("chat", 0)
    assert entry["text"] == "<script>alert(1)</script> & żółć[31m"
    answer = watcher.http.get(f"{seats[0].path}/entries")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    body = {"text": "hello", "key": "1", "name": "Eve"}
    first = watcher.post(f"{seats[0].path}/chat", body)
    assert watcher.post(f"{seats[0].path}/chat", body) == first
    assert first["entries"][0]["seat"] is None
    assert seats[1].command("chat", 400, text="x" * 2001)["code"] == "unreadable"
    assert seats[1].command("chat", 422, text="\x01\x02")["field"] == "text"
    assert seats[1].command("chat", 400, text="a\x00b")["code"] == "unreadable"
    seats[0].act([seats[0].position()["legal"][0]["action"]], 0)  # chat does not make a command late


def test_games_and_their_actions(server: ServerProcess) -> None:
    with server.visitor() as me:
        info = me.get("/api/games")
        assert [game["name"] for game in info["games"]] == ["yokohama", "duel", "nippon"]
        assert "random" in info["levels"]
        actions = me.get("/api/games/duel/actions")
        assert [action["action"] for action in actions] == list(range(len(actions)))
        assert me.get("/api/games/chess/actions", 404)["code"] == "not_found"
        assert me.get("/api/games/duel/sheet.toml") == load("duel").text


def test_a_rematch_opens_with_the_same_links(server: ServerProcess) -> None:
    first, second = two_people(server, "duel", name="Friday")
    assert first.visitor.ask("POST", f"{first.path}/rematch", 422)["code"] == "running"
    second.command("resign")
    again = first.visitor.ask("POST", f"{first.path}/rematch", 201)
    assert again["name"] == "Friday"
    assert second.visitor.ask("POST", f"{first.path}/rematch", 201)["id"] == again["id"]
    assert second.visitor.get(first.path)["rematch"] == again["id"]
    assert Seat(second.visitor, again["id"], 1).position()["viewer"] == 1
    assert Seat(first.visitor, again["id"], 0).position()["legal"]
    assert len(first.visitor.get("/api/me")["tables"]) == 2
