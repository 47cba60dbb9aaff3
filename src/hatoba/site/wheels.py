"""Wheels for the browser: the package without what only servers, trainers and terminals need, and what it leans on."""

import zipfile
from base64 import urlsafe_b64encode
from collections.abc import Iterator, Mapping
from hashlib import blake2b, sha256
from importlib.metadata import distribution
from pathlib import Path

import hatoba

PACKAGE = Path(hatoba.__file__).parent
LEFT_OUT = {"arena", "cli", "data", "envs", "learning", "pictures", "server", "site", "__main__.py"}
"""Parts that no worker needs."""
SUFFIXES = {".py", ".toml", ".json", ".jsonl"}
"""The texts are not among them: the client has them already."""
EXTENSION = ".so"
FINGERPRINTS = "native.txt"
DATE = (2026, 1, 1, 0, 0, 0)
"""Of every file, so that the same content is the same archive."""


class StaleEngine(ValueError):
    """A compiled engine that was built from other sources."""


def package_wheel(target: Path, engine: Path | None = None) -> Path:
    """Write the package's wheel into the folder, with the compiled engine in `engine` if there is one."""
    files = dict(_sources())
    tag = "py3-none-any"
    if engine is not None:
        built = [path for path in sorted(engine.rglob("*.*")) if path.suffix != ".whl"]
        compiled = {path.relative_to(engine).as_posix(): path.read_bytes() for path in built}
        _require_fresh(compiled[f"hatoba/{FINGERPRINTS}"].decode())
        for name in [name for name in compiled if name.endswith(EXTENSION)]:
            files.pop(name.partition(".")[0] + ".py", None)  # compiled code stands in the place of its source
            if not _wanted(Path(name)):
                del compiled[name]
        files.update(compiled)
        tag = "cp314-cp314-pyemscripten_2026_0_wasm32"
    return _write(target, hatoba.__version__, tag, files)


def _sources() -> Iterator[tuple[str, bytes]]:
    for path in sorted(PACKAGE.rglob("*")):
        name = path.relative_to(PACKAGE.parent)
        if path.suffix in SUFFIXES and "__pycache__" not in name.parts and _wanted(name):
            yield name.as_posix(), path.read_bytes()


def _wanted(name: Path) -> bool:
    """Whether a file of the package goes to the browser."""
    return len(name.parts) < 2 or name.parts[1] not in LEFT_OUT


def _require_fresh(listed: str) -> None:
    for line in listed.splitlines():
        expected, name = line.split()
        if blake2b((PACKAGE / name).read_bytes(), digest_size=16).hexdigest() != expected:
            raise StaleEngine(f"the compiled engine is older than its source {name}")


def _write(target: Path, version: str, tag: str, files: Mapping[str, bytes]) -> Path:
    info = f"hatoba-{version}.dist-info"
    pure = "true" if tag.endswith("any") else "false"
    told = {
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: hatoba\nVersion: {version}\n".encode(),
        f"{info}/WHEEL": f"Wheel-Version: 1.0\nGenerator: hatoba site\nRoot-Is-Purelib: {pure}\nTag: {tag}\n".encode(),
    }
    return write_archive(target / f"hatoba-{version}-{tag}.whl", {**files, **told}, f"{info}/RECORD")


def write_archive(target: Path, files: Mapping[str, bytes], record: str) -> Path:
    """A wheel of these files."""
    lines = [f"{name},sha256={_hash(content)},{len(content)}\n" for name, content in files.items()]
    with zipfile.ZipFile(target, "w") as archive:
        for name, content in {**files, record: "".join([*lines, f"{record},,\n"]).encode()}.items():
            archive.writestr(zipfile.ZipInfo(name, DATE), content, zipfile.ZIP_DEFLATED)
    return target


def _hash(content: bytes) -> str:
    return urlsafe_b64encode(sha256(content).digest()).rstrip(b"=").decode()


def installed_wheel(target: Path, name: str) -> Path:
    """A pure Python package that is installed here, as a wheel again, with its licence."""
    found = distribution(name)
    kept = [path for path in found.files or () if "__pycache__" not in path.parts and path.name != "RECORD"]
    record = next(path for path in found.files or () if path.name == "RECORD").as_posix()
    files = {path.as_posix(): Path(str(path.locate())).read_bytes() for path in kept if path.parts[0] != ".."}
    return write_archive(target / f"{name}-{found.version}-py3-none-any.whl", files, record)
