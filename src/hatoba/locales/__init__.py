"""Texts in the language of the reader: Mozilla Fluent files, one folder a language, one file a subject.

    texts = Texts("pl")
    texts("yokohama-area-bank")                    # a message
    texts("rules-yokohama-turn.title")             # an attribute of a message
    texts("yokohama-amount-imports", n=2)          # with arguments

What a language lacks is taken from English. In a .ftl file a line break inside a paragraph counts as a space, in
Japanese as nothing, and an empty line separates paragraphs; the strings that come out have one line a paragraph.
`Texts.join` puts several of them after each other as the language does. `hatoba.locales.arguments` makes
the arguments that the rules need from a component sheet; `hatoba.locales.words` puts events, prompts, reasons and
actions into words.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = ["FALLBACK", "Texts", "UnknownMessage", "languages"]

FALLBACK = "en"
UNSPACED = {"ja": {" ": "", ", ": "、", "; ": "／", ": ": "："}}  # noqa: RUF001
"""Languages that put no spaces between words, with what stands for our separators there."""


class UnknownMessage(KeyError):
    """No language has a message of this id."""

    def __init__(self, message_id: str) -> None:
        super().__init__(message_id)
        self.message_id = message_id

    def __str__(self) -> str:
        return f"no text has the id {self.message_id!r}"


def languages() -> tuple[str, ...]:
    """The languages there are, English first."""
    found = (folder.name for folder in _root().iterdir() if folder.is_dir() and _sources(folder))
    return tuple(sorted(found, key=lambda name: (name != FALLBACK, name)))


class Texts:
    """All texts of one language, with English behind it."""

    def __init__(self, language: str = FALLBACK) -> None:
        known = languages()
        if language not in known:
            raise ValueError(f"no texts in the language {language!r}; there are {', '.join(known)}")
        self.language = language
        self.ids: tuple[str, ...] = ()  # of the English messages, in the order of the files
        self._bundles: list[FluentBundle] = []
        own = text_folders()
        for name in dict.fromkeys((language, FALLBACK)):
            bundle, self.ids = _read(name, own)
            self._bundles.append(bundle)

    def __contains__(self, message_id: object) -> bool:
        if not isinstance(message_id, str):
            return False
        name, _, attribute = message_id.partition(".")
        return any(_has(bundle, name, attribute) for bundle in self._bundles)

    def __call__(self, message_id: str, /, **args: object) -> str:
        """The text, formatted. A translation that fails with these arguments gives way to English."""
        name, _, attribute = message_id.partition(".")
        problems: list[Exception] = []
        for bundle in self._bundles:
            if not _has(bundle, name, attribute):
                continue
            message = bundle.get_message(name)
            pattern = message.attributes[attribute] if attribute else message.value
            assert pattern is not None  # _has looked
            text, problems = bundle.format_pattern(pattern, args)
            if not problems:
                return _unfold(str(text), bundle.locales[0])
        if problems:
            raise ValueError(f"{message_id}: {'; '.join(map(str, problems))}")
        raise UnknownMessage(message_id)

    def join(self, separator: str, parts: Iterable[str]) -> str:
        """Several texts after each other; `separator` is English and has another form in some languages."""
        return UNSPACED.get(self.language, {}).get(separator, separator).join(parts)


def _root() -> Traversable:
    return files(__name__)


def text_folders() -> tuple[Traversable, ...]:
    """The folders of games that bring their own texts."""
    from hatoba.components import PACKAGED
    from hatoba.games import game, names

    own = [game(name).facts.texts for name in names() if name not in PACKAGED]
    return tuple(folder for folder in own if folder is not None)


def source_files(folders: Sequence[Traversable], language: str) -> list[Traversable]:
    """The Fluent files of a language in these folders; a folder may lack the language."""
    found = (folder.joinpath(language) for folder in folders)
    return [file for folder in found if folder.is_dir() for file in _sources(folder)]


def _has(bundle: FluentBundle, name: str, attribute: str) -> bool:
    if not bundle.has_message(name):
        return False
    message = bundle.get_message(name)
    return attribute in message.attributes if attribute else message.value is not None


def _sources(folder: Traversable) -> list[Traversable]:
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)


@cache  # parsing takes a tenth of a second, and nobody changes a bundle
def _read(language: str, own: tuple[Traversable, ...]) -> tuple[FluentBundle, tuple[str, ...]]:
    """A language's files as one bundle, with those of the games' own folders, and the ids of their messages."""
    # Imported here: programs that show no text need not have Fluent.
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax import ast

    bundle = FluentBundle([language], use_isolating=False)
    ids: dict[str, None] = {}
    for file in source_files((_root(), *own), language):
        resource = FluentResource(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):  # Fluent would skip it silently
                raise ValueError(f"{language}/{file.name}: not Fluent: {(entry.content or '').strip()[:60]!r}")
            if isinstance(entry, ast.Message):
                if entry.id.name in ids:
                    raise ValueError(f"{language}/{file.name}: {entry.id.name} is there twice")
                ids[entry.id.name] = None
        bundle.add_resource(resource)
    return bundle, tuple(ids)


def _unfold(text: str, language: str) -> str:
    """Paragraphs on one line each, an empty line between them."""
    fold = "" if language in UNSPACED else " "
    paragraphs = (paragraph.splitlines() for paragraph in re.split(r"\n\s*\n", text.strip()))
    return "\n\n".join(fold.join(" ".join(line.split()) for line in lines) for lines in paragraphs)
