"""Draw: the bets of each round and how often they may be raised (Cooke 7.04, 7.05, 7.07)."""

import pytest

from core.chips import whole
from core.games.spec import Structure
from core.house.settings import Overrides
from core.refusal import Reason
from tests.play import Game, chips

TO_FOUR_RAISES = "2 bets 10, 3 raises 20, 4 raises 30, 1 raises 40, 2 raises 50"


def draw(seats: int = 4, game: str = "five_card_draw", settings: Overrides | None = None) -> Game:
    """A table of draw at 10-20 with the button in seat 1."""
    table = Game(seats=seats, game=game, bets=(10, 20), settings=settings)
    table.deal()
    return table


def sizes_by_round(game: Game) -> list[int]:
    """The size of the bet in each round, played through by calling and standing pat."""
    sizes: list[int] = []
    while game.table.is_in_hand and not game.view().hand.is_showdown:  # type: ignore[union-attr]
        menu = game.hand.menu
        if menu is None:
            game.play(f"{game.to_act} pats")
            continue
        if len(sizes) <= game.hand.street:
            sizes.append(chips(game.hand.bet_sizes[0]))
        if menu.opens and game.hand.street == 0:
            game.play(f"{game.to_act} bets 10")
        else:
            game.play(f"{game.to_act} {'checks' if menu.may_check else 'calls'}")
    return sizes


@pytest.mark.rule("cooke-7.04", 2)
def test_the_bet_doubles_after_the_draw() -> None:
    """10-20: 10 before the draw and 20 after it."""
    assert sizes_by_round(draw()) == [10, 20]


@pytest.mark.rule("cooke-7.05", 2)
@pytest.mark.parametrize(
    ("game", "first_big", "sizes"),
    [
        ("triple_draw", 2, [10, 20, 20, 20]),
        ("triple_draw", 3, [10, 10, 20, 20]),
        ("double_draw", 2, [10, 20, 20]),
        ("double_draw", 3, [10, 10, 20]),
        ("five_card_draw", 3, [10, 10]),
    ],
)
def test_the_big_bet_begins_with_the_round_that_is_set(
    game: str, first_big: int, sizes: list[int]
) -> None:
    """By default from the second round; from the third, a game with one draw does not double."""
    assert sizes_by_round(draw(2, game, settings={"draw.big_bet_from_round": first_big})) == sizes


@pytest.mark.rule("cooke-7.18", 2)
@pytest.mark.parametrize(("first_big", "sizes"), [(2, [20, 40]), (3, [20, 20])])
def test_in_lowball_the_bet_doubles_unless_posted_otherwise(
    first_big: int, sizes: list[int]
) -> None:
    """20-40: 20 and 40, or 20 and 20."""
    game = Game(
        seats=3, game="ace_to_five_lowball", bets=(20, 40),
        settings={"draw.big_bet_from_round": first_big},
    )  # fmt: skip
    game.deal()
    assert sizes_by_round(game) == sizes


@pytest.mark.rule("cooke-7.07", 1)
def test_a_bet_and_four_raises_are_the_most() -> None:
    """10, 20, 30, 40, 50 and no more; with six raises up to 70."""
    game = draw()
    game.play(TO_FOUR_RAISES)
    assert game.refusal("3 raises 60").reason is Reason.RAISES_CAPPED
    six = draw(settings={"draw.raise_cap": 6})
    six.play(TO_FOUR_RAISES + ", 3 raises 60, 4 raises 70")
    assert six.refusal("1 raises 80").reason is Reason.RAISES_CAPPED


@pytest.mark.rule("cooke-7.07")
def test_three_raises_are_the_most_where_the_house_has_it_so() -> None:
    """The cap of the USPC laws: 10, 20, 30, 40."""
    game = draw(settings={"draw.raise_cap": 3})
    game.play("2 bets 10, 3 raises 20, 4 raises 30, 1 raises 40")
    assert game.refusal("2 raises 50").reason is Reason.RAISES_CAPPED


@pytest.mark.rule("cooke-7.07", 2)
def test_a_cap_outlasts_the_folds_unless_the_house_lifts_it() -> None:
    """Begun three-handed, one folds at 30: capped at 50 all the same, or free again."""
    script = "2 bets 10, 3 raises 20, 1 raises 30, 2 folds, 3 raises 40, 1 raises 50"
    game = draw(3)
    game.play(script)
    assert game.refusal("3 raises 60").reason is Reason.RAISES_CAPPED
    lifted = draw(3, settings={"draw.cap_lifts_heads_up": True})
    lifted.play(script + ", 3 raises 60, 1 raises 70")
    assert lifted.menu.wager == whole(70)


@pytest.mark.rule("cooke-7.07", 3)
def test_two_players_may_raise_without_end() -> None:
    """A round that begins with two players has no cap."""
    game = draw(2)
    game.play("2 bets 10, 1 raises 20, 2 raises 30, 1 raises 40, 2 raises 50, 1 raises 60")
    assert game.menu.may_raise


@pytest.mark.rule("cooke-7.07", 4)
def test_only_players_with_chips_count_for_the_cap() -> None:
    """Three are live, but one was all-in when the round began: the other two have no cap."""
    game = Game(seats=3, game="five_card_draw", bets=(10, 20), ante=2, stacks={3: 12})
    game.deal()
    game.play("2 bets 10, 3 calls, 1 calls, 2 pats, 3 pats, 1 pats")
    game.play("2 bets 20, 1 raises 40, 2 raises 60, 1 raises 80, 2 raises 100, 1 raises 120")
    assert game.menu.may_raise


@pytest.mark.rule("cooke-7.07")
@pytest.mark.parametrize("structure", [Structure.POT_LIMIT, Structure.NO_LIMIT])
def test_the_cap_is_one_of_limit_games(structure: Structure) -> None:
    """In pot limit and no limit there is no cap on raises."""
    game = Game(seats=3, game="five_card_draw", bets=(2,), ante=1, structure=structure)
    game.deal()
    assert not game.hand.is_capped
