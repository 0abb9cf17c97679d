"""Correcting a wager of the wrong size, as long as not too many have answered it.

A pot-limit overbet is cut back with up to two players behind it (Cooke 8.02.04), a limit bet of
the lower size is made up by everybody until the round is over (Cooke 9.14).  Any other error stands
after substantial action (Cooke 10.17).
"""

from collections.abc import Iterator
from typing import Final

from core.chips import Chips
from core.games.spec import Structure
from core.hand import events as e
from core.hand import progress
from core.hand.draft import HandDraft
from core.hand.state import Betting, Player, Standing
from core.hand.wagers.full_wagers import has_range
from core.refusal import Reason, Refusal

_ANY: Final = 1_000
_MOST_BEHIND: Final = {
    (Structure.FIXED, True): _ANY,
    (Structure.POT_LIMIT, False): 2,
}
"""How many may have acted behind a wager that is raised (True) or cut back to its right size."""

_UNTIL_SUBSTANTIAL: Final = 1


def correct_wager(draft: HandDraft, to: Chips) -> None:
    """Make the wager that stands one of ``to``, with everybody who has matched it.

    Raises:
        Refusal: ``ROUND_IS_OVER``; ``NOTHING_TO_CORRECT`` for the right amount, a round without a
            bet, and an excess in limit, which stands as a raise; ``WAGER_NOT_WHOLE_UNITS``;
            ``BETTING_GONE_ON``; or ``CORRECTION_IMPOSSIBLE``.  Nothing has been emitted then.
    """
    if not isinstance(draft.phase, Betting):
        raise Refusal(Reason.ROUND_IS_OVER, "cooke-9.14")
    is_fixed, is_up = draft.rules.structure is Structure.FIXED, to > draft.wager
    is_right = to == draft.wager or (is_fixed and not is_up)
    if draft.aggressor is None or is_right or not any(_matched(draft)):
        raise Refusal(Reason.NOTHING_TO_CORRECT, "cooke-9.14")
    if to % draft.rules.unit:
        raise Refusal(Reason.WAGER_NOT_WHOLE_UNITS, "cooke-9.18", typed=to, unit=draft.rules.unit)
    _refuse_late(draft, is_up=is_up)
    _check(draft, to)
    place = draft.place(draft.phase.menu.seat)
    changes = tuple(_changes(draft, to))
    size = _bet_size(draft, to)
    least = size or max(draft.full_raise + to - draft.wager, draft.rules.min_open)
    if has_range(draft.rules):
        least = min(least, draft.bet_sizes[-1])
    sizes = (size,) if size else draft.bet_sizes
    draft.emit(e.WagerCorrected(to, changes, Chips(least), sizes))
    progress.go_on(draft, place)


def _is_late(draft: HandDraft, *, is_up: bool) -> bool:
    most = _MOST_BEHIND.get((draft.rules.structure, is_up), _UNTIL_SUBSTANTIAL)
    return sum(1 for _ in acted_behind(draft)) > most


def _refuse_late(draft: HandDraft, *, is_up: bool) -> None:
    if _is_late(draft, is_up=is_up):
        structure, count = draft.rules.structure, sum(1 for _ in acted_behind(draft))
        rule = "cooke-8.02.04" if structure is Structure.POT_LIMIT else "cooke-10.17"
        raise Refusal(Reason.BETTING_GONE_ON, rule, wager=draft.wager, count=count)


def acted_behind(draft: HandDraft) -> Iterator[Player]:
    """Who has acted in this round since the wager that stands was made."""
    assert draft.aggressor is not None
    made = draft.player(draft.aggressor).last
    for player in draft.players:
        last = player.last
        if (
            made is not None
            and last is not None
            and last.street == draft.street
            and last.action > made.action
        ):
            yield player


def correctable(draft: HandDraft) -> tuple[Chips, Chips] | None:
    """From what to what the wager that stands can be corrected; None where it cannot."""
    if not isinstance(draft.phase, Betting) or draft.aggressor is None or not any(_matched(draft)):
        return None
    least, most = _bounds(draft)
    unit, is_fixed = draft.rules.unit, draft.rules.structure is Structure.FIXED
    if is_fixed or _is_late(draft, is_up=False):
        least = draft.wager + unit
    if _is_late(draft, is_up=True):
        most = draft.wager - unit
    return (Chips(least), Chips(most)) if least <= most else None


def _check(draft: HandDraft, to: Chips) -> None:
    least, most = _bounds(draft)
    if not least <= to <= most:
        raise Refusal(Reason.CORRECTION_IMPOSSIBLE, "cooke-9.14", typed=to, least=least, most=most)


def _bounds(draft: HandDraft) -> tuple[int, int]:
    """It has to stay more than what was wagered before, and somebody has to have it.

    Where a range may be bet it has to lie in that.
    """
    behind = {player.seat for player in acted_behind(draft)}
    others = [one for one in draft.players if one.seat not in behind and one.bet < draft.wager]
    before = max((one.bet for one in others), default=0)
    unit = draft.rules.unit
    deepest = max(one.bet + one.stack for one in _matched(draft))
    least, most = before + unit, deepest - deepest % unit
    if has_range(draft.rules):
        least = before + draft.bet_sizes[0]
        most = min(most, before + draft.bet_sizes[-1])
    return least, most


def _matched(draft: HandDraft) -> Iterator[Player]:
    for player in draft.players:
        if player.standing is Standing.LIVE and player.bet == draft.wager:
            yield player


def _changes(draft: HandDraft, to: Chips) -> Iterator[e.SeatCorrection]:
    for player in draft.players:
        wanted = _corrected(draft, player, to)
        playable = player.stack - player.stack % draft.rules.unit
        more = min(wanted - player.bet, playable)
        if more:
            stack = player.stack - more
            yield e.SeatCorrection(
                player.seat, Chips(player.bet + more), more, stack < draft.rules.unit
            )


def _corrected(draft: HandDraft, player: Player, to: Chips) -> int:
    """What should lie in front of ``player``: all bets of a limit round grow alike (Cooke 9.14)."""
    if to < draft.wager:
        return min(player.bet, to)
    if player.standing is not Standing.LIVE:
        return player.bet
    if _bet_size(draft, to):
        return player.bet * to // draft.wager
    return to if player.bet == draft.wager else player.bet


def _bet_size(draft: HandDraft, to: Chips) -> Chips:
    """In limit the size of one bet, where ``to`` is so many whole ones; else 0."""
    is_exact = draft.rules.structure is Structure.FIXED and not has_range(draft.rules)
    if not is_exact or not draft.bets or to % draft.bets or draft.wager % draft.bets:
        return Chips(0)
    return Chips(to // draft.bets)
