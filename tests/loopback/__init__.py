"""The platforms on 127.0.0.1 for tests: real sockets, unpatched client libraries, faults on demand.

`discord` is a Discord, `process` a bot that can be killed, `fixtures` what tests ask for.
"""
