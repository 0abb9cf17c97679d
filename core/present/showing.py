"""What a player may do with his hand once the final action is over."""

from core.hand.commands import Show
from core.hand.state import Standing
from core.ids import PersonId
from core.present.act_buttons import Rows, act_button
from core.present.documents import Button, Document, Press, Slot, Verb
from core.present.say import say
from core.view import HandView, MyHand, TableView

_ROW = 5


def after_rows(view: TableView) -> Rows:
    """Show it to all, or to one, after a hand that one need not have shown (Cooke 11.12)."""
    hand, mine = view.hand, view.mine
    if hand is None or mine is None or not hand.is_over or hand.is_void or not mine.cards:
        return ()
    if not _is_unseen(hand, mine):
        return ()
    show = act_button(view, Show(PersonId("")), "Show", "Show your hand to everybody")
    to = Button("Show to …", Press(view.id, Verb.SHOW_TO), hint="Show your hand to one player")
    return ((show, to),)


def _is_unseen(hand: HandView, mine: MyHand) -> bool:
    player = hand.player(mine.seat)
    return player is not None and player.shown is None and player.standing is not Standing.SHOWN


def show_to_whom(view: TableView) -> Document:
    """Everybody at the table, each a button, to show one's hand to."""
    others = [seat for seat in view.seats if seat.seat != view.viewer]
    buttons = tuple(
        Button(seat.name, Press(view.id, Verb.SHOW_TO, seat=seat.seat),
               hint=f"Show your hand to {seat.name} alone")
        for seat in others
    )  # fmt: skip
    rows = tuple(buttons[at : at + _ROW] for at in range(0, len(buttons), _ROW))
    line = say("To whom do you show your hand? Anybody may then ask that all see it.")
    return Document(Slot.REPLY, line, (), rows, sequence=view.version)
