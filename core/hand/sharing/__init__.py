"""Pots, who wins them, and how they are divided."""
