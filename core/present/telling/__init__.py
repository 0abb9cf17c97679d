"""A hand told line by line: how each event is said, one module for each matter."""
