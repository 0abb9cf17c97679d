"""The same hand at pokerkit's table: an engine written by others, driven act by act.

Amounts are whole chips, and a player is known by his seat: 1 is the first left of the button.
"""

from typing import NamedTuple

from pokerkit import Automation, NoLimitTexasHoldem

from core.cards import Card, cards_text
from core.chips import CHIP
from core.hand import events as e
from tests.oracle.random_hands import Deal

_DOES_ITSELF = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)


class Choice(NamedTuple):
    """Whose turn it is and what he may do; ``least`` and ``most`` are 0 without a raise."""

    seat: int
    call: int
    least: int
    most: int


class OtherTable:
    """One hand of pokerkit's no-limit hold'em that follows ours."""

    def __init__(self, deal: Deal) -> None:
        self._state = NoLimitTexasHoldem.create_state(
            _DOES_ITSELF,
            True,
            deal.ante,
            (deal.small_blind, deal.big_blind),
            deal.big_blind,
            deal.stacks,
            len(deal.stacks),
        )

    @property
    def is_over(self) -> bool:
        """True once the pot has been pushed."""
        return not self._state.status

    @property
    def stacks(self) -> tuple[int, ...]:
        """Chips behind, by seat."""
        return tuple(int(stack) for stack in self._state.stacks)

    @property
    def choice(self) -> Choice | None:
        """What it asks for now."""
        state = self._state
        if state.actor_index is None:
            return None
        return Choice(
            state.actor_index + 1,
            int(state.checking_or_calling_amount or 0),
            int(state.min_completion_betting_or_raising_to_amount or 0),
            int(state.max_completion_betting_or_raising_to_amount or 0),
        )

    def check(self) -> None:
        """The player it asks checks."""
        self._state.check_or_call()

    def follow(self, event: object) -> None:
        """Do what happened at our table."""
        match event:
            case e.BoardTurned(cards=turned, burn=burn):
                self._state.burn_card(cards_text(burn.content))
                self._state.deal_board(cards_text(turned).replace(" ", ""))
            case e.Folded():
                self._state.fold()
            case e.Checked() | e.Called():
                self._state.check_or_call()
            case e.BetMade(to=to) | e.Raised(to=to):
                self._state.complete_bet_or_raise_to(to // CHIP)
            case _:
                pass

    def deal_hole(self, hole: list[tuple[Card, ...]]) -> None:
        """Deal everybody's cards, one at a time."""
        for turn in range(2):
            for cards in hole:
                self._state.deal_hole(cards_text((cards[turn],)))
