"""What can go wrong at the edge. All are ValueError: the caller gave something that does not fit."""


class HatobaError(ValueError):
    """Base of every error this package raises about what it was given."""


class InvalidAction(HatobaError):
    """The text or number names no action of this game."""


class IllegalAction(HatobaError):
    """The action exists, but not in this position; the message says why."""


class InvalidPosition(HatobaError):
    """A snapshot that describes no possible position."""


class InvalidRecord(HatobaError):
    """A record that cannot be read, or that does not replay to its digests."""


class InvalidOption(HatobaError):
    """An unknown game, option or option value."""
