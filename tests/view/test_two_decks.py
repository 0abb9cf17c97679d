"""The same commands over two decks that differ only in cards a viewer never sees."""

from hypothesis import given, settings
from hypothesis import strategies as st

from core.cards import STANDARD_DECK, Card
from core.hand.events import CardsExposed, HandSeen, HandShown, HandShownTo
from core.hand.state import Standing
from core.ids import Seat
from core.present import log, reply
from core.sealed import Sealed
from core.table.commands import StartHand
from core.table.events import TableEvent
from core.view import all_seen
from tests.dealt import Dealt, person
from tests.laws.chance import Chance
from tests.random_play import act
from tests.view.test_non_interference import everything_shown

Deck = tuple[Card, ...]


def own_places(seat: Seat, players: int) -> set[int]:
    """The places in the deck of the cards of ``seat``: seat 2 is dealt first, seat 1 last."""
    place = (seat - 2) % players
    return {place, place + players}


def seen_places(players: int, viewer: Seat | None) -> set[int]:
    """The places of the cards a viewer sees by the river: his own and, without burns, the board."""
    first = 2 * players
    own = own_places(viewer, players) if viewer is not None else set[int]()
    return own | {first + 1, first + 2, first + 3, first + 5, first + 7}


@st.composite
def shuffled_outside(draw: st.DrawFn, deck: Deck, kept: set[int]) -> Deck:
    """``deck`` with the cards at all but the ``kept`` places shuffled."""
    rest = [at for at in range(len(deck)) if at not in kept]
    other = list(deck)
    for at, source in zip(rest, draw(st.permutations(rest)), strict=True):
        other[at] = deck[source]
    return tuple(other)


def shows_a_hand(events: tuple[TableEvent, ...], viewer: Seat | None) -> bool:
    """True when a hand other than the viewer's comes to lie face up, or is shown to him alone."""
    return any(
        (isinstance(event, HandShown | CardsExposed | HandSeen) and event.seat != viewer)
        or (isinstance(event, HandShownTo) and event.whom == viewer)
        for event in events
    )


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_until_a_hand_is_shown_nothing_differs(data: st.DataObject) -> None:
    """Up to the first hand tabled by another, one viewer is given the same views, events,
    replies, news and refusals, whatever the others hold and whatever is still in the deck."""
    stacks = data.draw(st.lists(st.integers(20, 300), min_size=2, max_size=5))
    count = len(stacks)
    viewer = data.draw(st.sampled_from([None, *(Seat(seat) for seat in range(1, count + 1))]))
    deck = tuple(data.draw(st.permutations(STANDARD_DECK)))
    other = data.draw(shuffled_outside(deck, seen_places(count, viewer)))
    tables = [started(stacks, deck), started(stacks, other)]
    choices = data.draw(st.binary(min_size=200, max_size=200))
    chance_of = [Chance(choices), Chance(choices)]
    for _ in range(data.draw(st.integers(0, 30))):
        if not tables[0].table.is_in_hand:
            break
        for table, chance in zip(tables, chance_of, strict=True):
            act(table, chance)
        if shows_a_hand(tables[0].events, viewer):
            return
        given_to = [everything_given(table, viewer) for table in tables]
        assert given_to[0] == given_to[1]


def started(stacks: list[int], deck: Deck) -> Dealt:
    """A table with a hand dealt from ``deck``, the button at seat 1."""
    table = Dealt(*stacks, props=1)
    assert table.table.next_hand_at is not None
    table.now = table.table.next_hand_at
    draw = (STANDARD_DECK[-1], *STANDARD_DECK[:-1])
    table.do(StartHand(Sealed(deck), Sealed(draw)))
    return table


def everything_given(table: Dealt, viewer: Seat | None) -> list[object]:
    """What ``viewer`` is given after a command: views, documents, events, news, his answer."""
    view = table.view(viewer)
    answer = reply(table.events, view, person(viewer)) if viewer is not None else None
    return [
        *everything_shown(table.table, viewer),
        all_seen(table.events, viewer),
        log(table.events, table.view()),
        answer,
    ]


@settings(max_examples=20, deadline=None)
@given(data=st.data())
def test_what_was_never_shown_tells_nothing(data: st.DataObject) -> None:
    """Whole hands, showdown and result included, in which only folded, mucked, burnt and undealt
    cards differ that nobody was shown, are the same to everyone who did not hold one of them."""
    stacks = data.draw(st.lists(st.integers(20, 300), min_size=2, max_size=5))
    count = len(stacks)
    deck = tuple(data.draw(st.permutations(STANDARD_DECK)))
    choices = data.draw(st.binary(min_size=200, max_size=200))
    first = started(stacks, deck)
    given_first = played(first, Chance(choices), count)
    assert first.table.hand is not None
    shown = {p.seat for p in first.table.hand.players if p.standing is Standing.SHOWN}
    viewers = [None, *sorted(shown)]
    turned_up = {deck.index(card) for p in first.table.hand.players for card in p.exposed}
    known = shown | {one.seat for one in first.table.hand.looks.shown_to}
    kept = seen_places(count, None).union(turned_up, *(own_places(seat, count) for seat in known))
    other = data.draw(shuffled_outside(deck, kept))
    given_second = played(started(stacks, other), Chance(choices), count)
    for viewer in viewers:
        assert given_first[viewer] == given_second[viewer]


def played(table: Dealt, chance: Chance, count: int) -> dict[Seat | None, list[object]]:
    """All that each viewer is given in the first 40 acts of a hand."""
    viewers = [None, *(Seat(seat) for seat in range(1, count + 1))]
    told: dict[Seat | None, list[object]] = {viewer: [] for viewer in viewers}
    for _ in range(40):
        if not table.table.is_in_hand:
            break
        act(table, chance)
        for viewer in viewers:
            told[viewer].append(everything_given(table, viewer))
    return told
