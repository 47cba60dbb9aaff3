"""The games' own types as they are shown: views as they are, events with a `type` to tell them apart.

A type checker knows those of the package's games; a game from outside joins them when it is found.
"""

import re
import sys
from dataclasses import field, fields, make_dataclass
from typing import TYPE_CHECKING, Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from hatoba.games import game as find_game
from hatoba.games import names

if TYPE_CHECKING:
    from hatoba.games.duel.events import DuelEvent
    from hatoba.games.duel.view import DuelView
    from hatoba.games.nippon.events import NipponEvent
    from hatoba.games.nippon.view import NipponView
    from hatoba.games.yokohama.events import YokohamaEvent
    from hatoba.games.yokohama.view import YokohamaView


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


SHOWN: dict[type, type] = {}
"""By the games' types of events."""


def shown_type(game: str, event: type) -> type:
    """The same event of the game with its `type`, made when it is first asked for."""
    if event not in SHOWN:
        SHOWN[event] = make_shown(game, event)
    return SHOWN[event]


def make_shown(game: str, event: type) -> type:
    """yokohama.turn_started is its `type`. It is equal and printed as the event itself."""
    hints = get_type_hints(event, include_extras=True)
    tag = f"{game}.{snake(event.__name__)}"
    told: tuple[str, Any, Any] = ("type", Literal[tag], field(default_factory=lambda: tag, init=False))
    described = None if (event.__doc__ or "").startswith(event.__name__) else event.__doc__
    return make_dataclass(
        f"{game.title()}{event.__name__}Event",
        [*((one.name, plain(hints[one.name])) for one in fields(event)), told],
        bases=(event,),
        namespace={"__doc__": described, "__module__": __name__},
        frozen=True,
        eq=False,
        repr=False,
    )


if TYPE_CHECKING:
    Event = YokohamaEvent | DuelEvent | NipponEvent
    View = YokohamaView | DuelView | NipponView
elif sys.platform == "emscripten":
    # Nobody asks a worker for the types of what it tells, so it loads a game when it is first played.
    Event = View = Any
else:
    GAMES = [find_game(name) for name in names()]
    EVENTS = [(game.name, event) for game in GAMES for event in game.event_reader.types.values()]
    Event = Union[tuple(shown_type(*event) for event in EVENTS)]  # noqa: UP007
    View = Union[tuple(game.view_type for game in GAMES)]  # noqa: UP007


def show_event(game: str, event: Any) -> Event:
    """An event of a game as it is shown."""
    shown: Event = shown_type(game, type(event))(**vars(event))
    return shown
