"""Draw and lowball: cards that others have seen (Cooke 7.11, 7.18.07, 7.18.08, 7.19)."""

import pytest

from core.cards import card_text, parse_card, parse_cards
from core.games.spec import Structure
from core.hand.commands import MakeChoice
from core.hand.events import (
    CardBurned,
    CardMadeGood,
    CardReplaced,
    CardsExposed,
    CardWithdrawn,
    DrawServed,
    StubShuffled,
)
from core.house.settings import Overrides
from core.ids import Seat
from core.refusal import Reason
from core.table.commands import ExposeCard
from core.view import seen
from tests.play import ADMIN, Game, person

KEPT_IN_THE_DEAL = [
    ("five_card_draw", Structure.FIXED, "9d Kh 2c", ""),
    ("ace_to_five_lowball", Structure.FIXED, "7h Ac Jk", "8c 9c Kd"),
    ("ace_to_five_lowball", Structure.NO_LIMIT, "5d Ac Jk", "6d 7h Kd"),
    ("ace_to_five_lowball", Structure.POT_LIMIT, "5d", "6d"),
    ("kansas_city_lowball", Structure.FIXED, "7c 5h 2d", "6c Ac 8d"),
    ("kansas_city_lowball", Structure.NO_LIMIT, "7c", "6c"),
]
"""Game, structure, and which exposed cards have to be taken, and which are replaced."""


def expose(game: Game, seat: int, card: str, *, by_owner: bool = False) -> None:
    """Let everybody have seen ``card`` of ``seat``."""
    game.do(ExposeCard(ADMIN, Seat(seat), parse_card(card), by_owner))


def dealt(name: str, structure: Structure, card: str) -> Game:
    """Four players; seat 4 has been dealt ``card``."""
    if structure is Structure.FIXED:
        game = Game(seats=4, game=name, bets=(10, 20))
    elif name == "five_card_draw":
        game = Game(seats=4, game=name, bets=(2,), structure=structure)
    else:
        game = Game(seats=4, game=name, blinds=(10, 20), structure=structure, button_blind=10)
    game.deal({4: card})
    return game


def all_call(game: Game) -> None:
    """The first round is over without a raise, and everybody is in."""
    if game.menu.opens:
        game.play(f"{game.to_act} bets 10")
    while game.hand.menu is not None:
        game.play(f"{game.to_act} {'checks' if game.menu.may_check else 'calls'}")


@pytest.mark.rule("cooke-7.11", 1)
@pytest.mark.rule("cooke-7.18.08", 1)
@pytest.mark.rule("cooke-7.19", 3)
@pytest.mark.parametrize(("name", "structure", "kept", "replaced"), KEPT_IN_THE_DEAL)
def test_which_cards_exposed_in_the_deal_have_to_be_taken(
    name: str, structure: Structure, kept: str, replaced: str
) -> None:
    """High draw keeps all, limit ace-to-five up to a seven, no limit to a five, Kansas City no six.

    The joker is the lowest card and kept.
    """
    for card in kept.split():
        game = dealt(name, structure, card)
        expose(game, 4, card)
        assert parse_card(card) in game.player(4).down.content
        assert game.last(CardsExposed).cards == parse_cards(card)
        assert game.view(2).hand.player(Seat(4)).exposed == parse_cards(card)  # type: ignore[union-attr]
    for card in replaced.split():
        game = dealt(name, structure, card)
        expose(game, 4, card)
        assert parse_card(card) not in game.player(4).down.content
        assert len(game.player(4).down.content) == 5


@pytest.mark.rule("cooke-7.18.07", 1)
def test_a_card_replaced_after_the_deal_is_the_burn() -> None:
    """Four players: seat 4 gets the 21st card, 9c is the burn, and the first drawn is the 22nd."""
    game = dealt("ace_to_five_lowball", Structure.FIXED, "9c")
    deck = game.hand.deck.content
    expose(game, 4, "9c")
    assert game.last(CardReplaced).fresh.content == (deck[20],)
    all_call(game)
    first = game.to_act
    assert first is not None
    assert game.all(CardBurned) == []
    assert parse_card("9c") in game.hand.burns.content
    thrown = game.player(first).down.content[0]
    game.play(f"{first} draws {card_text(thrown)}, 3 pats")
    assert game.of_hand(DrawServed)[0].cards.content == (deck[21],)


