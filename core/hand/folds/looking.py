"""The folds of hands released, asked for and shown when nothing is claimed with them."""

from collections.abc import Mapping
from typing import Final

import msgspec

from core.hand import events as e
from core.hand.draft import Fold, HandDraft
from core.hand.shows.looks import Look, Shown
from core.hand.state import Standing
from core.ids import Seat

_change: Final = msgspec.structs.replace


def _released(draft: HandDraft, event: e.HandReleased) -> None:
    place = draft.place(event.seat)
    player = draft.players[place]
    # Everybody has seen the cards: they stay known, and claim nothing any more.
    draft.players[place] = _change(
        player, standing=Standing.MUCKED, keeps=event.keeps, exposed=player.down.content
    )
    draft.looks = _change(draft.looks, released=(*draft.looks.released, event.seat))


def _retrieved(draft: HandDraft, event: e.HandRetrieved) -> None:
    place = draft.place(event.seat)
    draft.players[place] = _change(draft.players[place], standing=Standing.SHOWN, keeps=())
    left = tuple(seat for seat in draft.looks.released if seat != event.seat)
    draft.looks = _change(draft.looks, released=left)


def _asked(draft: HandDraft, event: e.LookAsked) -> None:
    look = Look(event.by, event.seat, needs_floor=event.needs_floor)
    draft.looks = _change(draft.looks, asked=(*draft.looks.asked, look))


def _reported(draft: HandDraft, event: e.LookReported) -> None:
    look = Look(event.by, event.seat, is_report=True, needs_floor=True)
    draft.looks = _change(draft.looks, asked=(*draft.looks.asked, look))


def _settled(draft: HandDraft, event: e.LookSettled) -> None:
    """Granted, it may still have to wait for an owner who has not answered."""
    asked = draft.looks.asked
    if event.allows:
        asked = tuple(
            _change(look, needs_floor=False)
            if look.seat == event.seat and not look.is_report
            else look
            for look in asked
        )
    else:
        asked = _without(asked, event.seat, is_report=False)
    draft.looks = _change(draft.looks, asked=asked)


def _report_settled(draft: HandDraft, event: e.ReportSettled) -> None:
    looks = draft.looks
    examined = (*looks.examined, event.seat) if event.allows else looks.examined
    asked = _without(looks.asked, event.seat, is_report=True)
    draft.looks = _change(looks, asked=asked, examined=examined)


def _without(asked: tuple[Look, ...], seat: Seat, *, is_report: bool) -> tuple[Look, ...]:
    return tuple(look for look in asked if (look.seat, look.is_report) != (seat, is_report))


def _seen(draft: HandDraft, event: e.HandSeen) -> None:
    place = draft.place(event.seat)
    player = draft.players[place]
    draft.players[place] = _change(player, exposed=player.down.content)
    looks = draft.looks
    due = tuple(look for look in looks.due if look.seat != event.seat)
    asked = _without(looks.asked, event.seat, is_report=False)
    draft.looks = _change(looks, asked=asked, due=due)


def _shown_to(draft: HandDraft, event: e.HandShownTo) -> None:
    shown = Shown(event.seat, event.person)
    draft.looks = _change(draft.looks, shown_to=(*draft.looks.shown_to, shown))


def _leaked(draft: HandDraft, event: e.LeakNoted) -> None:
    draft.looks = _change(draft.looks, leaked=(*draft.looks.leaked, event.seat))


def _all_asked(draft: HandDraft, event: e.ShowAllAsked) -> None:
    draft.looks = _change(draft.looks, due=(*draft.looks.due, Look(event.by, event.seat)))


def _declined(draft: HandDraft, event: e.ShowDeclined) -> None:
    draft.looks = _change(draft.looks, closed=(*draft.looks.closed, event.seat))


LOOKING_FOLDS: Final[Mapping[type, Fold]] = {
    e.HandReleased: _released,
    e.HandRetrieved: _retrieved,
    e.LookAsked: _asked,
    e.LookReported: _reported,
    e.LookSettled: _settled,
    e.ReportSettled: _report_settled,
    e.HandSeen: _seen,
    e.HandShownTo: _shown_to,
    e.LeakNoted: _leaked,
    e.ShowAllAsked: _all_asked,
    e.ShowDeclined: _declined,
}
