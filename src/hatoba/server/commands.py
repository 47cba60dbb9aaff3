"""What people do at a table. Each command holds the table's lock, is judged, made durable, and only then answered."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

from hatoba.bots import LEVELS
from hatoba.engine.errors import HatobaError, IllegalAction
from hatoba.engine.record import Redraw, Resign
from hatoba.server import clocks
from hatoba.server.course import Course, play
from hatoba.server.entries import (
    CHANGES_POSITION,
    Entry,
    Played,
    Redrawn,
    Resigned,
    Row,
    Said,
    SeatChanged,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from hatoba.server.problems import Problem, forbidden, invalid
from hatoba.server.show import show_entry
from hatoba.server.store import repository
from hatoba.server.store.journal import Conflict
from hatoba.server.table import Table
from hatoba.server.tables import Tables

SHOWN_WHEN_LATE = 200


@dataclass
class Decision:
    """What a command does: its entries, and the line of play after them if that changes."""

    entries: Sequence[Entry]
    course: Course | None = None
    snapshot: bool = False


Judge = Callable[[], Awaitable[Decision]]


class Commands:
    """Commands on tables; who may give them is decided before."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    # ------------------------------------------------------------------------------- playing

    async def act(self, table: Table, seat: int, position: int, key: str, actions: Sequence[int | str]) -> list[Row]:
        """Play actions, all or none."""
        numbers = [read_action(table, action) for action in actions]

        async def judge() -> Decision:
            await self._require_position(table, seat, position)
            require_turn(table, seat)
            course, played = self._play(table, seat, numbers)
            return Decision([*_arrival(table, seat), *played], course)

        async with table.lock:
            if position != table.meta.position and (done := await self._repeated(table, f"{seat}:{key}")):
                return _same(done, [number for row in done for number in getattr(row.entry, "actions", [])], numbers)
            return await self._do(table, f"{seat}:{key}", judge)

    def _play(self, table: Table, seat: int, actions: list[int]) -> tuple[Course, list[Played]]:
        try:
            course, played = play(table.course, actions)
        except IllegalAction as error:
            raise self._illegal(table, actions, error) from error
        except HatobaError as error:
            raise invalid(str(error), "actions", "invalid_action") from error
        if any(entry.seat != seat for entry in played):
            raise invalid("the actions go on into another seat's turn", "actions", "not_your_turn")
        return course, played

    def _illegal(self, table: Table, actions: list[int], error: IllegalAction) -> Problem:
        """Which of the actions is not legal, and why."""
        state = table.state.clone()
        for at, action in enumerate(actions):
            reason = state.why_illegal(action)
            if reason is not None:
                return Problem(422, "illegal_action", str(error), field=f"actions[{at}]", reason=reason)
            state.apply(action)
        raise AssertionError("an illegal action became legal") from error

    async def undo(self, table: Table, seat: int, position: int, key: str, to: int | None) -> list[Row]:
        """Go back: alone as far as nothing was revealed in one's own turn, further if the others agree."""

        async def judge() -> Decision:
            await self._require_position(table, seat, position)
            return await self._go_back(table, seat, table.course.count - 1 if to is None else to)

        async with table.lock:
            if position != table.meta.position and (done := await self._repeated(table, f"{seat}:{key}")):
                return done
            return await self._do(table, f"{seat}:{key}", judge)

    async def _go_back(self, table: Table, seat: int, to: int) -> Decision:
        course = table.course
        require_running(table)
        if not 0 <= to < course.count:
            raise invalid(f"to must be from 0 to {course.count - 1}: so many actions can be left", "to")
        if seat == table.to_move and to >= course.free:
            return Decision([Undone(seat, to)], course.undone(to))
        if table.meta.ask is not None:
            raise invalid("someone has already asked to go back: answer that first", code="asked_already")
        if not table.others(seat):
            return await self._go_back_far(table, [], Undone(seat, to))
        return Decision([UndoAsked(seat, to)])

    async def _go_back_far(self, table: Table, before: Sequence[Entry], undone: Undone) -> Decision:
        """Back to a position that only the whole log knows; a snapshot saves the next reader from replaying it.

        What nobody knew there is dealt anew, or going back would be a way to see the cards in advance.
        """
        whole = await self.tables.read(table.id, from_start=True)
        assert whole.meta.number == table.meta.number
        ordinal = table.meta.redraws + 1
        course = Course.at(whole.course.state_at(undone.to), undone.to).stepped(Redraw(ordinal))
        return Decision([*before, undone, Redrawn(ordinal)], course, snapshot=True)

    async def answer(self, table: Table, seat: int, ask: int, key: str, agree: bool) -> list[Row]:
        """Agree to go back, or not. When all agree, it is done."""

        async def judge() -> Decision:
            wish = table.meta.ask
            if wish is None or wish.number != ask:
                raise Problem(409, "late", "nobody asks for that any more", position=table.meta.position)
            if seat not in table.others(wish.seat) or seat in wish.agreed:
                raise invalid("this seat is not asked, or has answered", "seat")
            waiting = [other for other in table.others(wish.seat) if other not in (*wish.agreed, seat)]
            if not agree or waiting:
                return Decision([UndoAnswered(seat, agree)])
            return await self._go_back_far(table, [UndoAnswered(seat, True)], Undone(wish.seat, wish.to))

        return await self._once(table, f"{seat}:{key}", judge)

    async def resign(self, table: Table, seat: int, key: str) -> list[Row]:
        """Give up. Of two, the other has won; of more, a bot plays on and the seat ranks last."""

        async def judge() -> Decision:
            return resignation(table, seat)

        return await self._once(table, f"{seat}:{key}", judge)

    # ------------------------------------------------------------------------------- seats

    async def give_to_bot(self, table: Table, seat: int, key: str, level: str) -> list[Row]:
        """A bot plays the seat until its person is back."""

        async def judge() -> Decision:
            require_running(table)
            if table.meta.seats[seat].holder == "bot":
                raise invalid("a bot plays this seat already", "seat", "bot_already")
            return Decision([SeatChanged(seat, "bot", "offered", require_level(level))])

        return await self._once(table, f"{seat}:{key}", judge)

    async def take_back(self, table: Table, seat: int, key: str) -> list[Row]:
        """The person is back."""

        async def judge() -> Decision:
            require_running(table)
            if table.meta.seats[seat].holder == "person":
                raise invalid("you play this seat already", "seat", "back_already")
            if table.meta.seats[seat].resigned:
                raise invalid("this seat has resigned", "seat", "resigned")
            if not clocks.may_return(table, seat):
                raise invalid("this seat has used all its time", "seat", "out_of_time")
            return Decision([SeatChanged(seat, "person", "back")])

        return await self._once(table, f"{seat}:{key}", judge)

    async def arrive(self, table: Table, seats: Sequence[int], name: str | None = None) -> list[Row]:
        """Somebody has come with a seat's link."""
        async with table.lock:
            while True:
                entries = [entry for seat in seats for entry in _arrival(table, seat, name)]
                if not entries:
                    return []
                try:
                    return await self.tables.append(table, entries)
                except Conflict:
                    continue  # the table has caught up: judge again

    async def say(self, table: Table, said: Said, key: str) -> list[Row]:
        async def judge() -> Decision:
            return Decision([said])

        return await self._once(table, key, judge)

    async def time_out(self, table: Table) -> None:
        """The seat to move has run out of time, if it still has."""
        async with table.lock:
            due = clocks.deadline(table)
            seat = table.to_move
            if due is None or seat is None or due > self.tables.now():
                return
            decision = Decision([SeatChanged(seat, "bot", "away", table.header.stand_in)])
            if table.header.clock.on_timeout == "resign":
                decision = resignation(table, seat)
            try:
                await self.tables.append(table, decision.entries, decision.course)
            except Conflict:
                return  # something happened in time; the next look at what is due judges again

    # ------------------------------------------------------------------------------- doing it

    async def _once(self, table: Table, key: str, judge: Judge) -> list[Row]:
        """A command that names no position: its key alone tells whether it was done before."""
        async with table.lock:
            if done := await self._repeated(table, key):
                return done
            return await self._do(table, key, judge)

    async def _do(self, table: Table, key: str | None, judge: Judge) -> list[Row]:
        """Judge and append; again if another process was first, which then has changed what there is to judge."""
        while True:
            decision = await judge()
            try:
                return await self.tables.append(
                    table, decision.entries, decision.course, key=key, snapshot=decision.snapshot
                )
            except Conflict:
                if key is not None and (done := await self._repeated(table, key)):
                    return done

    async def _repeated(self, table: Table, key: str) -> list[Row]:
        """The entries that a request with this key has made already."""
        async with self.tables.database.read() as connection:
            last = await repository.find_key(connection, table.id, key)
            if last is None:
                return []
            before = await repository.find_rows(connection, table.id, max(0, last.number - 20), last.number - 1)
        rows = [last]
        for row in reversed(before):
            if row.key is not None or row.at != last.at:
                break
            rows.insert(0, row)
        return rows

    async def _require_position(self, table: Table, seat: int, position: int) -> None:
        if position == table.meta.position:
            return
        if self.tables.database.shared and position > table.meta.position:
            await self.tables.catch_up(table)
            if position == table.meta.position:
                return
        raise await self.late(table, seat, position)

    async def late(self, table: Table, seat: int, position: int) -> Problem:
        """The refusal of a command for another position, with what happened since."""
        if position > table.meta.position:
            return invalid(f"there is no position {position}; the current one is {table.meta.position}", "position")
        async with self.tables.database.read() as connection:
            rows = await repository.find_rows(connection, table.id, position, limit=SHOWN_WHEN_LATE)
        return Problem(
            409,
            "late",
            f"made for position {position}, but the position is {table.meta.position}",
            number=table.meta.number,
            position=table.meta.position,
            entries=[show_entry(table.game, row, seat) for row in rows],
        )


