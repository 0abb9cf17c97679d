"""Showing one's hand to one player alone, by buttons (Cooke 11.12)."""

from core import present
from core.hand.commands import ShowTo
from core.present.documents import Press
from core.reception.visit import Visit
from core.refusal import Reason, Refusal


async def show_to(visit: Visit, press: Press) -> None:
    """Ask to whom, then show it to him.

    Raises:
        Refusal: ``NOT_SEATED``; ``NOT_AT_THIS_TABLE`` once he has gone, or ``STALE`` when another
            sits there now.
    """
    if press.seat is not None:
        whom = visit.person_at(press.seat)
        if press.prompt is not None and press.prompt.action != present.whose_mark(whom):
            raise Refusal(Reason.STALE)
        await visit.act(ShowTo(visit.person, whom, press.prompt))
        return
    view = visit.view()
    if view.my_seat is None:
        raise Refusal(Reason.NOT_SEATED)
    await visit.answer.say(present.show_to_whom(view))
