"""A lesson as it is written, and as it is played.

    minutes = 10                               # how long it takes, about
    players = 2
    seed = 7                                   # or any text: how the game is dealt
    options = { round_limit = 1 }
    opening = ["A under 22", "B under 17"]     # played before the learner sees anything

    [change]                                   # what is otherwise than dealt, by the names of the snapshot
    stock.A.yen = 5

    [[step]]                                   # something to read
    say = "welcome"                            # the text lesson-GAME-NAME-welcome
    show = ["area:bank"]                       # what is lit, by the names that the client has for things

    [[step]]                                   # something to do: it waits for these actions, one after the other
    say = "bank"
    do = "choose bank; add none"
    also = ["choose port"]                     # is accepted in place of the first
    instead = { choose = "elsewhere" }         # what is said to other answers, by verb or notation
    numbers = { yen = "seats.0.stock.yen" }    # arguments of the text: paths in what the learner sees, in lists by
                                               # place or name ("areas.bank.power.0"), or "count" of all of them
    then = ["B choose port; add none"]         # what happens by itself, whoever plays it

The learner has the first seat. The texts also have the arguments of the game's rules texts.

An example of the rules is written in the same way, and says besides:

    rule    = "turn-action"                    # the part of the rules that it belongs to
    picture = "area:silk_mill_1"               # what is drawn there, as it lies when the learner comes
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple, cast

from hatoba.components import PACKAGED
from hatoba.engine.errors import HatobaError
from hatoba.engine.fields import SEATS
from hatoba.engine.game import Game, OptionValue, Seed
from hatoba.games import game as find_game

LEARNER = 0
EXAMPLE = "example"
"""What stands in place of the number in the name of an example's file."""


class InvalidLesson(HatobaError):
    """A lesson that does not hold: the message says which and why."""


class Move(NamedTuple):
    """What a seat does."""

    seat: int
    action: int


@dataclass(frozen=True)
class Step:
    """Something to read, or to do if there are actions."""

    say: str
    """The id of its text."""
    show: tuple[str, ...]
    numbers: Mapping[str, str]
    actions: tuple[int, ...]
    also: tuple[int, ...]
    """What may be done in place of the first action."""
    instead: Mapping[str, str]
    """The id of a reply to other answers, by verb or notation."""
    at: int
    """How many actions of the line come before it."""


@dataclass(frozen=True)
class Lesson:
    """A start, a line of play and its steps."""

    name: str
    game: Game
    minutes: int
    players: int
    options: dict[str, OptionValue]
    seed: Seed
    change: Mapping[str, Any]
    line: tuple[Move, ...]
    """All of it, the opening first."""
    steps: tuple[Step, ...]
    rule: str = ""
    """Of an example: the part of the rules that it belongs to."""
    picture: str = ""

    def start(self) -> dict[str, Any]:
        """The snapshot of the position in which it begins, before the opening."""
        snapshot = self.game.new(self.players, self.seed, **self.options).snapshot()
        return {**snapshot, "position": _changed(snapshot["position"], self.change)}

    def steps_at(self, count: int) -> list[Step]:
        """The steps after so many actions: some to read, then what there is to do."""
        begins = [step for step in self.steps if step.at == count]
        return begins or [step for step in self.steps if step.at < count < step.at + len(step.actions)]

    def accepted(self, count: int) -> list[int]:
        """What the learner may do after so many actions, the line's own first; nothing where the line goes on alone."""
        for step in self.steps:
            if step.at <= count < step.at + len(step.actions):
                own = step.actions[count - step.at]
                return [own, *step.also] if count == step.at else [own]
        return []

    def next_decision(self, count: int) -> int:
        """How far the line goes on by itself."""
        return next((at for at in range(count, len(self.line)) if self.accepted(at)), len(self.line))

    def last_decision(self, count: int) -> int | None:
        """Where the learner decided last, after so many actions at most."""
        return next((at for at in range(count, -1, -1) if self.accepted(at)), None)

    @property
    def texts(self) -> list[str]:
        """The ids of all its texts."""
        told = [step.say for step in self.steps]
        replies = [text for step in self.steps for text in step.instead.values()]
        own = [f"lesson-{self.name}", f"lesson-{self.name}.about"]
        caption = [f"lesson-{self.name}.caption"] if self.rule else []
        return list(dict.fromkeys([*own, *caption, *told, *replies]))


