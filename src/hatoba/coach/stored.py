"""Dataclasses as JSON and back, for files and for workers of a device; bytes are hex. The server has its own way."""

from dataclasses import fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from hatoba.engine.errors import InvalidRecord

T = TypeVar("T")


def revive(kind: type[T], data: Any) -> T:
    """The dataclass that `asdict` made this of. InvalidRecord: it did not."""
    try:
        found: T = _revive(kind, data)
    except (KeyError, TypeError, ValueError) as error:
        raise InvalidRecord(f"not a {kind.__name__}: {error}") from error
    return found


def _revive(kind: Any, data: Any) -> Any:
    if is_dataclass(kind) and isinstance(kind, type):
        hints = _hints_of(kind)
        return kind(**{field.name: _revive(hints[field.name], data[field.name]) for field in fields(kind)})
    origin, args = get_origin(kind), get_args(kind)
    if origin is tuple:
        kinds = [args[0]] * len(data) if args[-1] is Ellipsis else args
        return tuple(_revive(each, item) for each, item in zip(kinds, data, strict=True))
    if origin in (Union, UnionType):
        return _revive_one_of(args, data)
    if origin is Literal:
        if data not in args:
            raise ValueError(f"{data!r} is none of {args}")
        return data
    if origin is dict:
        return {str(name): _revive(args[1], value) for name, value in data.items()}
    if kind is bytes:
        return bytes.fromhex(data)
    if kind is float and type(data) is int:
        return float(data)
    if type(data) is not kind:
        raise TypeError(f"must be {kind}, not {data!r}")
    return data


@cache
def _hints_of(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)


def _revive_one_of(kinds: tuple[Any, ...], data: Any) -> Any:
    if data is None and type(None) in kinds:
        return None
    for kind in kinds:
        if type(data) is kind or (is_dataclass(kind) and isinstance(data, dict)):
            return _revive(kind, data)
    if type(data) is int and float in kinds:  # JavaScript writes 1.0 as 1
        return float(data)
    raise TypeError(f"must be one of {kinds}, not {data!r}")
