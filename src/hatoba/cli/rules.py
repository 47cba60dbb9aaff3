"""The rules as plain text, for `hatoba rules GAME [TOPIC]`. Texts come from the locales, numbers from the sheet."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from hatoba.games import game as find_game
from hatoba.locales import FALLBACK, Texts
from hatoba.locales.book import Book
from hatoba.locales.cards import card_lines, card_title
from hatoba.locales.details import detail_lines
from hatoba.locales.widths import columns_of, fold

__all__ = ["Topic", "rules_text", "topics"]

WIDTH = 88

SECTIONS = ("overview", "setup", "turn", "rewards", "scoring", "end", "options", "rulings", "numbers")


@dataclass(frozen=True, slots=True)
class Topic:
    """One thing to read about: a section, a part of one, a thing of the sheet, all things of a kind, or a card."""

    form: str  # "section", "part", "group", "thing" or "card"
    kind: str  # of a part: its section
    id: str


def rules_text(
    game: str,
    topic: str | None = None,
    language: str = FALLBACK,
    *,
    data: Mapping[str, Any] | None = None,
    width: int = WIDTH,
) -> str:
    """The rules of a game, or what they say of a topic. `data` is the sheet, if it is not the package's own.

    A topic that does not exist is refused with a ValueError that names similar ones.
    """
    book = _book(game, language, data)
    blocks = _contents(book) if topic is None else _pages(book, _find(book, topic))
    return "\n\n".join(_fold(block, width) for block in blocks) + "\n"


def topics(game: str, *, data: Mapping[str, Any] | None = None) -> dict[str, tuple[Topic, ...]]:
    """The words that can be asked for, each with all its meanings."""
    return _topics(_book(game, FALLBACK, data))


def _book(game: str, language: str, data: Mapping[str, Any] | None) -> Book:
    return Book(game, find_game(game).sheet.data if data is None else data, Texts(language))


# ---------------------------------------------------------------------------------------------------- topics


def _topics(book: Book) -> dict[str, tuple[Topic, ...]]:
    found: dict[str, list[Topic]] = {}
    for word, topic in _words(book):
        found.setdefault(word, []).append(topic)
    return {word: tuple(meanings) for word, meanings in found.items()}


def _words(book: Book) -> Iterator[tuple[str, Topic]]:
    for section in _sections(book):
        yield section, Topic("section", "", section)
    for section in _sections(book):
        for part in _parts(book, section):
            yield part.replace("-", "_"), Topic("part", section, part)
    for known in book.facts.things:
        kind = known.kind
        yield known.group, Topic("group", kind, "")
        for thing in book.things[kind]:
            yield thing, Topic("thing", kind, thing)
            if thing.endswith(("_a", "_b")):  # "port" means both ports
                yield thing[:-2], Topic("thing", kind, thing)
    for cards in book.facts.cards:
        for number in book.cards[cards.kind]:
            topic = Topic("card", cards.kind, str(number))
            yield f"{cards.kind} {number}", topic
            if cards.printed:
                yield f"card {number}", topic
                yield str(number), topic


def _sections(book: Book) -> list[str]:
    return [section for section in SECTIONS if f"rules-{book.game}-{section}" in book.texts]


def _parts(book: Book, section: str) -> list[str]:
    prefix = f"rules-{book.game}-{section}-"
    return [message_id.removeprefix(prefix) for message_id in book.texts.ids if message_id.startswith(prefix)]


def _find(book: Book, wanted: str) -> tuple[Topic, ...]:
    """All meanings of what the reader typed: a word of `topics`, or a name in the reader's language."""
    known = _topics(book)
    index: dict[str, list[Topic]] = {}
    for word, meanings in (*known.items(), *_names(book)):
        entry = index.setdefault(_plain(word), [])
        entry += [meaning for meaning in meanings if meaning not in entry]
    plain = _plain(wanted)
    board = re.sub(r"_\d+$", "", plain)  # the boards of one kind are copper_mine_1, copper_mine_2
    if plain not in index and any(topic.kind == "area" for topic in index.get(board, ())):
        plain = board
    if plain not in index:
        raise ValueError(_refusal(book, wanted, known))
    return tuple(index[plain])


def _names(book: Book) -> Iterator[tuple[str, tuple[Topic, ...]]]:
    for kind, rows in book.things.items():
        for thing in rows:
            yield book.name(kind, thing), (Topic("thing", kind, thing),)


