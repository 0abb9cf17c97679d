"""Draw: cards that run short (Cooke 4.10, 14.18; USPC)."""

import pytest

from core.cards import STANDARD_DECK, Card
from core.hand.commands import DrawCards
from core.hand.events import DrawServed, StubShuffled
from core.house.settings import Overrides
from core.refusal import Reason
from tests.play import Game, person

NINE_HANDS: Overrides = {"draw.joker": False}


def nine_handed(game: str = "five_card_draw", settings: Overrides | None = None) -> Game:
    """Nine players, all in for 10, and six cards left after the burn; seat 2 draws first."""
    table = Game(seats=9, game=game, bets=(10, 20), ante=2, settings=NINE_HANDS | (settings or {}))
    table.deal()
    table.play("2 bets 10, " + ", ".join(f"{seat} calls" for seat in (3, 4, 5, 6, 7, 8, 9, 1)))
    return table


def throw(game: Game, seat: int, count: int) -> tuple[Card, ...]:
    """Let ``seat`` throw his first ``count`` cards; which they are."""
    cards = game.player(seat).down.content[:count]
    game.do(DrawCards(person(seat), tuple(range(1, count + 1))))
    return cards


def served(game: Game, seat: int) -> tuple[Card, ...]:
    """What ``seat`` got on the draw."""
    return next(one.cards.content for one in game.of_hand(DrawServed) if one.seat == seat)


def whereabouts(game: Game) -> list[Card]:
    """Every card, wherever it is now."""
    hand = game.hand
    cards = [*hand.deck.content[hand.dealt :], *hand.burns.content]
    for player in hand.players:
        cards += [*player.down.content, *player.thrown.content]
    return cards


@pytest.mark.rule("cooke-4.10", 3)
@pytest.mark.rule("cooke-14.18")
@pytest.mark.rule("uspc-law-draw-bottom-card", 1)
def test_discards_and_the_last_card_are_shuffled_for_the_third_player() -> None:
    """Six left: three and two are dealt; his three come from those five and the bottom card."""
    game = nine_handed()
    last = game.hand.deck.content[-1]
    pool = {*throw(game, 2, 3), *throw(game, 3, 2), last}
    own = throw(game, 4, 3)
    throw(game, 5, 0)
    (shuffled,) = game.of_hand(StubShuffled)
    assert set(shuffled.deck.content) == pool
    assert shuffled.count == 6
    assert len(served(game, 4)) == 3
    assert set(served(game, 4)) <= pool
    assert not set(served(game, 4)) & set(own)
    assert sorted(whereabouts(game)) == list(STANDARD_DECK)


@pytest.mark.rule("uspc-law-draw-bottom-card", 2)
def test_what_lies_above_the_bottom_card_is_dealt_first() -> None:
    """Two cards lie above it: they are the first he gets, and the third is a shuffled one."""
    game = nine_handed()
    above = game.hand.deck.content[game.hand.dealt :][3:5]
    throw(game, 2, 3)
    throw(game, 3, 3)
    throw(game, 4, 0)
    assert served(game, 3)[:2] == above
    assert len(served(game, 3)) == 3


@pytest.mark.rule("uspc-law-draw-bottom-card", 3)
def test_the_openers_discards_stay_out_as_long_as_others_suffice() -> None:
    """Jacks or better: seat 2 opened and threw five, and there are enough without them."""
    game = Game(seats=9, game="jacks_or_better", bets=(10, 20), ante=2, settings=NINE_HANDS)
    game.deal({2: "Jc Jd 2c 3d 4h"})
    game.play("2 bets 10, 3 folds, 4 calls, 5 calls, 6 calls, 7 folds, 8 folds, 9 folds, 1 calls")
    proof = set(throw(game, 2, 5))
    throw(game, 4, 3)
    throw(game, 5, 5)
    throw(game, 6, 5)
    throw(game, 1, 1)
    assert game.of_hand(StubShuffled)
    assert proof == set(game.player(2).thrown.content)


@pytest.mark.rule("cooke-4.10")
def test_folded_hands_are_shuffled_too_and_held_no_more() -> None:
    """A card that was folded can come again, and lies in one place only."""
    game = Game(seats=9, game="five_card_draw", bets=(10, 20), ante=2, settings=NINE_HANDS)
    game.deal()
    game.play("2 bets 10, 3 folds, 4 calls, 5 folds, 6 folds, 7 folds, 8 folds, 9 folds, 1 calls")
    throw(game, 2, 5)
    throw(game, 4, 5)
    throw(game, 1, 5)
    assert len(game.of_hand(StubShuffled)) == 1
    assert sorted(whereabouts(game)) == list(STANDARD_DECK)


@pytest.mark.rule("cooke-4.10")
def test_what_one_threw_on_an_earlier_draw_comes_back_last() -> None:
    """Seat 2 alone draws, five each time: the burns are shuffled before his old discards are."""
    game = Game(
        seats=8, game="five_card_draw", bets=(10, 20), ante=2,
        settings=NINE_HANDS | {"draw.draws": 2},
    )  # fmt: skip
    game.deal({2: "2c 2d 2h 2s 3c"})
    game.play("2 bets 10, 3 calls, 4 calls, 5 calls, 6 calls, 7 calls, 8 calls, 1 calls")
    first = set(throw(game, 2, 5))
    for seat in (3, 4, 5, 6, 7, 8, 1):
        throw(game, seat, 0)
    game.play("all check")
    throw(game, 2, 5)
    throw(game, 3, 0)
    assert len(game.of_hand(StubShuffled)) == 1
    last = next(one for one in reversed(game.of_hand(DrawServed)) if one.seat == 2)
    assert not first & set(last.cards.content)
    assert first <= set(game.player(2).thrown.content)


@pytest.mark.rule("cooke-4.10")
@pytest.mark.parametrize("players", range(2, 10))
@pytest.mark.parametrize("draws", [1, 2, 3])
def test_there_are_always_cards_for_everybody(players: int, draws: int) -> None:
    """Everybody draws five each time: no card is in two places, and nobody gets his own discard."""
    game = Game(
        seats=players, game="five_card_draw", bets=(10, 20), ante=2,
        settings=NINE_HANDS | {"draw.draws": draws},
    )  # fmt: skip
    game.deal()
    game.play(f"{game.to_act} bets 10")
    while game.hand.street < draws or game.hand.menu is None:
        menu = game.hand.menu
        if menu is not None:
            game.play(f"{game.to_act} {'checks' if menu.may_check else 'calls'}")
            continue
        seat = game.to_act
        assert seat is not None
        throw(game, seat, 5)
        assert len(whereabouts(game)) == len(set(whereabouts(game)))
    for one in game.of_hand(DrawServed):
        assert not set(one.thrown.content) & set(one.cards.content)
        assert len(one.cards.content) == 5


@pytest.mark.rule("cooke-4.10")
def test_without_reshuffles_nobody_draws_more_than_there_is() -> None:
    """By the setting the discards stay dead: five may be drawn of the six, and then none."""
    game = nine_handed(settings={"draw.short_deck": "stub_only"})
    throw(game, 2, 3)
    throw(game, 3, 1)
    refusal = game.refused(DrawCards(person(4), (1, 2)))
    assert (refusal.reason, refusal.facts["count"]) == (Reason.STUB_TOO_SHORT, 2)
