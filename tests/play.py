"""A game for scenario tests: seats, stacks, chosen cards, and a script in plain words.

``Game(seats=6, button=2)`` sits six players down with 1,000 chips each and lets seat 2 draw
the button.  ``deal`` deals the next hand, ``play("3 bets 40, 5 raises 80, 1 folds")`` plays it;
every word is checked against whose turn it is.  Amounts are whole chips throughout.
"""

from collections.abc import Mapping
from typing import TypeVar

import msgspec

from core.cards import Card, parse_card
from core.chips import CHIP, whole
from core.engine.journal import codec
from core.games.spec import Structure
from core.hand import events as h
from core.hand import progress
from core.hand.menu import Menu
from core.hand.state import Award, Betting, Drawing, Hand, KillWindow, Offer, Player
from core.house.settings import Overrides
from core.ids import CommunityId, Instant, PersonId, PlaceId, Seat, TableId, seconds
from core.refusal import Refusal
from core.sealed import Sealed
from core.table import Step, Table, apply, deadlines, evolve
from core.table import commands as c
from core.table.commands import TableCommand
from core.table.draft import TableDraft
from core.table.events import ButtonMoved, NextHandDue, PlayerSat, TableEvent
from core.table.evolve import TABLE_FOLDS
from core.table.next_game import deck_of
from core.table.setup.opening import configure
from core.table.state import Occupant
from core.view import TableView, look
from tests.script import command_of, lines_of
from tests.stacked import arranged, draw_for

START = Instant(1_700_000_000_000)
ADMIN = PersonId("admin")
E = TypeVar("E")


def person(seat: int) -> PersonId:
    """Who sits at ``seat`` from the start."""
    return PersonId(f"person{seat}")


