"""Hands a second of this engine and of pokerkit, in turn, so that noise meets both alike."""

import time
from importlib.util import find_spec
from statistics import median
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from bot.bench.own_hands import NextHand, OwnTable

if TYPE_CHECKING:
    from bot.bench.pokerkit_hands import PokerkitTable

SEED: Final = 2026
_OWN_HANDS_A_ROUND: Final = 240
_PEER_EVERY: Final = 8
"""pokerkit plays every eighth hand, of the same stacks and acts: that takes about as long."""


class HandSpeed(Struct, frozen=True):
    """Median hands a second; ``peer`` is None where pokerkit is not installed."""

    own: float
    peer: float | None

    @property
    def ratio(self) -> float | None:
        """How many times as fast as pokerkit."""
        return None if self.peer is None else self.own / self.peer


def measure_hands(rounds: int = 25) -> HandSpeed:
    """Play ``rounds`` slices of whole six-handed no-limit hold'em at each table."""
    own = OwnTable(SEED)
    peer = _peer()
    own_speeds: list[float] = []
    peer_speeds: list[float] = []
    own.play(_OWN_HANDS_A_ROUND)  # the evaluator's tables fill
    for _ in range(rounds):
        hands: list[NextHand] = []
        took = 0.0
        for _ in range(_OWN_HANDS_A_ROUND // _PEER_EVERY):
            hands.append(own.next_hand)
            began = time.perf_counter()
            own.play(_PEER_EVERY)
            took += time.perf_counter() - began
        own_speeds.append(_OWN_HANDS_A_ROUND / took)
        if peer is not None:
            began = time.perf_counter()
            peer.play(hands)
            peer_speeds.append(len(hands) / (time.perf_counter() - began))
    return HandSpeed(median(own_speeds), median(peer_speeds) if peer_speeds else None)


def _peer() -> "PokerkitTable | None":
    if find_spec("pokerkit") is None:
        return None
    from bot.bench import pokerkit_hands  # noqa: PLC0415  # pokerkit comes with the test extra

    return pokerkit_hands.PokerkitTable(SEED)
