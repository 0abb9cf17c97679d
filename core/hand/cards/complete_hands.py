"""Complete hands: only a hand of all its cards can win (Cooke 5.22, 7.04).

In stud that is seen at the showdown, in draw as soon as everybody has drawn.
"""

from core.games.spec import Choose, Chosen, GameSpec
from core.hand.draft import HandDraft
from core.hand.draw_games.draws import draws_begun
from core.hand.events import HandKilled
from core.hand.state import Player


def kill_incomplete(draft: HandDraft) -> bool:
    """Kill the hands that a faulty correction has left with a card too few or too many.

    Own cards and a common one make the number.  Where no hand is complete they all stand.  True
    when any was killed.
    """
    if not draft.spec.upcards and not draws_begun(draft):
        return False
    count = _whole(draft.spec)
    claims = [player for player in draft.players if player.is_in]
    broken = [player for player in claims if _cards(draft, player) != count]
    if len(broken) == len(claims):
        return False
    for player in broken:
        draft.emit(HandKilled(player.seat))
    return bool(broken)


def _cards(draft: HandDraft, player: Player) -> int:
    return len(player.cards) + len(draft.boards[0])


def _whole(spec: GameSpec) -> int:
    """How many cards a hand of the game has at the end: seven, or five."""
    steps = [step for street in spec.streets for step in street.steps]
    thrown = sum(
        step.count for step in steps if isinstance(step, Choose) and step.what is Chosen.DISCARD
    )
    return spec.hole_cards + spec.upcards - thrown
