"""The catalogue of a game's actions: number <-> verb and arguments <-> notation."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, product
from math import prod
from typing import Any

from hatoba.engine.errors import InvalidAction
from hatoba.engine.pending import ASKS, ActionTable, BoundStep, BoundVerb, Rule
from hatoba.engine.steps import NO_VERB, Step
from hatoba.engine.vectors import vec

Value = int | str

MOST_ARGUMENTS = 62
NO_STEP = Step("", int(ASKS), 0, ())


@dataclass(frozen=True)
class Domain:
    """Things of one kind, such as areas: in rules a number, to people an id of the component sheet.

    With first = 1 the rules' 0 stands for none.
    """

    name: str
    values: tuple[Value, ...]
    first: int = 0

    def value(self, code: int) -> Value | None:
        """What a number of the rules stands for; None for none."""
        at = code - self.first
        return self.values[at] if 0 <= at < len(self.values) else None

    def code(self, value: object) -> int | None:
        """The number that stands for a value; None if there is no such value."""
        for at, own in enumerate(self.values):
            if own == value and type(own) is type(value):
                return at + self.first
        return None


class Names:
    """The domains of a game as attributes."""

    def by_name(self) -> dict[str, Domain]:
        return {name: value for name, value in vars(self).items() if isinstance(value, Domain)}


@dataclass(frozen=True)
class Verb:
    """A kind of action. A secret one is known only to the seat that plays it."""

    name: str
    args: tuple[Domain, ...] = ()
    secret: bool = False


@dataclass(frozen=True)
class Action:
    """An action in words: what `Catalogue.describe` gives."""

    verb: str
    args: tuple[Value, ...]
    secret: bool


class Catalogue:
    """All actions of a game, numbered in the order of its verbs; it does not depend on players or options.

    Verbs of a family have one rule, which takes them for one verb: their actions are the arguments of that one.
    """

    def __init__(self, families: Sequence[Verb | tuple[Verb, ...]]) -> None:
        groups = [family if isinstance(family, tuple) else (family,) for family in families]
        self.verbs = tuple(chain.from_iterable(groups))
        self._counts = [sum(prod(len(domain.values) for domain in verb.args) for verb in group) for group in groups]
        self._actions = [
            Action(verb.name, args, verb.secret)
            for verb in self.verbs
            for args in product(*(domain.values for domain in verb.args))
        ]
        self._notation = [" ".join([action.verb, *map(str, action.args)]) for action in self._actions]
        self._number = {text: number for number, text in enumerate(self._notation)}
        if len(self._number) != len(self._notation):
            raise AssertionError("two actions share a notation")

    def __len__(self) -> int:
        return len(self._actions)

    def describe(self, action: int) -> Action:
        """The verb and arguments of an action."""
        self._require(action)
        return self._actions[action]

    def notation(self, action: int) -> str:
        """The action as text."""
        self._require(action)
        return self._notation[action]

    def action(self, verb: str, *args: Value) -> int:
        """The number of the action with this verb and these arguments."""
        return self.parse(" ".join([verb, *map(str, args)]))

    def parse(self, text: str) -> int:
        """The number of the action with this notation."""
        number = self._number.get(text)
        if number is None:
            number = self._number.get(" ".join(text.split()))
        if number is None:
            from difflib import get_close_matches

            close = get_close_matches(text, self._notation, n=3)
            hint = f"; did you mean {' or '.join(map(repr, close))}?" if close else ""
            raise InvalidAction(f"no action {text!r}{hint}")
        return number

    def table(self, steps: Mapping[int, Step], rules: Mapping[int, Rule[Any]]) -> ActionTable:
        """The part that compiled code uses, with the steps and with the rule of each verb, also of inner ones."""
        if max(self._counts) > MOST_ARGUMENTS:
            raise AssertionError(f"a verb has more than {MOST_ARGUMENTS} arguments: its ways are the bits of a word")
        verbs = [BoundVerb(verb, sum(self._counts[:verb]), rules[verb]) for verb in range(len(rules))]

        def bind(numbers: Iterable[int]) -> vec[BoundVerb]:
            return vec[BoundVerb]([verbs[number] for number in sorted(numbers)])

        def bind_step(step: Step) -> BoundStep:
            leave = None if step.leave == NO_VERB else verbs[step.leave]
            return BoundStep(step.kind, verbs[step.main], leave, bind(step.verbs), bind(step.about))

        by_number = [bind_step(steps.get(number, NO_STEP)) for number in range(max(steps) + 1)]
        verb_of = [verbs[verb] for verb, count in enumerate(self._counts) for _ in range(count)]
        return ActionTable(vec[BoundVerb](verbs), vec[BoundVerb](verb_of), vec[BoundStep](by_number))

    def _require(self, action: int) -> None:
        if not 0 <= action < len(self._actions):
            raise InvalidAction(f"no action number {action}; they run from 0 to {len(self._actions) - 1}")
