"""A deal as everybody at the table has seen it."""

from collections.abc import Sequence

from msgspec import Struct

from core.hand import events as h
from core.hand.forced.posts import PostKind
from core.ids import PersonId, Seat
from core.table import events as e


class Seen(Struct, frozen=True):
    """One deal.

    Attributes:
        dealt: the seats dealt in, in the order of the deal.
        button: where the marker lies.
        last_action: who is said to act last.
        first: who acts first; None where nobody can.
    """

    dealt: tuple[Seat, ...]
    people: tuple[PersonId, ...]
    button: Seat
    last_action: Seat
    is_drawn: bool
    posts: tuple[h.BlindPosted, ...]
    first: Seat | None

    def of(self, *kinds: PostKind) -> list[Seat]:
        """Who posted blinds of these ``kinds``, in that order."""
        return [post.seat for post in self.posts if post.kind in kinds]

    def at(self, seat: Seat) -> list[PostKind]:
        """What ``seat`` posted."""
        return [post.kind for post in self.posts if post.seat == seat]

    @property
    def is_heads_up(self) -> bool:
        """Two players were dealt in."""
        return len(self.dealt) == 2


def seen_in(events: Sequence[e.TableEvent]) -> Seen | None:
    """The deal among ``events``; None where no hand was dealt."""
    start = next((one for one in events if isinstance(one, h.HandStarted)), None)
    if start is None:
        return None
    moved = next(one for one in events if isinstance(one, e.ButtonMoved))
    turns = (one.menu.seat for one in events if isinstance(one, h.ActionOn))
    return Seen(
        dealt=tuple(entrant.seat for entrant in start.entrants),
        people=tuple(entrant.person for entrant in start.entrants),
        button=moved.pointers.button,
        last_action=moved.last_action,
        is_drawn=any(isinstance(one, e.ButtonDrawn) for one in events),
        posts=tuple(one for one in events if isinstance(one, h.BlindPosted)),
        first=next(turns, None),
    )
