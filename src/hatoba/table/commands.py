"""What people do at a table: each command is judged by the table as it is, and is then a Decision or a Refusal."""

from collections.abc import Sequence

from hatoba.bots import LEVELS
from hatoba.engine.course import Course, Redraw, Resign, Rules, Undo
from hatoba.engine.errors import HatobaError, IllegalAction
from hatoba.engine.reasons import Reason
from hatoba.table import clocks
from hatoba.table.entries import (
    AnswerEntry,
    AskEntry,
    Entry,
    RedrawEntry,
    ResignEntry,
    RestEntry,
    RulesEntry,
    SeatChange,
    SeatEntry,
    UndoEntry,
    played,
)
from hatoba.table.table import Decision, Table


class Refusal(HatobaError):
    """Why a command cannot be done. `code` is for programs: `forbidden` not by them, `late` no longer, else not so."""

    def __init__(
        self,
        detail: str,
        field: str | None = None,
        code: str = "invalid",
        reason: Reason | None = None,
        position: int | None = None,
    ) -> None:
        super().__init__(detail)
        self.field = field
        self.code = code
        self.reason = reason
        self.position = position


# ----------------------------------------------------------------------------------- playing


def play(table: Table, seat: int, actions: Sequence[int | str]) -> Decision:
    """Play actions, all or none."""
    require_turn(table, seat)
    if table.header.rated and seat in table.free_seats:
        raise Refusal("a rated game is played with an account: sit down first", code="rated")
    numbers = [read_action(table, action) for action in actions]
    switch, course = by_todays_rules(table)
    try:
        course, stretches = course.play(numbers)
    except IllegalAction as error:
        raise _illegal(table, numbers, error) from error
    if any(stretch.line.seat != seat for stretch in stretches):
        raise Refusal("the actions go on into another seat's turn", "actions", "not_your_turn")
    return Decision([*arrive(table, [seat]).entries, *switch, *map(played, stretches)], course)


def play_bot(table: Table, action: int) -> Decision:
    """Play what the bot to move has chosen."""
    switch, course = by_todays_rules(table)
    course, stretches = course.play([action])
    return Decision([*switch, *map(played, stretches)], course)


def by_todays_rules(table: Table) -> tuple[list[Entry], Course]:
    """A game that began with older rules goes on with those of today: what that takes, and the line of play."""
    if not table.course.old:
        return [], table.course
    version = table.game.rules_version
    return [RulesEntry(version)], table.course.follow(Rules(version))


def _illegal(table: Table, actions: Sequence[int], error: IllegalAction) -> Refusal:
    """Which of the actions is not legal, and why."""
    state = table.state.clone()
    for at, action in enumerate(actions):
        reason = state.why_illegal(action)
        if reason is not None:
            return Refusal(str(error), f"actions[{at}]", "illegal_action", reason)
        state.apply(action)
    raise AssertionError("an illegal action became legal") from error


def undo(table: Table, seat: int, to: int | None = None) -> Decision:
    """Go back: alone as far as nothing was revealed in one's own turn, further if the others agree.

    Without `to`, one action. Unreachable: ask the same of the table with its whole past.
    """
    require_running(table)
    course = table.course
    to = course.count - 1 if to is None else to
    if not 0 <= to < course.count:
        raise Refusal(f"to must be from 0 to {course.count - 1}: so many actions can be left", "to")
    if seat == table.to_move and to >= course.free:
        return Decision([UndoEntry(seat, to)], course.follow(Undo(to)))
    require_help(table)
    if table.meta.ask is not None:
        raise Refusal("someone has already asked to go back: answer that first", code="asked_already")
    return _go_back_far(table, [], seat, to) if not table.others(seat) else Decision([AskEntry(seat, to)])


def answer(table: Table, seat: int, ask: int, agree: bool) -> Decision:
    """Agree to go back as entry `ask` wishes, or not. When all agree, it is done. Unreachable: as for undo."""
    wish = table.meta.ask
    if wish is None or wish.number != ask:
        raise Refusal("nobody asks for that any more", code="late", position=table.meta.position)
    others = table.others(wish.seat)
    if seat not in others or seat in wish.agreed:
        raise Refusal("this seat is not asked, or has answered", "seat")
    answered = AnswerEntry(seat, agree)
    if not agree or any(other not in (*wish.agreed, seat) for other in others):
        return Decision([answered])
    return _go_back_far(table, [answered], wish.seat, wish.to)


def _go_back_far(table: Table, before: Sequence[Entry], seat: int, to: int) -> Decision:
    """What nobody knew there is dealt anew, or going back would be a way to see the cards in advance."""
    ordinal = table.course.redraws + 1
    course = table.course.follow(Undo(to)).follow(Redraw(ordinal))
    return Decision([*before, UndoEntry(seat, to), RedrawEntry(ordinal)], course)


def resign(table: Table, seat: int) -> Decision:
    """Give up. Of two, the other has won; of more, a bot plays on and the seat ranks last."""
    require_running(table)
    if table.meta.seats[seat].resigned:
        raise Refusal("this seat has resigned already", "seat", "resigned")
    entries: list[Entry] = [ResignEntry(seat)]
    if table.header.players > 2:
        entries.append(SeatEntry(seat, "bot", "resigned", table.header.stand_in))
    return Decision(entries, table.course.follow(Resign(seat)))


