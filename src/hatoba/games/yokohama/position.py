"""The position of Yokohama: what lies where, and the small changes from which all rules are made."""

from __future__ import annotations  # a class body must see its own __annotations__, on 3.14 too

from typing import Final

from mypy_extensions import i64

from hatoba.engine.cards import redeal
from hatoba.engine.packing import Packer
from hatoba.engine.pending import reason
from hatoba.engine.rng import Rng
from hatoba.engine.state import FIRST_OWN_ENDING
from hatoba.engine.vectors import vec
from hatoba.engine.words import ZERO, bit_of
from hatoba.games.trade import YEN, TradePosition
from hatoba.games.yokohama.steps import (
    AGENT_GAINED,
    CANAL,
    END_TRIGGERED,
    FEE_PAID,
    NO_ASSISTANT_THERE,
    NOT_IN_PLAY,
    SCORED,
)
from hatoba.games.yokohama.tables import (
    AGENT_KINDS,
    ASSISTANT,
    BUILDING_SPACES,
    FREE_AGENT,
    GIVES_NOTHING,
    MINING,
    PIECES,
    SHOP_SPACES,
    STAGECOACH,
    Edition,
    YokohamaTables,
)

# Categories of points: earned on the track, then at the end.
BY_ORDERS: Final[i64] = 0
BY_CHURCH: Final[i64] = 1
BY_CUSTOMS: Final[i64] = 2
BY_TECHNOLOGIES: Final[i64] = 3
BY_ACHIEVEMENTS: Final[i64] = 4
BY_BUILDINGS: Final[i64] = 5
BY_TOKENS: Final[i64] = 6
BY_PORT: Final[i64] = 7
CHURCH_MAJORITY: Final[i64] = 8
CUSTOMS_MAJORITY: Final[i64] = 9
TECHNOLOGY_MAJORITY: Final[i64] = 10
COUNTRY_SETS: Final[i64] = 11
UNUSED_AGENTS: Final[i64] = 12
LEFT_IMPORTS: Final[i64] = 13
LEFT_YEN: Final[i64] = 14
LEFT_GOODS: Final[i64] = 15
CATEGORIES: Final[i64] = 16

# What triggers the end.
END_BY_TRADING_HOUSES: Final[i64] = FIRST_OWN_ENDING
END_BY_SHOPHOUSES: Final[i64] = FIRST_OWN_ENDING + 1
END_BY_PORT: Final[i64] = FIRST_OWN_ENDING + 2
END_BY_CHURCH: Final[i64] = FIRST_OWN_ENDING + 3
END_BY_CUSTOMS: Final[i64] = FIRST_OWN_ENDING + 4

# A seat's tally: counts that follow from what it owns.
TECHNOLOGY_MASK: Final[i64] = 0
TECHNOLOGY_COUNT: Final[i64] = 1
ORDER_COUNT: Final[i64] = 2
BUILT_AREAS: Final[i64] = 3
"""In how many areas of each class the seat has built anything."""
ICONS: Final[i64] = 6
ORDER_SET: Final[i64] = 11
"""The orders that the seat has fulfilled, by card number."""
TECHNOLOGY_SET: Final[i64] = 12
"""Its technologies, by card number less the number of orders."""
HOUSES: Final[i64] = 13
"""Where it has built, by building space, the spaces of so many boards a mask:"""
BOARDS_A_MASK: Final[i64] = 12
AGENTS: Final[i64] = 15
"""How many agents it can still use."""
TOKENS: Final[i64] = 16
"""Five-power tokens and agents together, used or not; a free agent counts as the token it came on."""
TALLY: Final[i64] = 17

# The spaces of a board, as masks.
SHOPHOUSES: Final[i64] = (1 << SHOP_SPACES) - 1
TRADING_HOUSES: Final[i64] = 1 << SHOP_SPACES
ALL_HOUSES: Final[i64] = SHOPHOUSES | TRADING_HOUSES


