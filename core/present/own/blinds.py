"""What a player has chosen for the next deal, said to him: how he comes in, and for what stakes."""

from typing import Final

from core.chips import Chips, chips_text
from core.hand.forced.posts import PostKind
from core.hand.overs import Overs
from core.ids import Seat
from core.present.documents import Line
from core.present.say import say
from core.table.blinds import events as b
from core.table.blinds.duties import Entry
from core.table.events import TableEvent
from core.view import TableView

_ENTRIES: Final = {
    Entry.WAIT: "You wait for the big blind.",
    Entry.POST: "You come in with the next deal{price}.",
    Entry.BEHIND: "You let the blinds and the button pass, and post behind the button.",
    Entry.STRADDLE: "You straddle to come in.",
    Entry.BUY: "You buy the button{price}: you post with the next deal, and it is yours in the hand"
    " after.",
}
_OVERS: Final = {
    Overs.NONE: "You play no overs from the next hand on.",
    Overs.OVERS: "You play overs from the next hand on, with whoever does so too.",
    Overs.SUPER: "You play super-overs from the next hand on, with whoever does so too.",
}


def blind_line(event: TableEvent, view: TableView) -> Line | None:
    """``You come in with the next deal for 20 live + 10 dead.``; None for any other kind."""
    match event:
        case b.DutiesChanged(seat=seat, duties=duties):
            return say(_ENTRIES[duties.entry], price=_price(seat, view))
        case b.OversChosen(overs=overs):
            return say(_OVERS[overs])
        case _:
            return None


def _price(seat: Seat, view: TableView) -> str:
    """`` for 20``, as far as the next hand is known."""
    posts = view.coming.posts.due if view.coming is not None else ()
    mine = [post for post in posts if post.seat == seat]
    live = Chips(sum(post.amount for post in mine if post.traits.is_live))
    dead = Chips(sum(post.amount for post in mine if post.kind is PostKind.DEAD))
    if not dead:
        return f" for {chips_text(live)}" if live else ""
    parts = ((live, "live"), (dead, "dead"))
    return " for " + " + ".join(f"{chips_text(sum_)} {kind}" for sum_, kind in parts if sum_)
