"""The folds of the showdown and of the end of a hand."""

from collections.abc import Mapping
from typing import Final

import msgspec

from core.chips import NO_CHIPS, Chips
from core.hand import events as e
from core.hand.draft import Fold, HandDraft
from core.hand.state import Dealing, Over, Showdown, Standing
from core.ids import Seat

DEALING: Final = Dealing()


def _showdown(draft: HandDraft, event: e.ShowdownOpened) -> None:
    draft.is_run_out = event.is_run_out
    draft.phase = Showdown(event.queue)
    draft.looks = msgspec.structs.replace(draft.looks, called=event.queue)


def _awaited(draft: HandDraft, event: e.ShowAwaited) -> None:
    draft.action = event.action


def _exposed(draft: HandDraft, event: e.CardsExposed) -> None:
    place = draft.place(event.seat)
    player = draft.players[place]
    draft.players[place] = msgspec.structs.replace(player, exposed=player.exposed + event.cards)
    if event.by_dealer:
        draft.faced += event.cards


def _shown(draft: HandDraft, event: e.HandShown) -> None:
    _lay_down(draft, event.seat, Standing.SHOWN)


def _mucked(draft: HandDraft, event: e.HandMucked) -> None:
    _lay_down(draft, event.seat, Standing.MUCKED, event.plays_board, event.keeps, event.trusting)
    mucked = (*draft.looks.mucked, event.seat)
    draft.looks = msgspec.structs.replace(draft.looks, mucked=mucked)


def _lay_down(
    draft: HandDraft,
    seat: Seat,
    standing: Standing,
    plays_board: bool = False,
    keeps: tuple[int, ...] = (),
    trusting: tuple[Seat, ...] = (),
) -> None:
    place = draft.place(seat)
    draft.players[place] = msgspec.structs.replace(
        draft.players[place],
        standing=standing,
        plays_board=plays_board,
        keeps=keeps,
        trusting=trusting,
    )
    if isinstance(draft.phase, Showdown):
        draft.phase = Showdown(tuple(other for other in draft.phase.queue if other != seat))


def _low_called(draft: HandDraft, event: e.LowCalled) -> None:
    place = draft.place(event.seat)
    draft.players[place] = msgspec.structs.replace(draft.players[place], spoken=event.ranks)


def _miscalled(draft: HandDraft, event: e.HandMiscalled) -> None:
    """What it leads to is in the events that follow."""


def _forgiven(draft: HandDraft, event: e.MuckForgiven) -> None:
    place = draft.place(event.seat)
    draft.players[place] = msgspec.structs.replace(draft.players[place], keeps=event.keeps)


def _pushed(draft: HandDraft, event: e.PotPushed) -> None:
    draft.phase = DEALING
    for share in event.award.shares:
        place = draft.place(share.seat)
        player = draft.players[place]
        draft.players[place] = msgspec.structs.replace(
            player, stack=Chips(player.stack + share.amount)
        )
    draft.pot = Chips(draft.pot - event.award.amount)
    draft.awards = (*draft.awards, event.award)


def _voided(draft: HandDraft, event: e.HandVoided) -> None:
    draft.phase = DEALING
    draft.pots = ()
    for refund in event.refunds:
        place = draft.place(refund.seat)
        player = draft.players[place]
        draft.players[place] = msgspec.structs.replace(
            player,
            stack=Chips(player.stack + refund.amount),
            bet=NO_CHIPS,
            paid=NO_CHIPS,
            dead=NO_CHIPS,
        )
        draft.pot = Chips(draft.pot - refund.amount)
    draft.dead = NO_CHIPS


def _ended(draft: HandDraft, event: e.HandEnded) -> None:
    draft.phase = Over(event.is_void)
    draft.pot = Chips(draft.pot - event.carried)
    draft.carried = event.carried
    draft.before = None
    draft.on_end()


SHOWDOWN_FOLDS: Final[Mapping[type, Fold]] = {
    e.ShowdownOpened: _showdown,
    e.ShowAwaited: _awaited,
    e.CardsExposed: _exposed,
    e.HandShown: _shown,
    e.HandMucked: _mucked,
    e.LowCalled: _low_called,
    e.HandMiscalled: _miscalled,
    e.MuckForgiven: _forgiven,
    e.PotPushed: _pushed,
    e.HandVoided: _voided,
    e.HandEnded: _ended,
}
