"""A hand that is over as the floor looks at it, by its number (Cooke 3.09)."""

from collections.abc import Mapping, Sequence

from core.ids import PersonId, Seat, TableId
from core.present.documents import CardRow, Document, Line, Section, Slot, Who
from core.present.rulebook.button import rule_row
from core.present.say import say
from core.present.words.made import made_words
from core.view import ShownToMe

_RULE = "cooke-3.09"

Names = Mapping[Seat, tuple[PersonId, str]]
"""Who sat where in that hand, as they were shown then."""


def reviewed_hand(
    table: TableId, number: int, names: Names, hands: Sequence[ShownToMe]
) -> Document:
    """For the floor alone, and on record: who held what in hand ``number``."""
    lines = tuple(_line(names[one.seat], one) for one in hands)
    title = say("Hand {number}, for the floor alone; that you look is on record (Cooke 3.09).",
                number=f"{number:,}")  # fmt: skip
    return Document(Slot.REPLY, title, (Section(lines),), rule_row((_RULE,), table))


def _line(who: tuple[PersonId, str], shown: ShownToMe) -> Line:
    is_whole = any(made.reading is not None for made in shown.hand.made)
    made = f": {made_words(shown.hand.made)}" if is_whole else ""
    return say("Seat {seat}, {who}: {cards}{made}.", seat=str(shown.seat), who=Who(*who),
               cards=CardRow(shown.hand.cards), made=made)  # fmt: skip
