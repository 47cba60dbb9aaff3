"""What the extra `arena` brings: imported when it is used, so that all else works without it."""

from importlib import import_module
from typing import Any

from hatoba.engine.errors import HatobaError

EXTRAS = {"ray": "ray"}


class MissingExtra(HatobaError):
    """A part of the package that was not installed."""


def optional(module: str) -> Any:
    """The module, or an error that says what to install."""
    try:
        return import_module(module)
    except ImportError as error:
        package = module.partition(".")[0]
        extra = EXTRAS.get(package, "arena")
        raise MissingExtra(f"this needs {package}: pip install 'hatoba[{extra}]' ({error})") from error
