"""A hand that was shown to its reader alone, or that the floor examines (Cooke 11.08, 11.12)."""

from collections.abc import Sequence

from core.citation import RuleId, cited
from core.ids import Seat
from core.present.documents import CardRow, Document, Line, Section, Slot
from core.present.say import say, sentence
from core.present.words.made import made_words
from core.present.words.names import names_in
from core.view import ShownHand, ShownToMe, TableView


def shown_hand(view: TableView, seat: Seat) -> Document:
    """The private message to whom the hand at ``seat`` was shown.

    Raises:
        LookupError: nothing was shown to the viewer there.
    """
    for shown in view.shown_to_me:
        if shown.seat == seat:
            line = _line("{who} shows you {cards}{made}.", shown, view)
            return Document(Slot.REPLY, line, sequence=view.version)
    raise LookupError("not shown to this viewer")


def examined_hands(view: TableView, hands: Sequence[ShownToMe], rule: RuleId) -> Document:
    """What the floor sees of the hands it examines by ``rule``, for its eyes alone."""
    if not hands:
        return Document(Slot.REPLY, say("There is no hand to look at."), sequence=view.version)
    lines = tuple(_line("{who} held {cards}{made}.", shown, view) for shown in hands)
    return Document(
        Slot.REPLY,
        say("For the floor alone, until the next hand begins ({rule}).", rule=cited(rule)),
        (Section(lines),),
        sequence=view.version,
    )


def _line(template: str, shown: ShownToMe, view: TableView) -> Line:
    return sentence(
        say(
            template,
            who=names_in(view)(shown.seat),
            cards=CardRow(shown.hand.cards),
            made=_made(shown.hand),
        )
    )


def _made(hand: ShownHand) -> str:
    """What it makes; nothing while there are no five cards."""
    is_whole = any(made.reading is not None for made in hand.made)
    return f": {made_words(hand.made)}" if is_whole else ""
