"""Calls of stud that cannot win: warned of, given back, or left to stand (Cooke 5.23; USPC)."""

from typing import Any

import pytest

from core.games.spec import Structure
from core.hand import events as h
from core.hand.state import Standing
from core.refusal import Reason
from tests.play import Game, chips
from tests.stud_table import deal_up, stud, to_street

ACES_AND_KINGS = "Ah Ad Kh Kd"
NOTHING = "9c 7d 4h 2s"


def last_round(
    hands: dict[int, str] | None = None, down: dict[int, str] | None = None, **settings: Any
) -> Game:
    """Five-card stud on the last card: seat 1 shows aces and kings and has bet 10."""
    hands = hands or {1: ACES_AND_KINGS, 2: NOTHING}
    game = stud(len(hands), "five_card_stud", bets=(5, 10), ante=1, **settings)
    deal_up(game, hands, down)
    to_street(game, 5)
    game.play("1 bets 10")
    return game


@pytest.mark.rule("uspc-law-stud-impossible-call", 1)
def test_an_impossible_call_is_given_back() -> None:
    """A-A-K-K against 9-7-4-2: whatever his hole card, the call of 10 is returned, and A wins.

    The bettor's own bet comes back uncalled, and his hole card is shown to nobody.
    """
    game = last_round(stud__impossible_call="refund")
    pot, stack = game.pot - 10, game.stack(2)
    game.play("2 calls anyway")
    assert chips(game.last(h.CallVoided).amount) == 10
    assert (game.last(h.CallVoided).seat, game.player(2).standing) == (2, Standing.FOLDED)
    assert not game.table.is_in_hand
    assert game.occupant(2).stack == stack * 100
    assert game.pushed == [(0, {1: pot})]
    assert game.shown == []


@pytest.mark.rule("uspc-law-stud-impossible-call", 2)
@pytest.mark.rule("cooke-5.23", 1)
def test_without_the_rule_it_stands_and_loses() -> None:
    """No refund: the 10 stay in the pot and the bettor wins them."""
    game = last_round()
    pot = game.pot
    game.play("2 calls anyway")
    assert game.all(h.CallVoided) == []
    game.skip_hand()
    assert game.pushed == [(0, {1: pot + 10})]


@pytest.mark.rule("uspc-law-stud-impossible-call", 1)
@pytest.mark.parametrize(("others", "is_void"), [("8c 8d 3h 4s", False), ("Qs Qh 3h 4s", True)])
def test_what_some_hole_card_could_beat_is_a_call(others: str, is_void: bool) -> None:
    """Q-Q-7-2 needs a third queen against A-A-K-K, which nobody can hold when all lie open."""
    hands = {1: ACES_AND_KINGS, 2: others, 3: "Qc Qd 7h 2s"}
    game = last_round(hands, stud__impossible_call="refund")
    game.play("2 folds, 3 calls anyway")
    assert bool(game.all(h.CallVoided)) is is_void


@pytest.mark.rule("uspc-law-stud-impossible-call", 1)
def test_only_the_last_to_speak_has_it_back() -> None:
    """Somebody still has to act behind the first caller: his call stands; the last one's does not.

    The pot then lies between the bettor and the first caller, who show.
    """
    hands = {1: ACES_AND_KINGS, 2: "9c 7d 4h 2s", 3: "Tc 8d 5h 3s"}
    game = last_round(hands, stud__impossible_call="refund")
    pot = game.pot
    game.play("2 calls anyway, 3 calls anyway")
    assert [one.seat for one in game.all(h.CallVoided)] == [3]
    game.skip_hand()
    assert game.pushed == [(0, {1: pot + 10})]


@pytest.mark.rule("uspc-law-stud-impossible-call", 1)
def test_his_real_hole_card_plays_no_part() -> None:
    """Whether he holds a nine or a trey, the same is void: nothing is told of the card."""
    told = []
    for hole in ("9h", "3c"):
        game = last_round(down={2: hole, 1: "Qc"}, stud__impossible_call="refund")
        game.play("2 calls anyway")
        told.append([type(event) for event in game.of_hand(object)])
    assert told[0] == told[1]


@pytest.mark.rule("uspc-law-stud-impossible-call", 2)
def test_he_is_warned_before_a_call_that_cannot_win() -> None:
    """Asked once in private; confirmed it is taken, and so is an all-in; a house may not ask."""
    game = last_round()
    refusal = game.refusal("2 calls")
    assert (refusal.reason, refusal.rule) == (
        Reason.IMPOSSIBLE_CALL_WARNING, "uspc-law-stud-impossible-call"
    )  # fmt: skip
    assert refusal.facts == {}
    game.play("2 calls anyway")
    game = last_round(stud__warn_impossible=False)
    game.play("2 calls")


@pytest.mark.rule("uspc-law-stud-impossible-call", 2)
def test_the_warning_goes_by_his_own_hand() -> None:
    """K-Q-J-T open may be a straight: who holds the ace is not warned, who holds a trey is."""
    hands = {1: "Ah Ad 6h 5d", 2: "Kc Qd Jh Ts"}
    game = last_round(hands, {2: "As", 1: "2c"})
    game.play("2 calls")
    game = last_round(hands, {2: "3c", 1: "2c"})
    assert game.refusal("2 calls").reason is Reason.IMPOSSIBLE_CALL_WARNING


@pytest.mark.rule("uspc-law-stud-impossible-call", 2)
def test_with_cards_to_come_nobody_is_warned() -> None:
    """On the third street of five-card stud a pair may still come: no question is asked."""
    game = stud(2, "five_card_stud", bets=(5, 10))
    deal_up(game, {1: ACES_AND_KINGS, 2: NOTHING})
    to_street(game, 3)
    game.play("1 bets 5, 2 calls")
    assert game.hand.street == 2


@pytest.mark.rule("uspc-law-stud-impossible-call", 1)
def test_low_and_high_low_have_no_impossible_call() -> None:
    """In razz and high-low the open cards decide nothing: neither a warning nor a refund."""
    for name in ("razz", "stud_hilo"):
        game = stud(2, name, stud__impossible_call="refund")
        game.deal({1: "2c 3d 4h 5s 6c 7c Ac", 2: "Kc Kd Kh Ks Qc Qd Jc"})
        to_street(game, 7)
        game.play(f"{game.to_act} bets 30, {3 - (game.to_act or 0)} calls")
        assert game.all(h.CallVoided) == []


@pytest.mark.rule("uspc-law-stud-impossible-call", 2)
def test_an_all_in_call_is_warned_of_too() -> None:
    """All-in for less than the bet is a call: asked once, and taken when it is confirmed."""
    game = stud(
        2, "five_card_stud", bets=(5,), structure=Structure.POT_LIMIT, ante=1, stacks={2: 9}
    )
    deal_up(game, {1: ACES_AND_KINGS, 2: NOTHING})
    to_street(game, 5)
    game.play("1 bets 10")
    assert game.refusal("2 all-in").reason is Reason.IMPOSSIBLE_CALL_WARNING
    game.play("2 calls anyway")
    assert game.player(2).is_all_in
