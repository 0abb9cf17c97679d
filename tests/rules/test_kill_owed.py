"""Kills that are due and not posted: leaving, refusing, owing, left out (Cooke 8.04.08)."""

from dataclasses import dataclass
from typing import Final

import pytest
from msgspec.structs import replace

from core.chips import NO_CHIPS, whole
from core.house.settings import Overrides
from core.ids import Instant, Seat, later, seconds
from core.present import board, plain
from core.refusal import Reason
from core.table import commands as c
from core.table.events import CameBack, PlayerLeaving, PlayerLeft
from core.table.kills.button import KillButton, KillState
from core.table.kills.button_events import KillButtonMoved, KillPaid, KillPaidBack, KillWhy
from core.view.choices import choices_of
from tests.play import ADMIN, Game, chips, person
from tests.rules.killed import posts
from tests.rules.winning import NEUTRAL, button, hand_won, kill, leg, moves, win

TWO_HOURS: Final = 120


def due(seat: int = 3, settings: Overrides | None = None, seats: int = 6, **more: int) -> Game:
    """10-20 hold'em in which ``seat`` has won two pots, and must kill the third."""
    stacks = {int(name.removeprefix("seat")): stack for name, stack in more.items()}
    game = Game(
        seats, bets=(10, 20), stacks=stacks,
        settings={"kill.trigger": "two_pots", "betting.min_unit": 1, **(settings or {})},
    )  # fmt: skip
    hand_won(game, seat)
    hand_won(game, seat, by=5, bet=True)
    assert button(game) == kill(seat)
    return game


# leaving (scenario 1)


@pytest.mark.rule("cooke-8.04.08", 1)
def test_who_leaves_before_the_deal_has_his_kill_posted_dead() -> None:
    """P3 says he leaves: 20 lie dead, the hand is played at 20-40, then P3 has gone."""
    game = due()
    stack = game.stack(3)
    game.play("3 leaves")
    assert game.last(PlayerLeaving).seat == 3
    game.deal()
    paid = game.last(KillPaid)
    assert (paid.seat, paid.amount) == (3, whole(20))
    assert game.hand.player_of(person(3)) is None
    assert (chips(game.hand.dead), game.hand.pot) == (20, whole(35))
    assert chips(game.hand.rules.stakes.small_bet) == 20
    assert chips(game.menu.call) == 20
    win(game, 6, by=5, bet=True)
    left = game.last(PlayerLeft)
    assert (left.seat, chips(left.cashed_out)) == (3, stack - 20)
    assert not left.owes_kill
    assert button(game) == leg(6)
    game.deal()
    assert game.hand.posts.killer is None


@pytest.mark.rule("cooke-8.04.08", 1)
def test_who_sits_out_pays_it_too_and_keeps_his_seat() -> None:
    """P3 goes away before the deal: 20 dead, 20-40, and he sits there with the rest."""
    game = due()
    stack = game.stack(3)
    game.play("3 away")
    game.deal()
    assert (game.hand.player_of(person(3)), chips(game.hand.dead)) == (None, 20)
    assert chips(game.hand.rules.stakes.big_bet) == 40
    win(game, 6, by=5, bet=True)
    assert game.stack(3) == stack - 20
    assert button(game) == leg(6)


@pytest.mark.rule("cooke-8.04.08", 1)
def test_who_said_in_the_hand_that_he_leaves_stays_for_the_kill_he_has_won() -> None:
    """P3 has a leg up and leaves after this hand, which he wins: his kill is in the next one."""
    game = Game(6, bets=(10, 20), settings={"kill.trigger": "two_pots", "betting.min_unit": 1})
    hand_won(game, 3)
    game.deal()
    game.play("3 leaves")
    win(game, 3, by=5, bet=True)
    assert game.table.occupant_of(person(3)) is not None
    game.deal()
    assert chips(game.hand.dead) == 20
    win(game, 6, by=5, bet=True)
    assert game.table.occupant_of(person(3)) is None


def test_who_changes_his_mind_is_dealt_in_and_kills() -> None:
    """P3 leaves, and stays after all: his 20 are live in front of him."""
    game = due()
    game.play("3 leaves, 3 back")
    assert not game.all(CameBack)
    game.deal()
    assert (3, 20) in posts(game)
    assert not game.all(KillPaid)


