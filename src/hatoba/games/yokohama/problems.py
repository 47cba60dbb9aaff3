"""What makes a restored position of Yokohama impossible."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from hatoba.engine.fields import SEATS
from hatoba.engine.pending import FRAME
from hatoba.engine.state import EVERYBODY, FIRST_OWN_ENDING
from hatoba.games.yokohama import steps
from hatoba.games.yokohama.names import ENDINGS, YokohamaNames
from hatoba.games.yokohama.state import YokohamaState
from hatoba.games.yokohama.tables import (
    AGENT_KINDS,
    BUILDING_SPACES,
    COUNTRIES,
    GIVES_CUSTOMS,
    GIVES_EXCHANGES,
    GIVES_FAITH,
    GIVES_ORDERS,
    GIVES_PIECES,
    GIVES_PRODUCTION,
    NEUTRAL,
    SHOP_SPACES,
    SHOPHOUSE,
    STATION,
    TRADING_HOUSE,
)

ACTION_OF = {
    steps.EXCHANGING: GIVES_EXCHANGES,
    steps.HIRING: GIVES_PIECES,
    steps.CHURCH: GIVES_FAITH,
    steps.CHURCH_ASSISTANT: GIVES_FAITH,
    steps.CUSTOMS: GIVES_CUSTOMS,
    steps.CUSTOMS_ASSISTANT: GIVES_CUSTOMS,
    steps.LABORATORY: GIVES_PRODUCTION,
    steps.TECHNOLOGY: GIVES_PRODUCTION,
    steps.PORT: GIVES_ORDERS,
    steps.SECOND_ORDER: GIVES_ORDERS,
    steps.REFILL_PORT: GIVES_ORDERS,
}
"""What the area of a running action gives."""


def find_problems(names: YokohamaNames, s: YokohamaState) -> Iterator[str]:
    """What is not possible, the field first. Nothing that follows from the fields is looked at."""
    yield from _map_problems(names, s)
    yield from _owner_problems(names, s)
    yield from _card_problems(names, s)
    yield from _knowledge_problems(names, s)
    yield from _turn_problems(names, s)
    for seat in range(int(s.players)):
        yield from _seat_problems(names, s, seat)


def _map_problems(names: YokohamaNames, s: YokohamaState) -> Iterator[str]:
    in_play = set(s.edition.boards)
    places = sorted(place for place in s.place if place >= 0)
    if places != list(range(len(in_play))) or {b for b, place in enumerate(s.place) if place >= 0} != in_play:
        yield "place: every board in play must have a place of its own, and no other board any"
    for what in ("site", "token"):
        shown = [number for number in getattr(s, what) if number]
        if len(set(shown)) != len(shown):
            yield f"{what}: the same number lies on two areas"
    for seat in range(int(s.players)):
        board = s.president[seat]
        if board >= 0 and board not in in_play:
            yield f"president.{SEATS.values[seat]}: {names.area.value(board)} is not in play"
        for board in range(int(s.t.boards)):
            if s.assistants_at(seat, board) and (board not in in_play or s.is_canal(board)):
                yield f"assistants.{SEATS.values[seat]}: none can be on {names.area.value(board)}"


def _owner_problems(names: YokohamaNames, s: YokohamaState) -> Iterator[str]:
    """Things of seats that are not in the game, things twice, more agents than there are."""
    players = int(s.players)
    land = [board for board in s.edition.boards if not s.is_canal(board)]
    for board in land:
        if not s.site[board]:
            yield f"site: there is none under {names.area.value(board)}"
    for what, highest in (("site", s.t.sites), ("token", _token_count(s))):
        for board, number in enumerate(getattr(s, what)):
            if number > highest or (number and board not in land):
                yield f"{what}: {number} cannot be on {names.area.value(board)}"
    for what in ("buildings", "owner", "church", "customs"):
        allowed = {*range(players + 1), *([NEUTRAL] if what in ("church", "customs") and s.edition.neutral else [])}
        if not allowed >= set(getattr(s, what)):
            yield f"{what}: only seats of this game"
    for board in range(int(s.t.boards)):
        owners = [owner for owner in s.buildings[board * BUILDING_SPACES : (board + 1) * BUILDING_SPACES - 1] if owner]
        if len(set(owners)) != len(owners):
            yield f"buildings.{names.area.value(board)}: two shophouses of one seat"
        if board not in land and any(s.buildings[board * BUILDING_SPACES : (board + 1) * BUILDING_SPACES]):
            yield f"buildings: none can be on {names.area.value(board)}"
    if any(mask >> players for mask in s.achieved):
        yield "achieved: only seats of this game"
    if 0 in s.goals or len(set(s.goals)) != len(s.goals) or list(s.goals) != sorted(s.goals):
        yield "goals: must be different achievements, in the order of the sheet"
    for kind in range(COUNTRIES):
        if sum(s.agents[kind::AGENT_KINDS]) + sum(s.agents_used[kind::AGENT_KINDS]) > s.t.country_agents[kind]:
            yield f"agents: more than {s.t.country_agents[kind]} of {names.agent.value(kind)}"
    for seat in range(players):
        owned = [
            s.t.technology_name[card]
            for card in range(int(s.t.orders) + 1, int(s.t.cards) + 1)
            if s.owner[card] == seat + 1
        ]
        if len(set(owned)) != len(owned):
            yield f"owner: {SEATS.values[seat]} has two technologies of one name"
    has_station = any(
        s.owner[card] and s.t.technology_name[card] == STATION
        for card in range(1, int(s.t.cards) + 1)
        if card > s.t.orders
    )
    pending = any(s.stack[at] == steps.STATION_TOKEN for at in range(0, len(s.stack), FRAME))
    if has_station != (s.station >= 0 or pending) or (s.station >= 0 and s.station not in land):
        yield "station: its token lies on an area exactly if somebody has the technology"


def _token_count(s: YokohamaState) -> int:
    return int(s.t.tokens + (s.t.free_agent_tokens if s.edition.free_agents else 0))


def _knowledge_problems(names: YokohamaNames, s: YokohamaState) -> Iterator[str]:
    """Open displays, unknown decks; nothing in hands and displays that are not in the game."""
    for at, card in enumerate(s.orders):
        place = names.order_place.value(at)
        mask = s.order_known[at]
        if at < s.t.port_at and mask:
            yield f"order_known.{place}: nobody can know it"
        if s.t.port_at <= at < s.t.hand_at and mask != EVERYBODY:
            yield f"order_known.{place}: everybody knows it"
        if at >= s.t.hand_at:
            size = s.t.hand_max if at < s.t.aside_at else s.t.orders_dealt - s.t.orders_kept
            owner = (at - (s.t.hand_at if at < s.t.aside_at else s.t.aside_at)) // size
            if card and owner >= s.players:
                yield f"orders.{place}: no such seat in this game"
            if card and mask not in (1 << owner, EVERYBODY):
                yield f"order_known.{place}: must be known to its owner, or to all"
    for displays, cards, start, slots, gives in (
        ("orders", s.orders, s.t.port_at, s.t.port_slots, GIVES_ORDERS),
        ("technologies", s.technologies, s.t.laboratory_at, s.t.laboratory_slots, GIVES_PRODUCTION),
    ):
        in_play = {s.t.display[board] for board in s.edition.boards if s.t.gives[board] == gives}
        end = s.t.hand_at if displays == "orders" else s.t.technology_places
        if any(cards[at] and (at - start) // slots not in in_play for at in range(int(start), int(end))):
            yield f"{displays}: a card on a board that is not in play"


def _turn_problems(names: YokohamaNames, s: YokohamaState) -> Iterator[str]:
    own_endings = range(FIRST_OWN_ENDING, FIRST_OWN_ENDING + len(ENDINGS))
    if (s.last_round >= 0) != (s.trigger != 0) or (s.trigger and s.trigger not in own_endings):
        yield "trigger, last_round: both or none, and what triggers the end must be one of the five ways"
    if not 0 <= s.power <= s.t.power_max:
        yield f"power: must be at most {s.t.power_max}"
    frames = [s.stack[at] for at in range(0, FRAME * int(s.depth), FRAME)]
    if frames and frames != [steps.KEEP_ORDER] and frames[0] != steps.PHASE_C:
        yield "stack: a turn begins with its last step, additional_after"
    acting = [frame for frame in frames if steps.AREA_ACTION <= frame <= steps.RECOVERY]
    if acting and (s.area < 0 or s.area not in s.edition.boards or s.is_canal(s.area)):
        yield "stack, area: an action needs its area"
    for frame in acting:
        if frame in ACTION_OF and s.t.gives[s.area] != ACTION_OF[frame]:
            yield "stack, area: the action does not belong to the area"


def _card_problems(names: YokohamaNames, s: YokohamaState) -> Iterator[str]:
    shown = [*s.orders, *s.technologies, *(card for card, owner in enumerate(s.owner) if owner)]
    counts = Counter(card for card in shown if card)
    for card in range(1, int(s.t.cards) + 1):
        if counts[card] != 1:
            yield f"orders, technologies, owner: card {card} is there {counts[card]} times, not once"
    for deck, cards in (("order_deck", s.orders), ("technology_deck", s.technologies)):
        size = getattr(s, deck)
        region = s.t.orders if deck == "order_deck" else s.t.technologies
        if any((cards[at] != 0) != (at < size) for at in range(int(region))):
            yield f"{deck}: the deck's {size} cards must fill its first places"


def _seat_problems(names: YokohamaNames, s: YokohamaState, seat: int) -> Iterator[str]:
    letter = SEATS.values[seat]
    total = s.edition.assistants_hand + s.edition.assistants_warehouse
    on_boards = sum(owner == seat + 1 for owner in (*s.church, *s.customs))
    on_goals = sum(mask >> seat & 1 for mask in s.achieved)
    if s.assistants_total(seat) + on_boards + on_goals != total:
        yield f"assistants of {letter}: {s.assistants_total(seat) + on_boards + on_goals}, not {total}"
    for piece, spaces in ((SHOPHOUSE, range(SHOP_SPACES)), (TRADING_HOUSE, range(SHOP_SPACES, BUILDING_SPACES))):
        owners = (s.buildings[board * BUILDING_SPACES + space] for board in range(int(s.t.boards)) for space in spaces)
        on_map = sum(owner == seat + 1 for owner in owners)
        if on_map != s.built(seat, piece):
            name = names.piece.value(piece)
            yield f"{name}s of {letter}: {on_map} on the map, but {s.built(seat, piece)} not in hand or warehouse"
    hand = [s.orders[s.t.hand_at + seat * s.t.hand_max + slot] for slot in range(int(s.t.hand_max))]
    if any(later and not earlier for earlier, later in pairwise(hand)):
        yield f"orders: hand_{letter} must be filled from its first place"
