"""Complete hands: only a hand of all its cards can win (Cooke 5.22, 7.04).

In stud that is seen at the showdown, in draw as soon as everybody has drawn.  A house may let a
hand with too few cards play (setting ``deal.short_hand``); one with too many never does.
"""

from core.games.spec import Choose, Chosen, GameSpec
from core.hand.draft import HandDraft
from core.hand.draw_games.draws import draws_begun
from core.hand.events import HandKilled
from core.hand.misdeals.rules import ShortHand
from core.hand.state import Player


def kill_incomplete(draft: HandDraft) -> bool:
    """Kill the hands that a faulty correction has left with a card too few or too many.

    Own cards and a common one make the number.  Where no hand is complete they all stand.  True
    when any was killed.
    """
    if not _counts(draft):
        return False
    claims = [player for player in draft.players if player.is_in]
    broken = [player for player in claims if _is_foul(draft, player)]
    if len(broken) == len(claims):
        return False
    for player in broken:
        draft.emit(HandKilled(player.seat))
    return bool(broken)


def is_alone_and_foul(draft: HandDraft) -> bool:
    """Whether the only hand left in a draw game cannot win: the pot waits for a winner (USPC)."""
    if not draft.spec.draws or not _counts(draft) or draft.owed:
        return False
    claims = [player for player in draft.players if player.is_in]
    return len(claims) == 1 and _is_foul(draft, claims[0])


def is_short(draft: HandDraft, player: Player) -> bool:
    """Whether ``player`` has too few cards, now that all have been dealt."""
    is_last = draft.street == len(draft.spec.streets) - 1
    return is_last and _counts(draft) and _cards(draft, player) < _whole(draft.spec)


def _counts(draft: HandDraft) -> bool:
    return draft.spec.upcards > 0 or draws_begun(draft) > 0


def _is_foul(draft: HandDraft, player: Player) -> bool:
    count, whole = _cards(draft, player), _whole(draft.spec)
    plays_short = draft.rules.deal.short_hand is not ShortHand.FOUL
    return count > whole or (count < whole and not plays_short)


def _cards(draft: HandDraft, player: Player) -> int:
    return len(player.cards) + len(draft.boards[0])


def _whole(spec: GameSpec) -> int:
    """How many cards a hand of the game has at the end: seven, or five."""
    steps = [step for street in spec.streets for step in street.steps]
    thrown = sum(
        step.count for step in steps if isinstance(step, Choose) and step.what is Chosen.DISCARD
    )
    return spec.hole_cards + spec.upcards - thrown
