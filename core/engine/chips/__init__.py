"""Chips: which accounts an act moves them between, and the wallets."""
