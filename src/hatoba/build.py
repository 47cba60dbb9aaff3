"""Which build runs: native code or plain Python, and whether native code still fits its source."""

import sys
from hashlib import blake2b
from pathlib import Path

from hatoba.engine.vectors import IS_NATIVE

PACKAGE = Path(__file__).parent
FINGERPRINTS = PACKAGE / "native.txt"
"""Written by the native build: a line for each compiled module, the hash of its source and its path."""


def fingerprint(source: Path) -> str:
    """The hash of a source file."""
    return blake2b(source.read_bytes(), digest_size=16).hexdigest()


def require_fresh_native_code() -> None:
    """ImportError if a compiled module's source has changed: the old code would silently run in its place."""
    if not IS_NATIVE:
        return
    if not FINGERPRINTS.exists():
        raise ImportError(f"hatoba: there is native code, but no {FINGERPRINTS.name} to tell what it was built from")
    for line in FINGERPRINTS.read_text(encoding="utf-8").splitlines():
        expected, name = line.split()
        source = PACKAGE / name
        if source.exists() and fingerprint(source) != expected:
            raise ImportError(f"hatoba: native code is older than its source {name}; install again, or delete *.so")


def describe_build() -> str:
    """One line for people and bug reports."""
    from hatoba import __version__

    python = f"Python {sys.version_info.major}.{sys.version_info.minor}.{sys.version_info.micro}"
    build = "native build" if IS_NATIVE else "plain Python build"
    return f"hatoba {__version__}, {build}, {python}"