@pytest.mark.rule("cooke-7.18.07", 1)
def test_a_low_card_exposed_in_the_deal_stays() -> None:
    """7h is kept, and the burn comes off the deck as ever."""
    game = dealt("ace_to_five_lowball", Structure.FIXED, "7h")
    expose(game, 4, "7h")
    all_call(game)
    assert len(game.all(CardBurned)) == 1


@pytest.mark.rule("cooke-7.11", 2)
def test_a_card_exposed_on_the_draw_is_replaced_after_all_have_drawn() -> None:
    """Seat 2 draws two, the second is exposed; 3 draws one, 4 three: his comes after those."""
    game = Game(seats=4, game="five_card_draw", bets=(10, 20), ante=2)
    game.deal({2: "2c 3d 7h 9s Kc", 3: "Ah Ad 4c 8d 9c", 4: "Qh Qd 5c 6d Jc", 1: "Kd Jd 9h 8s 6h"})
    # A burn, two for seat 2, one for seat 3, three for seat 4, and the replacement.
    game.next_cards(". 8c 9d Th 2d 2h 2s Ks")
    game.play("2 bets 10, 3 calls, 4 calls, 1 folds, 2 draws 2c 3d, 3 draws 9c")
    expose(game, 2, "9d")
    assert game.last(CardWithdrawn).card == parse_card("9d")
    assert len(game.player(2).down.content) == 4
    game.play("4 draws 5c 6d Jc")
    assert game.player(4).down.content == parse_cards("Qh Qd 2d 2h 2s")
    assert game.last(CardMadeGood).fresh.content == parse_cards("Ks")
    assert game.player(2).down.content == parse_cards("7h 9s Kc 8c Ks")
    assert game.to_act == 2


@pytest.mark.rule("cooke-7.18.07", 2)
@pytest.mark.parametrize("name", ["ace_to_five_lowball", "kansas_city_lowball"])
def test_on_the_draw_of_lowball_not_even_the_lowest_card_is_kept(name: str) -> None:
    """An ace, or a deuce, is replaced after the last player's draw."""
    game = Game(seats=4, game=name, bets=(10, 20))
    game.deal({2: "2c 3d 7h 9s Kc", 3: "Ah 5d 4c 8d 9c", 4: "Qc Qd Qs Jc Jd", 1: "Kd Js 9h 8s 6h"})
    game.next_cards(". 3h 2d 8h Ks")
    all_call(game)
    game.play("2 draws 9s Kc, 3 draws 9c")
    expose(game, 2, "2d")
    game.play("4 pats, 1 pats")
    assert game.player(2).down.content == parse_cards("2c 3d 7h 3h Ks")


@pytest.mark.rule("cooke-7.18.07", 3)
def test_a_card_that_its_owner_has_shown_is_kept() -> None:
    """King or not, before the draw and on it."""
    game = dealt("ace_to_five_lowball", Structure.FIXED, "Kc")
    expose(game, 4, "Kc", by_owner=True)
    assert parse_card("Kc") in game.player(4).down.content
    assert not game.hand.is_burned


@pytest.mark.rule("cooke-7.11")
def test_the_last_drawers_card_is_replaced_at_once_until_there_is_action() -> None:
    """The draw is over: the next card is his; after a check it is too late."""
    game = Game(seats=2, game="five_card_draw", bets=(10, 20), ante=2)
    game.deal({1: "2c 3d 7h 9s Kc", 2: "Ah Ad 4c 8d 9c"})
    game.next_cards(". 8c Ks")
    game.play("2 bets 10, 1 calls, 2 pats, 1 draws 2c")
    expose(game, 1, "8c")
    assert game.player(1).down.content == parse_cards("3d 7h 9s Kc Ks")
    game.play("2 checks")
    late = ExposeCard(ADMIN, Seat(1), parse_card("Ks"))
    assert game.refused(late).reason is Reason.TOO_LATE_TO_REPLACE


