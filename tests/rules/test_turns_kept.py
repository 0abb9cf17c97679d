"""Acts that a private button keeps for the turn (USPC on turns; setting ``betting.preactions``)."""

import pytest
from msgspec.structs import replace

from core.hand import events as h
from core.hand.commands import Preact, Prompt
from core.refusal import Reason
from tests.play import Game
from tests.turns import flop, keep, kept_act


def kept_by(game: Game, seat: int) -> tuple[Preact | None, bool]:
    """What the player at ``seat`` sees that he keeps, and whether it is void."""
    mine = game.view(seat).mine
    assert mine is not None
    return mine.kept, mine.kept_is_void


@pytest.mark.rule("uspc-betting-turn-order", 3)
def test_kept_and_taken_back_in_private() -> None:
    """A fold is kept and taken back: no other view, no version, no public event has changed."""
    game = flop()
    game.play("3 bets 20")
    others = [game.view(seat) for seat in (None, 1, 2, 3, 4)]
    keep(game, 5, Preact.FOLD)
    assert kept_by(game, 5) == (Preact.FOLD, False)
    assert [game.view(seat) for seat in (None, 1, 2, 3, 4)] == others
    keep(game, 5, None)
    assert kept_by(game, 5) == (None, False)
    assert [game.view(seat) for seat in (None, 1, 2, 3, 4)] == others
    game.play("4 calls, 5 raises 60")
    assert kept_by(game, 5) == (None, False)


@pytest.mark.rule("uspc-betting-turn-order")
@pytest.mark.parametrize(
    ("act", "before", "done"),
    [
        (Preact.CHECK, "3 checks, 4 checks", h.Checked),
        (Preact.CHECK_FOLD, "3 checks, 4 checks", h.Checked),
        (Preact.CHECK_FOLD, "3 checks, 4 bets 20", h.Folded),
    ],
)
def test_kept_before_a_bet(act: Preact, before: str, done: type) -> None:
    """A check is made when free; check or fold folds to a bet: it names both."""
    game = flop()
    keep(game, 5, act)
    game.play(before)
    assert game.last(done).seat == 5
    assert game.to_act == 1


@pytest.mark.rule("uspc-betting-turn-order")
@pytest.mark.parametrize(("act", "done"), [(Preact.CALL, h.Called), (Preact.FOLD, h.Folded)])
def test_kept_facing_a_bet(act: Preact, done: type) -> None:
    """A call and a fold are made at the price that was seen."""
    game = flop()
    game.play("3 bets 20")
    keep(game, 5, act)
    game.play("4 calls")
    assert game.last(done).seat == 5
    assert not game.all(h.HeldTo)


@pytest.mark.rule("uspc-betting-turn-order")
@pytest.mark.parametrize("act", [Preact.CALL, Preact.FOLD])
def test_void_once_the_price_has_changed(act: Preact) -> None:
    """After a raise he is asked, and only his own view says that what he kept is void."""
    game = flop()
    game.play("3 bets 20")
    keep(game, 5, act)
    public = len(game.view().seats), game.view().hand
    game.play("4 raises 60")
    assert public[1] != game.view().hand
    assert (game.to_act, game.stack(5)) == (5, 980)
    assert kept_by(game, 5) == (act, True)
    game.play("5 calls")
    assert kept_by(game, 5) == (None, False)


@pytest.mark.rule("uspc-betting-turn-order")
def test_a_check_is_void_once_somebody_bets() -> None:
    """Kept before the bet, it does not turn into a call or a fold."""
    game = flop()
    keep(game, 5, Preact.CHECK)
    game.play("3 bets 20, 4 calls")
    assert (game.to_act, kept_by(game, 5)) == (5, (Preact.CHECK, True))


@pytest.mark.rule("uspc-betting-turn-order")
def test_it_dies_with_its_round() -> None:
    """A call kept on the flop is none on the turn, and the old button is dead there."""
    game = flop()
    old = replace(kept_act(game, 5, Preact.CHECK_FOLD))
    keep(game, 1, Preact.CHECK_FOLD)
    game.play("3 bets 20, 4 calls, 5 calls, 2 calls")
    assert (game.hand.street, game.to_act) == (2, 3)
    assert game.hand.early.kept == ()
    assert game.refused(old).reason is Reason.STALE
    assert game.refused(replace(old, prompt=Prompt(7, 1))).reason is Reason.STALE


@pytest.mark.rule("uspc-betting-turn-order")
def test_refused_keeping() -> None:
    """Where the house has none, on one's turn, after one's act, at another price, and so on."""
    game = flop({"betting.preactions": False})
    assert game.refused(kept_act(game, 5, Preact.CHECK)).reason is Reason.NO_PREACTIONS
    game = flop()
    assert game.refused(kept_act(game, 3, Preact.CHECK)).reason is Reason.YOUR_TURN
    assert game.refused(kept_act(game, 5, None)).reason is Reason.NOTHING_KEPT
    assert game.refused(kept_act(game, 5, Preact.CALL)).reason is Reason.NOTHING_TO_CALL
    old = kept_act(game, 5, Preact.CALL)
    game.play("3 bets 20")
    assert game.refused(old).reason is Reason.PRICE_CHANGED
    assert game.refused(kept_act(game, 5, Preact.CHECK)).reason is Reason.FACING_BET
    assert game.refused(kept_act(game, 3, Preact.FOLD)).reason is Reason.ACT_IS_DONE
    game.play("5 calls")
    assert game.refused(kept_act(game, 5, Preact.FOLD)).reason is Reason.HELD_TO_IT
    game.play("4 folds")
    assert game.refused(kept_act(game, 4, Preact.FOLD)).reason is Reason.ALREADY_FOLDED


@pytest.mark.rule("uspc-betting-turn-order")
def test_kept_and_declared_both() -> None:
    """Released from his word, what he keeps counts in the same moment and not in a later one."""
    game = flop()
    keep(game, 5, Preact.CHECK_FOLD)
    game.play("5 checks, 3 checks, 4 bets 20")
    assert (game.last(h.Released).seat, game.last(h.Folded).seat, game.to_act) == (5, 5, 1)


@pytest.mark.rule("uspc-betting-turn-order")
def test_a_kept_act_is_made_in_time() -> None:
    """Seat 5 has let a turn run out; what he keeps for the next one ends that row of turns."""
    game = flop()
    game.play("3 checks, 4 checks")
    while game.to_act == 5:
        game.run_deadline()
    assert game.occupant(5).expired == 1
    game.play("1 checks, 2 checks")
    keep(game, 5, Preact.CHECK_FOLD)
    game.play("3 checks, 4 checks")
    assert (game.to_act, game.occupant(5).expired) == (1, 0)
