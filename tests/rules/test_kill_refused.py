"""Who would not post his kill stays away for two hours (Cooke 8.04.08)."""

from dataclasses import dataclass
from typing import Final

import pytest

from core.chips import NO_CHIPS, whole
from core.house.settings import Overrides
from core.ids import Instant, later, seconds
from core.refusal import Reason
from core.table import commands as c
from core.table.events import PlayerLeft
from core.table.kills.button_events import KillWhy
from tests.play import Game, chips, person
from tests.rules.killed import posts
from tests.rules.two_pots import due
from tests.rules.winning import NEUTRAL, button, moves

TWO_HOURS: Final = 120


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