@pytest.mark.rule("cooke-7.11")
def test_an_old_card_exposed_after_the_draw_stays() -> None:
    """Only drawn cards are replaced on the draw: what he was dealt is his."""
    game = Game(seats=2, game="five_card_draw", bets=(10, 20), ante=2)
    game.deal({1: "2c 3d 7h 9s Kc", 2: "Ah Ad 4c 8d 9c"})
    game.play("2 bets 10, 1 calls, 2 pats, 1 draws 2c")
    expose(game, 1, "Kc")
    assert parse_card("Kc") in game.player(1).down.content
    assert game.last(CardsExposed).cards == parse_cards("Kc")


@pytest.mark.rule("cooke-7.11")
def test_an_exposed_card_that_is_thrown_away_lies_open_no_more() -> None:
    """Nobody can tell from the table that a card he kept was seen."""
    game = Game(seats=2, game="five_card_draw", bets=(10, 20), ante=2)
    game.deal({1: "2c 3d 7h 9s Kc", 2: "Ah Ad 4c 8d 9c"})
    expose(game, 2, "4c")
    game.play("2 bets 10, 1 calls, 2 draws 4c, 1 pats")
    assert game.player(2).exposed == ()


@pytest.mark.rule("cooke-7.18.07")
def test_what_cannot_be_exposed_is_refused() -> None:
    """A card he does not hold, one seen already, and a second to replace once two have acted."""
    game = dealt("ace_to_five_lowball", Structure.FIXED, "9c Kd 2c")
    ask = [ExposeCard(ADMIN, Seat(4), parse_card(card)) for card in ("9c", "Kd", "2c")]
    game.do(ask[2])
    assert game.refused(ask[2]).reason is Reason.ALREADY_SHOWN
    game.do(ask[0])
    assert game.refused(ask[0]).reason is Reason.NO_SUCH_CARD
    game.play("all call to 2")
    assert game.refused(ask[1]).reason is Reason.TWO_CARDS_EXPOSED


@pytest.mark.rule("cooke-7.18.07")
def test_only_its_owner_sees_the_card_that_comes_instead() -> None:
    """Of the replacement others learn that it was made, and no more."""
    game = dealt("ace_to_five_lowball", Structure.FIXED, "9c")
    expose(game, 4, "9c")
    event = game.last(CardReplaced)
    for viewer in (None, Seat(1), Seat(2), Seat(3)):
        assert seen(event, viewer).fresh is None  # type: ignore[union-attr]
    assert seen(event, Seat(4)).fresh == event.fresh.content  # type: ignore[union-attr]


# by the older laws

BEN = "2c 3d 7h 9s Kc"
FIRST_IS_TAKEN: Overrides = {"draw.exposed_on_draw": "take_first"}


def drawn_for(cards: str, settings: Overrides, *, hand: str = BEN, draws: str = "2c 3d") -> Game:
    """Four players: seat 2 throws two and gets the first two of ``cards``, 3 draws the next."""
    game = Game(4, game="five_card_draw", bets=(10, 20), ante=2, settings=settings)
    game.deal({2: hand, 3: "Ah Ad 4c 8d 9c", 4: "Qh Qd 5c 6d Jc", 1: "Th Td 5h 6s 4d"})
    game.next_cards(f". {cards}")
    game.play(f"2 bets 10, 3 calls, 4 calls, 1 calls, 2 draws {draws}, 3 draws 9c")
    return game


@pytest.mark.rule("uspc-law-draw-card-exposed", 1)
def test_by_the_older_laws_the_first_card_exposed_on_the_draw_is_taken() -> None:
    """7d and 8c are exposed: he keeps 7d; 8c is dead and made good after everybody has drawn."""
    game = drawn_for("7d 8c 2h 3h 6h", FIRST_IS_TAKEN)
    expose(game, 2, "7d")
    expose(game, 2, "8c")
    assert parse_card("7d") in game.player(2).down.content
    assert parse_card("7d") in game.player(2).exposed
    assert game.player(2).thrown.content[-1] == parse_card("8c")
    game.play("4 draws Jc, 1 pats")
    assert game.last(CardMadeGood).fresh.content == parse_cards("6h")
    assert set(game.player(2).down.content) == set(parse_cards("7h 9s Kc 7d 6h"))


