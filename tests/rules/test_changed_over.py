"""What becomes of button, blinds and kills when the conditions change (Cooke 3.05)."""

import pytest

from core.chips import whole
from core.games.spec import Structure
from core.hand import events as h
from core.hand.forced.posts import PostKind
from core.hand.overs import Overs
from core.ids import Seat
from core.refusal import Reason
from core.table import events as e
from core.table.blinds import events as b
from core.table.commands import (
    AgreeToChange,
    AwardPot,
    ChangeSeat,
    KillPot,
    Leave,
    MovePlayer,
    PlayOvers,
    PostStraddle,
    ProposeConditions,
    SitDown,
)
from core.table.kills.button_events import KillWhy
from core.table.kills.offer_events import KillStopped
from core.table.seats.change_events import Dropped, SeatChangeDropped
from core.table.setup import proposal_events as p
from core.table.setup.proposal import Conditions
from core.table.state import GameTurn
from tests.play import ADMIN, Game, person
from tests.rules.coming_in import dealt, limit, live
from tests.rules.proposals import conditions, limit_game, propose
from tests.rules.straddled import twenty_forty
from tests.rules.two_pots import due, leg_up
from tests.rules.winning import NEUTRAL, button, moves


def change(game: Game, new: Conditions) -> None:
    """Everybody agrees to play ``new``."""
    propose(game, new)
    for one in game.table.occupants:
        if game.table.proposals:
            game.do(AgreeToChange(one.person))


def to_bets(game: Game, *bets: int) -> None:
    """Everybody agrees to play the same game for these limits."""
    change(game, conditions(game, bets))


def turn_of(game: Game) -> GameTurn | None:
    """Where the table is in its rotation."""
    return game.table.turn


def brought_in(game: Game) -> None:
    """A hand of stud in which everybody else folds to the bring-in."""
    game.play(f"{game.to_act} brings in")
    game.skip_hand()


def test_the_button_stays_and_moves_on() -> None:
    """After a hand with button 1 and blinds 2 and 3 the limits rise: the next one has button 2
    and blinds 3 and 4, and they pay the new ones."""
    game = limit_game(5)
    game.deal()
    assert game.places == "B1 SB2 BB3"
    game.skip_hand()
    to_bets(game, 20, 40)
    game.deal()
    assert game.places == "B2 SB3 BB4"
    assert game.posts == {3: 10, 4: 20}


def test_missed_blinds_are_owed_in_the_new_limits() -> None:
    """Seat 4 misses both blinds at 20-40, which would be 20 and 10 dead: after a change to 40-80
    it comes in with 40, and 20 dead."""
    game = limit(6)
    game.play("4 away")
    assert dealt(game) == "B2 SB3 BB5"
    game.play("4 back")
    assert dealt(game) == "B3 SB5 BB6"
    game.skip_hand()
    to_bets(game, 40, 80)
    game.play("4 posts")
    assert dealt(game) == "B5 SB6 BB1"
    assert live(game) == {6: 20, 1: 40, 4: 40}
    dead = [post.amount for post in game.of_hand(h.BlindPosted) if post.kind is PostKind.DEAD]
    assert dead == [whole(20)]


def test_a_leg_and_a_kill_were_won_at_the_old_limits() -> None:
    """Who has a leg up at 10-20 has none at 20-40, and no pot is killed that was to be."""
    game = leg_up(4)
    to_bets(game, 20, 40)
    assert button(game) == NEUTRAL
    killing = due(3)
    to_bets(killing, 20, 40)
    assert button(killing) == NEUTRAL
    killing.deal()
    assert killing.hand.posts.killer is None
    assert killing.hand.rules.stakes.small_bet == whole(20)


def test_the_buy_in_alone_changes_nothing_else() -> None:
    """A new smallest buy-in, which is the house's word, leaves a leg where it is."""
    game = leg_up(4)
    now = Conditions.of(game.table.config)
    game.do(ProposeConditions(ADMIN, conditions(game, (10, 20), buy_in_least=900)))
    assert game.table.config.buy_in_least == whole(900) != now.buy_in_least
    assert button(game) != NEUTRAL


