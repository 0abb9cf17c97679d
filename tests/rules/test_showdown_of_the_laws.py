"""The pot and the showdown by the laws: USPC on betting and showing; Cooke 11.11."""

import pytest

from core.hand import events as e
from core.house.settings import Overrides
from core.notation import parse_action
from core.refusal import Reason, Refusal
from core.table.events import ButtonMoved, NextHandDue
from tests.play import Game, person

RAGS = "2c 7d 9h Js 4c"
HOLES = {3: "Qs Qd", 4: "As Ad", 5: "Ks Kd"}
SHOW_ALL: Overrides = {"showdown.show_all": True}


def three(settings: Overrides | None = None, holes: dict[int, str] | None = None) -> Game:
    """Button 1: seats 3, 4 and 5 check a pot of 70 down."""
    game = Game(6, button=1, settings=settings)
    game.deal(HOLES if holes is None else holes, RAGS)
    game.play("4 calls, 5 calls, 6 folds, 1 folds, 2 folds, 3 checks")
    game.play("all check, all check, all check")
    return game


def chips_there(game: Game) -> int:
    """Every chip at the table: the stacks and the pot."""
    hand = game.hand
    in_hand = 0 if hand.is_over else hand.pot + sum(player.stack for player in hand.players)
    return in_hand + sum(occupant.stack for occupant in game.table.occupants)


@pytest.mark.rule("uspc-law-showdown", 1)
def test_all_three_hands_are_shown() -> None:
    """With show_all on the three callers' hands are tabled at once, and nobody is asked."""
    game = three(SHOW_ALL)
    assert game.shown == [3, 4, 5]
    assert all(shown.by_dealer for shown in game.of_hand(e.HandShown))
    assert game.of_hand(e.ShowAwaited) == []
    assert game.pushed == [(0, {4: 70})]


@pytest.mark.rule("uspc-law-showdown")
def test_by_default_losers_may_muck() -> None:
    """Without it each is asked in turn, and who is beaten may muck."""
    game = three()
    assert game.to_act == 3
    game.play("3 shows, 4 shows, 5 mucks")
    assert game.shown == [3, 4]


@pytest.mark.rule("uspc-law-object", 1)
def test_the_two_ways_to_win_a_pot() -> None:
    """Uncontested no card is shown; at the showdown all hands still in are."""
    game = Game(3, button=1, settings=SHOW_ALL)
    game.deal()
    game.play("1 folds, 2 folds")
    assert game.shown == []
    assert game.pushed == [(0, {3: 20})]
    assert three(SHOW_ALL).shown == [3, 4, 5]


@pytest.mark.rule("uspc-law-showdown-miscall", 1)
def test_a_wrong_announcement_is_void() -> None:
    """Ann says "flush" with a pair: it is talk, and her hand counts as a pair."""
    game = three(holes={3: "2d 3s", 4: "Kd Qd", 5: "As Ad"})
    with pytest.raises(Refusal) as refused:
        parse_action("flush", game.view(3), person(3))
    assert refused.value.reason is Reason.UNREADABLE_COMMAND
    game.play("3 shows, 4 mucks, 5 shows")
    assert game.pushed == [(0, {5: 70})]


@pytest.mark.rule("uspc-law-concession", 1)
def test_who_mucks_has_conceded() -> None:
    """Ben mucks the best hand after Ann's false claim: the pot is Ann's."""
    game = three()
    game.play("4 mucks anyway, 5 shows, 3 mucks")
    assert game.pushed == [(0, {5: 70})]
    assert game.refusal("4 mucks").reason is Reason.ALREADY_MUCKED


@pytest.mark.rule("uspc-betting-uncalled", 1)
def test_an_uncalled_bet_wins_unshown() -> None:
    """Pot 20, A bets 10 and all fold: A has the 20 and his own 10 back, and no card is posted."""
    game = Game(2, button=1, blinds=(5, 10))
    game.deal()
    game.play("1 calls, 2 checks")
    assert game.pot == 20
    before = game.stack(2)
    game.play("2 bets 10, 1 folds")
    assert game.stack(2) == before + 20
    (back,) = game.of_hand(e.UncalledReturned)
    assert (back.seat, back.amount) == (2, 1_000)
    assert game.shown == []
    mine = game.view(2).mine
    assert mine is not None
    assert mine.is_asked_to_show


