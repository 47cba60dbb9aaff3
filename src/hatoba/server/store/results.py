"""Rows of who sits where by their account, of how games ended, and of ratings."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hatoba.server.store.schema import accounts, links, names, ratings, results, sitting, tables

GAMES_SHOWN = 2000
"""Of a person's games; older ones are kept, but not told."""


async def sit(connection: AsyncConnection, account: str, link: str) -> None:
    """The account's person plays the seat that this link opens, unless somebody's account did before, or they play
    another seat there."""
    found = (await connection.execute(select(links.c.table_id, links.c.seats).where(links.c.hash == link))).all()
    for table, seats in found:
        if not seats.isdecimal():
            continue  # all places of a hotseat, or none
        seat = int(seats)
        taken = (sitting.c.seat == seat) | (sitting.c.account_id == account)
        if (await connection.execute(select(sitting).where(sitting.c.table_id == table, taken))).first() is None:
            await connection.execute(insert(sitting).values(table_id=table, seat=seat, account_id=account))
            await _claim_result(connection, table, seat, account)


async def _claim_result(connection: AsyncConnection, table: str, seat: int, account: str) -> None:
    """Who makes an account after a game has played it; a rated game moves no rating afterwards."""
    mine = (results.c.table_id == table) & (results.c.seat == seat) & results.c.account_id.is_(None)
    await connection.execute(update(results).where(mine, results.c.rated.is_(False)).values(account_id=account))


async def sit_again(connection: AsyncConnection, table: str, again: str) -> None:
    """At a rematch everybody sits where they sat."""
    for seat, account in (await find_sitting(connection, table)).items():
        await connection.execute(insert(sitting).values(table_id=again, seat=seat, account_id=account))


async def find_sitting(connection: AsyncConnection, table: str) -> dict[int, str]:
    """The accounts of a table's people, by seat."""
    found = await connection.execute(select(sitting.c.seat, sitting.c.account_id).where(sitting.c.table_id == table))
    return {row.seat: row.account_id for row in found}


async def insert_results(connection: AsyncConnection, rows: Sequence[dict[str, Any]]) -> None:
    await connection.execute(insert(results), rows)


async def find_games(connection: AsyncConnection, account: str) -> list[Any]:
    """All seats of the account's last games, in order of time, with what is known of who played them."""
    own = (
        select(results.c.table_id)
        .where(results.c.account_id == account)
        .order_by(results.c.ended_at.desc())
        .limit(GAMES_SHOWN)
    )
    called = (names.c.table_id == results.c.table_id) & (names.c.seat == results.c.seat)
    query = (
        select(results, names.c.name, accounts.c.called)
        .join(names, called, isouter=True)
        .join(accounts, accounts.c.id == results.c.account_id, isouter=True)
        .where(results.c.table_id.in_(own))
        .order_by(results.c.ended_at, results.c.table_id, results.c.seat)
    )
    return list((await connection.execute(query)).all())


async def forget_anonymous(connection: AsyncConnection, table: str | None = None) -> None:
    """Results of tables that are gone, or of this one that goes, where nobody with an account has played."""
    other = results.alias()
    known = exists().where(other.c.table_id == results.c.table_id, other.c.account_id.is_not(None))
    gone = ~exists().where(tables.c.id == results.c.table_id) if table is None else results.c.table_id == table
    await connection.execute(delete(results).where(gone, ~known))


# ------------------------------------------------------------------------------- ratings


async def find_ratings(connection: AsyncConnection, game: str, people: Sequence[str]) -> dict[str, Any]:
    """The ratings of these people, locked until what follows from them is written."""
    mine = (ratings.c.game == game) & ratings.c.account_id.in_(people)
    query = select(ratings).where(mine).order_by(ratings.c.account_id).with_for_update()
    return {row.account_id: row for row in await connection.execute(query)}


async def find_shown_ratings(connection: AsyncConnection, table: str, game: str) -> list[Any]:
    """By seat: the ratings of a table's people who show theirs."""
    query = (
        select(sitting.c.seat, ratings.c.rating, ratings.c.deviation)
        .join(ratings, ratings.c.account_id == sitting.c.account_id)
        .join(accounts, accounts.c.id == sitting.c.account_id)
        .where(sitting.c.table_id == table, ratings.c.game == game, accounts.c.on_ladder.is_(True))
    )
    return list((await connection.execute(query)).all())


async def put_rating(connection: AsyncConnection, values: dict[str, Any], known: bool) -> None:
    if not known:
        await connection.execute(insert(ratings).values(values))
        return
    mine = (ratings.c.account_id == values["account_id"]) & (ratings.c.game == values["game"])
    await connection.execute(update(ratings).where(mine).values(values))


async def find_ratings_of(connection: AsyncConnection, account: str) -> list[Any]:
    query = select(ratings).where(ratings.c.account_id == account).order_by(ratings.c.game)
    return list((await connection.execute(query)).all())


async def find_ladder(connection: AsyncConnection, game: str, sure: float, limit: int) -> list[Any]:
    """The best whose rating is known well enough and who want to be seen."""
    query = (
        select(ratings, accounts.c.name)
        .join(accounts)
        .where(ratings.c.game == game, ratings.c.deviation <= sure, accounts.c.on_ladder.is_(True))
        .order_by(ratings.c.rating.desc())
        .limit(limit)
    )
    return list((await connection.execute(query)).all())


async def set_on_ladder(connection: AsyncConnection, account: str, shown: bool) -> None:
    await connection.execute(update(accounts).where(accounts.c.id == account).values(on_ladder=shown))


# ------------------------------------------------------------------------------- all that is kept of somebody


async def find_account(connection: AsyncConnection, account: str) -> Any:
    return (await connection.execute(select(accounts).where(accounts.c.id == account))).one()
