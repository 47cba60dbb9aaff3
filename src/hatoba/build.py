"""Which build runs: native code or plain Python."""

import sys

import hatoba
from hatoba.engine import state


def is_native() -> bool:
    """Whether the hot core is compiled."""
    return not state.__file__.endswith(".py")


def describe_build() -> str:
    """One line for people and bug reports."""
    python = f"Python {sys.version_info.major}.{sys.version_info.minor}.{sys.version_info.micro}"
    build = "native build" if is_native() else "plain Python build"
    return f"hatoba {hatoba.__version__}, {build}, {python}"
