"""A draft as TOML: the text of the usual sheet, its comments and its order, with what changed written anew."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from hatoba.components.names import PROVENANCE
from hatoba.components.structure.schema import Amounts, Data
from hatoba.workshop.edits import Draft, same
from hatoba.workshop.places import Place, Steps, places

SPACE: Final = re.compile(r"(?:\s|#[^\n]*)*")
KEY: Final = re.compile(r'[A-Za-z0-9_-]+|"(?:[^"\\]|\\.)*"|\'[^\']*\'')
SCALAR: Final = re.compile(r'"""[\s\S]*?"""|\'\'\'[\s\S]*?\'\'\'|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|[^\s,\]}#]+')
Patch = tuple[int, int, str]


def write(draft: Draft) -> str:
    """The text of a sound draft. Where nothing was changed it is the usual sheet's, letter by letter."""
    text = draft.base.text
    if same(draft.data, draft.base.data):
        return text
    spans = Spans(text)
    patches = [patch for place in places(draft.base.game).values() for patch in _patches(spans, place, draft)]
    after_format = spans.line_end(spans.values[("format",)][1])
    patches.append((after_format, after_format, f"base   = {toml(draft.data['base'])}\n"))
    for start, end, new in sorted(patches, reverse=True):
        text = text[:start] + new + text[end:]
    return text


def _patches(spans: Spans, place: Place, draft: Draft) -> list[Patch]:
    before, after = place.find(draft.base.data), place.find(draft.data)
    assert before is not None and after is not None, "a sound sheet has all rows"
    if place.row is not None:
        start, end = spans.values[place.steps]
        return [] if same(before, after) else [(start, end, toml(_in_order(place, before, after)))]
    return _table_patches(spans, place, before, after)


def _table_patches(spans: Spans, place: Place, before: Data, after: Data) -> list[Patch]:
    """A table has its fields on lines of their own."""
    patches: list[Patch] = []
    names = {name: after.get(name) for name in (*place.rules, *PROVENANCE)}
    for name, value in names.items():
        if name in before and name not in after:
            start, end = spans.values[(*place.steps, name)]
            patches.append((spans.line_start(start), spans.line_end(end), ""))
        elif name in before and not same(before[name], value):
            patches.append((*spans.values[(*place.steps, name)], toml(_ordered(place, name, value))))
        elif name in after and name not in before:
            at = spans.line_end(spans.headers[place.steps])
            patches.append((at, at, f"{name} = {toml(_ordered(place, name, value))}\n"))
    return patches


def _in_order(place: Place, before: Data, after: Data) -> Data:
    """The fields of a row as they stood, new ones where the structure has them, provenance last."""
    known = [name for name in (*before, *place.rules) if name not in PROVENANCE]
    names = sorted(dict.fromkeys(known), key=list(place.rules).index)
    return {name: _ordered(place, name, after[name]) for name in (*names, *PROVENANCE) if name in after}


def _ordered(place: Place, name: str, value: object) -> object:
    """Amounts in the order in which their kinds are told everywhere."""
    rule = place.rules.get(name)
    if isinstance(rule, Amounts) and isinstance(value, dict):
        return {kind: value[kind] for kind in rule.kinds if kind in value}
    return value


def toml(value: object) -> str:
    """A value on one line."""
    if isinstance(value, dict):
        inside = ", ".join(f"{name} = {toml(part)}" for name, part in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list):
        return f"[{', '.join(map(toml, value))}]"
    return json.dumps(value, ensure_ascii=False)  # numbers, true and false, and texts without line breaks


class Spans:
    """Where the values of a TOML text begin and end. The text has been read before: it is known to be TOML.

    Rows have to be inline tables, as they are in all sheets of the package.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.values: dict[Steps, tuple[int, int]] = {}
        self.headers: dict[Steps, int] = {}
        table: Steps = ()
        while self._skip() < len(text):
            if text[self.at] == "[":
                self.at += 1
                table = self._key()
                self._skip()
                self.headers[table] = self.at
                self.at += 1
            else:
                self._pair(table)

    def line_start(self, at: int) -> int:
        return self.text.rfind("\n", 0, at) + 1

    def line_end(self, at: int) -> int:
        """Behind the line's end."""
        end = self.text.find("\n", at)
        return len(self.text) if end < 0 else end + 1

    def _skip(self) -> int:
        found = SPACE.match(self.text, self.at)
        self.at = found.end() if found else self.at
        return self.at

    def _key(self) -> Steps:
        steps: list[str] = []
        while True:
            self._skip()
            found = KEY.match(self.text, self.at)
            if found is None:
                raise ValueError("rows that are tables of their own cannot be written anew")
            self.at = found.end()
            steps.append(found[0].strip("\"'"))
            if self.text[self._skip()] != ".":
                return tuple(steps)
            self.at += 1

    def _pair(self, table: Steps) -> None:
        path = table + self._key()
        self.at += 1  # the equals sign
        self._value(path)

    def _value(self, path: Steps) -> None:
        start = self._skip()
        if self.text[start] in "[{":
            self._several(path, "]" if self.text[start] == "[" else "}")
        else:
            found: Any = SCALAR.match(self.text, start)
            self.at = found.end()
        self.values[path] = (start, self.at)

    def _several(self, path: Steps, end: str) -> None:
        self.at += 1
        i = 0
        while self.text[self._skip()] != end:
            if end == "]":
                self._value((*path, i))
                i += 1
            else:
                self._pair(path)
            if self.text[self._skip()] == ",":
                self.at += 1
        self.at += 1
