"""The tools, each fetched once into a folder below build/."""

import shutil
import subprocess
import sys
import zipfile
from dataclasses import dataclass
from pathlib import Path

from hatoba.site.folder import PYODIDE

BINARYEN = "132.0.0"
ZIG = "0.17.0"
PLATFORM = "pyemscripten_2026_0_wasm32"
WHEELS = [
    "mypy==2.4.1",
    "librt==0.16.0",
    "ast-serialize",
    "mypy-extensions",
    "pathspec",
    "typing-extensions",
    "setuptools",
]
"""What mypyc needs inside Pyodide. librt goes to the browser as well: compiled code leans on it."""
HEADERS = "libpython3.14-dev"
KEYS = "/usr/share/keyrings/debian-archive-keyring.gpg"


class Missing(Exception):
    """A tool that cannot be had here."""


@dataclass(frozen=True)
class Tools:
    """Where they are."""

    folder: Path

    @property
    def pyodide(self) -> Path:
        return self.folder / "node_modules" / "pyodide"

    @property
    def wasm_opt(self) -> Path:
        return self.folder / "node_modules" / "binaryen" / "bin" / "wasm-opt"

    @property
    def zig(self) -> Path:
        return self.folder / "zig" / "ziglang"

    @property
    def wheels(self) -> Path:
        return self.folder / "wheels"

    @property
    def headers(self) -> Path:
        return self.folder / "headers" / "usr" / "include"


def fetch_tools(folder: Path) -> Tools:
    """All of them; Missing says which is not to be had."""
    tools = Tools(folder)
    folder.mkdir(parents=True, exist_ok=True)
    if not tools.wasm_opt.exists() or not tools.pyodide.exists():
        npm = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(folder)]
        run("Pyodide and Binaryen", [*npm, f"pyodide@{PYODIDE}", f"binaryen@{BINARYEN}"])
    if not tools.zig.exists():
        download("Zig", folder / "zig.wheel", f"ziglang=={ZIG}")
        (wheel,) = (folder / "zig.wheel").glob("*.whl")
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(folder / "zig")
        (tools.zig / "zig").chmod(0o755)
    if not tools.wheels.exists():
        there = ["--platform", PLATFORM, "--platform", "any", "--python-version", "314", "--implementation", "cp"]
        download("mypy for Pyodide", tools.wheels, *there, "--abi", "cp314", "--abi", "none", *WHEELS)
    if not tools.headers.exists():
        fetch_headers(folder)
    return tools


def fetch_headers(folder: Path) -> None:
    """Debian has them in unstable only, so apt gets a list of sources of its own; nothing is installed."""
    apt = folder / "apt"
    (apt / "lists" / "partial").mkdir(parents=True, exist_ok=True)
    sources = apt / "sources.list"
    sources.write_text(f"deb [signed-by={KEYS}] {find_archive()} sid main\n", encoding="utf-8")
    options = {
        "Dir::Etc::SourceList": sources.resolve(),
        "Dir::Etc::SourceParts": "-",
        "Dir::State::Lists": (apt / "lists").resolve(),
        "Dir::Cache": (apt / "cache").resolve(),
    }
    command = ["apt-get", "-qq", *(f"-o{name}={value}" for name, value in options.items())]
    run("the C headers of Python 3.14", [*command, "update"])
    run("the C headers of Python 3.14", [*command, "download", HEADERS], cwd=apt)
    (package,) = apt.glob(f"{HEADERS}_*.deb")
    run("the C headers of Python 3.14", ["dpkg-deb", "-x", str(package), str(folder / "headers")])


def find_archive() -> str:
    """The Debian archive that this machine uses."""
    listed = run("Debian's archive", ["apt-get", "indextargets", "--format", "$(REPO_URI)"]).split()
    found = [address for address in listed if "security" not in address]
    if not found:
        raise Missing("no Debian archive is set up here")
    return found[0]


def download(what: str, folder: Path, *wanted: str) -> None:
    options = ["--quiet", "--disable-pip-version-check", "--no-deps", "--only-binary=:all:", "--dest", str(folder)]
    run(what, [sys.executable, "-m", "pip", "download", *options, *wanted])


def run(what: str, command: list[str], cwd: Path | None = None) -> str:
    """What a command prints; Missing if it is not there or fails."""
    if shutil.which(command[0]) is None:
        raise Missing(f"{what}: there is no {command[0]}")
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Missing(f"{what}: {command[0]} failed: {done.stderr.strip()[-300:]}")
    return done.stdout
