"""By setting who cannot cover the big blind gets no hand (Cooke 12.19)."""

import pytest

from core.chips import whole
from core.hand import events as h
from core.hand.forced.posts import PostKind
from core.house.settings import Overrides
from core.sealed import Sealed
from core.table.blinds.duties import Owes
from core.table.blinds.layouts import LAYOUTS
from core.table.blinds.situating import upcoming
from core.table.commands import StartHand, TopUp
from core.table.events import AwayReason, PassedOver, WentAway
from tests.play import Game, person
from tests.rules.test_button_and_blinds import run
from tests.stacked import RANKED

MUST_COVER: Overrides = {"allin.short_big_blind": "must_cover"}


@pytest.mark.rule("cooke-12.19", 4)
def test_who_cannot_cover_the_big_blind_gets_no_hand() -> None:
    """Seat 3 has 5 of 20: he is told what he needs and sits out, and seat 4 posts the big blind."""
    game = Game(6, button=1, bets=(20, 40), stacks={3: 5}, settings=MUST_COVER)
    game.deal()
    assert game.places == "B1 SB2 BB4"
    assert 3 not in game.hand.seats
    assert game.last(PassedOver) == PassedOver(game.occupant(3).seat, whole(20))
    assert game.last(WentAway).reason is AwayReason.SHORT_BLIND
    assert game.stack(3) == 5


@pytest.mark.rule("cooke-12.19")
def test_the_big_blind_falls_on_past_several_who_cannot_cover_it() -> None:
    """Seats 4 and 5 are short in H2 and miss both blinds; seat 6 posts."""
    game = Game(6, button=1, bets=(20, 40), stacks={4: 15, 5: 5}, settings=MUST_COVER)
    run(game, 1)
    assert {4, 5} <= set(game.hand.seats)
    assert run(game, 2) == ["B2 SB3 BB6", "B3 SB6 BB1"]
    assert [game.occupant(seat).duties.owes for seat in (4, 5)] == [Owes.BOTH] * 2
    game.do(TopUp(person(4), whole(200)))
    assert game.occupant(4).stack + game.occupant(4).behind == whole(215)


@pytest.mark.rule("cooke-12.19")
@pytest.mark.parametrize("layout", list(LAYOUTS))
def test_who_cannot_cover_it_may_have_drawn_the_button(layout: str) -> None:
    """Whatever the layout, the first hand has a big blind from the next who can cover it."""
    for short in ({1: 5}, {2: 5}, {1: 5, 2: 5}, {1: 5, 2: 5, 3: 5, 4: 5}):
        game = Game(
            6,
            button=1,
            bets=(20, 40),
            stacks=short,
            settings={**MUST_COVER, "blinds.layout": layout},
        )
        game.deal()
        big = game.of_hand(h.BlindPosted)[-1]
        assert (big.kind, big.amount) == (PostKind.BIG, whole(20))
        assert big.seat not in short


@pytest.mark.rule("cooke-12.19")
def test_the_next_hand_is_told_without_who_cannot_cover_it() -> None:
    """Seat 4 has 15 of 20 and is due in H2: what is about to happen is a big blind in seat 5."""
    game = Game(6, button=1, bets=(20, 40), stacks={4: 15}, settings=MUST_COVER)
    run(game, 1)
    game.skip_hand()
    plan = upcoming(game.table, game.at)
    assert plan is not None
    assert plan.posts.of(PostKind.BIG) == 5
    assert 4 not in plan.dealt
    assert not game.occupant(4).is_away


@pytest.mark.rule("cooke-12.19")
def test_no_hand_is_dealt_where_one_alone_can_post() -> None:
    """Heads-up the big blind has 5 of 20: he sits out, and no further deal is due."""
    game = Game(2, button=1, bets=(20, 40), stacks={2: 5}, settings=MUST_COVER)
    # Seat 1, whose card is first, draws the higher one.
    game.do(StartHand(Sealed(RANKED), Sealed(RANKED), Sealed(())))
    assert game.occupant(2).is_away
    assert game.table.next_hand_at is None
    assert not game.table.is_in_hand


@pytest.mark.rule("cooke-12.19", 4)
@pytest.mark.parametrize(("stack", "is_dealt"), [(24, False), (25, True)])
def test_the_ante_comes_before_the_blind_that_he_has_to_cover(stack: int, is_dealt: bool) -> None:
    """With an ante of 5 it takes 25 to post a big blind of 20."""
    game = Game(6, button=1, bets=(20, 40), ante=5, stacks={3: stack}, settings=MUST_COVER)
    game.deal()
    assert (3 in game.hand.seats) is is_dealt
    assert game.hand.big_blind == (3 if is_dealt else 4)


@pytest.mark.rule("cooke-12.19", 4)
def test_chips_that_come_with_the_deal_cover_the_blind() -> None:
    """Seat 4 has 15 and tops up by 200 before the hand of his big blind: he posts it."""
    game = Game(6, button=1, bets=(20, 40), stacks={4: 15}, settings=MUST_COVER)
    run(game, 1)
    game.do(TopUp(person(4), whole(200)))
    assert run(game, 1) == ["B2 SB3 BB4"]
