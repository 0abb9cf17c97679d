"""Whole hands through pokerkit, an independent engine that comes with the test extra."""

import random
from collections.abc import Iterable

from pokerkit import Automation, NoLimitTexasHoldem

from bot.bench import policy
from bot.bench.own_hands import NextHand

_AUTOMATIONS = tuple(Automation)


class PokerkitTable:
    """The same players at pokerkit's table; it shuffles for itself, from the same seed."""

    def __init__(self, seed: int) -> None:
        self._policy = policy.Policy(seed)
        random.seed(seed)

    def play(self, hands: Iterable[NextHand]) -> None:
        """Play whole hands as they stand at our table, with everything automated it can do."""
        for hand in hands:
            self._play(hand.number, hand.stacks)

    def _play(self, number: int, stacks: tuple[int, ...]) -> None:
        self._policy.begin(number)
        state = NoLimitTexasHoldem.create_state(
            _AUTOMATIONS,
            True,
            0,
            (policy.SMALL_BLIND, policy.BIG_BLIND),
            policy.BIG_BLIND,
            stacks,
            len(stacks),
        )
        while state.status:
            least, most = 0, 0
            if state.can_complete_bet_or_raise_to():
                least = int(state.min_completion_betting_or_raising_to_amount or 0)
                most = int(state.max_completion_betting_or_raising_to_amount or 0)
            to = self._policy.decide(
                faces_bet=bool(state.checking_or_calling_amount), least=least, most=most
            )
            if to == policy.CALL:
                state.check_or_call()
            elif to == policy.FOLD:
                state.fold()
            else:
                state.complete_bet_or_raise_to(to)
