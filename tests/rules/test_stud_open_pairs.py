"""The open-pair option: Cooke 5.08, 5.24, 5.26, the stud sheets 5 and 6."""

from typing import Any

import pytest

from core.hand import events as h
from core.refusal import Reason
from tests.play import Game
from tests.stud_table import bring_in, deal_up, stud

EIGHTS = {1: "8c 8d", 2: "4d Ts", 3: "5s 9c", 4: "2c Jd"}


def on_fourth(
    upcards: dict[int, str] | None = None, game: str = "seven_card_stud", **settings: Any
) -> Game:
    """10-20 on fourth street, where P1 shows a pair of eights and the option is on."""
    table = stud(4, game, bets=(10, 20), **{"stud__open_pair_double": True, **settings})
    deal_up(table, upcards or EIGHTS)
    bring_in(table)
    table.play("all call")
    return table


def sizes(game: Game) -> list[int]:
    """What may be wagered now, as totals."""
    return [size // 100 for size in game.menu.sizes]


@pytest.mark.rule("cooke-5.08", 1)
@pytest.mark.rule("scs-5", 6)
def test_by_default_a_pair_does_not_change_the_limit() -> None:
    """10-20, P1 shows 8-8: only 10 may be bet."""
    game = on_fourth(stud__open_pair_double=False)
    assert (game.to_act, sizes(game)) == (1, [10])
    game.play("1 bets 20")
    assert game.last(h.BetMade).to == 10_00


@pytest.mark.rule("cooke-5.08", 2)
def test_the_pair_may_check_or_bet_either_size() -> None:
    """With the option on P1 may check, bet 10 or bet 20."""
    game = on_fourth()
    assert (game.to_act, sizes(game), game.menu.may_check) == (1, [10, 20], True)
    game.play("1 bets 20")
    assert game.last(h.BetMade).to == 20_00


@pytest.mark.rule("scs-5", 1)
def test_over_a_small_bet_either_size_may_be_added() -> None:
    """P1 bets 10: P2 may call 10, raise to 20 or raise to 30."""
    game = on_fourth()
    game.play("1 bets 10")
    assert (game.menu.call, sizes(game)) == (10_00, [20, 30])


@pytest.mark.rule("scs-5", 2)
def test_after_a_large_raise_only_large_ones() -> None:
    """P2 raised to 30, by 20: P3's raise is to 50, and one to 40 is refused."""
    game = on_fourth()
    game.play("1 bets 10, 2 raises 30")
    assert sizes(game) == [50]
    assert game.refusal("3 raises 40").reason in (Reason.NOT_THE_LIMIT_BET, Reason.NOT_A_LIMIT_BET)
    game.play("3 raises 50")


@pytest.mark.rule("scs-5", 3)
def test_anybody_may_use_it() -> None:
    """P1 checks, P2, who has no pair himself, bets 20."""
    game = on_fourth()
    game.play("1 checks, 2 bets 20")
    assert game.hand.wager == 20_00


@pytest.mark.rule("scs-5", 4)
def test_it_takes_a_pair_on_some_board() -> None:
    """No pair on any board: only 10."""
    assert sizes(on_fourth({1: "8c 7d", 2: "4d Ts", 3: "5s 9c", 4: "2c Jd"})) == [10]


@pytest.mark.rule("scs-5", 5)
def test_the_stakes_do_not_go_back() -> None:
    """10, raised to 20, raised to 40: P4 may call 40 or raise to 60, not to 50."""
    game = on_fourth()
    game.play("1 bets 10, 2 raises 20, 3 raises 40")
    assert (game.menu.call, sizes(game)) == (40_00, [60])
    assert game.refusal("4 raises 50").reason in (Reason.NOT_THE_LIMIT_BET, Reason.NOT_A_LIMIT_BET)


@pytest.mark.rule("scs-5")
def test_a_folded_pair_does_not_count() -> None:
    """Only the boards of those still in the hand are looked at."""
    game = stud(4, bets=(10, 20), stud__open_pair_double=True)
    deal_up(game, {1: "8c 8d", 2: "4d Ts", 3: "5s 9c", 4: "2c Jd"})
    game.play("4 brings in, 1 folds, 2 calls, 3 calls")
    game.play("all check")
    assert sizes(game) == [20]
    game = stud(4, bets=(10, 20), stud__open_pair_double=True)
    deal_up(game, {1: "8c", 2: "4d", 3: "5s", 4: "2c"})
    game.play("4 brings in, 1 folds, 2 calls")
    game.next_cards(". Ts 9c Jd")
    game.play("3 calls")
    assert sizes(game) == [10]


@pytest.mark.rule("cooke-5.24", 4)
@pytest.mark.rule("scshl-6", 1)
def test_never_in_high_low() -> None:
    """10-20, P1 shows 8-8 in eight-or-better with the option on: 10 only."""
    assert sizes(on_fourth(game="stud_hilo")) == [10]


@pytest.mark.rule("cooke-5.25")
@pytest.mark.rule("razz-5")
def test_never_in_razz() -> None:
    """An open pair does not change the limit of razz."""
    assert sizes(on_fourth(game="razz")) == [10]


@pytest.mark.rule("cooke-5.26", 3)
@pytest.mark.rule("fcs-1", 1)
@pytest.mark.parametrize(("option", "expected"), [(True, [10, 20]), (False, [10])])
def test_in_five_card_stud_on_the_second_upcard(option: bool, expected: list[int]) -> None:
    """P3's second upcard pairs the first: 10 or 20 in that round, with the option off 10."""
    boards = {1: "Jc Td", 2: "4d Ts", 3: "8s 8c", 4: "2c 9d"}
    game = on_fourth(boards, "five_card_stud", stud__open_pair_double=option)
    assert (game.to_act, sizes(game)) == (3, expected)
