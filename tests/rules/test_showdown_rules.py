"""The showdown: Cooke 11.01 to 11.07."""

import pytest

from core.cards import parse_cards
from core.hand import events as h
from core.house.settings import Overrides
from core.notation import parse_action
from core.notation.parsed import Ask, Unclear
from core.refusal import Reason, Refusal
from tests.play import Game, person

RAGS = "2c 7d 9h Js 4c"
"""A board that helps nobody."""


def order(game: Game) -> tuple[int, ...]:
    """In which order hands are shown."""
    return game.last(h.ShowdownOpened).queue


def show_all(game: Game) -> None:
    """Everybody who is asked shows."""
    while game.table.is_in_hand:
        game.play(f"{game.to_act} shows")


def six(
    script: str,
    holes: dict[int, str] | None = None,
    board: str = RAGS,
    *,
    button: int = 2,
    settings: Overrides | None = None,
) -> Game:
    """Six seats, played by ``script``."""
    game = Game(6, button=button, settings=settings)
    game.deal(holes, board)
    game.play(script)
    return game


RIVER_135 = "5 calls, 6 folds, 1 calls, 2 folds, 3 calls, 4 checks"
"""Button 2: seats 5, 1, 3 and 4 see the flop; 3 acts first."""


@pytest.mark.rule("cooke-11.01", 1)
def test_the_bettor_shows_first() -> None:
    """River: 3 checks, 5 bets 40, 1 and 3 call: 5, 1, 3."""
    game = six(f"{RIVER_135}, all check, all check, 3 checks, 4 checks, 5 bets 40")
    game.play("1 calls, 3 calls, 4 folds")
    assert order(game) == (5, 1, 3)


@pytest.mark.rule("cooke-11.01", 2)
def test_the_last_raiser_shows_first() -> None:
    """River: 3 bets 40, 5 raises to 80, 1 folds, 3 calls: 5, 3."""
    game = six(f"{RIVER_135}, all check, all check, 3 bets 40, 4 folds, 5 raises 80")
    game.play("1 folds, 3 calls")
    assert order(game) == (5, 3)
    assert game.to_act == 5


@pytest.mark.rule("cooke-11.01")
def test_without_a_bet_the_first_to_act_shows_first() -> None:
    """River checked around, button 6, seats 2, 4 and 5 in: 2, 4, 5."""
    script = "3 folds, 4 calls, 5 calls, 6 folds, 1 folds, 2 checks"
    game = six(f"{script}, 2 bets 20, 4 calls, 5 calls, all check, all check", button=6)
    assert order(game) == (2, 4, 5)


@pytest.mark.rule("cooke-11.01", 4)
def test_all_in_before_the_river() -> None:
    """All-in on the turn, button 6, seats 2 and 4: 2, 4, although 4 bet last."""
    script = "3 folds, 4 calls, 5 folds, 6 folds, 1 folds, 2 checks, all check"
    game = six(f"{script}, 2 checks, 4 all-in, 2 calls", button=6)
    assert order(game) == (2, 4)
    assert game.shown == [2, 4]
    assert len(game.hand.boards[0]) == 5


@pytest.mark.rule("cooke-11.01", 6)
@pytest.mark.parametrize(("idle", "winner"), [("auto_show_if_winning", 5), ("auto_muck", 3)])
def test_the_best_hand_is_silent(idle: str, winner: int) -> None:
    """Seat 5 must show, holds the best hand and says nothing for 30 s."""
    holes = {5: "As Ad", 3: "Ks Kd", 1: "Qs Qd"}
    river = "3 checks, 4 checks, 5 bets 40, 1 calls, 3 calls, 4 folds"
    game = six(
        f"{RIVER_135}, all check, all check, {river}", holes, settings={"showdown.idle": idle}
    )
    before = game.at
    game.run_deadline()
    assert game.at - before == 30_000 + 2_000
    assert game.shown == ([5] if winner == 5 else [])
    show_all(game)
    assert game.pushed == [(0, {winner: 200})]


@pytest.mark.rule("cooke-11.02", 1)
def test_a_hand_may_be_shown_before_its_turn() -> None:
    """Seat 1, third in order, shows first; 3 and 5 are still asked, in their order."""
    game = six(
        f"{RIVER_135}, all check, all check, 3 bets 40, 4 folds, 5 calls, 1 calls",
        {1: "As Ad", 3: "Ks Kd", 5: "Qs Qd"},
    )
    assert order(game) == (3, 5, 1)
    game.play("1 shows")
    assert game.shown == [1]
    assert game.to_act == 3
    game.play("3 mucks")
    assert game.to_act == 5
    game.play("5 shows")
    assert game.pushed == [(0, {1: 200})]


