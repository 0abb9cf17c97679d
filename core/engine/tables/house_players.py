"""House players at work: the engine lends them a voice, and nothing but their own view."""

from typing import Protocol

from core.engine.desk import Desk, whereabouts
from core.engine.outcome import Refused
from core.engine.ports import Chance
from core.engine.tables.actor import TableActor
from core.hand.commands import (
    Bet,
    Check,
    DeclareOpen,
    DrawCards,
    Fold,
    HandCommand,
    MakeChoice,
    Prompt,
    Show,
)
from core.hand.menu import Menu
from core.hand.state import Choosing, Drawing, KillWindow, Offer, Way
from core.ids import PersonId, Seat, later
from core.props import come_in, decide, rebuy
from core.refusal import Reason
from core.table.blinds.ways import ways_in
from core.table.commands import ComeBack, TableCommand, TopUp
from core.table.state import Table
from core.view import TableView, look


class Props(Protocol):
    """How house players think."""

    def decide(self, view: TableView, chance: Chance) -> HandCommand | None:
        """What the viewer does when the action is on him."""
        ...

    def rebuy(self, view: TableView) -> TopUp | ComeBack | None:
        """What the viewer says between hands."""
        ...


class HouseProps:
    """The product's own house players."""

    def decide(self, view: TableView, chance: Chance) -> HandCommand | None:
        """See ``core.props.decide``."""
        return decide(view, chance)

    def rebuy(self, view: TableView) -> TopUp | ComeBack | None:
        """See ``core.props.rebuy``."""
        return rebuy(view)


class HousePlayers:
    """Lets the house players of every table act, after a pause that people can follow."""

    def __init__(self, desk: Desk, props: Props) -> None:
        self._desk = desk
        self._props = props

    def watch(self, actor: TableActor) -> None:
        """Have whichever house player is needed act soon."""
        table = actor.table
        if table is None or actor.is_frozen or table.is_closed or table.is_paused:
            return
        if _prop_to_act(table) is not None:
            at = later(self._desk.clock.now(), self._desk.pace.prop)
            self._desk.alarm.set(("prop", actor.id), at, lambda: self._act(actor))
        elif not table.is_in_hand:
            self._buy_again(actor, table)

    def _act(self, actor: TableActor) -> None:
        table = actor.table
        seat = _prop_to_act(table) if table is not None else None
        if table is None or table.hand is None or seat is None or table.is_paused:
            return
        prompt = Prompt(table.hand.number, table.hand.action)
        key = f"prop:{table.id}:{prompt.hand}:{prompt.action}:{seat}"
        try:
            command = self._props.decide(look(table, seat), self._desk.chance)
        except Exception as error:
            self._desk.report(f"A house player was at a loss: {whereabouts(error)}.")
            command = None
        if command is None:
            command = _plain(table, seat, prompt)
        answer = actor.submit(command, key)

        def heard(_: object) -> None:
            outcome = None if answer.cancelled() else answer.result()
            if not isinstance(outcome, Refused):
                return
            if outcome.refusal.reason is Reason.TOO_BUSY:
                self.watch(actor)
            else:
                self._insist(actor, prompt, key)

        answer.add_done_callback(heard)

    def _insist(self, actor: TableActor, prompt: Prompt, key: str) -> None:
        """The act was refused although it is still his turn: the plainest one instead."""
        table = actor.table
        seat = _prop_to_act(table) if table is not None else None
        if (
            table is not None
            and table.hand is not None
            and seat is not None
            and (table.hand.number, table.hand.action) == (prompt.hand, prompt.action)
            and not actor.is_frozen
            and self._desk.is_open
        ):
            actor.submit(_plain(table, seat, prompt), f"{key}:plain")

    def _buy_again(self, actor: TableActor, table: Table) -> None:
        for occupant in table.occupants:
            if not occupant.is_prop:
                continue
            view = look(table, occupant.seat)
            said: TableCommand | None = self._props.rebuy(view)
            if said is None and occupant.waits:
                said = come_in(view, ways_in(table, occupant.seat, self._desk.clock.now()))
            if said is not None:
                word = type(said).__name__.lower()
                actor.submit(said, f"prop:{table.id}:{table.hands}:{occupant.seat}:{word}")


def _prop_to_act(table: Table) -> Seat | None:
    """The seat of a house player everyone waits for; of several the first to have been dealt to."""
    for seat in table.hand.awaited if table.hand is not None else ():
        occupant = table.occupant(seat)
        if occupant is not None and occupant.is_prop:
            return seat
    return None


def _plain(table: Table, seat: Seat, prompt: Prompt) -> HandCommand:
    """What nobody can object to: the first cards or none, show, check when free, else fold."""
    hand, occupant = table.hand, table.occupant(seat)
    assert hand is not None
    assert occupant is not None
    person, menu = occupant.person, hand.menu
    match hand.phase:
        case Choosing(count=count):
            places = tuple(range(1, count + 1))
            return MakeChoice(person, places, Way.HIGH, prompt)
        case Drawing():
            return DrawCards(person, (), prompt)
        case KillWindow():
            return Check(person, prompt)
        case Offer():
            return DeclareOpen(person, False, prompt)
        case _:
            return _plain_bet(menu, person, prompt)


def _plain_bet(menu: Menu | None, person: PersonId, prompt: Prompt) -> HandCommand:
    if menu is None:
        return Show(person, prompt)
    if menu.may_check:
        return Check(person, prompt)
    if menu.may_fold:
        return Fold(person, prompt)
    return Bet(person, menu.bring_in or menu.raise_min, prompt, confirmed=True)
