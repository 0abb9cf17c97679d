"""Draw by the older laws: deals that all pass, numbers told and changed, false openers (USPC)."""

import pytest

from core.chips import whole
from core.hand.commands import DrawCards
from core.hand.draw_games.asking import drawn_by
from core.hand.events import ChipsTakenBack, DrawServed, HandEnded
from core.hand.state import Drawing, Standing
from core.house.settings import Overrides
from core.ids import Seat
from core.notation import parse_action
from core.present import board, drawn, plain
from core.refusal import Reason, Refusal
from tests.play import Game, chips, person
from tests.rules.jackpots import deal, jackpots

HANDS = {2: "2c 3d 7h 9s Kc", 3: "Ah Ad 4c 8d 9c", 4: "Qh Qd 5c 6d Jc", 1: "Th Td 5h 6s 4d"}


def draw(seats: int = 4, settings: Overrides | None = None, **more: object) -> Game:
    """Limit draw at 10-20 with antes of 1, the button on seat 1."""
    stacks = more.get("stacks")
    assert stacks is None or isinstance(stacks, dict)
    return Game(
        seats,
        game="five_card_draw",
        bets=(10, 20),
        ante=1,
        settings=settings,
        stacks=stacks,
    )


def drawing(settings: Overrides | None = None, stacks: dict[int, int] | None = None) -> Game:
    """Everybody has called 10, and seat 2 is the first to draw."""
    game = draw(4, settings, stacks=stacks)
    game.deal(HANDS)
    game.play("2 bets 10, 3 calls, 4 calls, 1 calls")
    return game


# a deal that all pass


@pytest.mark.rule("uspc-law-opening", 1)
def test_when_all_pass_all_ante_again() -> None:
    """Five antes of 1 and nobody bets: the next deal has 10 in its pot, the button one seat on."""
    game = draw(5)
    game.deal()
    game.play("all check")
    assert not game.table.is_in_hand
    game.deal()
    assert (game.hand.button, game.pot) == (2, 10)


@pytest.mark.rule("uspc-law-opening", 2)
def test_by_setting_all_draw_when_all_pass() -> None:
    """The five go on to the draw and to the second round, for a pot of 5."""
    game = draw(5, {"draw.all_pass": "draw_anyway"})
    game.deal()
    game.play("all check")
    assert isinstance(game.hand.phase, Drawing)
    game.play("2 pats, 3 pats, 4 pats, 5 pats, 1 pats")
    assert (game.to_act, game.pot) == (2, 5)


def test_a_pot_that_needs_openers_is_passed_out_in_any_house() -> None:
    """Jackpots: nobody opens, and all ante again."""
    game = jackpots(3, 1, settings={"draw.all_pass": "draw_anyway"})
    deal(game)
    game.play("all check")
    assert game.last(HandEnded).carried == whole(3)


# how many were drawn


def counted(value: str) -> Game:
    """Seat 2 drew two, the others stood pat."""
    game = drawing({"draw.show_counts": value})
    game.play("2 draws 2c 3d, 3 pats, 4 pats, 1 pats")
    return game


@pytest.mark.rule("uspc-law-draw-announce", 1)
def test_how_many_were_drawn_is_told_until_there_is_action() -> None:
    """All are named before the first bet; once seat 2 has checked nobody is."""
    game = counted("until_action")
    assert plain(drawn(game.view(3))) == "P1 stood pat, P2 drew two, P3 stood pat, P4 stood pat."
    assert "drew two" in plain(board(game.view()))
    game.play("2 checks")
    with pytest.raises(Refusal) as refused:
        drawn(game.view(3))
    assert refused.value.reason is Reason.ACTION_AFTER_DRAW


@pytest.mark.rule("uspc-law-draw-announce")
def test_a_house_may_tell_it_at_any_time() -> None:
    """Seat 2 has checked, and whoever asks is told; the board says it too."""
    game = counted("always")
    game.play("2 checks")
    assert drawn_by(game.hand, person(3), Seat(2)) == 2
    assert "drew two" in plain(board(game.view()))


@pytest.mark.rule("uspc-law-draw-announce")
def test_a_house_may_tell_it_only_to_who_asks() -> None:
    """The board says that he has asked and not for how many; who asks is told, until action."""
    game = drawing({"draw.show_counts": "on_request"})
    game.play("2 draws 2c 3d")
    shown = plain(board(game.view()))
    assert "P2 has said how many" in shown
    assert "two" not in shown
    game.play("3 pats, 4 pats, 1 pats")
    assert "drew" not in plain(board(game.view()))
    assert "P2 drew two" in plain(drawn(game.view(3)))
    game.play("2 checks")
    with pytest.raises(Refusal):
        drawn_by(game.hand, person(3), Seat(2))


