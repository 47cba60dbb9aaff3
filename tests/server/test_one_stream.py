"""One stream for many tables: the set changes, connections break, and every entry comes once, to whom it may."""

import asyncio
from collections.abc import AsyncGenerator
from pathlib import Path
from random import Random
from typing import Any

from hatoba.server.lists import Listing
from hatoba.server.live import Stream
from hatoba.server.routes.stream import attended
from hatoba.server.settings import DAY
from tests.server.inside import Inside, inside
from tests.server.support import Listening, Seat, ServerProcess, Visitor, listening, people, since, sqlite_url

HOTSEAT = [{"kind": "hotseat"}, {"kind": "hotseat"}]


class Reader:
    """A visitor who keeps what they have of each table, and says so when they listen again."""

    def __init__(self) -> None:
        self.entries: dict[str, list[Any]] = {}
        self.doubled = 0

    def wish(self, tables: list[str]) -> str:
        return ",".join(f"{table}.{len(self.entries.setdefault(table, []))}" for table in tables)

    def take(self, stream: Listening) -> None:
        """What the stream has told so far, seen with the first seat's eyes."""
        for kind, data in stream.seen:
            if kind == "entry" and data["viewer"] in (0, None):
                known = self.entries[data["table"]]
                assert data["entry"]["number"] <= len(known) + 1, "an entry is missing"
                if data["entry"]["number"] == len(known) + 1:
                    known.append(data["entry"])
                else:
                    self.doubled += 1
        stream.seen.clear()


def act(seat: Seat, rng: Random) -> int:
    """Whoever is to move at a hotseat table plays something; the number of the last entry."""
    mover = Seat(seat.visitor, seat.table, seat.position()["to_move"])
    done = mover.act([rng.choice(mover.position()["legal"])["action"]])
    return int(done["number"])


def hear_out(stream: Listening, seat: Seat, number: int) -> None:
    """Waits until the stream has brought the table so far."""
    fits = since("number", number)
    stream.wait("turn", lambda turn: turn["table"] == seat.table and turn["viewer"] == 1 and fits(turn))


def test_the_set_changes_and_nothing_is_lost_or_doubled(server: ServerProcess) -> None:
    rng, reader = Random(4), Reader()
    with server.visitor() as me:
        seats = [Seat(me, me.create("duel", seats=HOTSEAT)["table"]["id"], 0) for _ in range(4)]
        for _ in range(6):
            shown = rng.sample(seats, rng.randint(1, 4))
            with listening(me, tables=reader.wish([seat.table for seat in shown])) as stream:
                assert [one["table"] for one in stream.seen[0][1]["tables"]] == [seat.table for seat in shown]
                for _ in range(4):
                    seat = rng.choice(seats)
                    number = act(seat, rng)
                    if seat in shown:
                        hear_out(stream, seat, number)
                reader.take(stream)
            act(rng.choice(seats), rng)  # while nobody listens
        with listening(me, tables=reader.wish([seat.table for seat in seats])) as stream:
            for seat in seats:
                hear_out(stream, seat, act(seat, rng))
            reader.take(stream)
        for seat in seats:
            assert reader.entries[seat.table] == me.get(f"{seat.path}/entries", viewer=0)["entries"]
    assert reader.doubled == 0


def test_what_a_visitor_has_is_not_sent_again(server: ServerProcess) -> None:
    with server.visitor() as me:
        seats = [Seat(me, me.create("duel", seats=HOTSEAT)["table"]["id"], 0) for _ in range(2)]
        numbers = [act(seat, Random(1)) for seat in seats]
        wish = ",".join(f"{seat.table}.{number}" for seat, number in zip(seats, numbers, strict=True))
        with listening(me, tables=wish, views="true") as stream:
            act(seats[1], Random(1))
            stream.wait("position", lambda data: data["viewer"] == 1)
            told = [(kind, data["table"]) for kind, data in stream.seen[1:] if kind != "presence"]
        assert told == [(kind, seats[1].table) for kind in ("entry", "entry", "position", "position")]
        with listening(me, tables=f"{seats[0].table}.{numbers[0] - 1}", views="true") as stream:
            assert stream.wait("entry")["entry"]["number"] == numbers[0]
            assert stream.wait("position") == me.get(f"{seats[0].path}/position", viewer=0)


