"""What users of other poker programs reported of pots and showdowns, with the right value."""

import pytest

from core.cards import parse_cards
from core.hand import events as h
from core.ids import Seat
from core.refusal import Reason
from core.view import ShownHand
from tests.play import Game

BROADWAY = "Tc Jd Qh Ks Ac"
RAGS = "2c 7d 9h Js 4c"


def show_all(game: Game) -> None:
    """Everybody who is asked shows."""
    while game.table.is_in_hand:
        game.play(f"{game.to_act} shows")


def test_r17_a_folded_player_is_never_asked_to_show() -> None:
    """R17: he is not in the queue, and his own wish to show is refused."""
    game = Game(3, button=1)
    game.deal()
    game.play("1 folds, 2 calls, 3 checks, all check, all check, all check")
    assert game.last(h.ShowdownOpened).queue == (2, 3)
    assert game.refusal("1 shows").reason is Reason.ALREADY_FOLDED


def test_r47_equal_shares() -> None:
    """R47: 30,300 among three is 10,100 each."""
    game = Game(3, button=1, stack=10_100)
    game.deal({1: "2c 3d", 2: "4c 5d", 3: "6c 7d"}, BROADWAY)
    game.play("1 all-in, 2 calls, 3 calls")
    assert game.pushed == [(0, {1: 10_100, 2: 10_100, 3: 10_100})]


def test_r48_two_straights_share_their_side_pot() -> None:
    """R48: tied all-in in main and side pot, each wins half of both."""
    game = Game(3, button=1, stacks={1: 100, 2: 400, 3: 400})
    game.deal({1: "2c 2d", 2: "Tc 8c", 3: "Td 8d"}, "9d Jh Qs 2s 3d")
    game.play("1 all-in, 2 all-in, 3 calls")
    assert game.pushed == [(1, {2: 300, 3: 300}), (0, {2: 150, 3: 150})]


def test_r56_the_five_cards_of_each_player() -> None:
    """R56: ace-king and ace-queen on A-7-5-3-2 use their own kicker, 7 and 5 beside it."""
    game = Game(2, button=1)
    game.deal({1: "Ah Kd", 2: "Ad Qc"}, "As 7d 5h 3c 2s")
    game.play("1 all-in, 2 calls")
    used = {}
    for seat in (1, 2):
        seen = game.view().hand
        assert seen is not None
        player = seen.player(Seat(seat))
        assert player is not None
        assert isinstance(player.shown, ShownHand)
        reading = player.shown.made[0].reading
        assert reading is not None
        used[seat] = reading.best
    assert set(used[1]) == set(parse_cards("Ah As Kd 7d 5h"))
    assert set(used[2]) == set(parse_cards("Ad As Qc 7d 5h"))


@pytest.mark.parametrize(
    ("river", "queue"),
    [("2 checks, 3 bets 40, 1 calls, 2 calls", (3, 1, 2)), ("all check", (2, 3, 1))],
)
def test_r59_who_shows_first(river: str, queue: tuple[int, ...]) -> None:
    """R59: the last aggressor of the river, else the first left of the button."""
    game = Game(3, button=1)
    game.deal()
    game.play(f"all call, all check, all check, {river}")
    assert game.last(h.ShowdownOpened).queue == queue


def test_r60_a_mucked_hand_stays_hidden() -> None:
    """R60: after the hand neither events nor anybody else's view hold the mucked cards."""
    game = Game(2, button=1)
    game.deal({1: "5c 6d", 2: "As Ad"}, RAGS)
    game.play("1 calls, 2 checks, all check, all check, all check, 2 shows, 1 mucks")
    mucked = set(parse_cards("5c 6d"))
    assert not mucked & {card for event in game.of_hand(h.HandShown) for card in event.cards}
    for viewer in (None, 2):
        hand = game.view(viewer).hand
        assert hand is not None
        loser = hand.player(Seat(1))
        assert loser is not None
        assert (loser.shown, loser.exposed, loser.down) == (None, (), 0)


