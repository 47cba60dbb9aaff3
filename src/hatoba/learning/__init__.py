"""How bots learn: self-play, targets by temporal differences, a small network, and a gate of mirrored games."""