def test_everybody_sees_each_table_with_their_own_eyes(server: ServerProcess) -> None:
    """A seat by cookie, two at a hotseat, a spectator's link, a table of others, one that there is not."""
    first, made = people(server, 2, "yokohama")
    others, _ = people(server, 2, "yokohama")
    with server.visitor() as me:
        mine = me.create("yokohama", players=2)["table"]["id"]
        both = me.create("yokohama", players=2, seats=HOTSEAT)["table"]["id"]
        me.post("/api/links", {"token": made["watch"]["token"]})
        watched, foreign = made["table"]["id"], others[0].table
        with listening(me, tables=",".join([mine, both, watched, foreign, "nosuch"]), views="true") as stream:
            eyes = {one["table"]: one["viewers"] for one in stream.seen[0][1]["tables"]}
            assert eyes == {mine: [0], both: [0, 1], watched: [None]}
            assert {stream.wait("gone")["table"] for _ in range(2)} == {foreign, "nosuch"}
            others[0].act([others[0].position()["legal"][0]["action"]])
            first[0].act([first[0].position()["legal"][0]["action"]])
            entry = stream.wait("entry")
            assert (entry["table"], entry["viewer"]) == (watched, None)
            assert entry["entry"]["actions"][0]["action"] is None
            assert foreign not in "".join(stream.raw[2:]).replace(f'{{"table":"{foreign}"}}', "")
        assert me.get("/api/stream", 404, tables=f"{foreign},nosuch")["code"] == "not_found"


def test_a_spectators_delay_holds_beside_ones_own_table(database_url: str) -> None:
    async def run() -> None:
        async with inside(database_url) as server:
            delayed, own = [
                (await server.http.post("/api/tables", json={"game": "duel", "seats": HOTSEAT, **more})).json()["table"]
                for more in ({"spectator_delay": 60}, {})
            ]
            stream = Stream({own["id"]: (0,), delayed["id"]: (None,)}, True, {own["id"]: 0, delayed["id"]: 0})
            parts = server.services.hub.listen(stream)
            await anext(parts)
            for table in (delayed["id"], own["id"]):
                await server.http.post(f"/api/tables/{table}/chat", json={"text": "hello", "key": "k", "seat": 0})
            sent = b""
            while b'"text":"hello"' not in sent:
                sent += await anext(parts)
            assert sent.count(b'"text":"hello"') == 1
            server.clock.now += 61
            stream.fall_behind(delayed["id"])
            assert delayed["id"].encode() in (late := await anext(parts))
            assert b'"text":"hello"' in late

    asyncio.run(run())


def test_a_stream_is_bounded_and_takes_no_nonsense(server: ServerProcess) -> None:
    with server.visitor() as me:
        table = me.create("duel", seats=HOTSEAT)["table"]["id"]
        many = ",".join(f"t{number}" for number in range(51))
        assert me.get("/api/stream", 422, tables=f"{table},{many}")["field"] == "tables"
        for wish in (",", "UP", "a.b", "a,,b", "a.1.2", "a.9999999999", "x" * 17, f"{table}\x00", "a," * 3000):
            assert me.get("/api/stream", 400, tables=wish)["status"] == 400
        assert me.get("/api/stream", 400, tables=table, looking="a.1")["status"] == 400
        with listening(me, tables=f"{table}.999999,{table}.3", views="true") as stream:
            assert stream.wait("position")["number"] == 0  # beyond the end: the present is shown


def test_a_stream_resumes_after_a_crash(tmp_path: Path) -> None:
    rng, reader = Random(2), Reader()
    server = ServerProcess(sqlite_url(tmp_path)).start()
    try:
        me = server.visitor()
        tables = [me.create("duel", seats=HOTSEAT)["table"]["id"] for _ in range(3)]
        for _ in range(2):
            seats = [Seat(me, table, 0) for table in tables]
            with listening(me, tables=reader.wish(tables)) as stream:
                hear_out(stream, seats[0], act(seats[0], rng))
                for seat in seats * 2:
                    act(seat, rng)  # some of it may never reach the stream
                server.kill()
                while stream.messages.get()[0] != "closed":
                    pass
                reader.take(stream)
            server.start()
            me = same_person(me, server)
        with listening(me, tables=reader.wish(tables)) as stream:
            for table in tables:
                hear_out(stream, Seat(me, table, 0), act(Seat(me, table, 0), rng))
            reader.take(stream)
        for table in tables:
            assert reader.entries[table] == me.get(f"/api/tables/{table}/entries", viewer=0)["entries"]
    finally:
        server.stop()


def same_person(visitor: Visitor, server: ServerProcess) -> Visitor:
    """The same browser; the server has another port now."""
    other = server.visitor()
    for name, value in visitor.http.cookies.items():
        other.http.cookies.set(name, value)
    return other


# ------------------------------------------------------------------------------- lists


