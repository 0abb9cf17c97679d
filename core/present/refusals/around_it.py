"""Sentences for what is refused around a hand: seats, chips, agreements, tables, the room."""

from typing import Final

from core.refusal import Reason

AROUND_IT: Final = {
    # seats and chips
    Reason.ALREADY_SEATED: "You already have seat {seat} at this table",
    Reason.SEAT_TAKEN: "Seat {seat} is taken",
    Reason.NO_SUCH_SEAT: "There is no seat {seat}: the seats are 1 to {seats}",
    Reason.TABLE_FULL: "All {seats} seats are taken",
    Reason.TABLE_CLOSING: "This table is closing and deals no further hand",
    Reason.BUY_IN_TOO_SMALL: "{typed} is too little: the smallest buy-in here is {least}",
    Reason.BUY_IN_TOO_LARGE:
        "{typed} is too much: the buy-in here is from {least} to {most}",
    Reason.NOT_WHOLE_CHIPS: "{typed} cannot be paid out: amounts here are in steps of {unit}",
    Reason.WALLET_TOO_SMALL: "That takes {needed}, and you have {balance} in your wallet",
    Reason.STACK_AT_MOST:
        "You have {stack} on the table, and together it may be {most} at most",
    Reason.MUST_BRING_BACK:
        "You left with {took} {minutes}; you must return with at least {least}",
    Reason.MOVE_TOO_SHORT:
        "You have {stack}, and the smallest buy-in there is {least}: top up {needed} first",
    Reason.MOVE_STOPPED:
        "You have got up, and your {took} are in your wallet, but the other table could not take"
        " you: sit down there yourself",
    Reason.NOT_A_LIKE_TABLE:
        "You can move to a table of the same game and stakes only: leave here, and sit down there",
    Reason.SHORT_BUY_TOO_SMALL:
        "{typed} is too little: a short buy is {half} or more, and the minimum is {least}",
    Reason.SHORT_BUY_USED:
        "You have used your short buy this session; the minimum is {least}",
    Reason.NOT_WHOLE_STACKS: "{typed} cannot be bought: chips here come in stacks of {unit}",
    Reason.EJECTED: "You have been ejected from this game: you may come back {until}",
    Reason.MUST_LEAVE: "You have been ejected: you get up when this hand is over",
    Reason.NOT_AT_TABLE: "That player has no seat at this table",
    Reason.ALREADY_EJECTED: "{name} has been ejected already",
    Reason.NO_EJECTION_ASKED: "Nobody has asked to eject {name}",
    Reason.TABLE_STAKES:
        "Your {stack} play as long as you stay: chips come off the table only when you leave",
    Reason.NOT_AWAY: "You are not away: you will be dealt in",
    Reason.ALREADY_AWAY: "You are away already: press Back to be dealt in",
    Reason.ALREADY_LEAVING: "You leave when this hand is over: press Back to stay",
    Reason.NO_SUCH_PROP: "There is no such house player at this table",
    Reason.BROKE: "You have no chips on the table: top up with {least} or more",
    Reason.OWN_SEAT: "You sit at seat {seat} already",
    Reason.SEAT_HELD: "Seat {seat} is held for a player who moves there: take another",
    Reason.SEAT_ASKED: "You have asked for seat {seat} already",
    Reason.NO_SEAT_CHANGE: "You have not asked for another seat",
    Reason.NO_FREE_HAND:
        "Seat {seat} is due a blind or the button, so there is no free hand for you there: take"
        " another, or let the blinds go by",
    # agreements about the pot
    Reason.CHOP_PROHIBITED: "The blinds are not chopped at this table: fold, call or raise",
    Reason.CHOP_NOT_NOW:
        "The blinds can be chopped once everybody else has folded, and before either has acted",
    Reason.SPLIT_PROHIBITED: "Pots are not split by agreement in this game: the best hand wins",
    Reason.SPLIT_NOT_NOW: "The pot can be split only before the winner is known",
    Reason.SPLITS_OBJECTED: "{name} objects to splitting pots, so the hand is played out",
    Reason.SPLIT_NEEDS_NO_LEAVE: "Nobody can object to a split in this game",
    Reason.SPLITS_OFF_ALREADY: "Your objection stands already",
    Reason.NOT_OBJECTED: "You have not objected to splitting pots",
    Reason.ACCORD_DECLINED: "{name} has said no: the hand goes on",
    Reason.ALREADY_AGREED: "You have agreed already: it is for the others to answer",
    Reason.OVERS_OFF: "No overs are played here: everybody plays the same stakes",
    Reason.OVERS_NEED_LIMIT: "Overs are for limit games: this one has no limit to raise",
    Reason.SUPER_OVERS_OFF: "No super-overs are played here",
    Reason.SUPER_NEEDS_OVERS: "Super-overs are for those who play overs: say overs on first",
    Reason.OVERS_UNCHANGED: "That is how you play already",
    Reason.INSURANCE_PROHIBITED: "Insurance is not noted in this game",
    Reason.NO_TEXT_TO_NOTE: "Say what is agreed, in {count} characters at most",
    Reason.NOT_WITH_YOURSELF: "That takes another player: name somebody else",
    Reason.SEAT_EMPTY: "Nobody sits in seat {seat}",
    # money between hands
    Reason.BEHIND_UNSETTLED:
        "The {due} of your last announcement have to be settled first: ask the floor",
    Reason.BEHIND_TOO_MUCH: "{typed} is too much to play behind: announce {most} at most",
    Reason.BEHIND_NEEDS_AMOUNT: "Say how much is on the way, as in “behind 300”",
    Reason.NOTHING_TO_SETTLE: "Nothing has been announced at seat {seat} that is to be settled",
    Reason.WALLET_NEVER_PLAYS:
        "Chips in your wallet do not play: buy them with topup, or announce them with behind",
    Reason.WALLET_PLAYS_BIG_BET:
        "Chips in your wallet play in pot limit and no limit only: buy them with topup",
    Reason.HIDDEN_NEVER_PLAYS: "Chips that came after the deal wait for the next hand",
    Reason.NOTHING_TO_COUNT:
        "Seat {seat} has no chips that were asked for before the deal and can play in this hand",
    Reason.GIFTS_PROHIBITED:
        "Players do not give each other chips at this table: buy more with topup",
    Reason.GIFTS_IN_LIMIT_ONLY:
        "Players give each other chips in limit games only: buy more with topup",
    Reason.TOO_LITTLE_TO_GIVE: "You cannot give {typed}: {stack} are yours to give",
    Reason.NO_SUCH_GIFT: "Seat {seat} is not giving any chips",
    # tables and admins
    Reason.NO_TABLE_HERE: "There is no table here: an admin says table open to open one",
    Reason.TABLE_HERE: "There is a table here already: a channel or thread has one at most",
    Reason.UNKNOWN_GAME: "I deal no game called “{typed}”; I do deal {near}",
    Reason.NOBODY_NAMED: "I do not know who “{typed}” is: mention a member of this community",
    Reason.NAME_SOMEBODY: "Say whom you mean: by mention, by name or by seat, as in seat 3",
    Reason.NOT_AT_THIS_TABLE:
        "“{typed}” names nobody at this table: say a player's name, or his seat as in seat 3",
    Reason.SIGNALS_OFF:
        "Typed words are no acts at this table: press a button, or use a slash command",
    Reason.ASKED_OFTEN:
        "You have had {count} counts in this turn:"
        " press Stacks below the last one, and it shows them as they are now",
    Reason.NOT_IN_PRIVATE: "A table lives in a channel or thread: say that there",
    Reason.BLINDS_IMPOSSIBLE:
        "Blinds of {small} and {big} do not go together:"
        " the small one is a third to two thirds of the big one",
    Reason.BLINDS_NOT_AS_LAID_OUT:
        "Blinds of {typed} do not go with where they are posted here: that would be {near}",
    Reason.BLINDS_NOT_RISING:
        "Blinds of {least}, {small} and {big} do not go together: none is smaller than the one"
        " before it",
    Reason.BLINDS_NOT_WHOLE_UNITS:
        "Blinds of {small} and {big} cannot be paid: chips here are in steps of {unit}",
    Reason.BUY_IN_RANGE_IMPOSSIBLE:
        "{least} cannot be the smallest buy-in:"
        " it has to cover {big}, a bet or the ante and bring-in, and may not be above the largest",
    Reason.BUY_IN_UNDER_FLOOR:
        "{typed} cannot be the smallest buy-in: at these stakes it is {least} or more",
    Reason.STAKES_TOO_HIGH: "{typed} is too high for a table: it can be {most} at most",
    Reason.SEATS_IMPOSSIBLE: "A table cannot have {seats} seats: it is 2 to {most}",
    Reason.MIX_NEEDS_GAMES: "A mix of your own needs two games or more: name them",
    Reason.STRUCTURE_NOT_OFFERED: "{game} is not played {structure}, only {offers}",
    Reason.UNREADABLE_STAKES:
        "I cannot read “{typed}” as stakes: try 10-20, 1-4-8-8, 5/10, nl 5/10 or pl 5/10",
    Reason.STAKES_NEED_BETS:
        "Limit games are opened by their bets: say 10-20, or 2-10 for a spread",
    Reason.STAKES_NEED_BLINDS: "This game is opened by its blinds: say 5/10",
    Reason.STAKES_NEED_SMALLEST_BET:
        "This game has no blinds: say its smallest bet alone, as in nl 10",
    Reason.STAKES_NEED_ANTE: "No ante goes with these stakes by the book: say ante and how much",
    Reason.STAKES_NOT_WHOLE_UNITS: "{typed} cannot be bet: chips here are in steps of {unit}",
    Reason.LIMITS_IMPOSSIBLE:
        "Bets of {small} and {big} do not go together: the smaller one comes first",
    Reason.SPREAD_IMPOSSIBLE:
        "Bets from {least} to {early} and {late} are no spread:"
        " the smallest comes first, and the later rounds are no lower",
    Reason.NO_BLINDS_HERE: "This game is played without blinds",
    Reason.NO_BRING_IN_HERE: "This game is played without a bring-in",
    Reason.BRING_IN_IMPOSSIBLE:
        "A bring-in of {typed} is not possible: it is more than nothing and {most} at most",
    Reason.SETTING_IMPOSSIBLE: "The setting {key} cannot be “{value}”; it can be {possible}",
    Reason.UNKNOWN_SETTING: "There is no house rule “{key}”; the nearest: {near}",
    Reason.NO_SETTING_LIKE_IT:
        "There is no house rule “{key}”, and none like it: house show topics lists them all",
    Reason.SETTING_UNCHANGED: "The setting {key} is {value} already",
    Reason.SETTING_OF_COMMUNITY:
        "The setting {key} is one of the whole community, not of one table:"
        " an admin sets it for all",
    Reason.SETTING_FOR_NEW_TABLES:
        "The setting {key} counts when a table opens, and cannot be changed at this one:"
        " an admin sets it for those to come",
    Reason.SETTINGS_CONTRADICT:
        "{key} {value} contradicts {other} {other_value}: {why}",
    Reason.AMOUNT_NOT_POSITIVE: "The amount has to be more than nothing",
    Reason.BANK_AT_MOST:
        "The house has given out all the chips it can, {most} at most: take some back first",
    Reason.REFILL_NOT_DUE:
        "You still have {balance}: a refill is for those with less than {least}",
    Reason.REFILLS_SPENT: "You have had today's {count} refills: come back tomorrow",
    # the room itself
    Reason.TABLE_FROZEN:
        "Something went wrong at this table and it stands still: the floor has been told,"
        " and an admin can close it",
    Reason.TOO_BUSY: "The table is busy, and nothing has been done: try again in a moment",
    Reason.SHUTTING_DOWN: "The dealer is about to restart: the table goes on where it is",
}  # fmt: skip