def _changed(part: Mapping[str, Any], change: Mapping[str, Any]) -> dict[str, Any]:
    """The part of a snapshot with other values here and there."""
    inner = {key: _changed(part.get(key) or {}, value) for key, value in change.items() if isinstance(value, Mapping)}
    return {**part, **change, **inner}


# ----------------------------------------------------------------------------------- files


def lesson_names() -> tuple[str, ...]:
    """All lessons: game after game, in the order in which they are best taken."""
    return tuple(name for name, (mark, _) in _files().items() if mark != EXAMPLE)


def example_names() -> tuple[str, ...]:
    """The examples of the rules, game after game."""
    return tuple(name for name, (mark, _) in _files().items() if mark == EXAMPLE)


def is_lesson(name: str) -> bool:
    """Whether there is such a lesson or example."""
    return name in _files()


@cache
def find_lesson(name: str) -> Lesson:
    """The lesson or example of this name; KeyError if there is none."""
    return read_lesson(name, _files()[name][1])


@cache
def _files() -> dict[str, tuple[str, str]]:
    """By their names: the number of a lesson, or that it is an example, and what is written there."""
    found: dict[str, tuple[str, str]] = {}
    for game in PACKAGED:
        folder = files("hatoba.lessons").joinpath(game)
        written = (file for file in folder.iterdir() if file.name.endswith(".toml"))
        for file in sorted(written, key=lambda file: file.name):
            mark, _, name = file.name.removesuffix(".toml").partition("_")
            found[f"{game}-{name}"] = mark, file.read_text(encoding="utf-8")
    return found


def read_lesson(name: str, text: str) -> Lesson:
    """The lesson with this source. InvalidLesson: it cannot be read; whether it can be played, `checking` finds."""
    game = find_game(name.partition("-")[0])
    try:
        data = tomllib.loads(text)
        line = list(_moves(game, data.get("opening", ())))
        steps: list[Step] = []
        for written in data["step"]:
            steps.append(_step(name, game, written, len(line)))
            line += (Move(LEARNER, action) for action in steps[-1].actions)
            line += _moves(game, written.get("then", ()))
        return Lesson(
            name,
            game,
            minutes=data["minutes"],
            players=data["players"],
            options=data.get("options", {}),
            seed=data["seed"],
            change=data.get("change", {}),
            line=tuple(line),
            steps=tuple(steps),
            rule=data.get("rule", ""),
            picture=data.get("picture", ""),
        )
    except (HatobaError, ValueError, KeyError, TypeError) as error:
        raise InvalidLesson(f"lesson {name}: {error!r}") from error


def _step(name: str, game: Game, written: Mapping[str, Any], at: int) -> Step:
    unknown = written.keys() - {"say", "show", "numbers", "do", "also", "instead", "then"}
    if unknown or ("do" not in written and written.keys() & {"also", "instead", "then"}):
        raise ValueError(f"step {written.get('say')!r}: no such keys here: {sorted(unknown) or 'without do'}")
    parse = game.catalogue.parse
    own = f"lesson-{name}-"
    return Step(
        own + cast("str", written["say"]),
        tuple(written.get("show", ())),
        written.get("numbers", {}),
        tuple(map(parse, written["do"].split("; "))) if "do" in written else (),
        tuple(map(parse, written.get("also", ()))),
        {answer: own + reply for answer, reply in written.get("instead", {}).items()},
        at,
    )


def _moves(game: Game, lines: Sequence[str]) -> Iterator[Move]:
    """What lines such as "B choose bank; add none" say."""
    for line in lines:
        letter, _, actions = line.partition(" ")
        seat = SEATS.code(letter)
        if seat is None:
            raise ValueError(f"no seat {letter!r}")
        yield from (Move(seat, game.catalogue.parse(action)) for action in actions.split("; "))
