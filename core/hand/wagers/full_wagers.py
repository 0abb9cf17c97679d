"""Full wagers: what counts as a bet or raise, and what is an all-in too short for one (Cooke 9.09).

A round keeps where its last full wager left off and how large it was.  What stands above it is
action only: it may be called or completed, and opens nothing again.
"""

from typing import Final

from core.chips import Chips
from core.games.spec import Structure
from core.hand.draft import HandDraft
from core.hand.rules import HandRules

_SPREAD: Final = Structure.SPREAD


def has_range(rules: HandRules) -> bool:
    """Whether limit bets may be of any size within a range (Cooke 8.03; USPC, Hoyle)."""
    return rules.structure is _SPREAD or rules.limit.up_to_limit


def is_brought_in(draft: HandDraft) -> bool:
    """True while a partial bring-in stands: what comes next is the first bet (Cooke 5.07)."""
    return draft.wager > draft.full_wager and draft.aggressor is None


def is_action_only(draft: HandDraft) -> bool:
    """True while a short all-in stands, above the last full wager (Cooke 9.09.01)."""
    return draft.wager > draft.full_wager and draft.aggressor is not None


def counts_from(draft: HandDraft) -> Chips:
    """The total that a raise adds to: all that was wagered, a partial bring-in excepted."""
    return draft.full_wager if is_brought_in(draft) else draft.wager


def sizes_left(draft: HandDraft) -> tuple[Chips, ...]:
    """The sizes of an exact limit that may still be wagered in this round.

    Once the big bet of an open pair has been used the stakes do not go back (scs-5).
    """
    sizes = draft.bet_sizes
    return sizes[1:] if len(sizes) > 1 and draft.full_raise >= sizes[-1] else sizes


def full_bet(draft: HandDraft) -> Chips:
    """The full bet of limit by which a short one is judged; in a range the last one made."""
    return draft.full_raise if has_range(draft.rules) else sizes_left(draft)[0]


def completion(draft: HandDraft) -> Chips:
    """The total that completes what stands to a full bet; no raise (Cooke 5.07, 9.09.01).

    0 where nothing is to be completed: in pot limit and no limit more is a raise.
    """
    if not draft.bet_sizes or draft.wager <= draft.full_wager:
        return Chips(0)
    return Chips(draft.full_wager + full_bet(draft))


def is_full(draft: HandDraft, to: int) -> bool:
    """Whether a wager to ``to`` reopens the betting.

    In limit from half a bet above the last full wager (Cooke 9.09.02); where the house measures
    from the last amount, from half a bet above that, or a whole one above the last full wager.
    In pot limit and no limit only by a full raise (Cooke 8.01.03).
    """
    if not draft.bet_sizes:
        return to - counts_from(draft) >= draft.full_raise
    least, above = full_bet(draft), to - draft.full_wager
    if draft.rules.limit.short_from_last_amount and is_action_only(draft):
        return 2 * (to - draft.wager) >= least or above >= least
    return 2 * above >= least


def full_raise_after(draft: HandDraft, to: int) -> Chips:
    """The size that the next raise has to equal once a full wager to ``to`` is made.

    A limit raise counts from the last full wager, so that a completed bet is its own size; an
    all-in of half a bet is followed by complete bets (Cooke 9.09.02).  By the USPC laws any whole
    unit more is a raise.
    """
    if _is_unit_enough(draft):
        return draft.rules.unit
    base = draft.full_wager if draft.bet_sizes else draft.wager
    return Chips(max(draft.full_raise, to - base))


def full_wager_after(draft: HandDraft, to: Chips) -> Chips:
    """Where a full wager to ``to`` leaves the total that the next raise counts from.

    That is ``to``; by the alternate an all-in short of a whole bet counts as completed first
    (Cooke 9.09.02).
    """
    if not draft.bet_sizes or not draft.rules.limit.completes_then_raises:
        return to
    return Chips(max(to, draft.full_wager + full_bet(draft)))


def first_full_raise(draft: HandDraft, wager: Chips, sizes: tuple[Chips, ...]) -> Chips:
    """The least size of the first bet of a round, or of a raise over a blind of ``wager``.

    A larger opening bet of the house binds the first raise too (Cooke 8.01.02), and so may the
    figure that is printed for the stakes (Cooke Appendix A, table 3).
    """
    if sizes and not has_range(draft.rules):
        return sizes[0]
    least = sizes[0] if sizes else draft.rules.min_open
    if not wager:
        return least
    must_double = draft.spec.draws > 0 and draft.rules.draw.open_for_double
    # Over a straddle a raise adds as much as the straddle did (Cooke 8.01.02, 12.18).
    by = draft.posts.last_raise or wager
    if draft.rules.min_raise_is_unit and not (must_double and by == wager):
        by = draft.rules.unit
    return Chips(max(by, least - wager, draft.rules.open_raise - wager))


def full_raise_over_forced(draft: HandDraft, wager: Chips) -> Chips:
    """The least raise over a forced ``wager`` that counts as the bet, such as a full bring-in."""
    return draft.rules.unit if _is_unit_enough(draft) else Chips(max(draft.full_raise, wager))


def _is_unit_enough(draft: HandDraft) -> bool:
    """An exact limit has its own sizes, whatever the house asks of a raise."""
    rules = draft.rules
    return rules.min_raise_is_unit and (not draft.bet_sizes or has_range(rules))
