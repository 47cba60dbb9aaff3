"""The parts of the package that have to be asked for: `pip install "hatoba[server]"`."""

from importlib.util import find_spec

from hatoba.engine.errors import HatobaError


class MissingExtra(HatobaError, ImportError):
    """A part of the package that was not installed."""


def missing_extra(extra: str, package: str) -> MissingExtra:
    """The error that says what to install. Double quotes work in every shell, that of Windows too."""
    return MissingExtra(f'this needs {package}: pip install "hatoba[{extra}]"')


def require_extra(extra: str, *modules: str) -> None:
    """MissingExtra unless all modules are there; none is imported."""
    for module in modules:
        if find_spec(module) is None:
            raise missing_extra(extra, module)
