"""A draft as TOML: the text of a file or of the usual sheet, its comments and its order, with what changed anew."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Iterator

from hatoba.components import packaged, structure
from hatoba.components.names import PROVENANCE, SOURCES
from hatoba.components.sheets import read_toml
from hatoba.components.structure.schema import Amounts, Data
from hatoba.workshop.edits import OWNER, Draft, edits_of, named_there, same
from hatoba.workshop.models import Edit
from hatoba.workshop.places import Place, places
from hatoba.workshop.spans import Lost, Spans

Patch = tuple[int, int, str]


def write(draft: Draft, template: str | None = None) -> str:
    """The text of a sound draft: that of the file it came from, or of the usual sheet, with what differs written anew.

    A file may say things in ways that cannot be followed here; what is written is read again, and in doubt it is on
    the usual sheet.
    """
    if template is not None:
        for text in _on_template(draft, template):
            if _says(text, draft):
                return text
    return _patched(draft.base.text, draft.base.data, draft, _changed(draft, []))


def _on_template(draft: Draft, template: str) -> Iterator[str]:
    """The text with as little as possible written anew, and then with all of a table, whose marks may be for all."""
    data = read_toml(template, draft.base.game)
    faulty = {(fault.table, fault.row) for fault in structure.faults(data, draft.base.game)}
    anew = _changed(draft, edits_of(data, draft.base))
    anew |= {place for key, place in places(draft.base.game).items() if key in faulty}
    tables = {place.table for place in anew}
    try:
        yield _patched(template, data, draft, anew)
        yield _patched(template, data, draft, [one for one in places(draft.base.game).values() if one.table in tables])
    except Lost:
        return


def _says(text: str, draft: Draft) -> bool:
    data = read_toml(text, draft.base.game)
    return not structure.faults(data, draft.base.game) and not _changed(draft, edits_of(data, draft.base))


def _changed(draft: Draft, said: Iterable[Edit]) -> set[Place]:
    """The places of which a draft says something else than these edits."""
    now, before = _by_place(draft.edits), _by_place(said)
    return {place for key, place in places(draft.base.game).items() if not same(now.get(key), before.get(key))}


def _by_place(edits: Iterable[Edit]) -> dict[tuple[str, str | None], list[object]]:
    found: dict[tuple[str, str | None], list[object]] = {}
    for edit in edits:
        value = edit.value
        if isinstance(value, float) and value.is_integer():
            value = int(value)  # a browser knows no difference between 8 and 8.0
        found.setdefault((edit.table, edit.row), []).append([edit.field, value, edit.confirmed])
    return found


def _patched(text: str, data: Data, draft: Draft, anew: Collection[Place]) -> str:
    """The text that says `data`, with these places as the draft has them."""
    base = packaged(draft.base.game, str(data.get("base", draft.base.id)))
    if not anew and base.id == draft.base.id:
        return text
    spans = Spans(text)
    patches = [patch for place in anew for patch in _patches(spans, place, data, draft)]
    line_break = "\r\n" if "\r\n" in text else "\n"
    for start, end, new in sorted([*patches, *_base(spans, data, draft)], reverse=True):
        text = text[:start] + new.replace("\n", line_break) + text[end:]
    return text


def _base(spans: Spans, data: Data, draft: Draft) -> Iterator[Patch]:
    """Which usual sheet the draft was made from."""
    base = draft.base.id
    if "base" not in data:
        at = spans.line_end(spans.value(("format",))[1])
        yield at, at, f"base   = {toml(base)}\n"
    elif data["base"] != base:
        yield *spans.value(("base",)), toml(base)


def _patches(spans: Spans, place: Place, data: Data, draft: Draft) -> Iterator[Patch]:
    before = place.find(data)
    if before is None:
        raise Lost(f"not there: {place.steps}")
    after = _record(place, before, draft)
    span = spans.find(place.steps)
    if span is not None and place.row is not None:
        yield *span, toml(after)
    else:
        yield from _line_patches(spans, place, before, after)


def _line_patches(spans: Spans, place: Place, before: Data, after: Data) -> Iterator[Patch]:
    """A table has its fields on lines of their own, and so has a row under a head of its own."""
    steps = place.steps
    for name in (*place.rules, *PROVENANCE):
        if name in before and name not in after:
            start, end = spans.value((*steps, name))
            yield spans.line_start(start), spans.line_end(end), ""
        elif name in before and not same(before[name], after[name]):
            yield *spans.value((*steps, name)), toml(after[name])
        elif name in after and name not in before:
            at = spans.under_head(steps)
            yield at, at, f"{name} = {toml(after[name])}\n"


def _record(place: Place, before: Data, draft: Draft) -> Data:
    """A table or row as the draft has it, in the order of the structure; who says a number as the text had it."""
    own, usual = place.find(draft.data) or {}, place.find(draft.base.data) or {}
    fields = {name: _ordered(place, name, own[name]) for name in place.rules if name in own}
    rows = [row for part in own.values() if isinstance(part, list) for row in part if isinstance(row, dict)]
    words = {word: named_there(_names(before.get(word)), [own, *rows]) for word in SOURCES}
    words[OWNER] = own.get(OWNER, [])
    source = before.get("source")
    if source == OWNER or source not in SOURCES:
        source = usual.get("source")
    return fields | ({"source": source} if source else {}) | {word: named for word, named in words.items() if named}


def _names(value: object) -> list[str]:
    return [name for name in value if isinstance(name, str)] if isinstance(value, list) else []


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
