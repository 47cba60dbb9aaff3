"""Lots for the seats: they follow from the promised shuffle, so that after the end everybody can check them.

A game begins when its table is made, for then the cards are dealt. So that nobody ever sees two hands, lots are drawn
at once for those who are there, and for everybody else when they sit down.
"""

from collections.abc import Iterable, Sequence
from hashlib import sha256

from hatoba.engine.game import Seed
from hatoba.engine.record import parse_header, read_seed
from hatoba.engine.rng import seed_bytes
from hatoba.table.commands import Refusal
from hatoba.table.making import WishedSeat, usual_wishes
from hatoba.table.table import Table


def drawn(seed: Seed, seats: Iterable[int]) -> list[int]:
    """The seats in the order in which they are drawn."""
    return sorted(seats, key=lambda seat: sha256(b"lot %d " % seat + seed_bytes(seed)).digest())


def by_lot(players: int, wishes: Sequence[WishedSeat] | None, seed: Seed) -> list[WishedSeat]:
    """The wishes at the seats that were drawn for them: the first wish has the first lot."""
    if wishes is None:
        wishes = usual_wishes(players)
    lots = drawn(seed, range(len(wishes)))
    return [wish for _, wish in sorted(zip(lots, wishes, strict=True), key=lambda pair: pair[0])]


def seat_for(table: Table, wished: int | None) -> int | None:
    """The seat of whoever comes now: the one they wish, or where lots are drawn the next; None: all are taken."""
    free = table.free_seats
    if not table.header.lots:
        return wished if wished is not None else next(iter(free), None)
    if wished is not None:
        raise Refusal("lots are drawn for the seats here: sit down without naming one", "seat", "by_lot")
    fields, _, _ = parse_header(table.record_header)
    return next(iter(drawn(read_seed(fields["seed"]), free)), None)
