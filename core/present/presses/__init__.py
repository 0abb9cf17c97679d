"""Presses: what a button means, and the text that a platform keeps of it."""
