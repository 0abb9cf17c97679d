"""Kills of lowball: to be dealt in at once, and on the first two cards (Cooke 7.18.05, 8.04.12)."""

from typing import Final

import pytest

from core.chips import whole
from core.games.spec import Structure
from core.hand.commands import Check, Prompt
from core.hand.events import HoleCardsDealt, KillOffered, PotKilled
from core.hand.phases import Betting, KillWindow
from core.house.settings import Overrides
from core.ids import Seat
from core.refusal import Reason
from core.table import commands as c
from core.table import deadlines
from core.table.commands import KillPot, ObjectToKill
from tests.play import Game, chips, person
from tests.rules.killed import between_hands, must_kill, order, posts
from tests.rules.limit_holdem import may

WINDOW: Final[Overrides] = {"kill.lowball_window": "after_two_cards"}
NEW: Final = 7
"""The seat of the newcomer, the furthest from the blinds of the next hand."""


def lowball(settings: Overrides | None = None, structure: Structure | None = None) -> Game:
    """20-40 lowball of six after a hand; the next one has its blinds of 7, 13 and 20 in 1 to 3."""
    game = Game(
        seats=7, taken=(1, 2, 3, 4, 5, 6), button=6, game="ace_to_five_lowball",
        bets=() if structure else (20, 40), blinds=(10, 20) if structure else None,
        structure=structure, settings={"betting.min_unit": 1, **(settings or {})},
    )  # fmt: skip
    game.deal()
    game.skip_hand()
    return game


def with_newcomer(game: Game) -> Game:
    """Somebody sits down in seat 7 with 1,000."""
    game.do(c.SitDown(person(NEW), "New", whole(1000), Seat(NEW)))
    return game


@pytest.mark.rule("cooke-7.18.05", 1)
def test_a_newcomer_kills_to_be_dealt_in() -> None:
    """20-40, big blind 20: he posts 40 and the hand is played at 40-80; nobody is asked."""
    game = with_newcomer(lowball())
    game.do(KillPot(person(NEW)))
    assert game.refused(ObjectToKill(person(2), Seat(NEW))).reason is Reason.KILL_NEEDS_NO_LEAVE
    game.deal()
    assert posts(game) == [(1, 7), (2, 13), (3, 20), (NEW, 40)]
    assert may(game) == (40, [80])
    assert order(game) == [4, 5, 6, 7, 1, 2, 3]
    assert not game.table.occupants[NEW - 1].waits


@pytest.mark.rule("cooke-7.18.05", 1)
def test_a_newcomer_who_does_not_kill_waits() -> None:
    """Without the kill he is not dealt in until the big blind reaches his seat."""
    game = with_newcomer(lowball())
    game.deal()
    assert NEW not in game.hand.seats


@pytest.mark.rule("cooke-7.18.05", 2)
def test_where_the_others_are_asked_one_objection_is_enough() -> None:
    """``lowball.new_player_kill = if_no_objection``: seat 2 objects, and the newcomer waits."""
    game = with_newcomer(lowball({"lowball.new_player_kill": "if_no_objection"}))
    game.do(KillPot(person(NEW)))
    game.do(ObjectToKill(person(2), Seat(NEW)))
    assert game.refused(KillPot(person(NEW))).reason is Reason.KILL_OBJECTED_TO
    game.deal()
    assert NEW not in game.hand.seats
    game.skip_hand()
    game.do(KillPot(person(NEW)))
    game.deal()
    assert NEW in game.hand.seats


@pytest.mark.rule("cooke-7.18.05", 3)
def test_who_missed_the_big_blind_waits_for_it_or_kills_with_leave() -> None:
    """Seat 3 was away when it was his; he kills if no one objects, else he waits for it."""
    game = lowball()
    game.do(c.GoAway(person(3)))
    game.deal()
    game.skip_hand()
    game.do(c.ComeBack(person(3)))
    game.do(KillPot(person(3)))
    game.do(ObjectToKill(person(5), Seat(3)))
    blinds = []
    for _ in range(5):
        game.deal()
        assert (3 in game.hand.seats) == (game.hand.big_blind == 3)
        blinds.append(game.hand.big_blind)
        game.skip_hand()
    assert blinds == [5, 6, 1, 2, 3]


@pytest.mark.rule("cooke-7.18.05", 3)
def test_who_missed_the_big_blind_may_kill_where_nobody_objects() -> None:
    """Nobody objects: seat 3 posts 40 in his seat, and all that he missed is made up with it."""
    game = lowball()
    game.do(c.GoAway(person(3)))
    game.deal()
    game.skip_hand()
    game.do(c.ComeBack(person(3)))
    game.do(KillPot(person(3)))
    game.deal()
    assert (3, 40) in posts(game)
    assert [seat for seat, _ in posts(game)].count(3) == 1


