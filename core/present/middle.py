"""The middle of the table: community cards and pots."""

from core.ids import Seat
from core.present.documents import CardRow, Line
from core.present.names import player_name
from core.present.say import listed, say
from core.view import HandView


def board_lines(hand: HandView) -> tuple[Line, ...]:
    """The community cards, one line for each board."""
    boards = [board for board in hand.boards if board]
    if len(hand.boards) == 1:
        return tuple((CardRow(board),) for board in boards)
    return tuple(
        say("Board {number}: {cards}", number=str(number), cards=CardRow(board))
        for number, board in enumerate(boards, 1)
    )


def pot_lines(hand: HandView) -> tuple[Line, ...]:
    """The whole pot, and its layers where there are side pots."""
    bets = sum(player.bet for player in hand.players)
    total = say("Pot {pot}", pot=hand.pot)
    if 0 < bets < hand.pot:
        total = say("Pot {pot}, {bets} of it in bets", pot=hand.pot, bets=bets)
    if len(hand.pots) < 2:  # noqa: PLR2004
        return (total,)
    layers = (
        say(
            "{name} {amount}: {who}",
            name=pot_name(number, len(hand.pots)),
            amount=pot.amount,
            who=_names(hand, pot.seats),
        )
        for number, pot in enumerate(hand.pots)
    )
    return (total, *layers)


def pot_name(number: int, count: int) -> str:
    """``Pot`` alone, ``Main pot``, ``Side pot`` or ``Side pot 2``."""
    if count == 1:
        return "Pot"
    if number == 0:
        return "Main pot"
    return "Side pot" if count == 2 else f"Side pot {number}"  # noqa: PLR2004


def _names(hand: HandView, seats: tuple[Seat, ...]) -> Line:
    return listed((player_name(hand, seat) for seat in sorted(seats)), ", ")
