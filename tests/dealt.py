"""A table for tests: real hands through ``apply``, with chosen cards and typed acts."""

from collections.abc import Sequence

from msgspec.structs import replace

from core.cards import STANDARD_DECK, Card, parse_cards
from core.chips import Chips, whole
from core.hand.commands import Prompt
from core.house.settings import Overrides
from core.ids import CommunityId, Instant, PersonId, PlaceId, Seat, TableId
from core.notation import parse_action
from core.notation.parsed import Ask, Unclear
from core.sealed import Sealed
from core.table import Table, apply, evolve
from core.table.commands import Leave, OpenTable, SitDown, StartHand, TableCommand
from core.table.config import TableConfig
from core.table.events import PlayerSat, TableEvent
from core.table.setup.opening import configure
from core.view import HandView, MyHand, TableView, look

START = Instant(1_700_000_000_000)
TABLE = TableId("river")
ADMIN = PersonId("test:admin")
NAMES = (
    "Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Jo", "Kim", "Lou", "Max",
)  # fmt: skip
Deck = tuple[Card, ...]


class Dealt:
    """One table, played by words.

    ``stacks`` are whole chips, one player a seat from seat 1; the last ``props`` of them are
    house players.  The button of the first hand is at seat ``button``.
    """

    def __init__(
        self,
        *stacks: int,
        button: int = 1,
        blinds: tuple[int, int] = (5, 10),
        props: int = 0,
        seats: int = 10,
        settings: Overrides | None = None,
    ) -> None:
        config = configure(
            small_blind=whole(blinds[0]),
            big_blind=whole(blinds[1]),
            seats=seats,
            buy_in_least=whole(20 * blinds[1]),
            buy_in_most=whole(100_000),
            settings=settings,
        )
        self._open(config, [whole(stack) for stack in stacks], button, props)

    @classmethod
    def at(
        cls, config: TableConfig, stacks: Sequence[Chips], *, button: int = 1, props: int = 0
    ) -> "Dealt":
        """A table of any game, set up as ``config`` has it; ``stacks`` are in hundredths."""
        table = cls.__new__(cls)
        table._open(config, stacks, button, props)
        return table

    def _open(self, config: TableConfig, stacks: Sequence[Chips], button: int, props: int) -> None:
        self.now = START
        self.button = button
        self.events: tuple[TableEvent, ...] = ()
        place, community = PlaceId("test:here"), CommunityId("test:us")
        step = apply(None, OpenTable(TABLE, community, place, config, ADMIN), self.now)
        self.table: Table = step.table
        for seat, stack in enumerate(stacks, 1):
            is_prop = seat > len(stacks) - props
            name = NAMES[seat - 1]
            self._seat(SitDown(person(seat), name, stack, Seat(seat), is_prop))

    def _seat(self, command: SitDown) -> None:
        """Seat a player; a stack below the buy-in is one that play has left."""
        if command.buy_in >= self.table.config.buy_in_least:
            self.do(command)
            return
        assert command.seat is not None
        usual = replace(command, buy_in=self.table.config.buy_in_least)
        step = apply(self.table, usual, self.now)
        self.events = tuple(
            replace(event, buy_in=command.buy_in) if isinstance(event, PlayerSat) else event
            for event in step.events
        )
        self.table = evolve(self.table, self.events)

    def do(self, command: TableCommand) -> tuple[TableEvent, ...]:
        """Give ``command``; what it caused."""
        step = apply(self.table, command, self.now)
        self.table = step.table
        self.events = step.events
        return step.events

    def deal(self, *hands: str, board: str = "") -> None:
        """Deal a hand: ``hands`` are each player's cards by seat, the rest does not matter."""
        ready = [o.seat for o in self.table.occupants if o.is_ready]
        self.deal_from(rigged(self._order(ready), hands, board))

    def deal_from(self, deck: Deck, spares: tuple[Deck, ...] = ()) -> None:
        """Deal a hand of any game from ``deck``."""
        assert self.table.next_hand_at is not None
        self.now = max(self.now, self.table.next_hand_at)
        ready = [o.seat for o in self.table.occupants if o.is_ready]
        draw = _high_card_for(ready.index(Seat(self.button))) if self.button in ready else ()
        rest = tuple(card for card in STANDARD_DECK if card not in draw)
        self.do(StartHand(Sealed(deck), Sealed(draw + rest), Sealed(spares)))

    def _order(self, ready: list[Seat]) -> list[int]:
        """Places of ``ready`` in the order of the deal of the first hand."""
        after = [place for place, seat in enumerate(ready) if seat > self.button]
        return after + [place for place in range(len(ready)) if place not in after]

    def say(self, *words: str) -> None:
        """Whoever is to act says each of ``words``."""
        for text in words:
            seat = self.to_act
            said = parse_action(text, self.view(seat), person(seat))
            assert not isinstance(said, Ask | Unclear), f"{text!r} is not clear"
            self.do(said)

    def command_of_seat(self, seat: int, text: str) -> TableCommand:
        """What the player at ``seat`` would say, whoever is to act."""
        said = parse_action(text, self.view(seat), person(seat))
        assert not isinstance(said, Ask | Unclear)
        return said

    def sit(self, seat: int, name: str, stack: int) -> None:
        """A newcomer takes ``seat``."""
        who = PersonId(f"test:{name.lower()}")
        self._seat(SitDown(who, name, whole(stack), Seat(seat)))

    def leave(self, seat: int) -> None:
        """Whoever sits at ``seat`` leaves."""
        occupant = self.table.occupant(Seat(seat))
        assert occupant is not None
        self.do(Leave(occupant.person))

    @property
    def to_act(self) -> Seat:
        """The seat the action is on."""
        assert self.table.hand is not None
        assert self.table.hand.to_act is not None
        return self.table.hand.to_act

    @property
    def prompt(self) -> Prompt:
        """What is being waited for."""
        hand = self.table.hand
        assert hand is not None
        return Prompt(hand.number, hand.action)

    def hand_seen(self, seat: int | None = None) -> HandView:
        """The hand as ``seat`` sees it; there has to be one."""
        hand = self.view(seat).hand
        assert hand is not None
        return hand

    def mine(self, seat: int) -> MyHand:
        """The viewer's own hand; there has to be one."""
        mine = self.view(seat).mine
        assert mine is not None
        return mine

    def view(self, seat: int | None = None) -> TableView:
        """The table as ``seat`` sees it; None is the rail."""
        return look(self.table, None if seat is None else Seat(seat))


