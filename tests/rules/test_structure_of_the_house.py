"""What is opened where no structure, or no amount, is named: the house's (Cooke 4.09, 8.03)."""

import pytest

from core.chips import whole
from core.games.spec import Structure
from core.house.settings import Overrides
from core.refusal import Reason, Refusal
from core.table.setup.opening import configure

STRUCTURE = "betting.structure"


@pytest.mark.rule("cooke-4.09")
@pytest.mark.parametrize(
    ("house", "with_blinds", "with_bets"),
    [
        ("fixed", Structure.NO_LIMIT, Structure.FIXED),
        ("spread", Structure.NO_LIMIT, Structure.SPREAD),
        ("pot_limit", Structure.POT_LIMIT, Structure.FIXED),
        ("no_limit", Structure.NO_LIMIT, Structure.FIXED),
    ],
)
def test_the_amounts_go_before_the_house(
    house: str, with_blinds: Structure, with_bets: Structure
) -> None:
    """Blinds of 10 and 20 are never a limit, 10-20 is never without; between what they leave the
    house decides."""
    settings: Overrides = {STRUCTURE: house}
    blinds = configure(seats=6, small_blind=whole(10), big_blind=whole(20), settings=settings)
    assert blinds.structure is with_blinds
    bets = configure(seats=6, bets=(whole(10), whole(20)), settings=settings)
    assert bets.structure is with_bets


@pytest.mark.rule("cooke-4.09")
@pytest.mark.parametrize(
    ("house", "wants"),
    [
        ("fixed", Reason.STAKES_NEED_BETS),
        ("pot_limit", Reason.STAKES_NEED_BLINDS),
        ("no_limit", Reason.STAKES_NEED_BLINDS),
    ],
)
def test_without_amounts_the_house_s_structure_asks_for_its_own(house: str, wants: Reason) -> None:
    """Limits for limit, blinds for pot limit and no limit."""
    with pytest.raises(Refusal) as refused:
        configure(seats=6, settings={STRUCTURE: house})
    assert refused.value.reason is wants


@pytest.mark.rule("cooke-8.03")
@pytest.mark.parametrize(
    ("amounts", "spread"),
    [
        ({}, (1, 5, 5)),
        ({"betting.spread_min": 2}, (2, 5, 5)),
        ({"betting.spread_max_early": 3}, (1, 3, 5)),
        ({"betting.spread_max_late": 8}, (1, 5, 8)),
    ],
)
def test_the_spread_of_the_house(amounts: Overrides, spread: tuple[int, ...]) -> None:
    """Named by nobody, bets are from 1 to 5, or what the house has instead."""
    config = configure(seats=6, settings={STRUCTURE: "spread", **amounts})
    assert config.structure is Structure.SPREAD
    assert config.stakes.spread == tuple(map(whole, spread))
