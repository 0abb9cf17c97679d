"""Who missed the small blind alone, or of three blinds the two small ones (Cooke 12.12.02)."""

import pytest

from core.house.settings import Overrides
from core.ids import Seat
from core.present.board.badges import badges_of
from core.table.blinds import events as b
from core.table.blinds.duties import Owes
from tests.play import Game, person
from tests.rules.coming_in import (
    BOOK,
    after_h1,
    dead,
    dealt,
    first_hand,
    hands,
    limit,
    live,
    on_the_flop,
    ways,
)


@pytest.mark.rule("cooke-12.06", 4)
def test_a_small_blind_made_up_alone_is_dead() -> None:
    """10 lie in the middle, and who faces 20 puts in 20 to call."""
    game = limit(6)
    game.play("3 away")
    assert hands(game, 2) == ["B2 SB- BB4", "B[3] SB4 BB5"]
    game.play("3 back, 3 posts")
    assert dealt(game) == "B4 SB5 BB6"
    assert (live(game), dead(game)) == ({5: 10, 6: 20}, {3: 10})
    game.play("1 folds, 2 folds")
    assert (game.to_act, game.menu.call) == (3, 20_00)


@pytest.mark.rule("cooke-12.07", 4)
@pytest.mark.rule("cooke-16.01.04", 2)
def test_three_blinds_of_which_the_two_small_ones_were_missed() -> None:
    """Blinds of 5, 10 and 20 go round; who has missed the first two comes in for one of 20."""
    settings = {**BOOK, "blinds.layout": "button_small_then_middle_big"}
    game = Game(6, blinds=(10, 20), button_blind=5, settings=settings)
    game.deal()
    assert (game.places, live(game)) == ("B1 SB2 BB3", {1: 5, 2: 10, 3: 20})
    assert dealt(game) == "B2 SB3 BB4"
    assert live(game) == {2: 5, 3: 10, 4: 20}
    assert dealt(game) == "B3 SB4 BB5"
    assert dealt(game) == "B4 SB5 BB6"
    game.play("6 away")
    assert hands(game, 3) == ["B5 SB- BB1", "B[6] SB1 BB2", "B1 SB2 BB3"]
    game.play("6 back")
    game.skip_hand()
    assert ways(game, 6)["post"] == (20, 0)
    game.play("6 posts")
    assert dealt(game) == "B2 SB3 BB4"
    assert (live(game), dead(game)) == ({2: 5, 3: 10, 4: 20, 6: 20}, {})


@pytest.mark.rule("cooke-16.01.04")
@pytest.mark.parametrize(
    ("is_separate", "shown"), [(False, ("MISSED SB+MB",)), (True, ("MISSED SB, MISSED MB",))]
)
def test_the_button_of_a_missed_middle_blind(is_separate: bool, shown: tuple[str, ...]) -> None:
    """There is none, unless the house marks it for itself."""
    settings: Overrides = {
        **BOOK,
        "blinds.layout": "button_small_then_middle_big",
        "blinds.middle_blind_button": is_separate,
    }
    game = after_h1(Game(6, blinds=(10, 20), button_blind=5, settings=settings))
    game.play("3 away")
    assert dealt(game) == "B2 SB- BB4"
    game.play("3 back")
    assert badges_of(game.view(), Seat(3), person(3)) == shown


@pytest.mark.rule("cooke-16.01.04", 1)
def test_of_blinds_of_1_and_2_the_small_one_was_missed() -> None:
    """Seat 3 posts 1 dead, and has still to put in 2 to call."""
    game = after_h1(Game(6, bets=(2, 4), settings=BOOK))
    game.play("3 away")
    assert hands(game, 2) == ["B2 SB- BB4", "B[3] SB4 BB5"]
    game.play("3 back, 3 posts")
    assert dealt(game) == "B4 SB5 BB6"
    assert (live(game), dead(game)) == ({5: 1, 6: 2}, {3: 1})
    game.play("1 folds, 2 folds")
    assert (game.to_act, game.menu.call) == (3, 2_00)


@pytest.mark.rule("cooke-16.01.04", 2)
def test_of_1_3_and_5_small_and_middle_blind_were_missed() -> None:
    """Seat 3, due the middle blind of 3 and then the small one of 1, comes in for 5 live."""
    settings = {**BOOK, "blinds.layout": "button_small_then_middle_big"}
    game = after_h1(Game(6, blinds=(3, 5), button_blind=1, settings=settings))
    game.play("3 away")
    assert hands(game, 2) == ["B2 SB- BB4", "B[3] SB4 BB5"]
    game.play("3 back, 3 posts")
    assert dealt(game) == "B4 SB5 BB6"
    assert (live(game), dead(game)) == ({4: 1, 5: 3, 6: 5, 3: 5}, {})


@pytest.mark.rule("cooke-12.12.02", 1)
@pytest.mark.rule("cooke-16.01.04", 1)
def test_the_small_blind_alone_was_missed() -> None:
    """Seat 3, away for H2 and H3, posts 10 dead behind the button and has still to call 20."""
    game = limit(6)
    game.play("3 away")
    assert hands(game, 2) == ["B2 SB- BB4", "B[3] SB4 BB5"]
    assert on_the_flop(game)[-1] == 2
    assert game.occupant(3).duties.owes is Owes.SMALL
    game.play("3 back")
    game.skip_hand()
    assert ways(game, 3)["post"] == (0, 10)
    game.play("3 posts")
    assert dealt(game) == "B4 SB5 BB6"
    assert (live(game), dead(game)) == ({5: 10, 6: 20}, {3: 10})
    game.play("1 folds, 2 folds")
    assert (game.to_act, game.menu.call) == (3, 20_00)


@pytest.mark.rule("cooke-12.12.02", 2)
def test_under_the_dead_button_nobody_comes_in() -> None:
    """Back before H3 the dead button lies at seat 3: no post before H4."""
    game = limit(6)
    game.play("3 away")
    assert dealt(game) == "B2 SB- BB4"
    game.play("3 back")
    game.skip_hand()
    assert first_hand(game, "3 posts") == (4, 4)
    assert dealt(game) == "B[3] SB4 BB5"
    assert 3 not in game.hand.seats
    game.play("3 posts")
    assert dealt(game) == "B4 SB5 BB6"
    assert (live(game), dead(game)) == ({5: 10, 6: 20}, {3: 10})


@pytest.mark.rule("cooke-12.12.02", 3)
def test_first_and_last_twice_beside_an_empty_seat() -> None:
    """Seat 3 leaves after his big blind: in H2 and H3 seat 4 is first on the flop and 2 last."""
    game = limit(6)
    game.play("3 leaves")
    for places in ("B2 SB- BB4", "B[3] SB4 BB5"):
        assert dealt(game) == places
        flop = on_the_flop(game)
        assert (flop[0], flop[-1]) == (4, 2)
    assert dealt(game) == "B4 SB5 BB6"
    assert on_the_flop(game) == [5, 6, 1, 2, 4]


def test_who_missed_the_small_blind_and_then_the_big_one_owes_both() -> None:
    """Seat 3 stays away a whole lap after his big blind."""
    game = limit(6)
    game.play("3 away")
    hands(game, 6)
    assert [(one.seat, one.owes) for one in game.all(b.BlindPassed)] == [
        (3, Owes.SMALL),
        (3, Owes.BOTH),
    ]
