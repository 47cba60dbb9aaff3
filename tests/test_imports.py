"""Imports point one way: which part of the package knows which, read from the source without importing it."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import hatoba

SOURCE = Path(hatoba.__file__).parent
RULES = {"components", "engine"}
PLAY = {*RULES, "games", "bots"}
KNOWS: dict[str, set[str]] = {
    "components": set(),
    "workshop": {"components"},
    "engine": {"components"},
    "games": RULES,
    "locales": {*RULES, "games"},
    "bots": {*RULES, "games"},
    "coach": {*PLAY, "locales"},
    "table": {*PLAY, "locales"},
    "lessons": {*PLAY, "locales", "table"},
    "pictures": {*RULES, "extras"},
    "arena": {*PLAY, "hatoba", "extras"},
    "envs": {*PLAY, "hatoba", "extras", "locales", "pictures"},
    "learning": {*PLAY, "hatoba", "arena"},
    "data": {*PLAY, "hatoba", "extras", "arena", "envs"},
    "bench": {*PLAY, "hatoba", "arena", "envs"},
    "server": {*PLAY, "hatoba", "extras", "locales", "coach", "table", "lessons", "site", "pictures", "arena"}
    | {"workshop"},
    "browser": {*PLAY, "table", "lessons", "coach", "workshop"},
    "site": {"hatoba", "games", "table", "lessons", "browser"},
    "cli": {*PLAY, "hatoba", "extras", "build", "locales", "coach", "table", "lessons", "arena", "envs", "learning"}
    | {"data", "bench", "server", "site", "workshop"},
    "hatoba": {*RULES, "games", "build"},
    "build": {"engine", "hatoba"},
    "extras": {"engine"},
    "__main__": {"cli"},
}
"""What each part may import of the package; `hatoba` is the package's own __init__."""
NATIVE = {"mypy_extensions", "librt"}
OUTSIDE: dict[str, set[str]] = {
    "components": set(),
    "workshop": set(),
    "engine": NATIVE,
    "games": NATIVE,
    "bots": NATIVE,
    "table": set(),
    "coach": set(),
    "lessons": set(),
    "browser": set(),
    "locales": {"fluent"},
}
"""What these parts may import besides: they are the bare install, and run in a browser."""


def part_of(module: str) -> str:
    """The folder or file of the package that a module belongs to; what is a name of its __init__ is `hatoba`."""
    first = module.split(".")[1:2]
    return first[0] if first and first[0] in KNOWS else "hatoba"


def imported(module: str, source: str) -> Iterator[str]:
    """All that a module's source imports, wherever in it that stands."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = ".".join(module.split(".")[: -node.level]) if node.level else ""
            yield from (".".join(filter(None, (above, node.module, name.name))) for name in node.names)


def arrows_back(module: str, source: str) -> Iterator[str]:
    """The imports of a module that point the wrong way."""
    own = part_of(module)
    for name in imported(module, source):
        top = name.split(".")[0]
        if top == "hatoba":
            wrong = part_of(name) != own and part_of(name) not in KNOWS[own]
        else:
            wrong = own in OUTSIDE and top not in OUTSIDE[own] and top not in sys.stdlib_module_names
        if wrong:
            yield f"{module} imports {name}"


def test_no_import_points_back() -> None:
    there = {file.stem for file in SOURCE.iterdir() if file.suffix == ".py" or (file / "__init__.py").is_file()}
    assert there - {"__init__"} == set(KNOWS) - {"hatoba"}
    found: list[str] = []
    for file in sorted(SOURCE.rglob("*.py")):
        module = ".".join(("hatoba", *file.relative_to(SOURCE).with_suffix("").parts)).removesuffix(".__init__")
        found += arrows_back(module, file.read_text(encoding="utf-8"))
    assert not found, "\n".join(found)


def test_the_arrows_make_no_circle() -> None:
    """But for the package itself, of which everybody may ask the version."""
    known: set[str] = {"hatoba"}
    left = {part: knows - known for part, knows in KNOWS.items() if part != "hatoba"}
    while left:
        free = {part for part, knows in left.items() if knows <= known}
        assert free, f"in a circle: {sorted(left)}"
        known |= free
        left = {part: knows for part, knows in left.items() if part not in free}


def test_an_import_that_points_back_is_noticed() -> None:
    """However it is written, also for types only or inside a function."""
    wrong = {
        "import hatoba.server.live": 1,
        "from hatoba.server import live": 1,
        "from hatoba import server, engine": 1,
        "from ..server import live": 1,
        "if TYPE_CHECKING:\n    from hatoba.server.table import ServedTable": 1,
        "def late():\n    import msgspec\n    import litestar": 2,
        "import json\nfrom hatoba.engine.state import State\nfrom hatoba.table.entries import Entry": 0,
    }
    for source, count in wrong.items():
        assert len(list(arrows_back("hatoba.table.show", source))) == count, source
    assert list(arrows_back("hatoba.engine.record", "from hatoba.table import Table"))
    assert list(arrows_back("hatoba.games.duel.game", "import numpy"))
