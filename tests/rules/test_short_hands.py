"""Hands with a wrong number of cards that nobody has put right: USPC, Hoyle, Cooke 7.04."""

import pytest
from msgspec.structs import replace

from core.cards import cards_text, parse_cards
from core.hand.state import Standing
from core.house.values import Value
from core.present import plain
from core.present.board.board import board
from core.sealed import Sealed
from tests.play import Game
from tests.rules.misdealt import swapped
from tests.stud_table import stud, to_street

SETTING = "deal.short_hand"


def after_the_draw(hands: dict[int, str], **settings: Value) -> Game:
    """Draw poker, ante 2: all have stood pat; a failure then left these hands as they are."""
    house = {key.replace("__", "."): value for key, value in settings.items()}
    game = Game(
        len(hands), game="five_card_draw", bets=(10, 20), ante=2, button=len(hands), settings=house
    )
    game.deal(hands)
    game.play("1 bets 10")
    game.play("all call")
    for _ in hands:
        game.play(f"{game.to_act} pats")
    return game


def left_with(game: Game, seat: int, text: str) -> None:
    """``seat`` holds these cards and the rest of his hand is lost."""
    player = game.player(seat)
    kept = parse_cards(text)
    lost = tuple(card for card in player.down.content if card not in kept)
    new = tuple(card for card in kept if card not in player.down.content)
    assert not new, cards_text(new)
    short = replace(player, down=Sealed(kept, player.down.seats))
    burns = Sealed((*game.hand.burns.content, *lost))
    players = swapped(game.hand.players, short)
    game.table = replace(game.table, hand=replace(game.hand, players=players, burns=burns))


ANN = "2c 2d 7h 9s Jc"
"""A pair of deuces."""


@pytest.mark.rule("uspc-law-incorrect-hand", 1)
def test_a_foul_hand_that_is_left_alone_cannot_win() -> None:
    """Bo has four cards after the draw and Ann drops: the pot of 24 waits for the next winner."""
    game = after_the_draw({1: ANN, 2: "Ks Kd 9c 4h 3s"})
    left_with(game, 2, "Ks Kd 9c 4h")
    assert game.pot == 24
    game.play("1 checks, 2 bets 20, 1 folds")
    assert not game.table.is_in_hand
    assert game.table.carry is not None
    assert game.table.carry.amount == 2400
    text = plain(board(game.view()))
    assert "The only hand left is foul: 24 stay in the pot for the next deal." in text
    game.deal()
    assert game.pot == 24 + 4


@pytest.mark.rule("uspc-law-incorrect-hand", 2)
@pytest.mark.parametrize("house", ["plays", "plays_no_straight_flush"])
def test_a_short_hand_plays_for_what_it_makes(house: str) -> None:
    """K-K-9-4 is a pair of kings, and beats a pair of deuces."""
    game = after_the_draw({1: ANN, 2: "Ks Kd 9c 4h 3s"}, deal__short_hand=house)
    left_with(game, 2, "Ks Kd 9c 4h")
    game.play("1 checks, 2 checks")
    game.skip_hand()
    assert game.pushed == [(0, {2: 24})]


@pytest.mark.rule("uspc-law-incorrect-hand", 2)
def test_a_short_hand_is_foul_by_default() -> None:
    """The same pair of kings wins nothing where the others have whole hands."""
    game = after_the_draw({1: ANN, 2: "Ks Kd 9c 4h 3s"})
    left_with(game, 2, "Ks Kd 9c 4h")
    game.play("1 checks, 2 checks")
    game.skip_hand()
    assert game.pushed == [(0, {1: 24})]
    assert game.player(2).standing is not Standing.LIVE


@pytest.mark.rule("uspc-law-incorrect-hand", 3)
@pytest.mark.rule("hoyle-short-hand", 1)
def test_four_to_a_straight_flush_are_nine_high() -> None:
    """9h 8h 7h 6h against a pair of deuces: it loses."""
    game = after_the_draw(
        {1: "2c 2d 7s 9s Jc", 2: "9h 8h 7h 6h 3s"},
        deal__short_hand="plays_no_straight_flush",
    )
    left_with(game, 2, "9h 8h 7h 6h")
    game.play("1 checks, 2 checks")
    game.skip_hand()
    assert game.pushed == [(0, {1: 24})]


@pytest.mark.rule("hoyle-short-hand", 2)
@pytest.mark.rule("hoyle-incorrect-number", 1)
def test_a_short_pair_of_aces_beats_kings() -> None:
    """A-A-K-4 against K-K-Q-J-9, and the remnant A-A-4 as well."""
    for left in ("As Ad Kh 4c", "As Ad 4c"):
        game = after_the_draw(
            {1: "Ks Kd Qc Jc 9h", 2: "As Ad Kh 4c 3s"},
            deal__short_hand="plays_no_straight_flush",
        )
        left_with(game, 2, left)
        game.play("1 checks, 2 checks")
        game.skip_hand()
        assert game.pushed == [(0, {2: 24})]


@pytest.mark.rule("hoyle-incorrect-number", 2)
@pytest.mark.parametrize("house", ["foul", "plays"])
def test_a_long_hand_never_wins(house: str) -> None:
    """Six cards, aces among them: dead, whatever the house does about short ones."""
    game = after_the_draw({1: ANN, 2: "As Ad Kh 4c 3s"}, deal__short_hand=house)
    player = game.player(2)
    extra = game.hand.deck.content[game.hand.dealt]
    long = replace(player, down=Sealed((*player.down.content, extra), player.down.seats))
    players = swapped(game.hand.players, long)
    hand = replace(game.hand, players=players, dealt=game.hand.dealt + 1)
    game.table = replace(game.table, hand=hand)
    game.play("1 checks, 2 checks")
    game.skip_hand()
    assert game.pushed == [(0, {1: 24})]


@pytest.mark.rule("uspc-law-incorrect-hand", 2, 3)
@pytest.mark.parametrize(("house", "winner"), [("plays", 2), ("plays_no_straight_flush", 1)])
def test_six_cards_of_stud_may_make_a_straight_or_not(house: str, winner: int) -> None:
    """9-8-7-6-5 out of six cards beats a pair of aces only where a short hand may be a straight."""
    game = stud(2, deal__short_hand=house)
    game.deal({1: "As Ad Kh Qc 3s 2h 7c", 2: "9h 8c 7h 6h 5d 2c 4s"})
    to_street(game, 7)
    player = game.player(2)
    down = tuple(card for card in player.down.content if cards_text((card,)) != "4s")
    short = replace(player, down=Sealed(down, player.down.seats))
    players = swapped(game.hand.players, short)
    burns = Sealed((*game.hand.burns.content, *parse_cards("4s")))
    game.table = replace(game.table, hand=replace(game.hand, players=players, burns=burns))
    game.play("all check")
    game.skip_hand()
    assert [seat for _, got in game.pushed for seat in got] == [winner]
