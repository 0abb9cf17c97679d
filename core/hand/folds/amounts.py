"""The folds of amounts that are no plain call, bet or raise."""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from core.chips import Chips
from core.hand import events as e
from core.hand.draft import Fold, HandDraft
from core.hand.state import Betting


def _told(draft: HandDraft, event: object) -> None:
    """What was said; the act that it comes to follows."""


def _raise_announced(draft: HandDraft, event: e.RaiseAnnounced) -> None:
    assert isinstance(draft.phase, Betting)
    draft.phase = Betting(replace(draft.phase.menu, must_raise=True))


def _forfeited(draft: HandDraft, event: e.ChipsForfeited) -> None:
    place = draft.place(event.seat)
    player = draft.players[place]
    draft.players[place] = replace(
        player,
        stack=Chips(player.stack - event.amount),
        dead=Chips(player.dead + event.amount),
        is_all_in=player.is_all_in or event.is_all_in,
    )
    draft.dead = Chips(draft.dead + event.amount)
    draft.pot = Chips(draft.pot + event.amount)


AMOUNT_FOLDS: Final[Mapping[type, Fold]] = {
    e.AmountRead: _told,
    e.StringRaiseRefused: _told,
    e.RaiseAnnounced: _raise_announced,
    e.ChipsForfeited: _forfeited,
}
