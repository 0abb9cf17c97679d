"""What is said of hands asked for, shown when nothing is claimed, and of rulings on them."""

from collections.abc import Mapping
from typing import Any, Final

from core.hand import events as h
from core.ids import Seat
from core.present.documents import CardRow, Line
from core.present.news.money import Namer, Saying
from core.present.say import Value, say
from core.present.words.names import names_in
from core.table.events import TableEvent
from core.view import TableView

_TO_THE_FLOOR: Final = "Floor: a player asks you to look at a called hand (Cooke 11.08)."


def _seat(event: Any) -> Seat:
    seat: Seat = event.seat
    return seat


def _by(event: Any) -> Seat:
    by: Seat = event.by
    return by


def _nothing(_: object, __: Namer) -> Mapping[str, Value]:
    return {}


def _asked(event: h.LookAsked, name: Namer) -> Mapping[str, Value]:
    wait = "it is dead unless shown first"
    if event.needs_floor:
        wait = "the floor has to confirm it"
    return {"other": name(event.seat), "wait": wait}


def _of_other(event: h.ShowAllAsked, name: Namer) -> Mapping[str, Value]:
    return {"other": name(event.seat)}


def _seen(event: h.HandSeen, name: Namer) -> Mapping[str, Value]:
    asked = () if event.by == event.seat else say(", asked for by {by}", by=name(event.by))
    return {"cards": CardRow(event.cards), "asked": asked}


SAYINGS: Final[dict[type, Saying]] = {
    h.HandReleased: Saying("{who} muck{s} the hand that was shown.", _seat, _nothing),
    h.HandRetrieved: Saying(
        "The hand of {who} was mucked by mistake and is back on the table.", _seat, _nothing
    ),
    h.LookAsked: Saying("{who} ask{s} to see the hand of {other}: {wait}.", _by, _asked),
    h.HandSeen: Saying("{who} show{s} {cards}{asked}.", _seat, _seen),
    h.LeakNoted: Saying(
        "Another player has seen the hand of {who}: anybody may ask that all see it, once it is"
        " over.",
        _seat,
        _nothing,
    ),
    h.ShowAllAsked: Saying(
        "{who} ask{s} that all see the hand of {other}: they do, once this one is over.",
        _by,
        _of_other,
    ),
    h.HandFouled: Saying("The hand of {who} is foul: the others share the pot.", _seat, _nothing),
}
"""Sentences that the channel and whoever reads along are told alike."""


def looking_line(event: TableEvent, view: TableView) -> Line | None:
    """News for the channel of what was asked for, shown or ruled; None for anything else."""
    name = names_in(view)
    match event:
        case h.LookReported():
            return say(_TO_THE_FLOOR)
        case h.HandShownTo(seat=seat):
            return say("{who} shows a hand to one player.", who=name(seat))
        case h.WagerCorrected(wager=wager):
            return corrected_line(wager)
        case h.FoldRetrieved(seat=seat, by_floor=True, reason=reason):
            return say("The floor calls the hand of {who} live{why}.", who=name(seat),
                       why=f": {reason}" if reason else "")  # fmt: skip
        case _:
            saying = SAYINGS.get(type(event))
            if saying is None:
                return None
            return saying.say_of_others(event, name)


def corrected_line(wager: Value) -> Line:
    """The size of the round's wager was set right (Cooke 8.02.04, 9.14)."""
    return say("The floor corrects the wager to {wager}; whoever has matched it goes with it.",
               wager=wager)  # fmt: skip


def own_line(event: TableEvent, name: Namer) -> Line | None:
    """The answer to who has asked, shown or kept his hand closed; None for anything else."""
    match event:
        case h.LookReported(seat=seat):
            return say("The floor is asked to look at the hand of {who}; nobody else is told.",
                       who=name(seat))  # fmt: skip
        case h.LookAsked(seat=seat, needs_floor=True):
            return say("You ask to see the hand of {who}; the floor has to confirm it.",
                       who=name(seat))  # fmt: skip
        case h.LookAsked(seat=seat):
            return say("You ask to see the hand of {who}.", who=name(seat))
        case h.ShowAllAsked(seat=seat):
            return say("All see the hand of {who} once this one is over.", who=name(seat))
        case h.HandSeen(seat=seat, by=by) if seat == by:
            return say("You show your hand.")
        case h.HandSeen(seat=seat, cards=cards):
            return say("{who}: {cards}.", who=name(seat), cards=CardRow(cards))
        case h.HandShownTo(whom=whom):
            return say("You show your hand to {who}.", who=name(whom))
        case h.HandReleased():
            return say("You muck the hand you have shown.")
        case h.ShowDeclined():
            return say("You keep your hand closed.")
        case _:
            return None


ASKED: Final = (h.LookReported, h.LookAsked, h.ShowAllAsked, h.HandSeen)
"""Events that are an answer to who has asked for them."""
