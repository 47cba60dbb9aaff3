"""The Fluent files as parsed trees, for tests that look at what is written rather than at what comes out."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer

LANGUAGES = ("en", "pl", "de", "uk", "ja")
TRANSLATIONS = LANGUAGES[1:]


@cache
def sources(language: str) -> dict[str, str]:
    """The text of each file of a language."""
    folder = files("hatoba.locales").joinpath(language)
    return {
        file.name: file.read_text(encoding="utf-8")
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    }


@cache
def patterns(language: str) -> dict[str, ast.Pattern]:
    """Every text of a language: "id" or "id.attribute"."""
    found: dict[str, ast.Pattern] = {}
    for text in sources(language).values():
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    found[entry.id.name] = entry.value
                found |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
    return found


def nodes(node: object) -> Iterator[object]:
    """A node and all that is in it."""
    yield node
    parts = node if isinstance(node, list) else vars(node).values() if isinstance(node, ast.BaseNode) else ()
    for part in parts:
        yield from nodes(part)


def literals(pattern: object) -> list[str]:
    """What a reader sees, without arguments and keys of variants."""
    return [node.value for node in nodes(pattern) if isinstance(node, ast.TextElement)]


def variables(pattern: object) -> set[str]:
    return {node.id.name for node in nodes(pattern) if isinstance(node, ast.VariableReference)}


def selections(pattern: object) -> Iterator[tuple[str, list[ast.Variant]]]:
    """The variables that a text selects by, with the variants."""
    for node in nodes(pattern):
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            yield node.selector.id.name, node.variants


def key_text(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def source_text(pattern: ast.Pattern) -> str:
    """A text as it is written, without line breaks."""
    message = ast.Message(ast.Identifier("x"), pattern)
    return " ".join(FluentSerializer().serialize_entry(message).split())
