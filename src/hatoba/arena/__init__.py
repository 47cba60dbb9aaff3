"""Matches and tournaments of bots, and what they say of bots and of the games."""

from hatoba.arena.entrants import Entrant, read_entrant, read_entrants
from hatoba.arena.match import Fault, Match, Seated, Watcher, play_match
from hatoba.arena.runner import Plan, run_plan
from hatoba.arena.setting import Setting, make_setting
from hatoba.arena.summary import ArenaSummary, summarise
from hatoba.arena.tournament import Tournament, make_tournament

__all__ = [
    "ArenaSummary",
    "Entrant",
    "Fault",
    "Match",
    "Plan",
    "Seated",
    "Setting",
    "Tournament",
    "Watcher",
    "make_setting",
    "make_tournament",
    "play_match",
    "read_entrant",
    "read_entrants",
    "run_plan",
    "summarise",
]
