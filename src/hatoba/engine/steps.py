"""A step as data: its name, the verb it is about, the others that it takes, and whether anybody is asked.

Whether a step asks depends on public facts only: a stop tells nothing of a hidden hand.
"""

from dataclasses import dataclass

from hatoba.engine.pending import ASKS, FORCED, OPTIONAL, RUNS

NO_VERB = -1


@dataclass(frozen=True)
class Step:
    """What is pending. Its verbs: what it is about (`main`), what else keeps it open (`about`), what else it takes."""

    name: str
    kind: int
    main: int
    verbs: tuple[int, ...]
    leave: int = NO_VERB
    about: tuple[int, ...] = ()


def asks(name: str, *verbs: int) -> Step:
    """Somebody decides, in any case."""
    return Step(name, int(ASKS), verbs[0], verbs)


def optional(name: str, main: int, *others: int, leave: int, about: tuple[int, ...] = ()) -> Step:
    """Left without a question when there is no way; where it may not be left yet (`State.may_leave`), it is forced."""
    return Step(name, int(OPTIONAL), main, (main, *others), leave, about)


def forced(name: str, main: int, *others: int, leave: int = NO_VERB, about: tuple[int, ...] = ()) -> Step:
    """An only way plays itself. Without any the step is left, if it has a verb that leaves."""
    return Step(name, int(FORCED), main, (main, *others), leave, about)


def runs(name: str, verb: int) -> Step:
    """Nobody is asked: the rule of this verb, which is in no catalogue, is played."""
    return Step(name, int(RUNS), verb, ())
