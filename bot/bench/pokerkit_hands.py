"""Whole hands through pokerkit, an independent engine that comes with the test extra."""

import random
from collections.abc import Iterable
from typing import Any

from pokerkit import Automation, HandHistory

from bot.bench import policy
from bot.bench.families import HOLDEM, Family
from bot.bench.own_hands import NextHand
from core.games.spec import Structure

_AUTOMATIONS = tuple(Automation)


class PokerkitTable:
    """The same players at pokerkit's table; it shuffles for itself, from the same seed."""

    def __init__(self, seed: int, family: Family = HOLDEM) -> None:
        self._policy = policy.Policy(seed, family.style)
        self._game: Any = HandHistory.game_types[family.code]
        self._ante, self._bets = _forced(family)
        random.seed(seed)

    def play(self, hands: Iterable[NextHand]) -> None:
        """Play whole hands as they stand at our table, with everything automated it can do."""
        for hand in hands:
            self._play(hand.number, hand.stacks)

    def _play(self, number: int, stacks: tuple[int, ...]) -> None:
        self._policy.begin(number)
        state = self._game.create_state(
            _AUTOMATIONS, True, self._ante, *self._bets, stacks, len(stacks)
        )
        while state.status:
            drawer = state.stand_patter_or_discarder_index
            if drawer is None:
                self._wager(state)
            else:
                cards = state.hole_cards[drawer]
                thrown = self._policy.discards(len(cards))
                state.stand_pat_or_discard(tuple(cards[place - 1] for place in thrown))

    def _wager(self, state: Any) -> None:
        least, most = 0, 0
        if state.can_complete_bet_or_raise_to():
            least = int(state.min_completion_betting_or_raising_to_amount or 0)
            most = int(state.max_completion_betting_or_raising_to_amount or 0)
        to = self._policy.decide(
            faces_bet=bool(state.checking_or_calling_amount), least=least, most=most
        )
        if to == policy.FOLD:
            state.fold()
        elif to != policy.CALL:
            state.complete_bet_or_raise_to(to)
        elif state.bring_in_status:
            state.post_bring_in()
        else:
            state.check_or_call()


def _forced(family: Family) -> tuple[int, tuple[Any, ...]]:
    """The ante, and the bets in the order in which it takes them."""
    limits = (policy.BIG_BLIND, 2 * policy.BIG_BLIND)
    if family.has_bring_in:
        return policy.ANTE, (policy.BRING_IN, *limits)
    blinds = (policy.SMALL_BLIND, policy.BIG_BLIND)
    is_limit = family.structure is Structure.FIXED
    return 0, (blinds, *(limits if is_limit else limits[:1]))
