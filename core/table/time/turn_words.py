"""Words about one's own turn: an act kept for it, a fold taken back, time (Cooke 10.02, 10.19)."""

from typing import Final

from core.hand.commands import HandCommand, SetPreact, TakeTime, Undo
from core.hand.draft import HandDraft
from core.hand.events import TimeTaken
from core.hand.play import command_hand
from core.hand.state import Player, Standing
from core.house.settings import number
from core.ids import Seat, later, seconds
from core.refusal import Reason, Refusal
from core.table import events as e
from core.table.commands.blinds import KillPot
from core.table.draft import TableDraft
from core.table.state import Occupant, TurnClock
from core.table.time import requests

MOST_UNDONE: Final = 1
"""So many folds a player may take back in a playing session (Cooke 10.19)."""


def player_for(draft: TableDraft, command: HandCommand | KillPot) -> tuple[HandDraft, Player]:
    """The hand in play and the player for whom ``command`` speaks.

    Raises:
        Refusal: ``NOT_SEATED``, ``NO_HAND``, ``STALE``, ``PLAYED_BY_PROXY`` or ``NOT_IN_HAND``.
    """
    hand = draft.hand
    if hand is None:
        draft.seated(command.person)
        # A press on a hand that is over means that hand and no other.
        raise Refusal(Reason.NO_HAND if command.prompt is None else Reason.STALE)
    person = command.person
    for player in hand.players:
        if player.person == person and player.played_by is None:
            return hand, player
    for player in hand.players:
        if player.actor == person:
            return hand, player
    draft.seated(person)
    if any(player.person == person for player in hand.players):
        raise Refusal(Reason.PLAYED_BY_PROXY, "cooke-10.14")
    raise Refusal(Reason.NOT_IN_HAND)


def set_preact(draft: TableDraft, command: SetPreact) -> None:
    """Keep an act for the turn, in private: nothing that others can see happens.

    Raises:
        Refusal: as :func:`player_for` and :func:`core.hand.ahead.keeping.keep`.
    """
    hand, player = player_for(draft, command)
    command_hand(hand, player, command)


def undo(draft: TableDraft, command: Undo) -> None:
    """Take the fold back that was just made, once in a playing session (Cooke 10.19).

    A fold that the clock made is none to take back (Cooke 5.13).

    Raises:
        Refusal: as :func:`player_for` and :func:`core.hand.ahead.retrieving.take_back`, and
            ``UNDO_SPENT``.
    """
    hand, player = player_for(draft, command)
    occupant = _occupant(draft, player)
    if player.standing is Standing.FOLDED and occupant.expired:
        raise Refusal(Reason.FOLD_IS_FINAL, "cooke-5.13")
    command_hand(hand, player, command)
    if occupant.folds_undone >= MOST_UNDONE:
        # Said last, to one who could take it back but for this.
        raise Refusal(Reason.UNDO_SPENT, "cooke-10.19")
    draft.emit(e.FoldTakenBack(player.seat))


def take_time(draft: TableDraft, command: TakeTime) -> None:
    """Say "time": the action behind does not hurry him, and he gets all of a clock (Cooke 10.02).

    Raises:
        Refusal: as :func:`player_for`, ``NO_ONE_TO_ACT``, ``STALE``, ``NOT_YOUR_TURN``,
            ``CLOCK_RUNNING`` when a player or the floor has called it, ``TIME_TAKEN`` the second
            time in a turn, or ``TIME_IS_UP``.
    """
    hand, player = player_for(draft, command)
    seat, running = requests.running_turn(draft, command.prompt)
    if seat != player.seat:
        name = hand.player(seat).name
        raise Refusal(Reason.NOT_YOUR_TURN, "cooke-10.02", seat=seat, name=name)
    requests.refuse_late(draft, seat)
    if hand.early.has_time:
        raise Refusal(Reason.TIME_TAKEN, "cooke-10.02")
    requests.refuse_running(draft, seat, by_people=True)
    hand.emit(TimeTaken(seat))
    if running.request is not None:
        requests.start(draft, seat)
    elif running.dealer_calls_at is not None:
        _put_off(draft, running)


def _put_off(draft: TableDraft, running: TurnClock) -> None:
    """The dealer waits at least as long as a clock takes before he calls one himself."""
    settings = draft.config.settings
    on_clock = number(settings, "clock.seconds") + number(settings, "clock.countdown_seconds")
    earliest = later(draft.now, seconds(on_clock))
    assert running.dealer_calls_at is not None
    if running.dealer_calls_at < earliest:
        given = running.given
        clock = TurnClock(running.turn_at, earliest, asked=running.asked, given=given)
        draft.emit(e.TurnBegan(clock))


def _occupant(draft: TableDraft, player: Player) -> Occupant:
    seat: Seat = player.seat
    occupant = draft.occupant(seat)
    assert occupant is not None
    return occupant
