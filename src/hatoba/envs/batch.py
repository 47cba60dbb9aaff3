"""Many games at once in native code, and one game with its observation and mask.

All numbers lie in buffers that are made once and never move, so that numpy can look at them without a copy.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i32, i64, u8

from hatoba.engine.errors import IllegalAction
from hatoba.engine.observing import Canvas
from hatoba.engine.rng import Rng
from hatoba.engine.state import State, seat_total
from hatoba.engine.vectors import vec

if TYPE_CHECKING:
    from hatoba.engine.game import Game

BY_RANK: Final[i64] = 0
BY_SCORE: Final[i64] = 1


def seat_reward(state: State, seat: i64, kind: i64) -> float:
    """What the end is worth to a seat; over all seats it adds up to 0.

    By rank: the seats behind less the seats ahead, of all others. By score: the own points less the others' mean.
    """
    others = state.players - 1
    if kind == BY_SCORE:
        per_seat = len(state.points) // state.players
        own = seat_total(state.points, seat, per_seat)
        total: i64 = 0
        other: i64 = 0
        while other < state.players:
            total += seat_total(state.points, other, per_seat)
            other += 1
        return float(own) - float(total - own) / float(others)
    balance: i64 = 0
    other = 0
    while other < state.players:
        if other != seat:
            if state.is_ahead(state.points, seat, other):
                balance += 1
            elif state.is_ahead(state.points, other, seat):
                balance -= 1
        other += 1
    return float(balance) / float(others)


class Masks:
    """Rows of legal actions: as a mask, and listed."""

    values: vec[u8]
    size: i64
    legal: vec[i32]
    count: vec[i64]

    def clear(self, row: i64) -> None:
        """Nothing is legal; only what was is wiped away."""
        values = self.values
        legal = self.legal
        start = row * self.size
        at = start
        end = start + self.count[row]
        while at < end:
            values[start + i64(legal[at])] = 0
            at += 1
        self.count[row] = 0

    def write(self, row: i64, state: State, count: i64) -> None:
        """The legal actions of a position: so many were just written to the table's buffer."""
        self.clear(row)
        values = self.values
        legal = self.legal
        found = state.table.legal
        start = row * self.size
        number: i64 = 0
        while number < count:
            action = found[number]
            values[start + action] = 1
            legal[start + number] = i32(action)
            number += 1
        self.count[row] = count


def make_masks(rows: i64, size: i64) -> Masks:
    """Room for so many masks."""
    masks = Masks()
    masks.values = vec[u8]([0] * int(rows * size))
    masks.size = size
    masks.legal = vec[i32]([0] * int(rows * size))
    masks.count = vec[i64]([0] * int(rows))
    return masks


class Window:
    """One position, looked at by one seat after the other."""

    state: State
    canvas: Canvas
    masks: Masks
    fresh: bool
    """Whether nobody has looked at this game yet."""

    def look(self, seat: i64) -> None:
        """Write the seat's observation; the mask is empty if it is not this seat that decides."""
        state = self.state
        self.canvas.begin(0, self.fresh)
        self.fresh = False
        state.observe(seat, self.canvas)
        if seat == state.seat:
            self.masks.write(0, state, state.fill_legal())
        else:
            self.masks.clear(0)


class Batch:
    """Games of one kind, each at its own decision. A game that ends is followed by a new one at once."""

    game: "Game"
    options: "dict[str, bool | int | str]"
    players: i64
    reward: i64
    seeds: list[str]
    states: list[State]
    canvas: Canvas
    masks: Masks
    rewards: vec[float]
    """By game and seat: what the game that just ended was worth, otherwise 0."""
    dones: vec[u8]
    seats: vec[i32]
    """By game: the seat that decides, whose observation and mask are shown."""
    numbers: vec[i32]
    """By game: how many games its place has finished."""

    def new_state(self, place: i64) -> State:
        """The next game of a place: its seed is the place's and the game's number there."""
        seed = f"{self.seeds[place]}:{self.numbers[place]}"
        return self.game.deal(int(self.players), seed, self.options)

    def reset(self) -> None:
        """First games everywhere."""
        games = len(self.seeds)
        self.states = []
        place: i64 = 0
        while place < games:
            self.numbers[place] = 0
            self.states.append(self.new_state(place))
            self.clear_result(place)
            self.show(place, True, self.states[place].fill_legal())
            place += 1

    def show(self, place: i64, fresh: bool, legal: i64) -> None:
        """Write what the seat that decides sees and may do: so many actions were just found to be legal."""
        state = self.states[place]
        self.masks.write(place, state, legal)
        self.seats[place] = i32(state.seat)
        self.canvas.begin(place, fresh)
        state.observe(state.seat, self.canvas)

    def step(self, actions: list[int]) -> None:
        """One action in every game; none is played if one of them is illegal."""
        games = len(self.states)
        if len(actions) != games:
            raise IllegalAction(f"{len(actions)} actions for {games} games")
        place: i64 = 0
        while place < games:
            self.require_legal(place, actions[place])
            place += 1
        place = 0
        while place < games:
            legal = self.states[place].go_on(actions[place])
            self.clear_result(place)
            over = legal == 0
            if over:
                self.finish(place)
                legal = self.states[place].fill_legal()
            self.show(place, over, legal)
            place += 1

    def require_legal(self, place: i64, action: i64) -> None:
        state = self.states[place]
        size = self.masks.size
        if action < 0 or action >= size or self.masks.values[place * size + action] == 0:
            raise self.game.refusal(state, int(action), int(state.check(action)))

    def clear_result(self, place: i64) -> None:
        self.dones[place] = 0
        seat: i64 = 0
        while seat < self.players:
            self.rewards[place * self.players + seat] = 0.0
            seat += 1

    def finish(self, place: i64) -> None:
        """Write the result of a game that is over and start the next one."""
        state = self.states[place]
        self.dones[place] = 1
        seat: i64 = 0
        while seat < self.players:
            self.rewards[place * self.players + seat] = seat_reward(state, seat, self.reward)
            seat += 1
        self.numbers[place] += 1
        self.states[place] = self.new_state(place)

    def random_actions(self, rng: Rng) -> list[int]:
        """A uniformly random legal action for every game."""
        chosen: list[int] = []
        place: i64 = 0
        while place < len(self.states):
            at = place * self.masks.size + rng.below(self.masks.count[place])
            chosen.append(int(self.masks.legal[at]))
            place += 1
        return chosen
