"""Asking to see a called hand, and killing it first: Cooke 11.08 and 11.09."""

import pytest

from core.cards import parse_cards
from core.games.spec import Structure
from core.hand import commands as h
from core.hand import events as e
from core.house.settings import Overrides
from core.ids import Seat
from core.refusal import Reason
from core.table import commands as c
from core.view.shown import examined, suspicions
from tests.play import ADMIN, Game, person

RAGS = "2c 7d 9h Js 4c"
"""A board that helps nobody."""

ANYBODY: Overrides = {"showdown.see_called_hand": "any_dealt_in"}
LATE: Overrides = {"showdown.see_called_hand": "late_street_only"}

HOLES = {3: "As Ad", 4: "Ks Kd", 5: "Qs Qd"}
"""Who shows them wins in this order: 3, 4, 5."""


def ask(seat: int, of: int) -> h.AskToSee:
    """The player at ``seat`` asks to see the hand at ``of``."""
    return h.AskToSee(person(seat), Seat(of))


def three(settings: Overrides, holes: dict[int, str] | None = None) -> Game:
    """Six seats, button 1; seat 2 folds before the flop, 3, 4 and 5 go to the showdown."""
    game = Game(6, button=1, settings=settings)
    game.deal(HOLES if holes is None else holes, RAGS)
    game.play("4 calls, 5 calls, 6 folds, 1 folds, 2 folds, 3 checks")
    game.play("all check, all check, 3 bets 40, 4 calls, 5 calls")
    assert game.to_act == 3
    return game


@pytest.mark.rule("cooke-11.08", 1)
def test_a_suspicion_goes_to_the_floor() -> None:
    """Seat 2 asks for the hand that 5 has mucked: the floor alone is told, and sees it alone."""
    game = three({})
    game.play("3 shows, 4 mucks")
    game.do(ask(2, 4))
    assert suspicions(game.hand) == ((2, 4),)
    assert game.of_hand(e.HandSeen) == []
    assert examined(game.hand) == ()
    others = [game.view(seat) for seat in (None, 3, 4, 6)]
    assert all(view.hand is not None and view.hand.looks.asked == () for view in others)
    assert game.refused(ask(2, 4)).reason is Reason.ALREADY_ASKED
    game.do(ask(5, 4))
    game.do(c.ConfirmLook(ADMIN, Seat(4), allows=True))
    (seen,) = examined(game.hand)
    assert (seen.seat, seen.hand.cards) == (4, parse_cards("Ks Kd"))
    for seat in (None, 2, 3, 5):
        hand = game.view(seat).hand
        assert hand is not None
        player = hand.player(Seat(4))
        assert player is not None
        assert (player.shown, player.exposed) == (None, ())


@pytest.mark.rule("cooke-11.08", 1)
def test_the_floor_may_decline() -> None:
    """A suspicion that the floor finds groundless shows it nothing, and is over."""
    game = three({})
    game.play("3 shows, 4 mucks")
    assert game.refused(c.ConfirmLook(ADMIN, Seat(4), allows=True)).reason is Reason.NOBODY_ASKED
    game.do(ask(2, 4))
    game.do(c.ConfirmLook(ADMIN, Seat(4), allows=False))
    assert examined(game.hand) == ()
    assert suspicions(game.hand) == ()


@pytest.mark.rule("cooke-3.13")
def test_who_has_asked_does_not_allow_it_himself() -> None:
    """Seat 2 is of the floor and has folded: what he suspects another floorperson looks into, or
    he gives it up himself."""
    game = three({})
    game.play("3 shows, 4 mucks")
    game.do(ask(2, 4))
    refused = game.refused(c.ConfirmLook(person(2), Seat(4), allows=True))
    assert (refused.reason, refused.rule) == (Reason.OWN_MATTER, "cooke-3.13")
    assert examined(game.hand) == ()
    game.do(c.ConfirmLook(person(2), Seat(4), allows=False))
    assert suspicions(game.hand) == ()


