"""Chance: the generator sfc32 on 32-bit words, and streams derived from a key.

Every intermediate value stays below 2**63, so the interpreted and the compiled build agree bit for bit.
"""

from __future__ import annotations  # a class body must see its own __annotations__, on 3.14 too

from hashlib import blake2b
from struct import pack
from typing import Final

from mypy_extensions import i64

from hatoba.engine.errors import InvalidOption
from hatoba.engine.vectors import vec

MASK: Final[i64] = 0xFFFFFFFF
KEY_WORDS: Final[i64] = 8
"""A key is this many 32-bit words: 256 bits."""
WARM_UP: Final[i64] = 12


class Rng:
    """sfc32 (Chris Doty-Humphrey): small, fast, passes PractRand."""

    a: i64
    b: i64
    c: i64
    counter: i64

    __slots__ = tuple(__annotations__)

    def next32(self) -> i64:
        """The next 32 random bits."""
        b = self.b
        c = self.c
        counter = self.counter
        result = (self.a + b + counter) & MASK
        self.counter = counter + 1  # only its low 32 bits count, and it stays far below 2**63
        self.a = b ^ (b >> 9)
        self.b = (c * 9) & MASK
        self.c = (((c << 21) | (c >> 11)) + result) & MASK
        return result

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each exactly as likely (Lemire's method)."""
        product = self.next32() * bound
        low = product & MASK
        if low < bound:
            threshold = (MASK + 1 - bound) % bound
            while low < threshold:
                product = self.next32() * bound
                low = product & MASK
        return product >> 32

    def shuffle(self, items: vec[i64], start: i64, end: i64) -> None:
        """Fisher-Yates on items[start:end], in place."""
        last: i64
        for last in range(end - 1, start, -1):
            other = start + self.below(last - start + 1)
            kept = items[last]
            items[last] = items[other]
            items[other] = kept

    def new_key(self) -> vec[i64]:
        """A fresh key, for a position whose future is drawn anew."""
        words = vec[i64]([0] * KEY_WORDS)
        i: i64 = 0
        while i < KEY_WORDS:
            words[i] = self.next32()
            i += 1
        return words


def _seeded(a: i64, b: i64, c: i64) -> Rng:
    rng = Rng()
    rng.a = a
    rng.b = b
    rng.c = c
    rng.counter = 1
    for _ in range(WARM_UP):
        rng.next32()
    return rng


def make_rng(seed: int | str | bytes) -> Rng:
    """A generator for a seed that a person or a program chooses."""
    words = key_from_seed(seed)
    return _seeded(words[0], words[1], words[2])


def seed_bytes(seed: int | str | bytes) -> bytes:
    """What counts of a seed. An int is read as its decimal text, so 7 and "7" are the same seed."""
    if isinstance(seed, bytes):
        return seed
    try:
        return str(seed).encode()
    except ValueError as error:  # half of a letter, or a number of thousands of digits
        raise InvalidOption(f"this cannot be a seed: {error}") from error


def key_from_seed(seed: int | str | bytes) -> vec[i64]:
    """The key of a game."""
    return _words(blake2b(seed_bytes(seed), digest_size=4 * KEY_WORDS, person=b"hatoba seed").digest())


def stream(key: vec[i64], event: str, counter: i64) -> Rng:
    """The generator of one shuffle or refill: what one stream shows tells nothing of another."""
    text = f"{event}:{counter}".encode()
    words = _words(blake2b(text, key=_key_bytes(key), digest_size=12, person=b"hatoba chance").digest())
    return _seeded(words[0], words[1], words[2])


def redraw_key(key: vec[i64], number: i64) -> vec[i64]:
    """The key of a game from its redraw of this number on: whoever knows the old key can check the new one."""
    text = str(number).encode()
    return _words(blake2b(text, key=_key_bytes(key), digest_size=4 * KEY_WORDS, person=b"hatoba redraw").digest())


def _key_bytes(key: vec[i64]) -> bytes:
    return pack("<8I", key[0], key[1], key[2], key[3], key[4], key[5], key[6], key[7])


def _words(data: bytes) -> vec[i64]:
    words = vec[i64]([0] * (len(data) // 4))
    word: i64
    for word in range(len(words)):
        at = 4 * word
        words[word] = data[at] | data[at + 1] << 8 | data[at + 2] << 16 | data[at + 3] << 24
    return words
