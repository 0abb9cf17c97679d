"""Voiding the hand in play: whoever has put something in takes it back (Cooke 10.17, 12.21)."""

from core.hand import progress
from core.ids import PersonId
from core.table.blinds import events as b
from core.table.blinds.layouts import layout_of
from core.table.blinds.placing import goes_to
from core.table.draft import TableDraft
from core.table.kills.dealing import pay_back
from core.table.next_game import game_at


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
    if placed is None or placed != draft.pointers or not hand.rules.forced.has_blinds:
        return
    # Before the first hand there was no button that it could have gone on from.
    layout = layout_of(game_at(draft.table.config, draft.turn), draft.table.config.settings)
    pointers = goes_to(placed.button, hand.seats, len(draft.seats), layout, placed)
    draft.emit(b.ButtonPlaced(placed.button, pointers, by))
