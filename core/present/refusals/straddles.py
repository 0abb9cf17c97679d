"""Sentences for blind raises that cannot be made, and a button placed (Cooke 12.18, 12.21)."""

from typing import Final

from core.refusal import Reason

STRADDLES: Final = {
    Reason.BUTTON_NEEDS_PLAYER:
        "The button cannot stand at seat {seat}: nobody is dealt in there",
    Reason.STRADDLES_PROHIBITED: "Nobody raises blind at this table: wait for your cards",
    Reason.SLEEPERS_PROHIBITED:
        "Only the player under the gun may raise blind here, and that is seat {seat}",
    Reason.STRADDLE_NEEDS_BLINDS: "There are no blinds in this game that could be straddled",
    Reason.STRADDLE_NEEDS_BUTTON:
        "Nobody knows yet who will be under the gun: the button is drawn for with the first deal",
    Reason.STRADDLE_NEEDS_THREE: "It takes three players in the hand to straddle",
    Reason.STRADDLE_IN_KILLED_POT: "The next pot is killed, and nobody straddles a kill",
    Reason.STRADDLE_NOT_DEALT_IN: "You are not dealt into the next hand as things stand",
    Reason.STRADDLE_NOT_BEHIND:
        "Seat {seat} has raised blind, and only who acts behind that seat may raise it further",
    Reason.STRADDLE_OUT_OF_PLACE:
        "Somebody has come or gone since, and your seat is not the one that was for",
    Reason.STRADDLED_ALREADY: "You have raised blind already, and nobody raises himself",
    Reason.STRADDLES_CAPPED: "Blind raises are capped at {most} in this hand",
    Reason.STRADDLE_IS_FIXED: "{typed} is not the limit: a blind raise is to {least} now",
    Reason.STRADDLE_TOO_SMALL: "{typed} is too little: a blind raise is to {least} or more now",
    Reason.STRADDLE_TOO_LARGE: "{typed} is more than the pot: a blind raise is to {most} at most",
    Reason.STRADDLE_TOO_DEAR: "That takes {due} before the deal, and you have {stack}",
}  # fmt: skip
"""What stands in the way of a straddle or a sleeper."""