@pytest.mark.rule("cooke-11.08", 2)
def test_anyone_dealt_in_may_ask() -> None:
    """Seat 2 folded before the flop and asks for 5's mucked hand: it is posted as dead."""
    game = three(ANYBODY)
    game.play("3 shows, 4 mucks, 5 mucks")
    assert game.pushed == [(0, {3: 190})]
    game.do(ask(2, 5))
    (seen,) = game.of_hand(e.HandSeen)
    assert (seen.seat, seen.cards, seen.by) == (5, parse_cards("Qs Qd"), 2)
    hand = game.view().hand
    assert hand is not None
    player = hand.player(Seat(5))
    assert player is not None
    assert (player.is_open, player.exposed, player.shown) == (True, parse_cards("Qs Qd"), None)
    assert game.refused(ask(4, 5)).reason is Reason.ALREADY_SHOWN
    assert game.occupant(2).looks_asked == 1


@pytest.mark.rule("cooke-11.08", 2)
def test_a_spectator_has_no_right() -> None:
    """Who was not dealt in is refused, seated or not; so is a folded hand, and any too soon."""
    game = Game(6, taken=(1, 2, 3, 4, 5), button=1, settings=ANYBODY)
    game.deal(HOLES, RAGS)
    assert game.refused(ask(2, 5)).reason is Reason.NO_SHOWDOWN
    game.play("4 calls, 5 calls, 1 folds, 2 folds, 3 checks, all check, all check, all check")
    game.play("3 shows, 4 mucks")
    game.do(c.SitDown(person(6), "P6", game.table.config.buy_in_least, Seat(6)))
    assert game.refused(ask(6, 4)).reason is Reason.NOT_IN_HAND
    stranger = h.AskToSee(ADMIN, Seat(4))
    assert game.refused(stranger).reason is Reason.NOT_SEATED
    assert game.refused(ask(5, 1)).reason is Reason.NOT_A_CALLED_HAND
    assert game.refused(ask(4, 4)).reason is Reason.NO_RIGHT_TO_SEE


def limit(small: int) -> Game:
    """A limit table of that small bet where the floor confirms from 40 on."""
    settings = {**ANYBODY, "showdown.see_called_floor_from": 40}
    game = Game(
        6,
        button=1,
        blinds=None,
        bets=(small, 2 * small),
        structure=Structure.FIXED,
        stack=2_000,
        settings=settings,
    )
    game.deal(HOLES, RAGS)
    game.play("4 calls, 5 calls, 6 folds, 1 folds, 2 folds, 3 checks")
    game.play("all check, all check, all check, 3 shows, 4 mucks")
    return game


@pytest.mark.rule("cooke-11.08", 3)
def test_high_limit_waits_for_the_floor() -> None:
    """At $40-$80 the request waits for a floorperson, at $20-$40 it is carried out at once."""
    game = limit(40)
    game.do(ask(2, 4))
    assert game.of_hand(e.HandSeen) == []
    assert game.refused(ask(6, 4)).reason is Reason.ALREADY_ASKED
    game.do(c.ConfirmLook(ADMIN, Seat(4), allows=True))
    assert [seen.seat for seen in game.of_hand(e.HandSeen)] == [4]
    game = limit(40)
    game.do(ask(2, 4))
    game.do(c.ConfirmLook(ADMIN, Seat(4), allows=False))
    game.play("5 shows")
    assert game.of_hand(e.HandSeen) == []
    game = limit(20)
    game.do(ask(2, 4))
    assert [seen.seat for seen in game.of_hand(e.HandSeen)] == [4]


@pytest.mark.rule("cooke-11.08", 3)
def test_the_floor_may_answer_once_the_hand_is_over() -> None:
    """A request that waits outlives the push; the floor's word shows the hand then."""
    game = limit(40)
    game.do(ask(2, 4))
    game.play("5 mucks")
    assert not game.table.is_in_hand
    game.do(c.ConfirmLook(ADMIN, Seat(4), allows=True))
    assert [seen.seat for seen in game.of_hand(e.HandSeen)] == [4]