def test_leaving_again_or_at_once_is_refused_until_the_kill_is_posted() -> None:
    """P3 may not get up twice, nor move to another table at once: KILL_DUE."""
    game = due()
    assert game.refused(c.Leave(person(3), at_once=True)).reason is Reason.KILL_DUE
    game.play("3 leaves")
    refusal = game.refusal("3 leaves")
    assert (refusal.reason, refusal.rule) == (Reason.KILL_DUE, "cooke-8.04.08")


def test_who_is_ejected_has_his_kill_posted_before_he_gets_up() -> None:
    """The floor ejects P3 between hands: his 20 are dead in the next one, then he is gone."""
    game = due()
    game.do(c.Eject(ADMIN, person(3)))
    assert game.table.occupant_of(person(3)) is not None
    game.deal()
    assert chips(game.hand.dead) == 20
    win(game, 6, by=5, bet=True)
    assert game.last(PlayerLeft).ejected


def test_a_game_that_breaks_has_no_kill() -> None:
    """Heads-up P2 must kill and P1 leaves first: nobody is there to be dealt it, he owes none."""
    game = two_players()
    game.play("1 leaves, 2 leaves")
    left = game.last(PlayerLeft)
    assert (left.seat, left.owes_kill) == (2, False)
    assert button(game) == NEUTRAL


@pytest.mark.rule("cooke-8.04.08")
def test_who_breaks_the_game_himself_owes_his_kill() -> None:
    """Heads-up P2 must kill and leaves: no hand waits for him, but he kills the first one after."""
    game = two_players()
    game.play("2 leaves")
    left = game.last(PlayerLeft)
    assert (left.seat, left.owes_kill) == (2, True)
    assert button(game) == NEUTRAL
    visit = c.Visit(game.at, left.cashed_out, owes_kill=left.owes_kill, is_back=True)
    game.do(c.SitDown(person(2), "P2", left.cashed_out, Seat(2), visit=visit))
    game.deal()
    assert game.hand.posts.killer == 2


def two_players() -> Game:
    """Heads-up P2 has won two pots, and must kill the third."""
    game = Game(2, bets=(10, 20), settings={"kill.trigger": "two_pots", "betting.min_unit": 1})
    hand_won(game, 2)
    hand_won(game, 2, by=1, bet=True)
    assert button(game) == kill(2)
    return game


def test_who_waits_to_post_his_kill_gets_up_when_the_others_have_gone() -> None:
    """P3 is about to leave with his kill when all but one of the others leave: no deal, no kill."""
    game = due(seats=5)
    game.play("3 leaves, 1 leaves, 2 leaves")
    assert game.table.occupant_of(person(3)) is not None
    game.play("4 leaves")
    assert game.table.occupant_of(person(3)) is None
    assert button(game) == NEUTRAL


def test_a_void_hand_gives_a_dead_kill_back_and_it_is_due_again() -> None:
    """P3 sits out, 20 dead; the hand is void: he has them back, and they go into the next one."""
    game = due()
    stack = game.stack(3)
    game.play("3 away")
    game.deal()
    game.do(c.VoidHand(ADMIN))
    assert game.last(KillPaidBack).amount == whole(20)
    assert (game.stack(3), button(game)) == (stack, kill(3))
    game.deal()
    assert chips(game.hand.dead) == 20


@pytest.mark.rule("cooke-12.21")
def test_a_misdeal_for_its_button_gives_a_dead_kill_back() -> None:
    """P3 sits out, 20 dead; the button was wrong: he has them back, and they go into the next."""
    game = due()
    stack = game.stack(3)
    game.play("3 away")
    game.deal()
    game.do(c.MoveButton(ADMIN, Seat(5)))
    assert game.last(KillPaidBack).amount == whole(20)
    assert (game.stack(3), button(game)) == (stack, kill(3))
    game.deal()
    assert (game.hand.button, chips(game.hand.dead)) == (5, 20)


