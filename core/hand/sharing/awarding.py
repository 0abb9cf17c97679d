"""Awarding: each pot by itself to the best hand in it, odd chips by the book (Cooke 9.18)."""

from core.chips import Chips
from core.hand import events as e
from core.hand.draft import HandDraft
from core.hand.sharing.contests import winners
from core.hand.sharing.odd_chips import odd_chip_order
from core.hand.state import Award, Player, Share
from core.ids import Seat


def push_pots(draft: HandDraft) -> None:
    """Push every pot, the last side pot first (Cooke 11.07)."""
    for number, pot in reversed(tuple(enumerate(draft.pots))):
        claimants = draft.claimants(number)
        draft.emit(e.PotPushed(award_of(draft, number, pot.amount, claimants)))


def award_of(draft: HandDraft, number: int, amount: Chips, claimants: list[Player]) -> Award:
    """What of the pot ``number``, of ``amount``, goes to whom of ``claimants``, by their cards."""
    if len(claimants) == 1:
        return Award(number, amount, (Share(claimants[0].seat, amount),), contested=False)
    won = winners(draft, claimants)
    if not won:
        # No declaration was made good: all are set aside, and the pot is shared (USPC).
        won = {0: [player.seat for player in claimants]}
    shares: list[Share] = []
    # The odd unit goes to the first part, the high half of a high-low pot (Cooke 9.18.3).
    parts = split(amount, [Seat(place) for place in won], draft.rules.split_unit)
    for part in parts:
        seats = odd_chip_order(draft, won[part.seat], part.seat)
        for share in split(part.amount, seats, draft.rules.split_unit):
            shares.append(Share(share.seat, share.amount, share.odd, part.seat))
    return Award(number, amount, tuple(shares), contested=True)


def split(amount: Chips, seats: list[Seat], unit: Chips) -> list[Share]:
    """``amount`` among ``seats`` in whole units, odd units one each in the order given.

    What is left below one unit goes with the first odd unit, or where there is none to the
    player who would have got it (Cooke 9.18).
    """
    units, rest = divmod(amount, unit)
    each, odd_units = divmod(units, len(seats))
    shares: list[Share] = []
    for place, seat in enumerate(seats):
        odd = (unit if place < odd_units else 0) + (rest if place == 0 else 0)
        shares.append(Share(seat, Chips(each * unit + odd), Chips(odd)))
    return [share for share in shares if share.amount]
