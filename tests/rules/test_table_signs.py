"""The table sign (Cooke 3.12, 16.02): what every player is told before he plays."""

import pytest

from core.chips import whole
from core.house.settings import Overrides
from core.present import plain, reply, sign, table_sign
from core.table.commands import SitDown
from tests.play import Game, person


def said(game: Game) -> list[str]:
    """The sign in the channel, line by line."""
    return plain(sign(game.view())).splitlines()


@pytest.mark.rule("cooke-16.02")
def test_it_has_game_limits_buy_in_and_charge() -> None:
    """A table of 10-20 hold'em for 100 or more: the sign has all of it, and that nothing is
    charged."""
    told = said(Game(6, bets=(10, 20)))
    assert told[0] == "Limit Texas Hold'em 10/20"
    assert "Buy-in 100 or more" in told
    assert "No rake, no charge" in told


@pytest.mark.rule("cooke-16.02", 3)
def test_a_new_player_has_the_sign_before_his_first_hand() -> None:
    """Who sits down is told in the answer, to him alone, what the sign says: the stakes and every
    rule that is not the usual one, before a card is dealt to him."""
    settings: Overrides = {"button.rule": "no_dead_button", "betting.check_raise": False}
    game = Game(6, taken=(1, 2), bets=(10, 20), settings=settings)
    events = game.do(SitDown(person(4), "Dan", whole(200)))
    answer = plain(reply(events, game.view(4), person(4)))
    assert game.table.hand is None
    for line in plain(table_sign(game.view(4))).split("\n\n[")[0].splitlines():
        assert line in answer
    assert "The button always moves on (12.03)" in answer
    assert "No check and raise (10.13)" in answer
