"""Buying the button: Cooke 12.12.03, 12.13.04."""

import pytest

from core.house.settings import Overrides
from core.refusal import Reason
from tests.play import Game
from tests.rules.coming_in import (
    before_the_flop,
    dead,
    dealt,
    hands,
    limit,
    live,
    on_the_flop,
    ways,
)

SOLD: Overrides = {"blinds.buy_button": "on"}
FORWARD: Overrides = {"button.rule": "no_dead_button"}


def before_h3(settings: Overrides | None = None) -> Game:
    """Seat 4 was away for H2 and is back: he sits right in front of the button of H3."""
    game = limit(6, settings=settings)
    game.play("4 away")
    assert dealt(game) == "B2 SB3 BB5"
    game.play("4 back")
    game.skip_hand()
    return game


@pytest.mark.rule("cooke-12.12.03", 1)
def test_the_button_is_bought() -> None:
    """Seat 4 posts 20 live and 10 dead and nobody else posts; the blinds due wait for a hand."""
    game = before_h3(SOLD)
    assert ways(game, 4)["buy"] == (20, 10)
    game.play("4 buys")
    dealt(game)
    assert game.hand.button == 3
    assert (live(game), dead(game), game.pot) == ({4: 20}, {4: 10}, 30)
    assert before_the_flop(game) == [5, 6, 1, 2, 3, 4]
    game.play("all check")
    assert game.order[6:12] == [4, 5, 6, 1, 2, 3]
    assert dealt(game) == "B4 SB5 BB6"
    assert live(game) == {5: 10, 6: 20}
    assert dealt(game) == "B5 SB6 BB1"


@pytest.mark.rule("cooke-12.12.03", 2)
def test_without_the_purchase() -> None:
    """Seat 4 is passed over in H3, whatever the house sells, and the blinds go on."""
    game = before_h3(SOLD)
    assert dealt(game) == "B3 SB5 BB6"
    assert 4 not in game.hand.seats
    assert dealt(game) == "B5 SB6 BB1"


@pytest.mark.rule("cooke-12.12.03", 3)
def test_only_right_in_front_of_the_button() -> None:
    """In H4 seat 4 is behind it: refused."""
    game = before_h3(SOLD)
    assert dealt(game) == "B3 SB5 BB6"
    refusal = game.refusal("4 buys")
    assert (refusal.reason, refusal.rule) == (Reason.BUTTON_NOT_NEXT, "cooke-12.12.03")
    assert refusal.facts == {"seat": 5}


@pytest.mark.rule("cooke-12.12.03", 4)
def test_not_while_the_small_blind_is_dead() -> None:
    """Seat 4 has left after his big blind: seat 3, right in front of the button, cannot buy it."""
    game = _three_owes_both()
    assert dealt(game) == "B1 SB2 BB4"
    game.play("3 back, 4 leaves")
    refusal = game.refusal("3 buys")
    assert (refusal.reason, refusal.rule) == (Reason.BLINDS_ADJUSTED, "cooke-12.13.04")
    assert dealt(game) == "B2 SB- BB5"


def _three_owes_both() -> Game:
    """Seat 3 was away when the big blind went past him to seat 4."""
    game = Game(6, button=6, bets=(20, 40), settings={**SOLD, "blinds.short_free_hand": False})
    assert dealt(game) == "B6 SB1 BB2"
    game.play("3 away")
    return game


@pytest.mark.rule("cooke-12.12.03", 5)
@pytest.mark.rule("cooke-12.13.04", 1)
def test_by_system_it_is_sold_where_the_button_is_never_dead() -> None:
    """Not offered under no missed blind; under no dead button seat 4 buys it in H3."""
    plain = before_h3()
    assert "buy" not in ways(plain, 4)
    assert plain.refusal("4 buys").reason is Reason.BUTTON_NOT_SOLD
    game = before_h3(FORWARD)
    assert ways(game, 4)["buy"] == (20, 10)
    game.play("4 buys")
    dealt(game)
    assert game.hand.button == 3
    assert (live(game), dead(game)) == ({4: 20}, {4: 10})
    assert hands(game, 2) == ["B4 SB5 BB6", "B5 SB6 BB1"]


@pytest.mark.rule("cooke-12.12.03")
@pytest.mark.parametrize("system", [{}, FORWARD])
@pytest.mark.parametrize(("sells", "is_sold"), [("on", True), ("off", False)])
def test_a_house_sells_it_always_or_never(system: Overrides, sells: str, is_sold: bool) -> None:
    """Under either system seat 4 is offered the button of H3, or is refused it."""
    game = before_h3(system | {"blinds.buy_button": sells})
    assert ("buy" in ways(game, 4)) is is_sold
    if not is_sold:
        assert game.refusal("4 buys").reason is Reason.BUTTON_NOT_SOLD


@pytest.mark.rule("cooke-12.13.04", 2)
def test_while_blinds_are_adjusted_nobody_buys() -> None:
    """Seat 3 left after H1: the newcomer there is refused in H2 and H3, and buys a lap later."""
    game = limit(6, settings=FORWARD)
    game.play("3 leaves, 3 sits 500")
    for _ in range(2):
        refusal = game.refusal("3 buys")
        assert (refusal.reason, refusal.rule) == (Reason.BLINDS_ADJUSTED, "cooke-12.13.04")
        dealt(game)
        game.skip_hand()
    assert game.refusal("3 buys").reason is Reason.BUTTON_NOT_NEXT
    game.play("3 waits behind")
    assert hands(game, 3) == ["B5 SB6 BB1", "B6 SB1 BB2", "B1 SB2 BB4"]
    game.skip_hand()
    game.play("3 buys")
    dealt(game)
    assert (game.hand.button, live(game), dead(game)) == (2, {3: 20}, {3: 10})
    assert dealt(game) == "B3 SB4 BB5"


@pytest.mark.rule("cooke-12.12.03")
def test_a_newcomer_buys_the_button() -> None:
    """Where it is sold he may too, for both blinds."""
    game = limit(6, empty=(4,), settings=SOLD)
    assert dealt(game) == "B2 SB3 BB5"
    game.play("4 sits 500")
    game.skip_hand()
    game.play("4 buys")
    dealt(game)
    assert (game.hand.button, live(game), dead(game)) == (3, {4: 20}, {4: 10})
    assert on_the_flop(game)[0] == 4
    assert dealt(game) == "B4 SB5 BB6"
