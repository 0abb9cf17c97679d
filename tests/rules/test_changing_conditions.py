"""Changing game, structure and limits, and who can prevent it (Cooke 3.05, 10.15; USPC)."""

import pytest

from core.chips import whole
from core.games.spec import Structure
from core.house.setting import Value
from core.house.settings import Overrides
from core.ids import Seat
from core.refusal import Reason
from core.table.commands import (
    AgreeToChange,
    CloseTable,
    ExpireProposal,
    Leave,
    ObjectToChange,
    ProposeConditions,
    SetRule,
    SitDown,
    TakeHouse,
    WithdrawChange,
)
from core.table.floor import contest_events as ce
from core.table.floor.rule_change import RuleChange
from core.table.setup import proposal_events as p
from core.table.setup.proposal import Conditions
from tests.play import ADMIN, Game, person
from tests.rules.proposals import (
    VETO,
    agree_all,
    conditions,
    dealt_limits,
    let_time_pass,
    limit_game,
    limits,
    object_all,
    propose,
)


@pytest.mark.rule("cooke-3.05")
def test_one_objection_lets_a_change_through_and_two_do_not() -> None:
    """Eight play 10-20 and the floor proposes 20-40: one objects, and the next hand is 20-40; to
    10-20 again two object, and it stays 20-40."""
    game = limit_game()
    game.deal()
    propose(game, conditions(game, (20, 40)))
    object_all(game, 3)
    let_time_pass(game)
    game.next_hand()
    assert dealt_limits(game) == (20, 40)
    propose(game, conditions(game, (10, 20)))
    object_all(game, 3, 5)
    dropped = game.last(p.ChangeDropped)
    assert (dropped.why, dropped.count, dropped.needed) == (p.DroppedBy.OBJECTIONS, 2, 2)
    assert game.table.proposals == ()
    game.next_hand()
    assert dealt_limits(game) == (20, 40)


@pytest.mark.rule("cooke-3.05")
def test_one_objection_blocks_any_condition_by_the_first_alternate() -> None:
    """With one_objects a single objection drops a change of stakes, and one of a house rule or of
    the buy-in as well; with two_object such a rule is the house's word, and nobody is asked."""
    game = limit_game(veto="one_objects")
    propose(game, conditions(game, (20, 40)))
    object_all(game, 8)
    assert game.last(p.ChangeDropped).count == 1
    game.do(SetRule(ADMIN, "betting.raise_cap", 3))
    assert game.all(ce.RuleChanged) == []
    object_all(game, 8)
    propose(game, conditions(game, (10, 20), buy_in_least=400))
    object_all(game, 8)
    assert len(game.all(p.ChangeDropped)) == 3
    assert "betting.raise_cap" not in game.table.config.settings
    assert limits(game) == (10, 20)

    other = limit_game()
    other.do(SetRule(ADMIN, "betting.raise_cap", 3))
    propose(other, conditions(other, (10, 20), buy_in_least=400))
    assert other.table.config.settings["betting.raise_cap"] == 3
    assert other.table.config.buy_in_least == whole(400)
    assert other.refused(ObjectToChange(person(1))).reason is Reason.NO_CHANGE_PROPOSED


@pytest.mark.rule("cooke-3.05", 3)
@pytest.mark.parametrize(("seats", "objections", "limits_then"), [
    (8, 3, (20, 40)), (8, 4, (10, 20)), (7, 3, (20, 40)), (7, 4, (10, 20)),
])  # fmt: skip
def test_half_the_table(seats: int, objections: int, limits_then: tuple[int, int]) -> None:
    """With half_object three of eight or of seven do not prevent it, and four of either do."""
    game = limit_game(seats, "half_object")
    propose(game, conditions(game, (20, 40)))
    object_all(game, *range(1, objections + 1))
    if game.table.proposals:
        let_time_pass(game)
    game.deal()
    assert dealt_limits(game) == limits_then


