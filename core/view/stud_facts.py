"""Stud facts: what the dealer reads out of the open hands (Cooke 5.12, 5.25).

Facts only: the words for them are made in ``core.present``.
"""

from typing import Final

from msgspec import Struct

from core.cards import RANKS, Card
from core.games import GAMES
from core.games.spec import BettingRound, DealUp, GameSpec, Opener, Step
from core.hand.cards.open_hands import open_hands
from core.hand.state import Hand, Player
from core.hands import open_pairs, possible_flush, possible_straight
from core.ids import Seat

_FIVE: Final = 5
_POSSIBLE: Final = 3
_FACES: Final = frozenset(map(RANKS.index, "JQK"))
_BY_BOARD: Final = {Opener.BRING_IN, Opener.HIGH_BOARD, Opener.LOW_BOARD}


class OpenHand(Struct, frozen=True):
    """What lies open in front of one player who is in.

    ``pairs`` are the ranks that show twice or more, the highest first, and ``announced`` those
    among them that the dealer says on this street: all of them, in razz only new ones and never
    face cards.  ``may_flush`` and ``may_straight`` are to be said where the house announces what
    is possible, without naming a card.
    """

    seat: Seat
    cards: tuple[Card, ...]
    pairs: tuple[int, ...] = ()
    announced: tuple[int, ...] = ()
    may_flush: bool = False
    may_straight: bool = False


class StudFacts(Struct, frozen=True):
    """The open hands of a round.

    ``first`` had to act first, for the lowest card or board where ``is_low``, else for the
    highest; None when nobody can bet any more.  ``is_door`` in the first round, which one upcard
    decides.  ``common`` is a card for all hands, where the deck has run short (Cooke 5.21).
    """

    first: Seat | None
    is_low: bool
    is_door: bool
    hands: tuple[OpenHand, ...]
    common: tuple[Card, ...] = ()

    def hand(self, seat: Seat | None) -> OpenHand | None:
        """What lies open at ``seat``."""
        return next((one for one in self.hands if one.seat == seat), None)


def stud_facts(hand: Hand) -> StudFacts | None:
    """The facts of ``hand`` as it stands; None where upcards decide nothing or none are out."""
    spec = GAMES[hand.game]
    street = spec.streets[hand.street].steps
    opener = _opener(street)
    players = open_hands(hand.players)
    if opener not in _BY_BOARD or not players:
        return None
    is_door = opener is Opener.BRING_IN
    is_low = hand.rules.stud.bring_in_is_low if is_door else opener is Opener.LOW_BOARD
    has_new = any(isinstance(step, DealUp) for step in street)
    return StudFacts(
        first=hand.first,
        is_low=is_low,
        is_door=is_door,
        hands=tuple(_open_hand(player, hand, spec, has_new=has_new) for player in players),
        common=hand.boards[0],
    )


def _opener(street: tuple[Step, ...]) -> Opener | None:
    return next((step.opener for step in street if isinstance(step, BettingRound)), None)


def _open_hand(player: Player, hand: Hand, spec: GameSpec, *, has_new: bool) -> OpenHand:
    cards, pairs = player.up, open_pairs(player.up)
    if spec.contests[0].ranking.is_low:
        return OpenHand(player.seat, cards, pairs, _new_pairs(player) if has_new else ())
    # What is possible takes three upcards, and all of them where no card is to spare.
    least = max(_POSSIBLE, len(cards) - (spec.hole_cards + spec.upcards - _FIVE))
    says = has_new and hand.rules.stud.announce_possibles
    return OpenHand(
        player.seat,
        cards,
        pairs,
        pairs,
        says and possible_flush(cards, least),
        says and possible_straight(cards, least=least),
    )


def _new_pairs(player: Player) -> tuple[int, ...]:
    """Pairs that the last upcard made, face cards left aside (Cooke 5.25)."""
    before = open_pairs(player.up[:-1])
    fresh = (rank for rank in open_pairs(player.up) if rank not in before)
    return tuple(rank for rank in fresh if rank not in _FACES)
