"""Fixed limit: bets, raises, caps, completions and short all-ins (Cooke 4.09, 5.07, 9.09, 9.16)."""

import pytest

from core.hand import events as h
from core.house.settings import Overrides
from core.refusal import Reason
from tests.play import Game, chips
from tests.rules.limit_holdem import A, D, flop, may, sizes


@pytest.mark.rule("cooke-6.02", 1)
@pytest.mark.rule("cooke-4.17-holdem-example", 2)
def test_the_bets_double_on_the_turn() -> None:
    """10-20 hold'em: bets and raises are 10, 10, 20 and 20."""
    game = Game(4, bets=(10, 20))
    game.deal()
    steps = []
    for _ in range(4):
        opened = game.last(h.RoundOpened)
        (to,) = sizes(game)
        steps.append(to - chips(opened.wager))
        game.play("all call")
    assert steps == [10, 10, 20, 20]


@pytest.mark.rule("cooke-4.17-holdem-example", 1)
def test_the_big_blind_has_the_option() -> None:
    """10-20, blinds 5 and 10: all call and the small blind completes; the big may raise to 20."""
    game = Game(4, bets=(10, 20))
    game.deal()
    game.play("4 calls, 1 calls, 2 calls")
    assert game.to_act == 3
    assert game.menu.may_check
    assert sizes(game) == [20]
    game.play("3 raises 20")
    assert game.to_act == 4


@pytest.mark.rule("cooke-4.04", 2)
def test_a_bet_of_the_limit() -> None:
    """No bet yet in a 10-20 game: a call is refused; a bet is 10, whatever amount is said."""
    game = Game(4, bets=(10, 20))
    game.deal()
    game.play("all call")
    assert game.refusal("2 calls").reason is Reason.NOTHING_TO_CALL
    assert sizes(game) == [10]
    game.play("2 bets 20")
    assert (game.last(h.BetMade).to, game.last(h.BetMade).announced) == (10_00, 20_00)
    assert may(game) == (10, [20])


def test_all_in_in_limit_is_the_most_that_may_be_bet() -> None:
    """Who says all-in with more than a bet makes the bet; nothing else of the stack goes in."""
    game = flop()
    game.play("2 all-in")
    assert (game.player(2).bet, game.player(2).is_all_in) == (20_00, False)
    game.play("3 all-in")
    assert (game.player(3).bet, game.player(3).is_all_in) == (40_00, False)


# caps (Cooke 9.16)


@pytest.mark.rule("cooke-9.16", 1)
@pytest.mark.parametrize(("cap", "raises"), [(4, (40, 60, 80, 100)), (3, (40, 60, 80))])
def test_a_bet_and_four_raises(cap: int, raises: tuple[int, ...]) -> None:
    """Three players, 20, 40, 60, 80, 100: the third may only call or fold; 80 with three raises."""
    game = flop(seats=3, settings={"betting.raise_cap": cap})
    game.play("2 bets 20")
    for to in raises:
        assert sizes(game) == [to]
        game.play(f"{game.to_act} raises {to}")
    assert sizes(game) == []
    assert game.refusal(f"{game.to_act} raises 120").reason is Reason.RAISES_CAPPED
    game.play(f"{game.to_act} calls")


@pytest.mark.rule("cooke-12.06", 2)
def test_a_capped_round_leaves_the_big_blind_no_raise() -> None:
    """20-40, capped at 100 before it gets to the big blind: call 80 more or fold, no raise."""
    game = Game(6, bets=(20, 40))
    game.deal()
    game.play("4 raises 40, 5 raises 60, 6 raises 80, 1 raises 100, 2 folds")
    assert game.to_act == 3
    assert may(game) == (80, [])
    assert game.refusal("3 raises 120").reason is Reason.RAISES_CAPPED


@pytest.mark.rule("cooke-9.16", 2)
@pytest.mark.parametrize(
    ("setting", "more"), [("uncapped", [120]), ("stays_if_capped_multiway", [])]
)
def test_two_are_left_when_it_was_capped(setting: str, more: list[int]) -> None:
    """A 20, B 40, C 60, A 80, B 100, C folds: A may go on to 120, or only call by the alternate."""
    game = flop(seats=3, settings={"betting.cap_heads_up": setting})
    game.play("2 bets 20, 3 raises 40, 1 raises 60, 2 raises 80, 3 raises 100, 1 folds")
    assert game.to_act == 2
    assert sizes(game) == more


