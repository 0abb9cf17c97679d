"""The end of a hand at both tables: pots and stacks."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from core.chips import CHIP
from core.hand import events as e
from core.hand.state import Award, Hand, Share, Standing
from core.table.events import TableEvent
from tests.oracle.known import LOW_WITHOUT_CLAIM, ODD_CHIPS, Known, Unexplained
from tests.oracle.other_table import OtherTable
from tests.oracle.paying import their_pay
from tests.oracle.pots_by_the_book import Ranks, Shares, paid_in, pushed
from tests.oracle.random_hands import Deal

Pots = list[list[Shares]]
"""Each pot by the contests that took part of it."""


def check_pots(deal: Deal, hand: Hand, events: Sequence[TableEvent], other: OtherTable) -> None:
    """Every pot against the book's, hands ranked by the other engine.

    In stud the suit says whose an odd chip is, so there only the shares are compared.

    Raises:
        Unexplained: the book pushes other pots.
    """
    paid: dict[int, int] = {player.seat: 0 for player in hand.players}
    for seat, chips in paid_in(events).items():
        paid[seat] = chips // CHIP
    ours = [
        [_shares(shares) for _, shares in groupby(award.shares, key=lambda share: share.contest)]
        for award in _awards(events)
    ]
    book = pushed(paid, _ranks(hand, other))
    are_equal = ours == book
    if deal.has_bring_in:
        are_equal = _unordered(ours) == _unordered(book)
    if not are_equal:
        raise Unexplained(f"the book pushes {book}, we push {ours}: {deal}")


def difference_at_the_end(
    deal: Deal,
    hand: Hand,
    events: Sequence[TableEvent],
    stacks: tuple[int, ...],
    other: OtherTable,
) -> Known | None:
    """Why the other engine divides the very same pots otherwise; None where it does not.

    Raises:
        Unexplained: no rule says why.
    """
    if not other.is_over:
        raise Unexplained(f"it goes on, we have pushed the pot: {deal}")
    if stacks == other.stacks:
        return None
    ranks = _ranks(hand, other)
    pots = [(pot.amount // CHIP, frozenset(pot.seats) & set(ranks)) for pot in hand.pots]
    paid = their_pay(pots, ranks)
    won = _shares(share for award in _awards(events) for share in award.shares)
    theirs = tuple(
        stack - won.get(seat, 0) + paid.chips.get(seat, 0) for seat, stack in enumerate(stacks, 1)
    )
    if theirs != other.stacks:
        raise Unexplained(f"we end with {stacks}, it with {other.stacks}: {deal}")
    return LOW_WITHOUT_CLAIM if paid.is_given_away else ODD_CHIPS


def _awards(events: Sequence[TableEvent]) -> list[Award]:
    return [event.award for event in events if isinstance(event, e.PotPushed)]


def _shares(shares: Iterable[Share]) -> Shares:
    """What each seat gets of them, in whole chips."""
    chips: Shares = {}
    for share in shares:
        chips[share.seat] = chips.get(share.seat, 0) + share.amount // CHIP
    return chips


def _ranks(hand: Hand, other: OtherTable) -> Ranks:
    """How good the other engine finds each hand that was not folded."""
    left = [player for player in hand.players if player.standing is not Standing.FOLDED]
    if len(left) == 1:
        return {left[0].seat: [0]}
    return {player.seat: other.strength(player.cards, hand.boards[0]) for player in left}


def _unordered(pots: Pots) -> list[list[tuple[list[int], list[int]]]]:
    """Who shares in each part of each pot, and in which amounts."""
    return [[(sorted(part), sorted(part.values())) for part in parts] for parts in pots]
