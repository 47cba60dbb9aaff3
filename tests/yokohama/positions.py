"""Positions for tests: lay the table as the test wants it, then play in notation.

    state = Table(players=3).president("B", "bank").assistants("A", bank=2).stock("A", yen=2).state()
    play(state, "place bank; done; return")
    assert refused(state, "end") == "not_now"
    assert seat(state, "A").stock["yen"] == 1

Every method keeps pieces and cards conserved: assistants come from hand (then from the warehouse), cards that make
room go back on top of their deck.
"""

import json
from collections.abc import Iterable
from typing import Any, cast

import hatoba
from hatoba.engine.state import State
from hatoba.games import game_of
from hatoba.games.yokohama.view import AreaView, SeatView, YokohamaView

GAME = game_of("yokohama", "110fac5c11ed9e23")
"""With an earlier sheet, by which the cases were counted: designed numbers of the usual one may change."""
LETTERS = "ABCD"
EDITIONS = ("second", "original")
ORDERS = 36
TURN = [["additional_after", 0], ["movement", 0], ["additional_and_placement", 0]]


class Table:
    """A position at the start of A's first turn, with a plain map, to be changed.

    Boards lie in the order of the sheet, with sites and tokens 1, 2, 3 and so on; the achievements are copper, yen and
    production_4.
    """

    def __init__(self, players: int = 2, seed: int = 1, **options: Any) -> None:
        state = GAME.new(players, seed, **options)
        for _ in range(players):
            state.apply(state.legal_actions()[0])
        self.snapshot: dict[str, Any] = json.loads(json.dumps(state.snapshot()))
        self.position: dict[str, Any] = self.snapshot["position"]
        self.boards = [area.area for area in view(state).areas]
        self.lay()
        areas = [board for board in self.boards if board != "canal"]
        self.position["site"] = {board: number for number, board in enumerate(areas, 1)}
        self.position["token"] = {board: number for number, board in enumerate(areas, 1)}
        self.goals("copper", "yen", "production_4")

    def state(self) -> State:
        """The position, if it is possible."""
        return hatoba.restore(json.loads(json.dumps(self.snapshot)))

    # ------------------------------------------------------------------------------- the map

    def lay(self, *boards: str) -> "Table":
        """These boards first, from the left of the top row on; the others behind them."""
        order = [*boards, *(board for board in self.boards if board not in boards)]
        self.position["place"] = {board: place for place, board in enumerate(order)}
        return self

    def site(self, board: str, number: int) -> "Table":
        """This building site under the board; the board that had it gets the other."""
        return self._swap("site", board, number)

    def token(self, board: str, number: int) -> "Table":
        """This five-power token on the board, likewise."""
        return self._swap("token", board, number)

    def no_token(self, board: str) -> "Table":
        self.position["token"].pop(board, None)
        return self

    def _swap(self, what: str, board: str, number: int) -> "Table":
        held = self.position[what]
        for other, shown in list(held.items()):
            if shown == number:
                held[other] = held[board]
        held[board] = number
        return self

    def station(self, board: str) -> "Table":
        self.position["station"] = board
        return self

    # ------------------------------------------------------------------------------- pieces

    def stock(self, letter: str, **kinds: int) -> "Table":
        """So much of these goods, imports or yen."""
        self.position["stock"].setdefault(letter, {}).update(kinds)
        return self

    def in_hand(self, letter: str, **pieces: int) -> "Table":
        """So many of these pieces in hand, by moving them from or to the warehouse."""
        for piece, count in pieces.items():
            spare = count - self._count("hand", letter, piece)
            self._add("hand", letter, piece, spare)
            self._add("warehouse", letter, piece, -spare)
        return self

    def assistants(self, letter: str, **areas: int) -> "Table":
        """So many more assistants on these areas."""
        for board, count in areas.items():
            self._spend(letter, "assistant", count)
            self._add("assistants", letter, board, count)
        return self

    def president(self, letter: str, board: str | None) -> "Table":
        self.position["president"][letter] = board
        return self

    def build(self, letter: str, space: str, *areas: str) -> "Table":
        """A building on this space (shophouse_1 to shophouse_4, trading_house) of each of these areas."""
        for board in areas:
            self._spend(letter, "trading_house" if space == "trading_house" else "shophouse", 1)
            self.position["buildings"].setdefault(board, {})[space] = letter
        return self

    def church(self, letter: str, *spaces: int) -> "Table":
        return self._put_for_good("church", letter, spaces)

    def customs(self, letter: str, *spaces: int) -> "Table":
        return self._put_for_good("customs", letter, spaces)

    def _put_for_good(self, board: str, letter: str, spaces: Iterable[int]) -> "Table":
        for space in spaces:
            self._spend(letter, "assistant", 1)
            self.position[board][str(space)] = letter
        return self

    def goals(self, a: str, b: str, c: str) -> "Table":
        """These achievements lie on the table."""
        self.position["goals"] = {"1": a, "2": b, "3": c}
        return self

    def achieved(self, goal: str, *letters: str) -> "Table":
        """These seats have fulfilled the achievement."""
        number = next(key for key, name in self.position["goals"].items() if name == goal)
        for letter in letters:
            self._spend(letter, "assistant", 1)
            self.position["achieved"].setdefault(number, 0)
            self.position["achieved"][number] |= 1 << LETTERS.index(letter)
        return self

    def agents(self, letter: str, **kinds: int) -> "Table":
        """So many unused agents."""
        self.position["agents"].setdefault(letter, {}).update(kinds)
        return self

    def agents_used(self, letter: str, **kinds: int) -> "Table":
        self.position["agents_used"].setdefault(letter, {}).update(kinds)
        return self

    def tokens_taken(self, letter: str, count: int) -> "Table":
        """So many five-power tokens taken, which are then missing from the map."""
        taken = list(self.position["token"])[-count:]
        for board in taken:
            self.no_token(board)
        self.position["tokens_taken"][letter] = count
        return self

    def _count(self, place: str, letter: str, what: str) -> int:
        return int(self.position[place].get(letter, {}).get(what, 0))

    def _add(self, place: str, letter: str, what: str, count: int) -> None:
        held = self.position[place].setdefault(letter, {})
        held[what] = held.get(what, 0) + count

    def _spend(self, letter: str, piece: str, count: int) -> None:
        """Take pieces from hand, and when it is empty from the warehouse."""
        from_hand = min(count, self._count("hand", letter, piece))
        self._add("hand", letter, piece, -from_hand)
        self._add("warehouse", letter, piece, from_hand - count)

    # ------------------------------------------------------------------------------- cards

    def own(self, letter: str, *cards: int | str) -> "Table":
        """Fulfilled orders (numbers) and technologies (numbers, or names for the first free card of the name)."""
        for card in cards:
            number = self.card(card) if isinstance(card, str) else card
            self._take_out(number)
            self.position["owner"][str(number)] = letter
        return self

    def card(self, name: str) -> int:
        """The first technology card of this name that nobody owns."""
        rows = GAME.sheet.data["technologies"]["rows"]
        numbers = [int(row["number"]) for row in rows if row["id"] == name]
        return next(number for number in numbers if str(number) not in self.position["owner"])

    def orders(self, letter: str, *numbers: int) -> "Table":
        """Exactly these orders in hand, known to all."""
        for slot in (3, 2, 1):
            self._to_deck("orders", f"hand_{letter}_{slot}")
        for slot, number in enumerate(numbers, 1):
            self._put("orders", f"hand_{letter}_{slot}", number)
            self.position["order_known"][f"hand_{letter}_{slot}"] = "ABCD*"
        return self

    def port(self, port: str, *numbers: int) -> "Table":
        """These orders from the left of a port's display."""
        for slot, number in enumerate(numbers, 1):
            self._put("orders", f"{port}_{slot}", number)
        return self

    def laboratory(self, laboratory: str, slot: int, card: int | str) -> "Table":
        """This technology in a slot of a laboratory."""
        self._put("technologies", f"{laboratory}_{slot}", self.card(card) if isinstance(card, str) else card)
        return self

    def order_deck(self, size: int, to: str = "B") -> "Table":
        """So many orders in the deck; the others count as fulfilled by this seat."""
        while self.position["order_deck"] > size:
            self.own(to, self.position["orders"][f"deck_{self.position['order_deck']}"])
        return self

    def technology_deck(self, size: int) -> "Table":
        """So many technologies in the deck; the others are B's, and A's where B has the name already."""
        rows = GAME.sheet.data["technologies"]["rows"]
        name = {int(row["number"]): row["id"] for row in rows}
        while self.position["technology_deck"] > size:
            card = self.position["technologies"][f"deck_{self.position['technology_deck']}"]
            owned = [name.get(int(number)) for number, letter in self.position["owner"].items() if letter == "B"]
            self.own("A" if name[card] in owned else "B", card)
        return self

    def _put(self, kind: str, place: str, card: int) -> None:
        if self.position[kind].get(place) != card:
            self._take_out(card)
            self._to_deck(kind, place)
            self.position[kind][place] = card

    def _to_deck(self, kind: str, place: str) -> None:
        """What lies in a place goes on top of its deck."""
        card = self.position[kind].pop(place, None)
        if card is not None:
            deck = "order_deck" if kind == "orders" else "technology_deck"
            self.position[deck] += 1
            self.position[kind][f"deck_{self.position[deck]}"] = card
        if kind == "orders" and place.startswith("hand"):
            self.position["order_known"].pop(place, None)

    def _take_out(self, card: int) -> None:
        """Out of its place, which is filled from the deck."""
        kind, deck = ("orders", "order_deck") if card <= ORDERS else ("technologies", "technology_deck")
        self.position["owner"].pop(str(card), None)
        places = self.position[kind]
        place = next((where for where, shown in places.items() if shown == card), None)
        if place is None:
            return
        del places[place]
        size = self.position[deck]
        if size and place != f"deck_{size}":
            places[place] = places.pop(f"deck_{size}")
        if size:
            self.position[deck] -= 1

    # ------------------------------------------------------------------------------- the turn

    def to_move(self, letter: str, *, placed: bool = False) -> "Table":
        """The start of this seat's turn; `placed`: at its movement step."""
        self.position["seat"] = letter
        self.position["stack"] = [*TURN[:2]] if placed else [*TURN]
        return self

    def moving(self) -> "Table":
        """A has placed and moves next."""
        return self.to_move("A", placed=True)

    def points(self, letter: str, **categories: int) -> "Table":
        self.position["points"].setdefault(letter, {}).update(categories)
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


def legal(state: State, verb: str) -> list[str]:
    """The legal actions with this verb."""
    return [text for text in map(state.notation, state.legal_actions()) if text.split()[0] == verb]


def idle(state: State) -> State:
    """The rest of a turn with as little as possible: the president back in hand and nothing recalled."""
    seat_to_move = state.to_move
    while state.to_move == seat_to_move:
        notation = [state.notation(action) for action in state.legal_actions()]
        chosen = next((move for move in ("end", "return", "done") if move in notation), notation[0])
        play(state, chosen)
        if chosen == "end":
            break
    return state


def view(state: State) -> YokohamaView:
    """What the seat to move sees (after the end: a spectator)."""
    return cast(YokohamaView, state.view(state.to_move))


def seat(state: State, letter: str) -> SeatView:
    """A seat as it sees itself."""
    number = LETTERS.index(letter)
    return cast(YokohamaView, state.view(number)).seats[number]


def area(state: State, board: str) -> AreaView:
    return next(shown for shown in view(state).areas if shown.area == board)


def step(state: State) -> str | None:
    return view(state).step


def final(state: State, letter: str, category: str) -> int:
    """What the category would score if the game ended now."""
    return int(state.standing().breakdown[LETTERS.index(letter)][category])