def _plain(word: str) -> str:
    return re.sub(r"[\s_-]+", "_", word.strip().lower())


def _refusal(book: Book, wanted: str, known: Iterable[str]) -> str:
    words = {_plain(word): word for word in known}
    close = [words[match] for match in difflib.get_close_matches(_plain(wanted), words, n=4, cutoff=0.6)]
    hint = f"did you mean {', '.join(close)}?" if close else f"try {', '.join(_sections(book))}"
    return f"no topic {wanted!r} in the rules of {book.game}; {hint}"


# ---------------------------------------------------------------------------------------------------- pages

# A text, or a list of lines that stand close together.
Paragraph = str | list[str]


def _contents(book: Book) -> Iterator[Paragraph]:
    """What a reader gets who names no topic."""
    yield from _title(book.texts(f"{book.game}-game"))
    for section in ("overview", "turn"):
        yield from _section(book, section)
    yield from _title(book.texts("rules-topics.title"))
    yield book.texts("rules-topics")
    yield from _topic_lists(book)


def _topic_lists(book: Book) -> Iterator[Paragraph]:
    groups = [known.group for known in book.facts.things]
    parts = [part.replace("-", "_") for section in _sections(book) for part in _parts(book, section)]
    own = [part for part in dict.fromkeys(parts) if part not in (*_sections(book), *groups)]
    lists: dict[str, Iterable[str]] = {"section": _sections(book), "part": own, **book.things, "group": groups}
    lists["card"] = [f"{kind} {min(rows)}-{max(rows)}" for kind, rows in book.cards.items()]
    for kind, words in lists.items():
        yield book.texts(f"rules-topics-{kind}", topics=book.join(words))


def _pages(book: Book, meanings: Iterable[Topic]) -> Iterator[Paragraph]:
    for topic in meanings:
        if topic.form == "section":
            yield from _section(book, topic.id)
        elif topic.form == "part":
            yield from _message(book, f"rules-{book.game}-{topic.kind}-{topic.id}")
        elif topic.form == "group":
            yield from _group(book, topic.kind)
        elif topic.form == "thing":
            yield from _thing(book, topic.kind, topic.id)
        else:
            yield from _title(card_title(book, topic.kind, int(topic.id)))
            yield from filter(None, card_lines(book, topic.kind, int(topic.id)))


def _section(book: Book, section: str) -> Iterator[Paragraph]:
    yield from _message(book, f"rules-{book.game}-{section}")
    for part in _parts(book, section):
        yield from _message(book, f"rules-{book.game}-{section}-{part}")


def _message(book: Book, message_id: str) -> Iterator[Paragraph]:
    yield from _title(book.texts(f"{message_id}.title"))
    yield book.say(message_id)


def _group(book: Book, kind: str) -> Iterator[Paragraph]:
    yield from _title(book.texts(f"rules-topics-{kind}.title"))
    for thing in book.things[kind]:
        yield [f"{book.name(kind, thing)} ({thing})"]
        yield from _text(book, kind, thing)


def _thing(book: Book, kind: str, thing: str) -> Iterator[Paragraph]:
    yield from _title(book.name(kind, thing))
    category = book.things[kind][thing].get("category")
    if category:
        yield [book.name("category", category)]
    yield from _text(book, kind, thing)
    yield from filter(None, detail_lines(book, kind, thing))


def _text(book: Book, kind: str, thing: str) -> Iterator[Paragraph]:
    """The text of a thing; if it differs from card to card, each text once."""
    variants = next(known.variants for known in book.facts.things if known.kind == kind)
    if not variants:
        yield book.text(kind, thing)
        return
    rows = (row for row in book.cards[variants].values() if row[kind] == thing)
    yield from dict.fromkeys(book.text(kind, thing, row) for row in rows)


def _title(title: str) -> Iterator[Paragraph]:
    yield [title, "-" * columns_of(title)]


def _fold(block: Paragraph, width: int) -> str:
    if isinstance(block, str):
        return "\n\n".join(fold(paragraph, width) for paragraph in block.split("\n\n"))
    return "\n".join(_fold_line(line, width) for line in block)


def _fold_line(line: str, width: int) -> str:
    """A line that is short enough stays as it is, with the spaces of its columns."""
    return line if columns_of(line) <= width else fold(line, width, "  ")
