"""Build the engine into a folder for `hatoba site --engine`; what it was built from already is not built again."""

import argparse
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from build_backend import native_list

from tools.engine import ENGINE, ROOT, TOOLS, WORK, is_fresh
from tools.engine.fetch import Missing, Tools, fetch_tools

HERE = Path(__file__).parent
SUFFIX = ".cpython-314-wasm32-emscripten.so"
GROUP = "hatoba__mypyc"
"""The module with all compiled code; the others only lead to it."""
FEATURES = "bulk-memory nontrapping-float-to-int sign-ext mutable-globals reference-types multivalue"
COMPILE = "-O2 -fPIC -fvisibility=hidden -fno-strict-overflow -ffp-contract=off -DNDEBUG -g0 -w -c"
LINK = "--experimental-pic -shared --unresolved-symbols=import-dynamic --strip-all"


def main() -> int:
    """0: the engine is there. 1: it cannot be built here, and that is said."""
    parser = argparse.ArgumentParser(description="the engine compiled to WebAssembly")
    parser.add_argument("folder", type=Path, nargs="?", default=ENGINE, help="where to write it")
    target: Path = parser.parse_args().folder
    try:
        tools = fetch_tools(TOOLS)
        if not is_fresh(target):
            build(tools, target)
    except (Missing, subprocess.CalledProcessError) as error:
        shutil.rmtree(target, ignore_errors=True)  # an older one fits the sources no more
        print(f"hatoba: no compiled engine for browsers ({error})", file=sys.stderr)
        return 1
    return 0


def build(tools: Tools, target: Path) -> None:
    """Generate, compile and link, each module as a library that Pyodide loads."""
    generated = WORK / "c"
    for folder in (WORK / "include", generated, target):
        shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(tools.headers / "python3.14", WORK / "include")
    (machine,) = tools.headers.glob("*/python3.14/pyconfig.h")
    shutil.copy(machine, WORK / "include" / "pyconfig.h")
    generated.mkdir()
    print("hatoba: the engine is compiled to WebAssembly (two minutes)", file=sys.stderr)
    node = ["node", str(HERE / "generate.mjs"), str(tools.pyodide), str(tools.wheels), str(ROOT), str(WORK)]
    subprocess.run(node, check=True)
    unpack_runtime(tools)
    whole = compile_module(tools, generated / "__native_hatoba.c", GROUP)
    (target / "hatoba").mkdir(parents=True)
    flags = [f"--enable-{feature}" for feature in FEATURES.split()]
    optimize = ["node", str(tools.wasm_opt), "-O2", *flags, str(whole), "-o", str(target / f"{GROUP}{SUFFIX}")]
    subprocess.run(optimize, check=True)
    for source in sorted((generated / "hatoba").rglob("*.c")):
        place = (target / source.relative_to(generated)).with_suffix(SUFFIX)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(compile_module(tools, source, source.stem), place)
    for wheel in tools.wheels.glob("librt-*.whl"):
        shutil.copy(wheel, target)
    # Last: whoever finds it finds a whole engine.
    (target / "hatoba" / "native.txt").write_text(native_list(), encoding="utf-8", newline="\n")


def unpack_runtime(tools: Tools) -> None:
    """The C that all modules of mypyc share comes with mypy's wheel."""
    (wheel,) = tools.wheels.glob("mypy-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(WORK, [name for name in archive.namelist() if name.startswith("mypyc/lib-rt/")])


def compile_module(tools: Tools, source: Path, name: str) -> Path:
    """One library, which has nothing to show but how it is initialized."""
    zig, library = str(tools.zig / "zig"), tools.zig / "lib"
    libc = library / "libc" / "include"
    system = [
        f"-isystem{folder}" for folder in (libc / "riscv32-linux-musl", libc / "generic-musl", library / "include")
    ]
    own = [f"-I{folder}" for folder in (WORK / "include", WORK / "c", WORK / "mypyc" / "lib-rt")]
    compiled, linked = WORK / "module.o", WORK / "module.so"
    compiler = [zig, "clang", "--target=wasm32-unknown-emscripten", "-nostdinc", *system, *own, *COMPILE.split()]
    subprocess.run([*compiler, str(source), "-o", str(compiled)], check=True)
    linker = [zig, "wasm-ld", *LINK.split(), f"--export=PyInit_{name}"]
    subprocess.run([*linker, str(compiled), "-o", str(linked)], check=True)
    return linked


if __name__ == "__main__":
    sys.exit(main())
