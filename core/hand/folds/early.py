"""The folds of what is said, kept or put in before the turn."""

from collections.abc import Mapping
from typing import Final

import msgspec

from core.chips import Chips
from core.hand import events as e
from core.hand.ahead.early import NOTHING_EARLY, Early, Escrow, Held, Kept
from core.hand.draft import Fold, HandDraft
from core.hand.state import Act, LastAct, Standing
from core.ids import Seat
from core.sealed import Sealed

_change: Final = msgspec.structs.replace


def put_prompt(draft: HandDraft, action: int) -> None:
    """The prompt ``action`` is put: whoever is asked now has not said "time" (Cooke 10.02)."""
    if draft.early.has_time and action != draft.action:
        draft.early = _change(draft.early, has_time=False)
    draft.action = action


def forget(draft: HandDraft, seat: Seat) -> None:
    """The player at ``seat`` acts: what he had said or kept for this turn is spent."""
    early = draft.early
    if early.held or early.kept:
        draft.early = _change(
            early,
            held=tuple(one for one in early.held if one.seat != seat),
            kept=tuple(one for one in early.kept if one.seat != seat),
        )


def forget_all_of(draft: HandDraft, seat: Seat) -> None:
    """The hand at ``seat`` is dead: chips he has put in early are in the pot like the rest."""
    forget(draft, seat)
    if draft.early.escrow:
        _set_chips(draft, seat, 0)


def live_again(draft: HandDraft, seat: Seat) -> None:
    """The fold of ``seat`` is taken back: it owes no dead call, and may fold anew."""
    early = draft.early
    if seat in early.dropped:
        draft.early = _change(
            early,
            dropped=tuple(one for one in early.dropped if one != seat),
            owing=tuple(one for one in early.owing if one != seat),
        )


def begin_round(draft: HandDraft) -> None:
    """Nothing said or kept lives on; chips do, where the floor has the same round begin anew."""
    draft.early = Early(escrow=draft.early.escrow, since=draft.action + 1)


def end_round(draft: HandDraft) -> None:
    """Whatever was not called upon is forgotten."""
    draft.early = NOTHING_EARLY


def _said(draft: HandDraft, event: e.SaidEarly) -> None:
    rest = tuple(one for one in draft.early.held if one.seat != event.seat)
    said = Held(event.seat, event.act, event.wager, event.to, event.binds)
    draft.early = _change(draft.early, held=(*rest, said))


def _told(draft: HandDraft, event: e.HeldTo) -> None:
    """The act itself follows."""


def _released(draft: HandDraft, event: e.Released) -> None:
    rest = tuple(one for one in draft.early.held if one.seat != event.seat)
    draft.early = _change(draft.early, held=rest)


def _kept(draft: HandDraft, event: e.PreactSet) -> None:
    rest = tuple(one for one in draft.early.kept if one.seat != event.seat)
    act = event.kept.content
    if act is not None:
        rest = (*rest, Kept(event.seat, Sealed(act, event.kept.seats), event.wager))
    draft.early = _change(draft.early, kept=rest)


def _dropped_preact(draft: HandDraft, event: e.PreactDropped) -> None:
    kept = tuple(
        _change(one, is_void=True) if one.seat == event.seat else one for one in draft.early.kept
    )
    draft.early = _change(draft.early, kept=kept)


def _time(draft: HandDraft, event: e.TimeTaken) -> None:
    draft.early = _change(draft.early, has_time=True)


def _folded(draft: HandDraft, event: e.FoldedEarly) -> None:
    seat = event.seat
    place = draft.place(seat)
    last = LastAct(Act.FOLD, draft.street, draft.action)
    draft.note(seat, last)
    draft.players[place] = _change(
        draft.players[place],
        standing=Standing.FOLDED,
        last=last,
        is_dealt_through=event.is_dealt_through,
    )
    forget_all_of(draft, seat)
    early = draft.early
    owing = (*early.owing, seat) if event.must_call else early.owing
    draft.early = _change(early, dropped=(*early.dropped, seat), owing=owing)


def _dead_call(draft: HandDraft, event: e.DeadCallMade) -> None:
    _put_in(draft, event.seat, event.more)
    place = draft.place(event.seat)
    player = draft.players[place]
    draft.players[place] = _change(player, bet=Chips(player.bet + event.more))
    owing = tuple(seat for seat in draft.early.owing if seat != event.seat)
    draft.early = _change(draft.early, owing=owing)


def _chips_in(draft: HandDraft, event: e.ChipsPutEarly) -> None:
    _put_in(draft, event.seat, event.amount)
    _set_chips(draft, event.seat, draft.early.chips_of(event.seat) + event.amount)


def _chips_count(draft: HandDraft, event: e.EarlyChipsCount) -> None:
    _put_in(draft, event.seat, -event.amount)
    _set_chips(draft, event.seat, draft.early.chips_of(event.seat) - event.amount)


def _put_in(draft: HandDraft, seat: Seat, amount: int) -> None:
    """``amount`` goes from the stack into the pot, and is no bet yet."""
    place = draft.place(seat)
    player = draft.players[place]
    draft.players[place] = _change(
        player, stack=Chips(player.stack - amount), paid=Chips(player.paid + amount)
    )
    draft.pot = Chips(draft.pot + amount)


def _set_chips(draft: HandDraft, seat: Seat, amount: int) -> None:
    rest = tuple(one for one in draft.early.escrow if one.seat != seat)
    escrow = (*rest, Escrow(seat, Chips(amount))) if amount else rest
    draft.early = _change(draft.early, escrow=escrow)


EARLY_FOLDS: Final[Mapping[type, Fold]] = {
    e.SaidEarly: _said,
    e.HeldTo: _told,
    e.Released: _released,
    e.PreactSet: _kept,
    e.PreactDropped: _dropped_preact,
    e.TimeTaken: _time,
    e.FoldedEarly: _folded,
    e.DeadCallMade: _dead_call,
    e.ChipsPutEarly: _chips_in,
    e.EarlyChipsCount: _chips_count,
}
