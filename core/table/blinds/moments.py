"""Moments between hands: what is said by a button is for the deal that the button was shown for."""

from core.hand.commands import Prompt
from core.refusal import Reason, Refusal
from core.table.draft import TableDraft


def refuse_past(draft: TableDraft, prompt: Prompt | None) -> None:
    """Refuse what a button says that was offered before an earlier deal; words have no ``prompt``.

    Raises:
        Refusal: ``STALE``.
    """
    if prompt is not None and prompt.hand != draft.hands:
        raise Refusal(Reason.STALE)
