"""Buying in: coming back in the same playing session, and moving (Cooke 9.02, 13.07, 13.09.02)."""

import pytest
from msgspec.structs import replace

from core.chips import whole
from core.games.spec import Structure
from core.house.settings import Overrides
from core.ids import Instant, PersonId, Seat
from core.refusal import Reason
from core.table.commands import Leave, SitDown, Visit
from core.table.events import PlayerLeft, PlayerSat
from tests.play import Game, person
from tests.wording import sentence

NEW = PersonId("newcomer")


def table(settings: Overrides | None = None) -> Game:
    """A $20-$40 limit table, minimum 200, with a free seat."""
    return Game(
        3,
        taken=(1, 2),
        bets=(20, 40),
        structure=Structure.FIXED,
        settings=settings,
    )


def visit(
    game: Game, minutes: float, took: int, *, moves: bool = False, broke: bool = False
) -> Visit:
    """He left so many minutes ago with ``took`` whole chips."""
    left_at = Instant(game.at - int(minutes * 60_000))
    return Visit(left_at, whole(took), moves=moves, broke=broke)


def sits(amount: int, last: Visit | None) -> SitDown:
    """A newcomer sits down with ``amount`` whole chips."""
    return SitDown(NEW, "N", whole(amount), Seat(3), visit=last)


@pytest.mark.rule("cooke-9.02", 2)
@pytest.mark.parametrize(
    ("took", "minutes", "needs"),
    [(730, 90, 730), (60, 90, 200), (730, 125, 200), (60, 125, 200)],
)
def test_nobody_goes_south(took: int, minutes: int, needs: int) -> None:
    """After 90 minutes one needs the larger of what he took and the minimum, after 125 the
    minimum; a unit less is refused."""
    game = table()
    last = visit(game, minutes, took)
    refusal = game.refused(sits(needs - 5, last))
    short = Reason.BUY_IN_TOO_SMALL if needs > took or minutes == 125 else Reason.MUST_BRING_BACK
    assert refusal.reason is short
    assert refusal.facts["least"] == whole(needs)
    game.do(sits(needs, last))
    assert game.last(PlayerSat).buy_in == whole(needs)


@pytest.mark.rule("cooke-9.02", 2)
def test_the_refusal_names_the_time_and_the_amounts() -> None:
    """As the book of the house says it: with 730, forty minutes ago, at least 730."""
    game = table()
    refusal = game.refused(sits(200, visit(game, 40, 730)))
    assert sentence(refusal) == (
        "You left with 730 forty minutes ago; you must return with at least 730 (Cooke 9.02)."
    )
    poor = game.refused(sits(50, visit(game, 61.5, 60)))
    assert sentence(poor) == (
        "You left with 60 an hour and a minute ago; you must return with at least 200 (Cooke 9.02)."
    )


@pytest.mark.rule("cooke-18-playing-session", 1)
def test_a_minute_short_of_two_hours_is_the_same_session() -> None:
    """Who left with 450 at a minimum of 200 must bring 450 after 119 minutes."""
    game = table()
    assert game.refused(sits(445, visit(game, 119, 450))).facts["least"] == whole(450)
    game.do(sits(450, visit(game, 119, 450)))


@pytest.mark.rule("cooke-18-playing-session", 2)
def test_exactly_two_hours_are_a_new_session() -> None:
    """A millisecond less than 120 minutes is not enough, exactly 120 are."""
    game = table()
    almost = Visit(Instant(game.at - 120 * 60_000 + 1), whole(450))
    assert game.refused(sits(200, almost)).reason is Reason.MUST_BRING_BACK
    game.do(sits(200, visit(game, 120, 450)))


@pytest.mark.rule("cooke-18-playing-session")
@pytest.mark.parametrize(("gap", "minutes", "is_same"), [(30, 29, True), (30, 30, False)])
def test_the_house_says_how_long_an_absence_is(gap: int, minutes: int, is_same: bool) -> None:
    """With ``buyin.session_gap_minutes`` 30 half an hour is a new session."""
    game = table({"buyin.session_gap_minutes": gap})
    command = sits(200, visit(game, minutes, 450))
    if is_same:
        assert game.refused(command).reason is Reason.MUST_BRING_BACK
    else:
        game.do(command)


