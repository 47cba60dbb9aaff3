"""The coach: what a turn was worth on what its seat knew, why, and what decisions and chance did to a game.

    analysis = analyse(hatoba.read_record(text))
    advice = hint(state)

Results are dataclasses (`hatoba.coach.models`); `hatoba.coach.words` puts them into words.
"""

from hatoba.coach.analysing import analyse, judge_record, summarise
from hatoba.coach.judging import Effort, hint, judge_try, judge_turn

__all__ = ["Effort", "analyse", "hint", "judge_record", "judge_try", "judge_turn", "summarise"]