def late_street() -> Game:
    """Seat 2 folds the flop, 4 the turn, 3 the river; 5 and 6 show down, and 6 mucks."""
    game = Game(6, button=1, settings=LATE)
    game.deal({5: "As Ad", 6: "Qs Qd"}, RAGS)
    game.play("4 calls, 5 calls, 6 calls, 1 folds, 2 calls, 3 checks")
    game.play("2 checks, 3 checks, 4 checks, 5 bets 20, 6 calls, 2 folds, 3 calls, 4 calls")
    game.play("3 checks, 4 checks, 5 bets 20, 6 calls, 3 calls, 4 folds")
    game.play("3 checks, 5 bets 20, 6 calls, 3 folds, 5 shows, 6 mucks")
    assert not game.table.is_in_hand
    return game


@pytest.mark.rule("cooke-11.08", 4)
def test_the_late_street_gives_the_right() -> None:
    """Folded on the flop: refused; on the turn or the river: allowed; the winner: refused."""
    game = late_street()
    assert game.refused(ask(2, 6)).reason is Reason.NO_RIGHT_TO_SEE
    assert game.refused(ask(1, 6)).reason is Reason.NO_RIGHT_TO_SEE
    assert game.refused(ask(5, 6)).reason is Reason.NO_RIGHT_TO_SEE
    game.do(ask(4, 6))
    assert [seen.by for seen in game.of_hand(e.HandSeen)] == [4]
    game = late_street()
    game.do(ask(3, 6))
    assert [seen.by for seen in game.of_hand(e.HandSeen)] == [3]


@pytest.mark.rule("cooke-11.08")
def test_in_draw_games_it_is_the_draw() -> None:
    """Who folded before the draw may not ask; who was in on it may."""
    game = Game(4, button=1, game="ace_to_five_lowball", structure=Structure.NO_LIMIT,
                settings=LATE)  # fmt: skip
    game.deal({2: "As 2d 3c 4h 6s", 3: "Ks Qd Jc 9h 8s", 4: "Kc Qh Jh 9d 8d"})
    game.play("4 calls, 1 folds, 2 calls, 3 checks, 2 pats, 3 pats, 4 pats")
    game.play("2 bets 20, 3 calls, 4 folds, 2 shows, 3 mucks")
    assert game.refused(ask(1, 3)).reason is Reason.NO_RIGHT_TO_SEE
    game.do(ask(4, 3))
    assert [seen.seat for seen in game.of_hand(e.HandSeen)] == [3]


@pytest.mark.rule("cooke-11.08")
def test_in_stud_it_is_fifth_street() -> None:
    """Who folded on fourth street may not ask; who folded on fifth street may."""
    game = Game(5, game="seven_card_stud", blinds=None, bets=(20, 40), ante=5, settings=LATE)
    game.deal()
    game.play(f"{game.to_act} brings in, all call")
    fourth = bet_and_last_folds(game, 20)
    fifth = bet_and_last_folds(game, 40)
    game.play("all check, all check")
    game.play(f"{game.to_act} shows")
    mucked = game.to_act
    assert mucked is not None
    game.play(f"{mucked} mucks anyway")
    game.play(f"{game.to_act} mucks anyway")
    assert game.refused(ask(fourth, mucked)).reason is Reason.NO_RIGHT_TO_SEE
    game.do(ask(fifth, mucked))
    assert [seen.seat for seen in game.of_hand(e.HandSeen)] == [mucked]


def bet_and_last_folds(game: Game, bet: int) -> int:
    """The first to act bets, the others call, and the last of them folds; who that was."""
    street, order, seat = game.hand.street, 0, game.to_act
    live = sum(player.is_in for player in game.hand.players)
    while game.hand.street == street:
        order += 1
        seat = game.to_act
        assert seat is not None
        last = order == live
        game.play(f"{seat} {'folds' if last else 'calls' if order > 1 else f'bets {bet}'}")
    assert seat is not None
    return int(seat)


