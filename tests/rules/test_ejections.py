"""Ejections: after the third strike the floor is asked, or the dealer does it (Cooke 10.03)."""

import pytest

from core.chips import whole
from core.house.settings import Overrides
from core.ids import PersonId, Seat
from core.refusal import Reason
from core.table import events as e
from core.table.commands import ComeBack, Eject, Leave, SitDown, Spare, Visit
from core.table.state import EjectionQuestion, Offence
from core.view.floor import floor_view
from tests.play import ADMIN, Game, person
from tests.wording import sentence


def facing_a_bet(settings: Overrides | None = None) -> Game:
    """Flop of a three-handed hand, seat 2 has bet 20 and seat 3 is to act."""
    game = Game(3, button=1, blinds=(10, 20), settings=settings)
    game.deal()
    game.play("all call, 2 bets 20")
    return game


def strikes(game: Game, count: int, after: int = 30) -> None:
    """Seat 1 calls the clock on seat 3 so often, each time ``after`` seconds into his turn."""
    for _ in range(count):
        while game.to_act != 3:
            game.play(f"{game.to_act} checks" if game.menu.may_check else f"{game.to_act} calls")
        game.wait(after)
        game.play("1 asks clock")
        game.play("3 checks" if game.menu.may_check else "3 calls")


@pytest.mark.rule("cooke-10.03", 3)
@pytest.mark.parametrize(
    ("after", "seat", "offence"),
    [(30, 3, Offence.TOO_SLOW), (0, 1, Offence.UNREASONABLE_REQUESTS)],
)
def test_the_floor_is_asked_and_may_eject(after: int, seat: int, offence: Offence) -> None:
    """The table keeps the question at the third strike; ejected, he gets up after the hand."""
    game = facing_a_bet()
    strikes(game, 2, after)
    assert not game.table.ejections
    strikes(game, 1, after)
    question = EjectionQuestion(Seat(seat), offence, 3)
    assert [*game.table.ejections] == [question]
    assert floor_view(game.table).ejections == (question,)
    game.do(Eject(ADMIN, person(seat)))
    event = game.last(e.PlayerEjected)
    assert (event.seat, event.offence, event.count, event.by) == (seat, offence, 3, ADMIN)
    assert not game.table.ejections
    assert game.table.occupant_of(person(seat)), "he plays his hand to its end"
    game.skip_hand()
    left = game.last(e.PlayerLeft)
    assert (left.person, left.ejected) == (person(seat), True)
    assert game.table.occupant_of(person(seat)) is None


@pytest.mark.rule("cooke-3.13")
def test_nobody_spares_himself() -> None:
    """Seat 3 is of the floor himself: the question about him waits for another floorperson."""
    game = facing_a_bet()
    strikes(game, 3)
    refused = game.refused(Spare(person(3), person(3)))
    assert (refused.reason, refused.rule) == (Reason.OWN_MATTER, "cooke-3.13")
    assert game.table.ejections


@pytest.mark.rule("cooke-10.03")
def test_spared_he_stays_until_the_next_strike() -> None:
    """A no is recorded with who said it; the fourth strike asks again."""
    game = facing_a_bet()
    strikes(game, 3)
    game.do(Spare(ADMIN, person(3)))
    assert game.last(e.PlayerSpared) == e.PlayerSpared(Seat(3), ADMIN)
    assert not game.table.ejections
    refusal = game.refused(Spare(ADMIN, person(3)))
    assert refusal.reason is Reason.NO_EJECTION_ASKED
    game.next_hand()
    strikes(game, 1)
    assert game.table.ejections == (EjectionQuestion(Seat(3), Offence.TOO_SLOW, 4),)


@pytest.mark.rule("cooke-10.03")
def test_the_dealer_ejects_by_himself() -> None:
    """``clock.ejection`` automatic: nobody is asked, and the clock plays out the hand for him."""
    game = facing_a_bet({"clock.ejection": "automatic"})
    strikes(game, 2)
    while game.to_act != 3:
        game.play(f"{game.to_act} checks" if game.menu.may_check else f"{game.to_act} calls")
    game.play(f"3 raises {game.menu.raise_min // 100}" if not game.menu.may_check else "3 bets 20")
    while game.to_act != 3:
        game.play(f"{game.to_act} raises {game.menu.raise_min // 100}")
    game.wait(30)
    game.play("1 asks clock")
    assert game.all(e.EjectionAsked) == []
    event = game.last(e.PlayerEjected)
    assert (event.seat, event.offence, event.count, event.by) == (3, Offence.TOO_SLOW, 3, None)
    game.run_deadline()
    assert not any(player.seat == 3 and player.is_in for player in game.hand.players)
    game.skip_hand()
    assert game.table.occupant_of(person(3)) is None


