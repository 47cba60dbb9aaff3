"""The words of faults: every problem is found somewhere, and its texts take just the arguments that it has."""

import re
from pathlib import Path
from string import Formatter

import pytest

import hatoba
from hatoba.components.errors import SENTENCES
from hatoba.locales import Texts, languages

SOURCE = Path(hatoba.__file__).parent


def arguments(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


def test_every_problem_is_found_somewhere() -> None:
    files = [file for part in ("components", "server") for file in (SOURCE / part).rglob("*.py")]
    source = "\n".join(file.read_text(encoding="utf-8") for file in files if file.name != "errors.py")
    assert [problem for problem in SENTENCES if f'"{problem}"' not in source] == []


@pytest.mark.parametrize("language", languages())
def test_texts_take_the_arguments_of_their_problem(language: str) -> None:
    written = (SOURCE / "locales" / language / "sheets.ftl").read_text(encoding="utf-8")
    texts = Texts(language)
    for problem, sentence in SENTENCES.items():
        name = f"sheet-fault-{problem.replace('_', '-')}"
        (message,) = re.findall(rf"^{name} =((?:.*\n)(?:    .*\n)*)", written, re.MULTILINE)
        assert set(re.findall(r"\$(\w+)", message)) == arguments(sentence), problem
        told = texts(name, **{argument: f"<{argument}>" for argument in arguments(sentence)})
        assert all(f"<{argument}>" in told for argument in arguments(sentence)), problem
