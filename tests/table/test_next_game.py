"""What the next hand is dealt from, at tables whose games need different decks."""

from core.cards import JOKERS, STANDARD_DECK
from core.hand.events import HandStarted
from core.table.next_game import deck_of, spares_of
from tests.laws.chance import Chance
from tests.play import Game
from tests.random_play import legal_act

WITH_JOKER = sorted((*STANDARD_DECK, JOKERS[0]))


def test_each_game_of_a_mix_is_dealt_from_its_own_cards() -> None:
    """The joker of draw is in no hand of hold'em or stud before it or after it."""
    games = ("texas_holdem", "five_card_draw", "five_card_stud")
    game = Game(seats=2, game="custom", games=games, bets=(10, 20), ante=2)
    for _ in range(9):
        assert sorted(deck_of(game.table)) == WITH_JOKER
        game.deal()
        _check_down(game)
    dealt = [(start.game, sorted(start.deck.content)) for start in game.all(HandStarted)]
    assert [name for name, _ in dealt] == [one for one in games for _ in range(2)] + [
        "texas_holdem", "texas_holdem", "five_card_draw",
    ]  # fmt: skip
    for name, cards in dealt:
        assert cards == (WITH_JOKER if name == "five_card_draw" else list(STANDARD_DECK))


def test_there_are_spares_for_whatever_game_comes_next() -> None:
    """A table that goes over from a game without reshuffles to one with them has the decks."""
    mix = Game(seats=4, game="custom", games=("omaha", "triple_draw_lowball"), bets=(10, 20))
    draw = Game(seats=4, game="triple_draw_lowball", bets=(10, 20))
    assert spares_of(mix.table) == spares_of(draw.table) >= 3 * (1 + 4)


def _check_down(game: Game) -> None:
    """Everybody checks or calls, stands pat and shows; a draw is opened, or dealt again."""
    if game.hand.game == "five_card_draw":
        game.play(f"{game.to_act} bets 10")
    while game.table.is_in_hand:
        game.do(legal_act(Chance(b""), game.table))
