"""The buttons that anyone may press: cards and clock, and coming and going."""

from typing import Final

from core.present.acting.agreements import accord_rows
from core.present.acting.buttons import Rows, act_rows
from core.present.acting.choosing import choices_row
from core.present.documents import Button, Press, Verb, Weight
from core.present.news.buttons import go_on_button
from core.view import TableView

_SUBSTANTIAL: Final = 2
"""Players who have spoken behind, and so hurry the one who thinks (Cooke 10.02, 10.17)."""


def board_rows(view: TableView) -> Rows:
    """Under the board: the acts of the player to act, then what everyone may press."""
    if view.is_closed:
        return ()
    if view.objection is not None:
        return ((go_on_button(view), cards_button(view)),)
    if view.halted_at is not None and view.is_in_hand:
        return ((cards_button(view),),)
    if not view.is_in_hand:
        return (*seat_rows(view), *choices_row(view))
    return (*act_rows(view), *accord_rows(view), _hand_row(view))


def sign_rows(view: TableView) -> Rows:
    """Under the sign: coming and going, and one's cards."""
    return seat_rows(view)


def seat_rows(view: TableView) -> Rows:
    """My cards, sit, top up; away, back, leave: rows short enough for a phone."""
    return (
        (
            cards_button(view),
            Button("Sit", Press(view.id, Verb.BUY_IN), Weight.GOOD, "Take a seat and buy in"),
            Button("Top up", Press(view.id, Verb.TOP_UP), hint="Buy more chips"),
        ),
        (
            Button("Away", Press(view.id, Verb.AWAY), hint="Keep your seat, be dealt out"),
            Button("Back", Press(view.id, Verb.BACK), hint="Be dealt in again"),
            Button("Leave", Press(view.id, Verb.LEAVE), hint="Cash out and get up"),
        ),
    )


def cards_button(view: TableView) -> Button:
    """Answers privately with one's own cards."""
    return Button("My cards", Press(view.id, Verb.MY_CARDS), hint="See your own cards")


def close_anyway_button(view: TableView) -> Button:
    """The floor's: break a game that enough players would keep going (Cooke 3.04)."""
    press = Press(view.id, Verb.CLOSE_ANYWAY)
    return Button("Close anyway", press, Weight.DANGER, "The floor: break this game")


def refill_button(view: TableView) -> Button:
    """Asks for a refill."""
    return Button("Refill", Press(view.id, Verb.REFILL), Weight.GOOD, "Ask for more chips")


def _hand_row(view: TableView) -> tuple[Button, ...]:
    hand = view.hand
    if hand is None or (hand.menu is None and not hand.is_drawing):
        return (cards_button(view),)
    press = Press(view.id, Verb.CLOCK, hand.prompt)
    clock = Button("Clock", press, hint="Call the clock")
    return (cards_button(view), clock, *(time_row(view) if is_hurried(view) else ()))


def time_row(view: TableView) -> tuple[Button, ...]:
    """Time for the player to act, once in a turn (Cooke 10.02); none once a player has the clock
    on him."""
    hand, clock = view.hand, view.clock
    if hand is None or hand.prompt is None or hand.has_time or hand.is_showdown:
        return ()
    if clock is not None and clock.request is not None and clock.request.by is not None:
        return ()
    press = Press(view.id, Verb.TIME, hand.prompt)
    return (Button("Time", press, hint="Ask for time to think, once in a turn"),)


def object_button(view: TableView) -> Button:
    """Opens the form that asks what went wrong (Cooke 9.15, 10.16)."""
    prompt = view.hand.prompt if view.hand is not None else None
    press = Press(view.id, Verb.OBJECT, prompt)
    return Button("Object …", press, hint="Object to an error: play waits for the floor")


def is_hurried(view: TableView) -> bool:
    """The dealer has the clock on him, or players behind have spoken already (Cooke 10.02)."""
    has_clock = view.clock is not None and view.clock.request is not None
    held = view.hand.held if view.hand is not None else ()
    return has_clock or sum(one.binds for one in held) >= _SUBSTANTIAL
