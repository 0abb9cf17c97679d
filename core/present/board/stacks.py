"""The count of chips, which anybody may ask for at any time (Cooke 8.01.08, 9.08)."""

from core.chips import Chips
from core.ids import Seat
from core.present.documents import Button, Document, Line, Press, Section, Slot, Verb
from core.present.say import joined, say
from core.present.words.names import name_of, seated_name
from core.view import SeatView, TableView


def stacks(view: TableView, seat: Seat | None = None) -> Document:
    """Everybody's chips, or those at ``seat``: exactly, with what lies in front of him.

    Its button shows them again in the same message, as they are then.
    """
    wanted = [one for one in view.seats if seat is None or one.seat == seat]
    lines = tuple(_line(one, view) for one in wanted)
    title = say("Chips in play") if seat is None else say("Chips of {who}", who=_who(view, seat))
    pot = _pot(view) if seat is None else ()
    return Document(
        Slot.REPLY,
        title,
        tuple(Section(part) for part in (lines, pot) if part),
        ((stacks_button(view, seat),),),
        sequence=view.version,
    )


def stacks_button(view: TableView, seat: Seat | None = None) -> Button:
    """Asks for the count once more."""
    press = Press(view.id, Verb.STACKS, seat=seat)
    return Button("Stacks", press, hint="Count the chips again")


def effective_stack(view: TableView) -> Chips | None:
    """The most of his stack that the viewer can still lose to one other player.

    None where it is the whole stack, or where nobody else is in.
    """
    hand, mine = view.hand, view.mine
    player = hand.player(mine.seat) if hand is not None and mine is not None else None
    if hand is None or player is None:
        return None
    others = [one.stack + one.bet for one in hand.players if one.is_in and one.seat != player.seat]
    covered = max(others, default=0) - player.bet
    return Chips(covered) if others and 0 < covered < player.stack else None


def _who(view: TableView, seat: Seat) -> Line:
    return seated_name(view, seat)


def _line(one: SeatView, view: TableView) -> Line:
    player = view.hand.player(one.seat) if view.hand is not None and view.is_in_hand else None
    in_front = player.bet if player is not None and player.person == one.person else 0
    return joined(
        (
            say("{seat} {who}: {stack}", seat=str(one.seat), who=name_of(one), stack=one.stack),
            say("{behind} of it behind", behind=one.advance.in_play) if one.advance.in_play else (),
            say("{owed} owed", owed=one.owed) if one.owed else (),
            say("{bet} in front", bet=in_front) if in_front else (),
            say("{more} more next hand", more=one.behind) if one.behind else (),
        ),
        ", ",
    )


def _pot(view: TableView) -> tuple[Line, ...]:
    if view.hand is None or not view.is_in_hand:
        return ()
    return (say("Pot {pot}", pot=view.hand.pot),)