def person(seat: int) -> PersonId:
    """Who sits at ``seat`` from the start."""
    return PersonId(f"test:{NAMES[seat - 1].lower()}")


def rigged(order: list[int], hands: tuple[str, ...], board: str) -> tuple[Card, ...]:
    """A whole deck that deals ``hands`` (by place; the order of the deal in ``order``)."""
    holes = [parse_cards(hand) for hand in hands]
    table = parse_cards(board)
    taken = {card for hole in holes for card in hole} | set(table)
    spare = iter(card for card in STANDARD_DECK if card not in taken)
    top = [
        holes[place][card] if place < len(holes) else next(spare)
        for card in range(2)
        for place in order
    ]
    for start, stop in ((0, 3), (3, 4), (4, 5)):
        top.append(next(spare))  # the burn
        top += [*table[start:stop], *(next(spare) for _ in range(stop - max(start, len(table))))]
    return tuple(top) + tuple(card for card in STANDARD_DECK if card not in top)


def _high_card_for(place: int) -> tuple[Card, ...]:
    """The top of a deck from which the player at ``place`` draws the highest card."""
    return (*STANDARD_DECK[:place], STANDARD_DECK[-1])


def chips(amount: int) -> Chips:
    """Whole chips, in hundredths."""
    return whole(amount)
