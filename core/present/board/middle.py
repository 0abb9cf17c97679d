"""The middle of the table: community cards and pots."""

from core.chips import chips_text
from core.hand.wagers.full_wagers import has_range
from core.ids import Seat
from core.present.board.rows import row_names
from core.present.documents import CardRow, Line
from core.present.say import joined, listed, say
from core.present.words.names import player_name
from core.view import HandView


def board_lines(hand: HandView, label: str = "") -> tuple[Line, ...]:
    """The community cards, one line for each row; ``label`` names a row without a name."""
    return tuple(
        say("{name}: {cards}", name=name or label, cards=CardRow(row))
        if name or label
        else (CardRow(row),)
        for name, row in zip(row_names(hand.game), hand.boards, strict=False)
        if row
    )


def pot_lines(hand: HandView) -> tuple[Line, ...]:
    """The whole pot with the limits of the round, and its layers where there are side pots."""
    bets = sum(player.bet for player in hand.players)
    total = say("Pot {pot}", pot=hand.pot)
    if 0 < bets < hand.pot:
        total = say("Pot {pot}, {bets} of it in bets", pot=hand.pot, bets=bets)
    lines = (joined((total, _limits(hand))), *_carried(hand))
    if len(hand.pots) < 2:  # noqa: PLR2004
        return lines
    layers = (
        say(
            "{name} {amount}: {who}",
            name=pot_name(number, len(hand.pots)),
            amount=pot.amount,
            who=_names(hand, pot.seats),
        )
        for number, pot in enumerate(hand.pots)
    )
    return (*lines, *layers)


def _limits(hand: HandView) -> Line:
    """``bets of 20``: what a limit round is played at (Cooke 4.09)."""
    if hand.menu is None or not hand.bet_sizes:
        return ()
    if has_range(hand.rules):
        return say("bets {least} to {most}", least=hand.bet_sizes[0], most=hand.bet_sizes[-1])
    return say("bets of {sizes}", sizes=" or ".join(map(chips_text, hand.bet_sizes)))


def _carried(hand: HandView) -> tuple[Line, ...]:
    if not hand.carried or hand.is_over:
        return ()
    return (say("{carried} of it from deals that nobody opened", carried=hand.carried),)


def pot_name(number: int, count: int) -> str:
    """``Pot`` alone, ``Main pot``, ``Side pot`` or ``Side pot 2``."""
    if count == 1:
        return "Pot"
    if number == 0:
        return "Main pot"
    return "Side pot" if count == 2 else f"Side pot {number}"  # noqa: PLR2004


def _names(hand: HandView, seats: tuple[Seat, ...]) -> Line:
    return listed((player_name(hand, seat) for seat in sorted(seats)), ", ")
