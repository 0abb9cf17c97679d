"""Presses on the board before one's turn: asked back, so that a slip declares nothing."""

from core import present
from core.present.acting.early import BOARD_ACTS
from core.present.documents import Press
from core.reception.visit import Visit


def asks_back(visit: Visit, press: Press) -> bool:
    """Whether ``press`` is an act of this very moment by one who has to act behind.

    A button that says so itself (``is_early``) declares; one of an earlier moment is stale.
    """
    if press.is_early or press.verb not in BOARD_ACTS or press.prompt is None:
        return False
    view = visit.view()
    is_now = view.hand is not None and view.hand.prompt == press.prompt
    return is_now and present.may_act_early(view)
