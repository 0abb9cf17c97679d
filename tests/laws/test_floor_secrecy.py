"""Non-interference towards the floor: no hidden card changes what a floorperson can find out.

He stands beside the table and sees its page: what waits, the facts, what may be ruled.  To know
what may be ruled the dealer tries each ruling on the real table, hidden cards and all; and he can
try whatever he likes himself, and read the refusal (Cooke 3.09, 3.13).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from adapters.discord.render import render as discord
from adapters.slack.render import render as slack
from core.chips import Chips, whole
from core.hand.misdeals.causes import Cause
from core.ids import Instant, PersonId, Seat
from core.notation.spoken_rulings import SPOKEN, Given, Spoken, Takes
from core.present import Document, floor_page, log, penalties_page
from core.present.floor.floor_page import FloorCard
from core.present.floor.ruling_form import ruling_form
from core.refusal import Refusal
from core.table import Step, Table
from core.table import commands as c
from core.table.apply import apply
from core.table.floor import offering
from core.table.floor.misdeals.errors import DealError
from core.table.floor.offering import RulingOffer, offers_of_floor
from core.table.floor.ruling_record import RulingKind
from core.view import look
from core.view.facts import facts_of
from core.view.floor import floor_view, inspected
from tests.laws.interference import two_runs
from tests.laws.tables import DEALS

FLO = PersonId("fay")
"""One who has not ruled in the histories: what another has looked at is for him alone."""


def moments(name: str) -> Iterator[tuple[Table, Table, Instant]]:
    """Pairs of tables that differ only in cards that nobody beside them has seen."""
    for viewer, one, other in two_runs(name):
        if viewer is None and isinstance(one.outcome, Step) and isinstance(other.outcome, Step):
            yield one.outcome.table, other.outcome.table, one.at


def pages(table: Table, now: Instant) -> Iterator[Document]:
    """What the floor is shown."""
    view = look(table, None)
    yield floor_page(view, FloorCard(
        waiting=floor_view(table),
        facts=facts_of(table),
        offers=offers_of_floor(table, now, FLO),
        inspected=inspected(table, FLO),
    ))  # fmt: skip
    yield penalties_page(view)


def payloads(table: Table, now: Instant) -> Iterator[str]:
    """The very bytes of it, with the forms behind the buttons."""
    for page in pages(table, now):
        shown: Any = discord(page)
        yield json.dumps(shown.view.to_components())
        yield json.dumps(slack(page).fields)
    view, offers = look(table, None), offers_of_floor(table, now, FLO)
    for spoken in SPOKEN:
        offer = next((one for one in offers if one.kind is spoken.kind), None)
        yield repr(ruling_form(view, spoken, offer))


FEW = ("texas_holdem", "seven_card_stud", "jacks_or_better", "omaha_hilo")
few_by_default = pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name in FEW else pytest.mark.slow) for name in DEALS]
)


@few_by_default
def test_the_floors_page_is_the_same_byte_for_byte(name: str) -> None:
    """Of every game: page, buttons and forms tell nothing of hole cards, draws, burns or stub."""
    for one, other, now in moments(name):
        assert list(payloads(one, now)) == list(payloads(other, now))


def sayings(table: Table) -> Iterator[Given]:
    """Everything that can go with a ruling's word, seat by seat."""
    seats = [Seat(seat) for seat in range(1, len(table.seats) + 1)]
    for seat in seats:
        occupant = table.occupant(seat)
        yield Given(
            FLO, "why", seat, occupant.person if occupant is not None else FLO, (seat,), seats[-1],
            whole(15), 30, Cause.TOO_MANY, DealError.HAND_FOULED,
        )  # fmt: skip


def tried(table: Table, now: Instant, spoken: Spoken) -> Iterator[object]:
    """What a floorperson is answered who tries a ruling on each seat; of one that is taken, what
    the channel reads, unless the cards themselves decide it."""
    for given in list(sayings(table)) if spoken.takes else [Given(FLO, "why")]:
        act = spoken.act(given)
        match act:
            case c.ReportIrregularity() | c.AskTable():
                command: c.TableCommand = act
            case _:
                command = c.Rule(FLO, "Flo", act, "why")
        try:
            step = apply(table, command, now)
        except Refusal as refusal:
            yield refusal
        else:
            yield "taken"
            yield None if _shows_hands(step) else log(step.events, look(step.table, None))


def _shows_hands(step: Step) -> bool:
    """What follows a ruling may come to a showdown, which shows cards by the book."""
    hand = step.table.hand
    return hand is not None and hand.is_over


@pytest.mark.parametrize("name", FEW)
def test_no_ruling_can_be_used_to_ask_for_a_card(name: str) -> None:
    """Whatever he tries at any moment, on whichever seat: taken or refused, and with what words,
    does not depend on a card that he has not seen."""
    count = 0
    for one, other, now in moments(name):
        if not one.is_in_hand:
            continue
        for spoken in SPOKEN:
            count += 1
            assert list(tried(one, now, spoken)) == list(tried(other, now, spoken)), spoken.word
    assert count > len(SPOKEN)


def test_no_ruling_names_a_card() -> None:
    """A ruling on a card that was named would be taken or refused by what somebody holds."""
    assert not any(takes.value == "card" for takes in Takes)
    acts = {type(one.act(Given(FLO, "w", Seat(1), FLO, (), Seat(1), Chips(100), 1, Cause.TOO_MANY,
                               DealError.CARDS_LOST))) for one in SPOKEN}  # fmt: skip
    assert c.ExposeCard not in acts


def test_the_law_has_teeth(monkeypatch: pytest.MonkeyPatch) -> None:
    """An offer that rests on a hidden card gives two runs away at once."""

    def leaking(trial: Any) -> Iterator[RulingOffer]:
        hand = trial.hand
        if hand is not None:
            ranks = sum(sum(map(int, one.down.content)) for one in hand.players)
            if ranks % 2:
                yield RulingOffer(RulingKind.MOVE_BRING_IN)

    monkeypatch.setattr(offering, "_OFFERS", (*offering._OFFERS, leaking))
    pairs = [(list(payloads(a, at)), list(payloads(b, at))) for a, b, at in moments(FEW[0])]
    assert any(one != other for one, other in pairs)
