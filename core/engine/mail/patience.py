"""Patience: what the mail waits with, and until when."""

from core.engine.desk import Desk
from core.engine.mail.errands import Errand
from core.engine.mail.letters import Letter
from core.engine.mail.postbox import Target
from core.ids import Instant, TableId, later
from core.present.documents import Slot


class Patience:
    """The moments before which an errand is not done; all times are the desk's."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._quiet: dict[Target, Instant] = {}
        self._not_before: dict[int, Instant] = {}
        self._retry_at: dict[int, Instant] = {}
        self._told: dict[tuple[TableId, str], Instant] = {}
        self._held: dict[TableId, tuple[int, Instant]] = {}
        self._waits: dict[Target, int] = {}
        self._denied: dict[tuple[Target, Slot], int] = {}

    def due(self, letter: Letter, task: Errand, now: Instant) -> Instant:
        """The moment from which ``task`` may be done for ``letter``: ``now`` or later."""
        quiet = self._quiet.get(letter.to, now)
        return max(now, quiet, self._retry_at.get(letter.id, now), self._earliest(letter, task))

    def _earliest(self, letter: Letter, task: Errand) -> Instant:
        match task:
            case Errand.POST:
                return self._told.get((letter.table, letter.note), Instant(0))
            case Errand.EDIT:
                _, until = self._held.get(letter.table, (0, Instant(0)))
                held = until if letter.slot is Slot.BOARD else Instant(0)
                return max(held, self._not_before.get(letter.id, Instant(0)))
            case _:
                return Instant(0)

    # -- boards that somebody else draws -------------------------------------------------------

    def hold_board(self, table: TableId, sequence: int) -> None:
        """Leave the board alone for a moment: an interaction draws it, as of ``sequence``."""
        self._held[table] = (sequence, later(self._desk.clock.now(), self._desk.pace.hold))

    def let_board_go(self, table: TableId, sequence: int | None = None) -> None:
        """Wait no longer for a drawing as of ``sequence`` or earlier; None for any."""
        held, _ = self._held.get(table, (0, None))
        if sequence is None or held <= sequence:
            self._held.pop(table, None)

    # -- pauses --------------------------------------------------------------------------------

    def leave_alone(self, target: Target, after: int) -> None:
        """Leave ``target`` alone for ``after`` milliseconds."""
        self._quiet[target] = later(self._desk.clock.now(), after)

    def is_over(self, target: Target) -> None:
        """Nothing more is due to ``target``."""
        self._quiet.pop(target, None)

    def pause_edits(self, ident: int) -> None:
        """Leave one message as it is for a moment, so that several changes become one edit."""
        self._not_before[ident] = later(self._desk.clock.now(), self._desk.pace.edit_gap)

    def pause_news(self, letter: Letter) -> None:
        """Tell nothing more of the kind of ``letter`` at its table for a while.

        People can come and go as often as they like; the channel need not hear of each time.
        """
        if letter.note:
            now = self._desk.clock.now()
            self._told = {kind: until for kind, until in self._told.items() if until > now}
            until = later(now, self._desk.pace.news_gap)
            self._told[letter.table, letter.note] = until

    def forget(self, ident: int) -> None:
        """There is no such letter any more."""
        self._not_before.pop(ident, None)
        self._retry_at.pop(ident, None)

    # -- failures ------------------------------------------------------------------------------

    def back_off(self, target: Target) -> None:
        """Nobody knows what came of the last call: each time wait twice as long."""
        pace = self._desk.pace
        wait = min(self._waits.get(target, pace.retry), pace.retry_most)
        self._waits[target] = wait * 2
        self.leave_alone(target, wait)

    def forbidden(self, letter: Letter) -> bool:
        """Try a message that is not allowed less and less often; True the first time."""
        pace, denied = self._desk.pace, (letter.to, letter.slot)
        wait = self._denied.get(denied, 0)
        self._denied[denied] = min(max(wait * 2, pace.retry), pace.forbidden_most)
        return not wait

    def try_again(self, letter: Letter) -> None:
        """Leave a message that is not allowed alone, for as long as that has lasted."""
        after = self._denied[letter.to, letter.slot]
        self._retry_at[letter.id] = later(self._desk.clock.now(), after)

    def went_well(self, letter: Letter, task: Errand) -> None:
        """The last errand succeeded."""
        self._waits.pop(letter.to, None)
        if task is not Errand.CLOSE:
            self._denied.pop((letter.to, letter.slot), None)
