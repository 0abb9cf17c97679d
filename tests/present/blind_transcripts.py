"""Golden transcripts between hands: missed blinds, straddles, kills, overs, another seat."""

from collections.abc import Callable, Mapping

from core.hand.overs import Overs
from core.ids import Seat
from core.present import choices, free_seats, outdated_choices
from core.table import commands as c
from core.view.choices import choices_of
from tests.play import Game, person
from tests.present.law_transcripts import Law


class Between(Law):
    """A game between whose hands players are shown what they may choose."""

    def chooses(self, seat: int) -> None:
        """The player at ``seat`` asks what he may say for the next deal."""
        mine = choices_of(self.game.table, person(seat), self.game.at)
        self.document(f"P{seat} presses Blinds …", choices(self.game.view(seat), mine))


def missed_blinds() -> str:
    """Seat 4 is away when the blinds pass, seat 3 leaves: a dead button; he comes in again."""
    t = Between(Game(6, button=1, bets=(20, 40)))
    t.game.deal()
    t.game.skip_hand()
    t.says(4, "away")
    t.says(3, "leave")
    t.board("the big blind has left, the next player is away")
    t.game.deal()
    t.board("the blinds have passed seat 4")
    t.game.skip_hand()
    t.says(4, "back")
    t.board("a dead button comes")
    t.chooses(4)
    t.says(4, "post")
    t.game.deal()
    t.game.skip_hand()
    t.chooses(4)
    t.says(4, "post")
    t.board("he has said that he posts")
    t.game.deal()
    t.board("he is in, 20 live and 10 dead")
    return t.text()


def straddling() -> str:
    """The one under the gun straddles, another leaves a sleeper behind it."""
    t = Between(Game(6, button=1, bets=(20, 40)))
    t.game.deal()
    t.game.skip_hand()
    t.chooses(5)
    t.says(5, "straddle")
    t.chooses(6)
    t.says(6, "straddle 60")
    t.says(2, "straddle 50")
    t.board("a straddle, and another above it")
    t.game.deal()
    t.board("both are posted")
    mine = choices_of(t.game.table, person(5), t.game.at)
    t.document("P5 presses an old button", outdated_choices(t.game.view(5), mine))
    return t.text()


def killing() -> str:
    """Two pots in a row kill the third; a voluntary kill meets an objection."""
    t = Between(Game(6, button=1, bets=(10, 20), settings={"kill.trigger": "two_pots"}))
    t.game.deal()
    t.game.play("4 folds, 5 folds, 6 folds, 1 folds, 2 folds")
    t.board("a leg up")
    t.says(5, "kill")
    t.says(6, "kill object seat 5")
    t.game.deal()
    t.game.play("5 folds, 6 folds, 1 folds, 2 folds, 3 calls, 4 checks, 3 bets 10, 4 calls")
    t.game.play("3 bets 20, 4 folds")
    t.board("the next pot is killed")
    t.says(5, "kill")
    t.says(3, "leave")
    t.game.deal()
    t.board("a killed pot")
    t.says(6, "bet 10")
    return t.text()


def overs() -> str:
    """Two play overs: they are on once the others have folded."""
    t = Between(Game(4, button=1, bets=(20, 40)))
    t.says(1, "overs super")
    t.says(1, "overs on")
    t.gives(c.PlayOvers(person(2), Overs.OVERS), "P2 says: overs on")
    t.chooses(2)
    t.game.deal()
    t.game.play("4 folds, 1 calls, 2 calls, 3 checks, 2 checks, 3 checks, 1 bets 20")
    t.board("P3 does not play overs")
    t.game.play("2 calls, 3 folds")
    t.board("overs are on")
    return t.text()


def another_seat() -> str:
    """Two ask for seats; the first is served when the hand is over."""
    t = Between(Game(9, taken=(1, 2, 3, 4, 5), button=5, bets=(20, 40)))
    t.game.deal()
    t.document("P4 says: seatchange", free_seats(t.game.view(4)))
    t.says(4, "seatchange 7")
    t.says(3, "move to seat 7")
    t.says(3, "seatchange 2")
    t.board("two have asked")
    t.document("P4 says: seatchange, again", free_seats(t.game.view(4)))
    t.says(3, "seatchange cancel")
    t.game.skip_hand()
    t.board("P4 has moved")
    assert t.game.occupant(7).person == person(4)
    assert t.game.table.occupant(Seat(4)) is None
    return t.text()


BLIND_TRANSCRIPTS: Mapping[str, Callable[[], str]] = {
    "blinds_missed": missed_blinds,
    "blinds_straddling": straddling,
    "blinds_killing": killing,
    "blinds_overs": overs,
    "blinds_another_seat": another_seat,
}
