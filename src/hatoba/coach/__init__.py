"""The coach: what a turn was worth on what its seat knew, why, and what decisions and chance did to a game."""