def resignation(table: Table, seat: int) -> Decision:
    require_running(table)
    if table.meta.seats[seat].resigned:
        raise invalid("this seat has resigned already", "seat", "resigned")
    entries: list[Entry] = [Resigned(seat)]
    if table.header.players > 2:
        entries.append(SeatChanged(seat, "bot", "resigned", table.header.stand_in))
    return Decision(entries, table.course.stepped(Resign(seat)))


def _arrival(table: Table, seat: int, name: str | None = None) -> list[Entry]:
    """The entry that tells that a seat's person has come, if that is new."""
    held = table.meta.seats[seat]
    if held.claimed or held.holder != "person":
        return []
    return [SeatChanged(seat, "person", "joined", name=name)]


def _same(rows: list[Row], before: list[int], now: list[int]) -> list[Row]:
    if before != now:
        raise invalid("this key was used for other actions", "key", "key_reused")
    return rows


def require_running(table: Table) -> None:
    if not table.running:
        raise invalid("the game is over", code="game_over")


def require_turn(table: Table, seat: int) -> None:
    require_running(table)
    if table.to_move != seat:
        raise invalid(f"seat {table.to_move} is to move, not seat {seat}", "seat", "not_your_turn")
    if table.meta.seats[seat].holder == "bot":
        raise forbidden("a bot plays this seat: take it back first")


def require_level(level: str) -> str:
    if level not in LEVELS:
        raise invalid(f"no bot {level!r}; there are {', '.join(LEVELS)}", "level", "no_bot")
    return level


def read_action(table: Table, action: int | str) -> int:
    """An action of the catalogue from its number or notation."""
    try:
        if isinstance(action, str):
            return table.game.catalogue.parse(action)
        table.game.catalogue.describe(action)
    except HatobaError as error:
        raise invalid(str(error), "actions", "invalid_action") from error
    return action


def show_done(table: Table, rows: Sequence[Row], seat: int | None) -> dict[str, Any]:
    """The answer to a command: the same however often it is asked."""
    changed = [row.number for row in rows if isinstance(row.entry, CHANGES_POSITION)]
    return {
        "table": table.id,
        "number": rows[-1].number,
        "position": changed[-1] if changed else None,
        "entries": [show_entry(table.game, row, seat) for row in rows],
    }
