"""Short private answers to a person's own command: ``You raise to 120 (60 more).``"""

from collections.abc import Iterable

from core.games import GAMES
from core.hand import events as h
from core.ids import PersonId, Seat
from core.present.acting.buttons import Rows, act_rows
from core.present.acting.undoing import undo_rows
from core.present.board.buttons import seat_rows
from core.present.board.sign import sign_sections
from core.present.documents import (
    Document,
    Line,
    Section,
    Slot,
    Tone,
)
from core.present.narration import narrate
from core.present.news.log import log_line
from core.present.news.looking import ASKED
from core.present.own.consent import asks_consent, consent_card
from core.present.own.words import left_words, own_words
from core.present.say import listed, say, sentence
from core.present.words.draws import drew_words
from core.present.words.names import name_of
from core.present.words.tables import table_name
from core.refusal import Reason, Refusal
from core.table import events as e
from core.table.events import TableEvent
from core.view import TableView, seen


def reply(events: Iterable[TableEvent], view: TableView, person: PersonId) -> Document:
    """What became of the command of ``person``, from the ``events`` it caused.

    ``view`` is his own after them; the rail's once he has left.
    """
    happened = tuple(events)
    if asks_consent(happened):
        return consent_card(view)
    own = [event for event in happened if _is_own(event, view, person)]
    told = [line for event in own if (line := own_words(event, view)) is not None]
    told = _agreed(happened, view) or told or _as_told(happened, view)
    # Whatever else followed is on the board; that he has got up or forfeited chips is not.
    beside = (_beside(event, view) for event in own)
    after = tuple(line for line in beside if line is not None and line not in told[:1])
    return Document(
        Slot.REPLY,
        sentence(told[0]) if told else say("Done."),
        (*((Section(after),) if after else ()), *_sign(own, view)),
        _rows(own, view),
        Tone.PLAIN,
        view.version,
    )


def _sign(own: list[TableEvent], view: TableView) -> tuple[Section, ...]:
    """What the table's sign says, for a player who has just taken a seat (Cooke 16.02)."""
    if not any(isinstance(event, e.PlayerSat) for event in own):
        return ()
    stakes, *rules = sign_sections(view)
    return (Section(stakes.lines, table_name(view.config)), *rules)


def _rows(own: list[TableEvent], view: TableView) -> Rows:
    """What can be done about it at once."""
    if any(isinstance(event, e.PlayerSat) for event in own):
        return seat_rows(view)[1:]
    if any(isinstance(event, h.RaiseAnnounced) for event in own):
        return act_rows(view) if view.is_my_turn else ()
    return undo_rows(view) if any(isinstance(event, h.Folded) for event in own) else ()


def _agreed(events: tuple[TableEvent, ...], view: TableView) -> list[Line]:
    """What an answer to a proposal has led to."""
    done = tuple(event for event in events if isinstance(event, h.BlindsChopped | h.PotSplit
                 | h.SplitAgreed))  # fmt: skip
    return _as_told(done, view)


def _as_told(events: tuple[TableEvent, ...], view: TableView) -> list[Line]:
    """The dealer's own line for what has no answer of its own, said to *you*."""
    for event in events:
        known = seen(event, view.acts_for)
        lines = narrate((known,), view) if known is not None else ()
        news = log_line(event, view) if known is not None else None
        if lines or news is not None:
            return [*lines, *((news,) if news is not None else ())][:1]
    return []


def drawn(view: TableView) -> Document:
    """How many cards each player who is in took: ``Ann drew two, Bob stood pat.``

    Raises:
        Refusal: ``NO_HAND``, ``NO_DRAW`` in games without draws, or ``ACTION_AFTER_DRAW`` when
            the dealer may not say it any more (Cooke 7.09).
    """
    hand = view.hand
    if hand is None or hand.is_over:
        raise Refusal(Reason.NO_HAND)
    if not GAMES[hand.game].draws:
        raise Refusal(Reason.NO_DRAW, "cooke-7.05")
    told = [
        say("{who} {drew}", who=name_of(player), drew=drew_words(player.drawn))
        for player in hand.players
        if player.is_in and player.drawn
    ]
    if not told:
        raise Refusal(Reason.ACTION_AFTER_DRAW, "cooke-7.09")
    return Document(Slot.REPLY, say("{told}.", told=listed(told, ", ")))


def _beside(event: TableEvent, view: TableView) -> Line | None:
    match event:
        case e.PlayerLeft():
            return left_words(event, view)
        case h.ChipsForfeited(amount=amount):
            return say("{amount} of yours is forfeited to the pot.", amount=amount)
        case _:
            return None


def _is_own(event: TableEvent, view: TableView, person: PersonId) -> bool:
    if isinstance(event, e.PlayerSat | e.PlayerLeft | e.ChipsBought):
        return event.person == person
    if isinstance(event, e.TableOpened | e.TableClosing):
        return event.by == person
    if isinstance(event, e.ClockAsked):
        return event.by == view.viewer
    if isinstance(event, e.ClockCalled):
        return event.request.by is not None and event.request.by == view.viewer
    seat = event.by if isinstance(event, ASKED) else getattr(event, "seat", None)
    return seat is not None and seat in _seats_of(view, person)


def _seats_of(view: TableView, person: PersonId) -> set[Seat]:
    """Where he sits, and where he sat in the hand if he has just got up."""
    players = view.hand.players if view.hand is not None else ()
    played = {player.seat for player in players if person in (player.person, player.actor)}
    return played | {seat.seat for seat in view.seats if seat.person == person}
