"""Sentences for changes of a running game, and for one that is not broken (Cooke 3.04, 3.05)."""

from typing import Final

from core.refusal import Reason

CONDITIONS: Final = {
    Reason.CONDITIONS_UNCHANGED: "That is what is played here already: nothing would change",
    Reason.CHANGE_PROPOSED: "That change is proposed already, and waits for the players' word",
    Reason.NO_CHANGE_PROPOSED:
        "There is no change to answer: none is proposed, or it has been decided",
    Reason.CHANGE_ACCEPTED: "You have agreed to this change already, and may still object",
    Reason.CHANGE_OPPOSED: "You have objected to this change already, and may still agree",
    Reason.SEAT_TAKEN_AWAY:
        "There would be {seats} seats, and seat {seat} is taken: its player has to move first",
    Reason.BREAK_GUARDED:
        "The game has {count} active players, and with {least} or more it is not broken unless"
        " you insist",
}  # fmt: skip
"""What stands in the way of a change, and of breaking a game."""
