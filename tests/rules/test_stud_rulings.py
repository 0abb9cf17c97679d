"""What the floor corrects in stud: Cooke 5.18, 5.20, the stud sheet 15, 16.3 to 16.5, 17."""

import pytest

from core.cards import parse_card, parse_cards
from core.hand import events as h
from core.hand.commands import MakeChoice
from core.hand.state import Choosing, Showdown, Standing
from core.ids import Seat
from core.refusal import Reason, Refusal
from core.table import commands as c
from tests.play import ADMIN, Game, person
from tests.stud_table import deal_up, stud, to_street

SIX = {1: "Kd", 2: "2c", 3: "9s", 4: "Td", 5: "3h", 6: "2h"}


def expose(game: Game, seat: int, card: str, *, others_wait: bool = False) -> None:
    """The floor rules that ``card`` of the player at ``seat`` has become public."""
    game.do(c.ExposeCard(ADMIN, Seat(seat), parse_card(card), others_wait=others_wait))


def move_bring_in(seat: int) -> c.MoveBringIn:
    """The floor rules that ``seat`` has to bring it in."""
    return c.MoveBringIn(ADMIN, Seat(seat))


def chooses(game: Game, seat: int, *, plays: bool) -> None:
    """``seat`` says whether he plays on, or is treated as all-in."""
    game.do(MakeChoice(person(seat), plays=plays))


# the wrong player brought it in


@pytest.mark.rule("cooke-5.18", 1)
@pytest.mark.rule("scs-15", 1)
def test_a_wrong_bring_in_is_moved_with_one_act_behind_it() -> None:
    """P2 brought in 5 and P3 called: both have 5 back, P6 must open, and P2 acts in his turn."""
    game = stud(6)
    deal_up(game, SIX)
    game.play("2 brings in, 3 calls")
    game.do(move_bring_in(6))
    assert (game.stack(2), game.stack(3), game.pot) == (998, 998, 12)
    assert (game.to_act, game.menu.bring_in, game.menu.may_fold) == (6, 5_00, False)
    game.play("6 brings in, 1 calls")
    assert (game.to_act, game.menu.call, game.menu.raise_min) == (2, 5_00, 15_00)
    game.play("2 completes, 3 folds")


@pytest.mark.rule("scs-15", 1)
def test_a_fold_behind_a_wrong_bring_in_is_undone_too() -> None:
    """The single act behind it was a fold: that hand lives again."""
    game = stud(6)
    deal_up(game, SIX)
    game.play("2 brings in, 3 folds")
    game.do(move_bring_in(6))
    assert game.player(3).standing is Standing.LIVE
    game.play("6 brings in, 1 calls, 2 calls, 3 calls")


@pytest.mark.rule("cooke-5.18", 2)
@pytest.mark.rule("scs-15", 1)
def test_two_acts_behind_make_it_stand() -> None:
    """P3 called and P4 folded: it is refused with the rule, and the hand goes on."""
    game = stud(6)
    deal_up(game, SIX)
    game.play("2 brings in, 3 calls, 4 folds")
    refusal = game.refused(move_bring_in(6))
    assert (refusal.reason, refusal.rule) == (Reason.RULING_TOO_LATE, "cooke-5.18")


@pytest.mark.rule("cooke-5.18")
def test_only_a_live_hand_can_be_made_to_bring_it_in() -> None:
    """The right player, later rounds and dead hands have nothing to be corrected."""
    game = stud(6)
    deal_up(game, SIX)
    assert game.refused(move_bring_in(2)).reason is Reason.NOTHING_TO_CORRECT
    game.play("2 brings in, 3 folds")
    assert game.refused(move_bring_in(3)).reason is Reason.NO_LIVE_HAND
    game.play("all call")
    assert game.refused(move_bring_in(1)).reason is Reason.NOTHING_TO_CORRECT


# a card that could not be delivered, or became public


@pytest.mark.rule("scs-16.3", 1)
def test_a_card_that_could_not_be_delivered_plays() -> None:
    """His private message bounced: the same cards are shown on demand, the deck is as it was."""
    game = stud(3)
    game.deal({2: "9d Jc 4s"})
    deck = game.hand.deck.content
    for _ in range(2):
        mine = game.view(2).mine
        assert mine is not None
        assert mine.cards == parse_cards("9d Jc 4s")
    assert game.hand.deck.content == deck