@pytest.mark.rule("cooke-11.08", 5)
@pytest.mark.parametrize("right", ["suspicion_only", "any_dealt_in", "late_street_only"])
def test_two_dealt_in_never_ask(right: str) -> None:
    """Heads-up nobody has the right to see a called loser, whatever the house plays."""
    game = Game(2, button=1, settings={"showdown.see_called_hand": right})
    game.deal({1: "As Ad", 2: "Ks Kd"}, RAGS)
    game.play("1 calls, 2 checks, all check, all check, all check, 2 shows")
    assert game.to_act == 1
    for asker, other in ((1, 2), (2, 1)):
        assert game.refused(ask(asker, other)).reason is Reason.NO_RIGHT_TO_SEE
    game.play("1 mucks anyway")
    assert game.refused(ask(2, 1)).reason is Reason.NO_RIGHT_TO_SEE


@pytest.mark.rule("cooke-11.09", 1)
def test_a_hand_asked_for_by_a_loser_is_dead() -> None:
    """Seat 2 asks for 5's unshown hand, the best of all: mucked, it is dead, and 3 is paid."""
    game = three(ANYBODY, {3: "Ks Kd", 4: "Qs Qd", 5: "As Ad"})
    game.play("3 shows, 4 mucks")
    game.do(ask(2, 5))
    assert game.to_act == 5
    game.play("5 mucks anyway")
    assert [seen.seat for seen in game.of_hand(e.HandSeen)] == [5]
    assert game.pushed == [(0, {3: 190})]


@pytest.mark.rule("cooke-11.09", 1)
def test_a_silent_hand_asked_for_is_killed() -> None:
    """His time over, the hand that a loser asked for is killed though it would have won."""
    game = three(ANYBODY, {3: "Ks Kd", 4: "Qs Qd", 5: "As Ad"})
    game.play("3 shows, 4 mucks")
    game.do(ask(2, 5))
    game.run_deadline()
    assert game.shown == [3]
    assert [seen.seat for seen in game.of_hand(e.HandSeen)] == [5]
    assert game.pushed == [(0, {3: 190})]


@pytest.mark.rule("cooke-11.09")
def test_its_owner_may_still_show_it() -> None:
    """A request does not take away his turn: shown by its owner the best hand wins."""
    game = three(ANYBODY, {3: "Ks Kd", 4: "Qs Qd", 5: "As Ad"})
    game.do(ask(2, 5))
    assert game.shown == []
    game.play("3 shows, 4 mucks, 5 shows")
    assert game.of_hand(e.HandSeen) == []
    assert game.pushed == [(0, {5: 190})]


@pytest.mark.rule("cooke-11.09", 2)
def test_a_hand_asked_for_by_the_winner_is_live() -> None:
    """Seat 3, about to be paid, asks for 5's hand and it is better: seat 5 wins the pot."""
    game = three(ANYBODY, {3: "Ks Kd", 4: "Qs Qd", 5: "As Ad"})
    game.play("3 shows, 4 mucks")
    game.do(ask(3, 5))
    assert game.shown == [3, 5]
    assert game.pushed == [(0, {5: 190})]


@pytest.mark.rule("cooke-11.09")
def test_a_mucked_hand_stays_dead_for_the_winner_too() -> None:
    """What was mucked unshown before the winner asked for it wins nothing any more."""
    game = three(ANYBODY, {3: "Ks Kd", 4: "As Ad", 5: "Qs Qd"})
    game.play("3 shows, 4 mucks anyway")
    game.do(ask(3, 4))
    assert [seen.seat for seen in game.of_hand(e.HandSeen)] == [4]
    game.play("5 mucks")
    assert game.pushed == [(0, {3: 190})]


@pytest.mark.rule("cooke-11.13")
def test_the_next_deal_closes_the_hand() -> None:
    """Once the next hand is dealt, nobody can ask for one of the last."""
    game = three(ANYBODY)
    prompt = h.Prompt(game.hand.number, game.hand.action)
    game.play("3 shows, 4 mucks, 5 mucks")
    game.deal()
    asked = h.AskToSee(person(2), Seat(5), prompt)
    assert game.refused(asked).reason is Reason.HAND_CLOSED