def test_straddles_and_kills_that_were_announced_are_off() -> None:
    """What was announced between hands for the old limits is not posted for the new ones; both
    may be announced again."""
    game = twenty_forty()
    game.do(PostStraddle(person(4)))
    to_bets(game, 10, 20)
    assert game.last(b.StraddleDropped).reason is Reason.STALE
    assert game.table.straddles == ()
    game.do(PostStraddle(person(4)))
    game.deal()
    assert game.last(b.StraddleAnnounced).straddle.amount == whole(20)
    game.skip_hand()
    game.do(KillPot(person(5)))
    to_bets(game, 20, 40)
    assert game.last(KillStopped).by is None
    assert game.table.kill_offers == ()
    game.do(KillPot(person(5)))
    game.deal()
    assert game.hand.posts.killer == 5


def test_overs_were_agreed_on_beside_the_old_limits() -> None:
    """Whoever played overs at 10-20 has to say so again."""
    game = limit_game(4)
    game.do(PlayOvers(person(1), Overs.OVERS))
    game.do(PlayOvers(person(2), Overs.OVERS))
    to_bets(game, 20, 40)
    assert [game.occupant(seat).overs for seat in (1, 2)] == [Overs.NONE, Overs.NONE]


def test_from_blinds_to_a_bring_in_and_back() -> None:
    """Hold'em becomes stud, which has no button, and hold'em again: the button goes on from where
    it stood, and who came in the meantime waits for the big blind."""
    game = limit_game(6, taken=(1, 2, 3, 4, 5))
    game.deal()
    game.skip_hand()
    change(game, conditions(game, (10, 20), plays="seven_card_stud"))
    game.deal()
    assert game.hand.game == "seven_card_stud"
    assert game.hand.button is None
    brought_in(game)
    game.do(SitDown(person(6), "P6", whole(1000)))
    change(game, conditions(game, (10, 20), plays="texas_holdem"))
    game.deal()
    assert game.places == "B2 SB3 BB4"


def test_a_rotation_begins_with_its_first_game_and_keeps_its_turn() -> None:
    """Changed to HORSE the first game is hold'em, for a round; other limits in the middle of a
    round leave the turn, and another rotation begins anew."""
    game = limit_game(3)
    game.deal()
    game.skip_hand()
    change(game, conditions(game, (10, 20), plays="horse"))
    assert turn_of(game) is None
    for _ in range(4):
        game.deal()
        game.skip_hand()
    assert game.hand.game == "omaha_hilo"
    turn = turn_of(game)
    to_bets(game, 20, 40)
    assert turn_of(game) == turn
    assert turn is not None
    game.deal()
    assert game.hand.game == "omaha_hilo"
    assert game.hand.rules.stakes.small_bet == whole(20)
    game.skip_hand()
    change(game, conditions(game, (20, 40), plays="custom", games=("razz", "omaha")))
    game.deal()
    assert game.hand.game == "razz"


def test_a_carried_pot_is_played_for_at_its_own_limits() -> None:
    """While antes of a deal that nobody opened lie on the table the game does not change."""
    game = Game(3, button=1, game="jacks_or_better", bets=(10, 20))
    game.deal()
    game.play("2 checks, 3 checks, 1 checks")
    to_bets(game, 20, 40)
    assert game.table.proposals[0].has_passed
    game.deal({3: "As Ad 2c 3c 4c"})
    assert game.hand.rules.stakes.small_bet == whole(10)
    game.play("3 bets 10, 1 folds, 2 folds")
    game.play("3 shows")
    assert game.table.config.stakes.small_bet == whole(20)


def test_who_has_less_than_the_new_minimum_is_told_and_plays_on() -> None:
    """With 300 and 150 two have less than the 800 of 40-80: they are named, and dealt in with
    what they have."""
    game = limit_game(4, stacks={2: 300, 3: 150})
    to_bets(game, 40, 80)
    assert game.table.config.buy_in_least == whole(800)
    assert game.last(p.ConditionsChanged).short == (Seat(2), Seat(3))
    game.deal()
    assert set(game.hand.seats) == {1, 2, 3, 4}


