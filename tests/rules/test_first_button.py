"""Who has the button of a new game (Cooke 13.02.01; USPC and Hoyle, first dealer)."""

import pytest

from core.cards import parse_cards
from core.ids import Seat
from core.sealed import Sealed
from core.table import commands as c
from core.table.blinds.drawing import draw_button
from core.table.events import ButtonDrawn, ButtonStart
from core.table.next_game import deck_of
from tests.play import Game

SEATS = tuple(map(Seat, (1, 2, 3, 4)))


def begun(game: Game, drawn: str) -> ButtonDrawn:
    """Deal the first hand, the cards for the button being ``drawn``."""
    game.at = max(game.at, game.table.next_hand_at or game.at)
    named = parse_cards(drawn)
    rest = [card for card in deck_of(game.table) if card not in named]
    game.do(c.StartHand(Sealed(deck_of(game.table)), Sealed((*named, *rest)), Sealed(())))
    return game.last(ButtonDrawn)


@pytest.mark.rule("cooke-13.02.01", 1)
def test_the_high_card_has_the_button() -> None:
    """Kc, Ks and 9h to seats 1, 3 and 5: the king of spades, and blinds left of it."""
    game = Game(6, taken=(1, 3, 5), button=1)
    drawn = begun(game, "KcKs9h")
    assert (drawn.seat, drawn.by) == (3, ButtonStart.HIGH_CARD)
    assert game.places == "B3 SB5 BB1"


@pytest.mark.rule("cooke-13.02.01", 2)
def test_the_button_starts_at_the_dealers_right() -> None:
    """Ten seats, 1 to 6 taken: no card is drawn, and seat 6 has it."""
    game = Game(10, taken=(1, 2, 3, 4, 5, 6), settings={"button.start": "dealer_right"})
    drawn = begun(game, "KcKs9h")
    assert (drawn.seat, drawn.cards) == (6, ())
    assert game.places == "B6 SB1 BB2"


@pytest.mark.rule("hoyle-first-dealer", 1)
def test_the_first_jack_deals() -> None:
    """4h, Ts, Kc and Jd go round to seats 1, 2, 3 and 1: seat 1 is the first dealer."""
    game = Game(3, settings={"button.start": "first_jack"})
    drawn = begun(game, "4hTsKcJd")
    assert [one.seat for one in drawn.cards] == [1, 2, 3, 1]
    assert (drawn.seat, game.hand.button) == (1, 1)


@pytest.mark.rule("uspc-law-first-dealer", 1)
def test_the_cards_go_round_from_the_left_of_who_deals_them() -> None:
    """Seat 1 deals them, so the first is seat 2's: 9c, 4d, Ks, 2h and the jack to seat 2 again."""
    drawn = draw_button(
        {"button.start": "first_jack"}, SEATS, parse_cards("9c4dKs2hJd"), len(SEATS), SEATS[0]
    )
    assert [one.seat for one in drawn.cards] == [2, 3, 4, 1, 2]
    assert drawn.seat == 2


@pytest.mark.rule("uspc-law-first-dealer", 2)
def test_the_deal_passes_to_the_left() -> None:
    """After the deal of seat 1, who got the first jack, seat 2 deals."""
    game = Game(4, settings={"button.start": "first_jack"})
    begun(game, "JdTsKc4h")
    assert game.hand.button == 1
    game.next_hand()
    assert game.hand.button == 2
