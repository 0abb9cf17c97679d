"""What the views say, in numbers."""

import pytest
from msgspec.structs import replace

from core.hand.state import Standing
from core.hands import words
from core.ids import Seat
from core.sealed import Sealed
from core.view import look
from tests.dealt import Dealt, chips


def cost(table: Dealt, seat: int) -> int:
    """What a call costs ``seat``, as his own view says."""
    return table.mine(seat).to_call


def test_the_cost_of_a_call() -> None:
    """Facing 60: what lies in front counts, a short stack caps it, and a folder owes nothing."""
    table = Dealt(500, 500, 40, 500, 500)
    table.deal()
    assert [cost(table, seat) for seat in (1, 2, 3, 4, 5)] == [
        chips(10), chips(5), 0, chips(10), chips(10),
    ]  # fmt: skip
    table.say("fold", "raise to 60")
    assert [cost(table, seat) for seat in (1, 2, 3, 4, 5)] == [
        chips(60), chips(55), chips(30), 0, 0,
    ]  # fmt: skip


def test_my_hand_with_the_board() -> None:
    """The viewer's cards are read with the board, and said when the board plays alone."""
    table = Dealt(500, 500)
    table.deal("2c 2d", "Kc 7d", board="As Ks Qs Js Ts")
    before = table.mine(1).made[0].reading
    assert before is not None
    assert words(before) == "pair of deuces"
    table.say("call", "check", "check", "check", "check", "check")
    made = table.mine(1).made[0]
    assert made.reading is not None
    assert (words(made.reading), made.plays_board) == ("royal flush", True)


def test_folded_cards_stay_with_their_owner() -> None:
    """A folded hand is gone for everyone but its owner, to the end of the hand and after."""
    table = Dealt(500, 500, 500)
    table.deal("Ah Kd", "7c 7d", "2c 2d")
    table.say("fold", "fold")
    for seat, cards in ((1, 2), (2, 2), (3, 2)):
        assert len(table.mine(seat).cards) == cards
        hand = table.hand_seen(seat)
        folder = hand.player(Seat(1))
        assert folder is not None
        assert folder.down == 0
        assert all(player.shown is None for player in hand.players)
    assert table.view().mine is None


def test_a_seal_is_kept_even_from_the_owner() -> None:
    """Cards dealt to a player that he may not look at, as in blind games, are not in his view."""
    table = Dealt(500, 500)
    table.deal()
    hand = table.table.hand
    assert hand is not None
    players = tuple(
        replace(player, down=Sealed(player.down.content, ())) for player in hand.players
    )
    mine = look(replace(table.table, hand=replace(hand, players=players)), Seat(1)).mine
    assert mine is not None
    assert (mine.cards, mine.made) == ((), ())


def test_a_mucked_hand_is_not_shown() -> None:
    """At showdown a mucked hand has no card left for anybody else to see."""
    table = Dealt(500, 500)
    table.deal("Ah Kd", "7c 6d", board="As Kc 2s 3h 9d")
    table.say(*["call", *["check"] * 7], "show")
    assert table.table.is_in_hand
    table.say("show") if int(table.to_act) == 1 else table.say("muck")
    standings = {player.seat: player.standing for player in table.hand_seen().players}
    assert standings[Seat(1)] is Standing.SHOWN
    shown = {player.seat: player.shown for player in table.hand_seen().players}
    assert (shown[Seat(2)] is None) == (standings[Seat(2)] is Standing.MUCKED)


@pytest.mark.parametrize("seat", [None, 1, 2, 9])
def test_the_viewer(seat: int | None) -> None:
    """A view knows whose it is; an empty seat sees what the rail sees."""
    view = Dealt(500, 500).view(seat)
    assert view.viewer == (seat if seat in (1, 2) else None)
    assert (view.my_seat is not None) == (seat in (1, 2))


def test_stacks_in_and_out_of_a_hand() -> None:
    """A seat's stack is what is left behind the bets, in a hand and after it."""
    table = Dealt(500, 500, 500)
    table.deal()
    table.say("raise to 100")
    assert [seat.stack for seat in table.view().seats] == [chips(400), chips(495), chips(490)]
    table.say("fold", "fold")
    assert [seat.stack for seat in table.view().seats] == [chips(515), chips(495), chips(490)]
