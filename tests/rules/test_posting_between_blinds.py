"""Posting between button and blinds, where that is allowed (Cooke 12.07, 12.12.01)."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from core.hand.forced.posts import PostKind
from core.house.settings import Overrides
from core.ids import Seat
from core.table.blinds import events as b
from core.table.blinds.duties import Duties, Entry, Owes
from core.table.blinds.entering import come_in
from core.table.blinds.situating import upcoming, upcoming_situation
from core.table.blinds.situation import Situation
from core.table.draft import TableDraft
from core.table.events import ButtonMoved
from core.table.state import Pointers
from tests.play import Game
from tests.rules.coming_in import (
    before_the_flop,
    dead,
    dealt,
    first_hand,
    limit_before_h3,
    live,
    no_limit,
    no_limit_before_h3,
    on_the_flop,
    ways,
)


@pytest.mark.rule("cooke-12.07", 1)
def test_no_limit_made_up_between_the_button_and_the_small_blind() -> None:
    """Seat 4 posts 15 in H3 in front of the button, which goes by him in H4."""
    game = no_limit_before_h3()
    assert ways(game, 4)["post"] == (10, 5)
    game.play("4 posts")
    assert dealt(game) == "B3 SB5 BB6"
    assert (live(game), dead(game)) == ({5: 5, 6: 10, 4: 10}, {4: 5})
    assert before_the_flop(game) == [1, 2, 3, 4, 5, 6]
    assert dealt(game) == "B5 SB6 BB1"
    assert 4 in game.hand.seats
    assert dead(game) == {}
    assert on_the_flop(game) == [6, 1, 2, 3, 4, 5]
    assert dealt(game) == "B6 SB1 BB2"


@pytest.mark.rule("cooke-12.07", 1)
def test_the_button_that_goes_by_him_has_its_own_blind() -> None:
    """With a blind on the button seat 5 posts it in H4, to whom it has gone by seat 4."""
    game = no_limit_before_h3({"blinds.layout": "button_small_big"})
    game.play("4 posts")
    assert dealt(game) == "B3 SB5 BB6"
    assert dealt(game) == "B5 SB6 BB1"
    assert live(game) == {5: 5, 6: 5, 1: 10}


@pytest.mark.rule("cooke-12.07", 2)
def test_where_blinds_may_be_made_up_between_the_others() -> None:
    """In limit not in H3 but in H4, in H3 where the house says always; in no limit not by never."""
    always: Overrides = {"blinds.makeup_between_blinds": "always"}
    game = limit_before_h3()
    assert first_hand(game, "4 posts") == (4, 5)
    assert dealt(game) == "B3 SB5 BB6"
    game.play("4 posts")
    assert dealt(game) == "B5 SB6 BB1"
    assert (live(game)[4], dead(game)[4]) == (20, 10)
    game = limit_before_h3(always)
    game.play("4 posts")
    assert dealt(game) == "B3 SB5 BB6"
    assert (live(game)[4], dead(game)[4]) == (20, 10)
    game = no_limit_before_h3({"blinds.makeup_between_blinds": "never"})
    assert first_hand(game, "4 posts") == (4, 5)
    assert dealt(game) == "B3 SB5 BB6"
    game.play("4 posts")
    assert dealt(game) == "B5 SB6 BB1"
    assert (live(game)[4], dead(game)[4]) == (10, 5)


@pytest.mark.rule("cooke-12.07", 3)
def test_no_limit_made_up_between_the_small_and_the_big_blind() -> None:
    """The big blind of H2 has gone on to seat 5 when seat 4 comes back: he posts 15 there.

    In H3 he is dealt in with nothing more to post, and in H4 the button goes by him.
    """
    game = no_limit()
    game.play("4 away")
    moved_on = upcoming(game.table, game.at)
    assert moved_on is not None
    assert moved_on.positions is not None
    positions = moved_on.positions
    assert positions.pointers == Pointers(Seat(2), Seat(3), Seat(5))
    game.play("4 back")
    back = _with_duties(game, Duties(Owes.BOTH, Entry.POST))
    coming = come_in(back, lambda ready, waiting: positions, [Seat(4)])
    assert coming.positions.dealt == (3, 4, 5, 6, 1, 2)
    (entrance,) = coming.entrances
    assert [(post.kind, post.amount) for post in entrance.posts] == [
        (PostKind.ENTRY, 10_00),
        (PostKind.DEAD, 5_00),
    ]
    assert entrance.passes
    game.happened(
        ButtonMoved(positions.pointers, False, False, False, Seat(2)),
        b.DutiesChanged(Seat(4), Duties(passes_button=True)),
    )
    assert dealt(game) == "B3 SB5 BB6"
    assert 4 in game.hand.seats
    assert (live(game), dead(game)) == ({5: 5, 6: 10}, {})
    assert dealt(game) == "B5 SB6 BB1"
    assert 4 in game.hand.seats
    assert not game.occupant(4).duties.passes_button


def _with_duties(game: Game, duties: Duties) -> Situation:
    """The situation before the next deal, with other ``duties`` of seat 4."""
    situation = upcoming_situation(TableDraft(game.table, game.at, {}))
    others = [one for one in situation.occupants if one.seat != 4]
    four = replace(game.occupant(4), duties=duties)
    return replace(situation, occupants=tuple(sorted((*others, four), key=lambda one: one.seat)))


@pytest.mark.rule("cooke-12.12.01", 4)
@pytest.mark.parametrize(
    ("game", "open_to_him"),
    [
        (limit_before_h3, {"wait", "behind"}),
        (lambda: limit_before_h3({"blinds.buy_button": "on"}), {"wait", "behind", "buy"}),
        (no_limit_before_h3, {"wait", "behind", "post"}),
    ],
)
def test_what_is_open_between_the_button_and_the_small_blind(
    game: Callable[[], Game], open_to_him: set[str]
) -> None:
    """In limit waiting, or the button where it is sold; in no limit posting too."""
    assert set(ways(game(), 4)) == open_to_him
