"""Games that a round limit cuts short, and the network alone."""

import pytest

import hatoba
from hatoba.bots import Budget, make_bot
from hatoba.bots.levels import TO_THE_END, Merchant
from hatoba.bots.reference import Judge, worth
from hatoba.components import PACKAGED, parse
from hatoba.engine.errors import InvalidOption


@pytest.mark.parametrize("game", PACKAGED)
def test_short_games_are_searched_to_their_end_and_whole_ones_by_the_network(game: str) -> None:
    """Neither networks nor forecasts read the limit, so a position before it is not what they take it for."""
    limit = hatoba.game(game).facts.short_game
    short = Merchant().begin(hatoba.new_game(game, players=2, seed=1, round_limit=limit))
    assert short.settings.network is None
    assert short.settings.rollout_turns == TO_THE_END.turns
    state = hatoba.new_game(game, players=2, seed=1, round_limit=limit)
    short.play_on(state, state.turn)
    assert state.outcome() is not None and state.round <= limit
    for rounds in (0, limit + 1):
        whole = Merchant().begin(hatoba.new_game(game, players=2, seed=1, round_limit=rounds))
        assert whole.settings.network is not None


@pytest.mark.parametrize("game", PACKAGED)
def test_the_judge_plays_what_the_network_likes_best_and_leaves_the_position_as_it_is(game: str) -> None:
    state = hatoba.new_game(game, players=2, seed=3)
    before = state.digest()
    judge = make_bot("judge", 1)
    assert isinstance(judge, Judge)
    chosen = judge.choose(state, Budget())
    assert state.digest() == before
    assert judge.search is not None
    values = {action: worth(judge.search, state, action) for action in state.legal_actions()}
    assert values[chosen] == max(values.values()) > min(values.values())


def test_the_judge_says_where_it_has_no_network() -> None:
    """As with own cards, which no packaged network knows."""
    text = hatoba.game("duel").sheet.text.replace("vp =  2, reward = { yen = 3 }", "vp =  3, reward = { yen = 3 }", 1)
    own = hatoba.new_game("duel", players=2, seed=1, components=parse(text, "duel"))
    with pytest.raises(InvalidOption, match="no network for duel with 2 players"):
        make_bot("judge").choose(own, Budget())
