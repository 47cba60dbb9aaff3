"""A seat at a server's table in words: what `hatoba mcp --server` plays. It speaks the API as any program does."""

import http.client
import json
import time
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlencode, urlsplit
from urllib.request import Request, urlopen

from pydantic import TypeAdapter, ValidationError

from hatoba.engine.errors import HatobaError, InvalidOption
from hatoba.engine.game import Game
from hatoba.engine.outcome import Outcome
from hatoba.engine.reasons import Reason
from hatoba.games import game as find_game
from hatoba.locales import Texts
from hatoba.locales.telling import (
    LegalAction,
    Shown,
    events_text,
    refusal_text,
    result_text,
    seat_names,
    sentence,
    shown_text,
    whose_question,
)
from hatoba.locales.words import event_type, prompt_values

ANSWER_SECONDS = 60.0
WAIT_SECONDS = 60.0
"""How long a call waits for the others: people may take days, and a client of the protocol may not."""
LONGEST_ANSWER = 20_000_000
PAGE = 500


class ServerRefused(HatobaError):
    """What a server said instead of an answer."""


class Server:
    """Requests with one token."""

    def __init__(self, address: str, token: str) -> None:
        if urlsplit(address).scheme not in ("http", "https"):
            raise InvalidOption(f"server: must be an address such as http://127.0.0.1:8080, not {address!r}")
        self.address = address.rstrip("/")
        self.headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}

    def ask(self, path: str, body: dict[str, Any] | None = None, **parameters: Any) -> Any:
        """The JSON of an answer; with a body it is posted."""
        with self.open(path, ANSWER_SECONDS, body, **parameters) as answer:
            return json.loads(answer.read(LONGEST_ANSWER))

    def open(self, path: str, seconds: float, body: dict[str, Any] | None = None, **parameters: Any) -> Any:
        """The answer itself; ServerRefused if it is none."""
        query = f"?{urlencode(parameters)}" if parameters else ""
        data = None if body is None else json.dumps(body).encode()
        request = Request(f"{self.address}{path}{query}", data, self.headers)
        try:
            return urlopen(request, timeout=seconds)
        except HTTPError as error:
            raise ServerRefused(_problem(error)) from error
        except (URLError, OSError, http.client.HTTPException) as error:
            raise ServerRefused(f"{self.address}: {error}") from error

    def turns(self, table: str, seat: int, seconds: float) -> Iterator[Any]:
        """Who is to move, now and whenever that changes, for so long."""
        end = time.monotonic() + seconds
        with self.open("/api/stream", seconds, tables=table) as stream:
            try:
                for line in stream:
                    turn = json.loads(line[6:]) if line.startswith(b"data: {") else {}
                    if "to_move" in turn and turn["viewer"] == seat:
                        yield turn
                    if time.monotonic() > end:
                        return
            except TimeoutError:
                return