@pytest.mark.rule("cooke-3.05", 4)
def test_a_change_passed_in_a_hand_begins_with_the_next() -> None:
    """Passed in the middle of hand 9, it leaves hand 9 at the old limits; hand 10 has the new."""
    game = limit_game(4)
    game.deal()
    while game.hand.number < 9:
        game.next_hand()
    propose(game, conditions(game, (20, 40)))
    let_time_pass(game)
    assert game.last(p.ChangePassed).count == 0
    seat = game.to_act
    assert game.menu.raise_min == game.menu.raise_max == whole(20)
    game.play(f"{seat} raises 20")
    assert dealt_limits(game) == (10, 20)
    game.next_hand()
    assert (game.hand.number, dealt_limits(game)) == (10, (20, 40))
    assert sorted(game.posts.values()) == [10, 20]


@pytest.mark.rule("uspc-limit-required", 1)
def test_four_agree_and_one_objects() -> None:
    """Where all have to agree, four who do and one who objects leave 5-10 in force."""
    game = Game(5, bets=(5, 10), settings={VETO: "one_objects"})
    propose(game, conditions(game, (10, 20)))
    agree_all(game, 1, 2, 3, 4)
    object_all(game, 5)
    game.deal()
    assert dealt_limits(game) == (5, 10)


@pytest.mark.rule("uspc-limit-required", 2)
def test_all_agree_in_the_middle_of_a_hand() -> None:
    """All five agree in hand 8, before the time is over: hand 8 ends at 5-10, hand 9 is 10-20."""
    game = Game(5, bets=(5, 10), settings={VETO: "one_objects"})
    game.deal()
    while game.hand.number < 8:
        game.next_hand()
    propose(game, conditions(game, (10, 20)))
    agree_all(game, 1, 2, 3, 4, 5)
    assert game.table.proposals[0].has_passed
    game.play(f"{game.to_act} raises 10")
    assert dealt_limits(game) == (5, 10)
    game.next_hand()
    assert (game.hand.number, dealt_limits(game)) == (9, (10, 20))


@pytest.mark.rule("cooke-10.15")
@pytest.mark.rule("cooke-3.05")
@pytest.mark.parametrize(("house", "seconds"), [({}, 60), ({"table.change_seconds": 30}, 30)])
def test_the_time_to_object_runs_while_the_game_goes_on(house: Overrides, seconds: int) -> None:
    """As long as the players may object, a minute or what the house has instead, hands are dealt
    as before, and an objection made after the time shown is too late although the dealer has not
    said so yet."""
    game = limit_game(3, settings=house)
    propose(game, conditions(game, (20, 40)))
    game.wait(seconds - 1)
    game.deal()
    assert dealt_limits(game) == (10, 20)
    assert game.refused(ExpireProposal(1)).reason is Reason.STALE
    game.wait(1)
    assert game.refused(ObjectToChange(person(1))).reason is Reason.NO_CHANGE_PROPOSED
    game.do(ExpireProposal(1))
    assert game.refused(ExpireProposal(1)).reason is Reason.STALE
    game.next_hand()
    assert dealt_limits(game) == (20, 40)


def test_an_objection_may_be_taken_back_and_made_again() -> None:
    """Who agrees after all does not count any more; each answer is taken once."""
    game = limit_game(4)
    propose(game, conditions(game, (20, 40)))
    object_all(game, 1)
    assert game.refused(ObjectToChange(person(1))).reason is Reason.CHANGE_OPPOSED
    agree_all(game, 1)
    assert game.refused(AgreeToChange(person(1))).reason is Reason.CHANGE_ACCEPTED
    object_all(game, 2)
    assert game.last(p.ChangeObjected).count == 1
    object_all(game, 1)
    assert game.last(p.ChangeDropped).count == 2


