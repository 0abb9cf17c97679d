"""The scribe: the lines of a hand, written as it goes.

Cards dealt at one time are one line for each player, in the order of the players, and on a draw
everybody throws before anybody is dealt to; so cards wait until something else happens.
"""

from collections.abc import Callable, Iterator

from core.cards import Card
from core.chips import CHIP
from core.hand import events as e
from core.hand.draft import HandDraft
from core.hand.evolve import HAND_FOLDS
from core.hand.folds.dealing import begun
from core.hand.state import Showdown
from core.ids import Seat
from core.notation.phh.lines import UNKNOWN, Known, known_text
from core.sealed import Sealed

Opens = Callable[[Sealed[tuple[Card, ...]]], tuple[Card, ...] | None]
"""The cards in a seal, None when they stay hidden."""


class Scribe:
    """Follows a hand event by event; ``draft`` is the hand as it stands."""

    def __init__(self, start: e.HandStarted, opens: Opens) -> None:
        self.draft = HandDraft.of(begun(start), [], HAND_FOLDS, on_end=lambda: None)
        self._opens = opens
        self._waiting: dict[int, Known] = {}
        self._held: dict[int, list[Card]] = {}
        """The cards of each player in the order he got them, hidden ones too."""

    def lines(self, event: object) -> Iterator[str]:
        """The lines that ``event`` completes."""
        unshown = self._unshown() if isinstance(event, e.PotPushed) else ()
        self.draft.emit(event)
        match event:
            case e.CardBurned() | e.BurnSaved() | e.RoundOpened():
                yield from self.rest()
            case e.HoleCardsDealt(seat, cards):
                self._deal(seat, cards.content, self._seen(cards))
            case e.UpcardsDealt(seat, turned):
                self._deal(seat, turned, turned)
            case e.DrawServed(seat, thrown, cards):
                throws = known_text(self._seen(thrown))
                self._throw(seat, thrown.content)
                self._deal(seat, cards.content, self._seen(cards))
                yield f"{self._player(seat)} sd {throws}".rstrip()
            case e.PotPushed():
                yield from self.rest()
                yield from unshown
            case _:
                line = self._line(event)
                if line is not None:
                    yield from self.rest()
                    yield line

    def rest(self) -> Iterator[str]:
        """The lines of cards that are still waiting."""
        for place, cards in sorted(self._waiting.items()):
            if cards:
                yield f"d dh p{place + 1} {known_text(cards)}"
        self._waiting.clear()

    def _line(self, event: object) -> str | None:
        match event:
            case e.BoardTurned(cards=turned):
                return f"d db {known_text(turned)}"
            case e.Folded(seat):
                return f"{self._player(seat)} f"
            case e.Checked(seat) | e.Called(seat):
                return f"{self._player(seat)} cc"
            case e.BroughtIn(seat):
                return f"{self._player(seat)} pb"
            case e.BetMade(seat, to) | e.Completed(seat, to) | e.Raised(seat, to):
                return f"{self._player(seat)} cbr {amount_text(to)}"
            case e.HandShown(seat, shown) | e.CardsExposed(seat, shown):
                return f"{self._player(seat)} sm {known_text(self._in_order(seat, shown))}"
            case e.HandMucked(seat):
                return f"{self._player(seat)} sm"
            case _:
                return None

    def _unshown(self) -> tuple[str, ...]:
        """The last hand left at a showdown need not be shown (Cooke 11.03)."""
        phase = self.draft.phase
        left = phase.queue if isinstance(phase, Showdown) else ()
        return tuple(
            f"{self._player(seat)} sm {UNKNOWN * len(self._held[self._place(seat)])}"
            for seat in left
        )

    def _in_order(self, seat: Seat, shown: tuple[Card, ...]) -> Known:
        """Cards shown in the order he got them, None for those that stay hidden."""
        return tuple(card if card in shown else None for card in self._held[self._place(seat)])

    def _deal(self, seat: Seat, cards: tuple[Card, ...], seen: Known) -> None:
        place = self._place(seat)
        self._held.setdefault(place, []).extend(cards)
        self._waiting[place] = self._waiting.get(place, ()) + seen

    def _throw(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        place = self._place(seat)
        self._held[place] = [card for card in self._held[place] if card not in cards]

    def _seen(self, cards: Sealed[tuple[Card, ...]]) -> Known:
        return self._opens(cards) or (None,) * len(cards.content)

    def _place(self, seat: Seat) -> int:
        return self.draft.place(seat)

    def _player(self, seat: Seat) -> str:
        return f"p{self._place(seat) + 1}"


def amount_text(amount: int) -> str:
    """An amount of hundredths in chips: ``40``, ``0.25``."""
    if amount < 0:
        return f"-{amount_text(-amount)}"
    chips, hundredths = divmod(amount, CHIP)
    return f"{chips}.{hundredths:02d}" if hundredths else str(chips)
