"""What is said of seat changes: asked for, put off, dropped, carried out (Cooke 10.15, 12.20)."""

from typing import Final

from core.ids import PersonId, Seat
from core.present.board.waiting import waits_words
from core.present.documents import Line, Text
from core.present.say import Value, say, sentence
from core.present.words.names import name_of
from core.table.seats import change_events as e
from core.table.seats.change import SeatChange, Wait
from core.view import SeatView, TableView

_WAITS: Final = {
    Wait.HAND: "{who} move{s} to seat {to} once play goes on.",
    Wait.OTHER: "Another asked for seat {to} before: {who} move{s} there if it stays free.",
    Wait.BUTTON: "Nobody moves from the button: {who} move{s} to seat {to} after it.",
    Wait.SMALL_BLIND:
        "{who} post{s} the small blind at seat {seat}, deal{s} off, and move{s} to seat {to} then.",
}  # fmt: skip

_AFTER_HAND: Final = "{who} move{s} to seat {to} when this hand is over."

_DROPPED: Final = {
    e.Dropped.TAKEN_BACK: "{who} stay{s} at seat {seat}.",
    e.Dropped.TAKEN: "Seat {to} is taken now: {who} stay{s} at seat {seat}.",
    e.Dropped.DUE:
        "Seat {to} is due a blind or the button, and no free hand: {who} stay{s} at seat {seat}.",
    e.Dropped.GONE: "There is no seat {to} in this game: {who} stay{s} at seat {seat}.",
}  # fmt: skip

CHANGES: Final = (e.SeatChangeAsked, e.SeatChangeWaits, e.SeatChangeDropped, e.SeatChanged)
"""The events that are told here."""


def change_line(event: object, view: TableView) -> Line | None:
    """``event`` to whom ``view`` is of, who is *you*; None for any other kind.

    A request is told only while it waits: what has been carried out at once is told as that.
    """
    match event:
        case e.SeatChangeAsked(seat=seat, change=change):
            if not view.is_in_hand:
                return _stopped(seat, change.to, view)
            words = _WAITS[Wait.OTHER] if _is_second(view, change) else _AFTER_HAND
            return _say(words, view, _at(view, seat), to=str(change.to))
        case e.SeatChangeWaits(seat=seat, to=to, wait=wait):
            return _say(_WAITS[wait], view, _at(view, seat), seat=str(seat), to=str(to))
        case e.SeatChangeDropped(seat=seat, to=to, why=why):
            return _say(_DROPPED[why], view, _at(view, seat), seat=str(seat), to=str(to))
        case e.SeatChanged():
            return _moved(event, view)
        case _:
            return None


def _is_second(view: TableView, change: SeatChange) -> bool:
    """Whether another has asked for that seat before: requests are served in their order."""
    asked = [one for one in view.seats if one.wants_seat == change.to]
    return bool(asked) and min(asked, key=lambda one: one.seat_request).person != change.person


def _stopped(seat: Seat, to: Seat, view: TableView) -> Line | None:
    if view.objection is None:
        return None
    return _say(_WAITS[Wait.HAND], view, _at(view, seat), to=str(to))


def _moved(event: e.SeatChanged, view: TableView) -> Line:
    mover = next((one for one in view.seats if one.person == event.person), None)
    s, duties = _s(view, mover), event.duties
    terms = ""
    if duties.carries_small:
        terms = f" and post{s} the small blind there"
    elif duties.waits:
        terms = f" and {waits_words(duties, s)}"
    return _say("{who} move{s} to seat {to}{terms}.", view, mover,
                to=str(event.to), terms=terms)  # fmt: skip


def _at(view: TableView, seat: Seat) -> SeatView | None:
    return view.seat(seat)


def _say(template: str, view: TableView, mover: SeatView | None, **values: Value) -> Line:
    name = _name(view, mover) if mover is not None else (Text("somebody"),)
    return sentence(say(template, who=name, s=_s(view, mover), **values))


def _name(view: TableView, who: SeatView) -> Line:
    return (Text("you"),) if _is_you(view, who.person) else name_of(who)


def _s(view: TableView, who: SeatView | None) -> str:
    return "" if who is not None and _is_you(view, who.person) else "s"


def _is_you(view: TableView, person: PersonId) -> bool:
    mine = view.my_seat
    return mine is not None and mine.person == person
