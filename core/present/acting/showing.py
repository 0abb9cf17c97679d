"""What a player may do with his hand once the final action is over (Cooke 11.08, 11.12)."""

from zlib import crc32

from core.hand.commands import AskToSee, Muck, Prompt, Show
from core.ids import PersonId, Seat
from core.present.acting.buttons import Rows, act_button
from core.present.documents import Button, CardRow, Document, Line, Press, Slot, Until, Verb
from core.present.say import say
from core.present.words.made import made_words
from core.present.words.names import player_name, seated_name
from core.view import TableView

_ROW = 5
_NOBODY = PersonId("")
_LONGEST_NAME = 20


def after_rows(view: TableView) -> Rows:
    """Show it to all or to one, keep it closed, and ask for the hands that were called."""
    return tuple(row for row in (_own(view), _others(view)) if row)


def _own(view: TableView) -> tuple[Button, ...]:
    mine = view.mine
    if mine is None or not mine.may_show:
        return ()
    show = act_button(view, Show(_NOBODY), "Show", "Show your hand to everybody")
    to = Button("Show to …", Press(view.id, Verb.SHOW_TO), hint="Show your hand to one player")
    muck = act_button(view, Muck(_NOBODY), "Muck", "Keep your hand closed")
    return (show, to, muck) if mine.is_asked_to_show else (show, to)


def _others(view: TableView) -> tuple[Button, ...]:
    hand, mine = view.hand, view.mine
    if hand is None or mine is None:
        return ()
    return tuple(_ask_to_see(view, seat) for seat in mine.may_ask[:_ROW])


def _ask_to_see(view: TableView, seat: Seat) -> Button:
    player = view.hand.player(seat) if view.hand is not None else None
    name = player.name[:_LONGEST_NAME] if player is not None else f"seat {seat}"
    return act_button(view, AskToSee(_NOBODY, seat), f"See {name}'s hand",
                      f"Ask to see the called hand of {name}")  # fmt: skip


def after_lines(view: TableView) -> tuple[Line, ...]:
    """Until when one's own hand may be shown, and the hands that one alone was shown."""
    lines = [
        say(
            "{who} showed you alone {cards}: {made}.",
            who=seated_name(view, shown.seat),
            cards=CardRow(shown.hand.cards),
            made=made_words(shown.hand.made),
        )
        for shown in view.shown_to_me
    ]
    if view.mine is not None and view.mine.is_asked_to_show:
        lines.append(say("Nobody called: show your hand, or keep it closed."))
        if view.show_until is not None:
            lines.append(say("The time to show ends {until}.", until=Until(view.show_until)))
    return tuple(lines)


def seen_lines(view: TableView) -> tuple[Line, ...]:
    """For everybody: hands that one player alone has seen, and those that are asked for."""
    hand = view.hand
    if hand is None:
        return ()
    looks = hand.looks
    shown = (say("One player has seen the hand of {who}: anybody may ask that all see it.",
                 who=player_name(hand, seat)) for seat in looks.shown_to)  # fmt: skip
    asked = (say("The hand of {who} is asked for.", who=player_name(hand, seat))
             for seat in looks.asked)  # fmt: skip
    return (*shown, *asked)


def whose_mark(person: PersonId) -> int:
    """A number that tells ``person`` from others who may sit in his seat later on."""
    return crc32(person.encode())


def _meant(view: TableView, person: PersonId) -> Prompt | None:
    """The hand to be shown, and to whom: seats are changed between hands."""
    return None if view.hand is None else Prompt(view.hand.number, whose_mark(person))


def show_to_whom(view: TableView) -> Document:
    """Everybody at the table, each a button, to show one's hand to."""
    others = [seat for seat in view.seats if seat.seat != view.viewer]
    buttons = tuple(
        Button(seat.name,
               Press(view.id, Verb.SHOW_TO, prompt=_meant(view, seat.person), seat=seat.seat),
               hint=f"Show your hand to {seat.name} alone")
        for seat in others
    )  # fmt: skip
    rows = tuple(buttons[at : at + _ROW] for at in range(0, len(buttons), _ROW))
    line = say("To whom do you show your hand? Anybody may then ask that all see it.")
    return Document(Slot.REPLY, line, (), rows, sequence=view.version)
