"""Sentences for kills that cannot be made, and for amounts in killed pots (Cooke 8.04)."""

from typing import Final

from core.refusal import Reason

KILLS: Final = {
    Reason.NO_KILL_HERE: "Pots are killed in limit games with blinds only",
    Reason.KILLS_PROHIBITED: "Nobody kills a pot of his own free will at this table",
    Reason.CARDS_ARE_OUT: "It is too late: a pot is killed before the first card",
    Reason.NOT_DEALT_IN_NEXT: "You are not dealt into the next hand as things stand",
    Reason.KILL_ANNOUNCED: "You kill the next pot already: your kill is posted with its deal",
    Reason.KILL_TAKEN: "The next pot is killed by somebody else",
    Reason.KILL_OBJECTED_TO: "There was an objection: you may ask again after the next hand",
    Reason.KILL_STACK_TOO_SMALL:
        "A kill takes {kill}, and {least} on the table to begin with: you have {stack}",
    Reason.NO_SUCH_KILL: "Seat {seat} has announced no kill that you could stop",
    Reason.KILL_NEEDS_NO_LEAVE:
        "A newcomer may kill the pot to be dealt in, and needs nobody's leave",
    Reason.KILL_NOT_OFFERED:
        "The trigger {value} is not for this game: a kill takes blinds and limits, a scoop a high"
        " and a low, and no openers a game that has some",
    Reason.KILL_DUE:
        "The next pot is yours to kill: your kill is posted with its deal, and then you get up",
    Reason.NO_KILL_DUE: "No kill is due from you",
    Reason.KILL_REFUSED:
        "You would not post your kill: you may come back {until}",
    Reason.KILL_POT_BET: "Kill pot: bets are {bet}, and it goes to {least}",
}  # fmt: skip
"""What stands in the way of a kill, and of a bet that would do without it."""
