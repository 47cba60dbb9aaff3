"""Our own games, on whichever build this interpreter imports."""

import random
import subprocess
import sys
import zlib
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median

from measure import Counts, emit, microseconds, per_second, rates

import hatoba
from hatoba.components import PACKAGED
from hatoba.engine.course import Line
from hatoba.engine.game import Game
from hatoba.engine.playout import playout
from hatoba.engine.record import Record, new_record
from hatoba.engine.vectors import IS_NATIVE

BUILD = "native" if IS_NATIVE else "plain"
RECORDED_GAMES = 10


def whole_games(game: Game, players: int) -> None:
    """Random games from set-up to the end, inside one call each."""

    def play(seed: int) -> Counts:
        state = game.new(players, seed)
        tally = playout(state, hatoba.make_rng(seed))
        return Counts(1, int(tally.decisions), int(tally.unforced))

    state = game.new(players, 1)
    rng = hatoba.make_rng(1)
    emit(
        f"{game.name}, {players} players",
        kind="ours",
        build=BUILD,
        **rates(play),
        clone_us=microseconds(state.clone, 2000),
        resample_us=microseconds(lambda: state.resample(0, rng), 1000),
        digest_us=microseconds(state.digest, 1000),
    )


def python_loop(game: Game, players: int) -> None:
    """The same games driven from Python: legal_actions, apply."""

    def play(seed: int) -> Counts:
        state = game.new(players, seed)
        choose = random.Random(seed).random
        legal_actions, apply = state.legal_actions, state.apply
        decisions = unforced = 0
        legal = legal_actions()
        while legal:
            count = len(legal)
            unforced += count > 1
            decisions += 1
            apply(legal[int(choose() * count)])
            legal = legal_actions()
        return Counts(1, decisions, unforced)

    emit(f"{game.name}, {players} players, Python loop", kind="loop", build=BUILD, **rates(play))


def random_record(game: Game, players: int, seed: int) -> Record:
    """A whole random game, written down."""
    record = new_record(game, players, seed)
    state = record.first_state()
    rng = hatoba.make_rng(seed)
    while state.to_move is not None:
        legal = state.legal_actions()
        record.play(state, legal[rng.below(len(legal))])
    return record


def records(game: Game, players: int) -> None:
    """How large records are, and how fast they are read and replayed, every digest verified."""
    texts = [random_record(game, players, seed).text() for seed in range(RECORDED_GAMES)]
    size = sum(len(text.encode()) for text in texts)
    packed = sum(len(zlib.compress(text.encode(), 9)) for text in texts)
    actions = sum(text.count(";") + text.count(" = ") for text in texts)
    read = [hatoba.read_record(text) for text in texts]

    def read_all() -> int:
        for text in texts:
            hatoba.read_record(text)
        return actions

    def replay_all() -> int:
        for record in read:
            record.replay()
        return actions

    emit(
        f"{game.name}, {players} players, record",
        kind="record",
        build=BUILD,
        actions=actions / RECORDED_GAMES,
        read_per_s=per_second(read_all),
        replayed_per_s=per_second(replay_all),
        bytes_per_action=size / actions,
        compressed_bytes_per_action=packed / actions,
    )


def growth(game: Game, players: int) -> None:
    """How cost grows with the length of a game: a copy, the rest of the game from there, and the record so far."""
    record = random_record(game, players, 2)
    lines = [entry for entry in record.entries if isinstance(entry, Line)]
    state = record.first_state()
    rng = hatoba.make_rng(3)
    played = 0
    for part in (0.0, 0.25, 0.5, 0.75, 1.0):
        while played < part * len(lines):
            for action in lines[played].actions:
                state.apply(action)
            played += 1
        before = Record(game, players, record.options, seed=record.seed, entries=record.entries[:played])
        emit(
            f"{game.name}, {players} players, at {part:.0%} of a game",
            kind="growth",
            build=BUILD,
            actions=sum(len(line.actions) for line in lines[:played]),
            clone_us=microseconds(state.clone, 2000),
            playout_us=microseconds(lambda: playout(state.clone(), rng), 20),
            record_bytes=len(before.text()),
        )


def import_time() -> None:
    """What `import hatoba` costs, less an interpreter that imports nothing."""

    def run(code: str) -> float:
        before = getrusage(RUSAGE_CHILDREN)
        subprocess.run([sys.executable, "-c", code], check=True)
        after = getrusage(RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    empty = median(run("pass") for _ in range(7))
    full = median(run("import hatoba") for _ in range(7))
    emit("import hatoba", kind="import", build=BUILD, milliseconds=1000 * (full - empty))


if __name__ == "__main__":
    import_time()
    for name in PACKAGED:
        own = hatoba.game(name)
        for count in sorted({min(own.player_counts), max(own.player_counts)}):
            whole_games(own, count)
            python_loop(own, count)
            records(own, count)
            growth(own, count)
