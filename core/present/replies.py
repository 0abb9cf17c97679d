"""Short private answers to a person's own command: ``You raise to 120 (60 more).``"""

from collections.abc import Iterable

from core.hand import events as h
from core.ids import PersonId
from core.present.documents import Document, Line, Slot, Tone
from core.present.names import player_name
from core.present.say import say, sentence
from core.present.table_buttons import seat_row
from core.table import events as e
from core.table.events import TableEvent
from core.view import TableView


def reply(events: Iterable[TableEvent], view: TableView, person: PersonId) -> Document:
    """What became of the command of ``person``, from the ``events`` it caused.

    ``view`` is his own after them; the rail's once he has left.
    """
    told = (_told(event, view, person) for event in events)
    line = next((line for line in told if line is not None), say("Done."))
    sat = any(isinstance(event, e.PlayerSat) and event.person == person for event in events)
    rows = (seat_row(view)[1:],) if sat else ()
    return Document(Slot.REPLY, sentence(line), (), rows, Tone.PLAIN, view.version)


def _told(event: TableEvent, view: TableView, person: PersonId) -> Line | None:
    """``event`` told to ``person`` if it is his own doing, else None."""
    return _own(event, view) if _is_own(event, view, person) else None


def _is_own(event: TableEvent, view: TableView, person: PersonId) -> bool:
    if isinstance(event, e.PlayerSat | e.PlayerLeft | e.ChipsBought):
        return event.person == person
    if isinstance(event, e.TableOpened | e.TableClosing):
        return event.by == person
    if isinstance(event, e.ClockCalled):
        return event.request.by is not None and event.request.by == view.viewer
    seat = getattr(event, "seat", None)
    return seat is not None and seat == view.viewer


def _own(event: TableEvent, view: TableView) -> Line | None:
    return _hand_act(event) or _seat_act(event, view)


def _hand_act(event: TableEvent) -> Line | None:
    match event:
        case h.Checked():
            return say("You check.")
        case h.Called(more=more, is_all_in=True):
            return say("You call all-in for {more}.", more=more)
        case h.Called(more=more):
            return say("You call {more}.", more=more)
        case h.BetMade(to=to, is_all_in=True):
            return say("You bet all-in, {to}.", to=to)
        case h.BetMade(to=to):
            return say("You bet {to}.", to=to)
        case h.Raised(to=to, by=by, is_all_in=True):
            return say("You raise all-in by {by} to {to}.", to=to, by=by)
        case h.Raised(to=to, by=by, more=more):
            return say("You raise by {by} to {to} ({more} more).", to=to, by=by, more=more)
        case h.Folded():
            return say("You fold.")
        case h.HandShown():
            return say("You show your hand.")
        case h.HandMucked():
            return say("You muck your hand.")
        case _:
            return None


def _seat_act(event: TableEvent, view: TableView) -> Line | None:
    match event:
        case e.TableOpened():
            return say("The table is open.")
        case e.TableClosing():
            return say("The table closes when this hand is over.") if view.is_in_hand else None
        case e.PlayerSat():
            return _welcome(event)
        case e.PlayerLeaving():
            return say("You leave when this hand is over; press Back to stay.")
        case e.PlayerStays():
            return say("You stay.")
        case e.PlayerLeft(cashed_out=out):
            return say("You have left; {out} is back in your wallet.", out=out)
        case e.WentAway():
            return say("You are away from the next hand on; press Back to be dealt in.")
        case e.CameBack():
            return _back(view)
        case e.ChipsBought(amount=amount):
            return say("You have bought {amount}, in play from the next hand on.", amount=amount)
        case e.ClockCalled(seat=seat):
            who = player_name(view.hand, seat) if view.hand is not None else ()
            return say("You call the clock on {who}.", who=who)
        case _:
            return None


def _welcome(event: e.PlayerSat) -> Line:
    when = (
        "you are dealt in when the big blind reaches you"
        if event.waits
        else "you are dealt in from the next hand on"
    )
    return say(
        "Welcome: you have seat {seat} and {buy_in} in chips; {when}.",
        seat=str(event.seat),
        buy_in=event.buy_in,
        when=when,
    )


def _back(view: TableView) -> Line:
    seat = view.my_seat
    if seat is not None and seat.waits:
        return say("Welcome back: you are dealt in when the big blind reaches you.")
    return say("Welcome back: you are dealt in from the next hand on.")
