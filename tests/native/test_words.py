"""Numbers stay machine words in compiled code: what would make mypyc box them is not written."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent.parent / "src" / "hatoba"
SURFACE = ("game", "view")
WITH_WORDS = [
    path
    for path in sorted(PACKAGE.rglob("*.py"))
    if path.stem not in SURFACE and "i64" in path.read_text(encoding="utf-8")
]
"""All compiled modules, and a few others that know of machine words."""


def is_bare_number(node: ast.expr) -> bool:
    """Whether this is a literal int, or one with a sign."""
    if isinstance(node, ast.UnaryOp):
        return is_bare_number(node.operand)
    return isinstance(node, ast.Constant) and type(node.value) is int


def boxed(source: str) -> Iterator[str]:
    """What mypyc would make objects of: bare numbers in conditional expressions, constants that may be any int."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.IfExp) and (is_bare_number(node.body) or is_bare_number(node.orelse)):
            yield f"line {node.lineno}: a bare number in a conditional expression"
        if isinstance(node, ast.AnnAssign) and isinstance(node.annotation, ast.Name) and node.annotation.id == "Final":
            if node.value is not None and not isinstance(node.value, ast.Constant | ast.Tuple | ast.Call):
                yield f"line {node.lineno}: a computed constant without a type"
            elif node.value is not None and is_bare_number(node.value):
                yield f"line {node.lineno}: Final instead of Final[i64]"


@pytest.mark.parametrize("path", WITH_WORDS, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_nothing_in_compiled_code_boxes_numbers(path: Path) -> None:
    assert list(boxed(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "line", ["x = y if z else 0", "x = -1 if z else y", "X: Final = 3", "X: Final = Y * 2", "X: Final = -1"]
)
def test_what_boxes_is_noticed(line: str) -> None:
    assert list(boxed(line))
