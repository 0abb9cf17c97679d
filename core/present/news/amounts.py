"""News of amounts: what the channel is told that the board does not show (Cooke 8.02.04, 9.14)."""

from core.hand import events as h
from core.present.documents import Line
from core.present.say import say
from core.present.telling.amounts import READ_AS
from core.present.words.names import seated_name
from core.table.events import TableEvent
from core.view import TableView


def amount_line(event: TableEvent, view: TableView) -> Line | None:
    """How an amount was read or corrected, or what was forfeited; None for anything else."""
    match event:
        case h.AmountRead(seat=seat, typed=typed, act=act, to=to, more=more):
            read = say(READ_AS[act], typed=typed, to=to, more=more)
            return say("{who}: {read}", who=seated_name(view, seat), read=read)
        case h.StringRaiseRefused(seat=seat):
            who = seated_name(view, seat)
            return say("A string raise is not allowed: the call of {who} stands.", who=who)
        case h.CallVoided(seat=seat, amount=amount):
            who = seated_name(view, seat)
            return say("No hole cards could beat those showing: {amount} goes back to {who}.",
                       amount=amount, who=who)  # fmt: skip
        case h.ChipsForfeited(seat=seat, amount=amount):
            who = seated_name(view, seat)
            return say("{who} forfeits {amount} to the pot.", who=who, amount=amount)
        case h.BetMade() | h.Completed() | h.Raised() if event.announced:
            return say(
                "{who}: {announced} is corrected to {to}.",
                who=seated_name(view, event.seat),
                announced=event.announced,
                to=event.to,
            )
        case _:
            return None
