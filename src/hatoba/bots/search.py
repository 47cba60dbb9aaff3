"""Information-set tree search (ISMCTS) in native code, for any game.

One tree for what the searching seat may know. Every simulation draws the hidden things anew, walks down the tree along
actions that are legal in that draw, opens one node, and hands the value of the position reached back up. Each seat
plays for itself. A node is opened by a look one step ahead: the game's evaluation after each action says how much of
the search the action deserves. Half-done turns cannot be compared, so the turn is finished greedily, as apprentices
play, and a network values the position reached. Without a network some more turns are played greedily first.
"""

import math
from typing import Final

from mypy_extensions import i64

from hatoba.bots.network import Network, exponential
from hatoba.engine.rng import Rng
from hatoba.engine.state import RUNNING, State
from hatoba.engine.vectors import append, vec

NONE: Final[i64] = -1
ROOT: Final[i64] = 0
WORST: Final[i64] = -1_000_000_000


class Settings:
    """How to search. The numbers were measured: docs/bots.md."""

    exploration: float
    temperature: float
    """How sharply the look ahead steers the search: differences of value below this hardly matter."""
    scale: float
    """The lead, in hundredths of points, that is worth half the way from even to won."""
    floor: float
    """The part of the root's search that goes to all actions alike, however bad they look one step ahead."""
    win_share: float
    """Of a value: how much is winning; the rest is the lead. Without a network, of finished games only."""
    network: Network | None
    """What values positions at the beginning of a turn; None: the game's forecast after rollouts."""
    rollout_turns: i64
    """Without a network: turns that all seats play greedily before a position is valued, up to a whole round."""
    careful: bool
    """Whether greedy turns go by the lead, as apprentices do, or quicker by the own points alone."""
    foresee: bool
    """Whether positions are valued by the game's best forecast, or by the plain one."""


class Tree:
    """Nodes as parallel lists. A node is the action that leads to it; its value is for the seat that plays it.

    `value` is the sum over the visits; before the first one, what the look ahead promised.
    """

    action: vec[i64]
    first_child: vec[i64]
    next_sibling: vec[i64]
    visits: vec[i64]
    value: vec[float]
    prior: vec[float]
    opened: vec[i64]

    def clear(self) -> None:
        """Only the root is left."""
        self.action = vec[i64]()
        self.first_child = vec[i64]()
        self.next_sibling = vec[i64]()
        self.visits = vec[i64]()
        self.value = vec[float]()
        self.prior = vec[float]()
        self.opened = vec[i64]()
        self.add(NONE, NONE, 0.5)

    def add(self, parent: i64, action: i64, value: float) -> i64:
        """A new node, in front of its siblings, with its first value."""
        node = len(self.action)
        self.action = append(self.action, action)
        self.first_child = append(self.first_child, NONE)
        self.next_sibling = append(self.next_sibling, NONE)
        self.visits = append(self.visits, 0)
        self.value = append(self.value, value)
        self.prior = append(self.prior, 0.0)
        self.opened = append(self.opened, 0)
        if parent != NONE:
            self.next_sibling[node] = self.first_child[parent]
            self.first_child[parent] = node
        return node

    def find(self, parent: i64, action: i64) -> i64:
        """The child with this action; NONE if there is none."""
        node = self.first_child[parent]
        while node != NONE and self.action[node] != action:
            node = self.next_sibling[node]
        return node

    def mean(self, node: i64) -> float:
        return self.value[node] / float(self.visits[node]) if self.visits[node] > 0 else self.value[node]

    def visit(self, node: i64, reward: float) -> None:
        self.value[node] = self.value[node] + reward if self.visits[node] > 0 else reward
        self.visits[node] += 1

    def is_better(self, node: i64, other: i64) -> bool:
        """More visited, or as often and of more value."""
        if self.visits[node] != self.visits[other]:
            return self.visits[node] > self.visits[other]
        return self.mean(node) > self.mean(other)


