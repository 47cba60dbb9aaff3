"""The rounds of Yokohama Duel (section 5): who begins, and what comes between two of them."""

from mypy_extensions import i64

from hatoba.engine.pending import Rule, reason
from hatoba.engine.state import ENDED_BY_LIMIT, RUNNING
from hatoba.games.duel import steps
from hatoba.games.duel.position import END_BY_ROUNDS, DuelPosition
from hatoba.games.duel.tables import DISCARDED, NEWSPAPER, PLUS_1, STRENGTH_CARDS, UNIVERSITY
from hatoba.games.trade import YEN


def start_player(s: DuelPosition, in_round: i64) -> i64:
    """Whoever moved last in a round starts the next one, so the seats take turns at it."""
    return (in_round - 1) % s.players


def end_round(s: DuelPosition) -> None:
    """After the last round the game is over; otherwise strength cards come back and upgrades are offered."""
    s.emit(steps.ROUND_ENDED, s.round)
    if s.round >= s.t.rounds:
        s.finish(END_BY_ROUNDS)
    elif s.round_limit > 0 and s.round >= s.round_limit:
        s.finish(ENDED_BY_LIMIT)
    if s.over != RUNNING:
        s.emit(steps.GAME_ENDED, s.over)
        return
    at: i64 = 0
    while at < s.players * STRENGTH_CARDS:
        s.played[at] = -1
        at += 1
    s.used_areas = 0
    s.push(steps.NEXT_ROUND)
    first = start_player(s, s.round)
    other = s.players - 1
    while other >= 0:
        s.push(steps.UPGRADING, (first + other) % s.players)
        other -= 1
    s.seat = first


def upgrade_price(s: DuelPosition, seat: i64, card: i64) -> i64:
    return s.t.university_cost if s.has(seat, UNIVERSITY) else s.t.upgrade_cost[card]


class Upgrade(Rule[DuelPosition]):
    """A strength card that was not upgraded yet."""

    def ways(self, s: DuelPosition) -> i64:
        yen = s.owned(s.seat, YEN)
        ways: i64 = 0
        card: i64
        for card in range(STRENGTH_CARDS):
            if not s.upgraded[s.seat * STRENGTH_CARDS + card] and upgrade_price(s, s.seat, card) <= yen:
                ways |= 1 << card
        return ways

    def why_not(self, s: DuelPosition, card: i64) -> i64:
        if s.upgraded[s.seat * STRENGTH_CARDS + card]:
            return reason(steps.UPGRADED_BEFORE, card)
        return s.shortage(s.seat, YEN, upgrade_price(s, s.seat, card))

    def play(self, s: DuelPosition, card: i64) -> None:
        s.spend(s.seat, YEN, upgrade_price(s, s.seat, card))
        s.upgraded[s.seat * STRENGTH_CARDS + card] = 1
        s.emit(steps.UPGRADED, s.seat, card)
        end_upgrade(s)


def end_upgrade(s: DuelPosition) -> None:
    """The other seat comes, if it has not had its upgrade."""
    s.pop()
    if s.step() == steps.UPGRADING:
        s.seat = s.step_x()


class BeginRound(Rule[DuelPosition]):
    """Used technologies are refreshed, the open ones replaced; Newspaper gives its card."""

    def play(self, s: DuelPosition, arg: i64) -> None:
        s.pop()
        s.round += 1
        technology: i64 = 1
        while technology <= s.t.technologies:
            s.used[technology] = 0
            technology += 1
        replace_technologies(s)
        s.push(steps.FIRST_TURN)
        if 0 < s.owner[NEWSPAPER] < DISCARDED:
            s.seat = s.owner[NEWSPAPER] - 1
            s.gain_extra(PLUS_1, s.t.newspaper_each_round)


def replace_technologies(s: DuelPosition) -> None:
    """Those still open are discarded for good."""
    place = s.t.technology_open_at
    while place < s.t.technology_open_at + s.t.technologies_open:
        technology = s.technologies[place]
        if technology != 0:
            s.technologies[place] = 0
            s.owner[technology] = DISCARDED
            s.emit(steps.TECHNOLOGY_DISCARDED, technology)
        place += 1
    reveal_technologies(s)


def reveal_technologies(s: DuelPosition) -> None:
    s.reveal()
    place = s.t.technology_open_at
    while place < s.t.technology_open_at + s.t.technologies_open:
        s.technology_deck -= 1
        s.technologies[place] = s.technologies[s.technology_deck]
        s.technologies[s.technology_deck] = 0
        s.emit(steps.TECHNOLOGY_REVEALED, s.technologies[place])
        place += 1
