"""Many games in several processes, one for each core; their arrays lie in memory that all of them share."""

import multiprocessing
from collections.abc import Iterator
from math import prod
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, Self

from hatoba.engine.errors import HatobaError, IllegalAction, InvalidOption
from hatoba.engine.game import OptionValue
from hatoba.engine.rng import make_rng
from hatoba.envs.many import ManyGames
from hatoba.envs.setting import NUMBERS, EnvSetting, make_setting
from hatoba.extras import missing_extra

try:
    import numpy as np
except ImportError as error:
    raise missing_extra("envs", "numpy") from error

STEP, DRAW = b"step", b"draw"
DONE = b""
SHOWN = ("observations", "masks", "rewards", "dones", "seats", "numbers")
"""What a process copies from its games after each step."""
Pipe = Any
"""One end of a pipe: of another class on Windows."""
LINE = 64
"""Arrays begin at a multiple of this: no two processes write to one line of a cache at their ends."""


class SharedGames:
    """The games of ManyGames with the same seed, the first ones in the first process and so on.

    The arrays are as there, and cannot be written. Close it, or use it in a `with` block: its processes end with it.
    """

    def __init__(
        self,
        game: str,
        games: int,
        players: int = 2,
        seed: int | str = 0,
        processes: int = 2,
        rewards: str = "rank",
        **options: OptionValue,
    ) -> None:
        if not 1 <= processes <= games:
            raise InvalidOption(f"processes: must be from 1 to the {games} games, not {processes}")
        setting = make_setting(game, players, rewards, NUMBERS, None, **options)
        self.games, self.players, self.actions = games, players, len(setting.game.catalogue)
        size = sum(bytes_of(shape, kind) for _, shape, kind in arrays_of(setting, games))
        self._memory = SharedMemory(create=True, size=size)
        arrays = map_arrays(self._memory, setting, games)
        self._chosen = arrays.pop("actions")
        for array in arrays.values():
            array.flags.writeable = False
        self.observations, self.masks = arrays["observations"], arrays["masks"]
        self.rewards, self.dones = arrays["rewards"], arrays["dones"]
        self.seats, self.numbers = arrays["seats"], arrays["numbers"]
        self._places = np.arange(games)
        self._workers: list[tuple[Any, Pipe]] = []
        context = multiprocessing.get_context("spawn")
        for number in range(processes):
            own = range(number * games // processes, (number + 1) * games // processes)
            here, there = context.Pipe()
            worker = context.Process(target=serve, args=(there, self._memory.name, setting, games, own, str(seed)))
            worker.daemon = True
            worker.start()
            there.close()
            self._workers.append((worker, here))
        self._await()

    def step(self, actions: Any) -> None:
        """Play one action in every game. IllegalAction, and no change, if one is illegal."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.games,):
            raise IllegalAction(f"{chosen.size} actions for {self.games} games")
        inside = (chosen >= 0) & (chosen < self.actions)
        legal = inside & self.masks[self._places, np.where(inside, chosen, 0)]
        if not legal.all():
            place = int(np.flatnonzero(~legal)[0])
            raise IllegalAction(f"action {chosen[place]} is not legal in game {place}")
        self._chosen[:] = chosen
        self._ask(STEP)

    def random_actions(self) -> Any:
        """A uniformly random legal action for every game; each process draws its own, by the seed."""
        self._ask(DRAW)
        return self._chosen.copy()

    def close(self) -> None:
        """End the processes and free the memory. The arrays cannot be used any more."""
        for worker, pipe in self._workers:
            pipe.close()
            worker.join()
        if self._workers:
            self._workers = []
            del self.observations, self.masks, self.rewards, self.dones, self.seats, self.numbers, self._chosen
            self._memory.close()
            self._memory.unlink()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _ask(self, what: bytes) -> None:
        for _, pipe in self._workers:
            pipe.send_bytes(what)
        self._await()

    def _await(self) -> None:
        try:
            answers = [pipe.recv_bytes() for _, pipe in self._workers]
        except EOFError as error:
            raise HatobaError("a process of these games has ended") from error
        assert not any(answers)


def arrays_of(setting: EnvSetting, games: int) -> Iterator[tuple[str, tuple[int, ...], Any]]:
    """Name, shape and kind of all that is shared."""
    actions = len(setting.game.catalogue)
    yield "actions", (games,), np.int64
    yield "observations", (games, setting.layout.size), np.int16
    yield "masks", (games, actions), np.bool_
    yield "rewards", (games, setting.players), np.float64
    yield "dones", (games,), np.bool_
    yield "seats", (games,), np.int32
    yield "numbers", (games,), np.int32


def bytes_of(shape: tuple[int, ...], kind: Any) -> int:
    """The room that an array takes, up to the next line."""
    size: int = prod(shape) * np.dtype(kind).itemsize
    return -(-size // LINE) * LINE


def map_arrays(memory: SharedMemory, setting: EnvSetting, games: int) -> dict[str, Any]:
    """All arrays of the memory, by name."""
    arrays, at = {}, 0
    for name, shape, kind in arrays_of(setting, games):
        arrays[name] = np.ndarray(shape, kind, memory.buf, at)
        at += bytes_of(shape, kind)
    return arrays


def serve(pipe: Pipe, memory: str, setting: EnvSetting, games: int, own: range, seed: str) -> None:
    """In a process: play these of the games whenever the pipe says so, until it is closed."""
    shared = SharedMemory(memory)
    arrays = {name: array[own.start : own.stop] for name, array in map_arrays(shared, setting, games).items()}
    seeds = [f"{seed}:{place}" for place in own]
    options = dict(setting.options)
    many = ManyGames(setting.game.name, len(own), setting.players, 0, seeds, setting.rewards, None, False, **options)
    rng = make_rng(f"{seed}:{own.start}:actions")
    told = DONE
    while True:
        for name in SHOWN:
            arrays[name][:] = getattr(many, name)
        try:
            pipe.send_bytes(told)
            while pipe.recv_bytes() == DRAW:
                arrays["actions"][:] = many.random_actions(rng)
                pipe.send_bytes(DONE)
        except (EOFError, OSError):
            break
        many.step(arrays["actions"])
    del arrays
    shared.close()