@pytest.mark.rule("uspc-betting-interval-ends", 1)
def test_an_interval_ends_when_bets_are_equal() -> None:
    """A bets 5, B raises to 10, C calls, A calls 5 more: over, 30 in, nothing more for B."""
    game = Game(3, button=1, blinds=(2, 5))
    game.deal()
    game.play("all call")
    before = game.pot
    game.play("2 bets 5, 3 raises 10, 1 calls, 2 calls")
    assert game.pot == before + 30
    assert game.hand.street == 2
    assert game.to_act == 2


@pytest.mark.rule("uspc-betting-all-check", 1)
def test_all_check_and_the_next_street_comes() -> None:
    """Three check: everybody stays in, the next street is dealt, and the pot is the same."""
    game = Game(3, button=1)
    game.deal()
    game.play("all call")
    before, row = game.pot, len(game.hand.boards[0])
    game.play("2 checks, 3 checks, 1 checks")
    assert game.pot == before
    assert len(game.hand.boards[0]) == row + 1
    assert sum(player.is_in for player in game.hand.players) == 3


@pytest.mark.rule("uspc-betting-drop-forfeits", 1)
@pytest.mark.rule("uspc2-drop-forfeits", 1)
def test_who_drops_leaves_his_chips() -> None:
    """B has called 5 and 10 and folds to a raise: his chips stay, and no pot is his to win."""
    game = Game(3, button=1, blinds=(2, 5))
    game.deal()
    game.play("all call, 2 bets 5, 3 calls, 1 raises 15, 2 raises 30, 3 folds")
    paid = game.player(3).paid
    assert paid == 1_000
    game.play("1 calls")
    assert all(3 not in seats for _, seats in game.pots)
    assert game.player(3).paid == paid
    game.skip_hand()
    assert game.stack(3) == 990


@pytest.mark.rule("uspc-law-betting", 1)
def test_no_chip_is_made_or_lost() -> None:
    """The chips at the table are as many before the hand, in it and after it."""
    game = Game(4, button=1)
    before = sum(one.stack for one in game.table.occupants)
    game.deal()
    for line in ("4 raises 60", "1 calls", "2 folds", "3 calls", "3 bets 100", "4 all-in",
                 "1 folds", "3 calls"):  # fmt: skip
        game.play(line)
        assert chips_there(game) == before
    assert not game.table.is_in_hand


@pytest.mark.rule("uspc-law-check", 1)
@pytest.mark.rule("uspc-betting-check", 1)
def test_after_a_bet_it_has_to_be_answered() -> None:
    """A checks, B bets: C's check is refused, and A has to call, raise or fold."""
    game = Game(3, button=1)
    game.deal()
    game.play("all call, 2 checks, 3 bets 20")
    assert game.refusal("1 checks").reason is Reason.FACING_BET
    game.play("1 calls")
    assert game.to_act == 2
    assert game.refusal("2 checks").reason is Reason.FACING_BET
    menu = game.menu
    assert (menu.may_check, menu.may_call, menu.may_raise, menu.may_fold) == (
        False, True, True, True,
    )  # fmt: skip


@pytest.mark.rule("cooke-11.11", 1)
def test_the_order_at_the_end_of_a_hand() -> None:
    """Showdown, payout, the hand closed, the window before the next deal, which the next ends.

    Who is dealt in decides where button and blinds go, so the move is fixed and told with the
    deal that closes the window.
    """
    game = three(SHOW_ALL)
    game.deal()
    kinds: list[type] = [type(event) for event in game.events]
    at = kinds.index(e.ShowdownOpened)
    wanted: list[type] = [
        e.ShowdownOpened, e.HandShown, e.PotPushed, e.HandEnded, NextHandDue, ButtonMoved,
        e.HandStarted,
    ]  # fmt: skip
    places = [kinds.index(kind, at) for kind in wanted]
    assert places == sorted(places)


@pytest.mark.rule("cooke-11.11", 2)
def test_the_button_moves_on() -> None:
    """Six seats after hand 1 with the button in seat 1: button 2, blinds 3 and 4."""
    game = three()
    assert game.places == "B1 SB2 BB3"
    game.skip_hand()
    game.deal()
    assert game.places == "B2 SB3 BB4"