class ServedSeat:
    """The seat whose link has the token, as `hatoba.envs.text.TextGame` is one at a table of its own."""

    def __init__(self, address: str, token: str, language: str, components: Path | None = None) -> None:
        self.server = Server(address, token)
        self.texts = Texts(language)
        tables = [table for table in self.server.ask("/api/me")["tables"] if table["mine"]]
        if len(tables) != 1:
            raise InvalidOption(f"the token opens seats at {len(tables)} tables; it must be that of one seat's link")
        (self.table,) = tables
        self.seat: int = self.table["mine"][0]
        self.game: Game = find_game(self.table["game"], components)
        if self.game.sheet.id != self.table["sheet"]:
            raise InvalidOption("the table has another component sheet: give it by --components")
        self._views: TypeAdapter[Any] = TypeAdapter(self.game.view_type)
        self._events: dict[str, TypeAdapter[Any]] = {
            f"{self.game.name}.{event_type(kind)}": TypeAdapter(kind) for kind in self.game.event_reader.types.values()
        }
        self.log: list[str] = []
        self._number = 0
        self._position: dict[str, Any] = {}
        self.wait(0.0)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._position["to_move"] is None

    def observe(self, printed: bool = True) -> str:
        """The whole table as it lies now."""
        self._look()
        return shown_text(self.texts, self._shown(), printed=printed)

    def question(self) -> str:
        """Who is to decide what."""
        return whose_question(self.texts, self._shown())

    def legal(self) -> list[LegalAction]:
        """All actions that may be played now; none if it is not this seat's turn."""
        self._look()
        legal = self._position["legal"]
        if not legal:
            return []
        step = prompt_values(self.game, self._shown().view)[0]
        return [
            LegalAction(one["action"], one["notation"], sentence(self.texts, self.game, one["action"], step))
            for one in legal
        ]

    def why_not(self, notation: str) -> str | None:
        """Why this cannot be played now; None if it can."""
        try:
            self.game.catalogue.parse(notation)
        except HatobaError:
            return self.texts("text-no-notation", notation=notation)
        try:
            answer = self.server.ask(f"{self._path}/why", seat=self.seat, action=notation)
        except ServerRefused as refused:  # such as: it is another's turn
            return str(refused)
        reason = answer["reason"]
        return None if reason is None else refusal_text(self.texts, self.game, Reason(reason["code"], reason["args"]))

    def preview(self, notation: str) -> list[str]:
        """What would happen, up to the first thing that is drawn or shown."""
        body = {"seat": self.seat, "position": self._position["position"], "actions": [notation]}
        shown = self.server.ask(f"{self._path}/preview", body)
        return self._words([event for events in shown["events"] for event in events])

    def act(self, notation: str) -> list[str]:
        """Play an action and wait for the others; what happened, as the seat saw it."""
        body = {
            "seat": self.seat,
            "position": self._position["position"],
            "key": uuid.uuid4().hex,
            "actions": [notation],
        }
        self.server.ask(f"{self._path}/actions", body)
        return self.wait()

    def wait(self, seconds: float = WAIT_SECONDS) -> list[str]:
        """Wait until this seat is asked or the game is over, but no longer; what happened meanwhile."""
        for turn in self.server.turns(self.table["id"], self.seat, seconds) if seconds else ():
            if turn["to_move"] in (self.seat, None):
                break
        before = len(self.log)
        self._look()
        return self.log[before:]

    def result(self) -> list[str]:
        """How the game ended."""
        outcome = self._shown().outcome
        return [] if outcome is None else result_text(self.texts, self.game, outcome)

    @property
    def _path(self) -> str:
        return f"/api/tables/{self.table['id']}"

    def _look(self) -> None:
        """Read what happened since, and where the game stands."""
        while True:
            found = self.server.ask(f"{self._path}/entries", viewer=self.seat, after=self._number, limit=PAGE)
            for entry in found["entries"]:
                for action in entry["actions"] if entry["kind"] == "actions" else ():
                    self.log += self._words(action["events"])
                self._number = entry["number"]
            if len(found["entries"]) < PAGE:
                break
        self._position = self.server.ask(f"{self._path}/position", viewer=self.seat)

    def _words(self, events: list[dict[str, Any]]) -> list[str]:
        read = []
        for event in events:
            told = {name: value for name, value in event.items() if name != "type"}
            read.append(self._events[event["type"]].validate_python(told))
        return events_text(self.texts, self.game, read, seat_names(self.table["players"]), self.seat)

    def _shown(self) -> Shown:
        position = self._position
        try:
            view = self._views.validate_python(position["view"])
        except ValidationError as error:
            raise ServerRefused("the server's games are of another version than this command's") from error
        return Shown(
            game=self.game,
            options=self.table["options"],
            players=self.table["players"],
            viewer=self.seat,
            view=view,
            round=view.round,
            turn=getattr(view, "turn", 0),  # a game from another package may not tell
            to_move=position["to_move"],
            outcome=None if position["outcome"] is None else TypeAdapter(Outcome).validate_python(position["outcome"]),
        )


def _problem(error: HTTPError) -> str:
    """What the server says is wrong, in a line."""
    try:
        return str(json.loads(error.read(LONGEST_ANSWER))["detail"])
    except (ValueError, KeyError, TypeError):
        return f"the server answered {error.code}"