@pytest.mark.rule("cooke-18-playing-session")
def test_what_was_done_in_the_session_still_counts() -> None:
    """Short buys and strikes come back with him; after the session they are forgotten."""
    game = table()
    counts = {"short_buys": 1, "clocks_against": 2, "clocks_unreasonable": 1, "folds_undone": 1}
    last = replace(visit(game, 119, 200), **counts)
    back = game.would(sits(200, last)).table.occupant_of(NEW)
    assert back is not None
    assert {name: getattr(back, name) for name in counts} == counts
    fresh = game.would(sits(200, replace(visit(game, 120, 200), **counts))).table.occupant_of(NEW)
    assert fresh is not None
    assert {name: getattr(fresh, name) for name in counts} == dict.fromkeys(counts, 0)
    game.do(sits(200, last))
    (left,) = [e for e in game.do(Leave(NEW)) if isinstance(e, PlayerLeft)]
    assert {name: getattr(left, name) for name in counts} == counts


@pytest.mark.rule("cooke-9.02", 3)
@pytest.mark.parametrize(
    ("asks", "broke", "is_taken"),
    [
        ("required_except_broken", False, False),
        ("not_required", False, True),
        ("required_except_broken", True, True),
        ("not_required", True, True),
    ],
)
def test_moving_with_a_short_stack(asks: str, broke: bool, is_taken: bool) -> None:
    """120 to a table of 200: refused with what is missing, unless the house does not ask for the
    minimum or his game has broken."""
    game = table({"buyin.transfer_min": asks})
    command = sits(120, visit(game, 0, 120, moves=True, broke=broke))
    if is_taken:
        game.do(command)
        assert game.last(PlayerSat).buy_in == whole(120)
        return
    refusal = game.refused(command)
    assert refusal.facts == {"stack": whole(120), "least": whole(200), "needed": whole(80)}
    assert sentence(refusal) == (
        "You have 120, and the smallest buy-in there is 200: top up 80 first (Cooke 9.02)."
    )


@pytest.mark.rule("cooke-13.09.02", 1)
def test_a_broken_game_asks_for_no_new_chips() -> None:
    """With 35 from a broken game he is seated, and dealt in with 35."""
    game = table()
    game.do(sits(35, visit(game, 0, 35, moves=True, broke=True)))
    game.deal()
    assert game.stack(3) + game.posts.get(3, 0) == 35


@pytest.mark.rule("cooke-13.09.02", 2)
def test_who_then_goes_broke_buys_in_like_anybody() -> None:
    """An empty stack from a broken game needs a buy-in, and one that is lost later does too."""
    game = table()
    empty = visit(game, 0, 0, moves=True, broke=True)
    assert game.refused(sits(35, empty)).reason is Reason.MOVE_TOO_SHORT
    game.do(sits(200, empty))
    broke = Game(2, button=1, blinds=(10, 20), stacks={1: 40, 2: 1000})
    broke.deal({1: "2c 7d", 2: "As Ad"}, "Ah Kd 9s 5c 3h")
    broke.play("1 all-in, 2 calls")
    assert broke.refusal("1 tops 199").reason is Reason.SHORT_BUY_TOO_SMALL
    broke.play("1 tops 200")


@pytest.mark.rule("cooke-9.02")
def test_more_than_the_maximum_comes_along() -> None:
    """Who moves keeps all he has, also above a maximum (an inference of the catalogue)."""
    game = Game(3, taken=(1, 2), blinds=(5, 10), buy_in_most=1000)
    game.do(sits(1700, visit(game, 0, 1700, moves=True)))
    assert game.occupant(3).stack == whole(1700)
    assert game.refusal("3 tops 10").reason is Reason.STACK_AT_MOST


@pytest.mark.rule("cooke-9.02")
def test_leaving_says_whether_the_game_broke() -> None:
    """It has when nobody else is left to play with; not while another is there or only away."""
    game = Game(3, taken=(1, 2, 3), blinds=(5, 10))
    left = [e for e in game.do(Leave(person(3))) if isinstance(e, PlayerLeft)]
    assert not left[0].broke
    game.play("2 away")
    left = [e for e in game.do(Leave(person(1))) if isinstance(e, PlayerLeft)]
    assert left[0].broke


@pytest.mark.rule("cooke-9.02")
def test_others_with_their_chips_in_the_pot_are_still_there() -> None:
    """One of two has all his chips in the pot when a newcomer gets up: the game goes on."""
    game = Game(3, taken=(1, 2), button=1, stacks={1: 100, 2: 100})
    game.deal()
    game.do(SitDown(NEW, "N", whole(500), Seat(3)))
    game.play(f"{game.to_act} all-in")
    left = [e for e in game.do(Leave(NEW)) if isinstance(e, PlayerLeft)]
    assert not left[0].broke
