"""Bet sizes: what a limit round is played at (Cooke 4.09, 5.08, 8.03)."""

from core.chips import Chips
from core.games.spec import BettingRound, Limit, Structure
from core.hand.draft import HandDraft


def bet_sizes(draft: HandDraft, street: int, step: int, round_: BettingRound) -> tuple[Chips, ...]:
    """In limit the sizes of a bet in this round; where any amount may be bet, the two ends.

    Up to the limit means from one unit on (USPC, Hoyle).
    """
    rules, stakes = draft.rules, draft.rules.stakes
    is_big = _is_big(draft, street, step, round_)
    match rules.structure:
        case Structure.FIXED:
            sizes = _exact(draft, round_, is_big=is_big)
            return (rules.unit, sizes[-1]) if rules.limit.up_to_limit else sizes
        case Structure.SPREAD:
            assert stakes.spread is not None
            least, early, late = stakes.spread
            return (least, late if is_big else early)
        case _:
            return ()


def _exact(draft: HandDraft, round_: BettingRound, *, is_big: bool) -> tuple[Chips, ...]:
    stakes = draft.rules.stakes
    if not is_big and _pair_calls_in_the_big_bet(draft, round_):
        return (stakes.small_bet, stakes.big_bet)
    return (stakes.big_bet if is_big else stakes.small_bet,)


def _is_big(draft: HandDraft, street: int, step: int, round_: BettingRound) -> bool:
    if round_.limit is Limit.BY_ROUND:
        return round_number(draft, street, step) >= draft.rules.draw.big_bet_from
    if draft.rules.stud.big_bet_last_only:
        return street == len(draft.spec.streets) - 1
    return round_.limit is Limit.BIG


def round_number(draft: HandDraft, street: int, step: int) -> int:
    """Which betting round of the hand this is, counted from 1."""
    places = [
        (at, number)
        for at, row in enumerate(draft.spec.streets)
        for number, kind in enumerate(row.steps)
        if isinstance(kind, BettingRound)
    ]
    return places.index((street, step)) + 1


def _pair_calls_in_the_big_bet(draft: HandDraft, round_: BettingRound) -> bool:
    """Where the house plays it so: on fourth street (Cooke 5.08, scs-5), or always (USPC)."""
    stud = draft.rules.stud
    is_asked = stud.open_pair_doubles or (round_.limit is Limit.OPEN_PAIR and stud.open_pair_double)
    return is_asked and _pair_shows(draft)


def _pair_shows(draft: HandDraft) -> bool:
    boards = [[card >> 2 for card in player.up] for player in draft.players if player.is_in]
    return any(len(set(ranks)) < len(ranks) for ranks in boards)