def test_a_kill_that_is_owed_is_owed_again_when_the_hand_is_void() -> None:
    """P2 has his 20 back that he owed, whether he killed with them or they lay dead."""
    for state in (KillState.LEG_UP, KillState.KILL):
        game = owing(2, state)
        game.deal()
        assert game.table.kill.owing == ()
        game.do(c.VoidHand(ADMIN))
        assert game.table.kill == KillButton(state, person(6), owing=(person(2),))
        game.deal()
        assert (2, 20) in posts(game)


def test_a_kill_left_out_is_made_up_for_again_when_the_hand_is_void() -> None:
    """P3 posts it, the hand is void, and he posts it in the next one."""
    game = left_out("required_next_unkilled")
    for _ in range(2):
        game.deal()
        assert game.hand.posts.killer == 3
        game.do(c.VoidHand(ADMIN))
        assert game.table.kill.missed == person(3)


def test_who_gets_up_in_a_void_hand_owes_no_kill_at_the_table() -> None:
    """P2, who owes a kill, is not dealt in and leaves before the hand is void: no more of it."""
    game = owing(2)
    game.play("2 away")
    game.deal()
    game.play("2 leaves")
    game.do(c.VoidHand(ADMIN))
    assert game.last(PlayerLeft).owes_kill
    assert game.table.kill == KillButton(KillState.LEG_UP, person(6))


def test_a_table_called_off_gives_a_dead_kill_back() -> None:
    """P3 leaves with his kill in the pot, and the table is called off: all 20 go home with him."""
    game = due()
    stack = game.stack(3)
    game.play("3 leaves")
    game.deal()
    game.do(c.CallOff(ADMIN))
    out = {left.person: chips(left.cashed_out) for left in game.all(PlayerLeft)}
    assert out[person(3)] == stack
    assert game.table.is_closed


def test_who_is_leaving_cannot_get_up_while_his_dead_kill_is_played_for() -> None:
    """Were the hand void it would be his again: P3 waits for its end."""
    game = due()
    game.play("3 leaves")
    game.deal()
    assert game.refusal("3 leaves").reason is Reason.KILL_DUE


@pytest.mark.rule("cooke-8.04.08", 1)
def test_a_dead_kill_survives_a_restart_within_the_hand() -> None:
    """The process ends while P3's 20 lie in the pot: they are there, and he leaves after it."""
    game = due()
    game.play("3 leaves")
    game.restart()
    game.deal()
    game.restart()
    assert (chips(game.hand.dead), game.table.kill.paid) == (20, whole(20))
    win(game, 6, by=5, bet=True)
    game.restart()
    assert game.table.occupant_of(person(3)) is None
    assert game.table.kill.paid == NO_CHIPS


# refusing (scenario 2)


@dataclass
class Returns:
    """How somebody comes back ``minutes`` after he left."""

    game: Game
    left: PlayerLeft
    at: Instant

    def sits(self, minutes: int) -> c.SitDown:
        """The command that the room makes of it, with what the guest book says."""
        self.game.at = later(self.at, seconds(60 * minutes))
        visit = c.Visit(
            self.at, NO_CHIPS, owes_kill=self.left.owes_kill, refused_kill=self.left.refused_kill
        )
        return c.SitDown(person(3), "P3", whole(500), visit=visit)


def refused(settings: Overrides | None = None) -> Returns:
    """P3 would not post his kill and has got up."""
    game = due(settings=settings)
    game.do(c.RefuseKill(person(3)))
    return Returns(game, game.last(PlayerLeft), game.at)


@pytest.mark.rule("cooke-8.04.08", 2)
def test_who_refuses_stays_away_for_two_hours() -> None:
    """P3 refuses and is gone: /sit is refused for 120 minutes; the button is neutral meanwhile."""
    back = refused()
    assert back.left.refused_kill
    assert back.left.owes_kill
    assert button(back.game) == NEUTRAL
    refusal = back.game.refused(back.sits(TWO_HOURS - 1))
    assert (refusal.reason, refusal.rule) == (Reason.KILL_REFUSED, "cooke-8.04.08")
    assert refusal.facts["until"] == later(back.at, seconds(60 * TWO_HOURS))
    back.game.do(back.sits(TWO_HOURS))
    assert back.game.table.occupant_of(person(3)) is not None


