"""A running game for the scenarios of coming in: what is posted, in front and in the middle."""

from core.hand import events as h
from core.hand.forced.posts import PostKind
from core.house.settings import Overrides
from core.ids import Seat
from core.refusal import Reason
from core.table import events as e
from core.table.blinds.ways import Way, ways_in
from tests.play import Game, chips

BOOK: Overrides = {"blinds.new_game_free_hand": "none", "blinds.short_free_hand": False}
"""A game that is neither new nor short: every newcomer pays."""


def limit(seats: int, *, empty: tuple[int, ...] = (), settings: Overrides | None = None) -> Game:
    """Limit hold'em, blinds of 10 and 20, after H1 B1; the seats ``empty`` are free."""
    taken = tuple(seat for seat in range(1, seats + 1) if seat not in empty)
    return after_h1(Game(seats, taken=taken, bets=(20, 40), settings={**BOOK, **(settings or {})}))


def no_limit(settings: Overrides | None = None) -> Game:
    """No limit with blinds of 5 and 10 at six seats, after H1 B1/SB2/BB3."""
    return after_h1(Game(6, blinds=(5, 10), settings={**BOOK, **(settings or {})}))


def after_h1(game: Game) -> Game:
    """The first hand is dealt and over."""
    game.deal()
    game.skip_hand()
    return game


def no_limit_before_h3(settings: Overrides | None = None) -> Game:
    """Seat 4 was absent for H2 and is back before H3, between button and small blind."""
    game = no_limit(settings)
    game.play("4 away")
    assert dealt(game) == "B2 SB3 BB5"
    game.play("4 back")
    game.skip_hand()
    return game


def limit_before_h3(settings: Overrides | None = None) -> Game:
    """Seat 4 was absent for H2 and is back before H3, between button and small blind."""
    game = limit(6, settings=settings)
    game.play("4 away")
    assert dealt(game) == "B2 SB3 BB5"
    game.play("4 back")
    game.skip_hand()
    return game


def dealt(game: Game) -> str:
    """Deal the next hand; its places as the book writes them."""
    game.skip_hand()
    game.deal()
    return game.places


def hands(game: Game, count: int) -> list[str]:
    """The places of the next hands."""
    return [dealt(game) for _ in range(count)]


def live(game: Game) -> dict[int, int]:
    """What lies in front of each player before the first act."""
    return {player.seat: chips(player.bet) for player in game.hand.players if player.bet}


def dead(game: Game) -> dict[int, int]:
    """What each player has posted into the middle."""
    return {
        post.seat: chips(post.amount)
        for post in game.of_hand(h.BlindPosted)
        if post.kind is PostKind.DEAD
    }


def before_the_flop(game: Game) -> list[int]:
    """The order of the first round: everybody calls or checks."""
    game.play("all call")
    return game.order[: len(game.hand.players)]


def on_the_flop(game: Game) -> list[int]:
    """The order on the flop of a hand that everybody calls into."""
    game.play("all call, all check")
    count = len(game.hand.players)
    return game.order[count : 2 * count]


def ways(game: Game, seat: int) -> dict[str, tuple[int, int]]:
    """The ways in that are open to ``seat`` now, each with its price: live and dead chips."""
    return {
        way.entry.value: (chips(way.live), chips(way.dead))
        for way in every_way(game, seat)
        if way.is_legal
    }


def every_way(game: Game, seat: int) -> tuple[Way, ...]:
    """Those that are not open too."""
    return ways_in(game.table, Seat(seat), game.at)


def first_hand(game: Game, line: str) -> tuple[int | str | None, int | str | None]:
    """The first hand in which that post is taken, by the refusal, and its button."""
    refusal = game.refusal(line)
    assert refusal.reason is Reason.ENTRY_BARRED
    return refusal.facts["hand"], refusal.facts["seat"]


def left(game: Game) -> list[int]:
    """Who has got up, in order."""
    return [event.seat for event in game.all(e.PlayerLeft)]
