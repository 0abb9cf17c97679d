"""Draw: exchanging cards, asking about them, and changing one's mind (Cooke 7.05, 7.09 to 7.12)."""

from collections.abc import Mapping

import msgspec
import pytest

from core.cards import parse_cards
from core.hand.commands import DrawCards, Prompt
from core.hand.draw_games.asking import drawn_by
from core.hand.events import CardBurned, DrawServed, HandKilled
from core.hand.state import Hand
from core.ids import Seat
from core.refusal import Reason, Refusal
from core.sealed import Sealed
from tests.play import Game, person

HANDS = {
    2: "2c 3d 7h 9s Kc",
    3: "Ah Ad 4c 8d 9c",
    4: "Qh Qd 5c 6d Jc",
    1: "Th Td 5h 6s 4d",
}


def drawing(seats: int = 4, stacks: Mapping[int, int] | None = None) -> Game:
    """Everybody has called 10, and seat 2 is the first to draw."""
    game = Game(seats=seats, game="five_card_draw", bets=(10, 20), ante=2, stacks=stacks)
    game.deal({seat: HANDS[seat] for seat in range(1, seats + 1)})
    game.play("2 bets 10, " + ", ".join(f"{seat} calls" for seat in (*range(3, seats + 1), 1)))
    return game


@pytest.mark.rule("cooke-7.05", 1)
def test_cards_are_dealt_in_a_row_after_the_burn() -> None:
    """Seat 2 throws five and gets the next five after the burn, seat 3 throws one: the sixth."""
    game = Game(seats=4, game="five_card_draw", bets=(10, 20), ante=2)
    game.deal(HANDS)
    game.next_cards("8h 2d 2h 2s 3c 3h 4h")
    game.play("2 bets 10, 3 calls, 4 calls, 1 calls")
    game.play("2 draws 2c 3d 7h 9s Kc, 3 draws 9c, 4 pats, 1 pats")
    assert game.of_hand(CardBurned)[0].cards.content == parse_cards("8h")
    served = {one.seat: one.cards.content for one in game.of_hand(DrawServed)}
    assert served[Seat(2)] == parse_cards("2d 2h 2s 3c 3h")
    assert served[Seat(3)] == parse_cards("4h")


@pytest.mark.rule("cooke-7.05", 3)
def test_nobody_draws_six_cards_or_for_a_card_he_does_not_hold() -> None:
    """A sixth place does not exist, nor does any beyond it."""
    game = drawing()
    assert game.refused(DrawCards(person(2), (1, 2, 3, 4, 5, 6))).reason is Reason.NO_SUCH_CARD
    assert game.refused(DrawCards(person(2), (7,))).reason is Reason.NO_SUCH_CARD


@pytest.mark.rule("cooke-7.05")
def test_all_in_players_draw_too_and_the_idle_stand_pat() -> None:
    """Seat 3 is all-in and is asked; seat 2 does not answer in time and keeps his five."""
    game = drawing(stacks={3: 12})
    assert game.player(3).is_all_in
    held = game.player(2).down
    game.run_deadline()
    game.run_deadline()
    assert game.to_act == 3
    game.play("3 draws 4c 8d 9c, 4 pats, 1 pats")
    assert game.player(2).down == held
    assert (game.player(2).drawn, game.player(3).drawn) == ((0,), (3,))


@pytest.mark.rule("cooke-7.04", 1)
@pytest.mark.parametrize("cards", ["2c 3d 7h 9s", "2c 3d 7h 9s Kc 8c"])
def test_a_hand_of_more_or_fewer_than_five_cards_is_dead(cards: str) -> None:
    """A faulty restore has left seat 2 with four cards, or six: the others play on without him."""
    game = drawing()
    game.play("2 pats, 3 pats, 4 pats")
    _restore(game, 2, cards)
    game.play("1 pats")
    assert [killed.seat for killed in game.of_hand(HandKilled)] == [2]
    game.play("3 checks, 4 checks, 1 checks, 3 shows, 4 shows, 1 shows")
    assert game.pushed == [(0, {3: 48})]


@pytest.mark.rule("cooke-7.04")
def test_a_wrong_number_found_at_the_showdown_kills_the_hand_too() -> None:
    """The four cards turn up in the last round: the hand cannot be shown for the pot."""
    game = drawing()
    game.play("2 pats, 3 pats, 4 pats, 1 pats, 2 checks, 3 checks, 4 checks")
    _restore(game, 3, "Ah Ad 4c 8d")
    game.play("1 checks")
    assert [killed.seat for killed in game.of_hand(HandKilled)] == [3]
    assert 3 not in game.view().hand.queue  # type: ignore[union-attr]


def _restore(game: Game, seat: int, cards: str) -> None:
    """Give ``seat`` other cards than he had, as after a fault."""
    hand = game.hand
    wrong = msgspec.structs.replace(
        game.player(seat), down=Sealed(parse_cards(cards), (Seat(seat),))
    )
    players = tuple(wrong if one.seat == seat else one for one in hand.players)
    broken = msgspec.structs.replace(hand, players=players)
    game.table = msgspec.structs.replace(game.table, hand=broken)


@pytest.mark.rule("cooke-7.09", 1)
def test_before_any_action_a_live_player_is_told_how_many_were_drawn() -> None:
    """Seat 2 drew two; seat 4 asks before the first check."""
    game = drawing()
    game.play("2 draws 2c 3d, 3 pats, 4 pats, 1 pats")
    assert drawn_by(game.hand, person(4), Seat(2)) == 2
    assert game.view(4).hand.player(Seat(2)).drawn == (2,)  # type: ignore[union-attr]