def test_lists_are_live(server: ServerProcess) -> None:
    """A stranger hears of a table while a seat is free; its people hear of it as long as they like."""
    ann, bob, cat = server.visitor(), server.visitor(), server.visitor()
    own = ann.create("duel")["table"]["id"]
    with listening(ann, tables="", lists="true") as hers, listening(cat, lists="true") as strangers:
        wish: dict[str, Any] = {"players": 2, "seats": [{"kind": "me"}, {"kind": "person"}]}
        bob.create("duel", **wish)  # not open: nobody hears of it
        table = ann.create("yokohama", open=True, **wish)["table"]["id"]
        heard = strangers.wait("listed")
        assert (heard["id"], heard["joinable"], heard["mine"]) == (table, True, [])
        assert heard == cat.get("/api/tables")[0]
        assert hers.wait("listed", lambda listed: listed["id"] == table)["joinable"]
        bob.post(f"/api/tables/{table}/join", {"name": "Bob"})
        assert strangers.wait("gone") == {"table": table}
    with listening(ann, lists="true", tables=own) as hers:
        position = ann.get(f"/api/tables/{table}/position", viewer=0)
        mover = (ann, bob)[position["to_move"]]
        seat = Seat(mover, table, position["to_move"])
        while seat.position()["to_move"] == seat.seat:
            seat.act([seat.position()["legal"][0]["action"]])
        listed = hers.wait("listed", lambda listed: listed["to_move"] != seat.seat)
        assert (listed["id"], listed["your_turn"]) == (table, mover is bob)
        ann.ask("DELETE", f"/api/tables/{table}", 204)
        assert hers.wait("gone") == {"table": table}


def test_lists_of_one_process_hear_of_tables_made_at_another(postgres: Any) -> None:
    url = postgres()
    with ServerProcess(url) as one, ServerProcess(url) as two, listening(two.visitor(), lists="true") as stream:
        table = one.visitor().create("duel", open=True, seats=[{"kind": "me"}, {"kind": "person"}])["table"]["id"]
        assert stream.wait("listed")["id"] == table
        one.visitor().post(f"/api/tables/{table}/join", {})
        assert stream.wait("gone") == {"table": table}


def test_lists_show_spectators_nothing_early(database_url: str) -> None:
    async def run() -> None:
        async with inside(database_url) as server:
            wish = {"game": "duel", "seats": HOTSEAT, "spectator_delay": 60}
            made = (await server.http.post("/api/tables", json=wish)).json()
            table_id = made["table"]["id"]
            held = frozenset(
                {
                    link
                    for link, what in (await server.services.tables.get(table_id)).links.items()
                    if not what.seats and not what.maker
                }
            )
            stream = Stream({}, False, {}, listing=Listing(held, [table_id]))
            parts = server.services.hub.listen(stream)
            await anext(parts)
            path = f"/api/tables/{table_id}"
            await server.http.post(f"{path}/resign", json={"seat": 0, "key": "k"})
            assert b'"status":"running"' in await anext(parts)
            server.clock.now += 61
            stream.list_anew(table_id)
            assert b'"status":"finished"' in await anext(parts)

    asyncio.run(run())


# ------------------------------------------------------------------------------- who listens


def test_who_lost_a_seat_sees_no_longer_with_its_eyes(server: ServerProcess) -> None:
    """Somebody joins at a seat whose link was given out before: that link opens it no longer, its stream neither."""
    maker = server.visitor()
    made = maker.create("yokohama", players=2, open=True, seats=[{"kind": "me"}, {"kind": "person"}])
    guest, table = server.visitor(made["links"][1]["token"]), made["table"]["id"]
    with listening(guest, tables=table, views="true") as stream:
        server.visitor().post(f"/api/tables/{table}/join", {"seat": 1})
        stream.wait("closed")
        kinds = [kind for kind, data in stream.seen if kind == "position" and data["number"]]
        assert kinds == []
    assert guest.get("/api/stream", 404, tables=table)["code"] == "not_found"


def test_only_tables_that_are_looked_at_are_attended(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(sqlite_url(tmp_path)) as server:
            seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
            tables = [
                (await server.http.post("/api/tables", json={"game": "duel", "seats": seats})).json()["table"]["id"]
                for _ in range(2)
            ]
            server.clock.now += 2 * DAY
            assert [await is_attended(server, table) for table in tables] == [False, False]
            parts = listen(server, tables, looked=[tables[1]])
            await anext(parts)
            assert [await is_attended(server, table) for table in tables] == [False, True]
            again = listen(server, tables, looked=[tables[1]])
            await anext(again)
            server.clock.now += 2 * DAY
            assert [await is_attended(server, table) for table in tables] == [False, True]
            await parts.aclose()
            assert await is_attended(server, tables[1])  # by the other stream
            await again.aclose()
            assert await is_attended(server, tables[1])  # somebody was there just now
            server.clock.now += 2 * DAY
            assert [await is_attended(server, table) for table in tables] == [False, False]

    def listen(server: Inside, tables: list[str], looked: list[str]) -> AsyncGenerator[bytes, None]:
        stream = Stream(dict.fromkeys(tables, (0,)), False, {})
        return server.services.hub.listen(stream, attended(server.services, dict.fromkeys(looked, (0,))))

    async def is_attended(server: Inside, table_id: str) -> bool:
        table = await server.services.tables.get(table_id)
        return server.services.attendance.wish(table, 0.0, server.clock.now).attended

    asyncio.run(run())
