"""The games' own types as they are shown: views as they are, events with a `type` to tell them apart.

A type checker knows those of the package's games; a game from outside joins them when it is found.
"""

import re
from dataclasses import field, fields, make_dataclass
from typing import TYPE_CHECKING, Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from hatoba.engine.game import Game
from hatoba.games import game as find_game
from hatoba.games import names
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


def shown_type(game: Game, event: type) -> type:
    """The same event with its `type`: yokohama.turn_started."""
    hints = get_type_hints(event, include_extras=True)
    tag = f"{game.name}.{snake(event.__name__)}"
    told: tuple[str, Any, Any] = ("type", Literal[tag], field(default_factory=lambda: tag, init=False))
    described = None if (event.__doc__ or "").startswith(event.__name__) else event.__doc__
    return make_dataclass(
        f"{game.name.title()}{event.__name__}Event",
        [*((one.name, plain(hints[one.name])) for one in fields(event)), told],
        bases=(event,),
        namespace={"__doc__": described, "__module__": __name__},
        frozen=True,
    )


GAMES = [find_game(name) for name in names()]
SHOWN: dict[type, type] = {
    event: shown_type(game, event) for game in GAMES for event in game.event_reader.types.values()
}

if TYPE_CHECKING:
    Event = YokohamaEvent | DuelEvent | NipponEvent
    View = YokohamaView | DuelView | NipponView
else:
    Event = Union[tuple(SHOWN.values())]  # noqa: UP007
    View = Union[tuple(game.view_type for game in GAMES)]  # noqa: UP007


def show_event(event: Any) -> Event:
    """An event of a game as it is shown."""
    shown: Event = SHOWN[type(event)](**vars(event))
    return shown
