"""The platforms on 127.0.0.1 for tests: real sockets, unpatched client libraries, faults on demand.

`discord` is a Discord, `slack` a Slack, `stories` what is told of a table on either; `process` is a
bot that can be killed, `fixtures` what tests ask for.
"""
