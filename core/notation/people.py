"""People at the table as they are named in words: ``seat 3``, ``@Bob``, ``Bob``."""

import re
from typing import Final

from msgspec.structs import replace

from core.ids import Seat
from core.refusal import Reason, Refusal
from core.view import TableView

_SHOWN_BACK: Final = 40
_SEAT: Final = re.compile(r"seat (\d{1,2})")
_JOINING: Final = re.compile(r"^(?:to|from|at|with|the hand of)\s+")


def as_dealt(view: TableView) -> TableView:
    """``view`` with nobody at a seat who has come to it since the hand was dealt.

    Who played the hand is found where he was dealt in, though he has moved or left.
    """
    hand = view.hand
    if hand is None:
        return view
    dealt = {player.seat: player.person for player in hand.players}
    people = set(dealt.values())
    seats = tuple(
        one
        for one in view.seats
        if dealt.get(one.seat) == one.person or (one.seat not in dealt and one.person not in people)
    )
    return replace(view, seats=seats)


def whom(rest: str, view: TableView) -> tuple[Seat, str]:
    """The player that ``rest`` names, at its beginning or its end, and the words beside his name.

    Raises:
        Refusal: ``NOT_AT_THIS_TABLE`` for words that name nobody here, or two people alike;
            ``NAME_SOMEBODY`` where there are none.
    """
    words = " ".join(rest.split())
    if not words:
        raise Refusal(Reason.NAME_SOMEBODY)
    for found in (_at_the_beginning(words, view), _at_the_end(words, view)):
        if found is not None:
            return found
    raise Refusal(Reason.NOT_AT_THIS_TABLE, typed=words[:_SHOWN_BACK])


def _at_the_beginning(words: str, view: TableView) -> tuple[Seat, str] | None:
    parts = _JOINING.sub("", words).split(" ")
    for count in range(len(parts), 0, -1):
        seat = _seat_of(" ".join(parts[:count]), view)
        if seat is not None:
            return seat, " ".join(parts[count:])
    return None


def _at_the_end(words: str, view: TableView) -> tuple[Seat, str] | None:
    """``100 to Bob``."""
    parts = words.split(" ")
    for start in range(1, len(parts)):
        seat = _seat_of(_JOINING.sub("", " ".join(parts[start:])), view)
        if seat is not None:
            return seat, " ".join(parts[:start])
    return None


def _seat_of(name: str, view: TableView) -> Seat | None:
    found = _SEAT.fullmatch(name)
    if found is not None:
        return Seat(int(found[1]))
    wanted = name.removeprefix("@").casefold()
    seats = {seat.seat for seat in view.seats if seat.name.casefold() == wanted}
    if view.hand is not None:
        sitting = {seat.person for seat in view.seats}
        gone = (one for one in view.hand.players if one.person not in sitting)
        seats |= {one.seat for one in gone if one.name.casefold() == wanted}
    return seats.pop() if len(seats) == 1 else None
