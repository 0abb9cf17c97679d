"""Badges: the house buttons at a seat, each in a short word (Cooke 16.01).

The dealer button and the blinds come first; every other one is a row of the table below.
"""

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from core.chips import Chips, chips_text
from core.hand.overs import Overs
from core.house.settings import flag
from core.ids import PersonId, Seat
from core.table.blinds.markers import Marker
from core.table.kills.button import KillState
from core.view import HandView, SeatView, TableView

BUTTON: Final = "BTN"


class Badge(Struct, frozen=True):
    """A house button: its ``words`` at a seat, empty where it has none.

    ``setting`` is the house rule by which it is used, where there is one.
    """

    words: Callable[[SeatView], str]
    setting: str = ""


_MISSED: Final = {
    Marker.BIG: "MISSED BB",
    Marker.SMALL: "MISSED SB",
    Marker.MIDDLE: "MISSED MB",
    Marker.SMALL_AND_MIDDLE: "MISSED SB+MB",
}
_KILL: Final = {KillState.LEG_UP: "LEG UP", KillState.KILL: "KILL"}
_OVERS: Final = {Overs.OVERS: "OVERS", Overs.SUPER: "OVERS+"}


def _behind(seat: SeatView) -> str:
    due = Chips(seat.advance.asked + seat.advance.given)
    return f"BEHIND {chips_text(due)}" if due else ""


def _away(seat: SeatView) -> str:
    """Of one who keeps his seat; without chips the line says so."""
    is_there = seat.is_dealt_in or not seat.stack + seat.behind
    return "AWAY" if seat.is_away and not is_there else ""


def _request(seat: SeatView) -> str:
    return f"SEAT? {seat.seat_request}" if seat.seat_request else ""


BADGES: Final = (
    Badge(lambda seat: _KILL.get(seat.kill, "")),
    Badge(lambda seat: "KILL OWED" if seat.owes_kill else ""),
    Badge(lambda seat: _OVERS.get(seat.overs, "")),
    Badge(lambda seat: ", ".join(_MISSED[one] for one in seat.missed)),
    Badge(_away),
    Badge(_behind, "buyin.playing_behind_badge"),
    Badge(_request, "seats.change_request_badge"),
)
"""Every house button but those of the hand, in the order in which they are shown."""


def badges_of(view: TableView, seat: Seat, person: PersonId) -> tuple[str, ...]:
    """The badges of ``person`` at ``seat``: ``BTN``, ``LEG UP``, ``MISSED BB``, ``BEHIND 200``."""
    hand, sits = view.hand, view.seat(seat)
    player = hand.player(seat) if hand is not None else None
    is_player = player is not None and player.person == person
    marks = _hand_marks(view, hand, seat) if hand is not None and is_player else ()
    if sits is None or sits.person != person:
        return marks
    shown = (one.words(sits) for one in BADGES if _is_used(one, view))
    return tuple(dict.fromkeys((*marks, *(words for words in shown if words))))


def position_marks(hand: HandView | None, seat: Seat) -> tuple[str, ...]:
    """``BTN`` for the button, ``SB`` and ``BB`` for the blinds."""
    if hand is None:
        return ()
    marks = ((BUTTON, hand.marker), ("SB", hand.small_blind), ("BB", hand.big_blind))
    return tuple(mark for mark, at in marks if at == seat)


def _hand_marks(view: TableView, hand: HandView, seat: Seat) -> tuple[str, ...]:
    """Who opened is marked until the pot has been pushed (Cooke 16.01.07)."""
    marks = position_marks(hand, seat)
    if hand.is_over:
        return marks
    if hand.opener == seat and flag(view.config.settings, "draw.openers_button"):
        marks += ("OPENER",)
    return (*marks, _KILL[KillState.KILL]) if hand.posts.killer == seat else marks


def _is_used(badge: Badge, view: TableView) -> bool:
    return not badge.setting or flag(view.config.settings, badge.setting)
