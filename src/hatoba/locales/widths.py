"""How wide a text is on a terminal, where a Japanese letter takes two columns, and where its lines may break."""

import re
import textwrap
from unicodedata import east_asian_width

__all__ = ["columns_of", "fold"]

WIDE = r"[\u3000-\u9fff\uff00-\uffef]"
NEVER_FIRST = "、。，．：；！？）」』】〜ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ"  # noqa: RUF001
NEVER_LAST = "（「『【"  # noqa: RUF001
UNIT = re.compile(rf"[{NEVER_LAST}]*(?:{WIDE}|(?:(?!{WIDE})\S)+)[{NEVER_FIRST}]*|\s+")
"""A Japanese letter or another language's word, with the marks that stay on its line; or a space."""


def columns_of(text: str) -> int:
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def fold(text: str, width: int, indent: str = "") -> str:
    """Lines of at most `width` columns; `indent` stands before all but the first."""
    if not re.search(WIDE, text):
        return textwrap.fill(text, width, subsequent_indent=indent, break_on_hyphens=False)
    lines = [""]
    for unit in UNIT.findall(text):
        if columns_of(lines[-1] + unit.rstrip()) > width:
            lines.append(indent)
        lines[-1] += unit if lines[-1].strip() else unit.lstrip()
    return "\n".join(line.rstrip() for line in lines)