@pytest.mark.rule("cooke-7.18.05", 1)
def test_in_big_bet_lowball_a_newcomer_posts_the_double_blind_alone() -> None:
    """No limit with a big blind of 20: he posts 40 and there is no limit that could double."""
    game = with_newcomer(lowball(structure=Structure.NO_LIMIT))
    game.do(KillPot(person(NEW)))
    game.deal()
    assert posts(game)[-1] == (NEW, 40)
    assert game.hand.rules.unkilled is None
    assert (chips(game.menu.call), chips(game.menu.raise_min)) == (40, 80)


@pytest.mark.rule("cooke-7.18.05", 1)
def test_a_newcomer_does_not_kill_a_pot_that_another_has_to() -> None:
    """Seat 4 is due a kill: the newcomer waits, for there is one a deal."""
    game = with_newcomer(lowball({"kill.trigger": "two_pots"}))
    must_kill(game, 4)
    assert game.refused(KillPot(person(NEW))).reason is Reason.KILL_TAKEN


@pytest.mark.rule("cooke-8.04.12", 1)
def test_before_the_deal_as_in_other_games() -> None:
    """By default a pot of lowball is killed before the deal too, and not after the first card."""
    game = lowball()
    game.deal()
    refusal = game.refused(KillPot(person(4)))
    assert (refusal.reason, refusal.rule) == (Reason.CARDS_ARE_OUT, "cooke-8.04.10")


def window(settings: Overrides | None = None, stacks: dict[int, int] | None = None) -> Game:
    """20-40 lowball after two cards, blinds of 7, 13 and 20 in seats 1, 2 and 3."""
    game = between_hands(
        game="ace_to_five_lowball", bets=(20, 40), stacks=stacks,
        settings={**WINDOW, **(settings or {})},
    )  # fmt: skip
    game.deal()
    return game


def asked(*seats: int) -> KillWindow:
    """The kill is offered to the first of ``seats``, then to the others."""
    first, *others = map(Seat, seats)
    return KillWindow(first, tuple(others))


def cards(game: Game) -> set[int]:
    """How many cards the players hold."""
    return {len(player.down.content) for player in game.hand.players}


@pytest.mark.rule("cooke-8.04.12", 2)
def test_a_kill_on_the_first_two_cards() -> None:
    """Seats 4 and 5 pass; seat 6 kills: 40 posted, limits of 40-80, and the rest is dealt."""
    game = window()
    assert (game.hand.phase, cards(game)) == (asked(4, 5, 6, 1, 2, 3), {2})
    game.play("4 checks, 5 checks")
    assert game.refused(KillPot(person(5))).reason is Reason.NOT_YOUR_TURN
    game.do(KillPot(person(6)))
    assert posts(game) == [(1, 7), (2, 13), (3, 20), (6, 40)]
    assert (cards(game), game.to_act, may(game)) == ({5}, 4, (40, [80]))
    assert chips(game.hand.pot) == 80
    assert game.hand.posts.killer == 6
    assert order(game) == [4, 5, 6, 1, 2, 3]


@pytest.mark.rule("cooke-8.04.12", 2)
def test_after_the_third_card_it_is_too_late() -> None:
    """All have let it pass and the rest is dealt: no kill, limits of 20-40."""
    game = window()
    game.play("4 checks, 5 checks, 6 checks, 1 checks, 2 checks, 3 checks")
    assert isinstance(game.hand.phase, Betting)
    assert (cards(game), may(game)) == ({5}, (20, [40]))
    assert game.refused(KillPot(person(4))).reason is Reason.CARDS_ARE_OUT


@pytest.mark.rule("cooke-8.04.12", 2)
def test_the_cards_come_in_the_order_of_one_deal() -> None:
    """The two and the three are the same five cards that each would have had without a window."""
    plain = between_hands(game="ace_to_five_lowball", bets=(20, 40))
    plain.deal()
    game = window()
    for _ in range(6):
        game.play(f"{game.to_act} checks")
    assert game.hand.deck == plain.hand.deck
    assert [one.down.content for one in game.hand.players] == [
        one.down.content for one in plain.hand.players
    ]


@pytest.mark.rule("cooke-8.04.12", 2)
@pytest.mark.parametrize("killer", range(1, 7))
def test_the_killer_in_every_seat(killer: int) -> None:
    """He has 40 in front of him, the blinds the rest; under the gun he acts after the big blind."""
    game = window()
    while game.to_act != killer:
        game.play(f"{game.to_act} checks")
    game.do(KillPot(person(killer)))
    assert chips(game.player(killer).bet) == 40
    blinds = {1: 7, 2: 13, 3: 20}
    assert chips(game.hand.pot) == 40 + sum(blinds.values()) - blinds.get(killer, 0)
    first = 5 if killer == 4 else 4
    assert order(game) == [(first - 1 + step) % 6 + 1 for step in range(6)]


