"""Deadlines: the moments at which the dealer acts if nobody else has, derived from state."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from core.hand.commands import Prompt
from core.ids import Instant, Millis, seconds
from core.table.commands import (
    DealerCallsClock,
    ExpireChoice,
    ExpireKill,
    ExpireObjection,
    ExpireProposal,
    ExpireShow,
    ExpireSitOut,
    ExpireTurn,
    PushSplit,
    TableCommand,
)
from core.table.state import Objection, Table

GRACE: Final = seconds(2)
"""An expiry is committed this long after the deadline people were shown."""


class Deadline(Struct, frozen=True):
    """At ``at`` plus ``grace``, ``command`` is due.

    ``key`` names the situation, so that a doubled or late expiry is the same command again.
    ``command`` is None for the next deal, which first needs a shuffled deck.
    """

    key: str
    at: Instant
    command: TableCommand | None
    grace: Millis = Millis(0)


def deadlines(table: Table) -> tuple[Deadline, ...]:
    """What is due at ``table``, none while its clocks stand still."""
    if table.is_paused or table.is_closed:
        return ()
    if table.objection is not None:
        return (_objection(table, table.objection),)
    return (*_of_the_play(table), *_proposals(table)) if table.proposals else _of_the_play(table)


def _of_the_play(table: Table) -> tuple[Deadline, ...]:
    if not table.is_in_hand:
        at = table.next_hand_at
        deal = () if at is None else (Deadline(f"{table.id}:h{table.hands + 1}:deal", at, None),)
        return (*deal, *_sit_outs(table))
    hand, clock = table.hand, table.clock
    if hand is None or clock is None:
        return ()
    prompt = Prompt(hand.number, hand.action)
    key = f"{table.id}:h{hand.number}:a{hand.action}"
    if clock.split_at is not None:
        return (Deadline(f"{key}:split", clock.split_at, PushSplit(prompt), GRACE),)
    if clock.show_by is not None:
        return (Deadline(f"{key}:show", clock.show_by, ExpireShow(prompt), GRACE),)
    if clock.choose_by is not None:
        return (Deadline(f"{key}:choose", clock.choose_by, ExpireChoice(prompt), GRACE),)
    if clock.kill_by is not None:
        return (Deadline(f"{key}:kill", clock.kill_by, ExpireKill(prompt), GRACE),)
    if clock.request is not None:
        ends_at = clock.request.ends_at
        return (Deadline(f"{key}:turn", ends_at, ExpireTurn(prompt), GRACE),)
    if clock.dealer_calls_at is not None:
        return (Deadline(f"{key}:clock", clock.dealer_calls_at, DealerCallsClock(prompt)),)
    return ()


def _sit_outs(table: Table) -> Iterator[Deadline]:
    """When those who sit out by the floor's word have done so for long enough (Cooke 17.01)."""
    for one in table.occupants:
        until = one.sitting_out.until if one.sitting_out is not None else None
        if until is not None:
            key = f"{table.id}:s{one.seat}:{until}"
            yield Deadline(key, until, ExpireSitOut(one.seat, until))


def _proposals(table: Table) -> tuple[Deadline, ...]:
    """When the time to object to changes is over, a hand in play or not (Cooke 3.05)."""
    return tuple(
        Deadline(f"{table.id}:p{one.number}", one.ends_at, ExpireProposal(one.number), GRACE)
        for one in table.proposals
        if not one.has_passed and not table.is_closing
    )


def _objection(table: Table, objection: Objection) -> Deadline:
    """Everything else waits for the floor (Cooke 9.15)."""
    key = f"{table.id}:h{table.hands}:o{len(table.objected)}"
    return Deadline(key, objection.expires_at, ExpireObjection(objection.raised_at))