@pytest.mark.rule("cooke-9.16")
@pytest.mark.parametrize("setting", ["uncapped", "stays_if_capped_multiway"])
def test_two_are_left_before_it_is_capped(setting: str) -> None:
    """A fold before the cap leaves two who raise without limit, by the alternate as well."""
    game = flop(seats=3, settings={"betting.cap_heads_up": setting})
    game.play("2 bets 20, 3 raises 40, 1 raises 60, 2 folds")
    for to in (80, 100, 120, 140):
        game.play(f"{game.to_act} raises {to}")
    assert sizes(game) == [160]


@pytest.mark.rule("cooke-9.16", 3)
def test_all_in_players_do_not_count_for_the_cap() -> None:
    """Three players, one all-in for 20: the other two raise without limit."""
    game = flop({A: 20}, seats=3)
    game.play("2 all-in")
    for to in (40, 60, 80, 100, 120):
        assert sizes(game) == [to]
        game.play(f"{game.to_act} raises {to}")
    assert sizes(game) == [140]


@pytest.mark.rule("cooke-9.16")
def test_a_call_for_all_may_lift_the_cap_too() -> None:
    """C has 50 and calls the 60 all-in: only A and B can still bet, and the cap is gone."""
    game = flop({D: 50}, seats=3)
    game.play("2 bets 20, 3 raises 40, 1 calls, 2 raises 60, 3 raises 80")
    assert sizes(game) == []
    game.play("1 all-in")
    game.play("2 raises 100, 3 raises 120")
    assert sizes(game) == [140]


# the bring-in (Cooke 5.07)


UP = {1: "Ah Ad Kc", 2: "Qh Qd 2c", 3: "Jh Jd Tc", 4: "9h 9d 8c"}
"""Seat 2 has the lowest card."""


def stud(
    taken: int = 3, settings: Overrides | None = None, stacks: dict[int, int] | None = None
) -> Game:
    """15-30 stud, the bring-in 5, seat 2 to open."""
    house: Overrides = {"betting.min_unit": 1, **(settings or {})}
    game = Game(
        taken, game="seven_card_stud", bets=(15, 30), ante=2, bring_in=5, stacks=stacks,
        settings=house,
    )  # fmt: skip
    game.deal({seat: UP[seat] for seat in range(1, taken + 1)})
    assert game.to_act == 2
    return game


@pytest.mark.rule("cooke-5.07", 1)
@pytest.mark.rule("scs-4", 1)
def test_a_completion_leaves_four_raises() -> None:
    """15-30: 5, completed to 15, raises to 30, 45, 60 and 75, then capped."""
    game = stud()
    game.play("2 brings in")
    assert may(game) == (5, [15])
    assert game.menu.completes
    game.play("3 completes")
    assert game.last(h.Completed).to == 15_00
    for to in (30, 45, 60, 75):
        assert sizes(game) == [to]
        game.play(f"{game.to_act} raises {to}")
    assert sizes(game) == []
    assert game.refusal(f"{game.to_act} raises 90").reason is Reason.RAISES_CAPPED


@pytest.mark.rule("cooke-5.07", 2)
@pytest.mark.parametrize(("cap", "last"), [(4, 75), (3, 60)])
def test_an_opener_may_come_in_for_the_full_bet(cap: int, last: int) -> None:
    """Opened for 15: raises to 30, 45, 60, 75; with a cap of three to 60, completed or not."""
    for script in ("2 bets 15", "2 brings in, 3 completes"):
        game = stud(settings={"betting.raise_cap": cap})
        game.play(script)
        for to in range(30, last + 15, 15):
            assert sizes(game) == [to]
            game.play(f"{game.to_act} raises {to}")
        assert sizes(game) == []


