"""Small requests that would cost much: each is refused within bounded memory, and others are served meanwhile."""

import asyncio
import json
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import psutil  # type: ignore[import-untyped]
import pytest

import hatoba
from hatoba.components import load
from hatoba.server.clerk import Clerk
from hatoba.server.problems import Problem
from hatoba.server.rates import ADDRESS
from tests.server.support import PATIENCE, ServerProcess, Visitor, sqlite_url
from tests.server.test_records import played_record

CLERK_MEGABYTES = 300
ROOM = 200_000_000
"""What else the server may use more while a bomb is read: bodies, logs, caches."""


def record_with(lines: str, seed: int = 1, count: int = 40) -> str:
    return played_record("duel", seed, count) + lines


def undos(count: int) -> str:
    """A record that goes back and forth, each time to where it was before."""
    record = hatoba.record("duel", players=2, seed=5)
    state = record.first_state()
    record.play(state, state.legal_actions()[0])
    lines = record.text().split("\n\n", 1)
    return lines[0] + "\n\n" + "\n".join([lines[1].strip(), "undo to 0"] * count) + "\n"


HEADER = "hatoba 1\ngame duel\nrules 1\nsheet x\nplayers 2\n"
SHEETS = {
    "a dotted key": "a" + ".a" * 8000 + " = 1",
    "a longer dotted key": "a" + ".a" * 40_000 + " = 1",
    "a dotted key of strings": '""' + '.""' * 20_000 + " = 1",
    "a dotted table": "[a" + ".a" * 40_000 + "]",
    "a dotted key in a table": "x = {" + "a." * 40_000 + "a = 1}",
    "lists in lists": "a = " + "[" * 40_000 + "]" * 40_000,
    "tables in tables": "a = " + "{a = " * 15_000 + "1" + "}" * 15_000,
    "a long number": "a = " + "9" * 90_000,
    "too long": "#" * 100_001,
}
RECORDS = {
    "undos": undos(18_000),
    "as many undos as a record may have lines": undos(1900).replace("undo to 0", "undo to 99", 1),
    "a deep start": HEADER + "start " + "[" * 100_000 + "\n\n",
    "a deep start that ends": HEADER + "start " + "[" * 100_000 + "]" * 100_000 + "\n\n",
    "many actions": record_with("9 A " + "pass; " * 90_000 + " = 1234\n"),
    "a long number of players": HEADER.replace("players 2", "players " + "9" * 5000) + "seed 1\n\n",
    "a long option": HEADER + "option round_limit " + "9" * 5000 + "\nseed 1\n\n",
    "a large option": played_record("duel", 1, 5).replace("option round_limit 0", f"option round_limit {2**63}"),
    "many options": HEADER + "".join(f"option o{at} 1\n" for at in range(3900)) + "seed 1\n\n",
    "a long undo": record_with("undo to " + "9" * 5000 + "\n"),
}


EDIT = {"table": "orders", "row": "number 1", "field": "cost"}
DRAFTS = {
    "many edits": {"game": "duel", "edits": [{**EDIT, "value": {}}] * 2001},
    "an edit deep inside": {"game": "duel", "edits": [{**EDIT, "field": "cost" + ".a" * 60}]},
}


Bomb = tuple[str, str, Any]


def bombs() -> list[Bomb]:
    sheets: list[Bomb] = [
        (f"sheet: {name}", "/api/tables", {"game": "duel", "sheet": text}) for name, text in SHEETS.items()
    ]
    records = [(f"record: {name}", "/api/records", {"text": text}) for name, text in RECORDS.items()]
    for name in ("a dotted key", "lists in lists"):
        text = SHEETS[name]
        sheets += [(f"read: {name}", "/api/workshop/read", {"text": text})]
        sheets += [(f"shared: {name}", "/api/sheets", {"game": "duel", "name": "x", "text": text})]
        sheets += [(f"template: {name}", "/api/workshop/check", {"game": "duel", "template": text})]
        sheets += [(f"compared: {name}", "/api/workshop/diff", {"game": "duel", "after": text})]
        sheets += [(f"played: {name}", "/api/workshop/effects", {"game": "duel", "after": text})]
    sheets += [(f"draft: {name}", "/api/workshop/check", body) for name, body in DRAFTS.items()]
    records += [
        ("record: with a deep sheet in it", "/api/records", {"text": record_with("|" + SHEETS["a dotted key"])})
    ]
    with_sheet = {"text": played_record("duel", 1, 5), "sheet": SHEETS["a dotted key"]}
    return [*sheets, *records, ("record: with a sheet", "/api/records", with_sheet)]


class Other:
    """Another visitor, who looks at a table all the time."""

    def __init__(self, server: ServerProcess) -> None:
        self._visitor = server.visitor()
        self._path = f"/api/tables/{self._visitor.create('duel')['table']['id']}/position"
        self.answers: list[int] = []
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._look)

    def _look(self) -> None:
        while not self._stop.is_set():
            self.answers.append(self._visitor.http.get(self._path).status_code)
            time.sleep(0.01)

    def __enter__(self) -> "Other":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        self._thread.join(PATIENCE)