# no answer on the draw


@pytest.mark.rule("uspc-law-draw-out-of-turn")
def test_who_does_not_answer_on_the_draw_folds_by_setting() -> None:
    """Time runs out on seat 2: he folds, and seat 3 is asked; one who is all-in stands pat."""
    game = drawing({"draw.timeout": "fold"}, {4: 11})
    game.run_deadline()
    game.run_deadline()
    assert game.player(2).standing is Standing.FOLDED
    game.play("3 draws 9c")
    assert game.player(4).is_all_in
    game.run_deadline()
    game.run_deadline()
    assert (game.to_act, game.player(4).standing) == (1, Standing.LIVE)
    game.run_deadline()
    game.run_deadline()
    assert game.player(1).standing is Standing.FOLDED
    assert [(one.seat, len(one.cards.content)) for one in game.of_hand(DrawServed)] == [
        (3, 1),
        (4, 0),
    ]


@pytest.mark.rule("uspc-law-draw-out-of-turn", 1)
def test_who_does_not_answer_on_the_draw_stands_pat() -> None:
    """Seat 2 does not answer: he keeps his five, seat 3 is asked, and seat 2 cannot draw later."""
    game = drawing()
    game.run_deadline()
    game.run_deadline()
    assert game.to_act == 3
    game.play("3 pats")
    assert game.player(2).drawn == (0,)
    assert game.refusal("2 draws 2c").reason is Reason.DRAW_IS_OVER


def test_the_last_one_left_on_the_draw_wins() -> None:
    """Two play and the first does not answer: the pot is the other's."""
    game = draw(2, {"draw.timeout": "fold"})
    game.deal()
    game.play("2 bets 10, 1 calls")
    game.run_deadline()
    game.run_deadline()
    assert game.pushed == [(0, {1: 22})]


# changing the number


@pytest.mark.rule("uspc-law-draw-slip-of-tongue", 1)
def test_a_number_may_be_changed_until_it_is_confirmed() -> None:
    """Seat 2 says three, then two, and confirms: he has two cards, and no change is heard."""
    game = drawing()
    game.play("2 draws 2c 3d 7h, 2 draws 2c 3d")
    assert game.of_hand(DrawServed) == []
    game.do(DrawCards(person(2), (1, 2), confirmed=True))
    assert game.player(2).drawn == (2,)
    assert game.to_act == 3
    assert game.refused(DrawCards(person(2), (1, 2, 3))).reason is Reason.DRAW_IS_OVER


@pytest.mark.rule("uspc-law-draw-slip-of-tongue")
def test_by_setting_the_cards_come_as_soon_as_they_are_asked_for() -> None:
    """Seat 2 says two and has them; he cannot say three any more."""
    game = drawing({"draw.confirm": False})
    game.play("2 draws 2c 3d")
    assert game.player(2).drawn == (2,)
    assert game.refused(DrawCards(person(2), (1, 2, 3))).reason is Reason.DRAW_IS_OVER
    game.play("3 pats, 4 pats, 1 draws 4d")
    assert (game.player(1).drawn, game.to_act) == ((1,), 2)


# false openers before the draw

TENS = "Td Th 9d 5s 3s"
KINGS = "Kc Kh 7d 3h 2h"
REFUND: Overrides = {"draw.false_opener_others": "refund"}


def falsely_opened(hands: dict[int, str], settings: Overrides | None = None) -> Game:
    """Six at 5-10 with antes of 1: seat 1 passes, 2 opens falsely, 3 calls, 4 raises to 10."""
    game = jackpots(6, 1, button=6, settings=settings)
    deal(game, {2: TENS, **hands})
    game.play("1 checks, 2 bets 5 anyway, 3 calls, 4 raises 10")
    return game


def taken_back(game: Game) -> dict[int, int]:
    """Who got how much of his bets back in this hand."""
    return {back.seat: chips(back.amount) for back in game.of_hand(ChipsTakenBack)}


