"""Review: the floor looks at a hand of any number that is over, for its eyes alone (Cooke 3.09)."""

from core.engine.outcome import Accepted
from core.hand.state import Hand, Standing
from core.house.ranks import Rank
from core.house.settings import word
from core.ids import PersonId, Seat
from core.present.floor.reviewed import reviewed_hand
from core.reception.visit import Visit
from core.refusal import Reason, Refusal
from core.table.commands import ReviewHand
from core.view.shown import read_hands

_RULE = "cooke-3.09"
_SETTING = "floor.inspection"
_CLAIMS = (Standing.LIVE, Standing.SHOWN, Standing.MUCKED)


async def review(visit: Visit, number: int, seat: Seat | None = None, why: str = "") -> None:
    """Show the floor the cards of hand ``number``, or those that ``seat`` held in it.

    Raises:
        Refusal: ``NOT_ALLOWED``, ``MAY_NOT_RULE`` for one who played for that pot (Cooke 3.13);
            ``LAST_HAND_ALONE`` by the house's rule; ``NO_SUCH_HAND``; see the table for the rest.
    """
    await visit.must_rule()
    table = visit.table()
    await _refuse_past(visit, number)
    hand = await visit.answer.after(visit.room.conduct.hand(table.id, number))
    if hand is not None and not hand.is_over:
        raise Refusal(Reason.INSPECT_AFTER_HAND, _RULE)
    held = [one for one in hand.players if seat in (None, one.seat)] if hand is not None else []
    if hand is None or not held:
        raise Refusal(Reason.NO_SUCH_HAND, _RULE, hand=number)
    if _played_for_it(hand, visit.person):
        raise Refusal(Reason.MAY_NOT_RULE, "cooke-3.13")
    command = ReviewHand(
        visit.person,
        visit.name,
        number,
        tuple(one.seat for one in held),
        tuple(one.person for one in held),
        why,
    )
    outcome = await visit.submit(command)
    if not isinstance(outcome, Accepted):
        await visit.tell(outcome)
        return
    names = {one.seat: (one.person, one.name) for one in held}
    shown = read_hands(hand, command.seats)
    await visit.answer.say(reviewed_hand(table.id, number, names, shown))


async def _refuse_past(visit: Visit, number: int) -> None:
    """By the house's rule the floor looks at the last hand alone, or admins at any."""
    table = visit.table()
    allows = word(table.config.settings, _SETTING)
    if number == table.hands or allows == "any_hand":
        return
    if allows == "last_hand" or await visit.rank() < Rank.ADMIN:
        raise Refusal(Reason.LAST_HAND_ALONE, _RULE, hand=table.hands)


def _played_for_it(hand: Hand, person: PersonId) -> bool:
    return any(
        person in (one.person, one.actor) and one.standing in _CLAIMS for one in hand.players
    )
