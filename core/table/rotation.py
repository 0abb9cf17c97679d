"""GameTurn: where a table of several games is in their rotation (Cooke 8.05)."""

from msgspec import Struct

from core.ids import Instant


class GameTurn(Struct, frozen=True, gc=False):
    """Where a table of several games is in their rotation (Cooke 8.05).

    ``index`` counts the games played since the table opened; ``hands`` how many have been dealt
    of this one, out of ``round``, one for each player who was there when it began; ``since`` is
    when it began.
    """

    index: int
    hands: int
    round: int
    since: Instant
