"""A game with its component sheet: everything that does not change while it is played."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Any, ClassVar

from hatoba.components import Sheet, load
from hatoba.engine.catalogue import Catalogue, Domain
from hatoba.engine.errors import IllegalAction, InvalidAction, InvalidOption, InvalidPosition
from hatoba.engine.events import EventReader
from hatoba.engine.facts import Facts, TextValues
from hatoba.engine.fields import SEATS, Field, Layout, common_fields
from hatoba.engine.observation import ObservationLayout
from hatoba.engine.outcome import Outcome
from hatoba.engine.pending import UNKNOWN_ACTION, ActionTable, Rule
from hatoba.engine.reasons import ENGINE_REASONS, Reason, ReasonType
from hatoba.engine.state import RUNNING, State
from hatoba.engine.steps import Step

OptionValue = bool | int | str
Seed = int | str | bytes
ENGINE_ENDINGS = ("limit", "resigned")


@dataclass(frozen=True)
class Option:
    """A choice made before the game. `choices` empty: any whole number from 0."""

    name: str
    default: OptionValue
    choices: tuple[OptionValue, ...] = (False, True)

    def accept(self, value: object) -> OptionValue:
        """The value if it may be chosen."""
        if not self.choices and type(value) is int and value >= 0:
            return value
        for choice in self.choices:
            if value == choice and type(value) is type(choice):
                return choice
        wanted = " or ".join(map(str, self.choices)) or "a whole number of at least 0"
        raise InvalidOption(f"option {self.name}: must be {wanted}, not {value!r}")


ROUND_LIMIT = Option("round_limit", default=0, choices=())
"""Rounds after which the game is scored as it stands; 0 is no limit."""


class Game:
    """The description of one game. Subclasses give the class variables and the methods marked so."""

    name: ClassVar[str]
    rules_version: ClassVar[int]
    player_counts: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[Option, ...]] = ()
    endings: ClassVar[tuple[str, ...]]
    """The game's own reasons to end, numbered from FIRST_OWN_ENDING."""
    categories: ClassVar[tuple[str, ...]]
    view_type: ClassVar[type]
    """A dataclass: what `view` gives."""
    facts: ClassVar[Facts] = Facts()
    """What is true of the game outside its rules."""
    old_versions: ClassVar[tuple[int, ...]] = ()
    """Rules whose games can be read and gone on with (`hatoba.engine.old_rules`)."""
    open_since_version_2: ClassVar[frozenset[int]] = frozenset()
    """Verbs that kept no step open in rules version 1, and, by step and verb, the verb that followed by itself."""
    followed_in_version_1: ClassVar[Mapping[tuple[int, int], int]] = {}

    sheet: Sheet
    catalogue: Catalogue
    table: ActionTable
    steps: Domain
    fields: tuple[Field, ...]
    reasons: Mapping[int, ReasonType]
    event_reader: EventReader

    def __init__(
        self,
        sheet: Sheet,
        catalogue: Catalogue,
        steps: Mapping[int, Step],
        rules: Mapping[int, Rule[Any]],
        reasons: Mapping[int, ReasonType],
        events: Mapping[int, type],
        domains: Mapping[str, Domain],
    ) -> None:
        """`rules` has one for each verb of the catalogue, then inner ones; `domains` are what events name."""
        self.sheet = sheet
        self.catalogue = catalogue
        self.table = catalogue.table(steps, rules)
        self.steps = Domain("step", tuple(steps[step].name for step in sorted(steps)), first=1)
        self.reasons = reasons
        self.event_reader = EventReader(events, {**domains, "ending": self._ending_domain()})
        self._blanks: dict[tuple[OptionValue, ...], State] = {}

    # ------------------------------------------------------------------------------- what each game provides

    def make_blank(self, players: int, options: dict[str, OptionValue]) -> State:
        """A position with every attribute there and empty; `start` and `fill_blank` do the common part."""
        raise NotImplementedError

    def set_up(self, state: State) -> None:
        """Lay out a new game from the state's key, up to the first decision."""
        raise NotImplementedError

    def view(self, state: State, seat: int | None) -> Any:
        """What the seat may know."""
        raise NotImplementedError

    def problems(self, state: State) -> Iterator[str]:
        """What makes a restored position impossible."""
        raise NotImplementedError

    def describe_observation(self) -> ObservationLayout:
        """What each number of `State.observe` means. A game without it cannot be learned, but played."""
        raise InvalidOption(f"{self.name}: there are no observations of this game, so programs cannot learn it")

    def derive(self, state: State) -> None:
        """Compute the attributes that follow from the fields."""

    def resolve_options(self, players: int, chosen: dict[str, OptionValue]) -> dict[str, OptionValue]:
        """The options in full; InvalidOption if some do not go together."""
        return {option.name: chosen.get(option.name, option.default) for option in self.options}

    @cached_property
    def unusual_sheet(self) -> str | None:
        """The text of the component sheet, unless it is the usual one of this game."""
        return None if self.sheet == load(self.name) else self.sheet.text

    @cached_property
    def layout(self) -> Layout:
        """How a position of this game becomes bytes or JSON."""
        return Layout(self.fields)

    @cached_property
    def printed(self) -> Mapping[str, Mapping[int, TextValues]]:
        """What texts say of a card's number, by the argument that has it: from this sheet."""
        return self.facts.printed(self.sheet.data)

    @cached_property
    def observation(self) -> ObservationLayout:
        """The numbers that a learning program sees."""
        return self.describe_observation()

    def where_offered(self, option: Option) -> list[tuple[int, dict[str, OptionValue]]]:
        """With which numbers of players, and which values of the options that are words, all its values may be chosen.

        Found by trying, so that `resolve_options` stays the only place that says it.
        """
        words = [other for other in self.options if other is not option and isinstance(other.default, str)]
        found: list[tuple[int, dict[str, OptionValue]]] = []
        for players, values in product(self.player_counts, product(*(other.choices for other in words))):
            others = {other.name: value for other, value in zip(words, values, strict=True)}
            try:
                for choice in option.choices:
                    self.check_options(players, {**others, option.name: choice})
            except InvalidOption:
                continue
            found.append((players, others))
        return found

    # ------------------------------------------------------------------------------- positions

    def new(self, players: int, seed: Seed, **chosen: OptionValue) -> State:
        """A new game."""
        return self.deal(players, seed, self.check_options(players, chosen))

    def deal(self, players: int, seed: Seed, options: dict[str, OptionValue]) -> State:
        """A new game with all its options, checked before."""
        state = self.blank(players, options)
        state.use_seed(seed)
        self.set_up(state)
        return state

    def check_options(self, players: int, chosen: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """All options of a game, from those that were chosen."""
        if type(players) is not int or players not in self.player_counts:
            wanted = ", ".join(map(str, self.player_counts))
            raise InvalidOption(f"{self.name}: players must be {wanted}, not {players!r}")
        known = {option.name: option for option in (*self.options, ROUND_LIMIT)}
        for name in chosen:
            if name not in known:
                raise InvalidOption(f"{self.name}: no option {name!r}; there are {', '.join(known)}")
        accepted = {name: known[name].accept(value) for name, value in chosen.items()}
        resolved = self.resolve_options(players, accepted)
        resolved[ROUND_LIMIT.name] = accepted.get(ROUND_LIMIT.name, ROUND_LIMIT.default)
        return resolved

    def blank(self, players: int, options: dict[str, OptionValue]) -> State:
        """An empty position; made once and copied."""
        key = (players, *options.values())
        if key not in self._blanks:
            self._blanks[key] = self.make_blank(players, options)
        state = self._blanks[key].clone()
        self.start(state, players, options)
        return state

    def fill_blank(self, state: State) -> None:
        """Give every field that is a list its length, with nothing in it."""
        for field in self.fields:
            if field.axes and field.name not in ("key", "stack"):
                setattr(state, field.name, field.blank(state))

    def start(self, state: State, players: int, options: dict[str, OptionValue]) -> None:
        """Give a blank state what the engine needs."""
        state.game = self
        state.options = options
        state.table = self.table
        state.players = players
        state.round_limit = int(options[ROUND_LIMIT.name])
        state.prepare()

    def snapshot(self, state: State) -> dict[str, Any]:
        """The position as readable JSON, with all that is needed to restore it."""
        return {
            "game": self.name,
            "rules": self.rules_version,
            "sheet": self.sheet.id,
            "players": int(state.players),
            "options": dict(state.options),
            "position": self.layout.encode(state),
        }

    def restore(self, snapshot: Mapping[str, Any]) -> State:
        """The position of a snapshot; InvalidPosition if it is not possible."""
        if snapshot.get("rules") != self.rules_version:
            raise InvalidPosition(f"rules: must be {self.rules_version}, not {snapshot.get('rules')!r}")
        options = snapshot.get("options")
        if not isinstance(options, dict):
            raise InvalidPosition(f"options: must be an object, not {options!r}")
        players: Any = snapshot.get("players")
        state = self.blank(players, self.check_options(players, options))
        state.unshare()
        self.layout.decode(state, snapshot.get("position"))
        return self._validated(state)

    def from_bytes(self, players: int, options: Mapping[str, OptionValue], data: bytes) -> State:
        """The position that `State.to_bytes` gave."""
        state = self.blank(players, self.check_options(players, options))
        state.unshare()
        self.layout.unpack(state, data)
        self.derive(state)
        return state

    def _validated(self, state: State) -> State:
        if (state.over == RUNNING) != (state.depth > 0):
            raise InvalidPosition("stack: a running game has a pending step, a finished one has none")
        if not 0 <= state.seat < state.players:
            raise InvalidPosition("seat: must be a seat of this game")
        for problem in self.problems(state):
            raise InvalidPosition(problem)
        self.derive(state)
        if state.over == RUNNING and state.fill_legal() == 0:
            raise InvalidPosition("stack: nobody can do anything in this position")
        return state

    def __deepcopy__(self, memo: object) -> "Game":
        """Nothing in it changes, so nobody needs another one."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return (game_with, (type(self), self.sheet))

    def reduce(self, state: State) -> tuple[Any, ...]:
        """How to pickle a state: through its bytes."""
        return (self.from_bytes, (int(state.players), dict(state.options), state.to_bytes()))

    # ------------------------------------------------------------------------------- words

    def decode_events(self, state: State, viewer_bit: int) -> list[Any]:
        """The logged events as this viewer may see them."""
        return self.event_reader.read(list(state.log), viewer_bit)

    def make_reason(self, packed: int) -> Reason:
        """A reason of `check` as an object."""
        code = packed & 0xFF
        return (self.reasons.get(code) or ENGINE_REASONS[code]).decode(packed)

    def refusal(self, state: State, action: int, packed: int) -> InvalidAction | IllegalAction:
        """The error for an action that cannot be played."""
        if packed & 0xFF == UNKNOWN_ACTION:
            return InvalidAction(f"no action number {action}; they run from 0 to {len(self.catalogue) - 1}")
        pending = self.steps.value(state.step()) if state.over == RUNNING else "game over"
        return IllegalAction(
            f"{self.catalogue.notation(action)!r} is not legal ({pending}): {self.make_reason(packed)}"
        )

    def cannot_resign(self, seat: int) -> IllegalAction:
        """The error for a resignation that cannot be."""
        return IllegalAction(f"seat {seat} cannot resign: the game is over or has no such seat")

    def make_outcome(self, state: State) -> Outcome:
        """The outcome as if the game ended now, or as it ended."""
        points = state.points if state.over != RUNNING else state.breakdown()
        seats = range(int(state.players))
        size = len(self.categories)
        ranks = tuple(int(state.rank(points, seat)) for seat in seats)
        breakdown = tuple(
            dict(zip(self.categories, list(points[seat * size : (seat + 1) * size]), strict=True)) for seat in seats
        )
        return Outcome(
            winners=tuple(seat for seat in seats if ranks[seat] == 1),
            scores=tuple(sum(by_category.values()) for by_category in breakdown),
            ranks=ranks,
            breakdown=breakdown,
            reason=None if state.over == RUNNING else self.ending_name(int(state.over)),
        )

    def ending_name(self, ending: int) -> str:
        """The name of what ended a game."""
        return (*ENGINE_ENDINGS, *self.endings)[ending - 1]

    def common_fields(self) -> tuple[Field, ...]:
        """The fields that every position has."""
        return common_fields(self.steps, self._ending_domain(), Domain("category", self.categories))

    def _ending_domain(self) -> Domain:
        return Domain("ending", (*ENGINE_ENDINGS, *self.endings), first=1)

    def seat_name(self, seat: int) -> str:
        """The letter of a seat."""
        return str(SEATS.values[seat])


_games: dict[tuple[Callable[[Sheet], Game], str], Game] = {}


def game_with(kind: Callable[[Sheet], Game], sheet: Sheet) -> Game:
    """The game of this kind with this sheet, made once."""
    key = (kind, sheet.id)
    if key not in _games:
        _games[key] = kind(sheet)
    return _games[key]
