"""The end of a hand: the order of things, and the stub: Cooke 14.21."""

import pytest

from core.cards import STANDARD_DECK
from core.hand import events as h
from core.house.values import Value
from core.ids import Seat
from core.table.events import ButtonMoved, NextHandDue
from core.view import seen
from tests.play import Game
from tests.stud_table import stud, to_street


def to_the_river(**settings: Value) -> Game:
    """Three players have checked down to the river."""
    house = {key.replace("__", "."): value for key, value in settings.items()}
    game = Game(3, button=3, settings=house)
    game.deal()
    game.play("3 calls, 1 calls, 2 checks")
    for _ in range(2):
        game.play("1 checks, 2 checks, 3 checks")
    assert game.hand.street == 3
    return game


@pytest.mark.rule("cooke-14.21", 1)
def test_the_order_of_the_stub_is_kept_until_the_next_deal() -> None:
    """The river is c14: the next card of the very order that was dealt from is there."""
    game = to_the_river()
    deck = game.hand.deck.content
    game.play("1 checks, 2 checks, 3 checks")
    game.skip_hand()
    assert game.hand.is_over
    assert game.hand.deck.content[game.hand.dealt :] == deck[14:]
    assert game.hand.dealt == 14
    assert game.of_hand(h.StubScrambled) == []


@pytest.mark.rule("cooke-14.21", 2)
def test_by_the_house_the_stub_is_gone_with_the_last_card() -> None:
    """With the river its order says nothing any more; the cards are all there."""
    game = to_the_river(deal__stub_retrievable=False)
    (scrambled,) = game.of_hand(h.StubScrambled)
    assert seen(scrambled, None) == seen(scrambled, Seat(1))
    stub = game.hand.deck.content[game.hand.dealt :]
    assert stub == tuple(sorted(stub))
    assert sorted(game.hand.deck.content) == sorted(STANDARD_DECK)
    kinds = [type(event) for event in game.of_hand(object)]
    assert kinds.index(h.StubScrambled) > max(
        n for n, kind in enumerate(kinds) if kind is h.BoardTurned
    )
    game.play("1 checks, 2 checks, 3 checks")
    game.skip_hand()
    assert game.hand.awards


@pytest.mark.rule("cooke-14.21", 2)
def test_in_stud_the_stub_goes_with_seventh_street() -> None:
    """Not before the last card down."""
    game = stud(3, deal__stub_retrievable=False)
    game.deal()
    to_street(game, 6)
    assert game.of_hand(h.StubScrambled) == []
    game.play("all check")
    assert len(game.of_hand(h.StubScrambled)) == 1


@pytest.mark.rule("cooke-14.21", 2)
def test_in_draw_the_stub_is_kept() -> None:
    """Whatever the house has: players may still draw from it."""
    game = Game(
        3, game="five_card_draw", bets=(10, 20), button=3,
        settings={"deal.stub_retrievable": False},
    )  # fmt: skip
    game.deal()
    game.play(f"{game.to_act} bets 10")
    game.skip_hand()
    assert game.of_hand(h.StubScrambled) == []


@pytest.mark.rule("cooke-14.21", 3)
def test_the_button_moves_only_after_the_pot_is_paid() -> None:
    """The pot is pushed, the hand ends, the next deal is due, and with it the button moves."""
    game = to_the_river()
    game.play("1 checks, 2 checks, 3 checks")
    game.skip_hand()
    assert game.table.pointers is not None
    assert game.table.pointers.button == 3
    game.deal()
    kinds = [type(event) for event in game.events]
    order = [h.PotPushed, h.HandEnded, NextHandDue, ButtonMoved, h.HandStarted]
    last = len(kinds)
    places = []
    for kind in reversed(order):
        last = max(n for n, one in enumerate(kinds[:last]) if one is kind)
        places.append(last)
    assert places == sorted(places, reverse=True)
    assert game.places == "B1 SB2 BB3"
