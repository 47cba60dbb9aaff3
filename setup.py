"""Compile the hot core with mypyc where a C compiler is; without one the package installs as plain Python.

HATOBA_NATIVE=off builds plain Python, HATOBA_NATIVE=required fails rather than going on without native code.
"""

import os
import shutil
import sys
import sysconfig
from hashlib import blake2b
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

INTERPRETED = {"__init__", "game", "names", "sheet", "events", "problems", "view"}
"""The surface of a game: what people see. Everything else in a game's folder is compiled."""

COMPILED = [
    "src/hatoba/engine/rng.py",
    "src/hatoba/engine/state.py",
    "src/hatoba/engine/playout.py",
    "src/hatoba/bots/search.py",
    "src/hatoba/games/trade.py",
    *(str(path) for path in sorted(Path("src/hatoba/games").glob("*/*.py")) if path.stem not in INTERPRETED),
]


def compiler() -> str | None:
    """The C compiler that Python's own extensions are built with, if it is there."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(command)


def native_modules() -> list[Any]:
    """The extension modules, or none; says why if there are none."""
    wish = os.environ.get("HATOBA_NATIVE", "auto")
    if wish not in ("auto", "off", "required"):
        sys.exit(f"HATOBA_NATIVE must be auto, off or required, not {wish!r}")
    if wish == "off":
        return []
    if compiler() is None:
        if wish == "required":
            sys.exit("hatoba: HATOBA_NATIVE=required, but there is no C compiler")
        print(
            "hatoba: no C compiler, so it is installed as plain Python: everything works, more slowly", file=sys.stderr
        )
        return []
    from mypyc.build import mypycify

    modules: list[Any] = mypycify(COMPILED, opt_level="3", debug_level="0", strip_asserts=True, group_name="hatoba")
    if sys.platform != "win32":
        for module in modules:  # lets the C compiler inline across our modules
            module.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden"]
    return modules


class BuildNative(build_ext):
    """Also writes down what the native code was built from, so that hatoba can notice when it is stale."""

    def run(self) -> None:
        super().run()
        if self.extensions:
            target = Path("src" if self.inplace else self.build_lib) / "hatoba" / "native.txt"
            lines = [f"{blake2b(Path(path).read_bytes(), digest_size=16).hexdigest()} {path[11:]}" for path in COMPILED]
            target.write_text("\n".join(lines) + "\n", encoding="utf-8")


setup(ext_modules=native_modules(), cmdclass={"build_ext": BuildNative})
