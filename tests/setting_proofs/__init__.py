"""Which tests prove which value of which house rule: found by forcing, kept on a page.

A test covers a value when it passes as it is, and fails once the readers of
``core.house.settings`` answer with another value wherever the core asks for that one.  Each
value of a choice has to be told from every other one; of a number the default and another value
have to be told from some other.

``python -m tests.setting_proofs`` looks for tests for whatever has none yet, and writes
``tests/house/proved.toml``; with ``--all`` it first proves anew what stands there.
"""
