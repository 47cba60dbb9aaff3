"""A person's games told in numbers."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from hatoba.server.models_people import (
    GameTally,
    OpponentTally,
    PersonalBest,
    PlayedGame,
    PlayedSeat,
    Profile,
    RatingShown,
)
from hatoba.server.ratings import Rating


def tell_profile(account: Any, rows: Sequence[Any], ratings: Iterable[Any]) -> Profile:
    """The profile of an account, of all seats of its games in order of time, and of its ratings."""
    games = [list(seats) for _, seats in groupby(rows, lambda row: (row.ended_at, row.table_id))]
    history = [_played(account.id, seats) for seats in games]
    by_game = [_tally(name, [one for one in history if one.game == name]) for name in _names(history)]
    return Profile(
        account=account.name,
        called=account.called,
        since=account.made_at,
        on_ladder=account.on_ladder,
        games=len(history),
        won=sum(one.won for one in by_game),
        by_game=by_game,
        opponents=_opponents(account.id, games),
        bests=[best for name in _names(history) for best in _bests([one for one in history if one.game == name])],
        ratings=[_rating(row) for row in ratings],
        history=history,
    )


def _rating(row: Any) -> RatingShown:
    provisional = Rating(row.rating, row.deviation).provisional
    return RatingShown(row.game, row.rating, row.deviation, row.games, provisional)


def _names(history: Sequence[PlayedGame]) -> list[str]:
    return sorted({one.game for one in history})


def _played(account: str, seats: Sequence[Any]) -> PlayedGame:
    own = next(row for row in seats if row.account_id == account)
    shown = [
        PlayedSeat(row.name or row.called, row.level, row.score, row.place, row.account_id == account) for row in seats
    ]
    return PlayedGame(own.table_id, own.ended_at, own.game, own.players, shown, own.rated, own.rating, own.deviation)


def own_seat(game: PlayedGame) -> PlayedSeat:
    return next(seat for seat in game.seats if seat.you)


def _tally(name: str, games: Sequence[PlayedGame]) -> GameTally:
    own = [own_seat(game) for game in games]
    return GameTally(name, len(own), sum(seat.place == 1 for seat in own), max(seat.score for seat in own))


def _opponents(account: str, games: Sequence[Sequence[Any]]) -> list[OpponentTally]:
    """Everybody whom the account's person has met, the most frequent first. Guests are told apart by their names."""
    met: dict[tuple[str, str], list[tuple[Any, Any]]] = {}
    for seats in games:
        own = next(row for row in seats if row.account_id == account)
        for row in seats:
            if row is not own:
                met.setdefault(_who(row), []).append((own, row))
    tallies = [
        OpponentTally(
            name=pairs[-1][1].name or pairs[-1][1].called,
            level=pairs[-1][1].level,
            games=len(pairs),
            ahead=sum(own.place < other.place for own, other in pairs),
            points=sum(own.score - other.score for own, other in pairs) / len(pairs),
        )
        for pairs in met.values()
    ]
    return sorted(tallies, key=lambda one: -one.games)


def _who(row: Any) -> tuple[str, str]:
    if row.level is not None:
        return "bot", row.level
    return ("account", row.account_id) if row.account_id is not None else ("guest", row.name or "")


def _bests(games: Sequence[PlayedGame]) -> list[PersonalBest]:
    """The bests of one game: points, the lead of a win, wins in a row. Rows of one win are none."""
    name = games[0].game
    most = max(games, key=lambda one: own_seat(one).score)
    bests = [PersonalBest("points", name, most.players, own_seat(most).score, most.at)]
    leads = [(_lead(game), game) for game in games if own_seat(game).place == 1]
    if leads and (widest := max(leads, key=lambda pair: pair[0]))[0] > 0:
        bests.append(PersonalBest("lead", name, widest[1].players, widest[0], widest[1].at))
    row = longest = 0
    at = 0.0
    for game in games:
        row = row + 1 if own_seat(game).place == 1 else 0
        if row > longest:
            longest, at = row, game.at
    if longest > 1:
        bests.append(PersonalBest("row", name, None, longest, at))
    return bests


def _lead(game: PlayedGame) -> int:
    return own_seat(game).score - max(seat.score for seat in game.seats if not seat.you)
