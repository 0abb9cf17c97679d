"""Which tables can be opened."""

import pytest

from core.chips import Chips, whole
from core.hand.rules import betting_unit
from core.house.settings import Overrides
from core.refusal import Reason, Refusal
from core.table.config import TableConfig
from core.table.setup.opening import configure


@pytest.mark.parametrize(
    ("small", "big", "reason"),
    [
        (0, 10, Reason.BLINDS_IMPOSSIBLE),
        (3, 10, Reason.BLINDS_IMPOSSIBLE),
        (7, 10, Reason.BLINDS_IMPOSSIBLE),
        (10, 10, Reason.BLINDS_IMPOSSIBLE),
        (20, 10, Reason.BLINDS_IMPOSSIBLE),
        (-5, -10, Reason.BLINDS_IMPOSSIBLE),
    ],
)
def test_impossible_blinds(small: int, big: int, reason: Reason) -> None:
    """Below a third, above two thirds, nothing at all."""
    with pytest.raises(Refusal) as refused:
        configure(small_blind=whole(small), big_blind=whole(big), seats=6)
    assert refused.value.reason is reason


@pytest.mark.parametrize(("small", "big"), [(4, 10), (6, 10), (5, 10), (1, 3), (2, 3), (1, 2)])
def test_possible_blinds(small: int, big: int) -> None:
    """A third to two thirds, both ends included."""
    config = configure(small_blind=whole(small), big_blind=whole(big), seats=6)
    assert config.stakes.small_blind == whole(small)


@pytest.mark.rule("cooke-6.04")
def test_fractions_of_a_chip() -> None:
    """0.25 and 0.50 are played in hundredths; a house that fixed its unit at 1 refuses them."""
    quarter, half = Chips(25), Chips(50)
    assert configure(big_blind=half, seats=6).stakes.small_blind == quarter
    with pytest.raises(Refusal) as refused:
        configure(small_blind=quarter, big_blind=half, seats=6, settings={"betting.min_unit": 1})
    assert refused.value.reason is Reason.BLINDS_NOT_WHOLE_UNITS


@pytest.mark.rule("cooke-4.09")
def test_an_ante_may_be_smaller_than_the_unit() -> None:
    """Bets go in fives and everybody antes 1 (Cooke 18); a small blind of 4 is refused."""
    settings: Overrides = {"betting.min_unit": 5, "blinds.ante": 1}
    config = configure(small_blind=whole(5), big_blind=whole(10), seats=6, settings=settings)
    assert (config.stakes.ante, betting_unit(config.stakes, settings)) == (whole(1), whole(5))
    with pytest.raises(Refusal) as refused:
        configure(small_blind=whole(4), big_blind=whole(10), seats=6, settings=settings)
    assert refused.value.reason is Reason.BLINDS_NOT_WHOLE_UNITS


def test_stakes_that_can_always_be_counted() -> None:
    """Blinds go up to a billion chips, buy-ins up to ten trillion; the refusal has the number."""
    billion, trillions = 10**9, 10**13
    assert configure(big_blind=whole(billion), seats=9).stakes.big_blind == whole(billion)
    for big, least, most in (
        (billion + 2, 20 * billion, 0),
        (billion, trillions + 1, 0),
        (billion, 20 * billion, trillions + 1),
    ):
        with pytest.raises(Refusal) as refused:
            configure(
                big_blind=whole(big),
                seats=9,
                buy_in_least=whole(least),
                buy_in_most=whole(most),
            )
        is_blind = big > billion
        typed, limit = (big, billion) if is_blind else (trillions + 1, trillions)
        assert refused.value == Refusal(
            Reason.STAKES_TOO_HIGH, typed=int(whole(typed)), most=int(whole(limit))
        )


@pytest.mark.parametrize(
    ("seats", "least", "most", "settings", "reason"),
    [
        (1, 200, 0, {}, Reason.SEATS_IMPOSSIBLE),
        (14, 200, 0, {}, Reason.SEATS_IMPOSSIBLE),
        (6, 199, 0, {}, Reason.BUY_IN_UNDER_FLOOR),
        (6, 200, 100, {}, Reason.BUY_IN_RANGE_IMPOSSIBLE),
        (6, 200, 0, {"no.such": 1}, Reason.NO_SETTING_LIKE_IT),
        (6, 200, 0, {"clock.seconds": -1}, Reason.SETTING_IMPOSSIBLE),
        (6, 200, 0, {"clock.seconds": True}, Reason.SETTING_IMPOSSIBLE),
        (6, 200, 0, {"showdown.idle": "later"}, Reason.SETTING_IMPOSSIBLE),
    ],
)
def test_other_impossible_tables(
    seats: int, least: int, most: int, settings: Overrides, reason: Reason
) -> None:
    """Too few or too many seats, a buy-in range that is none, settings that cannot be."""
    with pytest.raises(Refusal) as refused:
        configure(
            small_blind=whole(5),
            big_blind=whole(10),
            seats=seats,
            buy_in_least=whole(least),
            buy_in_most=whole(most),
            settings=settings,
        )
    assert refused.value.reason is reason


def test_the_house_s_range() -> None:
    """Left out, the buy-in goes from 20 big blinds up without an end (Cooke 9.02)."""
    config = configure(big_blind=whole(10), seats=6)
    assert (config.buy_in_least, config.buy_in_most) == (whole(200), 0)


@pytest.mark.rule("cooke-5.14")
def test_who_buys_in_can_be_dealt_in() -> None:
    """At 1-2 with an ante of 20 a buy-in of 21 pays for the bring-in of 1 too, one of 20 not."""

    def opened(game: str, least: int) -> TableConfig:
        stakes, ante = (whole(1), whole(2)), whole(20)
        return configure(game=game, bets=stakes, ante=ante, seats=6, buy_in_least=whole(least))

    assert opened("razz", 21).stakes.bring_in == whole(1)
    for game in ("razz", "horse"):
        with pytest.raises(Refusal) as refused:
            opened(game, 20)
        assert refused.value.reason is Reason.BUY_IN_RANGE_IMPOSSIBLE
        assert refused.value.facts["big"] == whole(21)
