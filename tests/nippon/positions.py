"""Positions for tests: lay the table as the test wants it, then play in notation.

    state = Table(players=3).factory("A", 4, machine=2, cubes=2).stock("A", coal=2).state()
    play(state, "production red")
    assert seat(state, "A").stock["coal"] == 0
    assert refused(state, "done") == "not_now"

Every method keeps pieces conserved: workers come from the bag or go there, influence tokens come from the supply.
"""

import json
from typing import Any, cast

import hatoba
from hatoba.components import Sheet
from hatoba.engine.game import OptionValue
from hatoba.engine.state import State
from hatoba.games.nippon.view import CityView, NipponView, RegionView, SeatView

LETTERS = "ABCD"
COLOURS = ("red", "blue", "green", "yellow", "white", "black")
SHEET = hatoba.game("nippon").sheet.data


class Table:
    """A's first turn, to be changed.

    Every action space has a red, a blue and a green worker, every row a yellow, a white and (if it has three) a black
    one. The cities have tiles 1 to 8, unturned: Sapporo wants lenses, paper, silk and light bulbs.
    """

    def __init__(
        self, players: int = 4, seed: int = 1, components: Sheet | None = None, **options: OptionValue
    ) -> None:
        state = hatoba.new_game("nippon", players=players, seed=seed, components=components, **options)
        self.players = players
        self.components = components
        self.snapshot: dict[str, Any] = json.loads(json.dumps(state.snapshot()))
        self.position: dict[str, Any] = self.snapshot["position"]
        self.position["tile"] = {city: number for number, city in enumerate(self.position["tile"], 1)}
        self.position["rotation"] = {}
        self._lay_workers()

    def state(self) -> State:
        """The position, if it is possible."""
        return hatoba.restore(json.loads(json.dumps(self.snapshot)), self.components)

    # ------------------------------------------------------------------------------- workers

    def _lay_workers(self) -> None:
        column = self.players - 2
        each = SHEET["workers"]["per_colour"] - SHEET["workers"]["removed"][column]
        self.position["workers"] = {"bag": dict.fromkeys(COLOURS, each)}
        for number in range(1, 6):
            self.space(number, "red", "blue", "green")
        for number in range(1, SHEET["workers"]["row_count"][column] + 1):
            self.row(number, *("yellow", "white", "black")[: SHEET["workers"]["row_size"][column]])

    def space(self, number: int, *colours: str) -> "Table":
        """Exactly these workers on an action space."""
        return self._put_workers(f"space_{number}", *colours)

    def row(self, number: int, *colours: str) -> "Table":
        return self._put_workers(f"row_{number}", *colours)

    def rows_empty(self) -> "Table":
        for number in range(1, SHEET["workers"]["row_count"][self.players - 2] + 1):
            self.row(number)
        return self

    def board(self, letter: str, *colours: str) -> "Table":
        """Exactly these workers on a player board."""
        return self._put_workers(f"board_{letter}", *colours)

    def _put_workers(self, place: str, *colours: str) -> "Table":
        workers = self.position["workers"]
        for colour, count in workers.pop(place, {}).items():
            workers["bag"][colour] += count
        workers[place] = {}
        for colour in colours:
            workers["bag"][colour] -= 1
            workers[place][colour] = workers[place].get(colour, 0) + 1
        return self

    # ------------------------------------------------------------------------------- player boards

    def stock(self, letter: str, **kinds: int) -> "Table":
        """So many yen, coal, blueprints, (spare) machines."""
        self.position["stock"].setdefault(letter, {}).update(kinds)
        return self

    def track(self, letter: str, **numbers: int) -> "Table":
        """The markers on these numbers of the tracks."""
        spaces = {name: SHEET["tracks"][name]["spaces"].index(number) for name, number in numbers.items()}
        return self.track_space(letter, **spaces)

    def track_space(self, letter: str, **spaces: int) -> "Table":
        """The markers on these spaces, counted from 0; -1 is the last."""
        for name, space in spaces.items():
            last = len(SHEET["tracks"][name]["spaces"]) - 1
            self.position["tracks"].setdefault(letter, {})[name] = last if space < 0 else space
        return self

    def factory(self, letter: str, *numbers: int, machine: int = 0, cubes: int = 0) -> "Table":
        """These factories, each with this machine and so many cubes."""
        for number in numbers:
            good = SHEET["factories"]["rows"][number - 1]["good"]
            self.position["factories"].setdefault(letter, {})[good] = number
            self.position["machines"].setdefault(letter, {})[good] = machine
            self.position["stores"].setdefault(letter, {})[good] = cubes
        return self

    def fulfilled(self, letter: str, *contracts: int) -> "Table":
        self.position["fulfilled"][letter] = {str(number): 1 for number in contracts}
        return self

    def achievement(self, letter: str, name: str, multiplier: int) -> "Table":
        """A reward token on the achievement space."""
        stacks = self.position["rewards"][str(multiplier)]
        bonus = max(stacks, key=lambda name: int(stacks[name]))
        stacks[bonus] -= 1
        self.position["achievements"].setdefault(letter, {})[name] = multiplier
        return self

    def points(self, letter: str, **categories: int) -> "Table":
        self.position["points"].setdefault(letter, {}).update(categories)
        return self

    # ------------------------------------------------------------------------------- the map

    def tile(self, city: str, number: int, rotation: int = 0) -> "Table":
        """This tile on the city; the city that had it gets the other."""
        tiles = self.position["tile"]
        for other, shown in tiles.items():
            if shown == number:
                tiles[other] = tiles[city]
        tiles[city] = number
        self.position["rotation"][city] = rotation
        return self

    def token(self, city: str, space: int, letter: str, value: int) -> "Table":
        """An influence token beside a city."""
        self.position["tokens"][letter][str(value)] -= 1
        self.position["influence"].setdefault(city, {})[str(space)] = f"{letter}{value}"
        return self

    def pieces(self, letter: str, region: str, **kinds: int) -> "Table":
        """So many of ship, train, ship_turned, train_turned in a region."""
        for kind, count in kinds.items():
            transport, _, turned = kind.partition("_")
            there = self.position["transport"].setdefault(letter, {}).setdefault(region, {}).setdefault(transport, {})
            there[turned or "plain"] = count
        return self

    # ------------------------------------------------------------------------------- the turn

    def to_move(self, letter: str) -> "Table":
        self.position["seat"] = letter
        return self

    def marker(self, space: int) -> "Table":
        self.position["marker"] = space
        return self

    def set(self, **fields: Any) -> "Table":
        """Other fields of the snapshot as they are."""
        self.position.update(fields)
        return self