class YokohamaPosition(TradePosition):
    """Lists by seat are seat-major: `assistants[seat * boards + board]`."""

    t: YokohamaTables
    edition: Edition

    # Laid out at set-up and never changed: clones share these.
    place: vec[i64]
    """By board: its place in the pyramid, -1 if it is not in play."""
    near: vec[i64]
    """By board: the boards it touches, as a mask."""
    site: vec[i64]
    goals: vec[i64]
    """The achievements on the table, ascending."""

    hand: vec[i64]
    warehouse: vec[i64]
    president: vec[i64]
    """By seat: the board it stands on, -1 if in hand."""
    assistants: vec[i64]
    buildings: vec[i64]
    """By board and building space: the owner."""
    token: vec[i64]
    tokens_taken: vec[i64]
    agents: vec[i64]
    agents_used: vec[i64]
    church: vec[i64]
    customs: vec[i64]
    achieved: vec[i64]
    """By goal: the seats that fulfilled it, as a mask."""
    reward_tokens: vec[i64]
    """0 out of the game, 1 on the table, 2 + seat taken."""
    orders: vec[i64]
    order_known: vec[i64]
    order_deck: i64
    technologies: vec[i64]
    technology_deck: i64
    owner: vec[i64]
    """By card number: who fulfilled the order or has the technology."""
    station: i64

    area: i64
    power: i64
    agents_used_now: i64
    spun: i64
    studied: i64
    placed: i64
    """Boards that got an assistant in this placement, as a mask."""
    walked: i64
    """Boards of this walk, its start included, as a mask."""
    trigger: i64
    last_round: i64
    """The round after which the game ends; -1 while nothing has triggered it."""

    # Follow from the fields above.
    present: vec[i64]
    """By seat: the boards with its assistants, as a mask."""
    tally: vec[i64]
    presidents: vec[i64]
    """By board: the seats whose president stands there, as a mask."""

    __slots__ = tuple(__annotations__)

    def copy_position(self, other: YokohamaPosition) -> None:
        """Fill a fresh copy from other."""
        self.copy_common(other)
        self.prices = other.prices
        self.t = other.t
        self.edition = other.edition
        self.place = other.place
        self.near = other.near
        self.site = other.site
        self.goals = other.goals
        self.stock = other.stock[:]
        self.hand = other.hand[:]
        self.warehouse = other.warehouse[:]
        self.president = other.president[:]
        self.assistants = other.assistants[:]
        self.buildings = other.buildings[:]
        self.token = other.token[:]
        self.tokens_taken = other.tokens_taken[:]
        self.agents = other.agents[:]
        self.agents_used = other.agents_used[:]
        self.church = other.church[:]
        self.customs = other.customs[:]
        self.achieved = other.achieved[:]
        self.reward_tokens = other.reward_tokens[:]
        self.orders = other.orders[:]
        self.order_known = other.order_known[:]
        self.order_deck = other.order_deck
        self.technologies = other.technologies[:]
        self.technology_deck = other.technology_deck
        self.owner = other.owner[:]
        self.station = other.station
        self.area = other.area
        self.power = other.power
        self.agents_used_now = other.agents_used_now
        self.spun = other.spun
        self.studied = other.studied
        self.placed = other.placed
        self.walked = other.walked
        self.trigger = other.trigger
        self.last_round = other.last_round
        self.present = other.present[:]
        self.tally = other.tally[:]
        self.presidents = other.presidents[:]

    def pack_numbers(self, packer: Packer) -> None:
        super().pack_numbers(packer)
        packer.number(self.order_deck)
        packer.number(self.technology_deck)
        packer.number(self.station)
        packer.number(self.area)
        packer.number(self.power)
        packer.number(self.agents_used_now)
        packer.number(self.spun)
        packer.number(self.studied)
        packer.number(self.placed)
        packer.number(self.walked)
        packer.number(self.trigger)
        packer.number(self.last_round)

    def pack_rows(self, packer: Packer) -> None:
        super().pack_rows(packer)
        packer.row(self.place)
        packer.row(self.site)
        packer.row(self.goals)
        packer.row(self.stock)
        packer.row(self.hand)
        packer.row(self.warehouse)
        packer.row(self.president)
        packer.row(self.assistants)
        packer.row(self.buildings)
        packer.row(self.token)
        packer.row(self.tokens_taken)
        packer.row(self.agents)
        packer.row(self.agents_used)
        packer.row(self.church)
        packer.row(self.customs)
        packer.row(self.achieved)
        packer.row(self.reward_tokens)
        packer.row(self.orders)
        packer.row(self.order_known)
        packer.row(self.technologies)
        packer.row(self.owner)

    def unshare(self) -> None:
        super().unshare()
        self.place = self.place[:]
        self.near = self.near[:]
        self.site = self.site[:]
        self.goals = self.goals[:]

    def hide(self, mask: i64, rng: Rng) -> None:
        redeal(self.orders, self.order_known, mask, rng, self.t.orders)
        redeal(self.technologies, self.t.technology_known, mask, rng, self.t.cards)

    # ------------------------------------------------------------------------------- pieces and areas

    def is_canal(self, board: i64) -> bool:
        return self.t.gives[board] == GIVES_NOTHING

    def no_land(self, board: i64) -> i64:
        """Why nothing can be put on a board that is not in the edition's land."""
        return CANAL if self.place[board] >= 0 else reason(NOT_IN_PLAY, board)

    def no_assistant_at(self, board: i64) -> i64:
        """Why the seat to move has no assistant on a board."""
        return reason(NO_ASSISTANT_THERE, board) if (self.edition.land >> board) & 1 else self.no_land(board)

    def assistants_at(self, seat: i64, board: i64) -> i64:
        return self.assistants[seat * self.t.boards + board]

    def add_assistants(self, seat: i64, board: i64, count: i64) -> None:
        at = seat * self.t.boards + board
        there = self.assistants[at] + count
        self.assistants[at] = there
        if there > 0:
            self.present[seat] |= 1 << board
        else:
            self.present[seat] &= ~(1 << board)

    def in_hand(self, seat: i64, piece: i64) -> i64:
        return self.hand[seat * PIECES + piece]

    def add_to_hand(self, seat: i64, piece: i64, count: i64) -> None:
        self.hand[seat * PIECES + piece] += count

    def in_warehouse(self, seat: i64, piece: i64) -> i64:
        return self.warehouse[seat * PIECES + piece]

    def built(self, seat: i64, piece: i64) -> i64:
        """How many shophouses or trading houses the seat has on the map."""
        at = seat * PIECES + piece
        total = self.t.pieces_in_hand[piece] + self.t.pieces_in_warehouse[piece]
        return total - self.hand[at] - self.warehouse[at]

    def other_presidents(self, seat: i64, board: i64) -> i64:
        """The other seats whose president stands on the board, as a mask."""
        return self.presidents[board] & ~(1 << seat)

    def put_president(self, seat: i64, board: i64) -> None:
        """Move the president to a board, or into hand (-1)."""
        before = self.president[seat]
        if before >= 0:
            self.presidents[before] &= ~(1 << seat)
        self.president[seat] = board
        if board >= 0:
            self.presidents[board] |= 1 << seat

    def houses(self, seat: i64, board: i64) -> i64:
        """The building spaces of a board on which the seat has built, as a mask."""
        at = seat * TALLY + HOUSES
        if board >= BOARDS_A_MASK:
            at += 1
            board -= BOARDS_A_MASK
        return (self.tally[at] >> (board * BUILDING_SPACES)) & ALL_HOUSES

    def count_house(self, seat: i64, board: i64, space: i64) -> None:
        """Enter a building in the seat's tally."""
        at = seat * TALLY
        if self.houses(seat, board) == 0:
            self.tally[at + BUILT_AREAS + self.t.board_class[board]] += 1
        bit = bit_of(board % BOARDS_A_MASK * BUILDING_SPACES + space)
        self.tally[at + HOUSES + board // BOARDS_A_MASK] |= bit

    def has_shophouse(self, seat: i64, board: i64) -> bool:
        return self.houses(seat, board) & SHOPHOUSES != 0

    def trading_house_owner(self, board: i64) -> i64:
        """The seat + 1, 0 if there is none."""
        return self.buildings[board * BUILDING_SPACES + SHOP_SPACES]

    def power_at(self, seat: i64, board: i64, with_president: bool) -> i64:
        """The power of an action of the seat on this board."""
        assistants = self.assistants[seat * self.t.boards + board]
        return self.power_of(assistants, self.houses(seat, board), board, with_president)

    def power_of(self, assistants: i64, houses: i64, board: i64, with_president: bool) -> i64:
        """What so many assistants and buildings on these spaces come to on a board, at most the sheet's maximum."""
        t = self.t
        power = assistants * t.power_assistant
        if with_president:
            power += t.power_president
        if houses & SHOPHOUSES:
            power += t.power_shophouse
        if houses & TRADING_HOUSES:
            power += t.power_trading_house
        if self.station == board:
            power += t.power_station
        return power if power < t.power_max else t.power_max

    # ------------------------------------------------------------------------------- technologies and icons

    def has(self, seat: i64, technology: i64) -> bool:
        return (self.tally[seat * TALLY + TECHNOLOGY_MASK] >> technology) & 1 != 0

    def extra_copper(self, seat: i64) -> i64:
        return self.t.mining_copper if self.has(seat, MINING) else ZERO

    def count_card(self, seat: i64, card: i64) -> None:
        """Enter a card that the seat owns in its tally."""
        at = seat * TALLY
        if card > self.t.orders:
            self.tally[at + TECHNOLOGY_MASK] |= 1 << self.t.technology_name[card]
            self.tally[at + TECHNOLOGY_COUNT] += 1
            self.tally[at + TECHNOLOGY_SET] |= bit_of(card - self.t.orders)
        else:
            self.tally[at + ORDER_COUNT] += 1
            self.tally[at + ORDER_SET] |= bit_of(card)
        self.tally[at + ICONS + self.t.card_country[card]] += 1

    def check_country(self, seat: i64, country: i64) -> None:
        """An agent for every second icon of a country, while one is left."""
        icons = self.tally[seat * TALLY + ICONS + country]
        if icons % self.t.icons_per_agent == 0 and self.agents_left(country) > 0:
            self.add_agents(seat, country, 1)
            self.tally[seat * TALLY + TOKENS] += 1
            self.emit(AGENT_GAINED, seat, country)

    def agents_left(self, country: i64) -> i64:
        """Agents of a country that nobody has got yet."""
        left = self.t.country_agents[country]
        seat: i64 = 0
        while seat < self.players:
            at = seat * AGENT_KINDS + country
            left -= self.agents[at] + self.agents_used[at]
            seat += 1
        return left

    def add_agents(self, seat: i64, kind: i64, count: i64) -> None:
        self.agents[seat * AGENT_KINDS + kind] += count
        self.tally[seat * TALLY + AGENTS] += count

    def hand_size(self, seat: i64) -> i64:
        """How many orders the seat holds; they fill its slots from the left."""
        t = self.t
        size: i64 = 0
        at = t.hand_at + seat * t.hand_max
        while size < t.hand_max and self.orders[at + size] != 0:
            size += 1
        return size

    # ------------------------------------------------------------------------------- yen and points

    def score(self, seat: i64, category: i64, points: i64) -> None:
        """Victory points on the track."""
        if points != 0:
            self.points[seat * CATEGORIES + category] += points
            if self.recording:
                self.emit(SCORED, seat, points, category)

    def fee(self, presidents: i64, each: i64) -> i64:
        """What these presidents cost together."""
        total: i64 = 0
        while presidents != 0:
            total += each
            presidents &= presidents - 1
        return total

    def pay_presidents(self, presidents: i64, each: i64) -> None:
        """Pay the owner of each of these presidents."""
        if presidents == 0:
            return
        payer = self.seat
        seat: i64 = 0
        while seat < self.players:
            if (presidents >> seat) & 1 and each > 0:
                self.stock[payer * self.prices.kinds + YEN] -= each
                self.stock[seat * self.prices.kinds + YEN] += each
                self.emit(FEE_PAID, payer, seat, each)
            seat += 1

    def movement_fee(self, board: i64) -> i64:
        """What entering a board costs in the movement step: presidents, or the canal."""
        if self.is_canal(board):
            return self.t.canal_fee
        presidents = self.other_presidents(self.seat, board)
        if presidents == 0 or self.has(self.seat, STAGECOACH):
            return 0
        return self.fee(presidents, self.t.movement_fee)

    def assistants_total(self, seat: i64) -> i64:
        """Assistants in hand, warehouse and on the map, not those that stay on boards for good."""
        total = self.in_hand(seat, ASSISTANT) + self.in_warehouse(seat, ASSISTANT)
        board: i64 = 0
        while board < self.t.boards:
            total += self.assistants_at(seat, board)
            board += 1
        return total

    def trigger_end(self, ending: i64) -> None:
        """The first trigger decides: the round is finished, then the extra rounds are played."""
        if self.last_round < 0:
            self.trigger = ending
            self.last_round = self.round + self.t.end_extra_rounds
            self.emit(END_TRIGGERED, self.seat, ending)

    def count_icon(self, seat: i64, country: i64) -> None:
        """An icon that is on no card: an achievement reward."""
        self.tally[seat * TALLY + ICONS + country] += 1

    def recount(self) -> None:
        """Make anew what follows from the fields."""
        seat: i64
        board: i64
        space: i64
        card: i64
        token: i64
        kind: i64
        self.tally = vec[i64]([0] * int(self.players * TALLY))
        for card in range(1, self.t.cards + 1):
            if self.owner[card] > 0:
                self.count_card(self.owner[card] - 1, card)
        for token in range(1, self.t.reward_tokens + 1):
            if self.reward_tokens[token] > 1 and self.t.reward_token_country[token] >= 0:
                self.count_icon(self.reward_tokens[token] - 2, self.t.reward_token_country[token])
        self.presidents = vec[i64]([0] * int(self.t.boards))
        self.present = vec[i64]([0] * int(self.players))
        for seat in range(self.players):
            own = seat * TALLY
            self.tally[own + TOKENS] += self.tokens_taken[seat]
            for kind in range(AGENT_KINDS):
                at = seat * AGENT_KINDS + kind
                self.tally[own + AGENTS] += self.agents[at]
                if kind != FREE_AGENT:
                    self.tally[own + TOKENS] += self.agents[at] + self.agents_used[at]
            for board in range(self.t.boards):
                if self.assistants_at(seat, board) > 0:
                    self.present[seat] |= 1 << board
                for space in range(BUILDING_SPACES):
                    if self.buildings[board * BUILDING_SPACES + space] == seat + 1:
                        self.count_house(seat, board, space)
            if self.president[seat] >= 0:
                self.presidents[self.president[seat]] |= 1 << seat