@pytest.mark.rule("cooke-8.04.08", 2)
def test_the_house_may_keep_him_out_for_longer() -> None:
    """``kill.refusal_minutes`` 300."""
    back = refused({"kill.refusal_minutes": 300})
    assert back.game.refused(back.sits(299)).reason is Reason.KILL_REFUSED
    back.game.do(back.sits(300))


@pytest.mark.rule("cooke-8.04.08", 2)
def test_who_comes_back_pays_what_he_owes_with_his_first_hand() -> None:
    """After two hours P3 sits down owing a kill: the first hand he is dealt into is his."""
    back = refused()
    game = back.game
    game.do(back.sits(TWO_HOURS))
    assert person(3) in game.table.kill.owing
    assert moves(game)[-1].why is KillWhy.OWED
    for _ in range(6):
        game.deal()
        if game.hand.player_of(person(3)) is not None:
            break
        assert game.hand.posts.killer is None
        assert person(3) in game.table.kill.owing
        game.skip_hand()
    assert game.hand.posts.killer == 3
    assert (3, 20) in posts(game)
    assert not game.table.kill.owing
    assert chips(game.hand.rules.stakes.small_bet) == 20


def test_who_has_no_kill_to_post_cannot_refuse_one() -> None:
    """P4 has none, and P3's is in the pot already."""
    game = due()
    assert game.refused(c.RefuseKill(person(4))).reason is Reason.NO_KILL_DUE
    game.deal()
    assert game.refused(c.RefuseKill(person(3))).reason is Reason.NO_KILL_DUE


# owing


def owing(seat: int, state: KillState = KillState.LEG_UP) -> Game:
    """After a hand that seat 6 has won, with ``seat`` owing a kill; 6 has a leg up, or kills."""
    game = Game(6, bets=(10, 20), settings={"kill.trigger": "two_pots", "betting.min_unit": 1})
    hand_won(game, 6)
    button_now = KillButton(state, person(6), owing=(person(seat),))
    game.table = replace(game.table, kill=button_now)
    return game


@pytest.mark.rule("cooke-8.04.08")
def test_a_kill_that_is_owed_is_posted_in_the_next_hand_and_takes_no_leg_away() -> None:
    """P2 owes a kill and P6 has the leg: P2 posts 20, 20-40 is played, and P6 wins his second."""
    game = owing(2)
    assert "KILL OWED" in plain(board(game.view()))
    game.deal()
    assert "KILL OWED" not in plain(board(game.view()))
    assert (game.hand.posts.killer, button(game)) == (2, leg(6))
    assert (2, 20) in posts(game)
    win(game, 6, by=2, bet=True)
    assert button(game) == kill(6)
    assert game.table.kill.owing == ()


@pytest.mark.rule("cooke-8.04.08")
def test_a_kill_that_is_owed_is_paid_dead_where_another_kills() -> None:
    """P6 kills and P2 owes: P6's 20 are live, P2's 20 dead, and the limits double once."""
    game = owing(2, KillState.KILL)
    game.deal()
    assert game.hand.posts.killer == 6
    assert (2, 20) in posts(game)
    assert (6, 20) in posts(game)
    assert chips(game.hand.dead) == 20
    assert chips(game.hand.rules.stakes.small_bet) == 20
    assert game.table.kill.owing == ()


@pytest.mark.rule("cooke-8.04.08")
def test_a_kill_that_is_owed_waits_for_a_game_with_kills() -> None:
    """HORSE: stud is dealt and P2 owes a kill all the same; in the next hold'em he posts it."""
    game = Game(2, game="horse", bets=(10, 20), settings={"kill.trigger": "two_pots"})
    stud = None
    while stud is None or game.table.kill.owing:
        game.deal()
        if game.hand.big_blind is None:
            if stud is None:
                stud = game.hand.game
                owed = KillButton(owing=(person(2),))
                game.table = replace(game.table, kill=owed)
            assert game.table.kill.owing == (person(2),)
            game.play(f"{game.to_act} brings in, {3 - int(game.to_act or 0)} folds")
        elif stud is None:
            game.skip_hand()
    assert game.hand.game == "texas_holdem"
    assert game.hand.posts.killer == 2


