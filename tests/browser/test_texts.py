"""Components speak through Fluent ids only, and every id they use is there."""

import re
from pathlib import Path

import pytest

from hatoba.locales import Texts

WEB = Path(__file__).parents[2] / "web" / "src"
FILES = sorted(path for path in WEB.rglob("*") if path.suffix in (".svelte", ".ts") and path.name != "api.ts")
SCRIPT = re.compile(r"<script.*?</script>|<style.*?</style>|<!--.*?-->", re.S)
WORD = re.compile(r"[A-Za-z]{2,}")
SPOKEN = re.compile(r"""(?:aria-label|title|placeholder|alt)="([^"{]*[A-Za-z]{2,}[^"{]*)\"""")
USED = re.compile(r"""\bt\(\s*"([\w.-]+)\"""")
LABEL = re.compile(r"""label: "(ui-[\w-]+)\"""")
ALLOWED = {"Hatoba"}

pytestmark = pytest.mark.skipif(not FILES, reason="the client's source is not here")


@pytest.mark.parametrize("path", [path for path in FILES if path.suffix == ".svelte"], ids=lambda path: path.stem)
def test_no_english_in_components(path: Path) -> None:
    source = SCRIPT.sub("", path.read_text(encoding="utf-8"))
    spoken = SPOKEN.findall(source)
    assert {*WORD.findall(bare(source)), *spoken} <= ALLOWED


def bare(source: str) -> str:
    """The text between tags and outside braces: what a reader would see as it stands."""
    seen: list[str] = []
    braces, quote, tag = 0, "", False
    for sign in source:
        if sign == "{":
            braces += 1
        elif sign == "}":
            braces -= 1
        elif braces == 0 and tag and sign in "\"'":
            quote = "" if quote == sign else quote or sign
        elif braces == 0 and not quote and sign == "<":
            tag = True
        elif braces == 0 and not quote and sign == ">":
            tag = False
            seen.append(" ")
        elif braces == 0 and not tag:
            seen.append(sign)
    return re.sub(r"&\w+;", " ", "".join(seen))  # entities such as &gt; are signs, not words


def test_every_id_that_is_used_is_there() -> None:
    texts = Texts()
    used = {found for path in FILES for rule in (USED, LABEL) for found in rule.findall(path.read_text("utf-8"))}
    assert used
    assert {one for one in used if one not in texts} == set()


def test_every_message_of_the_interface_is_used() -> None:
    source = "\n".join(path.read_text("utf-8") for path in FILES)
    prefixes = set(re.findall(r"`(ui-[\w-]*)\$\{", source)) | set(re.findall(r"dashed\(`(ui-[\w-]+)\$\{", source))
    ids = [one for one in Texts().ids if one.startswith("ui-")]
    unused = [one for one in ids if f'"{one}"' not in source and not any(one.startswith(part) for part in prefixes)]
    assert unused == []