@pytest.mark.rule("cooke-5.07", 3)
@pytest.mark.rule("scs-4", 2)
def test_the_opener_may_complete_where_the_house_lets_him() -> None:
    """All call 5: fourth street; by the alternate the opener may make it 15, and all respond."""
    game = stud()
    game.play("2 brings in, 3 calls, 1 calls")
    assert game.hand.street == 1
    game = stud(settings={"stud.opener_may_complete": True})
    game.play("2 brings in, 3 calls, 1 calls")
    assert (game.hand.street, game.to_act) == (0, 2)
    assert may(game) == (0, [15])
    assert game.menu.may_check
    game.play("2 completes")
    assert (game.to_act, may(game)) == (3, (10, [30]))
    game.play("3 calls, 1 folds")
    assert game.hand.street == 1
    game = stud(settings={"stud.opener_may_complete": True})
    game.play("2 brings in, 3 calls, 1 calls, 2 checks")
    assert game.hand.street == 1


@pytest.mark.rule("cooke-5.07")
def test_a_short_all_in_over_the_bring_in() -> None:
    """15-30: all-in 7 is under half of 15 and may be completed; all-in 10 is raised to 25."""
    game = stud(stacks={3: 9})
    game.play("2 brings in, 3 all-in")
    assert may(game) == (7, [15])
    game = stud(stacks={3: 12})
    game.play("2 brings in, 3 all-in")
    assert may(game) == (10, [25])


@pytest.mark.rule("cooke-5.06")
def test_who_has_no_more_than_the_bring_in_opens_for_it() -> None:
    """With 3 left the opener is all-in for the bring-in, and the others face 5."""
    for said in ("2 all-in", "2 brings in", "2 bets 15"):
        game = stud(stacks={2: 5}, settings={"stud.min_to_deal": "ante"})
        assert chips(game.menu.bring_in) == 3
        game.play(said)
        assert game.player(2).is_all_in
        assert may(game) == (5, [15])


@pytest.mark.rule("cooke-5.08", 2)
@pytest.mark.rule("scs-5", 1, 2)
def test_an_open_pair_may_be_bet_double() -> None:
    """10-20, a pair shows: 10 or 20; after 10 call, 20 or 30; after 30, by 20 only."""
    game = pair()
    assert game.menu.may_check
    assert sizes(game) == [10, 20]
    game.play("1 bets 10")
    assert may(game) == (10, [20, 30])
    refusal = game.refusal(f"{game.to_act} raises 25")
    assert refusal.reason is Reason.NOT_A_LIMIT_BET
    assert (refusal.facts["least"], refusal.facts["most"]) == (20_00, 30_00)
    game.play(f"{game.to_act} raises 30")
    assert sizes(game) == [50]
    assert game.refusal(f"{game.to_act} raises 40").reason is Reason.NOT_THE_LIMIT_BET


@pytest.mark.rule("scs-5", 3, 5)
def test_anybody_may_use_the_double_bet() -> None:
    """P2 without a pair bets 20; or 10, 20, 40 (by 20), and then 60, not 50."""
    game = pair()
    game.play("1 checks, 2 bets 20")
    assert sizes(game) == [40]
    game = pair()
    game.play("1 bets 10, 2 raises 20, 3 raises 40")
    assert may(game) == (40, [60])


@pytest.mark.rule("scs-5", 4, 6)
@pytest.mark.rule("cooke-5.08", 1)
def test_without_the_option_or_a_pair_the_bet_is_single() -> None:
    """By default, and with the option where no pair shows, only 10."""
    assert sizes(pair(is_on=False)) == [10]
    assert sizes(pair(third="5c")) == [10]


def pair(*, is_on: bool = True, third: str = "Kd") -> Game:
    """10-20 stud on fourth street: seat 1 shows a king and ``third``."""
    game = Game(4, game="seven_card_stud", bets=(10, 20), settings={"stud.open_pair_double": is_on})
    fourth = {1: third, 2: "3d", 3: "4d", 4: "6d"}
    game.deal({seat: f"{UP[seat]} {fourth[seat]}" for seat in UP})
    game.play("2 brings in, 3 calls, 4 calls, 1 calls")
    assert (game.hand.street, game.to_act) == (1, 1)
    return game


# draw (Cooke 7.07, 7.08)