@pytest.mark.rule("cooke-8.04.12", 2)
def test_a_late_killer_may_have_to_post_both() -> None:
    """``kill.killer_in_blind = both``: the big blind's 20 lie dead and 40 live, 80 in all."""
    game = window({"kill.killer_in_blind": "both"})
    game.play("4 checks, 5 checks, 6 checks, 1 checks, 2 checks")
    game.do(KillPot(person(3)))
    assert (chips(game.player(3).bet), chips(game.hand.dead)) == (40, 20)
    assert chips(game.hand.pot) == 80
    assert chips(game.player(3).stack) == game.stack(3) == 1000 - 60


@pytest.mark.rule("cooke-8.04.12", 2)
def test_a_few_seconds_each() -> None:
    """Who says nothing lets it pass when his seconds are over, and the next is asked."""
    game = window()
    (deadline,) = deadlines(game.table)
    assert deadline.command == c.ExpireKill(Prompt(2, 1))
    assert game.refused(c.ExpireKill(Prompt(2, 1))).reason is Reason.STALE
    game.at = deadline.at
    game.do(c.ExpireKill(Prompt(2, 1)))
    assert game.to_act == 5
    assert game.refused(c.ExpireKill(Prompt(2, 1))).reason is Reason.STALE
    assert game.refused(KillPot(person(5), Prompt(2, 1))).reason is Reason.STALE
    assert game.refused(Check(person(6))).reason is Reason.NOT_YOUR_TURN


@pytest.mark.rule("cooke-8.04.12", 2)
def test_who_has_too_little_is_not_asked() -> None:
    """It takes four kills of 40 before posting: seats 5 and 3 with less are passed over."""
    game = window(stacks={5: 159, 3: 159, 4: 160})
    assert game.hand.phase == asked(4, 6, 1, 2)


@pytest.mark.rule("cooke-8.04.12", 2)
@pytest.mark.parametrize(
    "settings", [{"kill.voluntary": "prohibited"}, {"kill.lowball_window": "before_deal"}]
)
def test_nobody_is_asked_where_the_house_does_not_want_it(settings: Overrides) -> None:
    """Without voluntary kills, or without the window, five cards are dealt at once."""
    game = window(settings)
    assert game.of_hand(KillOffered) == []
    assert len(game.of_hand(HoleCardsDealt)) == 6


@pytest.mark.rule("cooke-8.04.12", 2)
def test_a_pot_that_is_killed_already_is_not_offered() -> None:
    """Seat 5 has killed it before the deal: no window, and no second kill."""
    game = between_hands(game="ace_to_five_lowball", bets=(20, 40), settings=WINDOW)
    game.do(KillPot(person(5)))
    game.deal()
    assert isinstance(game.hand.phase, Betting)
    assert game.all(PotKilled) == []


@pytest.mark.rule("cooke-8.04.12", 2)
def test_a_hand_called_off_in_the_window_gives_everything_back() -> None:
    """Void while the kill is offered: the blinds go back."""
    game = window()
    game.do(c.CallOff(person(1)))
    assert game.hand.is_void


@pytest.mark.rule("cooke-8.04.12", 2)
def test_a_straddled_pot_is_not_offered() -> None:
    """Nobody straddles a killed pot, and nobody kills one that is straddled."""
    game = between_hands(game="ace_to_five_lowball", bets=(20, 40), settings=WINDOW)
    game.do(c.PostStraddle(person(4)))
    game.deal()
    assert (4, 40) in posts(game)
    assert isinstance(game.hand.phase, Betting)


def test_a_newcomer_in_the_big_blind_kills_as_anybody_does() -> None:
    """The big blind reaches him, so he is dealt in without a kill; one that he announces may be
    objected to, and what he posts then is the kill and not the big blind alone (8.04.10)."""
    game = Game(seats=6, taken=(1, 2, 3, 4), button=1, game="ace_to_five_lowball", bets=(20, 40))
    for _ in range(2):
        game.deal()
        game.skip_hand()
    game.do(c.SitDown(person(6), "New", whole(1000), Seat(6)))
    game.do(KillPot(person(6)))
    game.do(ObjectToKill(person(2), Seat(6)))
    assert game.refused(KillPot(person(6))).reason is Reason.KILL_OBJECTED_TO
    game.deal()
    assert posts(game)[-1] == (6, 20)
    killing = Game(seats=6, taken=(1, 2, 3, 4), button=1, game="ace_to_five_lowball", bets=(20, 40))
    for _ in range(2):
        killing.deal()
        killing.skip_hand()
    killing.do(c.SitDown(person(6), "New", whole(1000), Seat(6)))
    killing.do(KillPot(person(6)))
    killing.deal()
    assert posts(killing)[-1] == (6, 40)
    assert may(killing) == (40, [80])