class Search:
    """A search for one seat; its tree can be kept from one decision to the next."""

    settings: Settings
    tree: Tree
    root: i64
    rng: Rng
    legal_now: vec[i64]
    """By action: the number of the draw in which it was last seen legal."""
    draw: i64
    path: vec[i64]
    path_seat: vec[i64]
    guesses: vec[i64]
    """By seat: final points as guessed, in hundredths."""
    rewards: vec[float]

    def simulate(self, position: State, seat: i64) -> None:
        """One draw, one walk down, one node opened, the value handed back."""
        state = position.resample(int(seat), self.rng)
        self.path = vec[i64]()
        self.path_seat = vec[i64]()
        node = self.root
        begun: i64 = NONE
        while state.over == RUNNING and self.tree.opened[node] == 1:
            mover = state.seat
            begun = state.turn
            node = self.select(node, state)
            self.path = append(self.path, node)
            self.path_seat = append(self.path_seat, mover)
            state.advance(self.tree.action[node])
            state.in_order = True  # below the root, a set is looked at once, not in each of its orders
        opener = state.seat
        is_new = state.over == RUNNING
        if is_new:
            self.open(node, state)
        if self.settings.network is None:
            self.play_on(state, position.turn)
        elif begun == NONE or begun == state.turn:
            self.play_until(state, state.turn + 1)
        self.value_all(state)
        if is_new:
            self.level_children(node, self.rewards[opener])
        self.hand_back()

    def play_on(self, state: State, first_turn: i64) -> None:
        """Greedy turns up to a whole number of rounds from the first turn: guesses compare when the same seat moves."""
        players = state.players
        ahead = state.turn - first_turn + self.settings.rollout_turns
        self.play_until(state, first_turn + (ahead + players - 1) // players * players)

    def play_until(self, state: State, turn: i64) -> None:
        """Greedy decisions until this turn begins."""
        while state.over == RUNNING and state.turn < turn:
            state.advance(best_looking(state, self) if self.settings.careful else best_for_mover(state))

    def hand_back(self) -> None:
        tree = self.tree
        tree.visits[self.root] += 1
        at: i64 = 0
        while at < len(self.path):
            tree.visit(self.path[at], self.rewards[self.path_seat[at]])
            at += 1

    # ------------------------------------------------------------------------------- opening a node

    def open(self, node: i64, state: State) -> None:
        """Look one step ahead along every legal action."""
        tree = self.tree
        tree.opened[node] = 1
        mover = state.seat
        count = state.fill_legal()
        legal = state.table.legal[:count]
        best = 0.0
        at: i64 = 0
        while at < count:
            value = self.look_ahead(state, legal[at], mover)
            if value > best:
                best = value
            tree.add(node, legal[at], value)
            at += 1
        self.set_priors(node, best)

    def look_ahead(self, state: State, action: i64, mover: i64) -> float:
        """The value of an action for who plays it."""
        after = state.clone()
        after.advance(action)
        return self.value_step(after, mover)

    def set_priors(self, node: i64, best: float) -> None:
        """The share of the search that each child deserves: more, the better it looks; they add up to 1."""
        tree = self.tree
        total = 0.0
        child = tree.first_child[node]
        while child != NONE:
            weight = exponential((tree.value[child] - best) / self.settings.temperature)
            tree.prior[child] = weight
            total += weight
            child = tree.next_sibling[child]
        child = tree.first_child[node]
        while child != NONE:
            tree.prior[child] /= total
            child = tree.next_sibling[child]

    def level_children(self, node: i64, reached: float) -> None:
        """Shift the first values of a node just opened: playing on began with the best, so that is what it reached."""
        tree = self.tree
        best = 0.0
        child = tree.first_child[node]
        while child != NONE:
            if tree.value[child] > best:
                best = tree.value[child]
            child = tree.next_sibling[child]
        child = tree.first_child[node]
        while child != NONE:
            tree.value[child] += reached - best
            child = tree.next_sibling[child]

    # ------------------------------------------------------------------------------- walking down

    def select(self, node: i64, state: State) -> i64:
        """The child to follow, among those legal in this draw; actions not met before come in here."""
        tree = self.tree
        mover = state.seat
        count = self.mark_legal(state)
        explore = self.settings.exploration * math.sqrt(float(tree.visits[node]))
        floor = self.settings.floor if node == self.root else 0.0
        least = floor / float(count)
        best: i64 = NONE
        best_score = -2.0  # levelled first values lie above -1
        found: i64 = 0
        child = tree.first_child[node]
        while child != NONE:
            if self.legal_now[tree.action[child]] == self.draw:
                found += 1
                prior = least + (1.0 - floor) * tree.prior[child]
                score = tree.mean(child) + explore * prior / float(1 + tree.visits[child])
                if score > best_score:
                    best_score = score
                    best = child
            child = tree.next_sibling[child]
        return best if found == count else self.meet(node, state, mover)

    def mark_legal(self, state: State) -> i64:
        """Note the legal actions of a position; how many there are."""
        count = state.fill_legal()
        legal = state.table.legal
        self.draw += 1
        at: i64 = 0
        while at < count:
            self.legal_now[legal[at]] = self.draw
            at += 1
        return count

    def meet(self, node: i64, state: State, mover: i64) -> i64:
        """Add the first legal action that this node has not met yet: another draw made it possible."""
        count = state.fill_legal()
        legal = state.table.legal[:count]
        at: i64 = 0
        while self.tree.find(node, legal[at]) != NONE:
            at += 1
        child = self.tree.add(node, legal[at], self.look_ahead(state, legal[at], mover))
        self.tree.prior[child] = 1.0 / float(count)
        return child

    # ------------------------------------------------------------------------------- values

    def value_all(self, state: State) -> None:
        """What a position between two turns is worth to each seat."""
        seat: i64
        for seat in range(state.players):
            self.guesses[seat] = state.foresee(seat) if self.settings.foresee else state.forecast(seat)
        network = self.settings.network
        if network is None or state.over != RUNNING:
            for seat in range(state.players):
                self.rewards[seat] = self.reward(state, seat)
            return
        network.judge(state)
        for seat in range(state.players):
            self.guesses[seat] += network.points[seat]
        wins = self.settings.win_share
        for seat in range(state.players):
            self.rewards[seat] = (1.0 - wins) * self.lead_share(state, seat) + wins * network.shares[seat]

    def value_step(self, state: State, seat: i64) -> float:
        """What a position, maybe within a turn, is worth to one seat."""
        other: i64 = 0
        while other < state.players:
            self.guesses[other] = state.evaluate(other)
            other += 1
        return self.reward(state, seat)

    def reward(self, state: State, seat: i64) -> float:
        """From 0 (lost) to 1 (won), by the guessed lead; the end counts in full."""
        share = self.lead_share(state, seat)
        if state.over == RUNNING:
            return share
        won = 1.0 if state.rank(state.points, seat) == 1 else 0.0
        return (1.0 - self.settings.win_share) * share + self.settings.win_share * won

    def lead_share(self, state: State, seat: i64) -> float:
        """The guessed lead over the best other seat, from 0 to 1; even is a half."""
        scaled = float(self.guesses[seat] - self.best_other(state, seat)) / self.settings.scale
        size = scaled if scaled >= 0.0 else -scaled
        return 0.5 + 0.5 * scaled / (1.0 + size)

    def best_other(self, state: State, seat: i64) -> i64:
        best: i64 = WORST
        other: i64 = 0
        while other < state.players:
            if other != seat:
                value = self.guesses[other]
                if value > best:
                    best = value
            other += 1
        return best

    # ------------------------------------------------------------------------------- what people call

    def run(self, position: State, seat: i64, simulations: i64) -> None:
        """So many simulations at once, for clocks and interrupts are not looked at meanwhile."""
        done: i64 = 0
        while done < simulations:
            self.simulate(position, seat)
            done += 1

    def is_settled(self, position: State, simulations: i64) -> bool:
        """Whether so many more simulations cannot change which legal action was visited most."""
        tree = self.tree
        self.mark_legal(position)
        most: i64 = 0
        second: i64 = 0
        child = tree.first_child[self.root]
        while child != NONE:
            visits = tree.visits[child]
            if self.legal_now[tree.action[child]] != self.draw:
                visits = 0
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
            child = tree.next_sibling[child]
        return most - second > simulations

    def best(self, position: State) -> i64:
        """The legal action most visited at the root, which may also have met actions of other draws."""
        tree = self.tree
        self.mark_legal(position)
        best: i64 = NONE
        child = tree.first_child[self.root]
        while child != NONE:
            if self.legal_now[tree.action[child]] == self.draw and (best == NONE or tree.is_better(child, best)):
                best = child
            child = tree.next_sibling[child]
        return tree.action[best] if best != NONE else position.table.legal[0]

    def follow(self, action: i64) -> None:
        """Keep the part of the tree behind an action that was played."""
        child = self.tree.find(self.root, action)
        if child == NONE:
            self.forget()
        else:
            self.root = child

    def pass_by(self, action: i64) -> None:
        """The same for an only action: where sets come in order it may have played itself, and the tree is past it."""
        child = self.tree.find(self.root, action)
        if child != NONE:
            self.root = child

    def forget(self) -> None:
        """Start a new tree."""
        self.tree.clear()
        self.root = ROOT


def make_search(settings: Settings, rng: Rng, actions: i64, players: i64) -> Search:
    """A search over a game with so many actions in its catalogue."""
    search = Search()
    search.settings = settings
    search.rng = rng
    search.legal_now = vec[i64]([0] * int(actions))
    search.draw = 0
    search.path = vec[i64]()
    search.path_seat = vec[i64]()
    search.guesses = vec[i64]([0] * int(players))
    search.rewards = vec[float]([0.0] * int(players))
    search.tree = Tree()
    search.forget()
    return search


def best_looking(state: State, search: Search) -> i64:
    """The legal action with the best lead one step ahead: how an apprentice plays."""
    mover = state.seat
    count = state.fill_legal()
    legal = state.table.legal[:count]
    best = legal[0]
    if count == 1:
        return best
    best_value = -1.0
    at: i64 = 0
    while at < count:
        value = search.look_ahead(state, legal[at], mover)
        if value > best_value:
            best_value = value
            best = legal[at]
        at += 1
    return best


def best_for_mover(state: State) -> i64:
    """The legal action with the best own points one step ahead."""
    mover = state.seat
    count = state.fill_legal()
    legal = state.table.legal[:count]
    best = legal[0]
    if count == 1:
        return best
    best_value: i64 = WORST
    at: i64 = 0
    while at < count:
        after = state.clone()
        after.advance(legal[at])
        value = after.evaluate(mover)
        if value > best_value:
            best_value = value
            best = legal[at]
        at += 1
    return best