def memory_of(server: ServerProcess) -> int:
    assert server.process is not None
    process = psutil.Process(server.process.pid)
    return sum(one.memory_info().rss for one in (process, *process.children(recursive=True)))


def throw(server: ServerProcess, address: str, body: Any) -> httpx.Response:
    """Send a bomb; the answer, after a look at the memory all the while."""
    answers: list[httpx.Response] = []
    bomb = threading.Thread(
        target=lambda: answers.append(httpx.post(server.url + address, json=body, timeout=PATIENCE)), daemon=True
    )
    bomb.start()
    peak = 0
    while bomb.is_alive():
        peak = max(peak, memory_of(server))
        bomb.join(0.02)
    assert answers, "no answer"
    assert peak < throw_limit(server), f"{peak:,} bytes"
    return answers[0]


def throw_limit(server: ServerProcess) -> int:
    return 250_000_000 + CLERK_MEGABYTES * 1_000_000 + ROOM  # the server as it is empty, its clerk, and what else


@pytest.mark.parametrize("times", [1, pytest.param(20, marks=pytest.mark.long)])
def test_each_bomb_is_refused_while_another_visitor_is_served(tmp_path: Path, times: int) -> None:
    with ServerProcess(sqlite_url(tmp_path), HATOBA_CLERK_MEGABYTES=str(CLERK_MEGABYTES)) as server:
        with Other(server) as other:
            for _ in range(times):
                for name, address, body in bombs():
                    answer = throw(server, address, body)
                    assert 400 <= answer.status_code < 500, (name, answer.text)
        assert set(other.answers) == {200}
        assert not server.logged('"level": "error"')


def test_a_record_as_large_as_allowed_is_read_and_looked_at(tmp_path: Path) -> None:
    with ServerProcess(sqlite_url(tmp_path)) as server, Other(server) as other:
        me = server.visitor()
        made = me.post("/api/records", {"text": undos(1900)}, 201)
        table = made["table"]["id"]
        assert made["table"]["number"] == 3800
        for at in (3, 3800, 1777, 0):
            shown = me.get(f"/api/tables/{table}/position", at=at, viewer=0)
            assert shown["number"] == at
        assert len(me.get(f"/api/tables/{table}/course")) == 3800
        assert me.get(f"/api/tables/{table}/record") == undos(1900)
    assert set(other.answers) == {200}


def test_an_own_sheet_is_played_with_after_a_restart(tmp_path: Path) -> None:
    """Read in the clerk's process when it comes, and again when the table is loaded."""
    sheet = load("duel").text.replace("[", "# a comment\n[", 1)
    with ServerProcess(sqlite_url(tmp_path)) as server:
        made = server.visitor().create("duel", sheet=sheet, seats=[{"kind": "hotseat"}, {"kind": "hotseat"}])
        assert made["table"]["own_sheet"]
    with ServerProcess(sqlite_url(tmp_path)) as server:
        me = Visitor(server.url, made["links"][0]["token"])
        position = me.get(f"/api/tables/{made['table']['id']}/position", viewer=0)
        body = {"seat": 0, "position": 0, "key": "k", "actions": [position["legal"][0]["action"]]}
        me.post(f"/api/tables/{made['table']['id']}/actions", body)


# ------------------------------------------------------------------------------- the clerk itself


def fill_memory() -> int:
    return len([bytes(10_000_000) for _ in range(100)])


def test_the_clerk_ends_what_takes_too_much_and_goes_on() -> None:
    async def run() -> None:
        clerk = Clerk(seconds=0.5, megabytes=300)
        try:
            assert await clerk.do(json.loads, "[1]") == [1]
            for work, args in ((time.sleep, (3600,)), (fill_memory, ()), (sys_exit, ())):
                with pytest.raises(Problem) as refused:
                    await clerk.do(work, *args)
                assert (refused.value.body.status, refused.value.body.code) == (422, "too_much")
                assert await clerk.do(json.loads, "[2]") == [2]
            with pytest.raises(RuntimeError, match="ZeroDivisionError"):
                await clerk.do(divmod, 1, 0)
        finally:
            clerk.stop()

    asyncio.run(run())


def sys_exit() -> None:
    raise SystemExit


def test_one_address_has_few_turns_at_the_clerk_and_others_get_theirs() -> None:
    async def ask(clerk: Clerk, address: str) -> int:
        ADDRESS.set(address)
        try:
            await clerk.do(time.sleep, 0.05)
        except Problem as problem:
            assert problem.headers is not None
            assert int(problem.headers["retry-after"]) >= 1
            return problem.body.status
        return 200

    async def run() -> None:
        clerk = Clerk(seconds=60, megabytes=300)
        try:
            asked = [asyncio.create_task(ask(clerk, "greedy")) for _ in range(10)]
            asked += [asyncio.create_task(ask(clerk, f"other {at}")) for at in range(40)]
            statuses = await asyncio.gather(*asked)
            assert statuses[:10] == [200, 200, *[429] * 8]
            assert statuses[10:] == [*[200] * 30, *[503] * 10]
            assert await ask(clerk, "greedy") == 200
        finally:
            clerk.stop()

    asyncio.run(run())
