"""`hatoba play`: a game in the terminal against bots, in words. A person picks numbered actions, or types notations."""

from collections.abc import Mapping
from pathlib import Path

from rich.console import Console

from hatoba.bots import LIVE_BUDGETS, Budget, make_bot
from hatoba.engine.game import OptionValue
from hatoba.engine.state import State
from hatoba.envs.text import TextGame
from hatoba.games import Components
from hatoba.locales.telling import LegalAction, seat_names

LAST_LINES = 20
"""Of the log, when it is asked for."""
ADVISER = "merchant"
KEYS = {"table": "t", "cards": "c", "log": "l", "hint": "h", "leave": "q"}

console = Console(highlight=False)


def play_in_terminal(
    name: str,
    players: int,
    level: str,
    seed: str | None,
    options: Mapping[str, OptionValue],
    components: Components | None,
    save: Path | None,
    language: str,
) -> None:
    """Seat A is the person's, the others are bots that think as long as people wait for them."""
    game = TextGame(name, players, 0, level, seed, language, components, LIVE_BUDGETS, **options)
    console.print(game.observe(printed=False), soft_wrap=True, markup=False)
    console.print(game.texts("text-play-help", **KEYS), soft_wrap=True, markup=False)
    while not game.over:
        action = ask(game)
        if action is None:
            break
        for line in game.act(action.notation):
            console.print(line, soft_wrap=True, markup=False)
    if game.over:
        console.print()
        for line in game.result():
            console.print(line, soft_wrap=True, markup=False)
    if save is not None:
        save.write_text(game.record.text(), encoding="utf-8", newline="\n")
        console.print(game.texts("text-play-saved", file=str(save)), soft_wrap=True, markup=False)


def ask(game: TextGame) -> LegalAction | None:
    """The action that the person picks; None to leave."""
    legal = game.legal()
    console.print(f"\n{game.question()}", style="bold", soft_wrap=True, markup=False)
    console.print(game.texts("text-standing", points=standing(game.state)), soft_wrap=True, markup=False)
    for number, action in enumerate(legal, 1):
        console.print(f"{number:5}  {action.text}  [{action.notation}]", soft_wrap=True, markup=False)
    while True:
        try:
            answer = console.input("> ").strip()
        except EOFError:
            return None
        if answer == KEYS["leave"]:
            return None
        if answer.isdecimal() and 1 <= int(answer) <= len(legal):
            return legal[int(answer) - 1]
        chosen = next((action for action in legal if action.notation == answer), None)
        if chosen is not None:
            return chosen
        for line in answer_to(game, answer, legal):
            console.print(line, soft_wrap=True, markup=False)


def answer_to(game: TextGame, answer: str, legal: list[LegalAction]) -> list[str]:
    """What is told instead of an action: the table, the log, a hint, or why what was typed cannot be played."""
    if answer in (KEYS["table"], KEYS["cards"]):
        return [game.observe(printed=answer == KEYS["cards"])]
    if answer == KEYS["log"]:
        return game.log[-LAST_LINES:] or [game.texts("text-nothing-happened")]
    if answer == KEYS["hint"]:
        return [hint(game, legal)]
    if answer.isdecimal():
        return [game.texts("text-play-number", n=len(legal))]
    return [(answer and game.why_not(answer)) or game.texts("text-play-help", **KEYS)]


def hint(game: TextGame, legal: list[LegalAction]) -> str:
    """What a bot would do that knows no more than the person."""
    bot = make_bot(ADVISER, f"{game.record.seed}:hint")
    action = bot.choose(game.position(), Budget(simulations=100))
    number = 1 + [one.action for one in legal].index(action)
    return game.texts("text-play-hint", number=number, action=legal[number - 1].text)


def standing(state: State) -> str:
    """Points as if the game ended now: in Duel all of them come at the end."""
    scores = state.standing().scores
    return "  ".join(f"{seat} {score}" for seat, score in zip(seat_names(len(scores)), scores, strict=True))
