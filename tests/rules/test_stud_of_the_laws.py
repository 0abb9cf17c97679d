"""Stud by the older laws: exposed, early and missing cards, and short decks (USPC, Hoyle)."""

from typing import Any

import pytest

from core.cards import Card, card_text, parse_cards
from core.hand import events as h
from core.hand.commands import MakeChoice
from core.hand.events import ChipsTakenBack
from core.hand.state import Choosing, Standing
from core.ids import Seat
from core.present import board, plain
from core.table import commands as c
from core.table.floor.misdeals.checking import is_in_order
from tests.play import ADMIN, Game, chips, person
from tests.rules.misdealt import street_of
from tests.rules.test_misdeals_patched import FIX, dealt_early, last_up
from tests.stud_table import bring_in, served, stud, to_street

# upcards of folded hands


@pytest.mark.rule("uspc-stud-drop-turn-down", 1)
def test_who_drops_turns_his_upcards_down() -> None:
    """Seat 3 folds: the board lists his Td no more; where the house has it so it still does."""
    for shows in (False, True):
        game = stud(3, stud__show_folded_upcards=shows)
        game.deal({1: "Ah As 9d", 2: "Kc Kd 2c", 3: "5h 5s Td"})
        bring_in(game)
        assert "Td" in plain(board(game.view()))
        game.play("3 folds")
        shown = plain(board(game.view()))
        assert ("Td" in shown) == shows
        assert "folded" in shown


# cards running short


def ten(**settings: Any) -> Game:
    """Ten players of five-card stud on fourth street, nobody folded: 12 cards less a burn left."""
    game = stud(10, "five_card_stud", ante=1, **settings)
    game.deal()
    to_street(game, 4)
    assert len(game.hand.deck.content) - game.hand.dealt == 10
    to_street(game, 5)
    return game


@pytest.mark.rule("uspc-stud-flash-common-card", 1)
def test_one_card_is_turned_for_all_at_once() -> None:
    """40 dealt and 2 burned: of the 10 that are left one is turned and serves all ten."""
    game = ten(stud__shortage="common_card")
    assert served(game) == ["common"]
    assert len(game.hand.boards[0]) == 1
    assert {len(player.cards) for player in game.hand.players} == {4}


@pytest.mark.rule("uspc-stud-flash-common-card", 2)
def test_by_cooke_the_burns_are_shuffled_first() -> None:
    """Burn, eight cards, the last one and three burns shuffled, one burned, two cards."""
    game = ten()
    assert served(game) == ["burn", *["up"] * 8, "shuffle", "burn", *["up"] * 2]
    assert game.last(h.StubShuffled).count == 4
    assert len(game.hand.deck.content) - game.hand.dealt == 1


# a card that comes too early

ALONE = {"stud__early_card": "exposed_only"}


def early(players: int, count: int, **settings: Any) -> tuple[Game, tuple[Card, ...], int]:
    """Fourth street is on, and ``count`` cards of fifth have come: the game, deck, and place."""
    game = stud(players, **settings)
    game.deal()
    to_street(game, 4)
    deck, dealt = game.hand.deck.content, game.hand.dealt
    dealt_early(game, count)
    game.do(FIX)
    assert is_in_order(game.table)
    return game, deck, dealt + 1


@pytest.mark.rule("uspc-law-stud-dead-cards", 1)
@pytest.mark.rule("hoyle-exposed-in-stud", 1)
def test_a_card_that_comes_too_early_alone_is_dead() -> None:
    """Four in: the others get the second to the fourth card, and whose card it was the fifth."""
    game, deck, first = early(4, 1, **ALONE)
    assert game.hand.aside.content == deck[first : first + 1]
    game.play("all check")
    a, b, c_, d = game.hand.seats
    assert last_up(game) == {
        b: deck[first + 1],
        c_: deck[first + 2],
        d: deck[first + 3],
        a: deck[first + 4],
    }
    assert is_in_order(game.table)
    assert len(game.hand.burns.content) == 2
    game.play("all check")
    assert served(game) == ["burn", *["up"] * 4]
    assert list(last_up(game)) == list(game.hand.seats)


