"""Sentences for those who would come in otherwise than they may (Cooke 12.12, 12.15)."""

from typing import Final

from core.refusal import Reason

COMING_IN: Final = {
    Reason.NOTHING_TO_MAKE_UP: "You have no blind to make up",
    Reason.ENTRY_BARRED:
        "Nobody comes in between the button and the big blind: you may post for hand {hand},"
        " with the button at seat {seat}",
    Reason.NO_PLACE_BEHIND:
        "With so few players nobody sits behind the button: take the big blind when it comes",
    Reason.LOWBALL_WAITS: "In lowball nobody posts out of turn: the big blind will come to you",
    Reason.BUTTON_NOT_SOLD: "You cannot buy the button here: post, or wait for the big blind",
    Reason.BUTTON_NOT_NEXT:
        "Only the seat right in front of the button can buy it, and the button is at seat {seat}",
    Reason.BLINDS_ADJUSTED: "Blinds are being adjusted; wait a hand",
}  # fmt: skip
"""What stands in the way of coming in."""
