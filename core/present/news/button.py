"""News of the button: how the first one of a game was found, what the floor rules, which system
is in force (Cooke 12.03, 12.21, 13.02.01; USPC and Hoyle, first dealer)."""

from collections.abc import Mapping
from typing import Final

from core.present.documents import Line
from core.present.say import say
from core.table.blinds.events import ButtonPlaced, SystemTookOver
from core.table.events import ButtonStart

DRAWN: Final[Mapping[ButtonStart, str]] = {
    ButtonStart.HIGH_CARD: "{who} draw{s} the high card and take{s} the button.",
    ButtonStart.DEALER_RIGHT: "{who} sit{s} at the dealer's right and take{s} the button.",
    ButtonStart.FIRST_JACK: "{who} get{s} the first jack and take{s} the button.",
}

_FROM_NOW_ON: Final = {
    True: "From this hand on the button always goes to a player, and is never dead.",
    False: "From this hand on every blind is met, and the button may be dead.",
}


def button_line(event: object) -> Line | None:
    """``The floor puts the button at seat 3.``; None for any other kind."""
    match event:
        case ButtonPlaced(seat=seat, stands=True):
            return say("The button should be at seat {seat}: this hand stands as it was dealt.",
                       seat=str(seat))  # fmt: skip
        case ButtonPlaced(seat=seat, by=None):
            return say("The button stays at seat {seat}.", seat=str(seat))
        case ButtonPlaced(seat=seat):
            return say("The floor puts the button at seat {seat}.", seat=str(seat))
        case SystemTookOver(no_dead_button=no_dead_button):
            return say(_FROM_NOW_ON[no_dead_button])
        case _:
            return None
