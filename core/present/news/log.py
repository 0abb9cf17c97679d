"""The channel's log: what everyone should be told that the board does not show."""

from collections.abc import Iterable

from core.hand.events import HandEnded, HandKilled, HandVoided
from core.ids import PersonId, TableId
from core.present.board.results import VOID
from core.present.documents import Document, Line, Section, Slot, Tone, Until, Who
from core.present.floor.misdeal_words import misdeal_line
from core.present.floor.ruling_words import ruling_line
from core.present.games.rotating import game_turned_line
from core.present.house.change_words import change_line
from core.present.house.conditions_words import conditions_line
from core.present.news.amounts import amount_line
from core.present.news.button import DRAWN, button_line
from core.present.news.buttons import log_rows
from core.present.news.contest import contest_line
from core.present.news.early import early_line
from core.present.news.kills import kill_line
from core.present.news.looking import looking_line
from core.present.news.missed import missed_line
from core.present.news.money import SAYINGS
from core.present.news.record import record_lines
from core.present.news.session import session_line
from core.present.news.straddles import dropped_line
from core.present.rulebook.news import few
from core.present.say import counted, say, sentence
from core.present.words.names import name_of, names_in, seated_name
from core.table import events as e
from core.table.blinds.events import ButtonPlaced, StraddleDropped
from core.table.events import TableEvent
from core.table.floor.contest_events import ObjectionRaised
from core.table.floor.misdeals.events import MisdealCalled
from core.table.floor.ruling_events import RulingGiven
from core.table.floor.ruling_record import RulingKind
from core.view import SeatView, TableView

_SECOND = 1000


def log(events: Iterable[TableEvent], view: TableView) -> Document | None:
    """The news in ``events``, None when there is none; ``view`` is the rail's, afterwards."""
    happened, more = few(_said_once(_without_void(tuple(events))))
    lines = [line for event in happened if (line := log_line(event, view)) is not None]
    lines += more
    if not lines:
        return None
    sections = tuple(Section(part) for part in (tuple(lines[1:]), _record(happened, view)) if part)
    rows = log_rows(happened, view)
    return Document(Slot.LOG, lines[0], sections, rows, sequence=view.version)


def _without_void(events: tuple[TableEvent, ...]) -> tuple[TableEvent, ...]:
    """A misdeal is dealt again at once: that the hand is void goes without saying.

    So does that the button of a first hand stays where it was.
    """
    if not any(isinstance(event, MisdealCalled) for event in events):
        return events
    return tuple(event for event in events if not isinstance(event, (HandVoided, ButtonPlaced)))


def _said_once(events: tuple[TableEvent, ...]) -> tuple[TableEvent, ...]:
    """What a ruling says already is not said again."""
    dead = {
        event.ruling.seat
        for event in events
        if isinstance(event, RulingGiven) and event.ruling.kind is RulingKind.DEAD_HAND
    }
    return tuple(
        event for event in events if not (isinstance(event, HandKilled) and event.seat in dead)
    )


def _record(events: tuple[TableEvent, ...], view: TableView) -> tuple[Line, ...]:
    """What was bet so far, for the floor to rule on (Cooke 9.15)."""
    is_asked = any(isinstance(event, ObjectionRaised) for event in events)
    return record_lines(view.hand) if is_asked and view.hand is not None else ()


def log_line(event: TableEvent, view: TableView) -> Line | None:
    """``event`` as a sentence for the channel, None when it is no news."""
    saying = SAYINGS.get(type(event))
    if saying is not None:
        return saying.say_of_others(event, lambda seat: seated_name(view, seat))
    return (
        contest_line(
            event, lambda seat: seated_name(view, seat), is_paused=view.halted_at is not None
        )
        or ruling_line(event, names_in(view))
        or misdeal_line(event, names_in(view))
        or session_line(event, lambda seat: seated_name(view, seat))
        or missed_line(event, lambda seat: seated_name(view, seat))
        or kill_line(event, lambda seat: seated_name(view, seat))
        or change_line(event, view)
        or conditions_line(event, view)
        or button_line(event)
        or _of_people(event, view)
        or _of_time(event, view)
        or _of_the_table(event, view)
        or amount_line(event, view)
        or early_line(event, view)
        or looking_line(event, view)
    )