@pytest.mark.rule("uspc-law-false-openers-before-draw", 1)
def test_bets_behind_false_openers_go_back_before_another_opens() -> None:
    """5 and 10 go back, his own 5 stays; seat 5 opens for 5, and there are 16 in the pot."""
    game = falsely_opened({5: KINGS}, REFUND)
    game.play("2 confesses")
    assert taken_back(game) == {3: 5, 4: 10}
    assert game.pot == 6 + 5
    game.play("3 passes, 4 passes")
    assert game.refusal("1 declares open").reason is Reason.NOT_YOUR_TURN
    game.play("5 declares open")
    assert (game.to_act, chips(game.menu.call)) == (5, 5)
    game.play("5 calls")
    assert game.pot == 6 + 5 + 5
    game.play("6 folds, 1 calls, 3 raises 10, 4 folds, 5 calls, 1 folds")
    assert isinstance(game.hand.phase, Drawing)
    assert game.hand.opener == 5


def test_bets_behind_false_openers_stand_where_the_house_has_it_so() -> None:
    """5 and 10 stay in, and seat 5 has to put in 10 or more."""
    game = falsely_opened({5: KINGS})
    game.play("2 confesses, 3 passes, 4 passes, 5 declares open")
    assert (taken_back(game), game.pot) == ({}, 6 + 5 + 5 + 10)
    assert chips(game.menu.call) == 10


@pytest.mark.rule("uspc-law-false-openers-before-draw", 3)
@pytest.mark.parametrize("value", ["stand", "refund"])
def test_if_nobody_opens_all_bets_of_others_go_back(value: str) -> None:
    """By either value 11 are left for the next deal."""
    game = falsely_opened({}, {"draw.false_opener_others": value})
    game.play("2 confesses, 3 passes, 4 passes, 5 passes, 6 passes")
    assert taken_back(game) == {3: 5, 4: 10}
    assert game.last(HandEnded).carried == whole(11)


@pytest.mark.rule("uspc-law-false-openers-before-draw", 4)
@pytest.mark.parametrize(("value", "back"), [("first_bet_only", 10), ("all_forfeited", 0)])
def test_what_a_false_opener_raised_stays_in_or_goes_back(value: str, back: int) -> None:
    """He has raised to 15: the first bet alone keeps 5, else all of the 15 stay."""
    game = falsely_opened({}, {"draw.false_opener_money": value, **REFUND})
    game.play("5 folds, 6 folds, 1 folds, 2 raises 15, 2 confesses")
    assert taken_back(game).get(2, 0) == back
    game.play("3 passes, 4 passes")
    assert game.last(HandEnded).carried == whole(6 + 15 - back)


@pytest.mark.rule("uspc-law-false-openers-all-dropped", 1)
def test_all_bets_of_a_false_opener_stay_when_all_others_have_dropped() -> None:
    """Antes of 5 in all, 5 before the draw and 5 after it: the caller has his 5 back, 15 stay."""
    game = Game(
        5,
        button=5,
        game="jacks_or_better",
        bets=(5, 5),
        ante=1,
        settings={"draw.false_opener_money": "all_forfeited"},
    )
    deal(game, {2: TENS})
    game.play("1 checks, 2 bets 5 anyway, 3 calls, 4 folds, 5 folds, 1 folds")
    game.play("2 pats, 3 pats, 2 bets 5, 3 folds")
    assert taken_back(game) == {3: 5}
    assert game.last(HandEnded).carried == whole(15)


@pytest.mark.rule("uspc-law-false-openers", 1)
def test_all_bets_of_a_false_opener_are_lost_at_the_showdown() -> None:
    """He opened 5 on tens and calls 10 more: his 15 are in the pot that the other wins."""
    game = jackpots(2, 1, settings={"draw.openers_check": "honor"})
    deal(game, {2: TENS, 1: "7c 7h Kd Jd 2c"})
    game.play("2 bets 5, 1 calls, 2 pats, 1 pats, 2 checks, 1 bets 10, 2 calls")
    game.play("1 shows, 2 shows")
    assert game.stack(2) == 1000 - 1 - 15
    assert game.pushed == [(0, {1: 32})]


def test_a_draw_is_confirmed_in_words_too() -> None:
    """``draw 2c 3d final`` has the cards come at once; without the word they wait."""
    game = drawing()
    now = parse_action("draw 2c 3d final", game.view(2), person(2))
    assert now == DrawCards(person(2), (1, 2), confirmed=True)
    assert parse_action("draw 2c 3d", game.view(2), person(2)) == DrawCards(person(2), (1, 2))
