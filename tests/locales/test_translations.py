"""The translations: complete, with the same arguments, right plural forms and nothing left in English."""

import re
from itertools import product

import pytest
from fluent.syntax import ast
from tests.locales.files import (
    LANGUAGES,
    TRANSLATIONS,
    key_text,
    literals,
    nodes,
    patterns,
    selections,
    source_text,
    sources,
    variables,
)

from hatoba.cli.rules import rules_text
from hatoba.components import PACKAGED
from hatoba.locales import Texts, _read, languages
from hatoba.locales.widths import columns_of, fold

CATEGORIES = {
    "en": {"one", "other"},
    "de": {"one", "other"},
    "pl": {"one", "few", "many", "other"},
    "uk": {"one", "few", "many", "other"},
    "ja": {"other"},
}
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 5, 21, 22)

CITIES = {"Yokohama", "Sapporo", "Hakodate", "Osaka", "Nagasaki", "Fukuoka"}
JAPAN = CITIES | {"Nippon", "Hokkaido", "Kanto", "Kansai", "Bento"}
BOTS = {"Sato", "Ito", "Abe", "Mori"}
SAME = {
    "pl": JAPAN
    | BOTS
    | {"Hatoba", "Yokohama Duel", "Bank", "Port", "Port A", "Port B", "Telegram", "Agent", "min", "region", "Region"},
    "de": JAPAN
    | BOTS
    | {"Hatoba", "Yokohama Duel", "Kyushu", "Kyoto", "Bank", "Chinatown", "Yen", "Ball", "Export", "Bonus", "Indigo"}
    | {"Gold", "Extras", "Pause", "Normal", "Chat", "China", "Text", "Region"},
    "uk": {"Hatoba"},
    "ja": {"Hatoba"},
}
"""Texts that are the same as in English."""

ENGLISH = re.compile(r"\b(the|of|your|you|with|and|for|from|is|are|this|that)\b", re.IGNORECASE)


def test_the_languages_are_there() -> None:
    assert set(languages()) == set(LANGUAGES)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_same_files(language: str) -> None:
    assert sources(language).keys() == sources("en").keys()


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("name", sorted(sources("en")))
def test_the_same_messages_in_the_same_file_and_order(name: str, language: str) -> None:
    ids = re.compile(r"^(?:[a-z][\w-]* =|    \.[a-z]\w* =)", re.MULTILINE)
    assert ids.findall(sources(language)[name]) == ids.findall(sources("en")[name])


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_same_arguments(language: str) -> None:
    """No number is lost, none is invented."""
    own, english = patterns(language), patterns("en")
    for name, pattern in english.items():
        assert variables(own[name]) == variables(pattern), f"{language}: {name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_formats_in_every_plural_form(language: str) -> None:
    """With all that it selects by, from the language's own files alone."""
    bundle, _ = _read(language, ())
    for name, pattern in patterns(language).items():
        message_id, _, attribute = name.partition(".")
        message = bundle.get_message(message_id)
        chosen = message.attributes[attribute] if attribute else message.value
        assert chosen is not None
        values: dict[str, list[object]] = {variable: ["Anna"] for variable in variables(pattern)}
        for variable, variants in selections(pattern):
            keys = [key_text(variant) for variant in variants]
            plural = any(key in PLURALS - {"other"} or key.isdecimal() for key in keys)
            known = NUMBERS if plural else (*keys, "something_else")
            values[variable] = list(dict.fromkeys([*(v for v in values[variable] if v != "Anna"), *known]))
        for combination in product(*values.values()):
            text, problems = bundle.format_pattern(chosen, dict(zip(values, combination, strict=True)))
            assert not problems, f"{language}: {name}: {problems}"
            assert str(text).strip(), f"{language}: {name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_are_those_of_the_language(language: str) -> None:
    for name, pattern in patterns(language).items():
        for variable, variants in selections(pattern):
            keys = {key_text(variant) for variant in variants}
            if not keys & (PLURALS - {"other"}):
                continue
            found = f"{language}: {name} by ${variable}: {sorted(keys)}"
            assert keys & PLURALS <= CATEGORIES[language], found
            assert ("few" in keys) == ("many" in keys), found