@pytest.mark.rule("cooke-10.03")
def test_who_has_no_hand_gets_up_at_once() -> None:
    """The floor may eject for other reasons than the clock, between hands too."""
    game = Game(3, button=1)
    game.do(Eject(ADMIN, person(3)))
    event = game.last(e.PlayerEjected)
    assert (event.offence, event.count, event.by) == (None, 0, ADMIN)
    assert game.last(e.PlayerLeft).ejected
    assert game.refused(Eject(ADMIN, person(3))).reason is Reason.NOT_AT_TABLE
    assert game.refused(Spare(ADMIN, person(2))).reason is Reason.NO_EJECTION_ASKED


@pytest.mark.rule("cooke-10.03")
def test_who_is_ejected_cannot_stay() -> None:
    """Neither Back nor another Leave takes it back, and he is ejected once."""
    game = facing_a_bet()
    game.do(Eject(ADMIN, person(3)))
    for command in (ComeBack(person(3)), Leave(person(3))):
        refusal = game.refused(command)
        assert sentence(refusal) == (
            "You have been ejected: you get up when this hand is over (Cooke 10.03)."
        )
    assert game.refused(Eject(ADMIN, person(3))).reason is Reason.ALREADY_EJECTED
    again = facing_a_bet()
    again.play("3 leaves")
    again.do(Eject(ADMIN, person(3)))
    assert again.refused(ComeBack(person(3))).reason is Reason.MUST_LEAVE


@pytest.mark.rule("cooke-10.03")
@pytest.mark.rule("cooke-18-playing-session")
def test_not_before_the_session_is_over() -> None:
    """Ejected with 500 he may not sit down for two hours, whatever he brings; then he may."""
    who = PersonId("newcomer")
    game = Game(3, taken=(1, 2))
    for minutes, may in ((0, False), (119, False), (120, True)):
        left_at = type(game.at)(game.at - minutes * 60_000)
        last = Visit(left_at, whole(500), clocks_against=3, ejected=True)
        sits = SitDown(who, "N", whole(5000), Seat(3), visit=last)
        if may:
            game.do(sits)
            assert game.occupant(3).clocks_against == 0
            continue
        refusal = game.refused(sits)
        assert refusal.reason is Reason.EJECTED
        assert refusal.facts["until"] == left_at + 120 * 60_000


@pytest.mark.rule("cooke-10.03")
def test_strikes_of_the_session_add_up() -> None:
    """Two before he left and one after he came back are three."""
    game = Game(3, taken=(1, 2), button=1, blinds=(10, 20))
    last = Visit(game.at, whole(1000), clocks_against=2)
    game.do(SitDown(PersonId("newcomer"), "N", whole(1000), Seat(3), visit=last))
    game.deal()
    game.play("all call, 2 checks" if game.to_act != 3 else "all call")
    strikes(game, 1)
    assert game.table.ejections == (EjectionQuestion(Seat(3), Offence.TOO_SLOW, 3),)


@pytest.mark.rule("cooke-10.03")
def test_zero_ejects_nobody() -> None:
    """``clock.eject_after`` 0: strikes are counted and nothing follows, automatic or not."""
    for how in ("ask_floor", "automatic"):
        game = facing_a_bet({"clock.eject_after": 0, "clock.ejection": how})
        strikes(game, 3)
        assert game.occupant(3).clocks_against == 3
        assert game.all(e.PlayerEjected) == []
        assert game.all(e.EjectionAsked) == []


def test_a_question_goes_with_the_player() -> None:
    """Who gets up by himself is no question any more; the next in his seat has none."""
    game = facing_a_bet()
    strikes(game, 3)
    game.play("3 leaves")
    game.skip_hand()
    assert not game.table.ejections
    assert not game.last(e.PlayerLeft).ejected
