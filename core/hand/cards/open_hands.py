"""Open hands: who brings it in, and who is high or low on board (Cooke 5.06, 5.11, 5.25)."""

from collections.abc import Sequence

from core.cards import Card
from core.games.contest import Ranking
from core.games.spec import GameSpec
from core.hand.rules import HandRules
from core.hand.shows.reading import judge_of
from core.hand.state import Player
from core.hands import board_high, board_low, bring_in_high, bring_in_low
from core.hands.upcards import TieBreak


def bring_in_of(spec: GameSpec, rules: HandRules, players: Sequence[Player]) -> Player:
    """The player whose door card has to open; suits break ties (Cooke 4.02, 5.06, 5.25)."""
    is_low = rules.stud.bring_in_is_low
    is_ace_low = spec.contests[0].ranking is Ranking.LOW_A5

    def key(player: Player) -> int:
        door = player.up[0]
        return bring_in_low(door) if is_low else bring_in_high(door, is_ace_low=is_ace_low)

    return max(open_hands(players), key=key)


def leader_of(
    spec: GameSpec,
    rules: HandRules,
    players: Sequence[Player],
    common: tuple[Card, ...],
    *,
    is_low: bool,
) -> Player:
    """The player whose open cards rank first, a common card among them (Cooke 5.11, 5.21, 5.25).

    Equal boards go by suit or, where the house has it so, to the first in the order of the deal.
    One who is all-in cannot act: the next board starts (scs-17.4).
    """
    rank = board_low if is_low else board_high
    scale = judge_of(rules, spec.contests[0]).scale
    ties: TieBreak = "position" if rules.stud.ties_by_position else "suit"

    def key(player: Player) -> int:
        return rank(player.up + common, ties, scale)

    return max(_able(open_hands(players)), key=key)


def open_hands(players: Sequence[Player]) -> list[Player]:
    """Those in the hand with upcards: a dead board never starts the action (Cooke 5.15)."""
    return [player for player in players if player.is_in and player.up]


def _able(players: list[Player]) -> list[Player]:
    return [player for player in players if player.is_live] or players
