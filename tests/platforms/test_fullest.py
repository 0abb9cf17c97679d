"""The largest documents of every game fit every platform."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from core import present
from core.games.finding import Offered, offered
from core.games.spec import Structure
from core.hand.commands import Call, Check
from core.hand.shows.looks import Look
from core.house.declared import DECLARED
from core.ids import Instant, PersonId
from core.present.documents import Document
from core.present.floor.floor_page import FloorCard
from core.reception.offers import offer_of
from core.refusal import Refusal
from core.table import apply
from core.table.floor.offering import offers_of_floor
from core.table.state import EjectionQuestion, Offence, Table
from core.view import look
from core.view.facts import facts_of
from core.view.floor import FloorView
from tests.play import ADMIN, Game

from .fitting import on_discord, on_slack
from .fullest import LONGEST_NAME, fullest, named, played, structures_of

USUAL_NAME = 12
CUT = "\N{HORIZONTAL ELLIPSIS}"

each = pytest.mark.parametrize("game", offered().values(), ids=lambda game: game.id)


def shown(
    game: Offered, name: int, structure: Structure | None = None, *, all_in: bool = False
) -> Iterator[Document]:
    """All that people see of a hand at the fullest table, with names of so many characters."""
    offer = offer_of(game.id)
    assert offer is not None
    most = offer.seats[-1]
    table = fullest(game.id, structure, most=most)
    for now in played(table, all_in=all_in):
        yield present.board(named(now.view(), name))
        if now.hand.menu is None or now.hand.action % most == 1:
            view = named(now.view(now.hand.awaited[0] if now.hand.awaited else 1), name)
            yield present.private_hand(view, (1,))
            yield present.dealt_hand(view)
            yield present.table_info(view)
            yield present.table_sign(view)
            yield present.stacks(view)
            yield present.show_to_whom(view)
            yield present.free_seats(view)
        if now.hand.menu is not None and now.hand.action % most == 1:
            yield from before_their_turn(now, name)


def before_their_turn(now: Game, name: int) -> Iterator[Document]:
    """What everybody behind may say, and the board when all of them have said it."""
    told = now.table
    for player in now.hand.players:
        view = now.view(player.seat)
        if present.may_act_early(view):
            yield present.early_acts(named(view, name))
            yield present.private_hand(named(view, name))
            told = said_early(told, player.person, now.at)
            assert told.hand is not None
            assert any(held.seat == player.seat for held in told.hand.early.held)
    yield present.board(named(look(told, None), name))


def said_early(table: Table, person: PersonId, at: Instant) -> Table:
    """The table after a check or a call out of turn, whichever it takes."""
    for command in (Check(person), Call(person, confirmed=True)):
        try:
            return apply(table, command, at).table
        except Refusal:
            continue
    return table


def the_floor_of(now: Game, name: int) -> Document:
    """Everything that can wait for the floor, of everybody at the table."""
    view = named(now.view(), name)
    asks = FloorView(
        ejections=tuple(EjectionQuestion(s.seat, Offence.TOO_SLOW, 3) for s in view.seats),
        looks=tuple(Look(view.seats[0].seat, s.seat, is_report=True) for s in view.seats[1:]),
        is_clock_asked=True,
    )
    counts = {s.person: "3 on record" for s in view.seats}
    offers = offers_of_floor(now.table, now.at, ADMIN)
    return present.floor_page(view, FloorCard(asks, facts_of(now.table), offers, 3, counts))


@each
async def test_a_full_table_is_shown_whole(game: Offered) -> None:
    """At the most players, all of them in to the showdown, nothing is cut off on any platform."""
    for document in shown(game, USUAL_NAME):
        assert CUT not in on_discord(document)
        assert CUT not in on_slack(document)


@each
async def test_the_longest_names_break_no_limit(game: Offered) -> None:
    """Where everybody is all-in for another amount, under a name as long as can be and full of
    marks to escape, a board loses its middle rather than its message."""
    big = [s for s in structures_of(game.id) if s in (Structure.NO_LIMIT, Structure.POT_LIMIT)]
    for document in shown(game, LONGEST_NAME, *big[-1:], all_in=True):
        on_discord(document)
        on_slack(document)


async def test_everything_that_waits_for_the_floor() -> None:
    """Every player is asked about twice: what finds no place for its buttons is told."""
    for name in (USUAL_NAME, LONGEST_NAME):
        page = the_floor_of(fullest("texas_holdem", most=10), name)
        assert CUT not in on_discord(page)
        assert CUT not in on_slack(page)


@each
async def test_the_page_of_a_game_is_shown_whole(game: Offered) -> None:
    """What a game is fits one message, with nothing cut off."""
    page = present.game_page(game)
    assert CUT not in on_discord(page)
    assert CUT not in on_slack(page)


async def test_a_sign_is_shown_whole_however_much_the_house_has_changed() -> None:
    """With every rule at another value than the usual one, what the sign leaves out is counted in
    its own last line; no platform cuts anything off."""
    table = Game(6, bets=(10, 20)).table
    settings = {one.key: (*one.choices, one.most, one.least)[one.choices[:1] == (one.default,)]
                for one in DECLARED}  # fmt: skip
    view = look(replace(table, config=replace(table.config, settings=settings)), None)
    for page in (present.sign(view), present.table_sign(view)):
        for text in (on_discord(page), on_slack(page)):
            assert CUT not in text
            assert "more: house show" in text
