"""Awarding: each pot by itself to the best hand in it, odd chips by the book (Cooke 9.18)."""

from core.chips import NO_CHIPS, Chips
from core.hand import events as e
from core.hand.draft import HandDraft
from core.hand.reading import claim_of
from core.hand.state import Award, Player, Share
from core.ids import Seat


def push_pots(draft: HandDraft) -> None:
    """Push every pot, the last side pot first (Cooke 11.07)."""
    for number, pot in reversed(tuple(enumerate(draft.pots))):
        claimants = draft.claimants(number)
        draft.emit(e.PotPushed(_award(draft, number, pot.amount, claimants)))


def _award(draft: HandDraft, number: int, amount: Chips, claimants: list[Player]) -> Award:
    if len(claimants) == 1:
        return Award(number, amount, (Share(claimants[0].seat, amount),), contested=False)
    shares: dict[Seat, Share] = {}
    for contest, part in zip(draft.spec.contests, _parts(draft, amount), strict=True):
        strengths = {player.seat: claim_of(draft, player, contest) for player in claimants}
        best = max(strengths.values())
        winners = [seat for seat, strength in strengths.items() if strength == best]
        for share in split(part, _odd_chip_order(draft, winners), draft.rules.split_unit):
            before = shares.get(share.seat, Share(share.seat, NO_CHIPS))
            shares[share.seat] = Share(
                share.seat,
                Chips(before.amount + share.amount),
                Chips(before.odd + share.odd),
            )
    return Award(number, amount, tuple(shares.values()), contested=True)


def _parts(draft: HandDraft, amount: Chips) -> list[Chips]:
    """``amount`` in one part for each contest, the odd unit to the first (Cooke 9.18)."""
    contests = [Seat(number) for number in range(len(draft.spec.contests))]
    return [share.amount for share in split(amount, contests, draft.rules.split_unit)]


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


def _odd_chip_order(draft: HandDraft, winners: list[Seat]) -> list[Seat]:
    """Winners in the order they are served: from the left of the button (Cooke 9.18).

    ``draft.players`` stand in that order already.  By the USPC laws the last bettor or raiser
    goes first if he is among them.
    """
    in_order = [player.seat for player in draft.players if player.seat in winners]
    first = draft.last_bettor if draft.rules.odd_chip_to_aggressor else None
    return sorted(in_order, key=lambda seat: seat != first)