@pytest.mark.rule("hoyle-exposed-in-stud", 2)
def test_two_cards_that_come_too_early() -> None:
    """Three in, the cards of the first two are dead: the third gets his own, then they get one."""
    game, deck, first = early(3, 2, **ALONE)
    game.play("all check")
    one, two, three = game.hand.seats
    assert last_up(game) == {three: deck[first + 2], one: deck[first + 3], two: deck[first + 4]}


@pytest.mark.rule("uspc-law-stud-dead-cards", 2)
def test_by_the_stud_sheet_a_card_for_each_leaves_play() -> None:
    """Four are set aside, then one is burned, and all get the next four in order."""
    game, deck, first = early(4, 1)
    assert game.hand.aside.content == deck[first : first + 4]
    game.play("all check")
    assert tuple(last_up(game).values()) == deck[first + 5 : first + 9]


# a player who was missed


def missed(**settings: Any) -> tuple[Game, Seat, Card]:
    """Fifth street missed the last player, whose card is the next of the deck."""
    game = stud(3, betting__checking_out=True, **settings)
    game.deal()
    to_street(game, 5)
    hand = game.hand
    out = hand.seats[-1]
    others: dict[int, Card | None] = {one.seat: one.up[-1] for one in hand.players}
    mine = others[out]
    assert mine is not None
    others[out] = None
    street_of(game, others, burns=hand.burns.content, dealt=hand.dealt - 1)
    return game, out, mine


@pytest.mark.rule("uspc-law-stud-omitted-round", 1)
@pytest.mark.parametrize("value", ["deliver", "dead_hand"])
def test_who_was_missed_gets_his_card_before_a_bet(value: str) -> None:
    """Nobody has acted: he gets the card in the original order, by either value."""
    game, out, mine = missed(stud__omitted_after_bet=value)
    game.do(FIX)
    assert last_up(game)[out] == mine


def bet_on(game: Game, out: Seat) -> None:
    """Somebody else than ``out`` bets, and another calls where he can."""
    while game.to_act == out:
        game.play(f"{out} checks")
    game.play(f"{game.to_act} bets 30")


@pytest.mark.rule("uspc-law-stud-omitted-round")
def test_after_a_bet_he_gets_the_card_that_is_left_over() -> None:
    """By default it is delivered, and the betting goes on where it was."""
    game, out, mine = missed()
    bet_on(game, out)
    to_act = game.to_act
    game.do(FIX)
    assert game.player(int(out)).up[-1] == mine
    assert game.player(int(out)).is_in
    assert game.to_act == to_act
    assert is_in_order(game.table)


@pytest.mark.rule("uspc-law-stud-omitted-round")
def test_after_a_bet_his_hand_is_dead_by_setting() -> None:
    """The others keep their cards, and nobody gets his."""
    game, out, mine = missed(stud__omitted_after_bet="dead_hand")
    bet_on(game, out)
    game.do(FIX)
    assert game.player(int(out)).standing is Standing.FOLDED
    assert all(mine not in player.cards for player in game.hand.players)
    assert game.to_act != out


# hole cards exposed


def expose(game: Game, seat: int, card: str) -> None:
    """The dealer has exposed ``card`` of ``seat``."""
    (one,) = parse_cards(card)
    game.do(c.ExposeCard(ADMIN, Seat(seat), one))


def ann(value: str = "uspc") -> Game:
    """Five-card stud for three with antes of 3; seat 1 holds the aces, a deuce brings it in."""
    game = stud(3, "five_card_stud", bets=(10, 20), ante=3, stud__hole_exposed=value)
    game.deal({1: "Ah Ad 9c 8c 7h", 2: "Kc 2c 3d 6d 4d", 3: "Qc 5h 7c 8h Jh"})
    return game


@pytest.mark.rule("uspc-law-stud-hole-exposed", 1)
def test_for_an_exposed_hole_card_the_next_comes_down() -> None:
    """Her Ah was exposed: Ad lies down, and the rest comes as usual."""
    game = ann()
    expose(game, 1, "Ah")
    player = game.player(1)
    assert (player.up, player.down.content) == (parse_cards("Ah"), parse_cards("Ad"))
    to_street(game, 3)
    assert game.player(1).up == parse_cards("Ah 9c")


