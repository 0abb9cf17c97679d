"""Hindsight: what the journal tells of how people play, read when the floor asks for it.

Nothing of it is kept while the hands are played, so that it costs them nothing.
"""

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from core.chips import Chips
from core.engine.journal.codec import decode_command, decode_events
from core.engine.journal.recovery import restore
from core.engine.rows import JournalRow
from core.engine.store import Store
from core.hand.events import ActionOn, BetMade, Completed, Folded, HandEnded, Raised
from core.hand.state import Hand
from core.house.counts import PairHistory
from core.ids import Instant, Millis, PersonId, Seat, TableId
from core.table import evolve
from core.table.commands import speaker
from core.table.events import TableEvent, TurnBegan
from core.table.state import Table

ACTS: Final = 200
"""So many of a table's last commands tell how long a player takes."""

COMMANDS: Final = 2_000
"""So many of a table's last commands tell what two players did with each other."""

_CHUNK: Final = 50
_WAGERS: Final = (BetMade, Raised, Completed)


async def deciding(store: Store, table: Table, person: PersonId) -> Millis | None:
    """How long ``person`` takes for an act on the average, over the table's last commands.

    Raises:
        StoreFailed: the journal could not be read.
    """
    since = max(table.version - ACTS, 0)
    began: Instant | None = None
    to_act: Seat | None = None
    times: list[int] = []
    for row in await store.journal_part(table.id, since, ACTS):
        events = decode_events(row.events)
        acted = _acted(events, to_act)
        if began is not None and acted and speaker(decode_command(row.command)) == person:
            times.append(max(row.at - began, 0))
        for event in events:
            if isinstance(event, ActionOn):
                to_act = event.menu.seat
            elif isinstance(event, TurnBegan):
                began = event.clock.turn_at
    return Millis(round(sum(times) / len(times))) if times else None


def _acted(events: tuple[TableEvent, ...], seat: Seat | None) -> bool:
    """Whether the player to act at ``seat`` is done with it."""
    return any(isinstance(event, ActionOn | HandEnded) for event in events) and any(
        getattr(event, "seat", None) == seat for event in events
    )


async def of_pair(store: Store, table: Table, one: PersonId, other: PersonId) -> PairHistory:
    """What ``one`` and ``other`` did with each other in the table's last hands (Cooke 16.07).

    Raises:
        StoreFailed: the journal could not be read.
    """
    history = PairHistory()
    async for before, events, after in _steps(store, table.id, table.version):
        hand = after.hand
        if hand is None:
            continue
        for event in events:
            if isinstance(event, Folded | BetMade | Raised | Completed):
                history = _with_act(history, before, hand, event, (one, other))
            elif isinstance(event, HandEnded):
                history = _with_hand(history, hand, (one, other))
    return history


async def _steps(
    store: Store, ident: TableId, version: int
) -> AsyncIterator[tuple[Table, tuple[TableEvent, ...], Table]]:
    """Each of the last steps with the table before and after it; others run in between."""
    record = await store.load_table(ident, max(version - COMMANDS, 1))
    if record is None:
        return
    table = restore(record).table
    while rows := await _rows(store, ident, table.version, version):
        for row in rows:
            events = decode_events(row.events)
            after = evolve(table, events)
            yield table, events, after
            table = after
        await asyncio.sleep(0)


async def _rows(store: Store, ident: TableId, since: int, until: int) -> tuple[JournalRow, ...]:
    count = min(until - since, _CHUNK)
    return tuple(await store.journal_part(ident, since, count)) if count > 0 else ()


Pair = tuple[PersonId, PersonId]


def _seats(hand: Hand, pair: Pair) -> tuple[Seat | None, Seat | None]:
    of = {player.person: player.seat for player in hand.players}
    return of.get(pair[0]), of.get(pair[1])


def _with_act(
    history: PairHistory, before: Table, hand: Hand, event: TableEvent, pair: Pair
) -> PairHistory:
    seats = _seats(hand, pair)
    seat = getattr(event, "seat", None)
    if None in seats or seat not in seats:
        return history
    place = seats.index(seat)
    rival = seats[1 - place]
    if isinstance(event, _WAGERS):
        player = hand.player(rival) if rival is not None else None
        if player is not None and player.is_in:
            return PairHistory(
                history.hands, history.folds, _more(history.bets, place, 1), history.lost
            )
    elif before.hand is not None and before.hand.last_bettor == rival and before.hand.wager:
        return PairHistory(
            history.hands, _more(history.folds, place, 1), history.bets, history.lost
        )
    return history


def _with_hand(history: PairHistory, hand: Hand, pair: Pair) -> PairHistory:
    seats = _seats(hand, pair)
    if None in seats or hand.is_void:
        return history
    winners = {share.seat for award in hand.awards for share in award.shares}
    lost = history.lost
    for place, seat in enumerate(seats):
        player = hand.player(seat) if seat is not None else None
        if player is not None and seat not in winners and seats[1 - place] in winners:
            lost = _chips(_more(lost, place, player.paid))
    return PairHistory(history.hands + 1, history.folds, history.bets, lost)


def _more(pair: tuple[int, int], place: int, by: int) -> tuple[int, int]:
    return (pair[0] + by, pair[1]) if place == 0 else (pair[0], pair[1] + by)


def _chips(pair: tuple[int, int]) -> tuple[Chips, Chips]:
    return Chips(pair[0]), Chips(pair[1])


async def past_hand(store: Store, table: Table, number: int) -> Hand | None:
    """The hand of that number as it was when the next one began, None where there is none.

    Looked for among the table's versions by halves: it costs a reading of some of them.

    Raises:
        StoreFailed: the journal could not be read.
    """
    if not 1 <= number <= table.hands:
        return None
    if number == table.hands:
        return table.hand
    low, high = 1, table.version
    while low < high:
        middle = (low + high) // 2
        then = await _at(store, table.id, middle)
        low, high = (middle + 1, high) if then.hands <= number else (low, middle)
    hand = (await _at(store, table.id, low - 1)).hand
    return hand if hand is not None and hand.number == number and hand.is_over else None


async def _at(store: Store, ident: TableId, version: int) -> Table:
    record = await store.load_table(ident, version)
    assert record is not None
    return restore(record).table
