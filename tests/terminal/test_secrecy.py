"""What the terminal writes holds no card that is not the reader's to see, down to the byte."""

from collections.abc import Sequence
from io import StringIO
from typing import cast

import pytest
from msgspec.structs import replace

from adapters.system import SeededChance
from adapters.terminal import Answers, Console, Keyboard, Party, Session, keys
from adapters.terminal.identity import YOU
from adapters.terminal.render import shown_card
from adapters.terminal.transcript import Transcript
from core.cards import STANDARD_DECK, Card
from core.chips import whole
from core.engine.room import CardRoom
from core.hand.commands import Muck
from core.hand.events import BoardTurned, HandMucked, HandShown, HoleCardsDealt
from core.ids import PersonId
from core.sealed import Sealed
from core.shuffle import SEED_BYTES, shuffled
from core.table.apply import apply
from core.table.commands import OpenTable, StartHand
from core.table.config import TableConfig
from core.table.events import ButtonDrawn
from core.table.state import Table
from tests.laws.interference import two_runs
from tests.laws.recorded import every_game
from tests.props.pure_table import START, Turn, opening, played, shuffled_by
from tests.terminal.pure_room import PureRoom
from tests.terminal.screens import COLOUR, cards_in

HANDS = 60


def first_run(seed: int) -> list[Turn]:
    """A played session; at the showdown whoever mucks is sure of it."""
    return [
        replace(turn, command=replace(turn.command, confirmed=True))
        if isinstance(turn.command, Muck)
        else turn
        for turn in played(opening(6, (2000,) * 6, YOU), HANDS, shuffled_by(seed), seed)
    ]


def by_hand(turns: Sequence[Turn]) -> list[list[Turn]]:
    """The turns of each hand, from its deal to the next; those before the first left out."""
    hands: list[list[Turn]] = []
    for turn in turns:
        if isinstance(turn.command, StartHand):
            hands.append([])
        if hands:
            hands[-1].append(turn)
    return hands


def may_see(hand: Sequence[Turn], reader: PersonId | None) -> set[Card]:
    """The cards of one hand that lie open for ``reader``, told from the events alone."""
    occupant = hand[0].step.table.occupant_of(reader) if reader is not None else None
    seat = occupant.seat if occupant is not None else None
    cards: set[Card] = set()
    for event in (event for turn in hand for event in turn.step.events):
        match event:
            case HoleCardsDealt(seat=owner, cards=own) if owner == seat:
                cards |= set(own.content)
            case BoardTurned(cards=board) | HandShown(cards=board):
                cards |= set(board)
            case ButtonDrawn(cards=drawn):
                cards |= {one.card for one in drawn}
    return cards


def disguised(
    deck: Sealed[tuple[Card, ...]], open_cards: set[Card], seed: int
) -> Sealed[tuple[Card, ...]]:
    """The same deck with every card that stays hidden put elsewhere."""
    hidden = [card for card in STANDARD_DECK if card not in open_cards]
    mixed = shuffled(tuple(hidden), SeededChance(seed).bytes(SEED_BYTES))
    swap = dict(zip(hidden, mixed, strict=True))
    return Sealed(tuple(swap.get(card, card) for card in deck.content))


def second_run(turns: Sequence[Turn], reader: PersonId | None) -> list[Turn]:
    """The same commands, the decks differing only in cards that ``reader`` never sees."""
    seen = iter([may_see(hand, reader) for hand in by_hand(turns)])
    table: Table | None = None
    again: list[Turn] = []
    for turn in turns:
        command = turn.command
        if isinstance(command, StartHand):
            command = replace(command, deck=disguised(command.deck, next(seen), len(again)))
        step = apply(table, command, turn.at)
        table = step.table
        again.append(Turn(command, turn.at, step))
    return again


def written(turns: Sequence[Turn], reader: PersonId | None) -> list[bytes]:
    """What the terminal writes, command by command."""
    transcript = Transcript(COLOUR, reader, lambda: START)
    return [transcript.told(turn.step.events, turn.step.table).encode() for turn in turns]


