"""Telling: one playthrough as text, what is the same for several people written once."""

from core.cards import Card, cards_text
from core.chips import chips_text
from core.hand.commands import DrawCards, HandCommand, MakeChoice
from core.ids import Instant, Seat
from core.present import (
    CardRow,
    Line,
    board,
    log,
    narrate,
    plain,
    plain_line,
    private_hand,
    reply,
    turn_notice,
)
from core.present.acting.buttons import act_words
from core.table import Table
from core.table.commands import TopUp
from core.table.events import TableEvent
from core.view import TableView, all_seen, look
from tests.playthroughs.plans import Plan
from tests.playthroughs.playing import Moment, played

ALL = "all"


def playthrough(plan: Plan) -> str:
    """The hands of ``plan`` as everybody saw them."""
    telling = Telling()
    for moment in played(plan):
        telling.tell(moment)
    return telling.text()


class Telling:
    """Writes what each viewer is given, once for all who are given the same."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.shown: dict[str, str] = {}
        self.stage: tuple[int, int, int, str] | None = None

    def text(self) -> str:
        """All that was written."""
        return "\n".join(self.lines) + "\n"

    def tell(self, moment: Moment) -> None:
        """What was said, the lines that told it, and at a new stage every message anew."""
        table = moment.step.table
        if moment.seat is None:
            self.lines += ["", f"======== Hand {table.hands} ".ljust(80, "="), ""]
        else:
            self.lines.append(f"> {_said(moment)}")
        self._stories(moment)
        if self._is_new_stage(table):
            self._messages(table, moment.at)

    def _stories(self, moment: Moment) -> None:
        events, table = moment.step.events, moment.step.table
        rail = _story(events, table, None)
        self._told(ALL, rail)
        for occupant in table.occupants:
            own = _story(events, table, occupant.seat)
            if occupant.seat == moment.seat:
                answer = plain(reply(events, look(table, occupant.seat), occupant.person))
                self._written(f"{occupant.name} is answered", answer)
            self._told(occupant.name, [line for line in own if _cards(line) - _cards_of(rail)])
        news = log(events, look(table, None))
        if news is not None:
            self._written("log", plain(news, moment.at))

    def _written(self, who: str, text: str) -> None:
        self.lines += [f"  {who}: {line}" for line in text.split("\n") if line]

    def _told(self, who: str, lines: list[Line]) -> None:
        self.lines += [f"  {who}: {plain_line(line)}" for line in lines]

    def _is_new_stage(self, table: Table) -> bool:
        """True once a street, a draw, a choice, the showdown or the result is reached."""
        hand = table.hand
        assert hand is not None
        stage = (hand.number, hand.street, hand.step, type(hand.phase).__name__)
        is_new, self.stage = stage != self.stage, stage
        return is_new

    def _messages(self, table: Table, now: Instant) -> None:
        """The board, and while the hand is on who is to act and the hands still played."""
        rail = look(table, None)
        assert rail.hand is not None
        self._write("Board, to all", plain(board(rail), now))
        if not rail.hand.is_over:
            self._write("Turn notice, to all", plain(turn_notice(rail), now))
            self._private_hands(table, now)
        self.lines.append("")

    def _private_hands(self, table: Table, now: Instant) -> None:
        given: dict[str, list[str]] = {}
        for view in (look(table, occupant.seat) for occupant in table.occupants):
            player = view.hand.player(view.viewer) if view.hand is not None else None
            if player is not None and player.is_in and view.my_seat is not None:
                given.setdefault(plain(private_hand(view), now), []).append(view.my_seat.name)
        for text, names in given.items():
            self._write(f"To {' and '.join(names)} alone", text)

    def _write(self, what: str, text: str) -> None:
        """``text`` in a box under ``what``, unless it is what was written there last."""
        if self.shown.get(what) == text:
            return
        self.shown[what] = text
        self.lines.append(f"  ---- {what}")
        self.lines += [f"  | {line}" for line in text.split("\n") if line]


def _said(moment: Moment) -> str:
    view = look(moment.before, moment.seat)
    seat = view.seat(moment.seat)
    assert seat is not None
    return f"{seat.name} says: {_words(moment, view)}"


def _words(moment: Moment, view: TableView) -> str:
    """The button pressed, or the cards picked before it was."""
    match moment.command:
        case DrawCards(places=places) | MakeChoice(places=places):
            return f"throws {cards_text(_at(view, places))}" if places else "stands pat"
        case TopUp(amount=amount):
            return f"Top up {chips_text(amount)}"
        case command if isinstance(command, HandCommand):
            return act_words(view, command)
        case command:
            raise AssertionError(command)


def _at(view: TableView, places: tuple[int, ...]) -> tuple[Card, ...]:
    assert view.mine is not None
    return tuple(view.mine.down[place - 1] for place in places)


def _story(events: tuple[TableEvent, ...], table: Table, seat: Seat | None) -> list[Line]:
    view = look(table, seat)
    if view.hand is None:
        return []
    return list(narrate(all_seen(events, seat), view))


def _cards(line: Line) -> set[int]:
    return {card for span in line if isinstance(span, CardRow) for card in span.cards}


def _cards_of(lines: list[Line]) -> set[int]:
    return {card for line in lines for card in _cards(line)}
