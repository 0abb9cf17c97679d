"""Making up missed blinds: Cooke 12.02, 12.04, 12.06, 12.07, 12.12, 12.20.07, 16.01."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from core.hand import events as h
from core.hand.forced.posts import PostKind
from core.house.settings import Overrides
from core.ids import Seat
from core.present.badges import badges_of
from core.refusal import Reason
from core.table import commands as c
from core.table.blinds import events as b
from core.table.blinds.duties import Duties, Entry, Owes
from core.table.blinds.entering import come_in
from core.table.blinds.situating import upcoming, upcoming_situation
from core.table.blinds.situation import Situation
from core.table.draft import TableDraft
from core.table.events import ButtonMoved
from core.table.state import Pointers
from tests.play import ADMIN, Game, person
from tests.rules.coming_in import (
    BOOK,
    after_h1,
    before_the_flop,
    dead,
    dealt,
    first_hand,
    hands,
    limit,
    live,
    no_limit,
    on_the_flop,
    ways,
)


@pytest.mark.rule("cooke-12.02", 1)
def test_who_dodges_the_big_blind_pays_both_once_a_lap() -> None:
    """Seat 4 leaves out H2 and H3 and comes in behind the button in H4: once 20 and 10."""
    game = limit(6)
    game.play("4 away")
    assert hands(game, 2) == ["B2 SB3 BB5", "B3 SB5 BB6"]
    game.play("4 back, 4 posts")
    assert dealt(game) == "B5 SB6 BB1"
    assert (live(game), dead(game)) == ({6: 10, 1: 20, 4: 20}, {4: 10})
    paid = [post for post in game.all(h.BlindPosted) if post.seat == 4]
    assert [post.kind for post in paid] == [PostKind.ENTRY, PostKind.DEAD]


@pytest.mark.rule("cooke-12.04", 1)
def test_absent_for_the_big_blind_one_owes_both() -> None:
    """Seat 4 sits out before H2: he owes both, gets no hand in H3, and may post 30 in H4."""
    game = limit(6)
    game.play("4 away")
    assert dealt(game) == "B2 SB3 BB5"
    assert game.occupant(4).duties.owes is Owes.BOTH
    game.play("4 back")
    assert dealt(game) == "B3 SB5 BB6"
    assert 4 not in game.hand.seats
    game.skip_hand()
    assert ways(game, 4)["post"] == (20, 10)
    game.play("4 posts")
    assert dealt(game) == "B5 SB6 BB1"
    assert game.pot == 10 + 20 + 20 + 10


@pytest.mark.rule("cooke-12.06", 3)
@pytest.mark.rule("cooke-12.12.01", 1)
@pytest.mark.rule("cooke-12.20.07", 1)
def test_both_made_up_the_big_one_live_the_small_one_dead() -> None:
    """Seat 6 posts 20 and 10: the pot starts with 60, he may check or raise, and owes 20 on 40."""
    game = _six_owes_both()
    game.play("6 posts")
    assert dealt(game) == "B1 SB2 BB3"
    assert (game.pot, live(game), dead(game)) == (60, {2: 10, 3: 20, 6: 20}, {6: 10})
    game.play("4 calls, 5 calls")
    assert game.to_act == 6
    assert game.menu.may_check
    assert game.menu.raise_min == 40_00
    game.play("6 checks, 1 raises 40, 2 folds, 3 folds, 4 folds, 5 folds")
    assert (game.to_act, game.menu.call) == (6, 20_00)
    assert hands(game, 3) == ["B2 SB3 BB4", "B3 SB4 BB5", "B4 SB5 BB6"]
    assert (live(game), dead(game)) == ({5: 10, 6: 20}, {})


def _six_owes_both() -> Game:
    """Seat 6 has missed both blinds and is back before the hand with B1/SB2/BB3."""
    game = after_h1(Game(6, button=3, bets=(20, 40), settings=BOOK))
    game.play("6 away")
    assert hands(game, 2) == ["B4 SB5 BB1", "B5 SB1 BB2"]
    game.play("6 back")
    return game


@pytest.mark.rule("cooke-12.06", 4)
def test_a_small_blind_made_up_alone_is_dead() -> None:
    """10 lie in the middle, and who faces 20 puts in 20 to call."""
    game = limit(6)
    game.play("3 away")
    assert hands(game, 2) == ["B2 SB- BB4", "B[3] SB4 BB5"]
    game.play("3 back, 3 posts")
    assert dealt(game) == "B4 SB5 BB6"
    assert (live(game), dead(game)) == ({5: 10, 6: 20}, {3: 10})
    game.play("1 folds, 2 folds")
    assert (game.to_act, game.menu.call) == (3, 20_00)


@pytest.mark.rule("cooke-12.07", 1)
def test_no_limit_made_up_between_the_button_and_the_small_blind() -> None:
    """Seat 4 posts 15 in H3 in front of the button, which goes by him in H4."""
    game = _no_limit_before_h3()
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


def _no_limit_before_h3(settings: Overrides | None = None) -> Game:
    """Seat 4 was absent for H2 and is back before H3, between button and small blind."""
    game = no_limit(settings)
    game.play("4 away")
    assert dealt(game) == "B2 SB3 BB5"
    game.play("4 back")
    game.skip_hand()
    return game


@pytest.mark.rule("cooke-12.07", 1)
def test_the_button_that_goes_by_him_has_its_own_blind() -> None:
    """With a blind on the button seat 5 posts it in H4, to whom it has gone by seat 4."""
    game = _no_limit_before_h3({"blinds.layout": "button_small_big"})
    game.play("4 posts")
    assert dealt(game) == "B3 SB5 BB6"
    assert dealt(game) == "B5 SB6 BB1"
    assert live(game) == {5: 5, 6: 5, 1: 10}


@pytest.mark.rule("cooke-12.07", 2)
def test_where_blinds_may_be_made_up_between_the_others() -> None:
    """In limit not in H3 but in H4, in H3 where the house says always; in no limit not by never."""
    always: Overrides = {"blinds.makeup_between_blinds": "always"}
    game = _limit_before_h3()
    assert first_hand(game, "4 posts") == (4, 5)
    assert dealt(game) == "B3 SB5 BB6"
    game.play("4 posts")
    assert dealt(game) == "B5 SB6 BB1"
    assert (live(game)[4], dead(game)[4]) == (20, 10)
    game = _limit_before_h3(always)
    game.play("4 posts")
    assert dealt(game) == "B3 SB5 BB6"
    assert (live(game)[4], dead(game)[4]) == (20, 10)
    game = _no_limit_before_h3({"blinds.makeup_between_blinds": "never"})
    assert first_hand(game, "4 posts") == (4, 5)
    assert dealt(game) == "B3 SB5 BB6"
    game.play("4 posts")
    assert dealt(game) == "B5 SB6 BB1"
    assert (live(game)[4], dead(game)[4]) == (10, 5)


def _limit_before_h3(settings: Overrides | None = None) -> Game:
    """Seat 4 was absent for H2 and is back before H3, between button and small blind."""
    game = limit(6, settings=settings)
    game.play("4 away")
    assert dealt(game) == "B2 SB3 BB5"
    game.play("4 back")
    game.skip_hand()
    return game


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


@pytest.mark.rule("cooke-12.07", 4)
@pytest.mark.rule("cooke-16.01.04", 2)
def test_three_blinds_of_which_the_two_small_ones_were_missed() -> None:
    """Blinds of 5, 10 and 20 go round; who has missed the first two comes in for one of 20."""
    settings = {**BOOK, "blinds.layout": "button_small_then_middle_big"}
    game = Game(6, blinds=(10, 20), button_blind=5, settings=settings)
    game.deal()
    assert (game.places, live(game)) == ("B1 SB2 BB3", {1: 5, 2: 10, 3: 20})
    assert dealt(game) == "B2 SB3 BB4"
    assert live(game) == {2: 5, 3: 10, 4: 20}
    assert dealt(game) == "B3 SB4 BB5"
    assert dealt(game) == "B4 SB5 BB6"
    game.play("6 away")
    assert hands(game, 3) == ["B5 SB- BB1", "B[6] SB1 BB2", "B1 SB2 BB3"]
    game.play("6 back")
    game.skip_hand()
    assert ways(game, 6)["post"] == (20, 0)
    game.play("6 posts")
    assert dealt(game) == "B2 SB3 BB4"
    assert (live(game), dead(game)) == ({2: 5, 3: 10, 4: 20, 6: 20}, {})


@pytest.mark.rule("cooke-16.01.04")
@pytest.mark.parametrize(
    ("is_separate", "shown"), [(False, ("MISSED SB+MB",)), (True, ("MISSED SB, MISSED MB",))]
)
def test_the_button_of_a_missed_middle_blind(is_separate: bool, shown: tuple[str, ...]) -> None:
    """There is none, unless the house marks it for itself."""
    settings: Overrides = {
        **BOOK,
        "blinds.layout": "button_small_then_middle_big",
        "blinds.middle_blind_button": is_separate,
    }
    game = after_h1(Game(6, blinds=(10, 20), button_blind=5, settings=settings))
    game.play("3 away")
    assert dealt(game) == "B2 SB- BB4"
    game.play("3 back")
    assert badges_of(game.view(), Seat(3), person(3)) == shown


@pytest.mark.rule("cooke-16.01.03")
def test_missed_blinds_are_marked_until_they_are_made_up() -> None:
    """MISSED BB for both, MISSED SB for the small one alone, and nothing once he is dealt in."""
    game = _limit_before_h3()
    assert badges_of(game.view(), Seat(4), person(4)) == ("MISSED BB",)
    dealt(game)
    game.play("4 posts")
    dealt(game)
    assert badges_of(game.view(), Seat(4), person(4)) == ()
    game = limit(6)
    game.play("3 away")
    dealt(game)
    game.play("3 back")
    game.skip_hand()
    assert "MISSED SB" in badges_of(game.view(), Seat(3), person(3))


@pytest.mark.rule("cooke-12.12", 1)
@pytest.mark.rule("cooke-12.12.01", 2)
def test_away_for_the_big_blind_and_back_behind_the_button() -> None:
    """In H3 seat 4 is between button and small blind and refused; in H4 30 are accepted."""
    game = _limit_before_h3()
    assert first_hand(game, "4 posts") == (4, 5)
    assert dealt(game) == "B3 SB5 BB6"
    assert 4 not in game.hand.seats
    game.play("4 posts")
    assert dealt(game) == "B5 SB6 BB1"
    assert (live(game), dead(game)) == ({6: 10, 1: 20, 4: 20}, {4: 10})


@pytest.mark.rule("cooke-12.12.01", 2)
def test_letting_the_button_pass_is_said_beforehand() -> None:
    """Seat 4 says so while the button is in front of him, and posts when it has gone by."""
    game = _limit_before_h3()
    game.play("4 waits behind")
    assert dealt(game) == "B3 SB5 BB6"
    assert 4 not in game.hand.seats
    assert dealt(game) == "B5 SB6 BB1"
    assert (live(game)[4], dead(game)[4]) == (20, 10)


@pytest.mark.rule("cooke-12.12", 2)
def test_away_for_a_longer_time() -> None:
    """Back before H5 seat 4 posts 30 in the second seat after the big blind, and once only."""
    game = limit(6)
    game.play("4 away")
    assert hands(game, 3) == ["B2 SB3 BB5", "B3 SB5 BB6", "B5 SB6 BB1"]
    game.play("4 back, 4 posts")
    assert dealt(game) == "B6 SB1 BB2"
    assert (live(game), dead(game)) == ({1: 10, 2: 20, 4: 20}, {4: 10})
    assert dealt(game) == "B1 SB2 BB3"
    assert 4 in game.hand.seats
    assert (live(game), dead(game)) == ({2: 10, 3: 20}, {})
    assert game.to_act == 4
    assert dealt(game) == "B2 SB3 BB4"
    assert live(game) == {3: 10, 4: 20}


@pytest.mark.rule("cooke-12.12", 3)
def test_waiting_for_the_big_blind_costs_the_big_blind() -> None:
    """Seat 4 waits from H4 on without a hand, and in H7 posts 20, nothing dead."""
    game = _limit_before_h3()
    assert dealt(game) == "B3 SB5 BB6"
    game.play("4 waits")
    for places in ("B5 SB6 BB1", "B6 SB1 BB2", "B1 SB2 BB3"):
        assert dealt(game) == places
        assert 4 not in game.hand.seats
    assert dealt(game) == "B2 SB3 BB4"
    assert (live(game), dead(game)) == ({3: 10, 4: 20}, {})


@pytest.mark.rule("cooke-12.12")
def test_who_says_nothing_waits() -> None:
    """Back in H3 without a word, seat 4 gets his first hand with the big blind in H7."""
    game = _limit_before_h3()
    for _ in range(4):
        dealt(game)
        assert 4 not in game.hand.seats
    assert dealt(game) == "B2 SB3 BB4"
    assert game.occupant(4).duties.owes is Owes.NOTHING


@pytest.mark.rule("cooke-12.12")
def test_who_owes_nothing_has_nothing_to_post() -> None:
    """Post, wait and buy are refused to one who is simply dealt in."""
    game = limit(6)
    for line in ("4 posts", "4 waits", "4 waits behind", "4 buys"):
        refusal = game.refusal(line)
        assert (refusal.reason, refusal.rule) == (Reason.NOTHING_TO_MAKE_UP, "cooke-12.12")


@pytest.mark.rule("cooke-12.12")
def test_a_choice_stands_until_it_is_used() -> None:
    """Said during H2 for the next hand that seat 4 may come in: it is made in H4."""
    game = limit(6)
    game.play("4 away")
    assert dealt(game) == "B2 SB3 BB5"
    game.play("4 back, 4 waits behind")
    assert hands(game, 2) == ["B3 SB5 BB6", "B5 SB6 BB1"]
    assert (live(game)[4], dead(game)[4]) == (20, 10)
    assert dealt(game) == "B6 SB1 BB2"
    assert 4 not in live(game)


@pytest.mark.rule("cooke-12.12.01", 3)
def test_a_straddle_instead() -> None:
    """Under the gun seat 4 straddles 40, which clears what he owes; the action starts at 5."""
    game = _four_under_the_gun()
    assert ways(game, 4)["straddle"] == (40, 0)
    game.play("4 straddles")
    assert dealt(game) == "B1 SB2 BB3"
    assert (live(game), dead(game)) == ({2: 10, 3: 20, 4: 40}, {})
    assert game.to_act == 5
    assert game.occupant(4).duties.owes is Owes.NOTHING
    assert dealt(game) == "B2 SB3 BB4"
    assert live(game) == {3: 10, 4: 20}
    assert dealt(game) == "B3 SB4 BB5"


@pytest.mark.rule("cooke-16.01.03", 2)
def test_a_straddle_is_offered_under_the_gun_alone() -> None:
    """Where straddles are allowed, and in no other seat."""
    assert "straddle" in ways(_four_under_the_gun(), 4)
    assert "straddle" not in ways(_four_under_the_gun({"straddle.allowed": False}), 4)
    assert "straddle" not in ways(_limit_before_h3(), 4)


def _four_under_the_gun(settings: Overrides | None = None) -> Game:
    """Seat 4 has missed both blinds and is back before a hand with B1/SB2/BB3."""
    house = {**BOOK, **(settings or {})}
    game = after_h1(Game(6, button=1, bets=(20, 40), settings=house))
    game.play("4 away")
    assert hands(game, 4) == ["B2 SB3 BB5", "B3 SB5 BB6", "B5 SB6 BB1", "B6 SB1 BB2"]
    game.play("4 back")
    game.skip_hand()
    return game


@pytest.mark.rule("cooke-12.12.01", 4)
@pytest.mark.parametrize(
    ("game", "open_to_him"),
    [
        (_limit_before_h3, {"wait", "behind"}),
        (lambda: _limit_before_h3({"blinds.buy_button": "on"}), {"wait", "behind", "buy"}),
        (_no_limit_before_h3, {"wait", "behind", "post"}),
    ],
)
def test_what_is_open_between_the_button_and_the_small_blind(
    game: Callable[[], Game], open_to_him: set[str]
) -> None:
    """In limit waiting, or the button where it is sold; in no limit posting too."""
    assert set(ways(game(), 4)) == open_to_him


@pytest.mark.rule("cooke-16.01.04", 1)
def test_of_blinds_of_1_and_2_the_small_one_was_missed() -> None:
    """Seat 3 posts 1 dead, and has still to put in 2 to call."""
    game = after_h1(Game(6, bets=(2, 4), settings=BOOK))
    game.play("3 away")
    assert hands(game, 2) == ["B2 SB- BB4", "B[3] SB4 BB5"]
    game.play("3 back, 3 posts")
    assert dealt(game) == "B4 SB5 BB6"
    assert (live(game), dead(game)) == ({5: 1, 6: 2}, {3: 1})
    game.play("1 folds, 2 folds")
    assert (game.to_act, game.menu.call) == (3, 2_00)


@pytest.mark.rule("cooke-16.01.04", 2)
def test_of_1_3_and_5_small_and_middle_blind_were_missed() -> None:
    """Seat 3, due the middle blind of 3 and then the small one of 1, comes in for 5 live."""
    settings = {**BOOK, "blinds.layout": "button_small_then_middle_big"}
    game = after_h1(Game(6, blinds=(3, 5), button_blind=1, settings=settings))
    game.play("3 away")
    assert hands(game, 2) == ["B2 SB- BB4", "B[3] SB4 BB5"]
    game.play("3 back, 3 posts")
    assert dealt(game) == "B4 SB5 BB6"
    assert (live(game), dead(game)) == ({4: 1, 5: 3, 6: 5, 3: 5}, {})


@pytest.mark.rule("cooke-12.12.02", 1)
@pytest.mark.rule("cooke-16.01.04", 1)
def test_the_small_blind_alone_was_missed() -> None:
    """Seat 3, away for H2 and H3, posts 10 dead behind the button and has still to call 20."""
    game = limit(6)
    game.play("3 away")
    assert hands(game, 2) == ["B2 SB- BB4", "B[3] SB4 BB5"]
    assert on_the_flop(game)[-1] == 2
    assert game.occupant(3).duties.owes is Owes.SMALL
    game.play("3 back")
    game.skip_hand()
    assert ways(game, 3)["post"] == (0, 10)
    game.play("3 posts")
    assert dealt(game) == "B4 SB5 BB6"
    assert (live(game), dead(game)) == ({5: 10, 6: 20}, {3: 10})
    game.play("1 folds, 2 folds")
    assert (game.to_act, game.menu.call) == (3, 20_00)


@pytest.mark.rule("cooke-12.12.02", 2)
def test_under_the_dead_button_nobody_comes_in() -> None:
    """Back before H3 the dead button lies at seat 3: no post before H4."""
    game = limit(6)
    game.play("3 away")
    assert dealt(game) == "B2 SB- BB4"
    game.play("3 back")
    game.skip_hand()
    assert first_hand(game, "3 posts") == (4, 4)
    assert dealt(game) == "B[3] SB4 BB5"
    assert 3 not in game.hand.seats
    game.play("3 posts")
    assert dealt(game) == "B4 SB5 BB6"
    assert (live(game), dead(game)) == ({5: 10, 6: 20}, {3: 10})


@pytest.mark.rule("cooke-12.12.02", 3)
def test_first_and_last_twice_beside_an_empty_seat() -> None:
    """Seat 3 leaves after his big blind: in H2 and H3 seat 4 is first on the flop and 2 last."""
    game = limit(6)
    game.play("3 leaves")
    for places in ("B2 SB- BB4", "B[3] SB4 BB5"):
        assert dealt(game) == places
        flop = on_the_flop(game)
        assert (flop[0], flop[-1]) == (4, 2)
    assert dealt(game) == "B4 SB5 BB6"
    assert on_the_flop(game) == [5, 6, 1, 2, 4]


def test_who_missed_the_small_blind_and_then_the_big_one_owes_both() -> None:
    """Seat 3 stays away a whole lap after his big blind."""
    game = limit(6)
    game.play("3 away")
    hands(game, 6)
    assert [(one.seat, one.owes) for one in game.all(b.BlindPassed)] == [
        (3, Owes.SMALL),
        (3, Owes.BOTH),
    ]


@pytest.mark.rule("cooke-12.20.07", 2)
def test_the_big_part_comes_first_when_it_takes_the_last_chips() -> None:
    """With 25 of the 30 he owes, in units of 5, 20 are live and 5 dead."""
    game = after_h1(
        Game(6, button=3, bets=(20, 40), stacks={6: 25},
             settings={**BOOK, "betting.min_unit": 5})
    )  # fmt: skip
    game.play("6 away")
    assert hands(game, 2) == ["B4 SB5 BB1", "B5 SB1 BB2"]
    game.play("6 back, 6 posts")
    assert dealt(game) == "B1 SB2 BB3"
    assert (live(game)[6], dead(game)[6], game.stack(6)) == (20, 5, 0)
    assert game.player(6).is_all_in


@pytest.mark.rule("cooke-16.01.03", 1)
def test_the_button_of_a_missed_big_blind() -> None:
    """Blinds of 1 and 2: seat 4, away for his big blind, comes in for 2 and 1 behind the button."""
    game = after_h1(Game(6, bets=(2, 4), settings=BOOK))
    game.play("4 away")
    assert dealt(game) == "B2 SB3 BB5"
    game.play("4 back")
    game.skip_hand()
    assert first_hand(game, "4 posts") == (4, 5)
    assert dealt(game) == "B3 SB5 BB6"
    assert 4 not in game.hand.seats
    game.play("4 posts")
    assert dealt(game) == "B5 SB6 BB1"
    assert (live(game)[4], dead(game)[4]) == (2, 1)


def test_who_posted_in_a_voided_hand_owes_again() -> None:
    """The floor voids the hand: seat 6 has his 30 back, and posts them with the next deal."""
    game = _six_owes_both()
    game.play("6 posts")
    dealt(game)
    assert game.stack(6) == 970
    game.do(c.VoidHand(ADMIN))
    assert game.stack(6) == 1000
    assert game.occupant(6).duties == Duties(Owes.BOTH, Entry.POST, is_marked=True)
    dealt(game)
    assert (live(game)[6], dead(game)[6]) == (20, 10)


def test_a_blind_that_passed_in_a_voided_hand_was_not_missed() -> None:
    """Away for the hand that is voided, and back for the redeal, seat 4 has his big blind."""
    game = limit(6)
    game.play("4 away")
    assert dealt(game) == "B2 SB3 BB5"
    game.do(c.VoidHand(ADMIN))
    assert game.occupant(4).duties.owes is Owes.NOTHING
    game.play("4 back")
    assert dealt(game) == "B2 SB3 BB4"


def test_missed_blinds_outlast_a_restart() -> None:
    """Killed between two hands and within one, the table knows what seat 4 owes and has chosen."""
    game = _limit_before_h3()
    game.play("4 waits behind")
    owed = game.occupant(4).duties
    assert (owed.owes, owed.entry) == (Owes.BOTH, Entry.BEHIND)
    game.restart()
    assert game.occupant(4).duties == owed
    assert dealt(game) == "B3 SB5 BB6"
    game.restart()
    assert game.occupant(4).duties == owed
    assert dealt(game) == "B5 SB6 BB1"
    assert (live(game)[4], dead(game)[4]) == (20, 10)