@pytest.mark.rule("cooke-11.02", 2)
def test_no_hand_is_shown_before_the_betting_is_over() -> None:
    """A show on the river with the bet still open is refused."""
    game = six(f"{RIVER_135}, all check, all check, 3 bets 40")
    for said in ("3 shows", "5 shows", "1 mucks"):
        assert game.refusal(said).reason is Reason.NO_SHOWDOWN


def heads_up(one: str, two: str, board: str, settings: Overrides | None = None) -> Game:
    """Seats 1 and 2 at the showdown of a checked hand of 40; seat 2 is asked first."""
    game = Game(2, button=1, settings=settings)
    game.deal({1: one, 2: two}, board)
    game.play("1 calls, 2 checks, all check, all check, all check")
    assert game.to_act == 2
    return game


@pytest.mark.rule("cooke-11.03", 1)
@pytest.mark.parametrize(("idle", "winner"), [("auto_show_if_winning", 2), ("auto_muck", 1)])
def test_one_card_awards_nothing(idle: str, winner: int) -> None:
    """One of two cards shown, then silence: nothing is awarded, and the idle rule decides."""
    game = heads_up("Kc Kd", "Ac Ad", RAGS, {"showdown.idle": idle})
    game.play("2 shows Ac")
    assert game.of_hand(h.PotPushed) == []
    assert game.to_act == 2
    game.run_deadline()
    show_all(game)
    assert game.pushed == [(0, {winner: 40})]


@pytest.mark.rule("cooke-11.03", 2)
def test_an_uncontested_pot_needs_no_show() -> None:
    """All fold to seat 3's bet: he is paid and no card is shown."""
    game = six(f"{RIVER_135}, 3 bets 40, 4 folds, 5 folds, 1 folds")
    assert game.pushed == [(0, {3: 80})]
    assert game.shown == []


@pytest.mark.rule("cooke-11.04", 1)
def test_a_partial_show_that_might_win() -> None:
    """Qs alone on Q-Q-6-6-2 reveals Qs and nothing else; the whole hand is still asked for."""
    game = heads_up("Kc Kd", "Qs 3h", "Qc Qd 6h 6s 2c")
    game.play("2 shows Qs")
    (exposed,) = game.of_hand(h.CardsExposed)
    assert (exposed.seat, exposed.cards) == (2, parse_cards("Qs"))
    assert game.shown == []
    assert game.to_act == 2
    assert game.refusal("2 shows Qs").reason is Reason.ALREADY_SHOWN
    seen = game.view()
    assert seen.hand is not None
    player = seen.hand.player(game.hand.seats[0])
    assert player is not None
    assert (player.exposed, player.shown, player.down) == (parse_cards("Qs"), None, 1)


@pytest.mark.rule("cooke-11.04", 2)
def test_the_other_card_of_a_loser_never_appears() -> None:
    """Seat 1 loses having shown one card: no event and no view holds the other."""
    game = heads_up("5h 3s", "Ac Ad", RAGS)
    game.play("2 shows, 1 shows 5h, 1 mucks")
    assert not game.table.is_in_hand
    (other,) = parse_cards("3s")
    shown = [card for event in game.of_hand(h.HandShown) for card in event.cards]
    exposed = [card for event in game.of_hand(h.CardsExposed) for card in event.cards]
    assert exposed == list(parse_cards("5h"))
    assert other not in shown + exposed
    seen = game.view(2).hand
    assert seen is not None
    loser = seen.player(game.player(1).seat)
    assert loser is not None
    assert (loser.shown, loser.exposed) == (None, parse_cards("5h"))


def says(game: Game, seat: int, words: str) -> None:
    """Words that are no act change nothing."""
    try:
        said = parse_action(words, game.view(seat), person(seat))
    except Refusal:
        return
    assert isinstance(said, Ask | Unclear), words


