"""Views for house players, made by hand."""

from msgspec.structs import replace

from core.cards import Card, parse_cards
from core.chips import Chips, whole
from core.games import GAMES
from core.games.spec import Structure
from core.hand.commands import Prompt
from core.hand.menu import Menu
from core.hand.resolving import resolve
from core.hand.rules import Stakes
from core.hand.state import Pot, Standing
from core.ids import PersonId, Seat, TableId
from core.table.config import TableConfig
from core.view import HandView, MyHand, PlayerView, SeatView, TableView
from core.view.reading import made_hands
from core.view.records.shown import ShownHand

ME = PersonId("test:me")
PROMPT = Prompt(7, 3)
CONFIG = TableConfig(
    game="texas_holdem",
    structure=Structure.NO_LIMIT,
    stakes=Stakes(whole(10), whole(20)),
    seats=6,
    buy_in_least=whole(400),
    buy_in_most=whole(4000),
    settings={},
)
HOLDEM = GAMES["texas_holdem"]
RULES = resolve(HOLDEM, CONFIG.structure, CONFIG.stakes, {})


def menu(
    wager: int, bet: int = 0, stack: int = 2000, full_raise: int = 20, opens: bool = False
) -> Menu:
    """A no-limit menu for seat 1; whole chips."""
    return Menu(
        seat=Seat(1),
        wager=whole(wager),
        call=whole(min(wager - bet, stack)),
        stack=whole(stack),
        bet=whole(bet),
        raise_min=whole(wager + full_raise) if bet + stack > wager else Chips(0),
        raise_max=whole(bet + stack) if bet + stack > wager else Chips(0),
        opens=opens,
    )


def player(seat: int, shown: str = "", stack: int = 2000) -> PlayerView:
    """A player still in the hand, his cards face up if ``shown`` names them."""
    cards = parse_cards(shown)
    return PlayerView(
        seat=Seat(seat),
        person=ME if seat == 1 else PersonId(f"test:{seat}"),
        name=f"P{seat}",
        is_prop=True,
        stack=whole(stack),
        bet=Chips(0),
        paid=Chips(0),
        standing=Standing.SHOWN if cards else Standing.LIVE,
        is_all_in=False,
        is_to_act=seat == 1,
        down=0 if cards else 2,
        shown=ShownHand(cards, made_hands(cards, ((),), HOLDEM, RULES)) if cards else None,
        last=None,
        returned=Chips(0),
        won=Chips(0),
    )


def view(  # every part of a spot can differ
    hole: str,
    board: str = "",
    *,
    pot: int = 30,
    acts: Menu | None = None,
    players: tuple[PlayerView, ...] = (),
    pots: tuple[Pot, ...] = (),
    street_index: int = 0,
    unit: int = 1,
) -> TableView:
    """The view of seat 1 with the action on him; without ``acts`` he has to show or muck."""
    cards, common = parse_cards(hole), parse_cards(board)
    given = players or tuple(player(seat) for seat in range(1, 7))
    others = tuple(_on_board(one, common) for one in given)
    hand = HandView(
        number=PROMPT.hand,
        game="texas_holdem",
        street="",
        street_index=street_index,
        button=Seat(1),
        small_blind=Seat(2),
        big_blind=Seat(3),
        last_action=Seat(1),
        players=others,
        boards=(common,),
        pot=whole(pot),
        pots=pots,
        to_act=Seat(1),
        menu=acts,
        prompt=PROMPT,
        queue=() if acts else (Seat(1),),
        awards=(),
        is_over=False,
        unit=whole(unit),
        rules=RULES,
        waiting=(Seat(1),),
    )
    return TableView(
        id=TableId("t"),
        viewer=Seat(1),
        config=CONFIG,
        game_name="Texas Hold'em",
        unit=whole(unit),
        seats=(SeatView(Seat(1), ME, "Me", True, whole(2000), is_dealt_in=True),),
        hand=hand,
        mine=MyHand(
            Seat(1),
            cards,
            made_hands(cards, (common,), HOLDEM, RULES),
            acts.call if acts else Chips(0),
        ),
        clock=None,
        next_hand_at=None,
        paused_at=None,
        is_closing=False,
        is_closed=False,
        version=1,
    )


def _on_board(one: PlayerView, common: tuple[Card, ...]) -> PlayerView:
    """A shown hand read with the board."""
    if one.shown is None:
        return one
    made = made_hands(one.shown.cards, (common,), HOLDEM, RULES)
    return replace(one, shown=ShownHand(one.shown.cards, made))


class Loaded:
    """Chance that always rolls ``number``."""

    def __init__(self, number: int) -> None:
        self.number = number

    def bytes(self, count: int) -> bytes:
        return self.number.to_bytes(count, "big")
