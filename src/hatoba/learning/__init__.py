"""How bots learn: self-play, targets by temporal differences, a small network, and a gate of mirrored games."""

TEACHER = "veteran-merchant@sims=20"
"""Who plays the games of round 0, from which the first network learns, unless somebody else is named."""
