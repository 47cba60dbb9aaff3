"""Tokens: 256 random bits for the one who holds them, only their hash for us."""

import secrets
from hashlib import sha256
from hmac import compare_digest

TOKEN_BYTES = 32
VISITOR_LETTERS = 15
"""Of the hash of a visitor's token or cookie: they stand before the keys of what the visitor sends."""
TOKEN_LENGTH = 43
ID_ALPHABET = "23456789abcdefghijkmnpqrstuvwxyz"
ID_LENGTH = 12


def new_token() -> str:
    """A new secret, safe in an address."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_seed() -> bytes:
    """The seed of a table."""
    return secrets.token_bytes(TOKEN_BYTES)


def new_id() -> str:
    """A name that nobody guesses by chance; what it names is protected by tokens."""
    return "".join(secrets.choice(ID_ALPHABET) for _ in range(ID_LENGTH))


def hash_token(token: str) -> str:
    """What the database keeps. A random 256-bit token needs no salt and no slow hash."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def same(hashed: str, other: str) -> bool:
    """Whether two hashes are equal, in constant time."""
    return compare_digest(hashed, other)
