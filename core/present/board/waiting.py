"""What a player waits for who is not simply dealt the next hand, in a few words."""

from typing import Final

from core.table.blinds.duties import Duties, Entry, Owes

_ENTRIES: Final = {
    Entry.WAIT: "wait{s} for the big blind",
    Entry.POST: "post{s} to come in",
    Entry.BEHIND: "wait{s} for the button to pass",
    Entry.STRADDLE: "straddle{s} to come in",
    Entry.BUY: "buy{s} the button",
}


def waits_words(duties: Duties, s: str = "s") -> str:
    """``waits for the big blind``, ``waits for the button to pass``; ``s`` ends the verb."""
    if duties.distance and duties.entry is Entry.WAIT:
        words = "wait{s} out the seat change"
    elif duties.is_free and duties.owes is Owes.NOTHING:
        words = "come{s} in free"
    else:
        words = _ENTRIES[duties.entry]
    return words.format(s=s)
