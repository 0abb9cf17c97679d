"""The folds of cards that were exposed in a draw game (Cooke 7.11, 7.18.07)."""

from collections.abc import Mapping
from typing import Final

import msgspec

from core.cards import Card
from core.hand import events as e
from core.hand.draft import Fold, HandDraft
from core.ids import Seat
from core.sealed import Sealed

_change: Final = msgspec.structs.replace


def _replaced(draft: HandDraft, event: e.CardReplaced) -> None:
    _swap(draft, event.seat, event.card, event.fresh.content)
    draft.burns = Sealed((*draft.burns.content, event.card))
    draft.is_burned = True


def _withdrawn(draft: HandDraft, event: e.CardWithdrawn) -> None:
    _swap(draft, event.seat, event.card, ())
    player = draft.player(event.seat)
    thrown = Sealed((*player.thrown.content, event.card), player.down.seats)
    draft.players[draft.place(event.seat)] = _change(player, thrown=thrown)
    draft.owed = (*draft.owed, event.seat)


def _made_good(draft: HandDraft, event: e.CardMadeGood) -> None:
    _swap(draft, event.seat, None, event.fresh.content)
    owed = list(draft.owed)
    owed.remove(event.seat)
    draft.owed = tuple(owed)


def _swap(draft: HandDraft, seat: Seat, card: Card | None, fresh: tuple[Card, ...]) -> None:
    player = draft.player(seat)
    kept = tuple(one for one in player.down.content if one != card)
    draft.players[draft.place(seat)] = _change(
        player,
        down=Sealed(kept + fresh, player.down.seats),
        exposed=tuple(one for one in player.exposed if one != card),
    )
    draft.dealt += len(fresh)


EXPOSED_FOLDS: Final[Mapping[type, Fold]] = {
    e.CardReplaced: _replaced,
    e.CardWithdrawn: _withdrawn,
    e.CardMadeGood: _made_good,
}
