"""A second dealer, who knows where every card of a hand lies, by the events alone."""

from itertools import chain

from core.cards import Card
from core.hand import events as h
from core.hand.state import Hand
from core.ids import Seat
from core.table.events import TableEvent

Cards = tuple[Card, ...]


class CardKeeper:
    """Where every card of one hand lies."""

    def __init__(self, start: h.HandStarted) -> None:
        self.stub = list(start.deck.content)
        self.all = sorted(self.stub)
        self.burns: list[Card] = []
        self.down: dict[Seat, list[Card]] = {one.seat: [] for one in start.entrants}
        self.up: dict[Seat, list[Card]] = {one.seat: [] for one in start.entrants}
        self.muck: dict[Seat, list[Card]] = {one.seat: [] for one in start.entrants}
        self.thrown: dict[Seat, set[Card]] = {one.seat: set() for one in start.entrants}
        self.board: list[Card] = []
        self.folded: set[Seat] = set()
        self._asked: dict[Seat, tuple[int, set[Seat]]] = {}

    @property
    def hands(self) -> dict[Seat, Cards]:
        """What everybody holds."""
        return {seat: (*down, *self.up[seat]) for seat, down in self.down.items()}

    def note(self, event: TableEvent) -> None:
        """Take one event into the books."""
        if self._dealt(event) or self._swapped(event) or self._gone(event):
            assert sorted(chain(*self._places())) == self.all
        else:
            self._looked_at(event)

    def _dealt(self, event: TableEvent) -> bool:
        match event:
            case h.CardBurned(cards=cards):
                self.burns += self._off(cards.content)
            case h.HoleCardsDealt(seat=seat, cards=cards):
                # A dead hand that is dealt through gets cards that its owner never sees.
                pile = self.muck if seat in self.folded else self.down
                pile[seat] += self._off(cards.content)
            case h.UpcardsDealt(seat=seat, cards=cards):
                self.up[seat] += self._off(cards)
            case h.BoardTurned(cards=cards, burn=burn):
                self.burns += self._off(burn.content)
                self.board += self._off(cards)
            case h.CardMadeGood(seat=seat, fresh=fresh):
                self.down[seat] += self._off(fresh.content)
            case _:
                return False
        return True

    def _swapped(self, event: TableEvent) -> bool:
        match event:
            case h.DrawServed(seat=seat, thrown=thrown, cards=cards):
                self._throw(seat, thrown.content)
                self.down[seat] += self._off(cards.content)
            case h.TurnedUp(seat=seat, cards=cards):
                for card in cards:
                    self.down[seat].remove(card)
                self.up[seat] += cards
            case h.HoleCardExposed(seat=seat, card=card, covered=door):
                self.down[seat][self.down[seat].index(card)] = door
                self.up[seat][self.up[seat].index(door)] = card
            case h.CardReplaced(seat=seat, card=card, fresh=fresh):
                self.down[seat].remove(card)
                self.burns.append(card)
                self.down[seat] += self._off(fresh.content)
            case _:
                return False
        return True

    def _gone(self, event: TableEvent) -> bool:
        match event:
            case h.Discarded(seat=seat, cards=cards):
                self._throw(seat, cards.content)
            case h.CardWithdrawn(seat=seat, card=card):
                self._throw(seat, (card,))
            case (
                h.Folded(seat=seat)
                | h.FoldedEarly(seat=seat)
                | h.HandKilled(seat=seat)
                | h.InterestForfeited(seat=seat)
            ):
                self.folded.add(seat)
            case h.ActTakenBack(seat=seat):
                self._take_back(seat)
            case h.FoldRetrieved(seat=seat):
                self.folded.remove(seat)
            case h.BringInMoved(undone=undone):
                self.folded.difference_update(undone)
            case h.StubShuffled():
                self._shuffle(event)
            case _:
                return False
        return True

    def _looked_at(self, event: TableEvent) -> None:
        match event:
            case h.ActionOn(menu=menu):
                self._asked[menu.seat] = len(self.burns), {*self.folded}
            case h.HandShown(seat=seat, cards=cards):
                assert sorted(cards) == sorted(self.down[seat] + self.up[seat])
            case h.CardsExposed(seat=seat, cards=cards):
                assert set(cards) <= {*self.down[seat], *self.up[seat]}
            case h.OpenersShown(seat=seat, cards=cards):
                # His discards prove it too, even those that had to be shuffled again.
                assert set(cards) <= {*self.down[seat], *self.thrown[seat]}
            case _:
                pass

    def _take_back(self, seat: Seat) -> None:
        """All is as when he was asked; a card burned since is the next again (Cooke 10.17)."""
        burned, self.folded = self._asked[seat]
        self.stub += self.burns[burned:]
        del self.burns[burned:]

    def _off(self, cards: Cards) -> Cards:
        for card in cards:
            self.stub.remove(card)
        return cards

    def _throw(self, seat: Seat, cards: Cards) -> None:
        for card in cards:
            self.down[seat].remove(card)
            self.muck[seat].append(card)
        self.thrown[seat].update(cards)

    def _shuffle(self, event: h.StubShuffled) -> None:
        """Only the stub, and as it says the burns or the muck and folded hands, come back."""
        deck = event.deck.content
        above = len(deck) - event.count
        assert list(deck[:above]) == self.stub[:above]
        assert set(self.stub) <= set(deck)
        back = set(deck) - set(self.stub)
        gone = [*self.muck.values(), *(self.down[seat] for seat in self.folded)]
        lawful = {*self.burns} if event.with_burns else set()
        assert back <= lawful.union(*gone if event.with_discards else ())
        self.stub = list(deck)
        for pile in (self.burns, *gone):
            pile[:] = [card for card in pile if card not in back]

    def _places(self) -> list[list[Card]]:
        own = (*self.down.values(), *self.up.values(), *self.muck.values())
        return [self.stub, self.burns, self.board, *own]

    def compare(self, hand: Hand) -> None:
        """The dealer's own state says the same."""
        assert list(hand.deck.content[hand.dealt :]) == self._in_order(hand)
        assert sorted(chain(*hand.boards)) == sorted(self.board)
        assert sorted(hand.burns.content) == sorted(self.burns)
        for player in hand.players:
            assert sorted(player.down.content) == sorted(self.down[player.seat])
            assert list(player.up) == self.up[player.seat]
            assert sorted(player.thrown.content) == sorted(self.muck[player.seat])

    def _in_order(self, hand: Hand) -> list[Card]:
        return [card for card in hand.deck.content if card in self.stub]
