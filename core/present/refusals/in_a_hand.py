"""Sentences for what is refused in a hand: acts, draws, the showdown, the clock, objections."""

from typing import Final

from core.refusal import Reason

IN_A_HAND: Final = {
    # notation
    Reason.UNREADABLE_CARD: "I cannot read that card: write it like As or 10d",
    Reason.UNREADABLE_AMOUNT:
        "I cannot read “{typed}” as an amount: try 120, 1.5k or 3bb, and for a bet 1/2 or pot",
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
    Reason.NO_POST_ASKED: "You have not been asked to post anything now",
    Reason.MISDEAL_TOO_LATE: "{why}: the deal stands, and the hand goes on",
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
    Reason.NO_ONE_TO_ACT: "There is no betting at the moment",
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
    Reason.FLOOR_AWAITED:
        "The dealer has called the floor, and play waits: it goes on {until} at the latest",
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
}  # fmt: skip
