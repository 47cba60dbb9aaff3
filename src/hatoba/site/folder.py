"""The folder: the client, Pyodide, our package for it, and what the start page asks before all that is loaded."""

import json
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

import hatoba
from hatoba.browser.wire import encode
from hatoba.games import game, names
from hatoba.lessons.driving import list_lessons
from hatoba.lessons.rulebook import rulebook_of
from hatoba.site.ahead import BYTECODE, MEMORY, prepare_start
from hatoba.site.wheels import installed_wheel, package_wheel
from hatoba.table.facts import facts_of, offer

PYODIDE = "314.0.7"
"""From npm. A compiled engine fits this version only."""
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
NOTICE = """Pyodide {version}, in the folder pyodide, is under the Mozilla Public License 2.0; its source is at
https://github.com/pyodide/pyodide. The archives beside it have the licences that stand in them.
"""
CLIENT = Path(hatoba.__file__).parent / "server" / "client"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'"
)
"""Of the page. The engine runs in a worker, whose own policy needs 'wasm-unsafe-eval' if a host sets one."""
MANIFEST = {
    "name": "Hatoba",
    "short_name": "Hatoba",
    "start_url": "./",
    "scope": "./",
    "display": "standalone",
    "background_color": "#f4eddd",
    "theme_color": "#c8452d",
    "icons": [
        {"src": "icons/icon-192.png", "sizes": "192x192", "type": "image/png"},
        {"src": "icons/icon-512.png", "sizes": "512x512", "type": "image/png"},
        {"src": "icons/maskable-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
    ],
}


class CannotBuild(ValueError):
    """Something that a site needs is not here."""


@dataclass(frozen=True)
class Built:
    """What was made: `build` is compiled or plain, `bytes` all that a browser may fetch.

    `prepared`: whether it carries what every start would do otherwise.
    """

    build: str
    bytes: int
    prepared: bool


def build_site(target: Path, pyodide: Path | None = None, engine: Path | None = None) -> Built:
    """Write the folder anew. `pyodide`: a folder with its files, otherwise npm is asked; `engine`: compiled for it."""
    if not (CLIENT / "index.html").is_file():
        raise CannotBuild("the web client is not built into this installation: install with Node")
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(CLIENT, target)
    device = target / "device"
    (device / "games").mkdir(parents=True)
    packages = [package_wheel(device, engine), installed_wheel(device, "mypy_extensions")]
    if engine is not None:
        packages += [Path(shutil.copy(wheel, device)) for wheel in sorted(engine.glob("librt-*.whl"))]
    _copy_pyodide(pyodide, device / "pyodide")
    build = "plain" if engine is None else "compiled"
    prepared = prepare_start(device, [wheel.name for wheel in packages])
    if prepared:
        packages.append(device / BYTECODE)
    # The bar of the client goes by these; the interpreter itself is compiled while it comes.
    loaded = [*packages, *(path for path in (device / "pyodide").iterdir() if path.suffix != ".wasm")]
    parts = {
        "packages": [archive.name for archive in packages],
        "memory": MEMORY if prepared else None,
        "build": build,
        "bytes": _size([*loaded, device / MEMORY] if prepared else loaded),
    }
    _write(device / "parts.json", json.dumps(parts))
    _write(device / "NOTICE.txt", NOTICE.format(version=PYODIDE))
    _write(device / "server.json", encode(offer(hatoba.__version__, coach=True, daily=True)))
    _write(device / "lessons.json", encode(list_lessons()))
    for name in names():
        _write(device / "games" / f"{name}.json", encode(facts_of(game(name))))
        _write(device / "games" / f"{name}-rulebook.json", encode(rulebook_of(name)))
    _write(target / "manifest.webmanifest", json.dumps(MANIFEST))
    _write(target / "index.html", page_of_site((CLIENT / "index.html").read_text(encoding="utf-8")))
    _write(target / "precache.js", f"self.PRECACHE = {json.dumps(_precache(target), indent=1)};\n")
    return Built(build, _size(path for path in target.rglob("*") if path.is_file()), prepared)


def page_of_site(page: str) -> str:
    """The client's page for a folder that may lie anywhere: addresses from here, and a policy of its own."""
    told = (
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
        '<meta name="hatoba-device" content="only" /><link rel="manifest" href="./manifest.webmanifest" />'
    )
    return page.replace('="/', '="./').replace("<title>", f"{told}<title>", 1)


def page_beside(page: str) -> str:
    """The same page for a server that has a site beside it."""
    return page.replace("<title>", '<meta name="hatoba-device" content="beside" /><title>', 1)


def _precache(target: Path) -> list[tuple[str, str]]:
    """Every file and a short hash of it: what the service worker keeps."""
    left_out = {target / "sw.js", target / "precache.js"}
    files = [path for path in sorted(target.rglob("*")) if path.is_file() and path not in left_out]
    return [(path.relative_to(target).as_posix(), sha256(path.read_bytes()).hexdigest()[:16]) for path in files]


def _copy_pyodide(found: Path | None, target: Path) -> None:
    if found is not None:
        _copy_files(found, target)
        return
    npm = shutil.which("npm")
    if npm is None:
        raise CannotBuild("a site needs Pyodide: give its folder, or install npm, which fetches it")
    with tempfile.TemporaryDirectory() as folder:
        install = [npm, "install", "--silent", "--no-audit", "--no-fund", "--prefix", folder, f"pyodide@{PYODIDE}"]
        if subprocess.run(install, check=False).returncode:
            raise CannotBuild(f"npm does not find pyodide {PYODIDE}")
        _copy_files(Path(folder) / "node_modules" / "pyodide", target)


def _copy_files(found: Path, target: Path) -> None:
    target.mkdir()
    for name in PYODIDE_FILES:
        if not (found / name).is_file():
            raise CannotBuild(f"{found} has no {name}: it is no Pyodide {PYODIDE}")
        shutil.copy(found / name, target / name)


def _size(files: Iterator[Path] | list[Path]) -> int:
    return sum(path.stat().st_size for path in files)


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8", newline="\n")
