"""The games' own types as the API shows them: views as they are, events with a `type` to tell them apart."""

import re
from collections.abc import Iterable
from dataclasses import fields
from typing import TYPE_CHECKING, Annotated, Any, Union, get_args, get_origin, get_type_hints

from msgspec import defstruct

from hatoba.engine.game import Game
from hatoba.games import game as find_game
from hatoba.games import names

EVENT_NAMES: dict[type, str] = {}
"""What the API calls an event: yokohama.turn_started."""


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


def event_types(game: Game) -> Iterable[type]:
    """The events of a game, told apart by `type`."""
    for event in game.event_reader.types.values():
        hints = get_type_hints(event, include_extras=True)
        own = [(field.name, plain(hints[field.name])) for field in fields(event)]
        name = f"{game.name.title()}{event.__name__}Event"
        described = None if (event.__doc__ or "").startswith(event.__name__) else event.__doc__
        tag = EVENT_NAMES[event] = f"{game.name}.{snake(event.__name__)}"
        yield defstruct(
            name, own, tag_field="type", tag=tag, module=__name__, frozen=True, namespace={"__doc__": described}
        )


if TYPE_CHECKING:
    Event = Any
    View = Any
else:
    GAMES = [find_game(name) for name in names()]
    Event = Union[tuple(event for game in GAMES for event in event_types(game))]  # noqa: UP007
    View = Union[tuple(game.view_type for game in GAMES)]  # noqa: UP007
