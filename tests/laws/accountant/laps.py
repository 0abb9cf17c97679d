"""Once a lap: nobody posts a blind twice in a round, or never (12.04, 12.13).

This looks at nothing but who was dealt in and what was posted in turn.
"""

from collections import Counter

from core.hand.forced.posts import PostKind
from core.ids import PersonId, Seat
from tests.laws.accountant.books import Books
from tests.laws.accountant.machine import Laid
from tests.laws.accountant.seen import Seen

Sitting = tuple[PersonId, Seat, int]
"""A person in a seat, and how often he has sat down before: each time his round begins anew."""


class Hand:
    """Who was dealt in, who had the button, and who posted what in turn."""

    def __init__(self, seen: Seen, hand: Laid, sat: Counter[PersonId]) -> None:
        by_seat = dict(zip(seen.dealt, seen.people, strict=True))
        people = {seat: (person, seat, sat[person]) for seat, person in by_seat.items()}
        self.dealt = set(people.values())
        posted = {} if hand.buyer is not None else hand.posted
        self.big = {people[at] for at, kinds in posted.items() if PostKind.BIG in kinds}
        self.small = {
            people[at]
            for at, kinds in posted.items()
            if {PostKind.SMALL, PostKind.DEAD} & set(kinds)
        }
        button = hand.places.button
        self.button = people.get(button)


class Laps:
    """The hands since a game began, two played, or one system took over from the other."""

    def __init__(self) -> None:
        self.hands: list[Hand] = []
        self.sat: Counter[PersonId] = Counter()
        """How often everybody has taken a seat, another one too."""

    def note(self, seen: Seen, hand: Laid, books: Books) -> None:
        """Hold ``hand`` against those before."""
        if seen.is_drawn or seen.is_heads_up or books.is_forward != books.wants_forward:
            self.hands = []
        if seen.is_heads_up:
            return
        self.hands.append(Hand(seen, hand, self.sat))
        if books.is_forward:
            self._from_button_to_button()
        else:
            self._from_big_to_big()

    def _since(self, place: str) -> list[Hand]:
        """The hands from the one in which he who has ``place`` now had it before."""
        now = getattr(self.hands[-1], place)
        for start in range(len(self.hands) - 2, -1, -1):
            if now is not None and getattr(self.hands[start], place) == now:
                return self.hands[start:]
        return []

    def _from_big_to_big(self) -> None:
        """When the big blind is back with somebody, everybody dealt in since has had it once."""
        round_ = self._since("big")
        throughout = set.intersection(*(hand.dealt for hand in round_)) if round_ else set()
        if not self.hands[-1].big & throughout:
            return
        for one in throughout:
            assert sum(one in hand.big for hand in round_[:-1]) == 1, f"{one}: big blinds"
            assert sum(one in hand.small for hand in round_[1:]) == 1, f"{one}: small blinds"

    def _from_button_to_button(self) -> None:
        """Between two of his buttons everybody has posted one big and one small blind."""
        lap = self._since("button")
        one = self.hands[-1].button
        if one is None or len(lap) < 3 or not all(one in hand.dealt for hand in lap):
            return
        assert sum(one in hand.big for hand in lap[1:]) == 1, f"{one}: big blinds"
        assert sum(one in hand.small for hand in lap[1:]) == 1, f"{one}: small blinds"
