"""What a player waits for who is not simply dealt the next hand, in a few words."""

from typing import Final

from core.table.blinds.duties import Duties, Entry, Owes

_ENTRIES: Final = {
    Entry.WAIT: "waits for the big blind",
    Entry.POST: "posts to come in",
    Entry.BEHIND: "waits for the button to pass",
    Entry.STRADDLE: "straddles to come in",
    Entry.BUY: "buys the button",
}


def waits_words(duties: Duties) -> str:
    """``waits for the big blind``, ``waits for the button to pass``, ``comes in free``."""
    if duties.distance and duties.entry is Entry.WAIT:
        return "waits out the seat change"
    if duties.is_free and duties.owes is Owes.NOTHING:
        return "comes in behind the button"
    return _ENTRIES[duties.entry]
