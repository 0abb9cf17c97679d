"""Substantial action: two players have acted, or one and the dealer (Cooke 10.17).

What was wrong before it can be corrected no more, a fouled deck excepted.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from msgspec import Struct

from core.hand import events as e
from core.hand.draft import HandDraft
from core.ids import Instant, Seat

_ACTS: Final = (
    e.Checked,
    e.Called,
    e.BetMade,
    e.Raised,
    e.Folded,
    e.BroughtIn,
    e.Completed,
    e.HandShown,
)
"""What a player does that is action: forced bets are none, and showing down is."""

_DEALT: Final = (e.HoleCardsDealt, e.UpcardsDealt, e.BoardTurned, e.DrawServed)
"""By dealing the next round the dealer acts, by burning a card he does not."""


class Deed(Struct, frozen=True, gc=False):
    """``seat`` acted, or the dealer where it is None, at a moment of the table's clock."""

    seat: Seat | None
    at: Instant


def deeds(events: Iterable[object], at: Instant) -> Iterator[Deed]:
    """What in the ``events`` of one command, given ``at`` that moment, is action."""
    for event in events:
        if isinstance(event, _ACTS):
            if not (isinstance(event, e.HandShown) and event.by_dealer):
                yield Deed(event.seat, at)
        elif isinstance(event, _DEALT):
            yield Deed(None, at)


def is_substantial(done: Iterable[Deed], since: Instant, until: Instant) -> bool:
    """Whether there was substantial action after the error and before its discovery.

    ``since`` is the moment of the error, ``until`` that of the discovery; what was done at that
    very moment is presumed to have come after it, and does not count.
    """
    counted = [deed for deed in done if since <= deed.at < until]
    players = {deed.seat for deed in counted if deed.seat is not None}
    first = next((place for place, deed in enumerate(counted) if deed.seat is not None), None)
    has_dealt = first is not None and any(deed.seat is None for deed in counted[first:])
    return len(players) > 1 or has_dealt


def since_deal(draft: HandDraft) -> bool:
    """Whether there has been substantial action since the deal of the hand."""
    acted = [player for player in draft.players if player.last and player.last.action > 0]
    return len(acted) > 1 or (bool(acted) and draft.street > 0)
