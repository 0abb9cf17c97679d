"""Sentences for what is said behind ``/ruling`` and cannot be read."""

from typing import Final

from core.refusal import Reason

SAID_RULINGS: Final = {
    Reason.UNREADABLE_TIME: "Say how long, as 90, 2 min, 1 hour or 7 days: I cannot read “{typed}”",
    Reason.UNKNOWN_RULE: "There is no rule {typed} in the books; the nearest is {near}",
    Reason.MISDEAL_NEEDS_CAUSE:
        "Say what is wrong with the deal: too many cards, left out, first exposed",
    Reason.ERROR_UNKNOWN:
        "Say what the dealer did wrong: burn missed, card misplaced, cards lost, hand fouled",
}  # fmt: skip

UNSAID: Final = {
    Reason.UNREADABLE_AMOUNT: "Say how much: 120, 1.5k or 3bb",
    Reason.UNREADABLE_TIME: "Say how long, as 90, 2 min, 1 hour or 7 days",
}
"""What is said instead where nothing was typed that could not be read."""
