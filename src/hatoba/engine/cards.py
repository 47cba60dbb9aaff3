"""Places that hold cards: a list of card numbers, 0 where there is none, and beside it who knows each."""

from mypy_extensions import i64

from hatoba.engine.rng import Rng
from hatoba.engine.vectors import vec


def find_place(cards: vec[i64], start: i64, end: i64, card: i64) -> i64:
    """The place of a card among those from start to end - 1; -1 if it is not there."""
    place: i64
    for place in range(start, end):
        if cards[place] == card:
            return place
    return -1


def redeal(cards: vec[i64], known: vec[i64], mask: i64, rng: Rng, highest: i64) -> None:
    """Shuffle cards among the places that none of the viewers in the mask knows; 0 is an empty place.

    The unseen cards are first put in order, so the result depends on what those viewers know and on the rng alone.
    """
    unseen = vec[i64]([0] * int(highest + 1))
    places = len(cards)
    place: i64 = 0
    while place < places:
        if cards[place] != 0 and (known[place] & mask) == 0:
            unseen[cards[place]] += 1
        place += 1
    pool = vec[i64]([0] * int(places))
    count: i64 = 0
    card: i64 = 1
    while card <= highest:
        copies = unseen[card]
        while copies > 0:
            pool[count] = card
            count += 1
            copies -= 1
        card += 1
    rng.shuffle(pool, 0, count)
    place = 0
    while place < places:
        if cards[place] != 0 and (known[place] & mask) == 0:
            count -= 1
            cards[place] = pool[count]
        place += 1
