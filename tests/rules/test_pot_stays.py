"""What is in the pot stays in the pot (USPC, Hoyle)."""

from contextlib import suppress

import pytest

from core.chips import whole
from core.games.spec import Structure
from core.hand import commands as h
from core.ids import Seat
from core.refusal import Refusal
from core.table import commands as c
from tests.play import ADMIN, Game, person


@pytest.mark.rule("uspc-law-chips-stay-in", 1)
def test_a_bet_is_not_taken_back() -> None:
    """What has been bet stays: undo is refused, whether or not anybody has acted since."""
    game = Game(3, blinds=(5, 10), button=1)
    game.deal()
    game.play("1 raises 40")
    game.refused(h.Undo(person(1)))
    game.play("2 folds")
    game.refused(h.Undo(person(1)))
    assert game.pot == 40 + 5 + 10


@pytest.mark.rule("hoyle-chips-stay-in", 1)
def test_no_word_of_a_player_makes_the_pot_smaller() -> None:
    """Whatever players say before the pot is won, it never holds less than before."""
    game = Game(3, blinds=(5, 10), button=1)
    game.deal()
    game.play("1 raises 40, 2 calls")
    pot = game.pot
    said = (
        h.Undo(person(1)), h.Undo(person(2)), h.Chop(person(2)), h.Split(person(3)),
        c.GiveChips(person(2), Seat(3), whole(40)), c.Tip(person(1), whole(40)),
        c.CashOut(person(1), whole(40)), c.TopUp(person(1), whole(40)), c.Leave(person(2)),
        c.GoAway(person(1)), c.PlayBehind(person(2), whole(40)), h.Fold(person(3)),
    )  # fmt: skip
    for command in said:
        with suppress(Refusal):
            game.do(command)
        assert game.pot >= pot
        pot = game.pot


@pytest.mark.rule("uspc-betting-drop-forfeits", 1)
@pytest.mark.rule("hoyle-drop", 1)
@pytest.mark.rule("uspc2-drop-forfeits", 1)
def test_a_folded_players_chips_are_lost() -> None:
    """He has called 5 and 10 and folds to a raise: his 15 stay, and he can win no pot."""
    game = Game(3, blinds=(2, 5), button=1)
    game.deal()
    game.play("1 calls, 2 calls")
    game.play("3 checks, 2 bets 10, 3 raises 40, 1 folds, 2 folds")
    assert game.pushed == [(0, {3: 15 + 10 + 10})]
    assert game.stack(2) == 1000 - 15


@pytest.mark.rule("hoyle-dropped-inactive", 1)
def test_the_turn_passes_over_who_has_dropped() -> None:
    """Seat 3 has folded before the flop: on it, after seat 2 comes seat 4."""
    game = Game(4, blinds=(5, 10), button=1)
    game.deal()
    game.play("4 calls, 1 folds, 2 calls, 3 raises 30, 4 calls, 2 calls")
    game.play("2 checks, 3 bets 40, 4 calls, 2 calls, 2 bets 40, 3 folds, 4 calls")
    game.play("2 checks")
    assert game.to_act == 4


@pytest.mark.rule("uspc-law-chips-stay-in", 2)
def test_the_refunds() -> None:
    """Dealt out after he has anted, he has his 1 back; on a misdeal the blind opener his 5."""
    game = Game(4, game="five_card_stud", structure=Structure.NO_LIMIT, bets=(5,), ante=1)
    game.deal()
    game.do(c.KillHand(ADMIN, Seat(4), ante_back=True))
    assert game.stack(4) == 1000
    game = Game(4, game="kansas_city_lowball", blinds=(5, 10), button=1)
    game.deal()
    assert game.stack(2) == 995
    game.do(c.VoidHand(ADMIN))
    assert game.stack(2) == 1000
