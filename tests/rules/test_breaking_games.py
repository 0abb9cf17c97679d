"""Breaking a game: the house's decision alone, and not taken lightly (Cooke 3.04)."""

import pytest

from core.chips import whole
from core.refusal import Reason
from core.table import events as e
from core.table.commands import CloseTable, GoAway, SitDown
from tests.play import ADMIN, Game, person


def full(seats: int, players: int, **settings: int) -> Game:
    """Between hands, with so many active players."""
    return Game(seats, taken=tuple(range(1, players + 1)), settings=dict(settings))


@pytest.mark.rule("cooke-3.04", 1)
@pytest.mark.rule("cooke-3.04", 2)
@pytest.mark.parametrize(("seats", "guard"), [(9, 5), (8, 4)])
def test_a_game_that_enough_play_is_not_broken_without_a_word_more(seats: int, guard: int) -> None:
    """Of nine seats five active players keep the game, of eight four: refused with the numbers,
    and done when the floor insists; one player fewer, and it is broken at once."""
    game = full(seats, guard)
    refused = game.refused(CloseTable(ADMIN))
    assert refused.reason is Reason.BREAK_GUARDED
    assert (refused.facts["count"], refused.facts["least"]) == (guard, guard)
    game.do(CloseTable(ADMIN, anyway=True))
    assert game.table.is_closed
    fewer = full(seats, guard - 1)
    fewer.do(CloseTable(ADMIN))
    assert fewer.table.is_closed


@pytest.mark.rule("cooke-3.04", 3)
def test_in_a_hand_the_game_is_broken_when_it_is_over() -> None:
    """Nobody has to insist in a hand of five: it is played to its end, and then all cash out."""
    game = full(9, 5)
    game.deal()
    game.do(CloseTable(ADMIN))
    assert game.all(e.TableClosed) == []
    game.skip_hand()
    assert len(game.all(e.TableClosed)) == 1
    assert len(game.all(e.PlayerLeft)) == 5


@pytest.mark.rule("cooke-3.04")
@pytest.mark.parametrize(("seats", "key"), [
    (9, "seats.break_guard_nine_ten"), (8, "seats.break_guard_eight"),
])  # fmt: skip
def test_the_house_may_change_the_guard(seats: int, key: str) -> None:
    """At a guard of 3 a game of three is kept; at 0 none is."""
    kept = full(seats, 3, **{key: 3})
    assert kept.refused(CloseTable(ADMIN)).reason is Reason.BREAK_GUARDED
    free = full(seats, 7, **{key: 0})
    free.do(CloseTable(ADMIN))
    assert free.table.is_closed


def test_only_active_players_keep_a_game() -> None:
    """Who is away does not count; house players count beside people, and alone keep nothing."""
    game = full(8, 4)
    game.do(GoAway(person(4)))
    game.do(SitDown(person(5), "Dee", whole(500), is_prop=True))
    assert game.refused(CloseTable(ADMIN)).reason is Reason.BREAK_GUARDED
    for seat in (1, 2, 3):
        game.do(GoAway(person(seat)))
    game.do(CloseTable(ADMIN))
    assert game.table.is_closed
