"""Replay: a recorded hand through the dealer, every act as its player said it."""

from decimal import Decimal

from msgspec import Struct

from core.chips import Chips
from core.games import GAMES
from core.hand.commands import Bet, Call, Check, Fold, HandCommand, Muck, Prompt, RaiseTo, Show
from core.hand.state import Hand, Player, Showdown, Standing
from core.ids import Instant, Seat
from core.notation.phh.deck import arranged_deck, hole_cards
from core.notation.phh.lines import (
    BoardCards,
    ChecksOrCalls,
    Folds,
    HoleCards,
    Line,
    Mucks,
    Shows,
    WagersTo,
    parse_line,
)
from core.notation.phh.money import chips_of, scale_of
from core.notation.phh.record import Record
from core.notation.phh.setup import GAME, START, person_of, refuse_unknown, table_for
from core.refusal import Refusal
from core.sealed import Sealed
from core.table import apply
from core.table.commands import ExpireShow, StartHand, TableCommand
from core.table.events import TableEvent
from core.table.state import Table


class Stuck(Exception):
    """The dealer would not take what was recorded; ``sentence`` says which line and why."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class Replayed(Struct, frozen=True):
    """A hand played to its end.

    Attributes:
        table: after the hand.
        events: of the whole hand, in order.
        scale: hundredths of a chip for one unit of the record's money.
    """

    record: Record
    table: Table
    events: tuple[TableEvent, ...]
    scale: int

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Where each player sat, in the record's order of players."""
        hand = self.table.hand
        assert hand is not None
        return hand.seats

    @property
    def stacks(self) -> tuple[Chips, ...]:
        """Final stacks in chips, in the record's order of players."""
        by_person = {occupant.person: occupant.stack for occupant in self.table.occupants}
        return tuple(by_person[person_of(n + 1)] for n in range(len(self.record.starting)))

    @property
    def recorded_stacks(self) -> tuple[Decimal, ...] | None:
        """The recorded final stacks in hundredths of a chip; half a chip may be among them."""
        finishing = self.record.finishing
        return None if finishing is None else tuple(stack * self.scale for stack in finishing)


def replay(record: Record) -> Replayed:
    """Play ``record`` through the dealer.

    Raises:
        NotDealt: it needs something that is not dealt here; ``what`` names it.
        Unreadable: one of its lines is no action.
        Stuck: the dealer refused a recorded act, or the hand went another way.
    """
    refuse_unknown(record)
    lines = tuple(parse_line(text) for text in record.actions)
    scale = scale_of(record, lines)
    hole = hole_cards(lines, len(record.starting), GAMES[GAME].hole_cards)
    unknown = {number for number, cards in enumerate(hole, 1) if None in cards}
    playing = _Playing(table_for(record, scale), scale, unknown)
    deck = record.deck or arranged_deck(lines, hole, GAMES[GAME])
    playing.do(StartHand(Sealed(deck), Sealed(deck)))
    for number, line in enumerate(lines):
        try:
            playing.take(line)
        except Refusal as refusal:
            text = f"“{record.actions[number]}” was refused: {refusal.reason}"
            raise Stuck(text) from None
    playing.finish()
    return Replayed(record, playing.table, tuple(playing.events), scale)


class _Playing:
    """A hand on its way; ``unknown`` are the players whose cards the record does not know."""

    def __init__(self, table: Table, scale: int, unknown: set[int]) -> None:
        self.unknown = unknown
        self.table = table
        self.events: list[TableEvent] = []
        self.scale = scale
        self.at: Instant = START

    def do(self, command: TableCommand) -> None:
        step = apply(self.table, command, self.at)
        self.table = step.table
        self.events += step.events

    @property
    def hand(self) -> Hand:
        hand = self.table.hand
        assert hand is not None
        return hand

    def take(self, line: Line) -> None:
        match line:
            case HoleCards():
                pass
            case BoardCards():
                self._check_board(line)
            case Shows() | Mucks():
                self._lay_down(line)
            case Folds() | ChecksOrCalls() | WagersTo():
                self.do(self._act(line))

    def _act(self, line: Folds | ChecksOrCalls | WagersTo) -> HandCommand:
        person = person_of(line.player)
        menu = self.hand.menu
        match line:
            case Folds():
                return Fold(person)
            case ChecksOrCalls():
                return Check(person) if menu is not None and menu.may_check else Call(person)
            case WagersTo():
                to = chips_of(line.to, self.scale)
                is_bet = menu is not None and menu.opens
                return Bet(person, to) if is_bet else RaiseTo(person, to)

    def _check_board(self, line: BoardCards) -> None:
        """The dealer turns cards by himself: when the record does, they must lie there."""
        if not {card for card in line.cards if card is not None} <= set(self.hand.boards[0]):
            raise Stuck("The board is dealt while somebody still has to act.")

    def _lay_down(self, line: Shows | Mucks) -> None:
        """Show or muck, unless the dealer has tabled the hand already (Cooke 11.03).

        A blank show of a known hand does nothing: in time the idle rule decides.  A part of a
        hand is a courtesy that claims no pot.
        """
        player = self._player(line.player)
        if self.hand.is_over or player.standing is not Standing.LIVE:
            return
        if isinstance(line, Mucks) or (line.is_blank and line.player in self.unknown):
            self.do(Muck(player.person, confirmed=True))
        elif not line.is_blank:
            self.do(Show(player.person, cards=_places_of(line, player)))

    def _player(self, number: int) -> Player:
        player = self.hand.player_of(person_of(number))
        if player is None:
            raise Stuck(f"There is no player {number} in the hand.")
        return player

    def finish(self) -> None:
        """Let the time of hands that nobody recorded as shown or mucked run out."""
        while self.table.is_in_hand:
            hand, clock = self.hand, self.table.clock
            if not isinstance(hand.phase, Showdown) or clock is None or clock.show_by is None:
                raise Stuck("The record ends before the hand does.")
            self.at = clock.show_by
            self.do(ExpireShow(Prompt(hand.number, hand.action)))


def _places_of(line: Shows, player: Player) -> tuple[int, ...]:
    """Which of his cards he shows, counted from 1; none of them means the whole hand."""
    if line.cards is None or None not in line.cards:
        return ()
    return tuple(place for place, card in enumerate(player.down.content, 1) if card in line.cards)
