"""The fullest tables there can be: every seat taken, everybody in to the end."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from core.games import GAMES, ROTATIONS
from core.games.spec import Structure
from core.hand import commands as h
from core.hand.state import Betting, Choosing, Drawing, Hand, Showdown
from core.ids import Seat
from core.refusal import Refusal
from core.table.commands import TableCommand
from core.view import TableView
from tests.play import Game

LONGEST_NAME = 32
"""Characters of a name on Discord; Slack's display names are cut to as many."""


def fullest(game: str, structure: Structure | None = None, *, most: int) -> Game:
    """A table of ``game`` with all its ``most`` seats taken; in turn each has a larger stack."""
    meant = structure or structures_of(game)[0]
    blinds: tuple[int, int] | None = None
    bets: tuple[int, ...] = (10, 20)
    if meant is not Structure.FIXED:
        has_blinds = GAMES[game].forced[0].has_blinds
        blinds, bets = ((5, 10), ()) if has_blinds else (None, (10,))
    is_stud = not GAMES[game].has_button if game in GAMES else False
    return Game(
        most,
        game=game,
        structure=structure,
        bets=bets,
        blinds=blinds,
        ante=1 if is_stud else None,
        bring_in=3 if is_stud else None,
        stacks={seat: 4_000 + 1_111 * seat for seat in range(1, most + 1)},
    )


def structures_of(game: str) -> tuple[Structure, ...]:
    """The structures a game is offered in."""
    return (Structure.FIXED,) if game in ROTATIONS else GAMES[game].structures


def played(table: Game, *, all_in: bool = False) -> Iterator[Game]:
    """Deal a hand and yield the table at each of its prompts, and when it is over.

    Nobody folds; with ``all_in`` everybody puts in what he can.
    """
    table.deal()
    while table.table.is_in_hand:
        yield table
        said = _stays(table.hand, all_in=all_in)
        try:
            table.do(said)
        except Refusal:
            table.do(_stays(table.hand, all_in=False))
    yield table


def _stays(hand: Hand, *, all_in: bool) -> TableCommand:
    person = {player.seat: player.person for player in hand.players}
    match hand.phase:
        case Betting(menu=menu):
            who = person[menu.seat]
            if all_in and menu.may_raise:
                wager = h.Bet if menu.opens else h.RaiseTo
                return wager(who, menu.raise_max)
            if menu.bring_in or menu.must_bet:
                return h.Bet(who, menu.bring_in or menu.raise_min)
            return h.Check(who) if menu.may_check else h.Call(who)
        case Drawing(to_act=seat, most=most):
            player = hand.player(seat)
            assert player is not None
            count = min((seat + hand.street) % (most + 1), len(player.down.content))
            return h.DrawCards(person[seat], tuple(range(1, count + 1)))
        case Choosing(waiting=waiting, count=count):
            return h.MakeChoice(person[waiting[0]], tuple(range(1, count + 1)))
        case Showdown(queue=queue):
            return h.Show(person[queue[0]])
        case other:
            raise AssertionError(other)


def named(view: TableView, length: int) -> TableView:
    """``view`` with names of ``length`` characters, all of which Discord has to escape."""

    def name(seat: Seat) -> str:
        return f"{seat}_".ljust(length, "_")[:length]

    seats = tuple(replace(one, name=name(one.seat)) for one in view.seats)
    hand = view.hand
    if hand is not None:
        players = tuple(replace(one, name=name(one.seat)) for one in hand.players)
        hand = replace(hand, players=players)
    return replace(view, seats=seats, hand=hand)
