"""The peers, measured in their own environment: catanatron, OpenSpiel, python-chess, RLCard.

Decisions are players' choices; chance nodes are sampled and not counted.
"""

import random

from measure import Counts, emit, microseconds, rates


def catanatron() -> None:
    from catanatron import Color, Game, RandomPlayer

    def play(seed: int) -> Counts:
        random.seed(seed)
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)], seed=seed)
        decisions = unforced = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            actions = getattr(game, "playable_actions", None) or game.state.playable_actions
            unforced += len(actions) > 1
            game.play_tick()
            decisions += 1
        return Counts(1, decisions, unforced)

    game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)], seed=1)
    emit("catanatron, 4 players", kind="peer", language="Python", **rates(play), clone_us=microseconds(game.copy, 500))


def open_spiel(short: str, title: str) -> None:
    import pyspiel

    game = pyspiel.load_game(short)

    def play(seed: int) -> Counts:
        rng = random.Random(seed)
        state = game.new_initial_state()
        decisions = unforced = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                continue
            legal = state.legal_actions()
            decisions += 1
            unforced += len(legal) > 1
            state.apply_action(rng.choice(legal))
        return Counts(1, decisions, unforced)

    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    driven = rates(play)
    emit(
        f"OpenSpiel {title}, Python loop",
        kind="peer",
        language="C++",
        **driven,
        clone_us=microseconds(state.clone, 5000),
    )

    samples = [play(seed) for seed in range(40)]
    mean_decisions = sum(sample.decisions for sample in samples) / len(samples)
    mean_unforced = sum(sample.unforced for sample in samples) / len(samples)
    batch = 10

    def play_natively(seed: int) -> Counts:
        """Whole games between C++ bots inside C++; their mean length is that of the games above."""
        bots = [pyspiel.make_uniform_random_bot(player, seed) for player in range(game.num_players())]
        for number in range(batch):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed + number)
        return Counts(batch, round(batch * mean_decisions), round(batch * mean_unforced))

    emit(f"OpenSpiel {title}, in C++", kind="peer", language="C++", **rates(play_natively))


def python_chess() -> None:
    import chess

    def play(seed: int) -> Counts:
        rng = random.Random(seed)
        board = chess.Board()
        decisions = unforced = 0
        while not board.is_game_over(claim_draw=False) and decisions < 400:
            moves = list(board.legal_moves)
            decisions += 1
            unforced += len(moves) > 1
            board.push(rng.choice(moves))
        return Counts(1, decisions, unforced)

    clone = microseconds(chess.Board().copy, 5000)
    emit("python-chess", kind="peer", language="Python", **rates(play), clone_us=clone)


def rlcard_gin_rummy() -> None:
    import rlcard

    env = rlcard.make("gin-rummy", config={"seed": 1})

    def play(seed: int) -> Counts:
        rng = random.Random(seed)
        state, _ = env.reset()
        decisions = unforced = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            decisions += 1
            unforced += len(legal) > 1
            state, _ = env.step(rng.choice(legal))
        return Counts(1, decisions, unforced)

    emit("RLCard gin rummy", kind="peer", language="Python", **rates(play))


if __name__ == "__main__":
    catanatron()
    for short, title in (("chess", "chess"), ("backgammon", "backgammon"), ("gin_rummy", "gin rummy")):
        open_spiel(short, title)
    python_chess()
    rlcard_gin_rummy()
