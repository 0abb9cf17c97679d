"""Rounds of betting worked through in the USPC and Hoyle texts."""

import pytest

from core.games.spec import Structure
from core.hand import events as h
from core.house.settings import Overrides
from core.refusal import Reason
from tests.play import Game, chips
from tests.rules.limit_holdem import flop, span

HOYLE: Overrides = {"betting.fixed_limit_style": "up_to_limit", "betting.min_unit": 1}
ANY: Overrides = {"betting.min_raise": "one_unit"}

A, B, C, D, E, F, G = 2, 3, 4, 5, 6, 7, 1
"""Seven players, G the dealer."""


def up_to(limit: int, settings: Overrides | None = None, seats: int = 7) -> Game:
    """Hold'em on the flop, any bet up to ``limit``, A to act."""
    game = Game(
        seats, structure=Structure.FIXED, bets=(limit, limit),
        settings={**HOYLE, **(settings or {})},
    )  # fmt: skip
    game.deal()
    game.play("all call")
    assert game.to_act == A
    return game


@pytest.mark.rule("hoyle-betting-example", 1, 2)
def test_hoyles_interval_with_seven_players() -> None:
    """30 each from B, C, D and G and 10 from F make 130; each pays what the book says, D last."""
    game = up_to(10)
    before = game.pot
    game.play(f"{A} checks, {B} checks, {C} bets 5, {D} raises 10, {E} folds")
    needed = []
    for seat, said in (
        (F, "calls"), (G, "raises 20"), (A, "folds"), (B, "calls"), (C, "calls"),
        (D, "raises 30"), (F, "folds"), (G, "calls"), (B, "calls"), (C, "calls"),
    ):  # fmt: skip
        assert game.to_act == seat
        needed.append((seat, chips(game.menu.call)))
        game.play(f"{seat} {said}")
    calls = [one for one in needed if one[0] in (F, B, C) or one == (G, 10)]
    assert calls == [(F, 10), (G, 10), (B, 20), (C, 15), (F, 20), (G, 10), (B, 10), (C, 10)]
    put_in = {seat: 1000 - 10 - game.stack(seat) for seat in (A, B, C, D, E, F, G)}
    assert put_in == {A: 0, B: 30, C: 30, D: 30, E: 0, F: 10, G: 30}
    assert game.pot - before == 130
    assert (game.hand.street, game.to_act) == (2, B)


@pytest.mark.rule("hoyle-raise", 1)
def test_a_raise_is_a_call_and_the_excess() -> None:
    """Opened for 3, the second puts in 6: the opener calls with 3 more, 12 from the two."""
    game = up_to(10)
    before = game.pot
    game.play(f"{A} bets 3, {B} raises 6, 4 folds, 5 folds, 6 folds, 7 folds, 1 folds")
    assert chips(game.last(h.Raised).by) == 3
    assert (game.to_act, chips(game.menu.call)) == (A, 3)
    game.play(f"{A} calls")
    assert game.pot - before == 12


@pytest.mark.rule("hoyle-raise", 2)
def test_a_raise_above_the_limit() -> None:
    """Limit 3: 7 over an opening of 3 is a raise of 4, and refused with the range."""
    game = up_to(3)
    game.play(f"{A} bets 3")
    refusal = game.refusal(f"{B} raises 7")
    assert (refusal.reason, refusal.facts["most"]) == (Reason.WAGER_TOO_LARGE, 6_00)


@pytest.mark.rule("hoyle-raise", 3)
def test_a_raise_by_one() -> None:
    """4 over an opening of 3: a raise by one, or refused where it has to be the last bet."""
    game = up_to(10, ANY)
    game.play(f"{A} bets 3, {B} raises 4")
    assert chips(game.last(h.Raised).by) == 1
    game = up_to(10)
    game.play(f"{A} bets 3")
    assert game.refusal(f"{B} raises 4").reason is Reason.RAISE_TOO_SMALL
    assert span(game) == (6, 13)


@pytest.mark.rule("hoyle-call", 1)
def test_a_call_makes_the_totals_equal() -> None:
    """Totals of this interval 20, 10 and 5: the third player calls with 15."""
    game = up_to(10, seats=3)
    game.play("2 bets 5, 3 raises 10, 1 raises 20")
    assert (game.to_act, chips(game.menu.call)) == (2, 15)


@pytest.mark.rule("hoyle-equalized", 1)
@pytest.mark.rule("uspc-betting-interval-ends", 1)
def test_nobody_raises_himself() -> None:
    """A bets 5, B makes it 10, A calls 5 more: the interval is over and B is not asked again."""
    game = up_to(5, seats=3)
    game.play("2 bets 5, 3 raises 10, 1 folds, 2 calls")
    assert game.hand.street == 2
    assert game.order[-2:] == [2, 2]


