"""Commands on tables: each holds the table's lock, is judged, made durable, and only then answered.

What a command does, or why it cannot be done, is said in `hatoba.table.commands`.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace

from hatoba.engine.course import Unreachable
from hatoba.lessons import driving
from hatoba.server.problems import Problem, invalid
from hatoba.server.store import repository
from hatoba.server.store.journal import Conflict
from hatoba.server.table import ServedTable
from hatoba.server.tables import Tables
from hatoba.table import commands
from hatoba.table.entries import ChatEntry, Entry, NameEntry, Played
from hatoba.table.header import Called
from hatoba.table.show import show_entry
from hatoba.table.table import Decision, Table

SHOWN_WHEN_LATE = 200
TALK_UNTIL = 5_000
BACK_UNTIL = 10_000
"""Entries of a log. What could be done for ever is refused beyond them; the game itself comes to an end."""
Judge = Callable[[Table], Decision]


class Commands:
    """Commands on tables; who may give them is decided before."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    # ------------------------------------------------------------------------------- playing

    async def act(
        self, table: ServedTable, seat: int, position: int, key: str, actions: Sequence[int | str]
    ) -> list[Entry]:
        """Play actions, all or none."""
        numbers = [commands.read_action(table, action) for action in actions]
        done, again = await self._at_position(
            table, seat, position, key, lambda table: driving.play(table, seat, numbers)
        )
        if again and numbers != [number for entry in done if isinstance(entry, Played) for number in entry.actions]:
            raise invalid("this key was used for other actions", "key", "key_reused")
        return done

    async def undo(self, table: ServedTable, seat: int, position: int, key: str, to: int | None) -> list[Entry]:
        """Go back: alone as far as nothing was revealed in one's own turn, further if the others agree."""
        done, _ = await self._at_position(
            table, seat, position, key, lambda table: driving.undo(with_room(table, BACK_UNTIL), seat, to)
        )
        return done

    async def answer(self, table: ServedTable, seat: int, ask: int, key: str, agree: bool) -> list[Entry]:
        """Agree to go back, or not. When all agree, it is done."""
        return await self.once(table, f"{seat}:{key}", lambda table: commands.answer(table, seat, ask, agree))

    async def resign(self, table: ServedTable, seat: int, key: str) -> list[Entry]:
        """Give up. Of two, the other has won; of more, a bot plays on and the seat ranks last."""
        return await self.once(table, f"{seat}:{key}", lambda table: commands.resign(table, seat))

    # ------------------------------------------------------------------------------- seats

    async def give_to_bot(self, table: ServedTable, seat: int, key: str, level: str) -> list[Entry]:
        """A bot plays the seat until its person is back."""
        return await self.once(
            table, f"{seat}:{key}", lambda table: commands.give_to_bot(with_room(table, BACK_UNTIL), seat, level)
        )

    async def take_back(self, table: ServedTable, seat: int, key: str) -> list[Entry]:
        """The person is back."""
        return await self.once(table, f"{seat}:{key}", lambda table: commands.take_back(table, seat))

    async def rest(
        self, table: ServedTable, seat: int, key: str, sleep: tuple[int, int] | None, days: int
    ) -> list[Entry]:
        """The seat's slow clock rests at night, and for some days."""
        return await self.once(
            table, f"{seat}:{key}", lambda table: commands.rest(with_room(table, TALK_UNTIL), seat, sleep, days)
        )

    async def say(self, table: ServedTable, said: ChatEntry, key: str) -> list[Entry]:
        def speak(table: Table) -> Decision:
            with_room(table, TALK_UNTIL)
            return Decision([said])

        return await self.once(table, key, speak)

    async def arrive(self, table: ServedTable, seats: Sequence[int], called: Called | None = None) -> None:
        """Somebody has come with these seats' link, and says what they are called; at a hotseat that is settled."""
        names = {seats[0]: called} if len(seats) == 1 and called is not None else None
        async with table.lock:
            while (decision := commands.arrive(table, seats)).entries:
                try:
                    await self.tables.append(table, decision, names=names)
                except Conflict:
                    continue  # the table has caught up: judge again

    async def call(self, table: ServedTable, seat: int, called: Called | None) -> None:
        """The seat's person is called so from now on."""
        async with table.lock:
            while table.names.get(seat) != called:
                with_room(table, TALK_UNTIL)
                with suppress(Conflict):  # the table has caught up: look again
                    await self.tables.append(table, Decision([NameEntry(seat)]), names={seat: called})

    async def do_due(self, table: ServedTable) -> None:
        """What the time brings: bots take free seats, and whoever has run out of time is replaced or resigns."""
        for judge in (commands.fill_up, commands.time_out):
            async with table.lock:
                decision = judge(table, self.tables.now())
                if decision is None:
                    continue
                try:
                    await self.tables.append(table, decision)
                except Conflict:
                    return  # something happened in time; the next look at what is due judges again

    # ------------------------------------------------------------------------------- doing it

    async def once(self, table: ServedTable, key: str, judge: Judge) -> list[Entry]:
        """A command that names no position: its key alone tells whether it was done before."""
        async with table.lock:
            return await self._repeated(table, key) or await self._do(table, key, judge)

    async def _at_position(
        self, table: ServedTable, seat: int, position: int, key: str, judge: Judge
    ) -> tuple[list[Entry], bool]:
        """A command that names a position, and whether it had been done before."""
        key = f"{seat}:{key}"
        async with table.lock:
            if position != table.meta.position and (done := await self._repeated(table, key)):
                return done, True
            await self._require_position(table, seat, position)
            return await self._do(table, key, judge, (seat, position)), False

    async def _do(
        self, table: ServedTable, key: str, judge: Judge, made_for: tuple[int, int] | None = None
    ) -> list[Entry]:
        """Judge and append; again if another process was first, which then has changed what there is to judge."""
        while True:
            try:
                return await self._append(table, key, judge)
            except Conflict:
                if done := await self._repeated(table, key):
                    return done
                if made_for is not None:
                    await self._require_position(table, *made_for)

    async def _append(self, table: ServedTable, key: str, judge: Judge) -> list[Entry]:
        try:
            decision = judge(table)
        except Unreachable:
            whole = await self.tables.read(table.id, from_start=True)
            assert whole.meta.number == table.meta.number
            decision = judge(whole)
            assert decision.course is not None
            decision = replace(decision, course=decision.course.trimmed())
        return await self.tables.append(table, decision, key=key)

    async def _repeated(self, table: ServedTable, key: str) -> list[Entry]:
        """The entries that a request with this key has made already."""
        async with self.tables.database.read() as connection:
            return await repository.find_done(connection, table.id, key)

    async def _require_position(self, table: ServedTable, seat: int, position: int) -> None:
        if position == table.meta.position:
            return
        if self.tables.database.shared and position > table.meta.position:
            await self.tables.catch_up(table)
            if position == table.meta.position:
                return
        raise await self.late(table, seat, position)

    async def late(self, table: ServedTable, seat: int, position: int) -> Problem:
        """The refusal of a command for another position, with what happened since."""
        detail = why_late(table, position)
        async with self.tables.database.read() as connection:
            since = await repository.find_entries(connection, table.id, position, limit=SHOWN_WHEN_LATE)
        return Problem(
            409,
            "late",
            detail,
            number=table.meta.number,
            position=table.meta.position,
            entries=[show_entry(table.game, entry, seat) for entry in since],
        )


def why_late(table: Table, position: int) -> str:
    """What is said to a command for another position; what is wrong otherwise is refused as that."""
    try:
        commands.require_position(table, position)
    except commands.Refusal as refusal:
        if refusal.code == "late":
            return str(refusal)
        raise
    raise AssertionError("it is for this position")


def with_room(table: Table, until: int) -> Table:
    """The table, unless its log is too long for this."""
    if table.meta.number >= until:
        raise commands.Refusal(f"there is no room for this: the table's log has {until} entries", code="log_full")
    return table
