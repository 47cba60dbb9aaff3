"""The loader: languages, fallback, plural forms, errors."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hatoba import locales
from hatoba.locales import Texts, UnknownMessage, languages


def test_english_is_there_and_first() -> None:
    assert languages()[0] == "en"


def test_a_message_and_an_attribute() -> None:
    texts = Texts()
    assert texts("yokohama-area-bank") == "Bank"
    assert texts("rules-yokohama-turn.title") == "The turn"
    assert "yokohama-area-bank" in texts
    assert "rules-yokohama-turn.title" in texts
    assert "rules-yokohama-turn.nothing" not in texts
    assert 7 not in texts


@pytest.mark.parametrize("message_id", ["yokohama-area-casino", "yokohama-area-bank.title", ""])
def test_an_unknown_id_is_a_clear_key_error(message_id: str) -> None:
    with pytest.raises(KeyError) as caught:
        Texts()(message_id)
    assert isinstance(caught.value, UnknownMessage)
    assert str(caught.value) == f"no text has the id {message_id!r}"


def test_a_missing_argument_is_named() -> None:
    with pytest.raises(ValueError, match=r"yokohama-amount-vp: .*n"):
        Texts()("yokohama-amount-vp")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="no texts in the language 'tlh'; there are en"):
        Texts("tlh")


def test_no_isolation_marks() -> None:
    assert Texts()("yokohama-amount-yen", n=3) == "3 yen"


@pytest.mark.parametrize(("n", "text"), [(0, "0 imports"), (1, "1 import"), (2, "2 imports"), (5, "5 imports")])
def test_plural_forms(n: int, text: str) -> None:
    assert Texts()("yokohama-amount-imports", n=n) == text


@pytest.fixture
def two_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    for language, text in {
        "en": "both = English\nonly = Only English\n    .title = Title\nnumbered = { $n } goods\n",
        "pl": "both = Polski\nnumbered = { $missing } dóbr\ncount = { $n ->\n    [one] jeden\n    [few] kilka\n"
        "   *[many] wiele\n }\n",
    }.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "test.ftl").write_text(text, encoding="utf-8")
    (tmp_path / "empty").mkdir()
    monkeypatch.setattr(locales, "_root", lambda: tmp_path)
    locales._read.cache_clear()
    yield tmp_path
    locales._read.cache_clear()


def test_a_folded_line_is_a_space_but_not_in_japanese(two_languages: Path) -> None:
    (two_languages / "ja").mkdir()
    folded = "both =\n    助手を{ $n }人\n    置く。\n\n    それから\n    移動。\n"
    (two_languages / "ja" / "test.ftl").write_text(folded, encoding="utf-8")
    (two_languages / "en" / "more.ftl").write_text("more =\n    One\n    line.\n\n    Another.\n", encoding="utf-8")
    texts = Texts("ja")
    assert texts("both", n=2) == "助手を2人置く。\n\nそれから移動。"
    assert texts("more") == "One line.\n\nAnother.", "English stays English behind it"
    assert texts.join(", ", ("銅2", "茶1")) == "銅2、茶1"
    assert Texts().join(", ", ("2 copper", "1 tea")) == "2 copper, 1 tea"


@pytest.mark.usefixtures("two_languages")
def test_what_a_language_lacks_is_english() -> None:
    texts = Texts("pl")
    assert languages() == ("en", "pl")
    assert texts("both") == "Polski"
    assert texts("only") == "Only English"
    assert texts("only.title") == "Title"
    assert texts("numbered", n=4) == "4 goods", "a translation that fails gives way"
    assert [texts("count", n=n) for n in (1, 3, 5)] == ["jeden", "kilka", "wiele"]


def test_paragraphs(two_languages: Path) -> None:
    (two_languages / "en" / "test.ftl").write_text("long =\n    One\n    line.\n\n    Another.\n", encoding="utf-8")
    assert Texts()("long") == "One line.\n\nAnother."


@pytest.mark.parametrize(
    ("text", "problem"), [("good = x\nbad text\n", "not Fluent: 'bad text'"), ("a = x\na = y\n", "twice")]
)
def test_a_broken_file_is_refused(two_languages: Path, text: str, problem: str) -> None:
    (two_languages / "en" / "test.ftl").write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=f"en/test.ftl: .*{problem}"):
        Texts()


def test_fluent_is_imported_only_for_texts() -> None:
    code = "import sys, hatoba.locales; sys.exit(any(name.startswith('fluent') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
