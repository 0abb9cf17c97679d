"""How the first button of a game was found (Cooke 13.02.01; USPC and Hoyle, first dealer)."""

from collections.abc import Mapping
from typing import Final

from core.table.events import ButtonStart

DRAWN: Final[Mapping[ButtonStart, str]] = {
    ButtonStart.HIGH_CARD: "{who} draw{s} the high card and take{s} the button.",
    ButtonStart.DEALER_RIGHT: "{who} sit{s} at the dealer's right and take{s} the button.",
    ButtonStart.FIRST_JACK: "{who} get{s} the first jack and take{s} the button.",
}
