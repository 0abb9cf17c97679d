"""Choosing how to come in; who says nothing waits (Cooke 12.12, 12.15)."""

from msgspec.structs import replace

from core.ids import Seat
from core.refusal import Reason, Refusal
from core.table.blinds import events as b
from core.table.blinds.announcing import post_straddle
from core.table.blinds.duties import Entry, Owes
from core.table.blinds.moments import refuse_past
from core.table.blinds.ways import ways_in
from core.table.commands import ChooseEntry, PostStraddle
from core.table.draft import TableDraft
from core.table.seats.letting_pass import let_pass


def choose_entry(draft: TableDraft, command: ChooseEntry) -> None:
    """Come in by ``command.entry``: the choice stands until it has been used.

    During a hand it is made for the next one.

    Raises:
        Refusal: ``STALE``, ``NOT_SEATED``, ``TABLE_CLOSING``; ``NOTHING_TO_MAKE_UP`` for one who
            owes no blind; ``ENTRY_BARRED`` with the first ``hand`` in which he may post, and the
            button's ``seat`` in it; ``LOWBALL_WAITS``; ``NO_PLACE_BEHIND`` with too few players
            for anybody to be behind the button; ``BUTTON_NOT_SOLD``, ``BUTTON_NOT_NEXT`` or
            ``BLINDS_ADJUSTED``; for a straddle the reasons of
            :func:`core.table.blinds.announcing.post_straddle`.
    """
    refuse_past(draft, command.prompt)
    occupant = draft.seated(command.person)
    if draft.is_closing:
        raise Refusal(Reason.TABLE_CLOSING)
    duties = occupant.duties
    if duties.owes is Owes.NOTHING:
        if command.entry in (Entry.BEHIND, Entry.WAIT) and let_pass(draft, occupant):
            return
        raise Refusal(Reason.NOTHING_TO_MAKE_UP, "cooke-12.12")
    if command.entry is Entry.STRADDLE:
        post_straddle(draft, PostStraddle(command.person))
        return
    _check(draft, command, occupant.seat)
    draft.emit(b.DutiesChanged(occupant.seat, replace(duties, entry=command.entry)))


def _check(draft: TableDraft, command: ChooseEntry, seat: Seat) -> None:
    for way in ways_in(draft.was, seat, draft.now):
        if way.entry is command.entry:
            if way.refusal is not None:
                raise way.refusal
            return
    if command.entry is Entry.BUY:
        raise Refusal(Reason.BUTTON_NOT_SOLD, "cooke-12.12.03")
