"""What a rated game allows is settled when it is made."""

from hatoba.engine.game import Game
from hatoba.server.problems import invalid
from hatoba.server.ratings import bot_rating
from hatoba.table.header import Header


def require_rateable(game: Game, header: Header) -> None:
    """Like is compared with like: the game as it comes, people with a seat each, bots whose strength is known."""
    if header.own_sheet or header.options != game.check_options(header.players, {}):
        raise invalid("a rated game is played as it comes: without options or an own sheet", "rated")
    if any(seat.hotseat for seat in header.seats) or all(seat.holder == "bot" for seat in header.seats):
        raise invalid("a rated game is played by people, each at a place of their own", "rated")
    for seat in header.seats:
        if seat.level is not None:
            require_rated_bot(header.game, seat.level)
    if header.fill_after:
        require_rated_bot(header.game, header.fill_level or header.stand_in)


def require_rated_bot(game: str, level: str) -> None:
    if bot_rating(game, level) is None:
        raise invalid(f"nobody knows how strong {level} is at {game}", "level", "bot_not_rated")
