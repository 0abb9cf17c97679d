"""Habits: how a person wants to be served, in his community and for good (Cooke 17.08)."""

from msgspec.structs import replace

from core.engine.conduct.book import Noted
from core.engine.conduct.discipline import Ordered
from core.engine.desk import Desk
from core.engine.rows import Entry
from core.ids import CommunityId, PersonId
from core.refusal import Reason, Refusal


class Habits:
    """Takes what people prefer."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def hide_cards(self, community: CommunityId, person: PersonId, *, hides: bool) -> None:
        """Have the cards of ``person`` sent to him no more, but shown on request, or sent again.

        Raises:
            Refusal: ``TOO_BUSY`` when the store fails.
        """
        book = self._desk.conduct
        was = book.regular(community, person)
        if was.hides_cards == hides:
            return
        if not self._desk.is_open:
            raise Refusal(Reason.TOO_BUSY)
        regular = replace(was, hides_cards=hides)
        book.note(Noted(regulars=(regular,)))
        work = Ordered(Entry(regulars=(regular,)), self._desk, lambda: None)
        self._desk.committer.join(work)
        if await work.done != "stored":  # the book is read back
            raise Refusal(Reason.TOO_BUSY)