@pytest.mark.parametrize("reader", [YOU, None])
def test_cards_that_stay_hidden_change_no_byte(reader: PersonId | None) -> None:
    """Sixty hands twice, all hidden cards dealt otherwise: the same bytes, showdowns included."""
    turns = first_run(11)
    again = second_run(turns, reader)
    events = [event for turn in turns for event in turn.step.events]
    others = [event for turn in again for event in turn.step.events]
    mucked = sum(isinstance(event, HandMucked) for event in events)
    moved = sum(
        one != two
        for one, two in zip(events, others, strict=True)
        if isinstance(one, HoleCardsDealt)
    )
    assert mucked > 5
    assert moved > 200
    assert written(turns, reader) == written(again, reader)


@pytest.mark.parametrize("reader", [YOU, None])
def test_no_card_is_named_that_is_not_open(reader: PersonId | None) -> None:
    """In every hand the cards written are the reader's own, the board's, and those shown."""
    turns = first_run(12)
    transcript = Transcript(COLOUR, reader, lambda: START)
    named = 0
    for hand in by_hand(turns):
        steps = [turn.step for turn in hand]
        text = "".join(transcript.told(step.events, step.table) for step in steps)
        open_cards = may_see(hand, reader)
        assert cards_in(text) <= {shown_card(card, COLOUR) for card in open_cards}
        named += len(cards_in(text))
    assert named > (200 if reader is not None else 60)


@every_game
def test_the_bytes_of_every_game_tell_no_hidden_card(name: str) -> None:
    """Whatever is dealt: draws, discards, open cards and reshuffles are told in the same bytes."""
    readers: dict[PersonId | None, list[Transcript]] = {}
    for reader, one, other in two_runs(name):
        if one.step is None or other.step is None:
            assert one.outcome == other.outcome
            continue
        pair = readers.setdefault(reader, [Transcript(COLOUR, reader, lambda: START) for _ in "ab"])
        told = [
            transcript.told(step.events, step.table).encode()
            for transcript, step in zip(pair, (one.step, other.step), strict=True)
        ]
        assert told[0] == told[1]


LINES = (
    "cards", "c", "k", "r pot", "table", "50", "1", "c", "f", "show", "help", "balance", "k", "m",
    "blah", "raise 1", "2", "c", "away", "back", "b 1/2", "topup", "all in", "sit", "refill", "c",
    "clock", "leave", "back", "k", "show", "c",
)  # fmt: skip
"""Whatever a person might type, at the right moment or not."""


async def sat(room: PureRoom) -> bytes:
    """A whole session over ``room``, 800 lines typed; every byte it wrote."""
    stream, keyboard, chance = StringIO(), Keyboard(), SeededChance(5)
    for _ in range(800):
        keyboard.type(LINES[chance.bytes(1)[0] % len(LINES)])
    keyboard.end()
    party = Party(opened_with(), whole(2_000), props=5)
    transcript = Transcript(COLOUR, YOU, lambda: START)
    key = keys(START)
    surface = cast(CardRoom, room)
    answers = Answers(surface, transcript, COLOUR, key, lambda: START)
    console = Console(stream, keyboard, COLOUR.erases)
    session = Session(surface, party, console, transcript, answers, key)
    await session.play()
    return stream.getvalue().encode()


def opened_with() -> TableConfig:
    """Six seats, blinds 10 and 20, no clock."""
    command = opening(6, ())[0]
    assert isinstance(command, OpenTable)
    return command.config


async def test_a_whole_session_gives_the_same_bytes() -> None:
    """Prompts, answers, refusals and all: typed again over decks whose hidden cards differ.

    House players repeat what they did, so nothing but cards that stay hidden is different.
    """
    decks = shuffled_by(3)
    first = PureRoom(decks)
    written_first = await sat(first)
    seen = [may_see(hand, YOU) for hand in by_hand(first.turns)]

    def other_decks(number: int, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        deck = decks(number, cards)
        if number > len(seen):  # the draw for the button, which all see
            return deck
        return disguised(Sealed(deck), seen[number - 1], number).content

    second = PureRoom(other_decks, first.acts)
    assert await sat(second) == written_first
    assert len(seen) > 40
    assert (
        sum(
            decks(number, STANDARD_DECK) != other_decks(number, STANDARD_DECK)
            for number in range(1, len(seen) + 1)
        )
        > 40
    )
    for words in (b"Cooke", b"1) ", b"You show", b"[m]uck", b"wallet"):
        assert words in written_first
