"""Sentences for rulings of the floor that cannot be given, and calls on what has been ruled."""

from typing import Final

from core.refusal import Reason

RULINGS: Final = {
    Reason.OBJECTION_CLOSED: "Hand {hand} is closed: objections end when {ends}",
    Reason.NO_HEARING: "Nobody is asked for facts now: call the floor if something is wrong",
    Reason.NOT_ASKED: "You are not involved: wait until the floor asks the whole table",
    Reason.HEARD_LATER: "{name} is asked first; your turn comes, {until} at the latest",
    Reason.ALREADY_HEARD: "You have said what you saw: the floor decides now",
    Reason.STATEMENT_TOO_LONG: "That has {count} characters: say it in {most}",
    Reason.TABLE_ASKED: "The whole table has been asked already",
    Reason.RULING_FINAL: "Already ruled, and final: it is {who} alone who can amend it",
    Reason.RULING_NEEDS_REASON: "Say why: a ruling that cites no rule needs a reason",
    Reason.RULING_TOO_LONG: "That reason has {count} characters: {most} are the most",
    Reason.MAY_NOT_RULE:
        "You play for this pot, so you cannot rule on it: let another floorperson do it",
    Reason.TABLE_PAUSED: "The floor has paused the table: it goes on when the floor resumes it",
    Reason.NOT_PAUSED: "The table is not paused",
    Reason.TIME_OUT_OF_RANGE: "Give {least} to {most} seconds",
    Reason.NO_TIME_RUNS: "No time runs in this turn: nobody has called the clock",
    Reason.NO_ACT_TO_TAKE_BACK: "There is no act in this round that could be taken back",
    Reason.HAND_NOT_BET: "The hand of seat {seat} was not bet: it is dead, and no more than that",
    Reason.NO_CLAIM:
        "Seat {seat} is not in for this pot, and there is no hand that could be retrieved",
    Reason.BEST_NOT_KNOWN:
        "Cards are still to come, so that no hand is the best yet: name who gets the pot",
    Reason.RULING_NOT_NOW: "That can be ruled while players bet or show: wait for the next bet",
    Reason.NO_POT_TO_AWARD: "No pot was pushed in that hand",
    Reason.AWARD_STANDS: "The pot was pushed like that already",
    Reason.AWARD_IS_SPENT:
        "{name} has {stack} left, and it takes {needed}: what is gone cannot be moved",
    Reason.AWARDED_TO_NOBODY: "The player of seat {seat} has left the table",
    Reason.INSPECT_AFTER_HAND: "No hand is looked at while it is on: wait until it is over",
    Reason.NO_SUCH_HAND: "There is no hand {hand} of this table, or nobody had cards there",
    Reason.LAST_HAND_ALONE:
        "By the rules of this house you look at the last hand alone, which is hand {hand}",
    Reason.ACTED_ON_SINCE:
        "It is too late to take that back: somebody has acted since, or a card has come",
}  # fmt: skip
