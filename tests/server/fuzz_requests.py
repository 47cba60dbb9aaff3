"""One request after the other: what an honest client would send next, and what becomes of it when it is mangled."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any
from urllib.parse import quote, urlencode

import hatoba
from tests.server import fuzz_mangle as mangle

GAMES = ("yokohama", "duel", "nippon")
LEVELS = ("random", "greedy", "merchant", "magnate")
TABLES_KEPT = 30
"""Of which is sent; more would be met too seldom to get far."""
COOKIES_KEPT = 10


@dataclass(frozen=True)
class Request:
    """What is sent. `target` is the address as it stands in the first line, `about` the table that is meant."""

    method: str
    target: str
    headers: tuple[tuple[bytes, bytes], ...] = ()
    body: bytes = b""
    address: str = "127.0.0.1"
    about: str = ""

    def __str__(self) -> str:
        return f"{self.method} {self.target[:300]} {self.headers!r:.600} {self.body[:600]!r} ({len(self.body)} bytes)"


@dataclass
class Known:
    """A table, as far as the answers told."""

    id: str
    game: str
    players: int
    seats: dict[int, str]
    """By seat, its token."""
    other_tokens: list[str]
    number: int = 0
    position: int = 0
    viewer: int | None = None
    legal: list[int] = field(default_factory=list)
    ask: int | None = None


class World:
    """What the answers told so far."""

    def __init__(self) -> None:
        self.tables: list[Known] = []
        self.all_tables: list[str] = []
        self.cookies: list[str] = []
        self.names: list[str] = ["somebody"]
        self.keys: list[str] = ["k"]

    def learn(self, request: Request, status: int, said: Any, cookie: str | None) -> None:
        if cookie is not None and cookie.startswith("hatoba=") and len(self.cookies) < COOKIES_KEPT:
            self.cookies.append(cookie.partition(";")[0])
        if not isinstance(said, dict):
            return
        if status == 201 and "links" in said:
            self._made(said)
        known = next((table for table in self.tables if table.id == request.about), None)
        if known is None:
            return
        known.position = said.get("position", known.position) or 0
        known.number = said.get("number", known.number) or 0
        if isinstance(said.get("legal"), list):
            known.viewer, known.legal = said["viewer"], [way["action"] for way in said["legal"]]
        for entry in said.get("entries") or []:
            if entry.get("kind") == "ask":
                known.ask = entry["number"]

    def _made(self, said: Any) -> None:
        table = said["table"]
        tokens = [said["maker"], *([said["watch"]["token"]] if said["watch"] else [])]
        seats = {seat: link["token"] for link in said["links"] for seat in link["seats"]}
        self.tables.append(Known(table["id"], table["game"], len(table["seats"]), seats, tokens))
        self.all_tables.append(table["id"])
        del self.tables[:-TABLES_KEPT]


# ------------------------------------------------------------------------------- what an honest client sends


@dataclass
class Wish:
    """A request before it is written down."""

    method: str
    path: str
    body: Any = None
    query: dict[str, Any] = field(default_factory=dict)
    token: str | None = None
    about: str = ""


Recipe = Callable[[Random, World], Wish]


def new_table(rng: Random, world: World) -> Wish:
    players = rng.choice((2, 2, 2, 3, 4))
    kinds = rng.choice((["hotseat"], ["hotseat"], ["me", "person"], ["me", "bot"], ["person"], ["bot"]))
    body: dict[str, Any] = {"game": rng.choice(GAMES), "players": players}
    body["seats"] = [{"kind": rng.choice(kinds)} for _ in range(players)]
    for seat in body["seats"]:
        if seat["kind"] == "bot":
            seat["level"] = rng.choice(LEVELS[:3])
        if rng.random() < 0.2:
            seat["name"] = rng.choice(("Ann", "Bo", "Çé", "Жук"))
    if rng.random() < 0.3:
        body["open"] = True
    if rng.random() < 0.2:
        body["clock"] = {"kind": rng.choice(("turn", "game")), "seconds": rng.choice((1, 60, 86_400, 10**7))}
        body["clock"]["on_timeout"] = rng.choice(("bot", "resign"))
    if rng.random() < 0.2:
        body["spectator_delay"] = rng.choice((0.5, 60, 86_400))
    if rng.random() < 0.1:
        body["options"] = rng.choice(({"edition": "second"}, {"round_limit": 5}, {"first_seat": 1}, {"events": True}))
    if rng.random() < 0.02:
        body["sheet"] = hatoba.games.game(body["game"]).sheet.text
    return Wish("POST", "/api/tables", body)


def at_table(method: str, part: str, make: Callable[[Random, World, Known], Any] | None = None) -> Recipe:
    """A request about a table, by somebody who holds a link to it."""

    def recipe(rng: Random, world: World) -> Wish:
        if not world.tables:
            return new_table(rng, world)
        table = rng.choice(world.tables)
        made = make(rng, world, table) if make is not None else None
        tokens = [*table.seats.values(), *table.other_tokens]
        token = rng.choice(tokens)
        if isinstance(made, dict) and made.get("seat") in table.seats and rng.random() < 0.9:
            token = table.seats[made["seat"]]
        seat = rng.choice([*table.seats] or [0])
        if "{seat}" in part and seat in table.seats:
            token = table.seats[seat]
        path = f"/api/tables/{table.id}{part.format(seat=seat)}"
        query = made if method == "GET" and made else {}
        return Wish(method, path, made if method != "GET" else None, query, token, table.id)

    return recipe


def key(rng: Random, world: World) -> str:
    if rng.random() < 0.1:
        return rng.choice(world.keys)
    made = f"{rng.random()}"
    world.keys = [*world.keys[-20:], made]
    return made


def mover(rng: Random, table: Known) -> int:
    if table.viewer is not None and rng.random() < 0.95:
        return table.viewer
    return rng.choice([*table.seats] or [0])


def looked_at(rng: Random, world: World, table: Known) -> Any:
    query: dict[str, Any] = {}
    if rng.random() < 0.5:
        query["viewer"] = rng.randrange(table.players)
    if rng.random() < 0.1:
        query["watch"] = "true"
    if rng.random() < 0.03:
        query["at"] = rng.randint(0, table.number + 1)
    if rng.random() < 0.05:
        query["previews"] = "true"
    return query


def acted(rng: Random, world: World, table: Known) -> Any:
    body: dict[str, Any] = {"seat": mover(rng, table), "position": table.position, "key": key(rng, world)}
    legal = table.legal or [rng.randrange(200)]
    body["actions"] = [rng.choice(legal) for _ in range(1 if rng.random() < 0.9 else rng.randint(2, 5))]
    if rng.random() < 0.2:
        catalogue = hatoba.games.game(table.game).catalogue
        body["actions"] = [catalogue.notation(action) if action < len(catalogue) else "x" for action in body["actions"]]
    return body


def previewed(rng: Random, world: World, table: Known) -> Any:
    body = acted(rng, world, table)
    del body["key"]
    return body


def undone(rng: Random, world: World, table: Known) -> Any:
    body = {"seat": mover(rng, table), "position": table.position, "key": key(rng, world)}
    if rng.random() < 0.5:
        body["to"] = rng.randint(0, max(1, table.number))
    return body


def answered(rng: Random, world: World, table: Known) -> Any:
    ask = table.ask if table.ask is not None else table.number
    return {"seat": rng.randrange(table.players), "ask": ask, "agree": rng.random() < 0.7, "key": key(rng, world)}


def resigned(rng: Random, world: World, table: Known) -> Any:
    return {"seat": rng.randrange(table.players), "key": key(rng, world)}


def said(rng: Random, world: World, table: Known) -> Any:
    body: dict[str, Any] = {"text": rng.choice(("hello", "…", "<b>x</b>", "zwölf\nÄpfel")), "key": key(rng, world)}
    if rng.random() < 0.7:
        body["seat"] = rng.randrange(table.players)
    else:
        body["name"] = rng.choice(("Zed", "Ann", "\u0410nn", "Quinn"))
    return body


def joined(rng: Random, world: World, table: Known) -> Any:
    return rng.choice(({}, {"seat": rng.randrange(table.players)}, {"name": "Quinn"}, {"seat": 1, "name": "Ann"}))


def bot_seated(rng: Random, world: World, table: Known) -> Any:
    return {"key": key(rng, world), "level": rng.choice(LEVELS[:3])}


def came_back(rng: Random, world: World, table: Known) -> Any:
    return {"key": key(rng, world)}


def hooked(rng: Random, world: World, table: Known) -> Any:
    return {"url": rng.choice((None, "http://127.0.0.1/", "http://[::1]:9/", "https://192.0.2.1/x", "ftp://a", "x:y"))}


def wondered(rng: Random, world: World, table: Known) -> Any:
    return {"action": rng.choice((rng.randrange(300), "done", "place bank", "pay silk")), "seat": mover(rng, table)}


def seat_only(rng: Random, world: World, table: Known) -> Any:
    return {"seat": mover(rng, table)}


def some_entries(rng: Random, world: World, table: Known) -> Any:
    return {"after": rng.randint(0, table.number + 1), "limit": rng.choice((1, 100, 500))}


def opened_link(rng: Random, world: World) -> Wish:
    if not world.tables:
        return new_table(rng, world)
    table = rng.choice(world.tables)
    token = rng.choice([*table.seats.values(), *table.other_tokens])
    if rng.random() < 0.2:
        return Wish("GET", f"/s/{token}")
    return Wish("POST", "/api/links", {"token": token})


def listened(rng: Random, world: World) -> Wish:
    if not world.tables:
        return new_table(rng, world)
    table = rng.choice(world.tables)
    query: dict[str, Any] = {}
    if rng.random() < 0.6:
        query["tables"] = rng.choice((table.id, f"{table.id}.{rng.randint(0, table.number + 3)}", ""))
    for name in ("lists", "views"):
        if rng.random() < 0.3:
            query[name] = "true"
    if rng.random() < 0.2:
        query["looking"] = table.id
    return Wish("GET", "/api/stream", query=query, token=rng.choice([*table.seats.values(), *table.other_tokens]))


def uploaded(rng: Random, world: World) -> Wish:
    record = hatoba.record(rng.choice(GAMES), players=2, seed=rng.randrange(1000))
    state = record.first_state()
    for _ in range(rng.randint(0, 20)):
        if state.to_move is not None:
            record.play(state, rng.choice(state.legal_actions()))
    body: dict[str, Any] = {"text": record.text(), "mode": rng.choice(("look", "continue"))}
    if rng.random() < 0.3:
        body["text"] = mangle.text(rng, body["text"])
    if rng.random() < 0.2:
        body["at"] = rng.randrange(30)
    return Wish("POST", "/api/records", body)


def account(path: str) -> Recipe:
    def recipe(rng: Random, world: World) -> Wish:
        name = f"name {rng.randrange(1000)}" if rng.random() < 0.5 else rng.choice(world.names)
        world.names = [*world.names[-10:], name]
        return Wish("POST", path, {"name": name, "passphrase": "long enough for it"})

    return recipe


def plain(method: str, *paths: str) -> Recipe:
    return lambda rng, world: Wish(method, rng.choice(paths))


RECIPES: list[tuple[int, Recipe]] = [
    (40, new_table),
    (120, at_table("GET", "/position", looked_at)),
    (200, at_table("POST", "/actions", acted)),
    (60, at_table("POST", "/undo", undone)),
    (30, at_table("POST", "/undo/answer", answered)),
    (6, at_table("POST", "/resign", resigned)),
    (40, at_table("POST", "/preview", previewed)),
    (30, at_table("GET", "/why", wondered)),
    (15, at_table("GET", "/tips", seat_only)),
    (40, at_table("GET", "/entries", some_entries)),
    (40, at_table("POST", "/chat", said)),
    (20, at_table("POST", "/join", joined)),
    (20, at_table("POST", "/seats/{seat}/bot", bot_seated)),
    (20, at_table("POST", "/seats/{seat}/back", came_back)),
    (20, at_table("PUT", "/seats/{seat}/webhook", hooked)),
    (15, at_table("POST", "/rematch")),
    (10, at_table("GET", "/record")),
    (10, at_table("GET", "/shuffle")),
    (3, at_table("GET", "/course")),
    (10, at_table("GET", "/game")),
    (5, at_table("GET", "/sheet")),
    (5, at_table("GET", "/catalogue")),
    (20, at_table("GET", "")),
    (5, at_table("DELETE", "")),
    (30, opened_link),
    (40, listened),
    (6, uploaded),
    (3, account("/api/accounts")),
    (3, account("/api/login")),
    (5, plain("POST", "/api/logout")),
    (15, plain("GET", "/api/me", "/api/tables", "/api/tables?limit=3")),
    (1, plain("DELETE", "/api/me")),
    (10, plain("GET", "/api/games", "/api/games/duel", "/api/games/duel/sheet.toml", "/api/games/nippon/texts/de")),
    (3, plain("GET", "/api/games/yokohama/actions", "/api/games/nippon/sheet")),
    (10, plain("GET", "/", "/table/x", "/assets/x.js", "/favicon.ico", "/healthz", "/livez", "/metrics")),
    (1, plain("GET", "/schema", "/schema/openapi.json")),
]
_WEIGHTS = [weight for weight, _ in RECIPES]


# ------------------------------------------------------------------------------- writing it down


def make_request(rng: Random, world: World) -> Request:
    """The next one; more than half are mangled, in one way or several."""
    ((_, recipe),) = rng.choices(RECIPES, _WEIGHTS)
    wish = recipe(rng, world)
    mangled = 0 if rng.random() < 0.45 else rng.choice((1, 1, 1, 2, 3))
    ways = [rng.choice(("body", "body", "text", "header", "path", "query", "method")) for _ in range(mangled)]
    body = wish.body
    for _ in range(ways.count("body")):
        body = mangle.body(rng, body)
    data = json.dumps(body).encode() if body is not None else b""
    if "text" in ways and data:
        data = mangle.json_text(rng, data)
    headers = _headers(rng, world, wish, bool(data))
    for _ in range(ways.count("header")):
        headers = mangle.headers(rng, headers)
    path, query = quote(wish.path, safe="/?=&"), urlencode(wish.query)
    for _ in range(ways.count("path")):
        path = mangle.path(rng, path)
    for _ in range(ways.count("query")):
        query = mangle.query(rng, query)
    target = f"{path}?{query}" if query else path
    method = mangle.method(rng) if "method" in ways else wish.method
    return Request(method, target, tuple(headers), data, f"192.0.2.{rng.randrange(8)}", wish.about)


def _headers(rng: Random, world: World, wish: Wish, has_body: bool) -> list[tuple[bytes, bytes]]:
    headers = [(b"host", b"hatoba.test")]
    if has_body:
        headers.append((b"content-type", b"application/json"))
    if wish.token is not None and rng.random() < 0.9:
        headers.append((b"authorization", f"Bearer {wish.token}".encode()))
    if world.cookies and rng.random() < 0.3:
        headers.append((b"cookie", rng.choice(world.cookies).encode()))
    return headers
