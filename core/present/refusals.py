"""One sentence for each reason to refuse, with its numbers; the rule is added at the end.

Kind and short: what stands in the way, and what can be done.  A ``{field}`` is a fact of the
refusal; :data:`KINDS` says how each is shown.
"""

from enum import StrEnum, unique
from typing import Final

from core.refusal import Reason


@unique
class Kind(StrEnum):
    """How a fact is shown."""

    CHIPS = "chips"
    COUNT = "count"
    WORDS = "words"
    NAME = "name"
    MOMENT = "moment"
    AGO = "ago"


KINDS: Final = {
    "act": Kind.WORDS,
    "balance": Kind.CHIPS,
    "bet_min": Kind.CHIPS,
    "big": Kind.CHIPS,
    "call": Kind.CHIPS,
    "count": Kind.COUNT,
    "due": Kind.CHIPS,
    "early": Kind.CHIPS,
    "game": Kind.WORDS,
    "key": Kind.WORDS,
    "late": Kind.CHIPS,
    "least": Kind.CHIPS,
    "more": Kind.CHIPS,
    "most": Kind.CHIPS,
    "name": Kind.NAME,
    "near": Kind.WORDS,
    "needed": Kind.CHIPS,
    "offers": Kind.WORDS,
    "other": Kind.WORDS,
    "other_value": Kind.WORDS,
    "raise_min": Kind.CHIPS,
    "right": Kind.WORDS,
    "seat": Kind.COUNT,
    "seats": Kind.COUNT,
    "small": Kind.CHIPS,
    "took": Kind.CHIPS,
    "half": Kind.CHIPS,
    "minutes": Kind.AGO,
    "stack": Kind.CHIPS,
    "structure": Kind.WORDS,
    "surplus": Kind.CHIPS,
    "to": Kind.CHIPS,
    "typed": Kind.CHIPS,
    "unit": Kind.CHIPS,
    "until": Kind.MOMENT,
    "value": Kind.WORDS,
    "wager": Kind.CHIPS,
    "why": Kind.WORDS,
}
"""How each fact is shown, whatever the reason."""

COUNTED: Final = {
    Reason.OBJECTION_TOO_LONG: ("most",),
    Reason.SEATS_IMPOSSIBLE: ("most",),
}
"""Facts that are amounts elsewhere and mere numbers here."""

