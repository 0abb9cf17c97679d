"""What one viewer may know of a table: records without a field for a secret.

A viewer is a seat or the rail (None).  Amounts are in hundredths of a chip.  Records of the
state that hold nothing hidden (``Menu``, ``Pot``, ``Award``, ``LastAct``, ``TurnClock``,
``TableConfig``) are used as they are; ``Hand``, ``Player`` and ``Table`` never are.
"""
