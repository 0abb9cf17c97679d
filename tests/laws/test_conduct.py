"""People are thrown out, dealt out, fined and forgiven at random moments: no chip is lost by it,
and no hand stands still."""

import contextlib
from random import Random

import pytest

from core.chips import whole
from core.hand.state import Betting, Drawing, KillWindow, Offer
from core.ids import Seat
from core.refusal import Refusal
from core.table.commands import ComeBack, Fine, Pardon, Remove, SitDown, SitOut, TableCommand
from core.table.floor.removal import Removal
from tests.laws.chance import Chance
from tests.laws.test_chips import check_step
from tests.play import ADMIN, Game, person
from tests.random_play import legal_act

STEPS = 150


@pytest.mark.parametrize("game", ["texas_holdem", "razz", "five_card_draw", "pineapple"])
@pytest.mark.parametrize("seed", range(3))
def test_chips_and_hands_outlast_the_floor(game: str, seed: int) -> None:
    """Every step keeps every chip, folding its events gives the same table, who plays no further is
    never waited for, and once his hand is over nobody sits who was thrown out."""
    luck = Random(seed)  # noqa: S311
    table = Game(6, game=game, bets=(10, 20), settings={"conduct.penalties": True})
    has = 6 * whole(1000)
    measures = 0
    for _ in range(STEPS):
        if luck.random() < 0.15:
            command, before = _ordered(luck), table.table
            with contextlib.suppress(Refusal):
                has = check_step(before, table.do(command), has)
                measures += 1
        else:
            has = _goes_on(table, luck, has)
        _check(table)
    assert measures > 3
    assert table.table.hands > 1


def _ordered(luck: Random) -> TableCommand:
    """What the floor says, or a free seat is taken again."""
    whom = person(luck.randint(1, 6))
    match luck.randrange(6):
        case 0:
            return Remove(ADMIN, whom, folds=luck.random() < 0.6)
        case 1:
            return SitOut(ADMIN, whom, luck.randint(1, 3))
        case 2:
            return Pardon(ADMIN, whom)
        case 3:
            return Fine(ADMIN, whom, whole(luck.randint(1, 40)))
        case 4:
            return ComeBack(whom)
        case _:
            return SitDown(whom, str(whom), whole(1000))


def _goes_on(game: Game, luck: Random, has: int) -> int:
    """What the hand waits for, or the next deal; the chips on the table after it."""
    before = game.table
    if before.is_in_hand:
        try:
            events = game.do(legal_act(Chance(luck.randbytes(64)), before))
        except Refusal:  # not every hand can be shown or asked for
            events = game.run_deadline()
        return check_step(before, events, has)
    if before.next_hand_at is None:
        for command in (SitDown(person(luck.randint(1, 6)), "P", whole(1000)), *_all_back()):
            with contextlib.suppress(Refusal):
                has = check_step(game.table, game.do(command), has)
        return has
    count = len(game.events)
    game.deal()
    return check_step(before, tuple(game.events[count:]), has)


def _all_back() -> list[TableCommand]:
    return [ComeBack(person(seat)) for seat in range(1, 7)]


def _check(game: Game) -> None:
    table = game.table
    hand = table.hand
    for occupant in table.occupants:
        if occupant.removal is Removal.NONE:
            continue
        assert table.is_in_hand, "he has got up"
        assert hand is not None
        waited_for = isinstance(hand.phase, Betting | Drawing | Offer | KillWindow)
        if occupant.removal is Removal.AT_TURN and waited_for:
            assert hand.to_act != Seat(occupant.seat)
