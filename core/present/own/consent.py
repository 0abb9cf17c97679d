"""The private card of a newcomer to the community: its rules, and the button Agree (Cooke 3.01)."""

from collections.abc import Iterable

from core.present.board.sign import sign_sections, table_title
from core.present.documents import Button, Document, Press, Section, Slot, Tone, Verb, Weight
from core.present.say import say
from core.table.events import TableEvent
from core.table.floor.conduct_events import ConsentAsked
from core.view import TableView


def asks_consent(events: Iterable[TableEvent]) -> bool:
    """Whether a seat is held for whoever has just taken it."""
    return any(isinstance(event, ConsentAsked) for event in events)


def agree_button(view: TableView) -> Button:
    """Agrees, and is dealt in."""
    press = Press(view.id, Verb.AGREE)
    return Button("Agree", press, Weight.GOOD, "Agree to the rules of the house and be dealt in")


def consent_card(view: TableView) -> Document:
    """The rules he agrees to, and the one press that has him dealt in."""
    title = say("Your seat is held. Agree to the rules of the house, and you are dealt in.")
    played = Section((table_title(view),))
    last = Section(
        (
            say(
                "The house has the last word on who plays, how play is conducted and how rules are"
                " enforced (Cooke 3.01)."
            ),
        )
    )
    leave = Button("Leave", Press(view.id, Verb.LEAVE), hint="Cash out and get up")
    return Document(
        Slot.REPLY,
        title,
        (played, *sign_sections(view), last),
        ((agree_button(view), leave),),
        Tone.PLAIN,
        view.version,
    )