@pytest.mark.rule("uspc-law-draw-card-exposed", 2)
def test_by_cooke_no_card_exposed_on_the_draw_is_kept() -> None:
    """Both are replaced after all have drawn."""
    game = drawn_for("7d 8c 2h 3h 6h", {})
    expose(game, 2, "7d")
    expose(game, 2, "8c")
    game.play("4 draws Jc, 1 pats")
    assert set(game.player(2).down.content) == set(parse_cards("7h 9s Kc 6h")) | set(
        game.of_hand(CardMadeGood)[1].fresh.content
    )
    assert len(game.of_hand(CardMadeGood)) == 2


def test_a_card_he_had_before_the_draw_is_no_card_of_the_draw() -> None:
    """Of two cards drawn one is gone already: the king that he kept stays his."""
    game = drawn_for("7d 8c 2h 3h 6h", {})
    expose(game, 2, "7d")
    expose(game, 2, "Kc")
    assert parse_card("Kc") in game.player(2).down.content


SHUFFLED: Overrides = {**FIRST_IS_TAKEN, "draw.exposed_reshuffle": True}


def asked_for_a_shuffle() -> Game:
    """Seat 2 kept 7d of three cards; 8c and Jd are dead, and all others have drawn."""
    game = drawn_for("7d 8c Jd 2h 3h", SHUFFLED, draws="2c 3d 7h")
    for card in ("7d", "8c", "Jd"):
        expose(game, 2, card)
    game.play("4 draws Jc, 1 pats")
    return game


@pytest.mark.rule("hoyle-exposed-in-draw")
def test_who_lost_exposed_cards_may_have_the_rest_shuffled_for_him() -> None:
    """He says shuffle: stub and discards of the others, not his own, and he gets two cards."""
    game = asked_for_a_shuffle()
    assert game.hand.awaited == (2,)
    before = game.hand.deck.content[game.hand.dealt :]
    game.do(MakeChoice(person(2), plays=True))
    deck = set(game.last(StubShuffled).deck.content)
    assert deck == set(before) | set(parse_cards("9c Jc"))
    assert len(game.of_hand(CardMadeGood)) == 2
    assert len(game.player(2).down.content) == 5
    assert game.to_act == 2
    assert game.menu.may_check


def test_or_he_takes_the_top_cards() -> None:
    """He says the top card, or says nothing: nothing is shuffled."""
    game = asked_for_a_shuffle()
    game.do(MakeChoice(person(2), plays=False))
    assert game.of_hand(StubShuffled)[1:] == []
    assert len(game.of_hand(CardMadeGood)) == 2
    idle = asked_for_a_shuffle()
    idle.run_deadline()
    assert len(idle.of_hand(CardMadeGood)) == 2


def test_without_the_rule_nobody_is_asked() -> None:
    """The next card is his at once."""
    game = drawn_for("7d 8c 2h 3h 6h", FIRST_IS_TAKEN)
    expose(game, 2, "7d")
    expose(game, 2, "8c")
    game.play("4 pats, 1 pats")
    assert game.to_act == 2
    assert game.hand.menu is not None


def test_a_card_exposed_once_all_have_drawn_is_shuffled_for_too() -> None:
    """Before anybody acts the second of his cards is seen: he says shuffle; the round begins."""
    game = drawn_for("7d 8c 2h 3h 6h", SHUFFLED)
    game.play("4 pats, 1 pats")
    expose(game, 2, "7d")
    expose(game, 2, "8c")
    assert game.hand.awaited == (2,)
    game.do(MakeChoice(person(2), plays=True))
    assert (game.to_act, len(game.player(2).down.content)) == (2, 5)
    game.play("2 checks, 3 checks")
