"""The floor called, and what it rules."""
