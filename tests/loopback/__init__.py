"""A Discord on 127.0.0.1 for tests: real sockets, an unpatched discord.py, faults on demand."""
