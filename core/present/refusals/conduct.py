"""Sentences for whom the record of conduct keeps out, and for the floor that writes it."""

from typing import Final

from core.refusal import Reason

CONDUCT: Final = {
    Reason.EJECTED_UNTIL: "You have been ejected from this game: you may come back {until}",
    Reason.SUSPENDED: "You are suspended from all games here: you may come back {until}",
    Reason.BARRED: "You are barred from all games here",
    Reason.SEATING_RESTRICTED: "The floor has restricted this seating; no reason is implied",
    Reason.LINKED_ACCOUNT: "Another account of yours plays at this table: one seat for one player",
    Reason.SITS_OUT: "The floor has you sit out: {count} more, and then you are dealt in again",
    Reason.SITS_OUT_UNTIL:
        "The floor has you sit out: {count} more, and {until} at the latest you are dealt in again",
    Reason.MUST_AGREE:
        "Your seat is held: press Agree, or say agree, to accept the rules of the house,"
        " and you are dealt in",
    Reason.NOTHING_TO_AGREE: "You have agreed to the rules of the house already",
    Reason.PENALTY_NEEDS_TIME:
        "Say until when: a time to come, at most ten years away; whoever is to stay out for good"
        " is barred",
    Reason.PENALTY_NEEDS_HANDS: "Say for how many hands: {least} to {most}",
    Reason.NOTHING_TO_LIFT: "No measure of that number stands: ruling record has their numbers",
    Reason.OUTRANKED: "{who} is {rank} here: nobody rules on who stands above him",
    Reason.OWN_MATTER: "That is about yourself: another floorperson has to do it",
    Reason.RANK_NOT_KNOWN:
        "I cannot find out just now what rank that player has: try again at the table",
    Reason.REASON_TOO_LONG: "A reason has at most {most} characters: yours has {count}",
    Reason.REPORTED_OFTEN:
        "The floor has your reports already: you may send the next one {until}",
    Reason.NO_SUCH_REPORT: "There is no such report, or the floor has heard it",
    Reason.FINE_TOO_LARGE: "{typed} is too much: he has {stack} that can be fined",
    Reason.PENALTIES_OFF:
        "The floor fines no chips in this house: say ruling warn or ruling eject",
}  # fmt: skip
"""What stands in the way of a seat, of a penalty, and of a report."""