def draw(
    seats: int = 4, settings: Overrides | None = None, stacks: dict[int, int] | None = None
) -> Game:
    """10-20 five-card draw with two blinds."""
    house: Overrides = {"draw.forced_bets": "two_blinds", **(settings or {})}
    game = Game(seats, game="five_card_draw", bets=(10, 20), settings=house, stacks=stacks)
    game.deal()
    return game


@pytest.mark.rule("cooke-7.07", 1)
@pytest.mark.parametrize(("cap", "last"), [(4, 50), (6, 70)])
def test_the_cap_of_draw(cap: int, last: int) -> None:
    """10-20, four players: 10, 20, 30, 40, 50 and capped; with six raises at 70."""
    game = draw(settings={"draw.raise_cap": cap})
    for to in range(20, last + 10, 10):
        assert sizes(game) == [to]
        game.play(f"{game.to_act} raises {to}")
    assert sizes(game) == []


@pytest.mark.rule("cooke-7.07", 2)
def test_the_cap_of_draw_stays_for_the_round() -> None:
    """Three-handed, one folds at 30: still capped at 50; not where the house lifts it."""
    for lifts, more in ((False, []), (True, [60])):
        game = draw(3, {"draw.cap_lifts_heads_up": lifts})
        game.play("1 raises 20, 2 raises 30, 3 folds, 1 raises 40, 2 raises 50")
        assert sizes(game) == more


@pytest.mark.rule("cooke-7.07", 3, 4)
def test_no_cap_when_only_two_have_chips() -> None:
    """A round of two, or of three with one all-in at its start, has no cap."""
    game = draw(2)
    for to in (20, 30, 40, 50, 60, 70):
        game.play(f"{game.to_act} raises {to}")
    assert sizes(game) == [80]
    game = draw(3, stacks={1: 10})
    game.play("1 calls, 2 calls, 3 checks")
    while game.hand.menu is None:
        game.play(f"{game.to_act} pats")
    game.play("2 bets 20")
    for to in (40, 60, 80, 100, 120):
        game.play(f"{game.to_act} raises {to}")
    assert sizes(game) == [140]


@pytest.mark.rule("cooke-9.16", 4)
def test_the_cap_of_draw_goes_before_the_general_one() -> None:
    """20-40 draw of three: six raises cap at 140; by default 100, and it stays if one folds."""
    house: Overrides = {"draw.forced_bets": "two_blinds"}
    for cap, last in ((6, 140), (4, 100)):
        game = Game(
            3, game="five_card_draw", bets=(20, 40), settings={**house, "draw.raise_cap": cap}
        )
        game.deal()
        for to in range(40, last + 20, 20):
            game.play(f"{game.to_act} raises {to}")
        assert sizes(game) == []
        game.play(f"{game.to_act} folds")
        assert sizes(game) == []


@pytest.mark.rule("cooke-7.08", 1)
def test_draw_is_opened_for_the_big_blind() -> None:
    """30-60, blinds 10, 20, 30: put in 30 or 60, not 45; by the alternate 60 or fold."""
    house: Overrides = {"draw.forced_bets": "three_blinds"}
    game = Game(5, game="five_card_draw", bets=(30, 60), settings=house)
    game.deal()
    assert may(game) == (30, [60])
    assert game.refusal(f"{game.to_act} raises 45").reason is Reason.NOT_THE_LIMIT_BET
    house["draw.min_open"] = "double_big_blind"
    game = Game(5, game="five_card_draw", bets=(30, 60), settings=house)
    game.deal()
    first = game.to_act
    assert sizes(game) == [60]
    assert not game.menu.may_call
    for said in ("calls", "checks"):
        assert game.refusal(f"{first} {said}").reason is Reason.MUST_BET_OR_FOLD
    game.play(f"{first} folds")
    assert not game.menu.may_call
    game.play(f"{game.to_act} raises 60")
    assert may(game)[1] == [90]
    assert game.menu.may_call


@pytest.mark.rule("cooke-7.08", 2)
def test_without_blinds_draw_is_opened_for_the_small_bet() -> None:
    """Ante-only 5-10: open for 5."""
    game = Game(4, game="five_card_draw", bets=(5, 10), settings={"draw.forced_bets": "antes"})
    game.deal()
    assert game.menu.opens
    assert may(game) == (0, [5])