def all_open(value: str) -> Game:
    """All four cards of seat 1 have been exposed one after another: 23 chips of hers are in."""
    game = ann(value)
    expose(game, 1, "Ah")
    game.play("2 brings in, 3 completes, 1 calls, 2 calls")
    expose(game, 1, "Ad")
    assert game.player(1).up == parse_cards("Ah 9c Ad")
    game.play("1 bets 10, 2 calls, 3 calls")
    assert game.player(1).down.content == parse_cards("8c")
    assert is_in_order(game.table)
    expose(game, 1, "8c")
    return game


@pytest.mark.rule("uspc-law-stud-hole-exposed", 2)
@pytest.mark.rule("hoyle-hole-card-up")
@pytest.mark.parametrize("value", ["uspc", "hoyle"])
def test_with_four_cards_open_she_may_withdraw(value: str) -> None:
    """None is hidden: she has all back that she put in, and is out; the others play on."""
    game = all_open(value)
    assert isinstance(game.hand.phase, Choosing)
    assert game.hand.awaited == (1,)
    pot = game.pot
    game.do(MakeChoice(person(1), plays=False))
    assert game.player(1).standing is Standing.FOLDED
    assert [chips(one.amount) for one in game.of_hand(ChipsTakenBack)] == [23]
    assert (game.stack(1), game.pot) == (1000, pot - 23)
    assert sum(amount for amount, _ in game.pots) == game.pot
    assert game.to_act in (2, 3)
    game.skip_hand()


@pytest.mark.rule("uspc-law-stud-hole-exposed")
@pytest.mark.parametrize(("value", "again"), [("uspc", True), ("hoyle", False)])
def test_with_the_fifth_open_too_only_one_book_lets_her_withdraw(value: str, again: bool) -> None:
    """She plays on, and her last card comes down and is exposed: by USPC she may withdraw again."""
    game = all_open(value)
    game.do(MakeChoice(person(1), plays=True))
    game.play("all check")
    assert game.player(1).down.content == parse_cards("7h")
    expose(game, 1, "7h")
    assert isinstance(game.hand.phase, Choosing) == again
    if again:
        game.do(MakeChoice(person(1), plays=False))
    assert (game.stack(1) == 1000) == again


def test_who_does_not_answer_plays_on() -> None:
    """Time runs out: her hand lies open, and lives."""
    game = all_open("uspc")
    game.run_deadline()
    assert game.player(1).is_in
    assert game.hand.menu is not None


@pytest.mark.rule("uspc-law-stud-hole-exposed")
def test_by_cooke_nothing_more_comes_of_it() -> None:
    """The covered card has been seen already; later ones are merely open."""
    game = ann("cooke")
    expose(game, 1, "Ah")
    bring_in(game)
    while game.hand.street == 0:
        game.play(f"{game.to_act} calls")
    expose(game, 1, "Ad")
    game.play("1 bets 10, 2 calls, 3 calls")
    assert game.player(1).up == parse_cards("Ah 9c 8c")


def test_a_hole_card_exposed_after_an_act_changes_the_next_card_alone() -> None:
    """Seat 3 has called when seat 1's Ah is seen: who acts stays, and 9c comes down to him."""
    game = ann()
    bring_in(game)
    game.play("3 calls")
    expose(game, 1, "Ah")
    assert game.to_act == 1
    assert game.player(1).exposed == parse_cards("Ah")
    game.play("1 calls")
    assert card_text(game.player(1).down.content[-1]) == card_text(*parse_cards("9c"))
    assert game.player(1).up == parse_cards("Ad")


def test_one_who_is_left_alone_by_a_withdrawal_has_the_pot() -> None:
    """Of two players one withdraws: the other gets what is left there."""
    game = stud(2, "five_card_stud", bets=(5, 10), ante=1, stud__hole_exposed="uspc")
    game.deal({1: "Ah Ad 9c 8c 7h", 2: "Kc 2c 3d 6d 4d"})
    expose(game, 1, "Ah")
    bring_in(game)
    game.play("1 calls")
    expose(game, 1, "Ad")
    game.play("1 bets 5, 2 calls")
    expose(game, 1, "8c")
    game.do(MakeChoice(person(1), plays=False))
    assert not game.table.is_in_hand
    assert (game.stack(1), game.stack(2)) == (1000, 1000)