def test_r79_a_folded_hand_shares_nothing() -> None:
    """R79: a folded hand that would tie is not in any pot; the odd chip stays with the winner."""
    game = Game(3, button=1, blinds=(5, 10))
    game.deal({1: "2c 3d", 2: "4c 5d", 3: "6c 7d"}, BROADWAY)
    game.play("1 calls, 2 folds, 3 checks, all check, all check, all check")
    show_all(game)
    assert game.pushed == [(0, {1: 12, 3: 13})]


def test_r89_the_remainder_is_paid() -> None:
    """R89: 25 between two is 13 and 12, the odd chip to the first left of the button."""
    game = Game(3, button=3, blinds=(5, 10))
    game.deal({1: "2c 3d", 2: "4c 5d", 3: "6c 7d"}, BROADWAY)
    game.play("3 calls, 1 folds, 2 checks, all check, all check, all check")
    show_all(game)
    assert game.pushed == [(0, {2: 13, 3: 12})]
    assert sum(game.stack(seat) for seat in (1, 2, 3)) == 3000


def test_r91_a_side_pot_that_everybody_gave_up_is_still_paid() -> None:
    """R91: both players of a side pot of 8,000 muck: it goes to the last of them, none is lost."""
    game = Game(3, button=1, stack=5000, stacks={1: 100})
    game.deal({1: "As Ad", 2: "5c 6d", 3: "8c 8d"}, RAGS)
    game.play("1 all-in, 2 raises 4100, 3 calls, all check, all check, all check")
    assert game.pots == [(300, (1, 2, 3)), (8000, (2, 3))]
    game.play("2 mucks anyway, 3 mucks anyway")
    assert game.pushed == [(1, {3: 8000}), (0, {1: 300})]


@pytest.mark.parametrize(
    ("hole", "board"), [("As 2s", "3s 4s 5d Kh Kd"), ("As 2s", "3s 4s 5s Kh Kd")]
)
def test_r83_the_wheel_is_a_straight(hole: str, board: str) -> None:
    """R83: A-2-3-4-5 beats three kings, and suited it beats four."""
    game = Game(2, button=1)
    game.deal({1: "Kc Qd" if "5d" in board else "Kc Ks", 2: hole}, board)
    game.play("1 all-in, 2 calls")
    assert game.pushed == [(0, {2: 2000})]


def test_r80_the_ace_is_high_in_deuce_to_seven() -> None:
    """R80: A-2-3-4-5 is no straight in Kansas City lowball, but an ace high: K-Q-8-7-2 beats it."""
    game = Game(2, game="kansas_city_lowball", bets=(10, 20))
    game.deal({1: "Ac 2d 3h 4s 5c", 2: "Kd Qh 8c 7d 2s"})
    game.play("1 calls, 2 checks, 2 pats, 1 pats, all check, 2 shows, 1 shows")
    assert game.pushed == [(0, {2: 20})]


def test_r94_each_pot_is_settled_alone() -> None:
    """R94: A wins the main pot; B and C, second best and tied, share the side pot."""
    game = Game(3, button=1, stacks={1: 100})
    game.deal({1: "As Ad", 2: "Ks Qd", 3: "Kd Qs"}, RAGS)
    game.play("1 all-in, 2 raises 300, 3 calls, all check, all check, all check")
    show_all(game)
    assert game.pushed == [(1, {2: 200, 3: 200}), (0, {1: 300})]


def test_r8_a_hand_is_dealt_whole() -> None:
    """R8: hand after hand everyone has two cards, all different, from a whole deck."""
    game = Game(6, button=1)
    for _ in range(12):
        game.deal()
        cards = [card for p in game.hand.players for card in p.down.content]
        assert [len(p.down.content) for p in game.hand.players] == [2] * 6
        assert len(set(cards)) == 12
        game.skip_hand()