@pytest.mark.rule("cooke-7.09", 2)
def test_after_action_the_dealer_answers_no_more() -> None:
    """Seat 2 has checked: the question comes too late, and the table no longer shows it."""
    game = drawing()
    game.play("2 draws 2c 3d, 3 pats, 4 pats, 1 pats, 2 checks")
    assert _refused(game.hand, 4, 2) is Reason.ACTION_AFTER_DRAW
    assert game.view(4).hand.player(Seat(2)).drawn == ()  # type: ignore[union-attr]


@pytest.mark.rule("cooke-7.09", 3)
def test_only_a_live_player_may_ask_and_only_about_one() -> None:
    """Seat 3 has folded: he may not ask, nor is there anything to ask about him."""
    game = Game(seats=4, game="five_card_draw", bets=(10, 20), ante=2)
    game.deal(HANDS)
    game.play("2 bets 10, 3 folds, 4 calls, 1 calls, 2 draws 2c 3d, 4 pats, 1 pats")
    assert _refused(game.hand, 3, 2) is Reason.ALREADY_FOLDED
    assert _refused(game.hand, 2, 3) is Reason.ALREADY_FOLDED


@pytest.mark.rule("cooke-7.09")
def test_there_is_nothing_to_tell_before_the_draw_or_to_strangers() -> None:
    """Nobody has drawn yet; and one without a hand gets no answer."""
    game = Game(seats=4, game="five_card_draw", bets=(10, 20), ante=2)
    game.deal(HANDS)
    assert _refused(game.hand, 4, 2) is Reason.NO_DRAW
    game.play("2 bets 10, 3 calls, 4 calls, 1 calls, 2 draws 2c 3d, 3 pats, 4 pats, 1 pats")
    assert _refused(game.hand, 9, 2) is Reason.NOT_IN_HAND


def _refused(hand: Hand, asker: int, seat: int) -> Reason:
    with pytest.raises(Refusal) as refusal:
        drawn_by(hand, person(asker), Seat(seat))
    return refusal.value.reason


@pytest.mark.rule("cooke-7.10", 1)
def test_the_number_may_be_changed_until_the_next_has_chosen() -> None:
    """Seat 2 asks for two, nobody has been served and seat 3 has not chosen: he makes it three."""
    game = drawing()
    game.play("2 draws 2c 3d, 2 draws 2c 3d 7h")
    assert game.view().hand.player(Seat(2)).asked == 3  # type: ignore[union-attr]
    game.play("3 pats, 4 pats, 1 pats")
    assert game.player(2).drawn == (3,)


@pytest.mark.rule("cooke-7.10", 2, 3)
def test_it_is_too_late_once_the_next_has_chosen_or_the_cards_are_there() -> None:
    """Seat 3 has stood pat, and seat 2 has his two cards."""
    game = drawing()
    game.play("2 draws 2c 3d, 3 pats")
    assert len(game.of_hand(DrawServed)) == 1
    assert game.refused(DrawCards(person(2), (1, 2, 3))).reason is Reason.DRAW_IS_OVER


@pytest.mark.rule("cooke-7.10")
def test_a_change_may_answer_the_older_prompt() -> None:
    """The button of the first choice still changes it, though seat 3 is asked already."""
    game = drawing()
    first = Prompt(game.hand.number, game.hand.action)
    game.do(DrawCards(person(2), (1, 2), first))
    game.do(DrawCards(person(2), (1,), first))
    assert game.view().hand.player(Seat(2)).asked == 1  # type: ignore[union-attr]


@pytest.mark.rule("cooke-7.10")
def test_a_button_of_an_earlier_draw_changes_nothing() -> None:
    """Triple draw: what named places of the first five cards is no change of the second draw."""
    game = Game(seats=2, game="triple_draw_lowball", bets=(10, 20))
    game.deal()
    game.play("1 calls, 2 checks")
    old = DrawCards(person(2), (1, 2, 3), Prompt(game.hand.number, game.hand.action))
    game.do(old)
    game.play("1 pats, 2 checks, 1 checks")
    game.do(DrawCards(person(2), (1,)))
    assert game.refused(old).reason is Reason.STALE
    game.play("1 pats")
    assert game.player(2).drawn == (3, 1)


@pytest.mark.rule("cooke-7.12", 1)
def test_rapping_on_the_draw_is_to_stand_pat() -> None:
    """Seat 2 says check: he keeps his five cards."""
    game = drawing()
    game.play("2 checks, 3 pats, 4 pats, 1 pats")
    assert game.player(2).drawn == (0,)


@pytest.mark.rule("cooke-7.12", 2)
def test_a_rap_that_has_missed_a_bet_is_no_fold() -> None:
    """Seat 2 says check facing 20: he is asked again and may still call."""
    game = drawing()
    game.play("2 pats, 3 pats, 4 pats, 1 pats, 2 checks, 3 bets 20, 4 folds, 1 folds")
    refusal = game.refusal("2 checks")
    assert refusal.reason is Reason.FACING_BET
    game.play("2 calls")
    assert game.hand.player(Seat(2)).is_in  # type: ignore[union-attr]


@pytest.mark.rule("cooke-7.16", 1)
def test_five_card_draw_is_two_rounds_and_the_best_hand() -> None:
    """Aces beat queens after two rounds: the pot of 8 in antes and 40 is theirs."""
    game = drawing()
    game.play("2 pats, 3 pats, 4 pats, 1 pats, 2 checks, 3 checks, 4 checks, 1 checks")
    game.play("2 shows, 3 shows, 4 shows, 1 shows")
    assert game.pushed == [(0, {3: 48})]
