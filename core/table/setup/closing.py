"""Closing: a table ends with its hand, or by the floor at once."""

from core.refusal import Reason, Refusal
from core.table import commands as c
from core.table import dealer
from core.table import events as e
from core.table.draft import TableDraft
from core.table.floor import voiding
from core.table.setup import breaking


def close(draft: TableDraft, command: c.CloseTable) -> None:
    """Deal no further hand, and close once the one in play is over.

    Raises:
        Refusal: ``TABLE_CLOSING``, or those of :func:`breaking.refuse_guarded`.
    """
    if draft.is_closing:
        raise Refusal(Reason.TABLE_CLOSING)
    breaking.refuse_guarded(draft, command)
    draft.emit(e.TableClosing(command.by))
    if not draft.is_in_hand:
        dealer.tidy_up(draft)


def call_off(draft: TableDraft, command: c.CallOff) -> None:
    """Void the hand in play (Cooke 1.05) and close, whatever was to follow."""
    if not draft.is_closing:
        draft.emit(e.TableClosing(command.by))
    if draft.hand is not None and draft.is_in_hand:
        voiding.void(draft)
    else:
        dealer.tidy_up(draft)
