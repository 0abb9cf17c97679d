"""Overs and super-overs: higher stakes among those who want them (Cooke 16.03)."""

import pytest

from core.games.spec import Structure
from core.hand import events as h
from core.hand.overs import Overs
from core.house.setting import Value
from core.refusal import Reason
from core.table.commands import PlayOvers, SetRule, TableCommand
from tests.play import ADMIN, Game, person

A, B, C = 1, 2, 3


def table(settings: dict[str, Value] | None = None, stacks: dict[int, int] | None = None) -> Game:
    """20-40 hold'em, three-handed: A and B play overs, C does not; A has the button."""
    game = Game(
        3, button=A, structure=Structure.FIXED, bets=(20, 40), settings=settings, stacks=stacks
    )
    for seat in (A, B):
        game.do(says(seat, Overs.OVERS))
    return game


def says(seat: int, overs: Overs) -> TableCommand:
    """The command of the player at ``seat``."""
    return PlayOvers(person(seat), overs)


def level(game: Game) -> Overs:
    """The stakes in force."""
    return game.hand.overs


def to_flop(game: Game) -> None:
    """Deal, and see the flop three-handed."""
    game.deal()
    game.play("1 calls, 2 calls, 3 checks")


def bets(game: Game) -> list[int]:
    """To how much the player to act may bet or raise, in whole chips."""
    return [game.menu.raise_min // 100, game.menu.raise_max // 100]


@pytest.mark.rule("cooke-16.03", 1)
def test_no_overs_on_a_street_that_another_plays() -> None:
    """C is in on the flop: its bets are 20.  He folds there: the turn is played at 80."""
    game = table()
    to_flop(game)
    assert bets(game) == [20, 20]
    game.play("2 bets 20, 3 folds")
    assert bets(game) == [40, 40]
    game.play("1 calls")
    assert level(game) is Overs.OVERS
    assert bets(game) == [80, 80]
    game.play("2 checks, 1 bets 80, 2 calls")
    assert bets(game) == [80, 80]


@pytest.mark.rule("cooke-16.03", 2)
def test_who_is_all_in_does_not_count() -> None:
    """C is all-in on the flop: A and B bet 80 on the turn."""
    game = table(stacks={C: 30})
    to_flop(game)
    game.play("2 bets 20, 3 calls, 1 calls")
    assert game.player(C).is_all_in
    assert bets(game) == [80, 80]


@pytest.mark.rule("cooke-16.03", 3)
def test_a_fold_before_the_last_round_waits_for_the_next() -> None:
    """On the turn C folds to a bet of 40: B calls it or makes it 80; the river is 80."""
    game = table()
    to_flop(game)
    game.play("2 checks, 3 checks, 1 checks")
    game.play("2 checks, 3 checks, 1 bets 40")
    game.play("2 calls, 3 folds")
    assert level(game) is Overs.OVERS
    assert bets(game) == [80, 80]
    game = table()
    to_flop(game)
    game.play("2 checks, 3 checks, 1 checks")
    game.play("2 bets 40, 3 folds")
    assert bets(game) == [80, 80]
    assert level(game) is Overs.NONE
    assert game.menu.call == 4000


@pytest.mark.parametrize(
    ("value", "raised"),
    [
        pytest.param("in_force", 120, marks=pytest.mark.rule("cooke-16.03", 4)),
        pytest.param("not_permitted", 80, marks=pytest.mark.rule("cooke-16.03", 4)),
    ],
)
def test_in_the_last_round_they_begin_with_the_fold(value: str, raised: int) -> None:
    """On the river B bets 40 and C folds: A may raise by 80 at once, by the alternate by 40."""
    game = table({"betting.overs_last_round_fold": value})
    to_flop(game)
    game.play("2 checks, 3 checks, 1 checks, 2 checks, 3 checks, 1 checks")
    game.play("2 bets 40, 3 folds")
    assert bets(game) == [raised, raised]
    assert game.menu.call == 4000
    game.play(f"1 raises {raised}")
    assert bets(game) == [2 * raised - 40, 2 * raised - 40]


def test_a_fold_taken_back_takes_the_stakes_back() -> None:
    """C takes his fold on the river back: 20-40 again, until he folds again."""
    game = table()
    to_flop(game)
    game.play("2 checks, 3 checks, 1 checks, 2 checks, 3 checks, 1 checks")
    game.play("2 bets 40, 3 folds")
    assert level(game) is Overs.OVERS
    game.play("3 undoes")
    assert level(game) is Overs.NONE
    assert bets(game) == [80, 80]
    game.play("3 folds")
    assert bets(game) == [120, 120]


@pytest.mark.rule("cooke-16.03", 5)
def test_super_overs() -> None:
    """All three play overs, A and B super-overs: the turn is 80 while C is in, the river 160."""
    game = table({"betting.super_overs": "limit"})
    game.do(says(C, Overs.OVERS))
    for seat in (A, B):
        game.do(says(seat, Overs.SUPER))
    game.deal()
    game.play("1 calls, 2 calls, 3 checks, 2 checks, 3 checks, 1 checks")
    assert bets(game) == [80, 80]
    game.play("2 bets 80, 3 folds, 1 calls")
    assert level(game) is Overs.SUPER
    assert bets(game) == [160, 160]


@pytest.mark.rule("cooke-16.03")
@pytest.mark.parametrize(
    ("value", "least", "most"), [("no_limit", 40, 1000 - 20), ("pot_limit", 40, 60)]
)
def test_overs_of_another_structure(value: str, least: int, most: int) -> None:
    """C all-in before the flop: A and B go on without a limit, or to the pot, from 40 on."""
    game = table({"betting.overs_structure": value}, stacks={C: 20})
    game.deal()
    game.play("1 calls, 2 calls")
    assert game.hand.rules.structure == Structure(value)
    assert bets(game) == [least, most]


@pytest.mark.rule("cooke-16.03")
def test_higher_multiples() -> None:
    """The house's multiplier: three times 20-40."""
    game = table({"betting.overs_multiplier": 3}, stacks={C: 20})
    game.deal()
    game.play("1 calls, 2 calls")
    assert bets(game) == [60, 60]


@pytest.mark.rule("cooke-16.03", 6)
def test_super_overs_are_for_those_who_play_overs() -> None:
    """C without overs asks for super-overs: refused; and where the house has none."""
    game = table({"betting.super_overs": "no_limit"})
    assert game.refused(says(C, Overs.SUPER)).reason is Reason.SUPER_NEEDS_OVERS
    game = table()
    assert game.refused(says(A, Overs.SUPER)).reason is Reason.SUPER_OVERS_OFF


def test_overs_off_ends_both() -> None:
    """Who ends overs ends super-overs with them."""
    game = table({"betting.super_overs": "limit"})
    game.do(says(A, Overs.SUPER))
    game.do(says(A, Overs.NONE))
    assert game.occupant(A).overs is Overs.NONE


def test_it_takes_two_and_counts_from_the_next_hand() -> None:
    """One player of overs plays the game's stakes; a second who joins during a hand waits."""
    game = Game(3, button=A, structure=Structure.FIXED, bets=(20, 40), stacks={C: 20})
    game.do(says(A, Overs.OVERS))
    game.deal()
    game.do(says(B, Overs.OVERS))
    game.play("1 calls, 2 calls")
    assert bets(game) == [20, 20]
    assert game.hand.rules.levels == ()
    game.play("2 checks, 1 checks, 2 checks, 1 checks, 2 checks, 1 checks")
    game.skip_hand()
    game.deal()
    assert game.hand.rules.levels


@pytest.mark.rule("cooke-16.03")
def test_the_house_may_have_none() -> None:
    """Switched off, or in a game without limits, overs are refused."""
    no_limit = Game(3, button=A)
    assert no_limit.refused(says(A, Overs.OVERS)).reason is Reason.OVERS_NEED_LIMIT
    off = Game(3, button=A, structure=Structure.FIXED, bets=(20, 40),
               settings={"betting.overs": False})  # fmt: skip
    assert off.refused(says(A, Overs.OVERS)).reason is Reason.OVERS_OFF


def test_switched_off_they_sleep() -> None:
    """The house ends overs while two play them: the next hand has the game's stakes throughout."""
    game = table(stacks={C: 20})
    game.do(SetRule(ADMIN, "betting.overs", False))
    game.deal()
    game.play("1 calls, 2 calls")
    assert bets(game) == [20, 20]


def test_they_survive_a_restart() -> None:
    """Folded anew from the journal, the stakes in force are the same, and the act is taken."""
    game = table()
    to_flop(game)
    game.play("2 bets 20, 3 folds, 1 calls")
    game.restart()
    assert level(game) is Overs.OVERS
    game.play("2 bets 80, 1 raises 160")
    changed = [event.overs for event in game.of_hand(h.OversChanged)]
    assert changed == [Overs.OVERS]


@pytest.mark.rule("cooke-16.03", 2)
def test_where_nobody_can_bet_any_more_the_stakes_stay() -> None:
    """All three are all-in before the flop: no stakes are announced, and the board is dealt."""
    game = table(stacks={A: 40, B: 40, C: 40})
    game.deal()
    game.play("1 raises 40, 2 calls, 3 calls")
    assert game.of_hand(h.OversChanged) == []
    assert len(game.hand.boards[0]) == 5


@pytest.mark.rule("cooke-16.03", 4)
def test_a_fold_that_leaves_one_who_can_bet_begins_no_overs() -> None:
    """A is all-in on the turn; on the river B bets 40 and C folds: nobody is left to bet more."""
    game = table(stacks={A: 60})
    to_flop(game)
    game.play("2 checks, 3 checks, 1 checks, 2 bets 40, 3 calls, 1 calls")
    assert game.player(A).is_all_in
    game.play("2 bets 40, 3 folds")
    assert game.of_hand(h.OversChanged) == []


@pytest.mark.rule("cooke-16.03")
@pytest.mark.parametrize(
    ("value", "least", "most"),
    [("no_limit", 40, 1000 - 60), ("pot_limit", 40, 140), ("limit", 160, 160)],
)
def test_super_overs_without_a_limit_begin_where_overs_do(
    value: str, least: int, most: int
) -> None:
    """The multiplier of 4 is for super-overs with limits alone: without, bets are of 40 and more,
    the lower limit of overs at 20-40, up to the pot of 140 or the stack."""
    game = table({"betting.super_overs": value})
    game.do(says(C, Overs.OVERS))
    for seat in (A, B):
        game.do(says(seat, Overs.SUPER))
    to_flop(game)
    game.play("2 bets 40, 3 folds, 1 calls")
    assert level(game) is Overs.SUPER
    assert bets(game) == [least, most]


@pytest.mark.rule("cooke-16.03", 5)
def test_higher_multiples_of_super_overs() -> None:
    """At five times 20-40 super-overs bet 200 on the turn."""
    game = table({"betting.super_overs": "limit", "betting.super_overs_multiplier": 5})
    game.do(says(C, Overs.OVERS))
    for seat in (A, B):
        game.do(says(seat, Overs.SUPER))
    to_flop(game)
    game.play("2 bets 40, 3 folds, 1 calls")
    assert bets(game) == [200, 200]
