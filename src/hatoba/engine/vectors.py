"""Rows of machine numbers: those of mypyc in the native build, the standard library's in the plain one.

The interpreter reads and writes a list twice as fast as a `vec`, and compiled code a `vec` many times faster than a
list. Rows that are shown to numpy as they are, which are those of smaller numbers, are arrays in the plain build.
"""

from array import array
from collections.abc import Callable, Iterable
from importlib.machinery import PathFinder
from typing import TYPE_CHECKING, Any

from mypy_extensions import i16, i32, u8

__all__ = ["IS_NATIVE", "append", "vec"]

_core = PathFinder.find_spec("hatoba.engine.state", [__file__.rpartition("vectors")[0]])
IS_NATIVE = _core is not None and not str(_core.origin).endswith(".py")
"""Whether the hot core is compiled."""

if TYPE_CHECKING or IS_NATIVE:
    from librt.vecs import append, vec
else:
    _CODES = {i16: "h", i32: "i", u8: "B", float: "d"}

    class vec:  # noqa: N801
        """`vec[i64]([1, 2])` makes a list, a kind of smaller numbers an array."""

        def __class_getitem__(cls, kind: type) -> Callable[..., Any]:
            if kind not in _CODES:
                return list
            code = _CODES[kind]

            def make(items: Iterable[Any] = ()) -> Any:
                return array(code, items)

            return make

    def append(row: Any, number: Any) -> Any:
        row.append(number)
        return row
