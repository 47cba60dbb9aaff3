"""Bots in any language: a program that reads questions and writes answers, a line of JSON each (docs/protocol.md)."""

import json
import os
import queue
import shlex
import shutil
import subprocess
import tempfile
import threading
from contextlib import suppress
from dataclasses import asdict
from typing import IO, Any

from hatoba.bots.base import Budget
from hatoba.engine.errors import HatobaError, InvalidOption
from hatoba.engine.state import State

PROTOCOL = 1
PATIENCE = 30.0
"""Seconds for an answer, if the bot has no clock."""
GRACE = 1.0
"""Seconds that a bot with a clock may be late."""
LONGEST_LINE = 1_000_000
LAST_WORDS = 300
"""Characters of a program's error output that are shown when it crashes."""


class BotFault(HatobaError):
    """The program ended, kept silent or wrote something else than an answer."""


class OutsideBot:
    """Starts the program at the first decision and asks it for every one; a copy starts a program of its own."""

    def __init__(self, command: str, seed: int | str = 0) -> None:
        self.command = shlex.split(command, posix=os.name != "nt")
        if not self.command or shutil.which(self.command[0]) is None:
            raise InvalidOption(f"cmd:{command}: there is no such program to run")
        self.seed = str(seed)
        self.asked = 0
        self._program: _Program | None = None

    def choose(self, position: State, budget: Budget) -> int:
        """What the program answers; BotFault if that is nothing."""
        limit = PATIENCE if budget.seconds is None else budget.seconds + GRACE
        if self._program is None:
            self._program = _Program(self.command)
            self._program.send(_introduction(position, self.seed))
            ready = self._program.receive(PATIENCE)
            if ready.get("type") != "ready" or ready.get("protocol") != PROTOCOL:
                raise BotFault(f'said {json.dumps(ready)}, not {{"type": "ready", "protocol": {PROTOCOL}}}')
        self.asked += 1
        self._program.send(_question(position, budget, limit, self.asked))
        answer = self._program.receive(limit)
        if answer.get("type") != "action" or answer.get("id") != self.asked:
            raise BotFault(f"said {json.dumps(answer)[:LAST_WORDS]}, not the action for question {self.asked}")
        if isinstance(answer.get("notation"), str):
            return position.game.catalogue.parse(answer["notation"])
        if type(answer.get("action")) is not int:
            raise BotFault(f"said {json.dumps(answer)[:LAST_WORDS]}, which has no action")
        return int(answer["action"])

    def close(self) -> None:
        """The game is over: tell the program, and end it if it does not go."""
        if self._program is not None:
            self._program.end()
            self._program = None

    def __del__(self) -> None:
        """Whoever forgets the bot, as an environment does with every new game, needs its program no longer."""
        if getattr(self, "_program", None) is not None:
            self.close()

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_program": None}


def _introduction(position: State, seed: str) -> dict[str, Any]:
    game = position.game
    return {
        "type": "new",
        "protocol": PROTOCOL,
        "game": game.name,
        "players": int(position.players),
        "options": dict(position.options),
        "rules": game.rules_version,
        "sheet": game.sheet.id,
        "actions": len(game.catalogue),
        "seed": seed,
    }


def _question(position: State, budget: Budget, limit: float, number: int) -> dict[str, Any]:
    seat = int(position.seat)
    return {
        "type": "choose",
        "id": number,
        "seat": seat,
        "step": position.game.steps.value(position.step()),
        "view": asdict(position.view(seat)),
        "legal": [{"action": action, "notation": position.notation(action)} for action in position.legal_actions()],
        "budget": asdict(budget),
        "seconds": limit,
    }


class _Program:
    """A process that one thread writes to and another reads from, so that waiting for it can end."""

    def __init__(self, command: list[str]) -> None:
        self._errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 - it lives as long as the program
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=self._errors)
        self._messages: queue.Queue[bytes] = queue.Queue()
        self._lines: queue.Queue[bytes] = queue.Queue()
        self._threads = [threading.Thread(target=work, daemon=True) for work in (self._write, self._read)]
        for thread in self._threads:
            thread.start()

    def _write(self) -> None:
        assert self._process.stdin is not None
        with suppress(OSError), self._process.stdin as program:  # one that has ended is noticed by reading
            while message := self._messages.get():
                program.write(message)
                program.flush()

    def _read(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as program:
            while line := program.readline(LONGEST_LINE):
                self._lines.put(line)
        self._lines.put(b"")

    def send(self, message: dict[str, Any]) -> None:
        self._messages.put(json.dumps(message).encode() + b"\n")

    def receive(self, seconds: float) -> dict[str, Any]:
        """The next line, as soon as it is there."""
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise BotFault(f"gave no answer within {seconds:g} seconds") from None
        if not line:
            raise BotFault(self._last_words())
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise BotFault(f"wrote {line[:LAST_WORDS].decode(errors='replace').rstrip()!r}, which is no JSON object")
        return answer

    def _last_words(self) -> str:
        """How a program ended that has closed its output."""
        status = self._ended_within(GRACE)
        self._errors.seek(0)
        words = self._errors.read().decode(errors="replace").strip()[-LAST_WORDS:]
        what = "closed its output" if status is None else f"ended with status {status}"
        return what + (f", saying {words!r}" if words else "")

    def _ended_within(self, seconds: float) -> int | None:
        with suppress(subprocess.TimeoutExpired):
            return self._process.wait(seconds)
        return None

    def end(self) -> None:
        """Ask the program to go, and make it go."""
        self.send({"type": "end"})
        self._messages.put(b"")
        if self._ended_within(GRACE) is None:
            self._process.kill()
            self._process.wait()
        for thread in self._threads:
            thread.join()
        self._errors.close()
