"""The compiled engine for browsers: `python -m tools.engine FOLDER` builds it for the Pyodide that a site carries.

The same source and the same mypyc as the native build, compiled to WebAssembly without the Emscripten SDK. All that it
takes comes from package registries: Pyodide and Binaryen from npm; Zig (a C compiler for WebAssembly) and mypy's wheels
for Pyodide from PyPI; the C headers of Python 3.14 from Debian.
"""

from pathlib import Path

from build_backend import native_list

ROOT = Path(__file__).resolve().parents[2]
ENGINE = ROOT / "build" / "engine"
WORK = ROOT / "build" / "engine-work"
TOOLS = WORK / "tools"


def is_fresh(folder: Path) -> bool:
    """Whether a folder has a whole engine, built from the present sources."""
    listed = folder / "hatoba" / "native.txt"
    return listed.is_file() and listed.read_text(encoding="utf-8") == native_list()
