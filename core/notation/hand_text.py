"""A hand on one line, for tests and documentation."""

from core.cards import cards_text
from core.chips import chips_text
from core.hand.state import Standing
from core.view import HandView, PlayerView, TableView

_MARKS = {
    Standing.LIVE: "",
    Standing.FOLDED: " folded",
    Standing.SHOWN: "",
    Standing.MUCKED: " mucked",
}


def hand_text(view: TableView) -> str:
    """``#12 flop Ah Kd 7s pot 240 | 1 Ann 985+20 | 2* Bob 1,940 (D)``, or ``no hand``.

    Each player with his stack, ``+`` what lies in front of him; ``*`` marks who is to act.
    """
    hand = view.hand
    if hand is None:
        return "no hand"
    boards = " / ".join(cards_text(board) for board in hand.boards if board)
    where = "over" if hand.is_over else hand.street
    head = " ".join(part for part in (f"#{hand.number} {where}", boards) if part)
    players = (_player_text(player, hand) for player in hand.players)
    return " | ".join([f"{head} pot {chips_text(hand.pot)}", *players])


def _player_text(player: PlayerView, hand: HandView) -> str:
    text = f"{player.seat}{'*' if player.is_to_act else ''} {player.name} "
    text += chips_text(player.stack)
    if player.bet:
        text += f"+{chips_text(player.bet)}"
    if player.shown is not None:
        text += f" {cards_text(player.shown.cards)}"
    text += _MARKS[player.standing]
    return text + (" (D)" if player.seat == hand.button else "")
