"""Five-card stud: Cooke 5.26, the stud sheet's fcs-1."""

import pytest

from core.hand import events as h
from tests.play import Game
from tests.stud_table import bring_in, deal_up, halves, shown_down, stud, to_street


def course(game: Game) -> list[str]:
    """What was dealt to one player and the rounds between, in order."""
    told: dict[type, str] = {h.HoleCardsDealt: "down", h.UpcardsDealt: "up", h.RoundOpened: "|"}
    mine = [event for event in game.of_hand(object) if type(event) in told]
    return [told[type(event)] for event in mine if getattr(event, "seat", 1) == 1]


@pytest.mark.rule("cooke-5.26", 1)
@pytest.mark.rule("fcs-1", 1)
def test_the_bets_by_round() -> None:
    """10-20: rounds at 10, 10, 20, 20."""
    game = stud(3, "five_card_stud", bets=(10, 20))
    game.deal()
    for street, size in ((2, 10), (3, 10), (4, 20), (5, 20)):
        to_street(game, street)
        assert [to // 100 for to in game.menu.sizes] == [size]


@pytest.mark.rule("cooke-5.26", 2)
@pytest.mark.rule("uspc-stud-form", 1)
@pytest.mark.parametrize(("last_down", "last"), [(False, "up"), (True, "down")])
def test_the_deal(last_down: bool, last: str) -> None:
    """Down, up, then three more upcards, by setting the last one down; a round after each."""
    game = stud(3, "five_card_stud", stud__five_card_last_down=last_down)
    game.deal()
    to_street(game, 5)
    assert course(game) == ["down", "up", "|", "up", "|", "up", "|", last, "|"]


@pytest.mark.rule("cooke-5.26", 4)
def test_the_low_card_brings_it_in() -> None:
    """Of 4h and 4d the four of diamonds."""
    game = stud(3, "five_card_stud")
    deal_up(game, {1: "4h", 2: "4d", 3: "Ks"})
    assert (game.to_act, game.menu.bring_in) == (2, 5_00)
    bring_in(game)


@pytest.mark.rule("cooke-5.26", 5)
def test_it_may_be_played_high_low() -> None:
    """A-A-8-5-3 and 7-6-4-2-A halve the pot; against 9-6-4-2-A there is no low."""
    high = "Ah Ad 8c 5d 3s"
    game = shown_down("five_card_stud", {1: high, 2: "7h 6d 4c 2d As"}, stud__five_card_hilo=True)
    assert game.hand.game == "five_card_stud_hilo"
    assert halves(game) == {0: {1: 10}, 1: {2: 10}}
    game = shown_down("five_card_stud", {1: high, 2: "9h 6d 4c 2d As"}, stud__five_card_hilo=True)
    assert halves(game) == {0: {1: 20}}


@pytest.mark.rule("cooke-5.26")
def test_high_low_with_the_last_card_down() -> None:
    """Both settings together deal the last card down and split the pot."""
    game = stud(3, "five_card_stud", stud__five_card_hilo=True, stud__five_card_last_down=True)
    game.deal()
    to_street(game, 5)
    assert game.hand.game == "five_card_stud_hilo_last_down"
    assert course(game)[-2:] == ["down", "|"]


@pytest.mark.rule("cooke-5.22")
def test_five_cards_are_a_whole_hand() -> None:
    """All five count: a pair of nines beats ace high."""
    game = shown_down("five_card_stud", {1: "Ah Kd 8c 5d 3s", 2: "9h 9d 4c 2d 6s"})
    assert game.pushed == [(0, {2: 20})]
    assert not game.all(h.HandKilled)
