"""Giving time: the floor grants whoever is waited for some seconds more (Cooke 10.02)."""

from typing import Final

from msgspec.structs import replace

from core.ids import Instant, Millis, later, seconds
from core.refusal import Reason, Refusal
from core.table.commands import GiveTime
from core.table.draft import TableDraft
from core.table.floor import ruling_events as e
from core.table.state import TurnClock

MOST_SECONDS: Final = 3600
"""So much at once; a pause has no end of its own."""


def give_time(draft: TableDraft, command: GiveTime) -> None:
    """Whatever is due in this turn is due so much later.

    Raises:
        Refusal: ``TIME_OUT_OF_RANGE``; ``NO_ONE_TO_ACT``; or ``NO_TIME_RUNS`` where nobody has
            called a clock, and the house lets everybody think as long as he likes.
    """
    if not 1 <= command.seconds <= MOST_SECONDS:
        raise Refusal(Reason.TIME_OUT_OF_RANGE, "cooke-10.02", least=1, most=MOST_SECONDS)
    hand, clock = draft.hand, draft.clock
    if hand is None or clock is None or not draft.is_in_hand:
        raise Refusal(Reason.NO_ONE_TO_ACT, "cooke-10.02")
    longer = _longer(clock, seconds(command.seconds))
    if replace(longer, given=clock.given) == clock:
        raise Refusal(Reason.NO_TIME_RUNS, "cooke-10.02")
    draft.emit(e.TimeGiven(getattr(hand.phase, "to_act", None), command.seconds, longer))


def _longer(clock: TurnClock, by: Millis) -> TurnClock:
    request = clock.request
    return replace(
        clock,
        dealer_calls_at=_put_off(clock.dealer_calls_at, by),
        request=request
        and replace(
            request,
            countdown_at=later(request.countdown_at, by),
            ends_at=later(request.ends_at, by),
        ),
        show_by=_put_off(clock.show_by, by),
        choose_by=_put_off(clock.choose_by, by),
        kill_by=_put_off(clock.kill_by, by),
        given=Millis(clock.given + by),
    )


def _put_off(at: Instant | None, by: Millis) -> Instant | None:
    return None if at is None else later(at, by)
