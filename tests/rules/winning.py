"""Pots that somebody wins by plan, for what the kill button makes of them (Cooke 8.04)."""

from core.hand.state import Betting, Drawing, Offer
from core.table.kills.button import KillState
from core.table.kills.button_events import KillButtonMoved
from tests.play import Game, chips


def win(game: Game, winner: int, by: int = 0, *, bet: bool = False) -> None:
    """Let ``winner`` win the hand in play.

    Everybody folds but ``by``, who sees the flop with him (or the draw), bets it if ``bet`` is
    asked for, and folds to the winner's bet or raise.
    """
    while game.table.is_in_hand:
        seat = game.to_act
        assert seat is not None
        game.play(f"{seat} {_verb(game, seat, winner, by, bet=bet)}")


def _verb(game: Game, seat: int, winner: int, by: int, *, bet: bool) -> str:
    if not isinstance(game.hand.phase, Betting):
        return {Drawing: "pats", Offer: "passes"}.get(type(game.hand.phase), "shows")
    if seat not in (winner, by):
        return "folds"
    if game.hand.street == 0:
        return _before_flop(game, seat, winner, by)
    menu = game.menu
    waits = bet and seat == winner and not game.hand.bets
    if menu.may_check and (waits or (seat == by and not bet)):
        return "checks"
    if seat == by and not menu.may_check:
        return "folds"
    return f"{'bets' if menu.may_check else 'raises'} {chips(menu.raise_min)}"


def _before_flop(game: Game, seat: int, winner: int, by: int) -> str:
    """The winner raises where the big blind would have a free look otherwise."""
    menu, hand = game.menu, game.hand
    if hand.wager == 0:
        return f"bets {chips(menu.raise_min)}"
    is_free = hand.wager == hand.rules.stakes.big_blind and hand.big_blind not in (winner, by)
    if seat == winner and is_free:
        return f"raises {chips(menu.raise_min)}"
    return "checks" if menu.may_check else "calls"


def hand_won(game: Game, winner: int, by: int = 0, *, bet: bool = False) -> None:
    """Deal the next hand and let ``winner`` win it; see :func:`win`."""
    game.deal()
    win(game, winner, by, bet=bet)


def show_down(game: Game) -> None:
    """Check the hand in play down from the flop, and show all hands."""
    while isinstance(game.hand.phase, Betting):
        game.play(f"{game.to_act} {'checks' if game.menu.may_check else 'calls'}")
    while game.table.is_in_hand:
        game.play(f"{game.to_act} shows")


def button(game: Game) -> tuple[KillState, int | None]:
    """How the kill button lies, and before which seat."""
    kill = game.table.kill
    there = (one.seat for one in game.table.occupants if one.person == kill.person)
    return kill.state, next(there, None)


def moves(game: Game) -> list[KillButtonMoved]:
    """Everything that has happened to the button."""
    return game.all(KillButtonMoved)


NEUTRAL = (KillState.NEUTRAL, None)


def leg(seat: int) -> tuple[KillState, int | None]:
    """A leg up at ``seat``."""
    return KillState.LEG_UP, seat


def kill(seat: int) -> tuple[KillState, int | None]:
    """A kill that is due from ``seat``."""
    return KillState.KILL, seat
