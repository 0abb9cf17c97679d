"""The dealer between hands: who is dealt in, the button, the deal, and tidying up after it."""

from core.cards import Card
from core.chips import Chips
from core.games import GAMES
from core.hand import progress
from core.hand.events import Entrant, HandStarted
from core.hand.rules import resolve
from core.house.settings import number
from core.ids import Seat, later, seconds
from core.refusal import Reason, Refusal
from core.table import button
from core.table import events as e
from core.table.commands import StartHand
from core.table.draft import TableDraft
from core.table.seating import can_play, get_up
from core.table.state import Occupant

FEWEST = 2
"""No hand is dealt to fewer players."""


def start_hand(draft: TableDraft, command: StartHand) -> None:
    """Deal the next hand.

    Raises:
        Refusal: ``HAND_IN_PLAY``, ``TABLE_CLOSING``, or ``NO_HAND`` when fewer than two are
            ready or the deal is not due yet.
    """
    if draft.is_in_hand:
        raise Refusal(Reason.HAND_IN_PLAY, "cooke-4.05")
    if draft.is_closing:
        raise Refusal(Reason.TABLE_CLOSING)
    if draft.next_hand_at is None or draft.now < draft.next_hand_at:
        raise Refusal(Reason.NO_HAND)
    for occupant in draft.occupants():
        if occupant.behind and occupant.is_ready:
            _put_in_play(draft, occupant)
    positions = _positions(draft, command.draw_deck.content)
    for seat in positions.passed:
        absent = draft.occupant(seat)
        if absent is not None and not absent.waits:
            draft.emit(e.BlindPassed(seat))
    draft.emit(
        e.ButtonMoved(
            pointers=positions.pointers,
            is_dead=positions.is_dead_button,
            no_small_blind=positions.small_blind is None,
            is_heads_up=positions.is_heads_up,
            last_action=positions.last_action,
        )
    )
    _deal(draft, positions, command)


def _deal(draft: TableDraft, positions: button.Positions, command: StartHand) -> None:
    config = draft.table.config
    game = GAMES[config.game]
    draft.emit(
        HandStarted(
            number=draft.hands + 1,
            game=config.game,
            rules=resolve(config.structure, config.stakes, config.settings),
            button=positions.pointers.button,
            small_blind=positions.small_blind,
            big_blind=positions.pointers.big_blind,
            entrants=tuple(_entrant(draft, seat) for seat in positions.dealt),
            deck=command.deck,
            boards=game.boards,
        )
    )
    hand = draft.hand
    assert hand is not None
    progress.start(hand)


def _entrant(draft: TableDraft, seat: Seat) -> Entrant:
    occupant = draft.occupant(seat)
    assert occupant is not None
    return Entrant(seat, occupant.person, occupant.name, occupant.stack, occupant.is_prop)


def _positions(draft: TableDraft, draw_deck: tuple[Card, ...]) -> button.Positions:
    ready = [o.seat for o in draft.occupants() if o.is_ready]
    waiting = [o.seat for o in draft.occupants() if o.is_ready and o.waits]
    absent = [o.seat for o in draft.occupants() if not o.is_ready]
    seats = len(draft.seats)
    if draft.pointers is None or button.starts_anew(ready, waiting, draft.pointers):
        return button.first_positions(_draw_button(draft, ready, draw_deck), ready, absent, seats)
    return button.next_positions(draft.pointers, ready, waiting, absent, seats)


def _draw_button(draft: TableDraft, ready: list[Seat], deck: tuple[Card, ...]) -> Seat:
    """A card to each: the highest has the button, suits break ties (Cooke 13.02.01)."""
    drawn = tuple(e.DrawnCard(seat, deck[place]) for place, seat in enumerate(ready))
    # A card's number grows with its rank and, within it, with its suit.
    winner = max(drawn, key=lambda one: one.card)
    draft.emit(e.ButtonDrawn(drawn, winner.seat))
    return winner.seat


def _put_in_play(draft: TableDraft, occupant: Occupant) -> None:
    """Chips bought meanwhile join the stack, as far as the table's maximum allows."""
    most = draft.table.config.buy_in_most
    room = max(most - occupant.stack, 0) if most else occupant.behind
    joins = Chips(min(occupant.behind, room))
    if joins:
        draft.emit(e.ChipsInPlay(occupant.seat, joins))
    if joins < occupant.behind:
        rest = Chips(occupant.behind - joins)
        draft.emit(e.ChipsReturned(occupant.seat, occupant.person, occupant.is_prop, rest))


def tidy_up(draft: TableDraft) -> None:
    """After a hand: see off who leaves, sit out who is broke, close a closing table."""
    for occupant in draft.occupants():
        if occupant.is_leaving or draft.is_closing:
            get_up(draft, occupant)
        elif not occupant.is_away and not can_play(draft, occupant):
            draft.emit(e.WentAway(occupant.seat, e.AwayReason.BROKE))
    if draft.is_closing and not draft.is_closed:
        draft.emit(e.TableClosed())


def schedule(draft: TableDraft) -> None:
    """Say when the next hand is due, whenever that has changed."""
    ready = sum(1 for occupant in draft.occupants() if occupant.is_ready)
    due = ready >= FEWEST and not draft.is_closing and not draft.is_in_hand
    if due and draft.next_hand_at is None:
        pause = seconds(number(draft.table.config.settings, "table.next_hand_seconds"))
        draft.emit(e.NextHandDue(later(draft.now, pause)))
    elif not due and draft.next_hand_at is not None:
        draft.emit(e.NextHandDue(None))