@pytest.mark.rule("scs-16.4", 1)
@pytest.mark.rule("uspc-law-stud-hole-exposed")
def test_an_exposed_hole_card_is_the_door_card() -> None:
    """P2's 9d was exposed: it is his upcard, his third card lies down, and he is judged by 9d."""
    game = stud(3)
    game.deal({1: "Ah As Kd", 2: "Jc 9d 2c", 3: "5h 5s 8h"})
    assert game.to_act == 2
    expose(game, 2, "9d")
    player = game.player(2)
    assert player.up == parse_cards("9d")
    assert set(player.down.content) == set(parse_cards("Jc 2c"))
    assert (game.to_act, game.menu.bring_in) == (3, 5_00)


@pytest.mark.rule("scs-16.4", 2)
@pytest.mark.rule("uspc-law-stud-hole-exposed", 3)
def test_two_exposed_hole_cards_are_a_dead_hand() -> None:
    """Both cards of P2 were exposed: his hand is dead, and 2 go back to him out of the pot."""
    game = stud(3)
    game.deal({1: "Ah As Kd", 2: "Jc 9d 4c", 3: "5h 5s 8h"})
    expose(game, 2, "9d")
    expose(game, 2, "Jc")
    assert game.player(2).standing is Standing.FOLDED
    assert (game.stack(2), game.pot) == (1000, 4)


DEAD = {1: "Ah As Kd", 2: "Jc 9d 2c", 3: "6h 6s 8h", 4: "7h 7s Qd", 5: "5h 5s 3d"}


@pytest.mark.rule("scs-16.4", 3)
def test_the_low_live_card_brings_it_in_for_a_dead_hand() -> None:
    """P2's third card would be 2c; the low live card is P5's 3d, and P5 brings in."""
    game = stud(5)
    game.deal(DEAD)
    expose(game, 2, "Jc")
    expose(game, 2, "9d")
    assert (game.to_act, game.menu.bring_in) == (5, 5_00)


@pytest.mark.rule("scs-16.4", 3)
@pytest.mark.parametrize("act", ["3 folds", "3 calls", "3 completes"])
def test_or_the_player_to_the_left_of_the_dead_hand_opens(act: str) -> None:
    """By the alternate P3 folds, opens for 5 or opens for 15."""
    game = stud(5, stud__dead_hand_bringin="left_of_dead_hand")
    game.deal(DEAD)
    expose(game, 2, "Jc")
    expose(game, 2, "9d")
    assert (game.to_act, game.menu.call, game.menu.raise_min) == (3, 5_00, 15_00)
    game.play(act)
    assert game.to_act == 4


@pytest.mark.rule("scs-16.4")
def test_the_alternate_needs_a_dead_hand_that_would_have_opened() -> None:
    """Where another card is lower the low card opens as ever."""
    game = stud(5, stud__dead_hand_bringin="left_of_dead_hand")
    game.deal({**DEAD, 2: "Jc 9d Tc"})
    expose(game, 2, "Jc")
    expose(game, 2, "9d")
    assert (game.to_act, game.menu.bring_in) == (5, 5_00)


@pytest.mark.rule("scs-16.4")
def test_the_hole_card_of_five_card_stud() -> None:
    """The single hole card is the upcard then, and the second card lies down."""
    game = stud(3, "five_card_stud")
    game.deal({1: "As Kd", 2: "9d 2c", 3: "5s 8h"})
    expose(game, 2, "9d")
    assert game.player(2).up == parse_cards("9d")
    assert game.player(2).down.content == parse_cards("2c")
    assert game.to_act == 3


@pytest.mark.rule("scs-16.4")
def test_later_an_exposed_card_stays_where_it_is() -> None:
    """Once there has been action he plays on with the card open, and gets his cards as usual."""
    game = stud(3)
    game.deal({1: "Ah As Kd 2h", 2: "Jc 9d 2c 4s", 3: "5h 5s 8h Qd"})
    game.play("2 brings in, 3 calls")
    expose(game, 2, "9d")
    assert game.player(2).exposed == parse_cards("9d")
    assert game.to_act == 1
    game.play("1 calls")
    assert game.player(2).up == parse_cards("2c 4s")
    again = game.refused(c.ExposeCard(ADMIN, Seat(2), parse_card("9d")))
    assert again.reason is Reason.NO_SUCH_CARD


@pytest.mark.rule("uspc-law-stud-hole-card", 1)
def test_one_who_shows_his_hole_card_himself_plays_on_open() -> None:
    """It entitles him to no hidden card: his next one is dealt face up as usual."""
    game = stud(3, "five_card_stud")
    game.deal({1: "As Kd", 2: "9d 2c", 3: "5s 8h"})
    game.do(c.ExposeCard(ADMIN, Seat(2), parse_card("9d"), by_owner=True))
    assert game.player(2).up == parse_cards("2c")
    assert game.player(2).exposed == parse_cards("9d")
    game.play("2 brings in, 3 calls, 1 calls")
    assert len(game.player(2).up) == 2