def _of_people(event: TableEvent, view: TableView) -> Line | None:
    match event:
        case e.PlayerSat():
            return _sat(event)
        case e.PlayerLeft():
            who = name_of(event)
            return say("{who} leaves with {out}.", who=who, out=event.cashed_out)
        case e.WentAway():
            return _away(event, view)
        case e.ButtonDrawn():
            who = seated_name(view, event.seat)
            return say(DRAWN[event.by], who=who, s="s")
        case _:
            return None


def _of_time(event: TableEvent, view: TableView) -> Line | None:
    match event:
        case e.ClockCalled():
            return _clock(event, view)
        case e.ClockAsked(by=by, seat=seat):
            asks, who = seated_name(view, by), seated_name(view, seat)
            return say("Floor: {by} asks for the clock on {who} (Cooke 10.03).", by=asks, who=who)
        case e.TurnExpired():
            return say("{who} has run out of time.", who=seated_name(view, event.seat))
        case e.ClocksPaused():
            return say("The clock stands still; the hand waits.")
        case e.ClocksResumed():
            stood = counted(round(event.shift / _SECOND), "second", "seconds")
            return say("The clock stood still for {stood}; it runs again.", stood=stood)
        case _:
            return None


def _of_the_table(event: TableEvent, view: TableView) -> Line | None:
    match event:
        case e.NextHandDue(at=None) | HandEnded() if _waits_for_players(view):
            return say("Waiting for players: two have to be ready.")
        case HandVoided():
            return say(VOID)
        case HandKilled():
            return say("The hand of {who} is dead.", who=names_in(view)(event.seat))
        case StraddleDropped():
            return dropped_line(event, view)
        case e.RotationTurned():
            return game_turned_line(event.game, view.config)
        case e.TableClosing() if view.is_in_hand:
            return say("No more hands after this one.")
        case e.TableClosed():
            return say("The table is closed; everyone has been cashed out.")
        case _:
            return None


def _waits_for_players(view: TableView) -> bool:
    return view.next_hand_at is None and not (view.is_closing or view.is_in_hand)


def frozen(table: TableId) -> Document:
    """Said when a table was frozen after an unexpected error."""
    line = say(
        "Something went wrong at table {table}, and it stands still: nothing is lost, the floor"
        " has been told. An admin can close it: the hand is then void, and everyone is cashed"
        " out.",
        table=table,
    )
    return Document(Slot.LOG, line, tone=Tone.REFUSED)


def _reader(person: PersonId, view: TableView) -> Line:
    """Who sits here, or plays for somebody (Cooke 10.14)."""
    playing = (player.played_by for player in view.hand.players) if view.hand is not None else ()
    proxy = next((one for one in playing if one is not None and one.person == person), None)
    if proxy is not None:
        return (Who(proxy.person, proxy.name),)
    seat = view.seat_of(person)
    return seated_name(view, seat.seat if seat is not None else None)


def unreachable(person: PersonId, view: TableView) -> Document:
    """Said once in the channel when a player's private messages are closed."""
    line = say(
        "{who}'s private messages are closed: the button My cards shows the hand instead.",
        who=_reader(person, view),
    )
    return Document(Slot.LOG, sentence(line), sequence=view.version)


def _sat(event: e.PlayerSat) -> Line:
    seat = SeatView(event.seat, event.person, event.name, event.is_prop, event.buy_in)
    waits = " and waits for the big blind" if event.waits and not event.is_free else ""
    return say(
        "{who} takes seat {seat} with {buy_in}{tail}.",
        who=name_of(seat),
        seat=str(event.seat),
        buy_in=event.buy_in,
        tail=waits,
    )


def _away(event: e.WentAway, view: TableView) -> Line:
    who = seated_name(view, event.seat)
    match event.reason:
        case e.AwayReason.CLOCK:
            return say("{who} has let the clock run out too often and sits out.", who=who)
        case e.AwayReason.BROKE:
            return say("{who} has no chips left and sits out.", who=who)
        case e.AwayReason.SHORT_BLIND:
            return say("{who} cannot post the whole big blind and sits out.", who=who)
        case e.AwayReason.ASKED:
            return say("{who} is away.", who=who)


def _clock(event: e.ClockCalled, view: TableView) -> Line:
    who = seated_name(view, event.seat)
    until = Until(event.request.ends_at)
    if event.request.by is None:
        caller = "floor" if event.request.by_floor else "dealer"
        said = f"The {caller} calls the clock on {{who}}: it ends {{until}}."
        return say(said, who=who, until=until)
    by = seated_name(view, event.request.by)
    return say("{by} calls the clock on {who}: it ends {until}.", by=by, who=who, until=until)
