"""What happens and what is asked, in words: the log, prompts, refusals, labels of actions, options.

The convention, which the web client follows too:

- Ids: log-GAME-TYPE of an event, prompt-GAME-STEP of a pending step (.title is the step's short name),
  action-GAME-VERB of an action, reason-GAME-CODE of a refusal (of the engine itself: reason-CODE). "_" is "-".
- Arguments: the fields of the event or reason by their names; those of an action by the names of their domains, and
  $step, the pending step's id; those of a prompt as `Facts.prompt` finds them in the view.
    - `seat` and `to` are people's names; other numbers stay numbers. $who is "you" where `seat` is the reader, else
      "seat", and $whom the same of `to`.
    - An id becomes a name: the message GAME-KIND-ID, or KIND-ID, or the id itself. KIND is the argument's name, or what
      `Facts.text_kinds` says. An id with a number at its end and no name of its own is one of several: copper_mine_2
      is "Copper mine 2" (message `numbered`), and $X_number is 2.
    - $X_id is the bare id, to select by: "copper_mine", or "none" for what the reader may not know.
    - $sum is an amount in words, GAME-amount-ID of the argument `kind` or `good`: $amount, $by, or one of it.
    - `Facts.printed` adds what a card's number says only with the component sheet.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from functools import reduce
from typing import TYPE_CHECKING, Any

from hatoba.engine.facts import Named
from hatoba.locales import Texts
from hatoba.locales.book import dashed

if TYPE_CHECKING:
    from hatoba.engine.game import Game, OptionValue
    from hatoba.engine.reasons import Reason

PEOPLE = {"seat": "who", "to": "whom"}
"""Fields that are seats, and the argument that says whether the reader is meant."""
NONE = "none"


def event_text(texts: Texts, game: Game, event: Any, seats: Sequence[str], you: int | None = None) -> str:
    """A line of the log. `seats` are the people's names; `you` is the seat of whoever reads it."""
    words = _arguments(texts, game, asdict(event), seats, you)
    return texts(f"log-{game.name}-{dashed(event_type(type(event)))}", **words)


def reason_text(texts: Texts, game: Game, reason: Reason) -> str:
    """Why an action is not legal."""
    own = f"reason-{game.name}-{dashed(reason.code)}"
    words = _arguments(texts, game, reason.args)
    return texts(own if own in texts else dashed(f"reason-{reason.code}"), **words)


def action_text(texts: Texts, game: Game, action: int, step: str | None) -> str:
    """A short label of an action in the pending step."""
    described = game.catalogue.describe(action)
    verb = next(verb for verb in game.catalogue.verbs if verb.name == described.verb)
    values = dict(zip((domain.name for domain in verb.args), described.args, strict=True))
    words = _arguments(texts, game, values)
    return texts(dashed(f"action-{game.name}-{described.verb}"), **words, step=step or NONE)


def prompt_text(texts: Texts, game: Game, view: Any, *, title: bool = False) -> str:
    """What is asked of the seat to move, from any view of a running game; or the short name of the pending step."""
    step, values = prompt_values(game, view)
    message_id = dashed(f"prompt-{game.name}-{step}")
    return texts(f"{message_id}.title") if title else texts(message_id, **_arguments(texts, game, values))


def prompt_values(game: Game, view: Any) -> tuple[str, dict[str, Any]]:
    """The pending step of a view, and what the view says about it."""
    prompt = game.facts.prompt
    values = {name: getattr(view, field) for name, field in prompt.fields.items()}
    for part in prompt.parts:
        values |= {} if getattr(view, part) is None else asdict(getattr(view, part))
    step = reduce(getattr, prompt.step.split("."), view)
    return str(step), values


def name_text(texts: Texts, game: str, kind: str, thing: str) -> str:
    """The name of a thing: an area, a score category, an ending ..."""
    return str(_name(texts, game, kind, thing)[0])


def option_text(texts: Texts, game: str, option: str) -> str:
    """The name of an option."""
    return name_text(texts, game, "option", option)


def option_value_text(texts: Texts, game: str, option: str, value: OptionValue) -> str:
    """A value of an option: yes or no, a number, or a name such as that of an edition."""
    if isinstance(value, bool):
        return texts("option-value-yes" if value else "option-value-no")
    if isinstance(value, int):
        return texts(dashed(f"option-value-{option}"), n=value)
    return name_text(texts, game, option, value)


def event_type(event: type) -> str:
    """The type of an event as the API has it: TurnStarted is turn_started."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", event.__name__).lower()


# ----------------------------------------------------------------------------------- arguments


def _arguments(
    texts: Texts, game: Game, values: Mapping[str, Any], seats: Sequence[str] = (), you: int | None = None
) -> dict[str, Any]:
    """The arguments of a message, by the convention above."""
    words: dict[str, Any] = {}
    for name, value in values.items():
        if name in PEOPLE:
            words[name], words[PEOPLE[name]] = seats[value], "you" if value == you else "seat"
        elif isinstance(value, str):
            kind = game.facts.text_kinds.get(name, name)
            words[name], words[f"{name}_id"], words[f"{name}_number"] = _name(texts, game.name, kind, value)
        else:
            words[name] = NONE if value is None else value
            words[f"{name}_id"] = NONE if value is None else str(value)
    return words | _sum(texts, game.name, values) | _printed(texts, game, values)


def _name(texts: Texts, game: str, kind: str, thing: str) -> tuple[str, str, int]:
    """The name of a thing, its bare id, and which one of several it is (0: there is only one)."""
    for message_id in (dashed(f"{game}-{kind}-{thing}"), dashed(f"{kind}-{thing}")):
        if message_id in texts:
            return texts(message_id), thing, 0
    base, _, number = thing.rpartition("_")
    if base and number.isdecimal():
        return texts("numbered", name=name_text(texts, game, kind, base), number=int(number)), base, int(number)
    return thing, thing, 0


def _sum(texts: Texts, game: str, values: Mapping[str, Any]) -> dict[str, str]:
    kind = values.get("kind") or values.get("good")
    message_id = dashed(f"{game}-amount-{kind}")
    if kind is None or message_id not in texts:
        return {}
    return {"sum": texts(message_id, n=values.get("amount", values.get("by", 1)))}


def _printed(texts: Texts, game: Game, values: Mapping[str, Any]) -> dict[str, Any]:
    """What a number says only with the component sheet."""
    words: dict[str, Any] = {}
    for argument, cards in game.printed.items():
        for name, value in cards.get(values.get(argument, NONE), {}).items():
            words[name] = name_text(texts, game.name, value.kind, value.id) if isinstance(value, Named) else value
    return words
