"""Positions for tests: lay the table as the test wants it, then play in notation.

    state = Table().stock("A", yen=4).shop("A", "bank").state()
    play(state, "choose bank; add none; end")
    assert refused(state, "choose bank") == "area_used"
    assert seat(state, "A").stock["yen"] == 6

Cards that a test does not name lie in their decks; technologies of past rounds are discarded.
"""

import json
from typing import Any, cast

import hatoba
from hatoba.engine.state import State
from hatoba.games.duel.view import AreaView, DuelView, SeatView

LETTERS = "AB"
ROUNDS, TURNS, TECHNOLOGIES_OPEN = 4, 8, 5
TECHNOLOGIES = tuple(row["id"] for row in hatoba.game("duel").sheet.data["technologies"]["rows"])
ORDERS, BONUS_CARDS, CHURCH_CARDS = 36, 16, 9


class Table:
    """A position at the start of a turn, A's first unless the test says otherwise.

    A has orders 1 and 2 in hand, B 10 and 20; bonus cards 1, 2 and 3 and church cards 4 to 9 lie open; nobody has extra
    cards, goods or yen.
    """

    def __init__(self, round_limit: int = 0) -> None:
        state = hatoba.new_game("duel", players=2, seed=1, round_limit=round_limit)
        self.snapshot: dict[str, Any] = json.loads(json.dumps(state.snapshot()))
        self.position: dict[str, Any] = self.snapshot["position"]
        self.hands: dict[str, list[int]] = {"A": [1, 2], "B": [10, 20]}
        self.top: list[int] = []
        self.deck_size = ORDERS
        self.bonus_open = [1, 2, 3]
        self.bonus_deck_size = BONUS_CARDS
        self.open: list[str] = []
        for field in ("stock", "extra", "fulfilled", "owner", "used"):
            self.position[field] = {}
        self.position["church"] = {str(card): "open" for card in range(4, CHURCH_CARDS + 1)}
        self.turn(1)

    def state(self) -> State:
        """The position, if it is possible."""
        self._lay_orders()
        self._lay_technologies()
        self._lay_bonus_cards()
        state = hatoba.restore(json.loads(json.dumps(self.snapshot)))
        state.recording = True
        return state

    # ------------------------------------------------------------------------------- time and strength cards

    def turn(self, number: int) -> "Table":
        """The start of this turn; the cards of the turns before in its round, lowest first, lie at the laboratory."""
        in_round = (number - 1) % TURNS
        round_number = (number - 1) // TURNS + 1
        start = (round_number - 1) % 2
        played = {"A": (in_round + (start == 0)) // 2, "B": (in_round + (start == 1)) // 2}
        self.position.update(turn=number, round=round_number, seat=LETTERS[(start + in_round) % 2])
        self.position["stack"] = [["choose_area", 0]]
        self.position["played"] = {
            letter: {str(card): "laboratory" for card in range(1, count + 1)} for letter, count in played.items()
        }
        return self

    def played(self, letter: str, *areas: str) -> "Table":
        """Where this seat's cards of the round lie, the first card first."""
        self.position["played"][letter] = {str(card): area for card, area in enumerate(areas, 1)}
        return self

    def played_cards(self, letter: str, **areas: str) -> "Table":
        """The same for chosen cards: card_1="bank"."""
        self.position["played"][letter] = {card.removeprefix("card_"): area for card, area in areas.items()}
        return self

    def upgraded(self, letter: str, *cards: int) -> "Table":
        self.position["upgraded"][letter] = {str(card): 1 for card in cards}
        return self

    def at(self, *stack: list[Any]) -> "Table":
        """Other pending steps than the choice of an area."""
        self.position["stack"] = list(stack)
        return self

    # ------------------------------------------------------------------------------- what seats have

    def stock(self, letter: str, **kinds: int) -> "Table":
        self.position["stock"].setdefault(letter, {}).update(kinds)
        return self

    def extra(self, letter: str, **kinds: int) -> "Table":
        self.position["extra"].setdefault(letter, {}).update(kinds)
        return self

    def shop(self, letter: str, *areas: str) -> "Table":
        self.position["shops"].setdefault(letter, {}).update(dict.fromkeys(areas, 1))
        return self

    def warehouse(self, letter: str, *areas: str) -> "Table":
        self.position["warehouses"].update(dict.fromkeys(areas, letter))
        return self

    def hired(self, letter: str, *needs: str, used: int = 0) -> "Table":
        """Agents hired for these needs, so many of them used."""
        self.position["hired"][letter] = dict.fromkeys(needs, 1)
        self.position["agents"][letter] = len(needs) - used
        return self

    def hand(self, letter: str, *numbers: int) -> "Table":
        self._out_of_hands(*numbers)
        self.hands[letter] = list(numbers)
        return self

    def _out_of_hands(self, *numbers: int) -> None:
        for cards in self.hands.values():
            cards[:] = [card for card in cards if card not in numbers]

    def fulfilled(self, letter: str, *numbers: int) -> "Table":
        self._out_of_hands(*numbers)
        self.position["fulfilled"].update({str(number): letter for number in numbers})
        return self

    def own(self, letter: str, *technologies: str) -> "Table":
        for technology in technologies:
            self.position["owner"][technology] = letter
        return self

    def used(self, *technologies: str) -> "Table":
        self.position["used"] = dict.fromkeys(technologies, 1)
        return self

    def station(self, letter: str, area: str) -> "Table":
        self.position["station"] = area
        return self.own(letter, "station")

    def church(self, letter: str, *cards: int) -> "Table":
        """Taken church cards, of those that lie open otherwise."""
        self.position["church"].update({str(card): letter for card in cards})
        return self

    # ------------------------------------------------------------------------------- displays and decks

    def technologies(self, *names: str) -> "Table":
        """Exactly these lie open."""
        self.open = list(names)
        return self

    def bonus(self, *cards: int) -> "Table":
        self.bonus_open = list(cards)
        return self

    def bonus_deck(self, size: int) -> "Table":
        """So many bonus cards in the deck, the others discarded."""
        self.bonus_deck_size = size
        return self

    def order_deck(self, *top: int, size: int = ORDERS) -> "Table":
        """These are drawn next; at most so many in the deck, the others fulfilled by B."""
        self.top = list(top)
        self.deck_size = size
        return self

    def _lay_orders(self) -> None:
        elsewhere = {*self.hands["A"], *self.hands["B"], *self.top, *map(int, self.position["fulfilled"])}
        rest = [number for number in range(1, ORDERS + 1) if number not in elsewhere]
        deck = [*rest, *reversed(self.top)]
        fulfilled, deck = deck[: max(0, len(deck) - self.deck_size)], deck[max(0, len(deck) - self.deck_size) :]
        self.fulfilled("B", *fulfilled)
        places = {f"deck_{at}": number for at, number in enumerate(deck, 1)}
        known: dict[str, str] = {}
        for letter, hand in self.hands.items():
            places |= {f"hand_{letter}_{at}": number for at, number in enumerate(hand, 1)}
            known |= {f"hand_{letter}_{at}": letter for at in range(1, len(hand) + 1)}
        self.position.update(orders=places, order_known=known, order_deck=len(deck))

    def _lay_technologies(self) -> None:
        owner = self.position["owner"]
        rest = [name for name in TECHNOLOGIES if name not in owner and name not in self.open]
        needed = (ROUNDS - self.position["round"]) * TECHNOLOGIES_OPEN
        deck, rest = rest[:needed], rest[needed:]
        owner.update(dict.fromkeys(rest, "discarded"))
        places = {f"deck_{at}": name for at, name in enumerate(deck, 1)}
        places |= {f"open_{at}": name for at, name in enumerate(self.open, 1)}
        self.position.update(technologies=places, technology_deck=len(deck))

    def _lay_bonus_cards(self) -> None:
        rest = [card for card in range(1, BONUS_CARDS + 1) if card not in self.bonus_open][: self.bonus_deck_size]
        places = {f"deck_{at}": card for at, card in enumerate(rest, 1)}
        places |= {f"open_{at}": card for at, card in enumerate(self.bonus_open, 1)}
        self.position.update(bonus=places, bonus_deck=len(rest))


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


def legal(state: State, *verbs: str) -> list[str]:
    """The legal actions, all or those with these verbs."""
    shown = map(state.notation, state.legal_actions())
    return [text for text in shown if not verbs or text.split()[0] in verbs]


def view(state: State) -> DuelView:
    """What the seat to move sees (after the end: a spectator)."""
    return cast(DuelView, state.view(state.to_move))


def seat(state: State, letter: str) -> SeatView:
    """A seat as it sees itself."""
    number = LETTERS.index(letter)
    return cast(DuelView, state.view(number)).seats[number]


def hand(state: State, letter: str) -> list[int | None]:
    return [order.number for order in seat(state, letter).orders]


def area(state: State, name: str) -> AreaView:
    return next(shown for shown in view(state).areas if shown.area == name)


def step(state: State) -> str | None:
    return view(state).step


def total(state: State) -> int | None:
    """The total strength of the running action."""
    action = view(state).action
    return action.strength if action else None


def final(state: State, letter: str, category: str) -> int:
    """What the category would score if the game ended now."""
    return int(state.standing().breakdown[LETTERS.index(letter)][category])