@pytest.mark.rule("hoyle-check", 1)
def test_who_has_checked_must_answer_the_bet() -> None:
    """A and B check, C bets 5: D and all the others, A and B last, have to answer it."""
    game = up_to(5)
    game.play(f"{A} checks, {B} checks, {C} bets 5")
    for seat in (D, E, F, G, A, B):
        assert game.to_act == seat
        assert game.refusal(f"{seat} checks").reason is Reason.FACING_BET
        game.play(f"{seat} calls")
    assert game.hand.street == 2


@pytest.mark.rule("hoyle-dropped-inactive", 1)
def test_the_turn_passes_over_who_has_dropped() -> None:
    """Seat 3 has folded: after seat 2 comes seat 4."""
    game = flop()
    game.play("2 bets 20, 3 folds, 4 calls, 1 calls, 2 checks")
    assert game.to_act == 4


@pytest.mark.rule("hoyle-betting-intervals", 1, 2)
@pytest.mark.parametrize(
    ("game_id", "down", "up"), [("five_card_draw", 5, 0), ("five_card_stud", 1, 1)]
)
def test_the_first_interval_begins_when_all_have_their_cards(
    game_id: str, down: int, up: int
) -> None:
    """Draw: five cards each before anybody is asked; five-card stud: one down and one up."""
    settings: Overrides = {"draw.forced_bets": "antes"} if not up else {}
    game = Game(4, game=game_id, bets=(15, 30), ante=2, settings=settings)
    game.deal()
    asked = next(n for n, event in enumerate(game.events) if isinstance(event, h.ActionOn))
    assert not any(isinstance(event, h.HoleCardsDealt) for event in game.events[asked:])
    for player in game.hand.players:
        assert (len(player.down.content), len(player.up)) == (down, up)


@pytest.mark.rule("uspc-law-ante", 1)
def test_the_antes_are_the_pot() -> None:
    """Ante 3 and five players: a pot of 15."""
    game = Game(
        5, game="five_card_draw", bets=(5, 10), ante=3, settings={"draw.forced_bets": "antes"}
    )
    game.deal()
    assert game.pot == 15


@pytest.mark.rule("uspc-law-sequence", 1)
def test_nobody_acts_before_a_raise_is_confirmed() -> None:
    """A's raise waits for his confirmation: it is still his turn, and B may not act."""
    house: Overrides = {"betting.commit": "on_confirm", "betting.out_of_turn": "refuse"}
    game = Game(3, structure=Structure.NO_LIMIT, blinds=(5, 10), settings=house)
    game.deal()
    assert game.refusal("1 raises 30").reason is Reason.CONFIRM_WAGER
    assert game.refusal("2 calls").reason is Reason.NOT_YOUR_TURN
    assert game.to_act == 1


@pytest.mark.rule("hoyle-table-stakes", 1, 3)
def test_hoyles_side_pot() -> None:
    """A 160, B 110, C 40: B bets 70, C calls 40, A calls 70: 120 for all, 60 for A and B.

    C is best and A second: 120 and 60.  A, who has 50 more than B, can lose 110 at most.
    """
    a, b, c = 3, 1, 2
    game = Game(
        3, button=b, structure=Structure.NO_LIMIT, blinds=(5, 10), stacks={a: 160, b: 110, c: 40}
    )
    game.deal({a: "Kc Kd", b: "Qc Qd", c: "Ac Ad"}, "2s 7h 9d 4s 3c")
    game.play(f"{b} raises 70, {c} calls, {a} calls, {a} checks, {b} checks")
    assert game.pots == [(120, (1, 2, 3)), (60, (1, 3))]
    game.play(f"all check, all check, {a} shows, {b} mucks")
    assert game.pushed == [(1, {a: 60}), (0, {c: 120})]
    game = Game(
        3, button=b, structure=Structure.NO_LIMIT, blinds=(5, 10), stacks={a: 160, b: 110, c: 40}
    )
    game.deal({a: "Kc Kd", b: "Ac Ad", c: "Qc Qd"}, "2s 7h 9d 4s 3c")
    game.play(f"{b} all-in, {c} calls, {a} calls")
    assert game.occupant(a).stack == 50_00


@pytest.mark.rule("hoyle-table-stakes", 2)
def test_the_best_hand_takes_main_and_side_pot() -> None:
    """B is best: he wins all 180."""
    a, b, c = 3, 1, 2
    game = Game(
        3, button=b, structure=Structure.NO_LIMIT, blinds=(5, 10), stacks={a: 160, b: 110, c: 40}
    )
    game.deal({a: "Kc Kd", b: "Ac Ad", c: "Qc Qd"}, "2s 7h 9d 4s 3c")
    game.play(f"{b} raises 70, {c} calls, {a} calls, all check, all check, all check")
    while game.table.is_in_hand:
        game.play(f"{game.to_act} shows")
    assert sum(shares.get(b, 0) for _, shares in game.pushed) == 180
