"""The layout of an observation: one description gives size, names and bounds, and tells the rules where to write."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import prod

from mypy_extensions import i64

from hatoba.engine.catalogue import Domain
from hatoba.engine.errors import InvalidOption
from hatoba.engine.observing import Canvas
from hatoba.engine.vectors import vec

VIEWED_SEATS = Domain("seat", ("me", "next", "third", "fourth"))
"""Seats as the viewer counts them: itself, then in turn order."""


@dataclass(frozen=True)
class Block:
    """Entries of one kind, along axes (none: a single entry). Numbers beyond the bounds are cut to them."""

    name: str
    text: str
    axes: tuple[Domain, ...] = ()
    high: int = 1
    low: int = 0

    @property
    def size(self) -> int:
        return prod(len(axis.values) for axis in self.axes)

    def labels(self) -> list[str]:
        """The names of the entries, in their order: `stock.me.yen`."""
        return [".".join(map(str, (self.name, *labels))) for labels in product(*(axis.values for axis in self.axes))]


@dataclass(frozen=True)
class ObservationEntry:
    """One number of an observation."""

    index: int
    name: str
    low: int
    high: int


class ObservationLayout:
    """All blocks of a game's observation, in the order of their numbers in the game's observe.py."""

    def __init__(self, game: str, blocks: Mapping[int, Block], count: int) -> None:
        if sorted(blocks) != list(range(count)):
            raise AssertionError(f"{game}: {count} blocks are written, but {sorted(blocks)} are described")
        self.game = game
        self.blocks: Sequence[Block] = [blocks[number] for number in range(count)]
        sizes = [block.size for block in self.blocks]
        self.starts = [sum(sizes[:number]) for number in range(count)]
        self.size = sum(sizes)

    @cached_property
    def entries(self) -> list[ObservationEntry]:
        """Every number of an observation with its name and bounds."""
        named = [(label, block) for block in self.blocks for label in block.labels()]
        return [ObservationEntry(index, label, block.low, block.high) for index, (label, block) in enumerate(named)]

    @cached_property
    def index_of(self) -> dict[str, int]:
        """Where an entry is, by its name."""
        return {entry.name: entry.index for entry in self.entries}

    def canvas(self, rows: int) -> Canvas:
        """Room for so many observations."""
        lows = vec[i64]([block.low for block in self.blocks])
        highs = vec[i64]([block.high for block in self.blocks])
        longest = max(block.size for block in self.blocks)
        return Canvas(rows, self.size, vec[i64](self.starts), lows, highs, longest)

    def __getitem__(self, name: str) -> slice:
        """Where a block is, by its name: `row[layout["stock"]]`."""
        for block, start in zip(self.blocks, self.starts, strict=True):
            if block.name == name:
                return slice(start, start + block.size)
        raise InvalidOption(
            f"{self.game}: no block {name!r}; there are {', '.join(block.name for block in self.blocks)}"
        )
