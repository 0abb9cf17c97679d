"""Buying the button: a hand put in between, whose blinds one player posts alone (Cooke 12.12.03).

He sits right in front of the button and has it in the next hand.  The blinds that were due are
put off by a hand, and nobody skips a duty.
"""

from collections.abc import Collection, Iterator

from msgspec.structs import replace

from core.hand.forced.posts import Post, PostKind
from core.house.settings import word
from core.ids import Seat
from core.refusal import Reason, Refusal
from core.table.blinds import ring
from core.table.blinds.duties import Entry, Owes
from core.table.blinds.positions import Positions
from core.table.blinds.prices import posts_of, price_of
from core.table.blinds.situation import Situation

_RULE = "cooke-12.12.03"


def is_sold(situation: Situation) -> bool:
    """Whether the house sells the button: by system, where it may not be dead."""
    match word(situation.settings, "blinds.buy_button"):
        case "on":
            return True
        case "off":
            return False
        case _:
            return word(situation.settings, "button.rule") == "no_dead_button"


def refuse_unsold(situation: Situation, positions: Positions, seat: Seat) -> None:
    """Refuse the button to ``seat`` where he may not buy it in the hand with ``positions``.

    Raises:
        Refusal: ``BUTTON_NOT_SOLD`` by the house, or to one who has not missed a big blind;
            ``BLINDS_ADJUSTED`` while a departure leaves something dead (Cooke 12.13.04); or
            ``BUTTON_NOT_NEXT`` from any seat but the first left of the button.
    """
    if not is_sold(situation) or situation.duties(seat).owes not in (Owes.BIG, Owes.BOTH):
        raise Refusal(Reason.BUTTON_NOT_SOLD, _RULE)
    if positions.is_adjusted or positions.is_heads_up:
        raise Refusal(Reason.BLINDS_ADJUSTED, "cooke-12.13.04")
    button = positions.pointers.button
    small = positions.pointers.small_blind
    inside = ring.between(button, small, situation.seats)
    if seat not in inside or any(
        other in positions.dealt for other in ring.between(button, seat, situation.seats)
    ):
        raise Refusal(Reason.BUTTON_NOT_NEXT, _RULE, seat=button)


def sold(situation: Situation, positions: Positions, waiting: Collection[Seat]) -> Positions:
    """The hand that is put in where somebody buys the button, else ``positions`` as they are.

    Who was to come in with the big blind waits for the hand in which it is due.
    """
    buyer = next((seat for seat in waiting if _buys(situation, positions, seat)), None)
    if buyer is None or situation.last is None:
        return positions
    pointers = replace(
        positions.pointers,
        small_blind=buyer,
        middle_blind=None,
        big_blind=situation.last.big_blind,
    )
    dealt = [seat for seat in positions.dealt if seat not in waiting or seat in positions.came_in]
    order = ring.in_deal_order(pointers.button, {*dealt, buyer}, situation.seats)
    return replace(positions, pointers=pointers, dealt=tuple(order), missed=(), buyer=buyer)


def _buys(situation: Situation, positions: Positions, seat: Seat) -> bool:
    if situation.duties(seat).entry is not Entry.BUY:
        return False
    try:
        refuse_unsold(situation, positions, seat)
    except Refusal:
        return False
    return True


def posts_of_buyer(situation: Situation, buyer: Seat) -> Iterator[Post]:
    """Both blinds, the big one live and the small one dead; nobody else posts."""
    return posts_of(buyer, price_of(situation, Owes.BOTH), PostKind.BIG)
