"""Measurements of the whole product, each a function with a typed result."""
