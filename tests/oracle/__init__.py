"""The dealer against others: recorded hands and an independent engine."""
