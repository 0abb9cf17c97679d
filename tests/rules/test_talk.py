"""Who does not talk while a hand is played (Cooke 3.08, 17.02)."""

import pytest

from core.house.settings import Overrides
from core.house.talk import Silence, silence_of

RAIL = "conduct.spectators"


@pytest.mark.rule("cooke-3.08")
@pytest.mark.parametrize(
    ("settings", "in_hand", "between_hands"),
    [
        ({}, None, None),
        ({RAIL: "open"}, None, None),
        ({RAIL: "quiet"}, Silence.RAIL_IS_QUIET, None),
        ({RAIL: "closed"}, Silence.RAIL_IS_CLOSED, Silence.RAIL_IS_CLOSED),
    ],
)
def test_who_watches(
    settings: Overrides, in_hand: Silence | None, between_hands: Silence | None
) -> None:
    """An open rail talks, a quiet one between hands, a closed one never; who plays always may."""
    assert silence_of(settings, plays=False, is_in_hand=True) is in_hand
    assert silence_of(settings, plays=False, is_in_hand=False) is between_hands
    assert silence_of(settings, plays=True, is_in_hand=True) is None


@pytest.mark.rule("cooke-17.02")
@pytest.mark.parametrize(("is_silent", "why"), [(False, None), (True, Silence.DURING_HAND)])
def test_silence_during_a_hand(is_silent: bool, why: Silence | None) -> None:
    """Where the house has it nobody talks before the hand is over; elsewhere players may."""
    settings: Overrides = {"conduct.silence_during_hand": is_silent}
    for plays in (True, False):
        assert silence_of(settings, plays=plays, is_in_hand=True) is why
        assert silence_of(settings, plays=plays, is_in_hand=False) is None
