"""News: what the channel is told that the board does not show."""
