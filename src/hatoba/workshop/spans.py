"""Where the values of a TOML text stand, so that single ones can be written anew and all else stays as it is."""

from __future__ import annotations

import re
import tomllib
from typing import Final

from hatoba.workshop.places import Steps

SPACE: Final = re.compile(r"(?:\s|#[^\n]*)*")
KEY: Final = re.compile(r'[A-Za-z0-9_-]+|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'')
SCALAR: Final = re.compile(
    r'"""(?:\\[\s\S]|[^\\])*?"""(?!")|\'\'\'[\s\S]*?\'\'\'(?!\')|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|[^\s,\]}#]+'
)
Span = tuple[int, int]


class Lost(ValueError):
    """Something stands in the text in a way that cannot be followed here."""


class Spans:
    """The values and heads of a TOML text, which has been read before: it is known to be TOML."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._at = 0
        self._values: dict[Steps, Span] = {}
        self._heads: dict[Steps, int] = {}
        self._rows: dict[Steps, int] = {}
        """How many `[[heads]]` of a name there were."""
        table: Steps = ()
        while char := self._next():
            if char == "[":
                table = self._head()
            else:
                self._pair(table)

    def find(self, steps: Steps) -> Span | None:
        """Where a value stands that was written in one piece."""
        return self._values.get(steps)

    def value(self, steps: Steps) -> Span:
        found = self.find(steps)
        if found is None:
            raise Lost(f"no value of its own: {steps}")
        return found

    def under_head(self, steps: Steps) -> int:
        """Behind the line with the head of a table."""
        if steps not in self._heads:
            raise Lost(f"no head of its own: {steps}")
        return self.line_end(self._heads[steps])

    def line_start(self, at: int) -> int:
        return self.text.rfind("\n", 0, at) + 1

    def line_end(self, at: int) -> int:
        """Behind the line's end."""
        end = self.text.find("\n", at)
        return len(self.text) if end < 0 else end + 1

    # ------------------------------------------------------------------------------------------ reading
    def _next(self) -> str:
        """The next character that says something; empty at the end."""
        found = SPACE.match(self.text, self._at)
        self._at = found.end() if found else self._at
        return self.text[self._at : self._at + 1]

    def _take(self, wanted: str) -> None:
        if self._next() != wanted:
            raise Lost(f"no {wanted} at {self._at}")
        self._at += 1

    def _match(self, pattern: re.Pattern[str]) -> str:
        self._next()
        found = pattern.match(self.text, self._at)
        if found is None:
            raise Lost(f"not understood at {self._at}")
        self._at = found.end()
        return found[0]

    def _key(self) -> Steps:
        steps: list[str] = []
        while True:
            key = self._match(KEY)
            steps.append(next(iter(tomllib.loads(f"{key} = 0"))) if key[0] in "\"'" else key)
            if self._next() != ".":
                return tuple(steps)
            self._at += 1

    def _head(self) -> Steps:
        self._take("[")
        is_row = self._next() == "["
        if is_row:
            self._at += 1
        *above, last = self._key()
        steps: Steps = ()
        for step in above:
            steps = self._last_row((*steps, step))
        steps = (*steps, last)
        if is_row:
            self._rows[steps] = self._rows.get(steps, -1) + 1
            self._take("]")
        steps = self._last_row(steps)
        self._heads[steps] = self._at
        self._take("]")
        return steps

    def _last_row(self, steps: Steps) -> Steps:
        return (*steps, self._rows[steps]) if steps in self._rows else steps

    def _pair(self, table: Steps) -> None:
        path = table + self._key()
        self._take("=")
        self._value(path)

    def _value(self, path: Steps) -> None:
        char, start = self._next(), self._at
        if char == "[":
            self._list(path)
        elif char == "{":
            self._inline(path)
        else:
            self._match(SCALAR)
        self._values[path] = (start, self._at)

    def _list(self, path: Steps) -> None:
        self._take("[")
        i = 0
        while self._next() != "]":
            self._value((*path, i))
            i += 1
            if self._next() == ",":
                self._at += 1
        self._take("]")

    def _inline(self, path: Steps) -> None:
        self._take("{")
        while self._next() != "}":
            self._pair(path)
            if self._next() == ",":
                self._at += 1
        self._take("}")
