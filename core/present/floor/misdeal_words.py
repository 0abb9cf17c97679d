"""What is said of misdeals and of what the dealer puts right (Cooke 14.20, 14.22)."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from core.citation import cited
from core.hand import events as h
from core.hand.misdeals.causes import Cause
from core.ids import Seat
from core.present.documents import CardRow, Line, Until
from core.present.say import counted, say, sentence
from core.table.floor.misdeals.errors import HANDLINGS, Answer, DealError, Fault
from core.table.floor.misdeals.events import DealRepaired, ErrorFixed, MisdealCalled

Namer = Callable[[Seat], Line]

CAUSE_WORDS: Final[Mapping[Cause, str]] = {
    Cause.NOT_SHUFFLED: "the cards were not shuffled, or not cut",
    Cause.WRONG_FIRST: "the first card went to the wrong player",
    Cause.WRONG_CARDS: "a player did not get his proper card",
    Cause.LEFT_OUT: "a player with money in the pot, or the button, was dealt out",
    Cause.TOO_MANY: "a player got a card too many",
    Cause.TOO_FEW: "a player got a card too few",
    Cause.FIRST_EXPOSED: "the first or the second card was exposed",
    Cause.TWO_EXPOSED: "two exposed cards would have to be replaced",
    Cause.TWO_BOXED: "more than one card lay face up in the deck",
    Cause.DECK_INCOMPLETE: "the deck was not complete",
    Cause.LATER_CARDS: "cards of the flop or the draw were dealt with the hands",
    Cause.NOT_POSTED: "a player was dealt in who had not anted or posted",
}
"""Why a deal is a misdeal: ``Misdeal: the deck was not complete.``"""

ERROR_WORDS: Final[Mapping[DealError, str]] = {
    DealError.BURN_MISSED: "a card was not burned",
    DealError.CARD_MISPLACED: "a card lay before the wrong player",
    DealError.DEAD_SEAT: "a dead seat was dealt a card, or left out",
    DealError.SHOWN_WRONG: "the board showed something wrong",
    DealError.EARLY_CARDS: "cards came before the action was complete",
    DealError.EXPOSED_LATE: "a card was exposed after there had been action",
    DealError.CARDS_LOST: "a player's cards are lost",
    DealError.DEALT_UNPOSTED: "a player was dealt in who has not made up his missed blind",
    DealError.HAND_FOULED: "a hand holds cards that are not its own",
    DealError.DECK_SUSPECT: "the deck is not what it should be",
}
"""What has gone wrong, as the dealer says it."""


_ANSWERS: Final[Mapping[Answer, str]] = {
    Answer.BURN: "a card is burned",
    Answer.REPAIR: "cards go where they belong, or all chips go back",
    Answer.SHOW_AGAIN: "it is shown again",
    Answer.KILL: "the hand is dead",
    Answer.FOUL: "the hand is foul",
    Answer.GO_ON: "the hand goes on",
    Answer.VOID: "all chips go back",
}


def fault_words(fault: Fault) -> str:
    """What the floor is called for: ``a player's cards are lost (seat 3)``."""
    words = ERROR_WORDS[fault.error]
    return f"{words} (seat {fault.seat})" if fault.seat is not None else words


def fault_line(fault: Fault) -> Line:
    """The dealer calls the floor, with the rule for the case."""
    rule = cited(HANDLINGS[fault.error].rule)
    return say("The dealer calls the floor: {what} ({rule})", what=fault_words(fault), rule=rule)


def answer_words(fault: Fault) -> str:
    """What is done without a floor: ``all chips go back (Cooke 14.12)``."""
    handling = HANDLINGS[fault.error]
    return f"{_ANSWERS[handling.answer]} ({cited(handling.rule)})"


def _called(event: MisdealCalled, name: Namer) -> Line:
    at = (say(", {who}", who=name(event.seat))) if event.seat is not None else ()
    again = "The button moves on." if event.pointers else "Redeal, same button and blinds."
    return say(
        "Misdeal: {why}{at} ({rule}). {again}",
        why=CAUSE_WORDS[event.cause],
        at=at,
        rule=cited(event.cause.rule),
        again=again,
    )


def _fixed(event: ErrorFixed, _: Namer) -> Line:
    fault = event.fix.fault
    return say(
        "The dealer has put it right: {what} ({rule}). It stands {until}, unless somebody objects.",
        what=fault_words(fault),
        rule=cited(HANDLINGS[fault.error].rule),
        until=Until(event.fix.until),
    )


def _repaired(event: DealRepaired, _: Namer) -> Line:
    who = "The dealer" if event.by is None else "The floor"
    return say("{who} has put the cards where they belong: look at yours again.", who=who)


def _aside(event: h.CardsSetAside, _: Namer) -> Line:
    count = counted(len(event.places), "card", "cards")
    if event.served_last:
        return say("{count} of the next street came too early and left play (USPC).", count=count)
    return say("{count} of the next street came too early: set aside (SCS 16.2).", count=count)


def _exposed(event: h.CardsExposed, name: Namer) -> Line:
    cards = CardRow(event.cards)
    demands = " Who was dealt one face up may call a misdeal." if event.may_demand else ""
    return say(
        "{cards} of {who} was exposed in the deal, and is kept.{demands}",
        cards=cards,
        who=name(event.seat),
        demands=demands,
    )


def _scrambled(_: h.StubScrambled, __: Namer) -> Line:
    return say("The last card is out: the rest of the deck is scrambled.")


_LINES: Final[dict[type, Callable[[Any, Namer], Line]]] = {
    MisdealCalled: _called,
    ErrorFixed: _fixed,
    DealRepaired: _repaired,
    h.CardsSetAside: _aside,
    h.StubScrambled: _scrambled,
}

MISDEAL_EVENTS: Final = frozenset(_LINES)
"""The events that are told so."""


def misdeal_line(event: object, name: Namer) -> Line | None:
    """``event`` in words for everybody at the table; None when it is of another kind."""
    if isinstance(event, h.CardsExposed):
        return _exposed(event, name) if event.by_dealer else None
    line = _LINES.get(type(event))
    return sentence(line(event, name)) if line is not None else None


def error_words(error: DealError) -> str:
    """What the dealer has done wrong: ``a card was not burned``."""
    return ERROR_WORDS[error]


def cause_words(cause: Cause) -> str:
    """Why a deal is a misdeal: ``the deck was not complete``."""
    return CAUSE_WORDS[cause]
