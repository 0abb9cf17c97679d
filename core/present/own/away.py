"""The question to whoever goes away with a blind due in the next hand (Cooke 17.10)."""

from typing import Final

from core.hand.forced.posts import PostKind
from core.present.documents import Button, Document, Press, Slot, Tone, Verb
from core.present.say import say
from core.view import TableView

_BLINDS: Final = {PostKind.BIG: "big", PostKind.SMALL: "small"}


def away_asked(view: TableView, due: PostKind) -> Document:
    """Post it and be dealt that hand, or miss it: nothing has been done yet."""
    blind = _BLINDS[due]
    post = Button(
        "Post",
        Press(view.id, Verb.AWAY_POST),
        hint=f"Post the {blind} blind, and go after the hand",
    )
    miss = Button("Miss", Press(view.id, Verb.AWAY_MISS), hint=f"Go now, and owe the {blind} blind")
    title = say(
        "Your {blind} blind is due in the next hand: post it and go after that hand, or miss it"
        " (Cooke 17.10)?",
        blind=blind,
    )
    return Document(Slot.REPLY, title, (), ((post, miss),), Tone.YOUR_TURN, view.version)
