"""Games in words, made from their data."""
