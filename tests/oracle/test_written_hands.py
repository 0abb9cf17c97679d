"""Hands written as PHH come back as they were."""

import warnings
from collections.abc import Callable
from functools import partial

import msgspec
import pytest
from pokerkit import HandHistory

from core.cards import card_text
from core.chips import whole
from core.hand import events as e
from core.hand.commands import Muck, Show
from core.hand.evolve import HAND_EVENTS
from core.ids import Seat
from core.notation.phh import (
    NotDealt,
    Replayed,
    Stuck,
    Unreadable,
    hand_to_phh,
    parse_phh,
    replay,
    tape_to_phh,
)
from core.table import apply
from core.table.events import TableEvent
from core.table.state import Table
from tests.oracle.matches import GAMES, our_game
from tests.oracle.random_hands import START, Range, random_act, random_deal, repeatable
from tests.play import Game

MUCKS = 0.4
HAND = """
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [100, 100, 100]
actions = ['d dh p1 AsAh', 'd dh p2 ????', 'd dh p3 KsKh', 'p3 cbr 6', 'p1 f', 'p2 f']
"""


def played(
    seed: int, code: str = "NT", *, is_quiet: bool = False
) -> tuple[Table, list[TableEvent]]:
    """A random hand by the house's default rules, with some mucks at the showdown.

    In a quiet one everybody has many chips, nobody bets, and all show.
    """
    rng = repeatable(seed)
    deal = random_deal(rng, code)
    if is_quiet:
        stacks = tuple(100 * deal.big_blind for _ in deal.stacks)
        deal = msgspec.structs.replace(deal, stacks=stacks)
    table = deal.table()
    config = msgspec.structs.replace(table.config, settings=our_game(code).settings)
    step = apply(msgspec.structs.replace(table, config=config), deal.start(), START)
    events = list(step.events)
    while step.table.is_in_hand:
        hand = step.table.hand
        assert hand is not None
        act = random_act(rng, hand, Range() if is_quiet else None)
        if isinstance(act, Show) and not is_quiet and rng.random() < MUCKS:
            act = Muck(act.person, confirmed=True)
        step = apply(step.table, act, START)
        events += step.events
    return step.table, events


def of_hand(events: list[TableEvent] | tuple[TableEvent, ...]) -> list[object]:
    """The events of the hand after its start, which names persons that no file keeps."""
    kept: list[object] = [event for event in events if type(event) in HAND_EVENTS]
    return kept[1:]


def again(text: str) -> Replayed:
    """A written hand, read and replayed."""
    (record,) = parse_phh(text, "written")
    return replay(record)


@pytest.mark.parametrize("code", GAMES)
def test_a_tape_replays_to_equal_events(code: str) -> None:
    """What was written from 25 random hands gives the same events, cards, burns, draws and pots."""
    for seed in range(25):
        _, events = played(seed, code)
        replayed = again(tape_to_phh(events))
        assert of_hand(replayed.events) == of_hand(events), seed


@pytest.mark.parametrize("code", GAMES)
def test_what_a_viewer_gets_ends_with_the_same_stacks(code: str) -> None:
    """Cards that were never shown do not matter: the rail's file ends with the same stacks.

    Unless the deck ran short: where cards come from then only the tape knows.
    """
    replayed = 0
    for seed in range(25):
        table, events = played(seed, code)
        if any(isinstance(event, e.StubShuffled | e.BurnSaved) for event in events):
            continue
        stacks = again(hand_to_phh(events, None)).stacks
        assert list(stacks) == [o.stack for o in table.occupants], seed
        replayed += 1
    assert replayed > 12


