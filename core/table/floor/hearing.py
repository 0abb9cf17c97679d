"""Hearing: those involved are asked in order for facts, not for opinions (Cooke 1.04).

The floor need not wait for it: a ruling ends it at any time.
"""

from typing import Final

from core.ids import Seat
from core.legible import legible
from core.refusal import Reason, Refusal
from core.table.commands import AskTable, StateFacts
from core.table.draft import TableDraft
from core.table.floor import ruling_events as e
from core.table.floor.hearing_record import Hearing, Statement, hearing_order
from core.table.seats.proxies import seat_for

MOST_CHARACTERS: Final = 200
"""The longest statement."""

_RULE: Final = "cooke-1.04"


def open_hearing(draft: TableDraft, caller: Seat | None) -> None:
    """The floor has been called: those who are still in are asked, and the caller if he was."""
    hand = draft.last_hand()
    if hand is None or draft.hearing is not None:
        return
    involved = tuple(
        player.seat for player in hand.players if player.is_in or player.seat == caller
    )
    order = hearing_order(involved, hand.button)
    draft.emit(e.HearingOpened(Hearing(hand.number, order, draft.at)))


def state_facts(draft: TableDraft, command: StateFacts) -> None:
    """Add to the dealer's account, or agree with it; once for a person.

    Raises:
        Refusal: ``NOT_SEATED``; ``NO_HEARING``; ``NOT_ASKED`` for one who is not involved, until
            the floor asks the table; ``HEARD_LATER`` before his turn; ``ALREADY_HEARD``; or
            ``STATEMENT_TOO_LONG``.
    """
    seat = seat_for(draft, command.person)
    hearing = draft.hearing
    if hearing is None:
        raise Refusal(Reason.NO_HEARING, _RULE)
    if hearing.has_spoken(seat):
        raise Refusal(Reason.ALREADY_HEARD, _RULE)
    if not hearing.is_asked(seat, draft.at):
        if seat not in hearing.order:
            raise Refusal(Reason.NOT_ASKED, _RULE)
        turn = hearing.turn(draft.at)
        assert turn is not None
        raise Refusal(Reason.HEARD_LATER, _RULE, seat=turn[0], until=turn[1])
    text = legible(command.text)
    if len(text) > MOST_CHARACTERS:
        raise Refusal(Reason.STATEMENT_TOO_LONG, count=len(text), most=MOST_CHARACTERS)
    draft.emit(e.FactsStated(Statement(seat, command.person, text, draft.at)))


def ask_table(draft: TableDraft, command: AskTable) -> None:
    """Let everybody who sits here say what he saw.

    Raises:
        Refusal: ``NO_HEARING``; or ``TABLE_ASKED`` when all have been asked.
    """
    if draft.hearing is None:
        raise Refusal(Reason.NO_HEARING, _RULE)
    if draft.hearing.asks_table:
        raise Refusal(Reason.TABLE_ASKED, _RULE)
    draft.emit(e.TableAsked(command.by))
