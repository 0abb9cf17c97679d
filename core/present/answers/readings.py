"""Unclear words asked back: each thing they may have meant is a button."""

from msgspec.structs import replace

from core.notation import Unclear
from core.present.acting.buttons import act_button
from core.present.documents import Document, Slot, Tone
from core.present.say import say
from core.view import TableView

_ROW = 5


def readings(unclear: Unclear, view: TableView) -> Document:
    """What the words may have meant, for ``view.viewer`` to choose; nothing has been done."""
    hand = view.hand
    prompt = hand.prompt if hand is not None else None
    buttons = tuple(
        act_button(view, replace(reading, prompt=prompt)) for reading in unclear.readings
    )
    rows = tuple(buttons[at : at + _ROW] for at in range(0, len(buttons), _ROW))
    ask = "did you mean this?" if len(buttons) == 1 else "which do you mean?"
    line = say(
        "“{typed}” is not clear to me, and nothing has been done: {ask}",
        typed=unclear.typed,
        ask=ask,
    )
    return Document(Slot.REPLY, line, (), rows, Tone.REFUSED, view.version)
