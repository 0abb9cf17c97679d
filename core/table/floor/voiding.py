"""Voiding the hand in play: whoever has put something in takes it back (Cooke 10.17, 12.21)."""

from msgspec.structs import replace

from core.hand import progress
from core.ids import PersonId
from core.table.blinds import events as b
from core.table.blinds import holding
from core.table.blinds.laps import posted_at
from core.table.blinds.layouts import Layout, layout_of
from core.table.blinds.placing import goes_to
from core.table.draft import TableDraft
from core.table.kills.dealing import pay_back
from core.table.next_game import game_at
from core.table.state import Pointers


def void(draft: TableDraft) -> None:
    """End the hand in play as if it had not been dealt, a kill that was paid dead included."""
    assert draft.hand is not None
    pay_back(draft)
    progress.void(draft.hand)


def void_and_redeal(draft: TableDraft, by: PersonId | None) -> None:
    """Void the hand in play; the next one has the same button, for a first hand too.

    ``by`` is None where the dealer does it himself.
    """
    hand, placed = draft.hand, draft.pointers
    assert hand is not None
    void(draft)
    has_blinds = hand.rules.forced.has_blinds
    moves = 1 if has_blinds else holding.button_moves(draft, list(hand.seats))
    if placed is None or placed != draft.pointers or not moves:
        return
    # Before the first hand there was no button that it could have gone on from.
    layout = layout_of(game_at(draft.config, draft.turn), draft.config.settings)
    pointers = goes_to(placed.button, hand.seats, len(draft.seats), layout, placed, moves)
    draft.emit(b.ButtonPlaced(placed.button, pointers, by))
    if pointers.is_forward:
        _as_if_posted(draft, pointers, layout)


def _as_if_posted(draft: TableDraft, pointers: Pointers, layout: Layout) -> None:
    """Where blinds are counted, nobody owes one for the hand that was not there (Cooke 12.13)."""
    for seat, count in posted_at(pointers, layout).items():
        occupant = draft.occupant(seat)
        if occupant is not None and occupant.duties.posted != count:
            draft.emit(b.DutiesChanged(seat, replace(occupant.duties, posted=count)))
