"""What was said before its turn, in words (Cooke 10.08; USPC, Hoyle)."""

from typing import Final

from core.chips import Chips, chips_text
from core.hand.acts import Act
from core.hand.ahead.early import Held
from core.hand.commands import Preact
from core.ids import Seat
from core.present.documents import Line
from core.present.say import say
from core.view import HandView

KEPT: Final = {
    Preact.CHECK: "check",
    Preact.CHECK_FOLD: "check, or fold",
    Preact.CALL: "call {call}",
    Preact.FOLD: "fold",
}


def said_words(act: Act, to: Chips, call: Chips) -> str:
    """``check``, ``call 20``, ``bet 40``, ``raise to 80``, ``fold``: an act as it is declared."""
    match act:
        case Act.CALL:
            return f"call {chips_text(call)}" if call else "call"
        case Act.BET:
            return f"bet {chips_text(to)}"
        case Act.RAISE | Act.COMPLETE:
            return f"{act.value} to {chips_text(to)}"
        case Act.BRING_IN:
            return f"bring in {chips_text(to)}"
        case _:
            return act.value


def held_words(hand: HandView, held: Held) -> str:
    """``call 20``: what the player has declared out of turn."""
    player = hand.player(held.seat)
    bet = player.bet if player is not None else Chips(0)
    stack = player.stack if player is not None else Chips(0)
    return said_words(held.act, held.to, Chips(min(max(held.wager - bet, 0), stack)))


def held_by(hand: HandView, seat: Seat) -> Held | None:
    """What the player at ``seat`` has declared."""
    return next((held for held in hand.held if held.seat == seat), None)


def early_chips(hand: HandView, seat: Seat) -> Chips:
    """What the player at ``seat`` has put in out of turn."""
    return next((one.amount for one in hand.escrow if one.seat == seat), Chips(0))


def early_status(hand: HandView, seat: Seat) -> Line:
    """``says call 20, out of turn``, for his line on the board; nothing for most."""
    held, chips = held_by(hand, seat), early_chips(hand, seat)
    if chips:
        return say("{chips} put in out of turn", chips=chips)
    if held is None:
        return ()
    words = held_words(hand, held)
    return say(f"says {words}, out of turn" if held.binds else f"says {words}: not binding")


def kept_words(kept: Preact, call: Chips) -> str:
    """``check, or fold``: an act kept in private."""
    return KEPT[kept].format(call=chips_text(call))