@pytest.mark.rule("cooke-8.04.08")
def test_who_has_nothing_left_owes_his_kill() -> None:
    """P6 must kill and has no chips: the hand is not killed, he owes it until he has some."""
    game = due(6)
    seats = list(game.table.seats)
    seats[5] = replace(game.occupant(6), stack=NO_CHIPS, is_away=True)
    game.table = replace(game.table, seats=tuple(seats))
    game.deal()
    assert game.hand.posts.killer is None
    assert chips(game.hand.rules.stakes.small_bet) == 10
    assert game.table.kill == KillButton(owing=(person(6),))
    assert game.of_hand(KillButtonMoved) == []
    assert moves(game)[-1].why is KillWhy.OWED


@pytest.mark.rule("cooke-8.04.08")
def test_who_leaves_owing_owes_it_at_his_return() -> None:
    """P2 owes a kill and leaves without a word of refusal: he may return at once, and owes it."""
    game = owing(2)
    game.play("2 leaves")
    left = game.last(PlayerLeft)
    assert (left.owes_kill, left.refused_kill) == (True, False)
    visit = c.Visit(game.at, left.cashed_out, owes_kill=True)
    game.do(c.SitDown(person(2), "P2", left.cashed_out, visit=visit))
    assert game.table.kill.owing == (person(2),)


# left out by mistake (scenario 3)


def left_out(house: str) -> Game:
    """P3's kill was left out of a hand by mistake, which seat 6 has won."""
    game = due(settings={"kill.missed": house})
    as_it_was = game.table.kill
    # A state restored without the kill: the hand is dealt, and the button is put right in it.
    game.table = replace(game.table, kill=KillButton())
    game.deal()
    assert game.hand.posts == replace(game.hand.posts, killer=None)
    game.table = replace(game.table, kill=as_it_was)
    win(game, 6, by=5, bet=True)
    return game


@pytest.mark.rule("cooke-8.04.08", 3)
def test_a_kill_left_out_may_be_made_up_for_with_the_next_hand() -> None:
    """optional_next: P3 may kill the next hand, and nobody can object; he says so and posts 20."""
    game = left_out("optional_next")
    assert game.table.kill.missed == person(3)
    assert KillWhy.MISSED in [move.why for move in moves(game)]
    offered = {seat: choices_of(game.table, person(seat), game.at).kill for seat in range(1, 7)}
    assert offered[3] == whole(20)
    game.do(c.KillPot(person(3)))
    game.deal()
    kill_now = game.table.kill
    assert (game.hand.posts.killer, kill_now.missed) == (3, None)
    assert (3, 20) in posts(game)


@pytest.mark.rule("cooke-8.04.08", 3)
def test_a_kill_left_out_need_not_be_made_up_for() -> None:
    """optional_next: P3 says nothing, the hand is played at 10-20, and that was that."""
    game = left_out("optional_next")
    game.deal()
    assert game.hand.posts == replace(game.hand.posts, killer=None)
    assert game.table.kill.missed is None
    game.skip_hand()
    game.deal()
    assert game.hand.posts.killer is None


@pytest.mark.rule("cooke-8.04.08", 3)
def test_by_the_alternate_it_is_posted_with_the_next_unkilled_pot() -> None:
    """required_next_unkilled: P3 posts 20 in the next hand without being asked."""
    game = left_out("required_next_unkilled")
    game.deal()
    assert game.hand.posts.killer == 3
    assert game.table.kill.missed is None


@pytest.mark.rule("cooke-8.04.08", 3)
def test_by_the_alternate_it_waits_while_another_kills() -> None:
    """required_next_unkilled: P6 kills the next hand, and P3 the one after."""
    game = left_out("required_next_unkilled")
    kill_of_6 = replace(game.table.kill, state=KillState.KILL, person=person(6))
    game.table = replace(game.table, kill=kill_of_6)
    game.deal()
    assert game.hand.posts.killer == 6
    assert game.table.kill.missed == person(3)
    win(game, 5, by=2, bet=True)
    game.deal()
    assert game.hand.posts.killer == 3
