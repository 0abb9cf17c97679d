"""Who is quiet at a table, by its house rules (Cooke 3.08, 17.02)."""

import pytest

from core.house.settings import Overrides
from core.house.talk import Silence, silence_of

CLOSED, QUIET, SILENT = Silence.RAIL_IS_CLOSED, Silence.RAIL_IS_QUIET, Silence.DURING_HAND


@pytest.mark.rule("cooke-3.08")
@pytest.mark.parametrize(
    ("rail", "between", "during"),
    [("open", None, None), ("quiet", None, QUIET), ("closed", CLOSED, CLOSED)],
)
def test_the_rail(rail: str, between: Silence | None, during: Silence | None) -> None:
    """Who watches talks as the rail is; who plays always does."""
    house: Overrides = {"conduct.spectators": rail}
    assert silence_of(house, plays=False, is_in_hand=False) is between
    assert silence_of(house, plays=False, is_in_hand=True) is during
    assert silence_of(house, plays=True, is_in_hand=True) is None


@pytest.mark.rule("cooke-17.02")
@pytest.mark.parametrize(("silence", "during"), [(False, None), (True, SILENT)])
def test_silence_during_a_hand(silence: bool, during: Silence | None) -> None:
    """Nobody talks during a hand where the house wants it so, and everybody between two."""
    house: Overrides = {"conduct.silence_during_hand": silence}
    for plays in (True, False):
        assert silence_of(house, plays=plays, is_in_hand=True) is during
        assert silence_of(house, plays=plays, is_in_hand=False) is None
