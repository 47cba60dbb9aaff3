"""What a finished game leaves to the accounts of its people: results, and ratings where it was rated."""

from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncConnection

from hatoba.server.ratings import NEW, Rating, bot_rating, move
from hatoba.server.store import results as rows
from hatoba.server.store.journal import Work
from hatoba.table.table import Table


@dataclass(frozen=True)
class _Seat:
    """How a game ended for a seat; `level`: of the bot that played it from the start, or because nobody came."""

    seat: int
    level: str | None
    score: int
    place: int


def ends(before: Table, after: Table) -> bool:
    """Whether a game that counts comes to its end."""
    header = after.header
    return before.running and not after.running and header.lesson is None and header.practice is None


def with_result(table: Table, now: float, also: Work[None] | None) -> Work[None]:
    """Writes how the game ended, in the same commit as the entry that ended it."""
    seats = _seats(table)
    head = {
        "table_id": table.id,
        "game": table.header.game,
        "players": table.header.players,
        "ended_at": now,
        "rated": table.header.rated,
    }

    async def work(connection: AsyncConnection) -> None:
        if also is not None:
            await also(connection)
        people = await rows.find_sitting(connection, table.id)
        after = await _rate(connection, table.header.game, seats, people) if table.header.rated else {}
        await rows.insert_results(
            connection,
            [
                {
                    **head,
                    **vars(one),
                    "account_id": people.get(one.seat),
                    "rating": after[one.seat].rating if one.seat in after else None,
                    "deviation": after[one.seat].deviation if one.seat in after else None,
                }
                for one in seats
            ],
        )

    return work


def _seats(table: Table) -> list[_Seat]:
    outcome = table.state.outcome()
    assert outcome is not None
    return [
        _Seat(at, seat.level if plan.holder == "bot" or not seat.claimed else None, score, place)
        for at, (plan, seat, score, place) in enumerate(
            zip(table.header.seats, table.meta.seats, outcome.scores, outcome.ranks, strict=True)
        )
    ]


async def _rate(
    connection: AsyncConnection, game: str, seats: list[_Seat], people: dict[int, str]
) -> dict[int, Rating]:
    """Move the ratings of a game's people; those of the seats after it. Bots stay as strong as they are, and whoever
    has deleted their account meanwhile counts as somebody new."""
    known = await rows.find_ratings(connection, game, sorted(people.values()))
    before = []
    for one in seats:
        row = known.get(people.get(one.seat, ""))
        fixed = bot_rating(game, one.level) if one.level is not None else None
        before.append(fixed or (Rating(row.rating, row.deviation) if row is not None else NEW))
    moved = move(before, [one.place for one in seats])
    after = {one.seat: rating for one, rating in zip(seats, moved, strict=True) if one.seat in people}
    for seat, account in sorted(people.items(), key=lambda pair: pair[1]):
        row = known.get(account)
        values = {"account_id": account, "game": game, **vars(after[seat]), "games": 1 + (row.games if row else 0)}
        await rows.put_rating(connection, values, row is not None)
    return after
