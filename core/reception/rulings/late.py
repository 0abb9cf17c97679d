"""Late: a call about a closed hand moves no chips, and is a report of conduct (Cooke 1.02)."""

from typing import Final

from core.engine.conduct.reporting import Complaint
from core.engine.outcome import Refused
from core.house.penalty import MOST_CHARACTERS
from core.house.reports import Matter
from core.legible import legible
from core.present import refusal as refusal_document
from core.present.floor.conduct_page import closed_hand
from core.reception.visit import Visit
from core.refusal import Reason, Refusal
from core.table.commands import Object

_KEY: Final = ":conduct"


async def object_to(visit: Visit, objection: Object) -> None:
    """Call the floor; what is said too late it gets as a report, in private.

    The table has refused it then, with its rule; a report that is one too many is none.
    """
    outcome = await visit.submit(objection)
    words = legible(objection.reason)[:MOST_CHARACTERS]
    is_late = isinstance(outcome, Refused) and outcome.refusal.reason is Reason.OBJECTION_CLOSED
    if not isinstance(outcome, Refused) or not is_late or not words:
        await visit.tell(outcome)
        return
    closed = outcome.refusal.facts["hand"]
    assert isinstance(closed, int)
    complaint = Complaint(
        visit.table().id, Matter.CLOSED_HAND, (), (), visit.person, visit.name, words, hand=closed
    )
    try:
        await visit.answer.after(visit.room.conduct.report(complaint, visit.key + _KEY))
    except Refusal:
        await visit.tell(outcome)
        return
    refused = refusal_document(outcome.refusal, visit.view_if_any())
    await visit.answer.say(closed_hand(refused))
