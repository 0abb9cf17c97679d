"""Chips beside the table: balance, grants, refills, and what cannot be sent."""

from core.chips import Chips
from core.present.acting.buttons import Rows
from core.present.board.buttons import cards_button, refill_button
from core.present.documents import Document, Line, Slot, Who
from core.present.say import say
from core.view import TableView


def balance(amount: Chips, view: TableView | None = None) -> Document:
    """What a person has in his wallet and, with ``view`` from his seat, on the table."""
    seat = view.my_seat if view is not None else None
    if view is None or seat is None:
        rows = ((refill_button(view),),) if view is not None and amount == 0 else ()
        return _reply(say("You have {amount} in your wallet.", amount=amount), rows)
    line = say(
        "You have {amount} in your wallet and {stack} on the table.",
        amount=amount,
        stack=Chips(seat.stack + seat.behind),
    )
    return _reply(line)


def granted(who: Who, amount: Chips, balance: Chips) -> Document:
    """To an admin: chips were given."""
    line = say("{who} was given {amount} and now has {balance}.", who=who, amount=amount,
               balance=balance)  # fmt: skip
    return _reply(line)


def taken(who: Who, amount: Chips, balance: Chips) -> Document:
    """To an admin: chips were taken."""
    line = say("{amount} was taken from {who}, who now has {balance}.", who=who, amount=amount,
               balance=balance)  # fmt: skip
    return _reply(line)


def refilled(amount: Chips, balance: Chips) -> Document:
    """To a broke player: here you are."""
    line = say("Here are {amount}; you have {balance} in your wallet. Good luck.", amount=amount,
               balance=balance)  # fmt: skip
    return _reply(line)


def dms_closed(view: TableView) -> Document:
    """Said once to a player whose private messages are closed."""
    line = say(
        "I cannot send you private messages: press My cards to see your hand, and I will try"
        " again then."
    )
    return _reply(line, ((cards_button(view),),))


def _reply(line: Line, rows: Rows = ()) -> Document:
    return Document(Slot.REPLY, line, (), rows)
