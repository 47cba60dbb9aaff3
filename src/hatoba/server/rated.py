"""Who plays a rated game has an account."""

from hatoba.server.access import Visitor
from hatoba.server.problems import Problem, invalid
from hatoba.server.services import Services
from hatoba.server.store.results import find_sitting
from hatoba.server.table import ServedTable


async def require_account(services: Services, visitor: Visitor) -> str:
    """The account of somebody who wants to play a rated game."""
    found = await services.doorkeeper.find_session(visitor.session)
    if found is None or found.account is None:
        raise Problem(401, "not_signed_in", "a rated game is played with an account: sign in first")
    return found.account


async def require_player(services: Services, visitor: Visitor, table: ServedTable, seat: int | None) -> None:
    """Who sits down at a rated game has an account, which plays no other seat there; nobody else's plays this one."""
    if not table.header.rated:
        return
    account = await require_account(services, visitor)
    async with services.database.read() as connection:
        people = await find_sitting(connection, table.id)
    if account in people.values() and people.get(seat if seat is not None else -1) != account:
        raise invalid("you play another seat of this rated game", "seat", "seated_already")
    if seat is not None and people.get(seat, account) != account:
        raise Problem(409, "seat_taken", "somebody else's account plays this seat")
