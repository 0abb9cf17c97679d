"""The kill button in words: what everybody hears of legs and kills (Cooke 8.04.02 to 8.04.08)."""

import pytest

from core.house.settings import Overrides
from core.present import plain_line
from core.present.narration import narrate
from core.table import commands as c
from core.table.kills.button_events import KillButtonMoved, KillPaid, KillPaidBack
from tests.play import ADMIN, Game, person
from tests.rules.test_kill_no_openers import openers, pass_out
from tests.rules.test_kill_refused import refused
from tests.rules.test_kill_scoops import omaha, pot_of
from tests.rules.two_pots import killer, left_out, leg_up, owing, split
from tests.rules.winning import hand_won, win


def told(game: Game, seat: int | None = None) -> list[str]:
    """Every line about the kill button so far, as ``seat`` or the rail reads it now."""
    about = KillButtonMoved | KillPaid | KillPaidBack
    events = [event for event in game.events if isinstance(event, about)]
    return [plain_line(line) for line in narrate(events, game.view(seat))]


@pytest.mark.rule("cooke-8.04.02")
def test_a_leg_a_kill_and_neutral_are_told() -> None:
    """'P3 has a leg up', 'P3 kills the next pot', 'Kill button neutral'; to himself with you."""
    game = killer(3, {"kill.split_pot": "neutral"})
    split(game, 3, 5)
    assert told(game) == [
        "P3 has a leg up.", "P3 kills the next pot.", "Kill button neutral.",
    ]  # fmt: skip
    assert told(game, 3)[:2] == ["You have a leg up.", "You kill the next pot."]


def test_what_is_kept_is_told() -> None:
    """A split and a walk leave the leg, a split in a killed pot the kill."""
    game = leg_up(4)
    hand_won(game, 4)
    assert told(game)[-1] == "P4 keeps the leg: there was no flop."
    game = leg_up(3)
    split(game, 3, 5)
    assert told(game)[-1] == "P3 splits the pot and keeps the leg."
    game = killer(3)
    split(game, 3, 5)
    assert told(game)[-1] == "P3 splits the pot and kills the next one again."
    game = leg_up(3)
    game.play("3 away")
    split(game, 5, 6)
    game.play("3 back")
    assert told(game)[-2:] == ["Kill button neutral.", "P3 has a leg up again."]


@pytest.mark.rule("cooke-8.04.03")
@pytest.mark.rule("cooke-8.04.04")
def test_scoops_and_big_pots_are_told_with_their_amounts() -> None:
    """'P2 scoops 100: kill next hand.' and 'P4 wins 160 (threshold 150): kill next hand.'"""
    game = omaha()
    pot_of(game, 2, 3, small=50)
    game.play("2 bets 20, 3 folds")
    assert told(game) == ["P2 scoops 100: kill next hand."]
    house: Overrides = {"kill.trigger": "big_pot", "betting.min_unit": 1}
    game = Game(6, bets=(15, 30), settings=house)
    game.deal()
    game.play("4 raises 30, 5 calls, 6 folds, 1 folds, 2 folds, 3 folds")
    game.play("4 bets 15, 5 calls, 4 bets 30, 5 calls, 4 bets 30, 5 folds")
    assert told(game) == ["P4 wins 175 (threshold 150): kill next hand."]


@pytest.mark.rule("cooke-8.04.05")
def test_nobody_opening_is_told_with_who_kills() -> None:
    """First that somebody will, and with the deal who it is."""
    game = openers()
    pass_out(game)
    game.deal()
    assert told(game) == [
        "Nobody opened: the first left of the blinds kills the next pot.",
        "P5, left of the blinds, kills this pot.",
    ]


@pytest.mark.rule("cooke-8.04.08")
def test_kills_that_are_owed_paid_dead_or_left_out_are_told() -> None:
    """Dead money and its return, what somebody owes, and what was left out."""
    game = killer(3)
    game.play("3 away")
    game.deal()
    assert told(game)[-1] == "Kill pot: P3 posts 20 dead. Limits this hand 20-40."
    game.do(c.VoidHand(ADMIN))
    assert told(game)[-1] == "The kill of 20 goes back to P3."
    back = refused()
    back.game.do(back.sits(120))
    assert told(back.game)[-1] == "P3 owes a kill, to be posted with the next hand."
    may, must = left_out("optional_next"), left_out("required_next_unkilled")
    assert "A kill was left out: P3 may kill the next pot." in told(may)
    assert "A kill was left out: P3 kills the next pot that nobody else kills." in told(must)
    may.do(c.KillPot(person(3)))
    assert told(may)[-1] == "P3 kills the next pot."


def test_what_the_posts_tell_is_not_told_twice() -> None:
    """Who pays what he owes is heard when he posts it."""
    game = owing(2)
    before = told(game)
    game.deal()
    assert told(game) == before
    win(game, 6, by=2, bet=True)
    assert told(game)[-1] == "P6 kills the next pot."
