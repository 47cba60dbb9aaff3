"""What the extra `arena` brings: imported when it is used, so that all else works without it."""

from importlib import import_module
from typing import Any

from hatoba.extras import missing_extra

EXTRAS = {"ray": "ray"}


def optional(module: str) -> Any:
    """The module, or an error that says what to install."""
    try:
        return import_module(module)
    except ImportError as error:
        package = module.partition(".")[0]
        raise missing_extra(EXTRAS.get(package, "arena"), package) from error
