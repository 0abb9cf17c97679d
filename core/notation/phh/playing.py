"""Playing: the acts of a recorded hand put to the table, line by line."""

from collections.abc import Sequence

from msgspec import Struct

from core.chips import Chips
from core.citation import RuleId
from core.hand.commands import (
    Bet,
    Call,
    Check,
    DrawCards,
    Fold,
    HandCommand,
    Muck,
    Prompt,
    RaiseTo,
    Show,
)
from core.hand.menu import Menu
from core.hand.state import Hand, Player, Showdown, Standing
from core.ids import Instant
from core.notation.phh.holding import Holding
from core.notation.phh.lines import (
    BettingLine,
    BoardCards,
    BringsIn,
    ChecksOrCalls,
    Folds,
    HoleCards,
    Line,
    Mucks,
    Shows,
    Throws,
    WagersTo,
)
from core.notation.phh.money import chips_of
from core.notation.phh.setup import START, person_of
from core.table import apply
from core.table.commands import ExpireShow, TableCommand
from core.table.events import TableEvent
from core.table.state import Table


class Stuck(Exception):
    """The dealer would not take what was recorded; ``sentence`` says which line and why."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class Otherwise(Struct, frozen=True):
    """An act done in another way than it was recorded, and the rule that asks for it."""

    name: str
    rule: RuleId


SHORT_LIMIT_RAISE = Otherwise(
    "a limit raise to what the other has left, made in full", RuleId("cooke-4.09")
)


class Playing:
    """A hand on its way; ``unknown`` are the players whose cards the record does not know.

    Attributes:
        otherwise: what had to be done in another way than it was recorded.
    """

    def __init__(
        self, table: Table, scale: int, held: Sequence[Holding], unknown: set[int]
    ) -> None:
        self.unknown = unknown
        self.table = table
        self.otherwise: list[Otherwise] = []
        self._throws = [iter(holding.thrown) for holding in held]
        self.events: list[TableEvent] = []
        self.scale = scale
        self.at: Instant = START

    def do(self, command: TableCommand) -> None:
        """Put ``command`` to the table.

        Raises:
            Refusal: the table does not take it.
        """
        step = apply(self.table, command, self.at)
        self.table = step.table
        self.events += step.events

    @property
    def hand(self) -> Hand:
        """The hand in play."""
        hand = self.table.hand
        assert hand is not None
        return hand

    def take(self, line: Line) -> None:
        """Do what one line says.

        Raises:
            NotDealt: an amount finer than a hundredth.
            Refusal: the dealer does not take the act.
            Stuck: the hand is not where the line thinks it is.
        """
        match line:
            case HoleCards():
                self._check_dealt(line)
            case BoardCards():
                self._check_board(line)
            case Shows() | Mucks():
                self._lay_down(line)
            case Throws():
                self._throw(line)
            case Folds() | ChecksOrCalls() | WagersTo() | BringsIn():
                self.do(self._act(line))

    def _act(self, line: BettingLine) -> HandCommand:
        person = person_of(line.player)
        menu = self.hand.menu
        match line:
            case Folds():
                return Fold(person)
            case ChecksOrCalls():
                is_free = menu is not None and menu.may_check
                return Check(person) if is_free else Call(person, confirmed=True)
            case BringsIn():
                return Bet(person, menu.bring_in if menu is not None else Chips(0))
            case WagersTo():
                to = chips_of(line.to, self.scale)
                if menu is not None and menu.sizes:
                    to = self._limited(to, menu)
                is_bet = menu is not None and menu.opens
                return Bet(person, to) if is_bet else RaiseTo(person, to)

    def _limited(self, to: Chips, menu: Menu) -> Chips:
        """In limit a raise is a full one; what the other cannot call comes back (Cooke 4.12).

        Some write down the part of it that he can.
        """
        others = [player for player in self.hand.players if player.seat != menu.seat]
        deepest = max(player.bet + player.stack for player in others if player.is_in)
        if to != deepest or not menu.wager < to < menu.sizes[0]:
            return to
        self.otherwise.append(SHORT_LIMIT_RAISE)
        return menu.sizes[0]

    def _throw(self, line: Throws) -> None:
        """Name the cards he throws by where they lie among those he has."""
        person = person_of(line.player)
        down = self._player(line.player).down.content
        gone = {place.card for place in next(self._throws[line.player - 1])}
        places = tuple(place for place, card in enumerate(down, 1) if card in gone)
        if len(places) != len(line.cards):
            raise Stuck("Cards are thrown that were not dealt.")
        self.do(DrawCards(person, places))

    def _check_dealt(self, line: HoleCards) -> None:
        """The dealer deals by himself: who is dealt to in the record must have the cards."""
        player = self._player(line.player)
        his = {*player.cards, *player.thrown.content}
        if not {card for card in line.cards if card is not None} <= his:
            raise Stuck("Cards are dealt while somebody still has to act.")

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