# a hand without an ante


@pytest.mark.rule("scs-16.5", 1)
def test_a_hand_without_an_ante_does_not_bring_it_in() -> None:
    """P4's 2h is lowest, but he had not anted: his hand is dead, and P1 with 3c brings it in."""
    game = stud(4)
    deal_up(game, {1: "3c", 2: "Kd", 3: "9s", 4: "2h"})
    others = [game.player(seat).cards for seat in (1, 2, 3)]
    game.do(c.KillHand(ADMIN, Seat(4), ante_back=True))
    assert game.player(4).standing is Standing.FOLDED
    assert (game.to_act, game.menu.bring_in) == (1, 5_00)
    assert [game.player(seat).cards for seat in (1, 2, 3)] == others


@pytest.mark.rule("scs-16.5", 2)
def test_the_pot_holds_the_antes_of_the_others() -> None:
    """15-30, five antes of 2: the pot is 10 before the bring-in, nothing is redealt, P4 is out."""
    game = stud(6)
    deal_up(game, {1: "3c", 2: "Kd", 3: "9s", 4: "2h", 5: "Tc", 6: "Qd"})
    game.do(c.KillHand(ADMIN, Seat(4), ante_back=True))
    assert (game.pot, game.stack(4)) == (10, 1000)
    assert len(game.all(h.HandStarted)) == 1
    assert game.refusal("4 calls").reason is Reason.ALREADY_FOLDED


# the last card face up

LAST_STREET = {
    1: "Ah 8d Kc 9h 4d 2s 7c",
    2: "3h 3s Qc Td 5h 6s Jd",
    3: "4h 4s 2c 8h 7d 9c Th",
}


def before_the_last_round(players: int = 3) -> Game:
    """Seventh street, 120 in the pot of three, or 90 in that of two; P1's board is high."""
    game = stud(players, ante=10)
    game.deal({seat: LAST_STREET[seat] for seat in range(1, players + 1)})
    low = game.to_act
    game.play(f"{low} bets 15")
    game.play("all call")
    game.play(f"{game.to_act} bets 15")
    game.play("all call")
    to_street(game, 7)
    assert (game.pot, game.to_act) == (players * 40, 1)
    return game


@pytest.mark.rule("cooke-5.20", 1)
@pytest.mark.rule("scs-16.3", 2)
def test_his_card_plays_and_he_is_asked_before_the_round() -> None:
    """Three live, P2's last card has leaked: the others' stay private, and P2 is asked."""
    game = before_the_last_round()
    expose(game, 2, "Jd")
    assert isinstance(game.hand.phase, Choosing)
    assert game.hand.awaited == (2,)
    assert game.player(2).up == parse_cards("Qc Td 5h 6s Jd")
    assert all(len(game.player(seat).down.content) == 3 for seat in (1, 3))
    assert game.refusal("1 checks").reason is Reason.NO_ONE_TO_ACT


@pytest.mark.rule("scs-17.1", 1)
def test_treated_as_all_in_he_plays_for_what_is_there() -> None:
    """Pot 120: P1 bets 30, P3 calls; the main pot of 120 is for all, 60 for P1 and P3."""
    game = before_the_last_round()
    expose(game, 2, "Jd")
    chooses(game, 2, plays=False)
    game.play("1 bets 30, 3 calls")
    assert game.pots == [(120, (1, 2, 3)), (60, (1, 3))]
    game.skip_hand()
    assert all(2 not in shares for pot, shares in game.pushed if pot == 1)


@pytest.mark.rule("scs-17.1", 2)
def test_playing_on_it_is_a_normal_round() -> None:
    """He plays with his five upcards showing."""
    game = before_the_last_round()
    expose(game, 2, "Jd")
    chooses(game, 2, plays=True)
    game.play("1 bets 30, 2 raises 60")
    assert game.player(2).is_live


@pytest.mark.rule("scs-17.1", 3)
def test_an_uncalled_bet_beside_him_goes_back() -> None:
    """P1 bets 30 and P3 folds: P1 has his 30 back and plays for 120 with P2."""
    game = before_the_last_round()
    expose(game, 2, "Jd")
    chooses(game, 2, plays=False)
    game.play("1 bets 30, 3 folds")
    assert game.last(h.UncalledReturned) == h.UncalledReturned(Seat(1), game.player(1).returned)
    assert game.player(1).returned == 30_00
    assert game.pots == [(120, (1, 2))]


@pytest.mark.rule("scs-17.1")
def test_silence_is_the_treatment_as_all_in() -> None:
    """His time runs out: he is treated as all-in, and the round begins."""
    game = before_the_last_round()
    expose(game, 2, "Jd")
    assert game.refused(MakeChoice(person(2))).reason is Reason.PLAY_OR_ALL_IN
    game.run_deadline()
    assert game.last(h.LastCardPlayed).is_all_in
    assert game.to_act == 1


