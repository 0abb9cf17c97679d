"""What the dealer himself lacks: rights in a channel, or knowing which table is meant."""

from collections.abc import Sequence

from core.present.documents import Document, Section, Slot, Strong, Text, Tone
from core.present.say import counted, listed, say


def rights_missing(rights: Sequence[str], where: str = "this channel") -> Document:
    """To an admin: the dealer cannot deal in ``where`` without ``rights``.

    ``rights`` are in the platform's own words, as an admin finds them there.
    """
    need = counted(len(rights), "permission", "permissions")
    return Document(
        Slot.REPLY,
        say("The dealer cannot deal in {where} yet: {need} missing.", where=where, need=need),
        (Section(((*say("Give the dealer "), *listed((Strong(r),) for r in rights), Text(".")),)),),
        tone=Tone.REFUSED,
    )


def which_table() -> Document:
    """To words said in private that could be meant for several tables, or for none."""
    return Document(
        Slot.REPLY,
        say("Which table do you mean? Say it in the table's channel, or press a button there."),
        tone=Tone.REFUSED,
    )