@pytest.mark.rule("cooke-11.05", 1)
def test_a_wrong_claim_does_not_bind() -> None:
    """Seat 2 tables a flush and calls it two pair: the flush beats the straight."""
    game = heads_up("Td 8h", "Ah 3h", "Qh Jh 9h 2c 4s")
    says(game, 2, "two pair")
    game.play("2 shows, 1 shows")
    assert game.pushed == [(0, {2: 40})]


@pytest.mark.rule("cooke-11.05", 2)
def test_a_spoken_concession_does_not_bind() -> None:
    """Seat 2 says "you win" with the best hand on the table: he is paid."""
    game = heads_up("Kc Kd", "Ac Ad", RAGS)
    game.play("2 shows")
    says(game, 2, "you win")
    game.play("1 shows")
    assert game.pushed == [(0, {2: 40})]


@pytest.mark.rule("cooke-11.06", 1)
def test_suits_decide_nothing() -> None:
    """Two identical straights share 200 evenly, one of them in spades."""
    game = Game(2, button=1)
    game.deal({1: "Ts 8s", 2: "Tc 8c"}, "9d Jh Qs 2s 3d")
    game.play("1 raises 100, 2 calls, all check, all check, all check, 2 shows, 1 shows")
    assert game.pushed == [(0, {1: 100, 2: 100})]


A, B, C, D = 3, 4, 1, 2
"""Button 4: C is small blind, D big blind, A under the gun and B on the button."""


def side_pots(holes: dict[int, str], last: str = "all check") -> Game:
    """A all-in 50, B all-in 150, C and D 300 each with chips behind, checked down."""
    game = Game(4, button=B, stacks={A: 50, B: 150})
    game.deal(holes, RAGS)
    game.play(f"{A} all-in, {B} all-in, {C} raises 300, {D} calls")
    assert game.pots == [(200, (1, 2, 3, 4)), (300, (1, 2, 4)), (300, (1, 2))]
    game.play(f"all check, all check, {last}")
    return game


@pytest.mark.rule("cooke-11.07", 1)
def test_the_last_side_pot_shows_first() -> None:
    """C and D show for side pot 2, then B for side pot 1, then A, who is in the main pot only."""
    game = side_pots({A: "3c 3d", B: "5c 5d", C: "6c 6d", D: "8c 8d"})
    assert order(game) == (C, D, B, A)
    game.play(f"{C} shows, {D} shows")
    assert game.shown == [C, D, B, A]
    game = side_pots({}, last=f"{C} checks, {D} bets 100, {C} calls")
    assert order(game) == (D, C, B, A)


@pytest.mark.rule("cooke-11.07", 2)
def test_each_pot_is_pushed_by_itself() -> None:
    """A pair wins side pot 2 for C, B beats it for side pot 1, A has the best hand of all."""
    game = side_pots({A: "As Ad", B: "Ks Kd", C: "Qs Qd", D: "3c 5d"})
    game.play(f"{C} shows, {D} mucks")
    assert game.pushed == [(2, {C: 300}), (1, {B: 300}), (0, {A: 200})]


@pytest.mark.rule("cooke-11.07", 3)
def test_who_mucks_has_no_claim_on_any_pot() -> None:
    """D, with the best hand, mucks while side pot 2 is contested: nothing of any pot is his."""
    game = side_pots({A: "5s 5d", B: "Ks Kd", C: "Qs Qd", D: "As Ad"})
    game.play(f"{D} mucks anyway, {C} shows")
    assert game.pushed == [(2, {C: 300}), (1, {B: 300}), (0, {B: 200})]


@pytest.mark.rule("cooke-11.07")
def test_the_last_one_left_in_a_side_pot_has_won_it() -> None:
    """D mucks, so side pot 2 is C's without a show; mucking for the rest does not lose it."""
    game = side_pots({A: "5s 5d", B: "Ks Kd", C: "Qs Qd", D: "As Ad"})
    game.play(f"{D} mucks anyway, {C} mucks anyway")
    assert game.shown == [B, A]
    assert game.pushed == [(2, {C: 300}), (1, {B: 300}), (0, {B: 200})]


@pytest.mark.rule("cooke-11.07")
def test_an_all_in_hand_is_shown() -> None:
    """An all-in hand is tabled in its turn; its owner cannot muck it."""
    game = side_pots({A: "5s 5d", B: "Ks Kd", C: "Qs Qd", D: "As Ad"})
    assert game.refusal(f"{A} mucks anyway").reason is Reason.ALL_IN_IS_SHOWN