SENTENCES: Final = {
    # notation
    Reason.UNREADABLE_CARD: "I cannot read that card: write it like As or 10d",
    Reason.UNREADABLE_AMOUNT:
        "I cannot read “{typed}” as an amount: try 120, 1.5k, 3bb, 1/2 or pot",
    Reason.UNREADABLE_COMMAND: "I do not know “{typed}”: say help to see what I understand",
    Reason.PASS_IS_UNCLEAR: "To some “pass” is a check and to others a fold: say check or fold",
    # at the table
    Reason.NOT_SEATED: "You have no seat at this table: press Sit or say sit",
    Reason.NO_HAND: "No hand is being played at the moment",
    Reason.NOT_IN_HAND: "You are not in this hand: wait for the next deal",
    Reason.HAND_IN_PLAY: "That has to wait until this hand is over",
    Reason.STALE: "That button is from an earlier moment, and nothing has been done",
    Reason.NOT_YOUR_TURN: "It is not your turn yet: the action is on {name} in seat {seat}",
    Reason.TIME_IS_UP: "Your time had run out before that reached the table",
    Reason.ALREADY_ALL_IN: "You are all-in and have nothing left to decide",
    Reason.ALREADY_FOLDED: "You have folded this hand",
    Reason.FOLD_IS_FINAL: "Your fold stands, and the hand is dead",
    Reason.ACT_IS_FINAL: "What you did stands: only a fold can be taken back",
    Reason.NO_LIVE_HAND: "There is no live hand in seat {seat}",
    Reason.NOTHING_TO_CORRECT: "There is nothing to correct",
    Reason.RULING_TOO_LATE: "Two players have acted since, so it stands",
    Reason.PLAY_OR_ALL_IN: "Say whether you play on or are treated as all-in",
    Reason.MUCK_IS_FINAL: "A hand mucked like this does not come back",
    Reason.WOULD_NOT_WIN: "That hand would win nothing, so it stays in the muck",
    Reason.NO_RIGHT_TO_SEE: "That hand is not yours to ask for",
    Reason.NOT_A_CALLED_HAND: "Only a hand that was called can be asked for",
    Reason.ALREADY_ASKED: "That has been asked already",
    Reason.NOBODY_ASKED: "Nobody has asked for that hand",
    Reason.SHOWN_TO_NOBODY: "That hand has been shown to nobody, so nothing is to be shown to all",
    Reason.NOT_SEATED_HERE: "A hand can only be shown to somebody else who sits at this table",
    Reason.ROUND_IS_OVER: "The betting round is over, and its bets stand",
    Reason.BETTING_GONE_ON: "Players behind it have acted ({count}), so the {wager} stands",
    Reason.CORRECTION_IMPOSSIBLE:
        "{typed} cannot be the right amount, which is from {least} to {most}",
    Reason.REASON_NEEDED: "Somebody has acted behind: say why the hand is live all the same",
    # betting
    Reason.FACING_BET: "You cannot check: the bet is {wager}, and to call is {call}",
    Reason.NOTHING_TO_CALL: "There is nothing to call: you may check",
    Reason.BET_STANDS:
        "There is a bet of {wager} already: say raise, to {raise_min} or more",
    Reason.NO_BET_TO_RAISE: "Nobody has bet yet: say bet, {bet_min} or more",
    Reason.BET_TOO_SMALL:
        "{typed} is too small: the smallest bet is {least}, and you have {stack}",
    Reason.RAISE_TOO_SMALL:
        "To call is {call}; the smallest raise is to {least}, and {typed} is less",
    Reason.WAGER_NOT_WHOLE_UNITS:
        "{typed} cannot be wagered: bets are in steps of {unit}, so {least} or {most}",
    Reason.CONFIRM_WAGER: "That makes it {to}, {more} more from your {stack}: do you mean it?",
    Reason.FORFEIT_OR_COMPLETE:
        "{typed} is more than the call of {call} and no raise:"
        " raise to {to}, or call and leave {surplus} in the pot?",
    Reason.RAISE_ANNOUNCED: "You have said raise: name an amount from {least} to {most}",
    Reason.WAGER_STANDS: "You declared {to}, and that stands",
    Reason.ACT_STANDS: "You have acted, and your {act} stands",
    Reason.SHORT_ALL_IN_NOT_REOPENED:
        "The all-in was no full raise, so you may only call {call} or fold",
    Reason.NO_ONE_LEFT_TO_RAISE:
        "Nobody is left who could call a raise: you may call {call} or fold",
    Reason.STACK_TOO_SMALL_TO_RAISE:
        "Your {stack} is too little to raise: to call is {call}",
    Reason.RAISES_CAPPED:
        "The betting is capped in this round: you may call {call} or fold",
    Reason.NOT_A_LIMIT_BET:
        "{typed} cannot be bet here: it is {least} or {most}",
    Reason.NOT_THE_LIMIT_BET: "{typed} cannot be bet here: it is {least}, no more and no less",
    Reason.WAGER_TOO_LARGE:
        "{typed} is over the limit: it can be from {least} to {most}",
    Reason.MUST_BET_OR_FOLD:
        "Nobody has opened yet: open for {least} or more, or fold",
    Reason.MUST_BET: "You have the high card: bet {least} or more",
    Reason.MUST_BRING_IN:
        "You have the bring-in: open for {least}, or for the full {most}",
    # draws and choices
    Reason.NO_DRAW: "There is no draw at the moment",
    Reason.DRAW_IS_OVER: "Your cards are on the way: it is {name} who draws now",
    Reason.TOO_MANY_DISCARDS: "You may throw {count} cards at most",
    Reason.NO_CHOICE: "There is nothing to choose at the moment",
    Reason.WRONG_COUNT: "Choose exactly as many as asked for: {count}",
    Reason.NO_WAY_DECLARED: "Say what you play for: high, low or both",
    Reason.STUB_TOO_SHORT: "The cards run short: you may draw {count} at most",
    Reason.NO_OPENERS: "Your hand does not open: it takes openers to bet first",
    Reason.OPENERS_WARNING:
        "Your hand holds no openers, and opening on it can cost you the pot: open all the same?",
    Reason.IMPOSSIBLE_CALL_WARNING:
        "Your hand cannot beat the cards that the bettor shows: call all the same?",
    Reason.HAS_OPENERS: "Your hand holds openers: there is nothing to confess",
    Reason.NOT_THE_OPENER: "Only the player who opened can say that",
    Reason.TOO_LATE_TO_CONFESS: "That had to be said before the draw: the hand goes on",
    Reason.NO_OFFER: "You are not asked to declare the pot open",
    Reason.NO_CHECK_RAISE:
        "You have checked, and nobody may check and raise here: you may call {call} or fold",
    Reason.NOT_LOWBALL: "Lows are called in lowball only: show your hand",
    Reason.IMPOSSIBLE_LOW: "That is no low: name its highest cards in falling order",
    Reason.ACTION_AFTER_DRAW:
        "There has been action after the draw: how many a player drew is not told any more",
    Reason.TWO_CARDS_EXPOSED: "A second exposed card is a misdeal: call the floor",
    Reason.TOO_LATE_TO_REPLACE: "There has been action after the draw: the card has to be taken",
    Reason.NO_POT_TO_ANTE_IN: "There is no pot from earlier deals to ante into",
    Reason.PLAYS_FOR_POT: "You play for that pot already",
    Reason.BARRED_FROM_POT: "You are out of this pot until somebody has won it",
    Reason.POT_HOLDS_FORFEITS:
        "The pot holds chips of a false opener: nobody can come into it any more",
    Reason.ANTES_TOO_HIGH:
        "Coming into the pot takes {due} and the next ante, and you have {stack}",
    # showdown
    Reason.NO_SHOWDOWN: "Hands are shown once the betting is over",
    Reason.ALREADY_SHOWN: "Your hand lies face up already",
    Reason.ALREADY_MUCKED: "Your hand is in the muck already",
    Reason.MUCK_WOULD_WIN: "No hand shown so far beats yours: muck it all the same?",
    Reason.ALL_IN_IS_SHOWN: "You are all-in: your hand is shown",
    Reason.BOARD_MUST_BE_SHOWN: "To play the board, show all your cards",
    Reason.NO_BOARD_TO_PLAY: "The board alone is no hand in this game: show yours, or muck it",
    Reason.NO_SUCH_CARD: "You hold {count} cards: name one of them",
    # clock
    Reason.NO_ONE_TO_ACT: "Nobody has a decision to make at the moment",
    Reason.CLOCK_RUNNING: "The clock is on {name} already: it ends {until}",
    Reason.CLOCK_ON_YOURSELF: "It is your own turn: just act",
    Reason.CLOCK_NOT_IN_HAND: "Only players in the hand may call the clock",
    Reason.CLOCK_ASKED: "The floor has been asked for the clock already in this turn",
    Reason.TIME_TAKEN: "You have taken your time already in this turn",
    # before the turn
    Reason.HELD_TO_IT:
        "You have declared a {act} and are held to it, unless the action changes before your turn",
    Reason.AMOUNT_AHEAD: "Out of turn a raise needs its amount: say raise and the total",
    Reason.CHIPS_STAND: "You have put in {more} out of turn, and it stays in the pot",
    Reason.EARLY_CHIPS_ONLY_CALL:
        "Chips bet out of turn never become a raise: add {call} to call, or fold",
    Reason.NO_PREACTIONS: "This house keeps no acts for a player's turn",
    Reason.NOTHING_KEPT: "You have kept nothing for your turn",
    Reason.YOUR_TURN: "It is your turn: just act",
    Reason.ACT_IS_DONE: "You have acted and face nothing new, so there is nothing to keep",
    Reason.PRICE_CHANGED: "The bet is {wager} now, not {typed}: nothing has been kept",
    Reason.UNDO_SPENT: "One fold can be taken back in a session, and you have done so",
    # objections
    Reason.OBJECTION_OPEN:
        "{name} has objected, and play waits for the floor: it goes on {until} at the latest",
    Reason.NO_OBJECTION: "Nobody has objected: play is not waiting for the floor",
    Reason.ALREADY_OBJECTED: "You have objected in this hand already: once is enough",
    Reason.OBJECTION_UNHEARD:
        "No floorperson came for your last objection: play waits for your next one {until}, or as"
        " soon as the floor is there",
    Reason.OBJECTION_NEEDS_REASON: "Say what went wrong, so that the floor can rule on it",
    Reason.OBJECTION_TOO_LONG:
        "That is {count} characters: say it in {most} at most, and tell the floor the rest",
    Reason.HAND_CLOSED: "That hand is closed: the next one has been dealt",
    # proxies
    Reason.PROXIES_OFF: "Nobody may play for another at this table",
    Reason.PROXY_IN_GAME: "Whoever is in the game already may not play another's chips",
    Reason.PROXY_STANDS: "It is too late to object: the substitution stands",
    Reason.NO_PROXY: "Nobody has been named to play for that seat",
    Reason.PLAYED_BY_PROXY: "This hand is played for you by your proxy",
    Reason.PLAYS_FOR_ANOTHER: "You play another's chips here, and may have no seat of your own",
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
    Reason.NOT_ALLOWED: "That needs the right to {right}",
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
    Reason.SETTING_IMPOSSIBLE: "The setting {key} cannot be “{value}”",
    Reason.SETTING_UNCHANGED: "The setting {key} is {value} already",
    Reason.SETTING_OF_COMMUNITY:
        "The setting {key} is one of the whole community: it cannot be set for one table",
    Reason.SETTING_FOR_NEW_TABLES:
        "The setting {key} counts when a table opens: it cannot be changed at this one",
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
"""A sentence for every reason, without its full stop."""
