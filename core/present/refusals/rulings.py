"""Sentences for rulings of the floor that cannot be given, and calls on what has been ruled."""

from typing import Final

from core.refusal import Reason

RULINGS: Final = {
    Reason.RULING_FINAL: "Already ruled: final. {who} has decided it, and nobody else can amend it",
    Reason.RULING_NEEDS_REASON: "Say why: a ruling that cites no rule needs a reason",
    Reason.RULING_TOO_LONG: "That reason has {count} characters: {most} are the most",
    Reason.MAY_NOT_RULE:
        "You play for this pot, so you cannot rule on it: let another floorperson do it",
    Reason.TABLE_PAUSED: "The floor has paused the table: it goes on when the floor resumes it",
    Reason.NOT_PAUSED: "The table is not paused",
    Reason.TIME_OUT_OF_RANGE: "Give {least} to {most} seconds",
    Reason.NO_TIME_RUNS: "No time runs in this turn: nobody has called the clock",
    Reason.NO_ACT_TO_TAKE_BACK: "There is no act in this round that could be taken back",
    Reason.ACTED_ON_SINCE:
        "It is too late to take that back: somebody has acted since, or a card has come",
}  # fmt: skip
