"""The games' own types as the API shows them: views as they are, events with a `type` to tell them apart."""

import re
from collections.abc import Iterable
from dataclasses import fields
from importlib import import_module
from typing import TYPE_CHECKING, Annotated, Any, Union, get_args, get_origin, get_type_hints

from msgspec import defstruct

from hatoba.games import NAMES


def snake(name: str) -> str:
    """TurnStarted as turn_started."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def plain(hint: Any) -> Any:
    """A type hint without its Annotated layers."""
    if get_origin(hint) is Annotated:
        return plain(get_args(hint)[0])
    inner = [plain(part) for part in get_args(hint)]
    if not inner:
        return hint
    return Union[tuple(inner)] if type(None) in inner or get_origin(hint) is Union else hint  # noqa: UP007


def event_types(game: str) -> Iterable[type]:
    """The events of a game, told apart by `type`."""
    for event in import_module(f"hatoba.games.{game}.events").EVENTS.values():
        hints = get_type_hints(event, include_extras=True)
        own = [(field.name, plain(hints[field.name])) for field in fields(event)]
        name = f"{game.title()}{event.__name__}Event"
        described = None if (event.__doc__ or "").startswith(event.__name__) else event.__doc__
        tag = f"{game}.{snake(event.__name__)}"
        yield defstruct(
            name, own, tag_field="type", tag=tag, module=__name__, frozen=True, namespace={"__doc__": described}
        )


def view_type(game: str) -> Any:
    return getattr(import_module(f"hatoba.games.{game}.view"), f"{game.title()}View")


if TYPE_CHECKING:
    Event = Any
    View = Any
else:
    Event = Union[tuple(event for name in NAMES for event in event_types(name))]  # noqa: UP007
    View = Union[tuple(view_type(name) for name in NAMES)]  # noqa: UP007
