"""A device without a browser: what is to be kept is kept as JSON, and bots think at once."""

import json
from collections.abc import Iterator
from itertools import count
from typing import Any

from hatoba.browser import Host, Mind
from hatoba.table.commands import Refusal


class Device:
    """One tab with its storage. `reopened` is the next one, which has nothing but the storage."""

    def __init__(self, stored: dict[str, str] | None = None, logs: dict[str, list[str]] | None = None) -> None:
        self.stored = {} if stored is None else stored
        self.logs = {} if logs is None else logs
        self.tab = 1
        self.news: list[Any] = []
        self.thoughts: list[Any] = []
        self.mind = Mind(simulations=8)
        times, names = count(float(sum(map(len, self.logs.values())))), count(len(self.stored))
        self.host = Host(lambda: next(times), lambda: bytes(32), lambda: f"n{next(names)}")

    def reopened(self, table: str) -> "Device":
        later = Device(self.stored, self.logs)
        later.tab = self.tab + 1
        entries = [json.loads(entry) for entry in self.logs.get(table, [])]
        later.ask("open", json.loads(self.stored[table]), entries)
        return later

    def ask(self, name: str, *args: Any) -> Any:
        """The answer, after what was to be kept is kept. Refusal: there is none."""
        reply = json.loads(self.host.ask(json.dumps({"ask": name, "args": args})))
        for kept in reply["keep"]:
            table = kept["table"]
            self.stored[table["id"]] = json.dumps(table)
            log = self.logs.setdefault(table["id"], [])
            for entry in kept["entries"]:
                log.append(json.dumps(entry))
                assert entry["number"] == len(log)
        self.news += reply["news"]
        if reply["think"] is not None:
            self.thoughts.append(reply["think"])
        if reply["problem"] is not None:
            raise Refusal(reply["problem"]["detail"], code=reply["problem"]["code"])
        return reply["answer"]

    def think(self) -> None:
        """Let the bots play until a person is to move, or the game is over."""
        while self.thoughts:
            thought = self.thoughts.pop(0)
            self.ask("playBot", thought["table"], thought["position"], self.mind.answer(thought["question"]))

    def heard(self) -> Iterator[Any]:
        """What was told since the last look."""
        while self.news:
            yield self.news.pop(0)