def test_only_those_seated_are_asked() -> None:
    """Somebody from the rail has no say, and an objector who has left none any more: of two who
    have objected to the half of four, one has got up, and half of three is two."""
    game = limit_game(4, "half_object")
    propose(game, conditions(game, (20, 40)))
    assert game.refused(ObjectToChange(ADMIN)).reason is Reason.NOT_SEATED
    object_all(game, 1)
    game.do(Leave(person(1)))
    object_all(game, 2)
    assert game.last(p.ChangeObjected).count == 1
    assert game.last(p.ChangeObjected).needed == 2
    let_time_pass(game)
    assert limits(game) == (20, 40)


def test_house_players_are_not_asked() -> None:
    """Where nobody but house players sits, or nobody at all, the change is made at once."""
    game = limit_game(4, taken=(1,))
    game.do(Leave(person(1)))
    game.do(SitDown(person(9), "Prop", whole(500), is_prop=True))
    propose(game, conditions(game, (20, 40)))
    assert limits(game) == (20, 40)
    assert game.last(p.ConditionsChanged).by == ADMIN
    assert game.all(p.ChangeProposed) == []


def test_who_proposes_agrees() -> None:
    """An admin who sits there has said what he wants, so that one other yes of two is enough."""
    game = limit_game(2)
    game.do(ProposeConditions(person(1), conditions(game, (20, 40))))
    agree_all(game, 2)
    assert limits(game) == (20, 40)


def test_nobody_is_left_to_ask() -> None:
    """When everybody who was asked has got up, the change is made without waiting."""
    game = limit_game(2)
    propose(game, conditions(game, (20, 40)))
    game.do(Leave(person(1)))
    assert limits(game) == (10, 20)
    game.do(Leave(person(2)))
    assert limits(game) == (20, 40)


def test_the_last_word_of_the_floor_counts() -> None:
    """A second proposal takes the place of the first, objections to it and all; withdrawn, a
    change does not come, though it had passed."""
    game = limit_game(4)
    game.deal()
    propose(game, conditions(game, (20, 40)))
    object_all(game, 1)
    propose(game, conditions(game, (30, 60)))
    assert game.last(p.ChangeDropped).why is p.DroppedBy.ANOTHER
    object_all(game, 2)
    let_time_pass(game)
    game.do(WithdrawChange(ADMIN))
    game.next_hand()
    assert limits(game) == (10, 20)
    assert game.refused(WithdrawChange(ADMIN)).reason is Reason.NO_CHANGE_PROPOSED


def test_a_rule_the_players_are_asked_about_waits_like_a_change_of_stakes() -> None:
    """With one_objects a house rule set in a hand that nobody objects to counts with the next; a
    setting of the chat room that counts at once is no condition of the game."""
    game = limit_game(3, "one_objects")
    game.deal()
    game.do(SetRule(ADMIN, "betting.raise_cap", 3))
    game.do(SetRule(ADMIN, "table.turn_notice_seconds", 9))
    assert game.table.config.settings["table.turn_notice_seconds"] == 9
    let_time_pass(game)
    assert "betting.raise_cap" not in game.table.config.settings
    game.next_hand()
    assert game.table.config.settings["betting.raise_cap"] == 3


def test_rules_and_stakes_may_change_together() -> None:
    """Seconds to act that come with new limits are part of the same proposal."""
    game = limit_game(3)
    rules = (RuleChange("clock.auto_start_seconds", 30),)
    game.do(ProposeConditions(ADMIN, conditions(game, (20, 40)), rules))
    object_all(game, 1)
    let_time_pass(game)
    assert limits(game) == (20, 40)
    assert game.table.config.settings["clock.auto_start_seconds"] == 30


def test_what_is_asked_already_is_not_asked_anew() -> None:
    """The same stakes again, or the same house rule, take no objection back: it is refused, and a
    second objection still prevents them.  Other stakes take the place of the first."""
    game = limit_game(8)
    propose(game, conditions(game, (20, 40)))
    object_all(game, 3)
    again = ProposeConditions(ADMIN, conditions(game, (20, 40)))
    assert game.refused(again).reason is Reason.CHANGE_PROPOSED
    object_all(game, 5)
    assert game.last(p.ChangeDropped).why is p.DroppedBy.OBJECTIONS
    propose(game, conditions(game, (20, 40)))
    propose(game, conditions(game, (30, 60)))
    assert game.last(p.ChangeDropped).why is p.DroppedBy.ANOTHER

    strict = limit_game(8, veto="one_objects")
    strict.do(SetRule(ADMIN, "betting.raise_cap", 3))
    same = strict.refused(SetRule(ADMIN, "betting.raise_cap", 3))
    assert same.reason is Reason.CHANGE_PROPOSED


