"""Cards: none is ever in two places, each comes off the deck, and everybody has his number.

A second dealer keeps the deck, the burns, the muck and every hand by the events alone
(:mod:`tests.laws.card_keeper`).
"""

from collections.abc import Iterable

import pytest
from hypothesis import given

from core.games import GAMES
from core.games.spec import Choose, Chosen, DealDown, DealUp, GameSpec
from core.hand import events as h
from core.hand.state import Choosing, Hand, KillWindow, Standing
from tests.laws.card_keeper import CardKeeper
from tests.laws.chance import Chance, chances
from tests.laws.history import History, Said
from tests.laws.profiles import tries
from tests.laws.recorded import every_game, recorded

FIRST_CARDS = 2
"""What each holds while the kill is offered in lowball (Cooke 8.04.12)."""


def cards_due(spec: GameSpec, street: int, step: int) -> int:
    """How many cards a player has once ``step`` of ``street`` has been reached."""
    count = 0
    for number, row in enumerate(spec.streets[: street + 1]):
        for kind in row.steps if number < street else row.steps[:step]:
            match kind:
                case DealDown() | DealUp():
                    count += kind.count
                case Choose(what=Chosen.DISCARD):
                    count -= kind.count
                case _:
                    pass
    return count


def check_cards(said: Iterable[Said]) -> None:
    """Follow every card through the hands of a history."""
    keeper: CardKeeper | None = None
    for one in said:
        if one.step is None:
            continue
        for event in one.step.events:
            if isinstance(event, h.HandStarted):
                keeper = CardKeeper(event)
            elif keeper is not None:
                keeper.note(event)
        hand = one.step.table.hand
        if keeper is not None and hand is not None:
            keeper.compare(hand)
            check_numbers(hand)


def check_numbers(hand: Hand) -> None:
    """Everybody who may still win has all his cards; a common card of stud counts as one."""
    if hand.is_over or hand.is_run_out:
        return
    spec = GAMES[hand.game]
    phase = hand.phase
    # The choice of one whose last card is face up stands in the place of the deal before it.
    is_late = isinstance(phase, Choosing) and phase.what is Chosen.LAST_CARD
    step = hand.step + is_late
    common = len(hand.boards[0]) if not spec.has_button else 0
    due = FIRST_CARDS if isinstance(phase, KillWindow) else cards_due(spec, hand.street, step)
    for player in hand.players:
        if player.standing is Standing.LIVE:
            owed = hand.owed.count(player.seat)
            assert len(player.cards) + common + owed == due


@every_game
def test_every_card_is_in_one_place(name: str) -> None:
    """In every game, through draws, discards, common cards and reshuffles."""
    for said in recorded(name):
        check_cards(said)


@tries(60)
@given(chances())
def test_cards_stay_in_one_place_at_any_table(chance: Chance) -> None:
    """The same in random histories."""
    check_cards(History(chance).play(5).said)


@pytest.mark.slow
@tries(150)
@given(chances(4_000))
def test_cards_stay_in_one_place_in_long_histories(chance: Chance) -> None:
    """The same over fifteen hands in a row."""
    check_cards(History(chance).play(15).said)
