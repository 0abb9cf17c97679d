"""House players through whole hands: every act is taken, no chip is lost, hands differ."""

from collections import Counter

import pytest

from core.hand.events import BetMade, BoardTurned, HandShown, PotPushed, Raised
from core.table.commands import TopUp
from tests.props.pure_table import opening, played, shuffled_by


@pytest.mark.parametrize(
    ("seats", "stacks"),
    [(2, (2000, 2000)), (6, (2000,) * 6), (10, (30, 75, 200, 450, 900, 2000) + (4000,) * 4)],
)
def test_house_players_play_whole_hands_legally(seats: int, stacks: tuple[int, ...]) -> None:
    """Sixty hands at each table: no act is refused, and every chip bought is still there."""
    bought = sum(stacks) * 100
    for turn in played(opening(seats, stacks), 60, shuffled_by(seats), seats):
        if isinstance(turn.command, TopUp):
            bought += turn.command.amount
        table = turn.step.table
        on_table = sum(o.stack + o.behind for o in table.occupants)
        if table.is_in_hand and table.hand is not None:
            on_table += table.hand.pot + sum(player.stack for player in table.hand.players)
    assert table.hands == 60
    assert on_table == bought


def test_house_players_play_poker() -> None:
    """In 150 six-handed hands there is everything: flops, bets, raises, folds-out and showdowns."""
    seen: Counter[str] = Counter()
    for turn in played(opening(6, (2000,) * 6), 150, shuffled_by(1), 1):
        for event in turn.step.events:
            match event:
                case BoardTurned(street=street):
                    seen[f"street {street}"] += 1
                case BetMade() | Raised() | HandShown():
                    seen[type(event).__name__] += 1
                case PotPushed(award=award):
                    seen["contested" if award.contested else "uncontested"] += 1
    assert 60 < seen["street 1"] < 140
    assert seen["street 3"] > 20
    assert seen["BetMade"] > 50
    assert seen["Raised"] > 80
    assert seen["contested"] > 15
    assert seen["uncontested"] > 40