def test_what_cannot_be_proposed() -> None:
    """What is played already; stakes and games that cannot be dealt; nothing at a closing table."""
    game = limit_game(3)
    now = Conditions.of(game.table.config)
    assert game.refused(ProposeConditions(ADMIN, now)).reason is Reason.CONDITIONS_UNCHANGED
    no_limit = Conditions.of(Game(3).table.config)
    odd = Conditions("omaha_hilo", Structure.NO_LIMIT, no_limit.stakes, 3, whole(10), whole(2000))
    assert game.refused(ProposeConditions(ADMIN, odd)).reason is Reason.BUY_IN_UNDER_FLOOR
    game.deal()
    game.do(CloseTable(ADMIN))
    new = conditions(game, (20, 40))
    assert game.refused(ProposeConditions(ADMIN, new)).reason is Reason.TABLE_CLOSING


def test_a_restart_keeps_proposal_objections_and_time() -> None:
    """Folded anew from the journal, the table still asks, and still knows who objects."""
    game = limit_game(4)
    propose(game, conditions(game, (20, 40)))
    object_all(game, 3)
    agree_all(game, 1)
    before = game.table
    game.restart()
    assert game.table.proposals == before.proposals
    assert game.table.proposals[0].objectors == (person(3),)
    object_all(game, 4)
    assert limits(game) == (10, 20)
    assert game.last(p.ChangeObjected).seat == Seat(4)


def from_the_community(**rules: Value | None) -> TakeHouse:
    """The community has changed these rules, ``__`` for the dot in their keys."""
    changes = (RuleChange(key.replace("__", "."), value, True) for key, value in rules.items())
    return TakeHouse(ADMIN, tuple(changes))


def test_the_community_s_rules_are_asked_about_in_one_piece() -> None:
    """With one_objects the players of a table are asked about changes of the whole community too:
    together, for they may only fit together; told again meanwhile, nobody is asked twice."""
    game = limit_game(3, "one_objects")
    news = from_the_community(betting__raise_cap=3, betting__checking_out=True)
    game.do(news)
    (proposal,) = game.table.proposals
    assert len(proposal.rules) == 2
    assert game.refused(news).reason is Reason.SETTING_UNCHANGED
    let_time_pass(game)
    settings = game.table.config.settings
    assert (settings["betting.raise_cap"], settings["betting.checking_out"]) == (3, True)
    assert set(game.table.config.of_community) >= {"betting.raise_cap", "betting.checking_out"}


def test_a_table_keeps_in_mind_what_it_objected_to() -> None:
    """Objected to, the community's rule is not in force there, and is not asked about again."""
    game = limit_game(3, "one_objects")
    news = from_the_community(betting__raise_cap=3)
    game.do(news)
    object_all(game, 2)
    left = game.last(ce.HouseRuleNotTaken)
    assert (left.key, left.value, left.why) == ("betting.raise_cap", 3, "objections")
    game.deal()
    assert game.hand.rules.limit.raise_cap != 3
    assert game.refused(news).reason is Reason.SETTING_UNCHANGED


def test_nobody_is_asked_about_rules_at_an_empty_table() -> None:
    """Where nobody sits the house's word is enough, whatever the veto."""
    game = limit_game(2, "one_objects")
    game.do(Leave(person(1)))
    game.do(Leave(person(2)))
    game.do(SetRule(ADMIN, "betting.raise_cap", 3))
    assert game.table.config.settings["betting.raise_cap"] == 3
