"""Wagers: what may be bet, and what a player in turn does."""