def test_one_is_more_than_a_single_thing_in_ukrainian() -> None:
    """21 takes the form "one" too, so the number must be seen there, unless it stands beside the text."""
    for name, pattern in patterns("uk").items():
        if name == "ui-points-short":
            continue
        for variable, variants in selections(pattern):
            for variant in variants:
                if key_text(variant) == "one":
                    assert variable in variables(variant.value), f"{name}: [one] without ${variable}"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_nothing_is_left_in_english(language: str) -> None:
    english = patterns("en")
    for name, pattern in patterns(language).items():
        words = " ".join(literals(pattern))
        assert not ENGLISH.findall(words), f"{language}: {name}"
        if source_text(pattern) == source_text(english[name]):
            same = " ".join(re.findall(r"[^\W\d]+", words))
            assert not same or same in SAME[language], f"{language}: {name} is the same as in English"


def test_ukrainian_is_in_cyrillic() -> None:
    for name, pattern in patterns("uk").items():
        latin = re.findall(r"[A-Za-z]+", " ".join(literals(pattern)))
        assert all(
            word in ("A", "B", "x", "Hatoba", "Enter", "Esc", "Tab", "U", "H", "TOML", "UTF") for word in latin
        ), f"{name}: {latin}"


LATIN_IN_JAPANESE = {"A", "B", "C", "H", "x", "Hatoba", "Enter", "Tab", "HTTPS", "TOML", "UTF"}


def test_japanese_has_neither_foreign_words_nor_spaces_between_words() -> None:
    wide = "[\\u3000-\\u9fff\\uff00-\\uffef]"
    for name, pattern in patterns("ja").items():
        words = " ".join(literals(pattern))
        assert set(re.findall(r"[A-Za-z]+", words)) <= LATIN_IN_JAPANESE, name
        spaced = f"{wide}(?<![！？]) +{wide}"  # noqa: RUF001
        assert not [text for text in literals(pattern) if re.search(spaced, text)], name


def test_japanese_lines_on_a_terminal_break_by_their_width() -> None:
    text = "助手を「銀行」に一人置きます。Hatoba では、次へ。"
    lines = fold(text, 10, "  ").splitlines()
    assert lines == ["助手を「銀", "  行」に一", "  人置きま", "  す。", "  Hatoba", "  では、次", "  へ。"]
    assert all(columns_of(line) <= 10 for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_come_from_the_sheet(language: str) -> None:
    """Not in comments or in the keys of variants: in what a reader sees. Attributes and variants included."""
    shown = {name: literals(pattern) for name, pattern in patterns(language).items() if name.startswith("rules-")}
    assert len(shown) > 300
    assert not [name for name, texts in shown.items() if any(re.search(r"\d", text) for text in texts)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_are_tidy(language: str) -> None:
    for name, text in sources(language).items():
        for number, line in enumerate(text.splitlines(), 1):
            place = f"{language}/{name}:{number}"
            assert len(line) <= 120, place
            assert line == line.rstrip(), place
            assert "\t" not in line, place


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("game", PACKAGED)
def test_the_rules_print(game: str, language: str) -> None:
    for topic in (None, "setup", "turn", "scoring", "rulings", "bank" if game != "nippon" else "silk"):
        text = rules_text(game, topic, language)
        assert not re.search(r"[\u2068\u2069{}$]", text), topic
        assert all(columns_of(line) <= 88 for line in text.splitlines()), topic


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_never_gives_way_to_english(language: str) -> None:
    """`Texts` falls back quietly; here nothing may fall back."""
    own = patterns(language)
    assert not [name for name in patterns("en") if name not in own]
    assert not [name for name in own if name not in patterns("en")]
    assert Texts(language)("yokohama-area-bank") == literals(own["yokohama-area-bank"])[0]


def test_references_lead_somewhere() -> None:
    for language in LANGUAGES:
        known = {name.partition(".")[0] for name in patterns(language)}
        for pattern in patterns(language).values():
            asked = {node.id.name for node in nodes(pattern) if isinstance(node, ast.MessageReference)}
            assert asked <= known, asked