@pytest.mark.rule("scs-17.2", 1)
def test_of_two_the_second_gets_his_card_face_up_too() -> None:
    """P1's last card leaked before P2's was sent: it is dealt face up, five upcards start."""
    game = before_the_last_round(2)
    expose(game, 1, "7c", others_wait=True)
    assert [len(game.player(seat).up) for seat in (1, 2)] == [5, 5]
    assert (game.to_act, game.menu.may_check) == (1, True)
    game.play("1 bets 30, 2 calls")


@pytest.mark.rule("scs-17.2", 2)
def test_a_card_already_given_out_stays_private() -> None:
    """P2 has his card when P1's leak is noticed: it stays private, and P1 chooses."""
    game = before_the_last_round(2)
    expose(game, 1, "7c")
    assert len(game.player(2).up) == 4
    assert game.hand.awaited == (1,)
    chooses(game, 1, plays=True)
    game.play("1 bets 30, 2 calls")


@pytest.mark.rule("scs-17.3", 1)
def test_of_two_the_second_may_end_the_betting() -> None:
    """P2 is treated as all-in: no bet is taken any more, and the hands are shown for the pot."""
    game = before_the_last_round(2)
    pot = game.pot
    expose(game, 2, "Jd")
    chooses(game, 2, plays=False)
    assert isinstance(game.hand.phase, Showdown)
    assert game.refusal("1 bets 30").reason is Reason.NO_ONE_TO_ACT
    game.skip_hand()
    assert sum(sum(shares.values()) for _, shares in game.pushed) == pot


@pytest.mark.rule("scs-17.3", 2)
def test_of_two_the_second_may_play_on() -> None:
    """P2 plays: a normal last round."""
    game = before_the_last_round(2)
    expose(game, 2, "Jd")
    chooses(game, 2, plays=True)
    game.play("1 checks, 2 bets 30, 1 calls")


@pytest.mark.rule("scs-17.4", 1)
def test_five_upcards_rank_as_a_whole_hand() -> None:
    """K-K-4-2 against 9-8-7-5 and an exposed 6: the straight starts."""
    game = stud(2)
    game.deal({1: "3h 3s Kd Kc 4d 2s Jh", 2: "Qh Qs 9d 8c 7h 5s 6c"})
    to_street(game, 7)
    assert game.to_act == 1
    expose(game, 2, "6c")
    chooses(game, 2, plays=True)
    assert game.to_act == 2


@pytest.mark.rule("scs-17.4", 2)
def test_a_pair_of_aces_goes_before_a_pair_of_kings() -> None:
    """A-A-3-2 against K-9-5-4 and an exposed king: the aces start."""
    game = stud(2)
    game.deal({1: "7h 8s Ad Ac 3d 2s Jh", 2: "Qh Qs Kd 9c 5h 4s Kc"})
    to_street(game, 7)
    expose(game, 2, "Kc")
    chooses(game, 2, plays=True)
    assert game.to_act == 1


@pytest.mark.rule("scs-17.4")
def test_one_treated_as_all_in_does_not_start() -> None:
    """The high board has chosen to be all-in: the next highest starts."""
    game = stud(3)
    game.deal({1: "3h 3s Kd Kc 4d 2s Jh", 2: "Qh Qs 9d 8c 7h 5s 6c", 3: "4h 5c Td 9h 8h 2d 2c"})
    to_street(game, 7)
    expose(game, 2, "6c")
    chooses(game, 2, plays=False)
    assert game.to_act == 1


@pytest.mark.rule("scs-17", 1)
def test_with_one_player_left_it_has_no_effect() -> None:
    """The pot is won already: nothing is left to rule on."""
    game = before_the_last_round(2)
    game.play("1 bets 30, 2 folds")
    with pytest.raises(Refusal) as caught:
        game.would(c.ExposeCard(ADMIN, Seat(1), parse_card("7c")))
    assert caught.value.reason is Reason.NO_HAND


@pytest.mark.rule("scs-17")
def test_after_the_first_act_of_the_round_nobody_is_asked() -> None:
    """P1 has checked: the card lies open, and the round goes on."""
    game = before_the_last_round()
    game.play("1 checks")
    expose(game, 2, "Jd")
    assert game.to_act == 2
    assert game.player(2).exposed == parse_cards("Jd")
    game.play("2 bets 30, 3 calls, 1 calls")
    game.skip_hand()
    assert sum(sum(shares.values()) for _, shares in game.pushed) == 120 + 90
