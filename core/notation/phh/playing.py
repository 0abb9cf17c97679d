"""Playing: the acts of a recorded hand put to the table, line by line."""

from core.hand.commands import Bet, Call, Check, Fold, HandCommand, Muck, Prompt, RaiseTo, Show
from core.hand.state import Hand, Player, Showdown, Standing
from core.ids import Instant
from core.notation.phh.lines import (
    BoardCards,
    ChecksOrCalls,
    Folds,
    HoleCards,
    Line,
    Mucks,
    Shows,
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


class Playing:
    """A hand on its way; ``unknown`` are the players whose cards the record does not know."""

    def __init__(self, table: Table, scale: int, unknown: set[int]) -> None:
        self.unknown = unknown
        self.table = table
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
