"""Buying in: the smallest and the largest buy-in, and its floor (Cooke 9.02, Appendix A)."""

from collections.abc import Callable

import pytest

from core.chips import Chips, whole
from core.games.spec import Structure
from core.house.settings import Overrides, checked
from core.ids import Instant, PersonId, Seat
from core.refusal import Reason, Refusal
from core.table import events as e
from core.table.commands import SitDown, Visit
from core.table.setup.opening import configure
from tests.play import Game
from tests.wording import sentence

NEW = PersonId("newcomer")


def ago(game: Game, minutes: int) -> Instant:
    """So many minutes before now."""
    return Instant(game.at - minutes * 60_000)


def limit() -> Game:
    """A $20-$40 hold'em table with a free seat, its buy-in by the book."""
    return Game(3, taken=(1, 2), bets=(20, 40), structure=Structure.FIXED)


def no_limit(buy_in_most: int = 0) -> Game:
    """No-limit hold'em at 5 and 10 with a free seat, its buy-in by the book."""
    return Game(3, taken=(1, 2), blinds=(5, 10), buy_in_most=buy_in_most)


def sits(amount: int, visit: Visit | None = None) -> SitDown:
    """A newcomer sits down with ``amount`` whole chips in seat 3."""
    return SitDown(NEW, "N", whole(amount), Seat(3), visit=visit)


@pytest.mark.rule("cooke-9.02", 1)
@pytest.mark.parametrize("opened", [limit, no_limit])
def test_the_smallest_buy_in(opened: Callable[[], Game]) -> None:
    """At $20-$40 limit ten small bets, at 5 and 10 no limit twenty big blinds: 200, not 195."""
    table = opened()
    refusal = table.refused(sits(195))
    assert (refusal.reason, refusal.facts["least"]) == (Reason.BUY_IN_TOO_SMALL, whole(200))
    assert sentence(refusal) == "195 is too little: the smallest buy-in here is 200 (Cooke 9.02)."
    table.do(sits(200))
    assert table.occupant(3).stack == whole(200)


@pytest.mark.rule("cooke-9.02", 4)
@pytest.mark.parametrize(
    ("key", "floor"), [("buyin.min_small_bets_limit", 10), ("buyin.min_big_blinds_big_bet", 20)]
)
def test_a_house_goes_no_lower(key: str, floor: int) -> None:
    """Below ten small bets and twenty big blinds the setting is refused; from there up it goes."""
    for count in (8, floor - 1):
        with pytest.raises(Refusal) as refused:
            checked({key: count})
        assert refused.value.reason is Reason.SETTING_IMPOSSIBLE
        assert refused.value.facts["key"] == key
    assert checked({key: floor, "clock.seconds": 60})[key] == floor
    assert checked({key: floor + 1})[key] == floor + 1


@pytest.mark.rule("cooke-9.02")
@pytest.mark.parametrize(
    ("structure", "bets", "big_blind", "house", "floor"),
    [
        (Structure.FIXED, (10, 20), None, {}, 100),
        (Structure.FIXED, (10, 20), None, {"buyin.min_small_bets_limit": 15}, 150),
        (Structure.SPREAD, (2, 10), None, {}, 20),
        (Structure.NO_LIMIT, (), 10, {}, 200),
        (Structure.POT_LIMIT, (), 10, {}, 200),
        (Structure.NO_LIMIT, (), 10, {"buyin.min_big_blinds_big_bet": 40}, 400),
    ],
)
def test_a_table_is_not_opened_below_the_floor(
    structure: Structure, bets: tuple[int, ...], big_blind: int | None, house: Overrides, floor: int
) -> None:
    """A smallest buy-in named at the opening is refused one chip under the house's floor."""

    def opened(least: Chips) -> Chips:
        return configure(
            structure=structure,
            bets=tuple(map(whole, bets)),
            big_blind=None if big_blind is None else whole(big_blind),
            seats=9,
            buy_in_least=least,
            settings=house,
        ).buy_in_least

    assert opened(whole(floor)) == whole(floor)
    with pytest.raises(Refusal) as refused:
        opened(whole(floor - 1))
    assert refused.value == Refusal(
        Reason.BUY_IN_UNDER_FLOOR,
        "cooke-9.02",
        typed=int(whole(floor - 1)),
        least=int(whole(floor)),
    )
    assert sentence(refused.value) == (
        f"{floor - 1} cannot be the smallest buy-in: at these stakes it is {floor} or more"
        " (Cooke 9.02)."
    )


@pytest.mark.rule("cooke-appA-intro", 4)
def test_ninety_at_ten_and_twenty() -> None:
    """Fixed limit $10-$20 with a smallest buy-in of 90 is refused, and told that it is 100."""
    with pytest.raises(Refusal) as refused:
        configure(bets=(whole(10), whole(20)), seats=9, buy_in_least=whole(90))
    assert refused.value.reason is Reason.BUY_IN_UNDER_FLOOR
    assert refused.value.facts["least"] == whole(100)


def test_the_floor_of_a_mixed_table_is_that_of_its_highest_game() -> None:
    """Where one game of a mix is dealt without blinds for a larger bet, that bet counts."""
    config = configure(game="horse", bets=(whole(10), whole(20)), seats=8)
    assert config.buy_in_least >= 10 * max(one.stakes.base for one in config.mix)


@pytest.mark.rule("cooke-9.02", 5)
def test_a_largest_buy_in() -> None:
    """No limit 5/10 with a hundred big blinds at most: 1005 is refused and 1000 taken; who left
    with 1500 an hour ago must bring 1500, more than that he may not."""
    settings: Overrides = {"buyin.max_big_blinds_big_bet": 100}
    most = configure(big_blind=whole(10), seats=6, settings=settings).buy_in_most
    assert most == whole(1000)
    game = no_limit(buy_in_most=1000)
    refusal = game.refused(sits(1005))
    assert (refusal.reason, refusal.facts["most"]) == (Reason.BUY_IN_TOO_LARGE, whole(1000))
    assert game.would(sits(1000)).table.occupant_of(NEW)
    visit = Visit(ago(game, 60), whole(1500))
    assert game.refused(sits(1000, visit)).reason is Reason.MUST_BRING_BACK
    assert game.refused(sits(1505, visit)).reason is Reason.BUY_IN_TOO_LARGE
    game.do(sits(1500, visit))
    assert game.last(e.PlayerSat).buy_in == whole(1500)


@pytest.mark.rule("cooke-9.02")
def test_limit_has_no_largest_buy_in() -> None:
    """The setting is of pot limit and no limit alone."""
    settings: Overrides = {"buyin.max_big_blinds_big_bet": 100}
    config = configure(bets=(whole(20), whole(40)), seats=9, settings=settings)
    assert config.buy_in_most == 0