class Game:
    """One table and everything that happened at it.

    Args:
        seats: how many seats the table has.
        taken: the seats taken; all by default.
        button: who gets the button of the first hand.
        stacks: chips by seat where they are not ``stack``; a stack below the buy-in is one
            that play has left.
        game: what is dealt; a rotation or ``custom`` with ``games`` too.
        bets: the limits of a limit game in whole chips, ``(15, 30)``; the smallest bet of a game
            without blinds in pot limit and no limit; of spread limit the range.
        bring_in, button_blind: where they are not those of the book for the stakes.
    """

    def __init__(
        self,
        seats: int = 6,
        *,
        taken: tuple[int, ...] = (),
        button: int = 1,
        blinds: tuple[int, int] | None = None,
        ante: int | None = None,
        game: str = "texas_holdem",
        games: tuple[str, ...] = (),
        structure: Structure | None = None,
        bets: tuple[int, ...] = (),
        bring_in: int | None = None,
        button_blind: int | None = None,
        stack: int = 1000,
        stacks: Mapping[int, int] | None = None,
        buy_in_least: int | None = None,
        buy_in_most: int = 0,
        settings: Overrides | None = None,
    ) -> None:
        if blinds is None and not bets:
            blinds = (10, 20)
        config = configure(
            small_blind=None if blinds is None else whole(blinds[0]),
            big_blind=None if blinds is None else whole(blinds[1]),
            bets=tuple(map(whole, bets)),
            button_blind=None if button_blind is None else whole(button_blind),
            ante=None if ante is None else whole(ante),
            bring_in=None if bring_in is None else whole(bring_in),
            game=game,
            games=games,
            structure=structure,
            seats=seats,
            buy_in_least=None if buy_in_least is None else whole(buy_in_least),
            buy_in_most=whole(buy_in_most),
            settings=settings,
        )
        self.at = START
        self.button = Seat(button)
        self.events: list[TableEvent] = []
        self.journal: list[bytes] = []
        opening = c.OpenTable(TableId("t"), CommunityId("c"), PlaceId("p"), config, ADMIN)
        opened = apply(None, opening, self.at)
        self._note(opened.events)
        self.table: Table = opened.table
        # Stacks are what earlier hands have left: no command checks them.
        for seat in taken or range(1, seats + 1):
            chips_there = whole((stacks or {}).get(seat, stack))
            sat = PlayerSat(
                Seat(seat), person(seat), f"P{seat}", False, chips_there, False, self.at
            )
            self._happened((sat,))
        self._happened((NextHandDue(self.at),))

    def _happened(self, events: tuple[TableEvent, ...]) -> None:
        self._note(events)
        self.table = evolve(self.table, events)

    def _note(self, events: tuple[TableEvent, ...]) -> None:
        self.journal.append(codec.encode(events))

    # saying something

    def do(self, command: TableCommand) -> tuple[TableEvent, ...]:
        """Give ``command``; what it caused.  Folding the events must lead to the same table."""
        step = self.would(command)
        assert evolve(self.table, step.events) == step.table
        self.table = step.table
        self.events += step.events
        self._note(step.events)
        return step.events

    def would(self, command: TableCommand) -> Step:
        """What ``command`` would do."""
        return apply(self.table, command, self.at)

    def refusal(self, line: str) -> Refusal:
        """The refusal that ``line`` gets; nothing may have changed by it."""
        return self.refused(command_of(line, self.table))

    def refused(self, command: TableCommand) -> Refusal:
        """The refusal that ``command`` gets."""
        before = msgspec.json.encode(self.table)
        try:
            self.would(command)
        except Refusal as refusal:
            assert msgspec.json.encode(self.table) == before
            return refusal
        raise AssertionError(f"{type(command).__name__} was not refused")

    def play(self, script: str) -> None:
        """Play ``script``: ``3 bets 40, 5 raises 80, 1 folds``; see :mod:`tests.script`."""
        for line in lines_of(script):
            self._play(line)

    def _play(self, line: str) -> None:
        first, *rest = line.split()
        if first != "all":
            self.do(command_of(line, self.table))
            return
        until = Seat(int(rest[-1])) if rest[1:2] == ["to"] else None
        street = self.hand.street
        while isinstance(self.hand.phase, Betting) and (
            self.hand.street == street and self.hand.to_act != until
        ):
            verb = "checks" if rest[0] == "call" and self.menu.may_check else rest[0]
            self.do(command_of(f"{self.hand.to_act} {verb} anyway", self.table))

    def deal(
        self,
        holes: Mapping[int, str] | None = None,
        board: str | tuple[str, ...] = "",
    ) -> None:
        """Deal the next hand, with these cards by seat and this board.

        A player's cards are given in the order he gets them, upcards too; of several rows of
        community cards ``board`` has one text each.  They hold as long as nobody folds before:
        see :meth:`next_cards`.
        """
        assert self.table.next_hand_at is not None, "no hand is due"
        self.at = max(self.at, self.table.next_hand_at)
        ready = [o.seat for o in self.table.occupants if o.is_ready]
        draw = Sealed(draw_for(self.button, ready))
        cards = deck_of(self.table)
        spares: Sealed[tuple[tuple[Card, ...], ...]] = Sealed((cards,) * 40)
        hand = _hand(self.would(c.StartHand(Sealed(cards), draw, spares)).table)
        named = [(holes or {}).get(seat, "") for seat in hand.seats]
        deck = arranged(named, board, hand.game, cards)
        self.do(c.StartHand(Sealed(deck), draw, spares))

    def next_cards(self, text: str) -> None:
        """Let the next cards off the deck be these: ``.`` is any card, as for a burn."""
        hand = self.hand
        stub = list(hand.deck.content[hand.dealt :])
        wanted = [None if one == "." else parse_card(one) for one in text.split()]
        loose = [card for card in stub if card not in wanted]
        top = [loose.pop() if card is None else card for card in wanted]
        assert set(top) <= set(stub), "a card that is not in the deck any more"
        deck = Sealed((*top, *loose))
        self._happened((h.StubShuffled(deck, len(deck.content), False, False),))

    def skip_hand(self) -> None:
        """Bring the hand in play to its end: everybody folds, stands pat, passes or shows."""
        verbs = {Betting: "folds", Drawing: "pats", Offer: "passes", KillWindow: "checks"}
        while self.table.is_in_hand:
            self._play(f"{self.hand.to_act} {verbs.get(type(self.hand.phase), 'shows')}")

    def next_hand(self) -> None:
        """Fold the hand in play round to its end and deal the next."""
        self.skip_hand()
        self.deal()

    def mistake(self, event: h.BetMade | h.BoardTurned | h.HoleCardsDealt | h.StubShuffled) -> None:
        """Let ``event`` be taken although it is wrong, and the dealer go on from there."""
        draft = TableDraft(self.table, self.at, TABLE_FOLDS)
        hand = draft.last_hand()
        assert hand is not None
        hand.emit(event)
        if isinstance(event, h.BetMade):
            progress.after_act(hand, hand.place(event.seat))
        self._happened(tuple(draft.events))

    def happened(self, *events: TableEvent) -> None:
        """Let ``events`` have happened between two hands, although no command caused them."""
        self._happened(events)

    # time

    def wait(self, count: float) -> None:
        """Let ``count`` seconds pass in which nobody says anything."""
        self.at = Instant(self.at + seconds(count))

    def run_deadline(self) -> tuple[TableEvent, ...]:
        """Let the time run to the next deadline and carry it out."""
        (due,) = deadlines(self.table)
        assert due.command is not None
        self.at = Instant(max(self.at, due.at + due.grace))
        return self.do(due.command)

    def restart(self) -> None:
        """Let the process end and begin again: the table is folded anew from its journal."""
        table: Table | None = None
        for events in self.journal:
            table = evolve(table, codec.decode_events(events))
        assert table is not None
        self.table = table

    # reading it off

    @property
    def hand(self) -> Hand:
        """The hand in play, or the last one."""
        return _hand(self.table)

    @property
    def to_act(self) -> Seat | None:
        """Whose turn it is."""
        return self.hand.to_act

    @property
    def menu(self) -> Menu:
        """What the player to act may do."""
        assert self.hand.menu is not None
        return self.hand.menu

    @property
    def pot(self) -> int:
        """Every chip in the middle and in front of players."""
        return chips(self.hand.pot)

    @property
    def pots(self) -> list[tuple[int, tuple[int, ...]]]:
        """The gathered pots, the main pot first, each with the seats that may win it."""
        return [(chips(pot.amount), tuple(sorted(pot.seats))) for pot in self.hand.pots]

    @property
    def pushed(self) -> list[tuple[int, dict[int, int]]]:
        """The pots in the order they were pushed: the number and who got how much of it."""
        return [
            (award.pot, {seat: chips(amount) for seat, amount in got_of(award).items()})
            for award in self.hand.awards
        ]

    @property
    def places(self) -> str:
        """Button and blinds as the book's scenarios write them: ``B[3] SB4 BB5``, ``SB-``.

        A dead button stands in brackets; heads-up it is ``B/SB1 BB2``.
        """
        moved = self.last(ButtonMoved)
        button, small, big = (
            moved.pointers.button, moved.pointers.small_blind, moved.pointers.big_blind
        )  # fmt: skip
        if moved.is_heads_up:
            return f"B/SB{button} BB{big}"
        return (
            (f"B[{button}]" if moved.is_dead else f"B{button}")
            + (" SB-" if moved.no_small_blind else f" SB{small}")
            + f" BB{big}"
        )

    @property
    def posts(self) -> dict[int, int]:
        """The blinds posted in the last hand, by seat."""
        return {post.seat: chips(post.amount) for post in self.of_hand(h.BlindPosted)}

    @property
    def order(self) -> list[int]:
        """Whom the action has been on in this hand, in order."""
        return [event.menu.seat for event in self.of_hand(h.ActionOn)]

    @property
    def shown(self) -> list[int]:
        """The seats whose hands have been tabled in this hand, in order."""
        return [event.seat for event in self.of_hand(h.HandShown)]

    def stack(self, seat: int) -> int:
        """Chips behind at ``seat``, in the hand or between hands."""
        player = self.hand.player(Seat(seat)) if self.table.is_in_hand else None
        return chips(player.stack if player is not None else self.occupant(seat).stack)

    def player(self, seat: int) -> Player:
        """The player dealt in at ``seat``."""
        player = self.hand.player(Seat(seat))
        assert player is not None
        return player

    def occupant(self, seat: int) -> Occupant:
        """Who sits at ``seat``."""
        occupant = self.table.occupant(Seat(seat))
        assert occupant is not None
        return occupant

    def view(self, seat: int | None = None) -> TableView:
        """The table as ``seat`` may know it; None is the rail."""
        return look(self.table, None if seat is None else Seat(seat))

    def all(self, kind: type[E]) -> list[E]:
        """Everything of that kind that has happened."""
        return [event for event in self.events if isinstance(event, kind)]

    def of_hand(self, kind: type[E]) -> list[E]:
        """Everything of that kind that has happened since the last deal."""
        starts = [n for n, event in enumerate(self.events) if isinstance(event, h.HandStarted)]
        return [event for event in self.events[starts[-1] :] if isinstance(event, kind)]

    def last(self, kind: type[E]) -> E:
        """The latest event of that kind."""
        return self.all(kind)[-1]


def chips(amount: int) -> int:
    """An amount of hundredths as whole chips, which it has to be."""
    assert amount % CHIP == 0
    return amount // CHIP


def got_of(award: Award) -> dict[Seat, int]:
    """What each winner got of a pot in all, of its high half and of its low half."""
    got: dict[Seat, int] = {}
    for share in award.shares:
        got[share.seat] = got.get(share.seat, 0) + share.amount
    return got


def _hand(table: Table) -> Hand:
    assert table.hand is not None
    return table.hand
