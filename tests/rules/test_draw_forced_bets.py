"""Draw: what is paid before the deal, and for how much the pot is opened (Cooke 7.03, 7.08)."""

import pytest

from core.chips import whole
from core.games.spec import Structure
from core.hand.events import AntePosted, BlindPosted, HandStarted
from core.house.settings import Overrides
from core.refusal import Reason
from tests.play import Game

THREE_BLINDS = {"draw.forced_bets": "three_blinds"}


def lowball(
    bets: tuple[int, ...], forced: str = "three_blinds", settings: Overrides | None = None
) -> Game:
    """A lowball table with the layout of forced bets ``forced``, seat 1 on the button."""
    house: Overrides = {"lowball.forced_bets": forced, **(settings or {})}
    return Game(seats=6, game="ace_to_five_lowball", bets=bets, settings=house)


@pytest.mark.rule("cooke-7.03", 1)
def test_three_blinds_are_posted_from_the_button_on() -> None:
    """30-60: the button posts 10, the next 20, the second 30, and the seat after them is first."""
    game = lowball((30, 60))
    game.deal()
    assert game.posts == {1: 10, 2: 20, 3: 30}
    assert game.to_act == 4


@pytest.mark.rule("cooke-7.03", 2)
def test_the_big_blind_has_the_option() -> None:
    """Everybody calls 30: the big blind may check, or raise to 60."""
    game = lowball((30, 60))
    game.deal()
    game.play("4 calls, 5 calls, 6 calls, 1 calls, 2 calls")
    assert game.to_act == 3
    assert game.menu.may_check
    assert game.menu.sizes == (whole(60),)


@pytest.mark.rule("cooke-7.03", 3)
def test_high_draw_is_played_for_antes_and_california_with_blinds() -> None:
    """Six antes of 2 make 12 and no blinds; two blinds at 10-20 are 5 and 10 without antes."""
    antes = Game(seats=6, game="five_card_draw", bets=(10, 20), ante=2)
    antes.deal()
    assert antes.pot == 12
    assert antes.posts == {}
    blinds = Game(
        seats=6, game="five_card_draw", bets=(10, 20), settings={"draw.forced_bets": "two_blinds"}
    )
    blinds.deal()
    assert blinds.posts == {2: 5, 3: 10}
    assert blinds.of_hand(AntePosted) == []
    assert blinds.to_act == 4


@pytest.mark.rule("cooke-7.03", 4)
def test_lowball_with_antes_and_blinds_with_antes_alone_and_at_other_stakes() -> None:
    """Table 4: six antes of 2 and blinds of 5 and 10 are 27; antes alone 12; 20-40: 10, 10, 20."""
    both = lowball((10, 20), "antes_and_blinds")
    both.deal()
    assert both.pot == 27
    assert [post.amount for post in both.of_hand(AntePosted)] == [whole(2)] * 6
    assert both.posts == {2: 5, 3: 10}
    antes = lowball((10, 20), "antes")
    antes.deal()
    assert (antes.pot, antes.posts, antes.to_act) == (12, {}, 2)
    three = lowball((20, 40), settings={"betting.min_unit": 5})
    three.deal()
    assert three.posts == {1: 10, 2: 10, 3: 20}


@pytest.mark.rule("cooke-7.03")
@pytest.mark.parametrize("forced", ["two_blinds", "antes_and_blinds", "antes", "three_blinds"])
@pytest.mark.parametrize("game", ["five_card_draw", "ace_to_five_lowball"])
def test_every_layout_can_be_dealt_in_high_and_in_lowball(game: str, forced: str) -> None:
    """The layout that is set is the one that is posted."""
    key = "draw.forced_bets" if game == "five_card_draw" else "lowball.forced_bets"
    table = Game(seats=4, game=game, bets=(10, 20), settings={key: forced})
    table.deal()
    assert bool(table.of_hand(AntePosted)) == (forced in ("antes", "antes_and_blinds"))
    assert len(table.of_hand(BlindPosted)) == {"antes": 0, "three_blinds": 3}.get(forced, 2)


@pytest.mark.rule("cooke-7.03")
def test_heads_up_the_button_posts_no_third_blind() -> None:
    """Two players post the two blinds of heads-up play, the button the smaller one."""
    game = Game(seats=2, game="ace_to_five_lowball", bets=(30, 60))
    game.deal()
    assert game.posts == {1: 20, 2: 30}
    assert game.to_act == 1


@pytest.mark.rule("cooke-7.08", 1)
def test_the_pot_is_opened_for_the_big_blind_or_for_the_double() -> None:
    """30-60 with 10, 20 and 30: 30 or 60 and not 45; by the other posting 60 or nothing."""
    game = lowball((30, 60))
    game.deal()
    assert game.refusal("4 raises 45").reason is Reason.NOT_THE_LIMIT_BET
    assert (game.menu.call, game.menu.sizes) == (whole(30), (whole(60),))
    double = lowball((30, 60), settings={"draw.min_open": "double_big_blind"})
    double.deal()
    assert double.refusal("4 calls").reason is Reason.MUST_BET_OR_FOLD
    assert double.menu.sizes == (whole(60),)
    double.play("4 raises 60, 5 calls, 6 folds, 1 folds, 2 folds, 3 calls")
    assert double.pot == 3 * 60 + 10 + 20


@pytest.mark.rule("cooke-7.08", 2)
def test_in_a_game_of_antes_the_opening_bet_is_the_small_bet() -> None:
    """5-10: it is opened for 5."""
    game = Game(seats=4, game="five_card_draw", bets=(5, 10), ante=1)
    game.deal()
    assert game.menu.sizes == (whole(5),)


@pytest.mark.rule("cooke-7.08")
def test_in_no_limit_the_double_is_the_smallest_opening_too() -> None:
    """Blinds of 5 and 10 with the double posted: to open is to make it 20 or more."""
    game = Game(
        seats=4, game="kansas_city_lowball", blinds=(5, 10), structure=Structure.NO_LIMIT,
        button_blind=5, settings={"draw.min_open": "double_big_blind"},
    )  # fmt: skip
    game.deal()
    assert game.refusal("4 calls").reason is Reason.MUST_BET_OR_FOLD
    assert game.menu.raise_min == whole(20)


@pytest.mark.rule("cooke-7.04", 3)
@pytest.mark.rule("cooke-7.18.01")
def test_the_joker_is_in_the_deck_where_the_house_plays_it() -> None:
    """53 cards in draw for high and in ace-to-five by default, 52 when set so; Kansas City 52."""
    cards = {
        (game, joker): _cards(game, joker)
        for game in ("five_card_draw", "ace_to_five_lowball", "kansas_city_lowball")
        for joker in (True, False)
    }
    assert cards == {
        ("five_card_draw", True): 53,
        ("five_card_draw", False): 52,
        ("ace_to_five_lowball", True): 53,
        ("ace_to_five_lowball", False): 52,
        ("kansas_city_lowball", True): 52,
        ("kansas_city_lowball", False): 52,
    }


def _cards(name: str, joker: bool) -> int:
    game = Game(
        seats=3, game=name, bets=(10, 20), settings={"draw.joker": joker, "lowball.joker": joker}
    )
    game.deal()
    return len(game.last(HandStarted).deck.content)
