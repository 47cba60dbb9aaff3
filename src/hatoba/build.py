"""Which build runs: native code or plain Python, and whether native code still fits its source."""

import os
import sys
from hashlib import blake2b

from hatoba.engine.vectors import IS_NATIVE

# No pathlib here: every import of the package would have to wait for it.
PACKAGE = os.path.dirname(__file__)
FINGERPRINTS = "native.txt"
"""Written by the native build: a line for each compiled module, the hash of its source and its path."""


def fingerprint(source: str) -> str:
    """The hash of a source file."""
    with open(source, "rb") as file:
        return blake2b(file.read(), digest_size=16).hexdigest()


def require_fresh_native_code() -> None:
    """ImportError if a compiled module's source has changed: the old code would silently run in its place."""
    if not IS_NATIVE:
        return
    listed = os.path.join(PACKAGE, FINGERPRINTS)
    if not os.path.exists(listed):
        raise ImportError(f"hatoba: there is native code, but no {FINGERPRINTS} to tell what it was built from")
    with open(listed, encoding="utf-8") as file:
        lines = file.read().splitlines()
    for line in lines:
        expected, name = line.split()
        source = os.path.join(PACKAGE, name)
        if os.path.exists(source) and fingerprint(source) != expected:
            raise ImportError(f"hatoba: native code is older than its source {name}; install again, or delete *.so")


def describe_build() -> str:
    """One line for people and bug reports."""
    from hatoba import __version__

    python = f"Python {sys.version_info.major}.{sys.version_info.minor}.{sys.version_info.micro}"
    build = "native build" if IS_NATIVE else "plain Python build"
    return f"hatoba {__version__}, {build}, {python}"
