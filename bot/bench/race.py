"""Hands a second of this engine and of pokerkit, in turn, so that noise meets both alike."""

import time
from importlib.util import find_spec
from statistics import median
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from bot.bench.families import HOLDEM, Family
from bot.bench.own_hands import NextHand, OwnTable

if TYPE_CHECKING:
    from bot.bench.pokerkit_hands import PokerkitTable

SEED: Final = 2026
_OWN_HANDS_A_ROUND: Final = 240


class HandSpeed(Struct, frozen=True):
    """Median hands a second; those of pokerkit are None where it is not installed.

    ``ratio`` is how many times as fast as pokerkit we are.
    """

    own: float
    pokerkit: float | None
    ratio: float | None


def measure_hands(rounds: int = 25, family: Family = HOLDEM) -> HandSpeed:
    """Play ``rounds`` slices of whole hands of a game at each table."""
    own = OwnTable(SEED, family)
    peer = _peer(family)
    own_speeds: list[float] = []
    peer_speeds: list[float] = []
    own.play(_OWN_HANDS_A_ROUND)  # the evaluator's tables fill
    for _ in range(rounds):
        hands: list[NextHand] = []
        took = 0.0
        for _ in range(_OWN_HANDS_A_ROUND // family.peer_every):
            hands.append(own.next_hand)
            began = time.perf_counter()
            own.play(family.peer_every)
            took += time.perf_counter() - began
        own_speeds.append(_OWN_HANDS_A_ROUND / took)
        if peer is not None:
            began = time.perf_counter()
            peer.play(hands)
            peer_speeds.append(len(hands) / (time.perf_counter() - began))
    speed = median(own_speeds)
    peers = median(peer_speeds) if peer_speeds else None
    return HandSpeed(speed, peers, None if peers is None else speed / peers)


def _peer(family: Family) -> "PokerkitTable | None":
    if find_spec("pokerkit") is None:
        return None
    from bot.bench import pokerkit_hands  # noqa: PLC0415  # pokerkit comes with the test extra

    return pokerkit_hands.PokerkitTable(SEED, family)
