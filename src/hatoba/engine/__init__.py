"""The contract that every game keeps. No I/O and no knowledge of any game."""
