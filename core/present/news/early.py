"""News of what is said before its turn: everybody hears it, and what became of it (Cooke 10.08)."""

from core.chips import NO_CHIPS, Chips
from core.hand import events as h
from core.hand.acts import Act
from core.present.documents import Line
from core.present.news.early_words import said_words
from core.present.say import say
from core.present.words.names import seated_name
from core.table.events import TableEvent
from core.view import TableView


def early_line(event: TableEvent, view: TableView) -> Line | None:
    """A declaration, chips or a fold out of turn, and a release; None for anything else."""
    match event:
        case h.SaidEarly(seat=seat, binds=True):
            return say(
                "{who} declares out of turn: {act}. It binds unless the action changes"
                " (Cooke 10.08).",
                who=seated_name(view, seat),
                act=_act(event, view),
            )
        case h.SaidEarly(seat=seat):
            return say(
                "{who} speaks out of turn: {act}. It binds nobody.",
                who=seated_name(view, seat),
                act=_act(event, view),
            )
        case h.Released(seat=seat):
            return say("The action has changed: {who} is free to act anew (Cooke 10.08).",
                       who=seated_name(view, seat))  # fmt: skip
        case h.ChipsPutEarly(seat=seat, amount=amount):
            return say("{who} puts in {amount} out of turn: it stays in the pot.",
                       who=seated_name(view, seat), amount=amount)  # fmt: skip
        case h.FoldedEarly(seat=seat):
            return say("{who} folds out of turn: the hand is dead.", who=seated_name(view, seat))
        case _:
            return None


def _act(event: h.SaidEarly, view: TableView) -> str:
    player = view.hand.player(event.seat) if view.hand is not None else None
    due = Chips(max(event.wager - player.bet, 0)) if player is not None else NO_CHIPS
    return said_words(event.act, event.to, due if event.act is Act.CALL else NO_CHIPS)
