"""Tables at work: their actors, how they open and close, who comes and who moves."""
