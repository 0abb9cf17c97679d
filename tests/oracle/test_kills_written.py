"""Killed pots: written where the format begins the first round as we do, and read by pokerkit."""

import pytest

from core.house.settings import Overrides
from core.notation.phh import NotDealt, NotWritten, parse_phh, replay, tape_to_phh
from core.table.commands import KillPot
from tests.oracle.test_posts_written import BOARD, CARDS, agrees, checked_down, of_last_hand
from tests.play import Game, person
from tests.rules.killed import between_hands, must_kill
from tests.rules.test_late_kills import WINDOW


def killed(seat: int, settings: Overrides | None = None) -> Game:
    """A pot of 10-20 hold'em that ``seat`` kills, the button in seat 1, with these cards."""
    game = must_kill(between_hands(settings=settings), seat)
    game.deal(CARDS, BOARD)
    return game


@pytest.mark.parametrize(
    ("killer", "blinds"),
    [(4, "[5, 10, 20, 0, 0, 0]"), (3, "[5, 20, 0, 0, 0, 0]")],
)
def test_a_killer_next_to_the_big_blind_or_in_it(killer: int, blinds: str) -> None:
    """The round begins left of the highest blind: the limits are 20 and 40, pokerkit agrees."""
    game = killed(killer)
    text = checked_down(of_last_hand(game))
    assert f"blinds_or_straddles = {blinds}" in text
    assert "small_bet = 20\nbig_bet = 40" in text
    agrees(game, text)


def test_a_killer_who_acts_last_wherever_he_sits() -> None:
    """``kill.action_order = killer_last``: the kill of seat 6 is the last blind of the round."""
    game = killed(6, {"kill.action_order": "killer_last"})
    text = checked_down(of_last_hand(game))
    assert "blinds_or_straddles = [5, 10, 0, 0, 20, 0]" in text
    agrees(game, text)


def test_a_blind_that_lies_dead_is_one_of_the_antes() -> None:
    """Both posted by the big blind: 10 dead and 20 live."""
    game = killed(3, {"kill.killer_in_blind": "both"})
    text = checked_down(of_last_hand(game))
    assert "antes = [0, 10, 0, 0, 0, 0]" in text
    assert "blinds_or_straddles = [5, 20, 0, 0, 0, 0]" in text
    agrees(game, text)


def test_a_killer_in_his_turn_cannot_be_written() -> None:
    """Seat 6 has the highest blind, and seat 4 begins: the format would begin with seat 1."""
    game = killed(6)
    with pytest.raises(NotWritten):
        checked_down(of_last_hand(game))


def test_a_kill_is_not_read() -> None:
    """What is written so could be a straddle as well, which limit has none of here."""
    game = killed(4)
    (record,) = parse_phh(checked_down(of_last_hand(game)), "written")
    with pytest.raises(NotDealt):
        replay(record)


def test_a_kill_on_the_first_cards_cannot_be_written() -> None:
    """The format has all blinds before the cards."""
    game = between_hands(
        game="triple_draw_kansas_city",
        settings={**WINDOW, "draw.big_bet_from_round": 3, "lowball.forced_bets": "two_blinds"},
    )
    game.deal()
    game.do(KillPot(person(4)))
    game.skip_hand()
    with pytest.raises(NotWritten):
        tape_to_phh(of_last_hand(game).events)
