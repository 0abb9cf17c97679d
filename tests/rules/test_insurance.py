"""Insurance: noted where the house allows it, and never settled (Cooke 9.11)."""

import pytest

from core.games.spec import Structure
from core.house.settings import Overrides
from core.ids import Seat
from core.refusal import Reason
from core.table import commands as c
from core.table import events as e
from core.table.money import money_events as m
from core.table.money.insuring import MOST_CHARACTERS
from tests.play import Game, person

BARGAIN = c.Insure(person(2), Seat(3), "50 back if the river is a spade")


def _no_limit(settings: Overrides | None = None) -> Game:
    game = Game(3, blinds=(5, 10), button=1, settings=settings)
    game.deal({2: "As Ah", 3: "Kc Kd"}, board="2c 7d 9s 4c 3d")
    return game


def _limit(settings: Overrides | None = None) -> Game:
    game = Game(3, bets=(20, 40), structure=Structure.FIXED, button=1, settings=settings)
    game.deal()
    return game


@pytest.mark.rule("cooke-9.11", 1)
def test_a_bargain_is_noted_and_the_cards_pay() -> None:
    """At 20-40 it is refused; in no limit noted, and the aces win all of the pot of 40."""
    assert _limit().refused(BARGAIN).reason is Reason.INSURANCE_PROHIBITED
    game = _no_limit()
    game.play("1 folds, 2 raises 20, 3 calls")
    game.do(BARGAIN)
    noted = game.last(m.InsuranceNoted)
    assert (noted.seat, noted.other, noted.text) == (2, 3, "50 back if the river is a spade")
    game.play("all check, all check, all check, 2 shows, 3 shows")
    assert game.pushed == [(0, {2: 40})]
    assert (game.stack(2), game.stack(3)) == (1020, 980)


@pytest.mark.rule("cooke-9.11", 2)
def test_all_games_or_none() -> None:
    """all_games notes it at 20-40 too, none refuses it in no limit."""
    game = _limit({"pot.insurance": "all_games"})
    game.do(BARGAIN)
    assert len(game.all(m.InsuranceNoted)) == 1
    refused = _no_limit({"pot.insurance": "none"}).refused(BARGAIN)
    assert refused.reason is Reason.INSURANCE_PROHIBITED


@pytest.mark.rule("cooke-9.11", 3)
def test_the_clock_runs_during_the_talk() -> None:
    """A bargain changes no time: the clock can be called on it, and runs for 70 seconds."""
    game = _no_limit()
    game.wait(30)
    began = game.table.clock
    game.do(BARGAIN)
    assert game.table.clock == began
    game.play("2 asks clock")
    game.do(BARGAIN)
    request = game.last(e.ClockCalled).request
    assert request.ends_at - request.at == 70_000
    assert game.table.clock is not None
    assert game.table.clock.request == request


def test_a_bargain_takes_two_players_a_hand_and_words() -> None:
    """Not with oneself, not with nobody, not between hands, and not without saying what."""
    game = _no_limit()
    for seat, text, reason in (
        (2, "half", Reason.NOT_WITH_YOURSELF),
        (9, "half", Reason.SEAT_EMPTY),
        (3, "  ", Reason.NO_TEXT_TO_NOTE),
        (3, "\u200b\u3164\u202e", Reason.NO_TEXT_TO_NOTE),
        (3, "x" * (MOST_CHARACTERS + 1), Reason.NO_TEXT_TO_NOTE),
    ):
        assert game.refused(c.Insure(person(2), Seat(seat), text)).reason is reason
    game.skip_hand()
    assert game.refused(BARGAIN).reason is Reason.NO_HAND


def test_a_bargain_is_noted_as_it_can_be_read() -> None:
    """Marks that turn the direction of writing, and bells, are not passed on to the channel."""
    game = _no_limit()
    game.do(c.Insure(person(2), Seat(3), "half\x07 of\n\u202e the \u2066pot"))
    assert game.last(m.InsuranceNoted).text == "half of the pot"
