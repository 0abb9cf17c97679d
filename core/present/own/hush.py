"""The private hint to whoever talks at a table that is quiet (Cooke 3.08, 17.02)."""

from typing import Final

from core.house.talk import Silence
from core.present.documents import Document, Slot, Tone
from core.present.say import say

_WHY: Final = {
    Silence.DURING_HAND:
        "Nobody talks at {table} while a hand is played (Cooke 17.02): wait until it is over."
        " Commands and buttons work.",
    Silence.RAIL_IS_QUIET:
        "Who watches {table} does not talk while a hand is played (Cooke 3.08): wait until it is"
        " over.",
    Silence.RAIL_IS_CLOSED:
        "Only players and staff watch {table} (Cooke 3.08): press Sit to join.",
}  # fmt: skip
_REMOVED: Final = " Your message was taken away."


def hush(why: Silence, table: str, *, is_removed: bool) -> Document:
    """``is_removed`` when the platform has let the dealer take the message away."""
    words = _WHY[why] + (_REMOVED if is_removed else "")
    return Document(Slot.REPLY, say(words, table=f"table {table}"), tone=Tone.REFUSED)