@pytest.mark.parametrize("code", GAMES)
@pytest.mark.parametrize("write", [tape_to_phh, partial(hand_to_phh, viewer=None)])
def test_another_engine_reads_what_is_written(
    code: str, write: Callable[[list[TableEvent]], str]
) -> None:
    """pokerkit plays 8 quiet hands of each game from the tape and from the rail's file.

    Quiet ones, because in bets the engines differ by the rules that the comparison names.
    """
    for seed in range(8):
        table, events = played(seed, code, is_quiet=True)
        history = HandHistory.loads(write(events))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of unknown cards
            *_, end = history
        assert sorted(end.stacks) == sorted(o.stack // 100 for o in table.occupants), seed


@pytest.mark.parametrize("viewer", [None, Seat(1), Seat(2)])
def test_nobody_is_written_a_card_he_did_not_see(viewer: Seat | None) -> None:
    """Of 60 random hands, a viewer's file has his own cards, those shown and the board only."""
    for seed in range(60):
        _, events = played(seed)
        text = hand_to_phh(events, viewer)
        shown = {event.seat for event in events if isinstance(event, e.HandShown)}
        for event in events:
            if isinstance(event, e.HoleCardsDealt) and event.seat not in {*shown, viewer}:
                for card in event.cards.content:
                    assert card_text(card) not in text.replace("????", ""), seed


def test_seats_names_and_a_dead_small_blind_come_back() -> None:
    """A hand with a dead small blind among real seats returns with its seats and names."""
    game = Game(seats=6, button=1)
    game.deal()
    game.play("4 folds, 5 folds, 6 folds, 1 folds, 2 folds, 3 leaves")
    game.deal()
    game.skip_hand()
    start = game.of_hand(e.HandStarted)[-1]
    assert start.small_blind is None
    events = game.events[game.events.index(start) :]
    replayed = again(tape_to_phh(events))
    first = next(event for event in replayed.events if isinstance(event, e.HandStarted))
    assert (first.small_blind, first.big_blind) == (None, start.big_blind)
    assert [(one.seat, one.name, one.stack) for one in first.entrants] == [
        (one.seat, one.name, one.stack) for one in start.entrants
    ]


def test_a_card_shown_as_a_courtesy_comes_back() -> None:
    """One card shown before a muck is written with the other unknown, and replayed as that."""
    game = Game(seats=2, button=1)
    game.deal({1: "AsKd", 2: "QcQh"}, "2c3d4h9sJd")
    game.play("1 calls, 2 checks, all check, all check, all check, 2 shows, 1 shows Kd, 1 mucks")
    text = hand_to_phh(game.events, None)
    assert "'d dh p2 ????'" in text.replace('"', "'")
    assert "'p2 sm ??Kd', 'p2 sm'" in text.replace('"', "'")
    assert of_hand(again(tape_to_phh(game.events)).events) == of_hand(game.events)


def test_a_name_cannot_break_the_file() -> None:
    """Quotes, line ends and control signs in a name are escaped, and come back."""
    _, events = played(3)
    start = next(event for event in events if isinstance(event, e.HandStarted))
    name = 'a"\\\n\x7f]\t♠'
    named = tuple(e.Entrant(one.seat, one.person, name, one.stack) for one in start.entrants)
    events = [
        e.HandStarted(
            start.number, start.game, start.rules, start.button, start.small_blind,
            start.big_blind, named, start.deck,
        )
        if event is start
        else event
        for event in events
    ]  # fmt: skip
    (record,) = parse_phh(tape_to_phh(events), "written")
    assert set(record.players) == {name}


def test_cents_are_chips_where_only_the_bets_have_them() -> None:
    """Blinds of 1 and 2 with a bet of 5.25: the record's hundredths are played as chips."""
    replayed = again(HAND.replace("cbr 6", "cbr 5.25") + "finishing_stacks = [1, 2, 3]")
    assert replayed.scale == 100 * 100
    assert replayed.recorded_stacks is not None
    assert list(map(int, replayed.recorded_stacks)) == [10_000, 20_000, 30_000]


def test_an_unknown_stack_is_deep() -> None:
    """``inf`` for a stack: the hand is played and nobody is all-in by accident."""
    replayed = again(HAND.replace("[100, 100, 100]", "[inf, inf, inf]"))
    assert replayed.stacks[1] > whole(10**9)


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("'NT'", "'FB'", "the variant FB, badugi"),
        ("'NT'", "'N7S'", "the variant N7S"),
        ("'NT'", "'FT'", "limits of 0 and 0"),
        ("'NT'", "'F7S'", "blinds in a game with a bring-in"),
        ("min_bet", "bring_in", "a bring-in in a game with blinds"),
        ("'d dh p1 AsAh'", "'d dh p1 AsAhAc'", "cards for a hand of another size"),
        ("'d dh p3 KsKh'", "'d dh p4 KsKh'", "cards for a player who is not there"),
        ("'p2 f'", "'p2 f', 'd db 2c3c4c5c6c7c'", "a deck that ran short"),
        ("[1, 2, 0]", "[1, 2, 3]", "a straddle of less than the double"),
        ("[1, 2, 0]", "[1, 2, -1]", "a blind of another amount posted out of turn"),
        ("[0, 0, 0]", "[2, 0, 0]", "antes that differ"),
        ("[0, 0, 0]", "[0, 1, 2]", "antes that differ"),
        ("min_bet = 2", "min_bet = 5", "a smallest bet that is not the big blind"),
        ("cbr 6", "cbr 6.001", "amounts finer than a hundredth"),
        ("cbr 6", "cbr 1e30", "amounts larger than any at a table"),
        ("[100, 100, 100]", "[100, 0, 100]", "a player without chips"),
        ("KsKh", "KsAh", "a card that comes twice"),
        ("'p2 f'", "'p2 f', 'p1 sm 2c2d'", "a hand that shows other cards than it was dealt"),
    ],
)
def test_what_cannot_be_dealt_is_named(old: str, new: str, what: str) -> None:
    """A hand that needs something the table does not have is refused by that name."""
    with pytest.raises(NotDealt) as lacking:
        again(HAND.replace(old, new))
    assert lacking.value.what == what


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("'p3 cbr 6'", "'p1 cbr 6'"),
        ("'p3 cbr 6'", "'p3 cbr 3'"),
        ("'p1 f'", "'d db 2c3c4c'"),
        (", 'p2 f'", ""),
        ("'p2 f'", "'p9 f'"),
    ],
)
def test_a_hand_that_cannot_have_been_is_stuck(old: str, new: str) -> None:
    """Out of turn, a raise too small, a board too early, an end too soon, nobody's act."""
    with pytest.raises(Stuck):
        again(HAND.replace(old, new))


@pytest.mark.parametrize(
    "text",
    [
        "variant = ",
        "variant = 'NT'",
        HAND.replace("[100, 100, 100]", "['much']"),
        HAND.replace("[1, 2, 0]", "[1, inf, 0]"),
        HAND + "_deck = 'AsKs'",
        HAND.replace("p3 cbr 6", "p3 cbr lots"),
        HAND.replace("p3 cbr 6", "p3 cbr inf"),
        HAND.replace("p3 cbr 6", "p3 dances"),
        HAND.replace("KsKh", "KsKx"),
    ],
)
def test_what_is_no_history_is_said_so(text: str) -> None:
    """No TOML, missing or wrong fields, and lines that are no action are told in a sentence."""
    with pytest.raises(Unreadable, match=r"\.$"):
        again(text)
