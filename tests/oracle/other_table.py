"""The same hand at pokerkit's table: an engine written by others, driven act by act.

Amounts are whole chips, and a player is known by his seat: 1 is the first left of the button.
"""

import warnings
from typing import Any, NamedTuple

from pokerkit import Automation

from core.cards import Card, cards_text
from core.chips import CHIP
from core.hand import events as e
from core.ids import Seat
from tests.oracle.matches import their_game
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
    bring_in: int = 0


class OtherTable:
    """One hand of pokerkit's that follows ours."""

    def __init__(self, deal: Deal) -> None:
        forced: tuple[Any, ...] = ((deal.small_blind, deal.big_blind), deal.big_blind)
        if deal.has_bring_in:
            forced = (deal.bring_in, deal.small_bet, deal.big_bet)
        elif deal.is_limit:
            forced = ((deal.small_blind, deal.big_blind), deal.small_bet, deal.big_bet)
        self._state: Any = their_game(deal.code).create_state(
            _DOES_ITSELF, True, deal.ante, *forced, deal.stacks, len(deal.stacks)
        )
        self._burnt: tuple[Card, ...] = ()
        self._drawn: list[tuple[Seat, tuple[Card, ...]]] = []

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
            int(state.effective_bring_in_amount or 0),
        )

    @property
    def opener(self) -> int:
        """Whose open cards or place let him start the round."""
        return int(self._state.opener_index) + 1

    @property
    def wants_board(self) -> bool:
        """Whether it now turns cards in the middle."""
        return any(self._state.board_dealing_counts)

    def strength(self, own: tuple[Card, ...], board: tuple[Card, ...]) -> list[Any]:
        """How good it finds a hand in each contest of the game; None where it does not count."""
        cards, middle = _text(own), _text(board)
        return [kind.from_game_or_none(cards, middle) for kind in self._state.hand_types]

    def check(self) -> None:
        """The player it asks checks."""
        self._state.check_or_call()

    def follow(self, event: object) -> None:
        """Do what happened at our table."""
        with warnings.catch_warnings():
            # It warns of cards that it would not have dealt itself: ours are shuffled otherwise.
            warnings.simplefilter("ignore")
            self._follow(event)

    def _follow(self, event: object) -> None:
        match event:
            case e.HoleCardsDealt(seat, cards):
                self._deal(seat, cards.content)
            case e.UpcardsDealt(seat, turned):
                self._deal(seat, turned)
            case e.CardBurned(cards=burn):
                self._burn(burn.content)
            case e.BoardTurned(cards=turned, burn=burn):
                self._burn(burn.content)
                self._state.deal_board(_text(turned))
            case e.DrawServed(seat, thrown, cards):
                self._state.stand_pat_or_discard(_text(thrown.content))
                self._drawn.append((seat, cards.content))
            case e.RoundOpened() | e.ShowdownOpened():
                self._serve()
            case e.BroughtIn():
                self._state.post_bring_in()
            case e.Folded():
                self._state.fold()
            case e.Checked() | e.Called():
                self._state.check_or_call()
            case e.BetMade(to=to) | e.Completed(to=to) | e.Raised(to=to):
                self._state.complete_bet_or_raise_to(to // CHIP)
            case _:
                pass

    def _burn(self, cards: tuple[Card, ...]) -> None:
        """Burn; in a draw it does so after the throw."""
        self._burnt = cards
        self._burn_now()

    def _burn_now(self) -> None:
        if self._burnt and self._state.can_burn_card():
            self._state.burn_card(_text(self._burnt))
            self._burnt = ()

    def _deal(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        """Its down cards come before its upcards, as ours do."""
        for card in cards:
            self._state.deal_hole(_text((card,)), seat - 1)

    def _serve(self) -> None:
        """Deal what was drawn, once everybody has thrown."""
        self._burn_now()
        for seat, cards in self._drawn:
            self._deal(seat, cards)
        self._drawn.clear()


def _text(cards: tuple[Card, ...]) -> str:
    return cards_text(cards).replace(" ", "")
