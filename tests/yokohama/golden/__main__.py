"""Writes the golden games anew."""

from tests.yokohama.golden import write

write()