def test_seats_that_the_new_game_cannot_hold() -> None:
    """Nine seats, and stud has eight: with somebody in seat 9 it is refused with the numbers; once
    he has left, his seat is taken away, and nobody moves there any more."""
    game = limit_game(9)
    stud = conditions(game, (10, 20), plays="seven_card_stud", seats=8)
    refused = game.refused(ProposeConditions(ADMIN, stud))
    assert refused.reason is Reason.SEAT_TAKEN_AWAY
    assert (refused.facts["seat"], refused.facts["seats"]) == (9, 8)
    game.do(Leave(person(9)))
    game.deal()
    game.do(ChangeSeat(person(1), Seat(9)))
    change(game, stud)
    game.skip_hand()
    assert game.last(SeatChangeDropped).why is Dropped.GONE
    assert len(game.table.seats) == 8
    game.deal()
    assert len(game.hand.seats) == 8
    brought_in(game)
    change(game, conditions(game, (10, 20), plays="texas_holdem", seats=9))
    assert len(game.table.seats) == 9
    game.do(SitDown(person(9), "P9", whole(1000), Seat(9)))


def test_nobody_is_moved_to_a_seat_that_is_gone() -> None:
    """The floor has told somebody to sit in seat 9 after this hand, and then comes stud: he stays;
    and a pot of that hand that is awarded anew finds nobody there."""
    game = limit_game(9, taken=(1, 2, 3, 9))
    game.deal()
    game.do(Leave(person(9)))
    game.do(MovePlayer(ADMIN, person(1), Seat(8)))
    change(game, conditions(game, (10, 20), plays="seven_card_stud", seats=7))
    game.skip_hand()
    assert len(game.table.seats) == 7
    assert game.table.moves_due == ()
    assert game.occupant(1).person == person(1)
    assert game.refused(AwardPot(ADMIN, (Seat(9),))).reason is Reason.NO_CLAIM
    game.deal()


def test_the_button_is_drawn_for_where_its_seat_is_gone() -> None:
    """Seat 9 posted the small blind and has left; without that seat nobody could follow in its
    place, so that the button is drawn for."""
    game = limit_game(9, taken=(1, 2, 8, 9))
    game.button = Seat(8)
    game.deal()
    assert game.places == "B8 SB9 BB1"
    game.skip_hand()
    game.do(Leave(person(9)))
    change(game, conditions(game, (20, 40), seats=8))
    assert game.last(p.ConditionsChanged).draws_button
    game.button = Seat(2)
    game.deal()
    assert game.last(e.ButtonDrawn).seat == 2
    assert game.places == "B2 SB8 BB1"


def test_somebody_sits_down_meanwhile_in_a_seat_that_is_to_go() -> None:
    """It had passed, and cannot be made any more: it is dropped, and the reason told."""
    game = limit_game(9, taken=(1, 2, 3))
    game.deal()
    change(game, conditions(game, (10, 20), plays="seven_card_stud", seats=8))
    game.do(SitDown(person(9), "P9", whole(1000), Seat(9)))
    game.skip_hand()
    dropped = game.last(p.ChangeDropped)
    assert (dropped.why, dropped.reason) == (p.DroppedBy.IMPOSSIBLE, Reason.SEAT_TAKEN_AWAY)
    assert game.table.config.game == "texas_holdem"


@pytest.mark.parametrize("blinds", [(25, 50), (1, 2)])
def test_blinds_of_no_limit(blinds: tuple[int, int]) -> None:
    """From limit to no limit, with larger blinds or smaller ones: the next hand has them."""
    game = limit_game(4)
    game.deal()
    game.skip_hand()
    change(game, conditions(game, blinds=blinds, structure=Structure.NO_LIMIT))
    game.deal()
    assert game.hand.rules.structure is Structure.NO_LIMIT
    assert sorted(game.posts.values()) == list(blinds)


def test_the_kill_button_says_why() -> None:
    """That a leg is lost with the limits it was won at is told as such."""
    game = leg_up(4)
    to_bets(game, 20, 40)
    assert moves(game)[-1].why is KillWhy.NEW_LIMITS