# ----------------------------------------------------------------------------------- seats


def arrive(table: Table, seats: Sequence[int]) -> Decision:
    """Somebody has come for these seats; no entry where that is not new."""
    free = table.free_seats
    return Decision([SeatEntry(seat, "person", "joined") for seat in seats if seat in free])


def give_to_bot(table: Table, seat: int, level: str) -> Decision:
    """A bot plays the seat until its person is back."""
    require_running(table)
    if table.meta.seats[seat].holder == "bot":
        raise Refusal("a bot plays this seat already", "seat", "bot_already")
    why: SeatChange = "filled" if seat in table.free_seats else "offered"
    if why == "offered":
        require_help(table)
    return Decision([SeatEntry(seat, "bot", why, require_level(level))])


def fill_up(table: Table, now: float) -> Decision | None:
    """Bots take the seats that nobody has come for, if that is due."""
    if table.fill_at is None or table.fill_at > now:
        return None
    level = require_level(table.header.fill_level or table.header.stand_in)
    return Decision([SeatEntry(seat, "bot", "filled", level) for seat in table.free_seats])


def take_back(table: Table, seat: int) -> Decision:
    """The person is back."""
    require_running(table)
    if table.meta.seats[seat].holder == "person":
        raise Refusal("you play this seat already", "seat", "back_already")
    if table.meta.seats[seat].resigned:
        raise Refusal("this seat has resigned", "seat", "resigned")
    if not clocks.may_return(table, seat):
        raise Refusal("this seat has used all its time", "seat", "out_of_time")
    return Decision([SeatEntry(seat, "person", "back")])


def rest(table: Table, seat: int, sleep: tuple[int, int] | None, days: int) -> Decision:
    """The seat's slow clock rests at night, and from now on for so many days."""
    require_running(table)
    if table.header.clock.kind != "days":
        raise Refusal("only a clock of days rests", code="no_rest")
    if sleep is not None and not 0 < (sleep[1] - sleep[0]) % (24 * 60) <= clocks.LONGEST_SLEEP:
        raise Refusal(f"sleep is from 1 to {clocks.LONGEST_SLEEP} minutes long", "sleep")
    if days > clocks.vacation_left(table, seat):
        raise Refusal(f"{clocks.vacation_left(table, seat)} days of vacation are left", "days", "no_vacation")
    return Decision([RestEntry(seat, sleep, days)])


def time_out(table: Table, now: float) -> Decision | None:
    """What becomes of the seat to move if it has run out of time, and of the grace after it."""
    due, seat = clocks.due(table), table.to_move
    if due is None or seat is None or due > now:
        return None
    if table.header.clock.on_timeout == "resign":
        return resign(table, seat)
    return Decision([SeatEntry(seat, "bot", "away", table.header.stand_in)])


# ----------------------------------------------------------------------------------- what is asked of all


def require_running(table: Table) -> None:
    if not table.running:
        raise Refusal("the game is over", code="game_over")


def require_help(table: Table) -> None:
    """Rated games and the daily challenge are played without help, and nothing that was shown is taken back."""
    if table.header.daily:
        raise Refusal("the daily challenge is played without that", code="daily")
    if table.header.rated:
        raise Refusal("a rated game is played without that", code="rated")


def require_alone(table: Table, seat: int) -> None:
    """There are hints only for who plays alone against bots, in no rated game and not in the daily challenge."""
    require_help(table)
    if any(plan.holder == "person" for at, plan in enumerate(table.header.seats) if at != seat):
        raise Refusal("there are hints only where no other people play", code="forbidden")


def require_over(table: Table, what: str) -> None:
    if table.running:
        raise Refusal(f"{what} when the game is over", code="forbidden")


def require_position(table: Table, position: int) -> None:
    """A command is made for a position, and is late at another."""
    now = table.meta.position
    if position > now:
        raise Refusal(f"there is no position {position}; the current one is {now}", "position")
    if position < now:
        raise Refusal(f"made for position {position}, but the position is {now}", code="late", position=now)


def require_turn(table: Table, seat: int) -> None:
    require_running(table)
    if table.to_move != seat:
        raise Refusal(f"seat {table.to_move} is to move, not seat {seat}", "seat", "not_your_turn")
    if table.meta.seats[seat].holder == "bot":
        raise Refusal("a bot plays this seat: take it back first", code="forbidden")


def require_level(level: str) -> str:
    if level not in LEVELS:
        raise Refusal(f"no bot {level!r}; there are {', '.join(LEVELS)}", "level", "no_bot")
    return level


def read_action(table: Table, action: int | str) -> int:
    """An action of the catalogue from its number or notation."""
    try:
        if isinstance(action, str):
            return table.game.catalogue.parse(action)
        table.game.catalogue.describe(action)
    except HatobaError as error:
        raise Refusal(str(error), "actions", "invalid_action") from error
    return action
