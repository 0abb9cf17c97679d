"""Open hands: who brings it in, and who is high or low on board (Cooke 5.06, 5.11, 5.25)."""

from core.games.contest import Ranking
from core.games.spec import BringIn
from core.hand.draft import HandDraft
from core.hand.reading import judge_of
from core.hand.state import Player
from core.hands import board_high, board_low, bring_in_high, bring_in_low
from core.hands.upcards import TieBreak


def bring_in_place(draft: HandDraft) -> int:
    """The place of the live player whose upcard has to open; suits break ties (Cooke 4.02)."""
    is_low = draft.rules.stud.bring_in is BringIn.LOW_CARD
    is_ace_low = draft.spec.contests[0].ranking is Ranking.LOW_A5

    def key(player: Player) -> int:
        door = player.up[0]
        return bring_in_low(door) if is_low else bring_in_high(door, is_ace_low=is_ace_low)

    return draft.place(max(_live(draft), key=key).seat)


def leading_place(draft: HandDraft, *, is_low: bool) -> int:
    """The place of the live player whose open cards rank first, a common card among them.

    Equal boards go by suit or, where the house has it so, to the first in the order of the deal.
    """
    rank = board_low if is_low else board_high
    scale = judge_of(draft.rules, draft.spec.contests[0]).scale
    common = draft.boards[0]
    ties: TieBreak = "position" if draft.rules.stud.ties_by_position else "suit"

    def key(player: Player) -> int:
        return rank(player.up + common, ties, scale)

    return draft.place(max(_live(draft), key=key).seat)


def _live(draft: HandDraft) -> list[Player]:
    return [player for player in draft.players if player.is_in and player.up]
