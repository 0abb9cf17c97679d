"""Picking one's own cards in private, to draw or to discard.

A pick commits nothing: the private message is shown again with other cards picked.  What is then
said is shown in the same message, so that its size tells nobody anything.
"""

from core.engine.outcome import Accepted
from core.hand.commands import DrawCards, MakeChoice, SetPreact
from core.notation import not_now
from core.present import outdated, picker_of, private_hand
from core.present.documents import Press
from core.reception.visit import Visit
from core.refusal import Reason, Refusal


async def pick(visit: Visit, press: Press) -> None:
    """Show the private hand with the cards picked that ``press`` names.

    Raises:
        Refusal: ``NOT_SEATED``, or why he has nothing to choose now.
    """
    view = visit.view()
    if view.my_seat is None:
        raise Refusal(Reason.NOT_SEATED)
    if view.hand is None or view.hand.prompt != press.prompt:
        await visit.answer.swap(outdated(private_hand(view)))
        return
    if picker_of(view) is None:
        raise not_now(view, visit.person)
    await visit.answer.swap(private_hand(view, press.places))


async def say_privately(visit: Visit, command: DrawCards | MakeChoice | SetPreact) -> None:
    """Say which cards go or which act is kept, and show the private hand as it then is."""
    outcome = await visit.submit(command)
    if isinstance(outcome, Accepted):
        await visit.answer.swap(private_hand(visit.view_of(outcome.table)))
    else:
        await visit.refuse(outcome.refusal)
