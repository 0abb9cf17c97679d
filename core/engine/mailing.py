"""Mailing: which letters a step makes necessary.

One board for each hand, the cards to each player, a line for what the channel should notice.
Turn notices are not written here: they are due only when nobody acts.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, get_args

from core.engine.letters import Letter, State
from core.hand.events import (
    AmountRead,
    BetMade,
    CardMadeGood,
    CardReplaced,
    CardsExposed,
    ChipsForfeited,
    ChipsPutEarly,
    Completed,
    DrawServed,
    Entrant,
    FoldedEarly,
    FoldRetrieved,
    HandFouled,
    HandKilled,
    HandRetrieved,
    HandSeen,
    HandShownTo,
    HandStarted,
    HandVoided,
    HoleCardsDealt,
    LeakNoted,
    LookAsked,
    LookReported,
    Raised,
    Released,
    SaidEarly,
    ShowAllAsked,
    StringRaiseRefused,
    WagerCorrected,
)
from core.hand.state import Player
from core.ids import PersonId
from core.present.documents import Slot
from core.present.floor.conduct_words import TOLD as CONDUCT
from core.refusal import Reason
from core.table import events as t
from core.table.blinds import events as b
from core.table.floor.contest_events import ContestEvent, ProxyEnded, ProxyNamed, ProxyRefused
from core.table.floor.misdeals.events import DealRepaired, MisdealEvent
from core.table.floor.ruling_events import MoveSettled, RulingEvent
from core.table.kills.offer_events import KillOfferEvent
from core.table.money import money_events as m
from core.table.seats.change_events import (
    Dropped,
    SeatChanged,
    SeatChangeDropped,
    SeatChangeWaits,
)
from core.table.setup import proposal_events as p
from core.table.state import Table
from core.table.step import Step

Pen = Callable[..., Letter]
"""Makes a letter with the next number."""

FROZEN: Final = "frozen"
"""Note of the line that says a table is frozen."""

WAITING: Final = "waiting"
"""Note of the line that says a table waits for players."""

CAME: Final = "came:"
"""Note of the line that says who has sat down before the first hand; his id follows."""

PROXY: Final = "proxy:"
"""Note of the line that says who plays for whom; the seat follows."""

COUNTDOWN: Final = "countdown:"
"""Note of the notice that a clock is counted down; when it ends follows."""

REPORTED: Final = "reported"
"""Note of the line that calls the floor to a called hand."""

DMS_CLOSED: Final = "dms_closed:"
"""Note of the line that says a player cannot be reached in private; his id follows."""


def letters_after(step: Step, pen: Pen, shut: Callable[[PersonId], bool]) -> Iterator[Letter]:
    """The letters of ``step``; ``shut`` tells who takes no private messages."""
    table = step.table
    for event in step.events:
        if isinstance(event, t.TableOpened):
            yield pen(table=table.id, slot=Slot.SIGN, to=table.place)
        elif isinstance(event, HandStarted) and not _is_void_at_once(table):
            yield pen(table=table.id, slot=Slot.BOARD, to=table.place, hand=event.number)
            yield from _private_hands(
                table, event.number, _people(table, event.entrants), pen, shut
            )
    yield from _new_cards(step, pen, shut)
    yield from _shown_to_one(step, pen, shut)
    news = tuple(told(step.events, table))
    if news:
        yield pen(
            table=table.id,
            slot=Slot.LOG,
            to=table.place,
            version=table.version,
            note=_kind_of(news),
        )


def _is_void_at_once(table: Table) -> bool:
    """The dealer has found his own deal wrong: nobody gets to see any of it (Cooke 14.20)."""
    return table.hand is not None and table.hand.is_void


def told(events: Iterable[t.TableEvent], after: Table) -> Iterator[t.TableEvent]:
    """Those of ``events`` that the channel is told in words; ``after`` is the table then.

    The board shows all the others.
    """
    for event in events:
        is_told = _TOLD.get(type(event))
        if is_told is not None and is_told(event, after):
            yield event


def countdown_note(table: Table) -> str:
    """The note of the notice that is due when the clock now running is counted down, else empty."""
    request = table.clock.request if table.clock is not None else None
    return f"{COUNTDOWN}{request.ends_at}" if request is not None else ""


def is_true_still(letter: Letter, table: Table) -> bool:
    """False for a line that the table has made untrue before it was sent."""
    if letter.note == WAITING:
        return table.next_hand_at is None and not table.is_in_hand and not table.is_closed
    if letter.note.startswith(CAME):
        return table.occupant_of(PersonId(letter.note.removeprefix(CAME))) is not None
    return True


def _kind_of(news: tuple[t.TableEvent, ...]) -> str:
    """The kind of a line about what people can say as often as they like."""
    match news:
        case (t.PlayerSat(person=person),):
            return CAME + person
        case (t.NextHandDue(),):
            return WAITING
        case (LookReported(),):
            return REPORTED
        case (ProxyNamed(seat=seat) | ProxyRefused(seat=seat) | ProxyEnded(seat=seat),):
            return f"{PROXY}{seat}"
        case _:
            return ""


def _private_hands(
    table: Table, hand: int, to: Iterable[PersonId], pen: Pen, shut: Callable[[PersonId], bool]
) -> Iterator[Letter]:
    for person in to:
        yield pen(
            table=table.id,
            slot=Slot.PRIVATE_HAND,
            to=person,
            is_private=True,
            hand=hand,
            state=State.BLOCKED if shut(person) else State.WAITING,
        )


def _new_cards(step: Step, pen: Pen, shut: Callable[[PersonId], bool]) -> Iterator[Letter]:
    """Cards that come later in a hand are sent too, and all once they have been put right."""
    table, hand = step.table, step.table.hand
    if hand is None or hand.is_over or any(isinstance(e, HandStarted) for e in step.events):
        return
    seats = {
        event.seat
        for event in step.events
        if isinstance(event, _NEW_CARDS) or (isinstance(event, DrawServed) and event.cards.content)
    }
    is_repaired = any(isinstance(event, DealRepaired) for event in step.events)
    players = [one for one in hand.players if one.seat in seats or (is_repaired and one.is_in)]
    yield from _private_hands(table, hand.number, _people(table, players), pen, shut)


def _shown_to_one(step: Step, pen: Pen, shut: Callable[[PersonId], bool]) -> Iterator[Letter]:
    """A hand shown to one player goes to him alone, as of the moment it was shown (Cooke 11.12)."""
    table = step.table
    for event in step.events:
        if isinstance(event, HandShownTo):
            whom = table.occupant_of(event.person)
            if whom is not None and not whom.is_prop:
                yield pen(
                    table=table.id,
                    slot=Slot.REPLY,
                    to=event.person,
                    is_private=True,
                    hand=table.hands,
                    version=table.version,
                    state=State.BLOCKED if shut(event.person) else State.WAITING,
                )


def _people(table: Table, dealt_to: Iterable[Entrant | Player]) -> Iterator[PersonId]:
    """Who acts for those of the players who are no house players and still sit there."""
    for player in dealt_to:
        occupant = table.occupant(player.seat)
        if occupant is not None and not occupant.is_prop:
            yield player.actor


def _sat_down(event: t.PlayerSat, after: Table) -> bool:
    """Before the first hand there is no board to show who has come."""
    return not after.hands and not event.is_prop


def _sat_out(event: t.WentAway, after: Table) -> bool:
    occupant = after.occupant(event.seat)
    is_person = occupant is not None and not occupant.is_prop
    return is_person and event.reason is not t.AwayReason.ASKED


def _waits_for_players(event: t.NextHandDue, after: Table) -> bool:
    return event.at is None and not after.is_in_hand and not after.is_closed


def _is_corrected(event: BetMade | Completed | Raised, after: Table) -> bool:
    """A wager that is not what was announced (Cooke 8.02.04, 9.14)."""
    return bool(event.announced)


def _comes_to_nothing(event: SeatChangeDropped, after: Table) -> bool:
    """Who has taken his request back is answered himself."""
    return event.why is not Dropped.TAKEN_BACK


def _comes_to_no_move(event: MoveSettled, after: Table) -> bool:
    """That somebody has moved is told by itself."""
    return not event.is_made


def _is_off(event: b.StraddleDropped, after: Table) -> bool:
    """Who goes away or gets up himself is answered; of all else he would learn nothing."""
    return event.reason is not Reason.STRADDLE_NOT_DEALT_IN


def _always(event: t.TableEvent, after: Table) -> bool:
    return True


def _first_shown(event: HandShownTo, after: Table) -> bool:
    """However many he shows it to, once is enough for everybody to know."""
    shown = after.hand.looks.shown_to if after.hand is not None else ()
    return sum(one.seat == event.seat for one in shown) == 1


def _in_the_deal(event: CardsExposed, after: Table) -> bool:
    return event.by_dealer


def _by_floor(event: FoldRetrieved, after: Table) -> bool:
    return event.by_floor


_NEW_CARDS: Final = (HoleCardsDealt, CardReplaced, CardMadeGood)
"""With these a player gets a card that he alone may see."""

_LOOKED: Final = (
    HandFouled,
    HandRetrieved,
    HandSeen,
    LeakNoted,
    LookAsked,
    LookReported,
    ShowAllAsked,
    WagerCorrected,
)
"""Hands asked for and shown, and rulings: seldom enough to be told each time."""

_TOLD: Final[dict[type, Callable[[Any, Table], bool]]] = {
    t.ClocksResumed: _always,
    t.TableClosed: _always,
    t.PlayerSat: _sat_down,
    t.WentAway: _sat_out,
    t.EjectionAsked: _always,
    t.PlayerEjected: _always,
    t.PlayerSpared: _always,
    t.ClockAsked: _always,
    **dict.fromkeys(CONDUCT, _always),
    m.BehindAnnounced: _always,
    m.DebtNoted: _always,
    m.GiftOffered: _always,
    m.GiftStopped: _always,
    m.ChipsGiven: _always,
    m.Tipped: _always,
    m.InsuranceNoted: _always,
    m.SplitsObjected: _always,
    m.SplitsAllowed: _always,
    HandVoided: _always,
    CardsExposed: _in_the_deal,
    HandKilled: _always,
    **dict.fromkeys((SaidEarly, Released, ChipsPutEarly, FoldedEarly), _always),
    **dict.fromkeys((AmountRead, StringRaiseRefused, ChipsForfeited), _always),
    **dict.fromkeys((BetMade, Completed, Raised), _is_corrected),
    **dict.fromkeys(_LOOKED, _always),
    HandShownTo: _first_shown,
    FoldRetrieved: _by_floor,
    t.RotationTurned: _always,
    **dict.fromkeys((b.PickUpWarned, b.PickedUp, b.ButtonPlaced, b.SystemTookOver), _always),
    **dict.fromkeys(get_args(ContestEvent), _always),
    **dict.fromkeys(get_args(MisdealEvent), _always),
    **dict.fromkeys(get_args(RulingEvent), _always),
    MoveSettled: _comes_to_no_move,
    **dict.fromkeys(get_args(KillOfferEvent), _always),
    b.StraddleDropped: _is_off,
    SeatChanged: _always,
    SeatChangeWaits: _always,
    SeatChangeDropped: _comes_to_nothing,
    t.NextHandDue: _waits_for_players,
    **dict.fromkeys((p.ChangeProposed, p.ChangeObjected, p.ChangePassed), _always),
    **dict.fromkeys((p.ChangeDropped, p.ConditionsChanged), _always),
}
