"""A device without a browser: what is to be kept is kept as JSON, and bots think at once."""

import json
from collections.abc import Iterator
from itertools import count
from typing import Any

from hatoba.browser import Host, Mind
from hatoba.coach import Effort
from hatoba.table.commands import Refusal

QUICK = Effort(simulations=2, draws=2, playing_on=0)
"""The least that the coach judges with at all."""


def as_javascript_keeps(value: Any) -> Any:
    """It has one kind of number: 1.0 comes back as 1."""
    if isinstance(value, dict):
        return {name: as_javascript_keeps(one) for name, one in value.items()}
    if isinstance(value, list):
        return [as_javascript_keeps(one) for one in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


class Device:
    """One tab with its storage. `reopened` is the next one, which has nothing but the storage."""

    def __init__(
        self,
        stored: dict[str, str] | None = None,
        logs: dict[str, list[str]] | None = None,
        analyses: dict[str, str] | None = None,
    ) -> None:
        self.stored = {} if stored is None else stored
        self.logs = {} if logs is None else logs
        self.analyses = {} if analyses is None else analyses
        self.tab = 1
        self.news: list[Any] = []
        self.thoughts: list[Any] = []
        self.mind = Mind(simulations=8)
        times, names = count(float(sum(map(len, self.logs.values())))), count(len(self.stored))
        self.host = Host(lambda: next(times), lambda: bytes(32), lambda: f"n{next(names)}", QUICK)

    def reopened(self, table: str) -> "Device":
        later = Device(self.stored, self.logs, self.analyses)
        later.tab = self.tab + 1
        later.bring(table)
        return later

    def bring(self, table: str) -> None:
        """Open a table that is kept."""
        entries = [json.loads(entry) for entry in self.logs.get(table, [])]
        self.ask("open", json.loads(self.stored[table]), entries, json.loads(self.analyses.get(table, "null")))

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
            if kept["analysis"] is not None:
                self.analyses[table["id"]] = json.dumps(as_javascript_keeps(kept["analysis"]))
        self.news += reply["news"]
        if reply["need"] is not None:
            self.bring(reply["need"])
            return self.ask(name, *args)
        thought = reply["think"]
        if thought is not None and thought["awaited"]:
            return self.answer(thought)
        if thought is not None:
            self.thoughts.append(thought)
        if reply["problem"] is not None:
            raise Refusal(reply["problem"]["detail"], code=reply["problem"]["code"])
        return reply["answer"]

    def think(self) -> None:
        """Let the bots play until a person is to move, and the coach judge what it was asked for."""
        while self.thoughts:
            self.answer(self.thoughts.pop(0))

    def answer(self, thought: Any) -> Any:
        """Have one thing thought about."""
        found = self.mind.answer(thought["question"])
        return self.ask(thought["then"], thought["table"], thought["position"], found)

    def heard(self) -> Iterator[Any]:
        """What was told since the last look."""
        while self.news:
            yield self.news.pop(0)
