"""Eight seats at 20-40 after the first hand, and people who change seats (Cooke 12.20).

The scenarios of the book are of a table of eight with one seat empty, the seventh where nothing
else is said, after a hand with the button at 1 and the blinds of 10 and 20 at 2 and 3.
"""

from core.house.settings import Overrides
from core.ids import PersonId, Seat
from core.table.blinds.duties import Entry
from core.table.commands import ChangeSeat, ChooseEntry
from core.table.events import TableEvent
from tests.play import Game, person


def eight(*empty: int, settings: Overrides | None = None, game: str = "texas_holdem") -> Game:
    """The table after hand one, dealt to all but the ``empty`` seats."""
    taken = tuple(seat for seat in range(1, 9) if seat not in empty)
    table = Game(8, taken=taken, button=1, bets=(20, 40), settings=settings, game=game)
    table.deal()
    assert table.places == "B1 SB2 BB3"
    table.skip_hand()
    return table


def moves(game: Game, who: PersonId, to: int, *, lets_pass: bool = False) -> tuple[TableEvent, ...]:
    """``who`` asks for the seat ``to``; what came of it."""
    return game.do(ChangeSeat(who, Seat(to), lets_pass))


def enters(game: Game, who: PersonId, entry: Entry) -> None:
    """``who`` says how he comes in."""
    game.do(ChooseEntry(who, entry))


def sits_at(game: Game, who: PersonId) -> int | None:
    """Where ``who`` sits."""
    occupant = game.table.occupant_of(who)
    return occupant.seat if occupant is not None else None


def hand_after(game: Game, who: PersonId) -> tuple[str, int | None]:
    """The next hand: where button and blinds stand, and what ``who`` posts; None without a hand.

    Before it is reported, everybody folds.
    """
    game.deal()
    player = game.hand.player_of(who)
    told = game.places, None if player is None else game.posts.get(player.seat, 0)
    game.skip_hand()
    return told


def hands_after(game: Game, who: PersonId, count: int) -> list[tuple[str, int | None]]:
    """So many of the next hands, as :func:`hand_after` tells each."""
    return [hand_after(game, who) for _ in range(count)]


P = {seat: person(seat) for seat in range(1, 9)}
"""Who sat where in the first hand."""
