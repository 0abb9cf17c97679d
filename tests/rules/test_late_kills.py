"""Kills of lowball on the first two cards (Cooke 8.04.12)."""

from typing import Final

import pytest

from core.hand.commands import Check, Prompt
from core.hand.events import HoleCardsDealt, KillOffered, PotKilled
from core.hand.phases import Betting, KillWindow
from core.house.settings import Overrides
from core.ids import Seat
from core.refusal import Reason
from core.table import commands as c
from core.table import deadlines
from core.table.commands import KillPot
from core.table.events import PlayerLeft
from core.table.floor.misdeals.checking import is_in_order
from tests.play import Game, chips, person
from tests.rules.killed import between_hands, order, posts
from tests.rules.limit_holdem import may

WINDOW: Final[Overrides] = {"kill.lowball_window": "after_two_cards"}
NEW: Final = 7
"""The seat of the newcomer, the furthest from the blinds of the next hand."""


@pytest.mark.rule("cooke-8.04.12", 1)
def test_before_the_deal_as_in_other_games() -> None:
    """By default a pot of lowball is killed before the deal too, and not after the first card."""
    game = between_hands(game="ace_to_five_lowball", bets=(20, 40))
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
    """``kill.killer_in_blind = both``: the big blind's 20 lie dead and 40 live, 80 in all; nobody
    who looks through the deal misses the dead blind."""
    game = window({"kill.killer_in_blind": "both"})
    game.play("4 checks, 5 checks, 6 checks, 1 checks, 2 checks")
    game.do(KillPot(person(3)))
    assert (chips(game.player(3).bet), chips(game.hand.dead)) == (40, 20)
    assert chips(game.hand.pot) == 80
    assert chips(game.player(3).stack) == game.stack(3) == 1000 - 60
    assert is_in_order(game.table)


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
    """Void while the kill is offered: the blinds of 7, 13 and 20 go back."""
    game = window()
    stacks = [game.stack(seat) for seat in range(1, 7)]
    game.do(c.CallOff(person(1)))
    assert game.hand.is_void
    back = {left.seat: chips(left.cashed_out) for left in game.all(PlayerLeft)}
    blinds = {1: 7, 2: 13, 3: 20}
    assert back == {seat: stacks[seat - 1] + blinds.get(seat, 0) for seat in range(1, 7)}


@pytest.mark.rule("cooke-8.04.12", 2)
def test_a_straddled_pot_is_not_offered() -> None:
    """Nobody straddles a killed pot, and nobody kills one that is straddled."""
    game = between_hands(game="ace_to_five_lowball", bets=(20, 40), settings=WINDOW)
    game.do(c.PostStraddle(person(4)))
    game.deal()
    assert (4, 40) in posts(game)
    assert isinstance(game.hand.phase, Betting)


@pytest.mark.rule("cooke-8.04.12", 2)
def test_what_the_big_blind_has_posted_counts_for_his_four_kills() -> None:
    """It takes 160 before posting: seat 3 had 160 and has 140 left; he is asked."""
    game = window(stacks={3: 160})
    assert game.hand.phase == asked(4, 5, 6, 1, 2, 3)
