"""Refusals of what is said behind ``/ruling``."""

from typing import Final

from core.refusal import Reason
from tests.present.provoked.kit import Case, Make, at_the_desk
from tests.reception.front import Front


def _ruled(words: str) -> Case:
    """An admin beside the table rules in ``words``."""

    async def story(front: Front) -> None:
        await front.open("ann", "bob")
        await front.says("boss", words)

    return at_the_desk(story)


SAYING_RULINGS: Final[dict[Reason, Make]] = {
    Reason.UNREADABLE_TIME: lambda: _ruled("ruling time a while"),
    Reason.UNKNOWN_RULE: lambda: _ruled("ruling pause because the deck is wet, rule 99.99"),
    Reason.ERROR_UNKNOWN: lambda: _ruled("ruling error it went wrong"),
    Reason.MISDEAL_NEEDS_CAUSE: lambda: _ruled("ruling misdeal it went wrong"),
}
