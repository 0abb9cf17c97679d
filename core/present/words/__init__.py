"""Words: the small pieces that sentences are made of."""
