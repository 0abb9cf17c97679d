"""Mailing: which letters a step makes necessary.

One board for each hand, the cards to each player, a line for what the channel should notice.
Turn notices are not written here: they are due only when nobody acts.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from core.engine.mail.letters import Letter, State
from core.engine.mail.news import told
from core.engine.mail.notes import kind_of
from core.hand.events import (
    CardMadeGood,
    CardReplaced,
    DrawServed,
    Entrant,
    HandShownTo,
    HandStarted,
    HoleCardsDealt,
)
from core.hand.state import Player
from core.ids import PersonId
from core.present.documents import Slot
from core.table import events as t
from core.table.floor.misdeals.events import DealRepaired
from core.table.state import Table
from core.table.step import Step

Pen = Callable[..., Letter]
"""Makes a letter with the next number."""


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
            note=kind_of(news),
        )


def _is_void_at_once(table: Table) -> bool:
    """The dealer has found his own deal wrong: nobody gets to see any of it (Cooke 14.20)."""
    return table.hand is not None and table.hand.is_void


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


_NEW_CARDS: Final = (HoleCardsDealt, CardReplaced, CardMadeGood)
"""With these a player gets a card that he alone may see."""
