"""Games in words, for agents that read and write: the table, the legal actions with a sentence each, the log.

    game = TextGame("duel", seat=0, opponents="merchant@sims=20", seed=7)
    while not game.over:
        print(game.observe(), game.legal())
        game.act("place bank")

Nothing of it needs numpy, and a seat is told only what it may know.
"""

import secrets
from collections.abc import Mapping, Sequence

from hatoba.bots import FIXED_BUDGETS, Budget, make_bot, read_bot
from hatoba.engine.errors import InvalidOption
from hatoba.engine.game import Game, OptionValue
from hatoba.engine.record import new_record
from hatoba.engine.rng import make_rng
from hatoba.engine.state import State
from hatoba.games import Components
from hatoba.games import game as find_game
from hatoba.locales import FALLBACK, Texts
from hatoba.locales.telling import (
    LegalAction,
    events_text,
    legal_actions,
    question,
    result_text,
    seat_names,
    table_text,
    why_not,
)


class TextGame:
    """One seat's game against bots, in words of one language. `opponents` are as in the other environments, by name.

    The log, the record (`record.text()`) and the bots are the game's own: the same seed and actions give it again.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        seat: int = 0,
        opponents: str | Sequence[str] = "apprentice",
        seed: int | str | None = None,
        language: str = FALLBACK,
        components: Components | None = None,
        budgets: Mapping[str, Budget] = FIXED_BUDGETS,
        **options: OptionValue,
    ) -> None:
        own = find_game(game, components)
        self.record = new_record(own, players, secrets.token_hex(8) if seed is None else seed, **options)
        names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != players - 1:
            raise InvalidOption(f"opponents: {players - 1} are needed, not {len(names)}")
        if not 0 <= seat < players:
            raise InvalidOption(f"seat: must be from 0 to {players - 1}, not {seat}")
        self.texts = Texts(language)
        self.seat = seat
        self.state: State = self.record.first_state()
        self.log: list[str] = []
        self._chance = make_rng(f"{self.record.seed}:resample")
        self._bots = {}
        for number, name in enumerate(names, 1):
            bot, budget = read_bot(name)
            place = (seat + number) % players
            made = make_bot(bot, f"{self.record.seed}:{place}")
            self._bots[place] = made, budget or budgets.get(bot, Budget(simulations=100))
        self._let_bots_play()

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.record.game

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.to_move is None

    def position(self) -> State:
        """A position as the seat knows it, for bots that advise it: what is hidden is drawn anew."""
        return self.state.resample(self.seat, self._chance)

    def observe(self, printed: bool = True) -> str:
        """The whole table; without `printed` not what cards and areas do, which is the longer part."""
        return table_text(self.texts, self.state, self.seat, printed=printed)

    def question(self) -> str:
        """What is to be decided."""
        return question(self.texts, self.state.game, self.state.view(None))

    def legal(self) -> list[LegalAction]:
        """All actions that may be played now, each with its notation and a sentence."""
        return legal_actions(self.texts, self.state)

    def why_not(self, notation: str) -> str | None:
        """Why this cannot be played now; None if it can."""
        return why_not(self.texts, self.state, notation)

    def preview(self, notation: str) -> list[str]:
        """What would happen, up to the first thing that is drawn or shown. IllegalAction if it cannot be played."""
        events = self.state.preview([self.state.parse(notation)], self.seat)
        return self._words([event for shown in events for event in shown])

    def act(self, notation: str) -> list[str]:
        """Play an action and let the others play; what happened, as the seat saw it. IllegalAction: no change."""
        action = self.state.parse(notation)
        before = len(self.log)
        self._play(action)
        self._let_bots_play()
        return self.log[before:]

    def wait(self) -> list[str]:
        """Nothing: the others have played whenever the seat is asked."""
        return []

    def result(self) -> list[str]:
        """How the game ended, or would end now."""
        return result_text(self.texts, self.state.game, self.state.standing())

    def _play(self, action: int) -> None:
        self.state.recording = True
        self.record.play(self.state, action)
        self.log += self._words(self.state.events_for(self.seat))

    def _words(self, events: Sequence[object]) -> list[str]:
        return events_text(self.texts, self.state.game, events, seat_names(self.record.players), self.seat)

    def _let_bots_play(self) -> None:
        while (seat := self.state.to_move) is not None and seat != self.seat:
            bot, budget = self._bots[seat]
            self._play(bot.choose(self.state.resample(seat, self._chance), budget))


def render_text(state: State) -> str:
    """The table as everybody sees it, without what is printed on it."""
    return table_text(Texts(), state, None, printed=False)
