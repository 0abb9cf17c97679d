"""Fines: the laws impose none, and a house that has some puts them into the pot (USPC)."""

import pytest

from core.chips import Chips, whole
from core.hand import events as h
from core.house.settings import Overrides
from core.refusal import Reason, Refusal
from core.table.commands import Fine
from core.table.floor.conduct_events import PlayerFined
from tests.play import ADMIN, Game, person
from tests.wording import sentence

FINES: Overrides = {"conduct.penalties": True}
RULE = "uspc-law-no-penalties"


def flop(settings: Overrides | None = None, **stacks: int) -> Game:
    """Three on the flop, 60 in the pot, seat 2 to act."""
    game = Game(3, button=1, blinds=(10, 20), settings=settings, stacks={3: 100} if stacks else {})
    game.deal()
    game.play("all call")
    return game


@pytest.mark.rule("uspc-law-no-penalties", 1)
def test_without_fines_the_floor_is_pointed_to_a_warning() -> None:
    """A fine of 5 is refused, in words that name the warning."""
    refusal = flop().refused(Fine(ADMIN, person(2), whole(5)))
    assert refusal == Refusal(Reason.PENALTIES_OFF, RULE)
    assert "ruling warn" in sentence(refusal)


@pytest.mark.rule("uspc-law-no-penalties")
def test_a_fine_goes_to_the_pot_with_its_reason() -> None:
    """5 of seat 2's 980 are dead in the pot; he is still to act, with 975 behind."""
    game = flop(FINES)
    game.do(Fine(ADMIN, person(2), whole(5), "late again", "Flo"))
    fined = game.last(PlayerFined)
    assert (fined.seat, fined.amount, fined.why, fined.by) == (2, whole(5), "late again", ADMIN)
    assert (game.pot, game.stack(2), game.to_act) == (65, 975, 2)
    assert game.menu.raise_max == whole(975)
    game.play("2 checks, 3 checks, 1 checks")
    game.skip_hand()
    assert sum(game.stack(seat) for seat in (1, 2, 3)) == 3000


@pytest.mark.rule("uspc-law-no-penalties")
def test_a_fine_of_all_he_has_leaves_him_all_in() -> None:
    """Seat 3 of 80 behind is fined 80: he stays in the hand and is asked nothing more."""
    game = flop(FINES, three=100)
    game.do(Fine(ADMIN, person(3), whole(80)))
    assert game.player(3).is_all_in
    assert game.last(h.ChipsForfeited).is_all_in
    game.play("2 checks")
    assert game.to_act == 1


@pytest.mark.rule("uspc-law-no-penalties")
def test_what_cannot_be_fined() -> None:
    """Nothing, more than he has, part of a chip, one without a hand, and nobody between hands."""
    game = flop(FINES)
    for amount, refusal in (
        (0, Refusal(Reason.AMOUNT_NOT_POSITIVE)),
        (981_00, Refusal(Reason.FINE_TOO_LARGE, RULE, typed=98100, stack=98000)),
        (50, Refusal(Reason.NOT_WHOLE_CHIPS, typed=50, unit=100)),
    ):
        assert game.refused(Fine(ADMIN, person(2), Chips(amount))) == refusal
    assert game.refused(Fine(ADMIN, person(9), whole(5))).reason is Reason.NOT_IN_HAND
    game.skip_hand()
    assert game.refused(Fine(ADMIN, person(2), whole(5))).reason is Reason.NO_HAND