# ----------------------------------------------------------------------------------- playing and looking


def play(state: State, moves: str) -> State:
    """Apply actions in notation, separated by semicolons."""
    for move in moves.split(";"):
        state.apply(state.parse(move.strip()))
    return state


def refused(state: State, move: str) -> str | None:
    """Why an action is not legal: the code of its reason; None if it is legal."""
    reason = state.why_illegal(state.game.catalogue.parse(move))
    return reason.code if reason else None


def legal(state: State, verb: str | None = None) -> list[str]:
    """The legal actions, or those with this verb."""
    texts = [state.notation(action) for action in state.legal_actions()]
    return [text for text in texts if verb is None or text.split()[0] == verb]


def events(state: State, moves: str) -> list[Any]:
    """Play, and give all that happened."""
    state.recording = True
    happened: list[Any] = []
    for move in moves.split(";"):
        play(state, move)
        happened += state.events
    return happened


def view(state: State) -> NipponView:
    return cast(NipponView, state.view(None))


def seat(state: State, letter: str) -> SeatView:
    return view(state).seats[LETTERS.index(letter)]


def region(state: State, name: str) -> RegionView:
    return next(shown for shown in view(state).regions if shown.region == name)


def city(state: State, name: str) -> CityView:
    return next(shown for part in view(state).regions for shown in part.cities if shown.city == name)


def token_on(state: State, name: str, space: int) -> str | None:
    """The influence token on a space, such as A3."""
    shown = city(state, name).spaces[space - 1]
    return None if shown.owner is None else f"{LETTERS[shown.owner]}{shown.value}"


def store(state: State, letter: str, good: str) -> int:
    return next((own.cubes for own in seat(state, letter).factories if own.good == good), 0)


def machine(state: State, letter: str, good: str) -> int:
    return next(own.machine for own in seat(state, letter).factories if own.good == good)


def number(state: State, letter: str, track: str) -> int:
    return seat(state, letter).tracks[track].number


def space(state: State, letter: str, track: str) -> int:
    return seat(state, letter).tracks[track].space


def step(state: State) -> str | None:
    pending = view(state).pending
    return None if pending is None else pending.step


def mover(state: State) -> str | None:
    return None if state.to_move is None else LETTERS[state.to_move]


def final(state: State, letter: str, category: str) -> int:
    """What the category would have if the game ended now."""
    return int(state.standing().breakdown[LETTERS.index(letter)][category])


def scored(state: State, letter: str, category: str) -> int:
    """What the category has on the track now."""
    return int(state.snapshot()["position"]["points"].get(letter, {}).get(category, 0))
