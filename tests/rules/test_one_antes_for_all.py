"""One player antes for everybody, in rotation (Cooke 18, dead blind; USPC, antes of draw)."""

import pytest

from core.chips import whole
from core.hand import events as h
from core.house.settings import Overrides
from tests.play import Game, chips

FOR_ALL: Overrides = {"blinds.ante_for_all": True}
DEALERS: Overrides = {"draw.ante_method": "dealer_for_all"}


def antes(game: Game) -> dict[int, int]:
    """Who has anted in the last hand, and how much."""
    return {post.seat: chips(post.amount) for post in game.of_hand(h.AntePosted)}


@pytest.mark.rule("cooke-18-dead-blind", 1)
def test_the_button_antes_for_all() -> None:
    """Ante 1, six players: the button puts in 6, dead; in the next hand the one on his left."""
    game = Game(6, button=1, blinds=(10, 20), ante=1, settings=FOR_ALL)
    game.deal()
    assert (antes(game), game.pot) == ({1: 6}, 6 + 30)
    assert game.menu.call == whole(20)
    assert game.stack(1) == 994
    game.play("all fold to 1")
    assert game.menu.call == whole(20)
    game.next_hand()
    assert antes(game) == {2: 6}


@pytest.mark.rule("cooke-18-dead-blind")
def test_for_as_many_as_are_dealt_in() -> None:
    """Two have gone away: the button antes for the four who play."""
    game = Game(6, button=1, ante=2, settings=FOR_ALL)
    game.play("5 away, 6 away")
    game.deal()
    assert antes(game) == {1: 8}


@pytest.mark.rule("cooke-18-dead-blind")
def test_where_the_button_is_dead_its_neighbour_antes() -> None:
    """Seat 2 has left when the button is due to him: seat 1, who acts last for it, antes."""
    game = Game(6, button=1, ante=1, settings=FOR_ALL)
    game.deal()
    game.skip_hand()
    game.play("2 leaves")
    game.deal()
    assert game.places == "B[2] SB3 BB4"
    assert antes(game) == {1: 5}


@pytest.mark.rule("cooke-18-dead-blind")
def test_in_stud_a_marker_goes_round() -> None:
    """Three players of stud with an ante of 2: each antes 6 once in three hands; nobody else."""
    game = Game(3, game="seven_card_stud", bets=(10, 20), ante=2, settings=FOR_ALL)
    paid = []
    for _ in range(4):
        game.deal()
        paid.append(antes(game))
        assert game.hand.button is None
        game.play(f"{game.to_act} brings in")
        game.skip_hand()
    payers = [next(iter(one)) for one in paid]
    assert all(list(one.values()) == [6] for one in paid)
    assert sorted(payers[:3]) == [1, 2, 3]
    assert payers[3] == payers[0]


@pytest.mark.rule("cooke-18-dead-blind")
def test_an_ante_for_all_lies_in_the_main_pot() -> None:
    """Who is all-in for 5 may win all six antes and 5 from each; the rest lies aside."""
    game = Game(6, button=1, ante=1, stacks={4: 5}, settings=FOR_ALL)
    game.deal({4: "AsAh", 5: "KsKh", 6: "QsQh"}, "2c 7d 9h Jc 3s")
    game.play("4 all-in, 5 raises 40, 6 calls, 1 folds, 2 folds, 3 folds")
    assert game.pots == [(6 + 5 * 5, (4, 5, 6)), (5 + 15 + 35 + 35, (5, 6))]


@pytest.mark.rule("uspc-draw-ante-method", 1)
def test_the_dealer_antes_for_all() -> None:
    """Draw with an ante of 1: the dealer's stack drops by 6, the others by nothing, pot 6."""
    game = Game(6, button=3, game="five_card_draw", bets=(10, 20), ante=1, settings=DEALERS)
    game.deal()
    assert game.pot == 6
    assert [game.stack(seat) for seat in range(1, 7)] == [1000, 1000, 994, 1000, 1000, 1000]


@pytest.mark.rule("uspc-draw-ante-method", 2)
def test_each_antes() -> None:
    """The other way everybody's stack drops by 1, and the pot is 6 as well."""
    game = Game(6, button=3, game="five_card_draw", bets=(10, 20), ante=1)
    game.deal()
    assert game.pot == 6
    assert [game.stack(seat) for seat in range(1, 7)] == [999] * 6


@pytest.mark.rule("uspc-ante", 1)
def test_seven_antes_before_the_first_card() -> None:
    """Seven players and an ante of 1: 7 are in the pot before a card is dealt."""
    game = Game(7, game="seven_card_stud", bets=(10, 20), ante=1)
    game.deal()
    before = game.of_hand(object)
    first = next(at for at, event in enumerate(before) if isinstance(event, h.HoleCardsDealt))
    anted = [event for event in before[:first] if isinstance(event, h.AntePosted)]
    assert sum(post.amount for post in anted) == whole(7)


@pytest.mark.rule("uspc-ante")
def test_who_has_less_than_the_ante_is_all_in_for_it() -> None:
    """One of seven has half of an ante of 2 left: he is all-in, and plays for what he matched."""
    game = Game(7, button=1, blinds=(10, 20), ante=2, stacks={5: 1})
    game.deal()
    assert game.player(5).is_all_in
    assert sum(chips(post.amount) for post in game.of_hand(h.AntePosted)) == 13
