"""Records of stud and draw: what is particular to them."""

import msgspec
import pytest

from core.cards import cards_text
from core.games.spec import Structure
from core.hand import events as e
from core.notation.phh import (
    NotDealt,
    NotWritten,
    Replayed,
    Stuck,
    hand_to_phh,
    parse_phh,
    replay,
    tape_to_phh,
)
from core.table.blinds.duties import Duties
from tests.play import Game

STUD = """
variant = 'F7S'
antes = [1, 1, 1]
bring_in = 2
small_bet = 4
big_bet = 8
starting_stacks = [100, 100, 100]
actions = ['d dh p1 ??????', 'd dh p2 AsAh3h', 'd dh p3 ????4d', 'p2 pb', 'p3 f', 'p1 f']
"""
DRAW = """
variant = 'F2L3D'
antes = [0, 0]
blinds_or_straddles = [1, 2]
small_bet = 2
big_bet = 4
starting_stacks = [100, 100]
actions = ['d dh p1 ??????????', 'd dh p2 2c3c4c8dKd', 'p2 cc', 'p1 cc',
 'p1 sd ????', 'p2 sd Kd', 'd dh p1 ????', 'd dh p2 7h', 'p1 cc', 'p2 cc',
 'p1 sd', 'p2 sd', 'p1 cc', 'p2 cc', 'p1 sd ??', 'p2 sd', 'd dh p1 9s', 'p1 cc', 'p2 cc',
 'p1 sm 2d3d4h5h9s', 'p2 sm']
"""


def again(text: str) -> Replayed:
    """A record, read and replayed."""
    (record,) = parse_phh(text, "written")
    return replay(record)


def test_unknown_upcards_let_the_recorded_player_bring_it_in() -> None:
    """p2 opened with the trey of hearts: nobody else may show a deuce or a lower trey."""
    played = again(STUD)
    (opened,) = (event for event in played.events if isinstance(event, e.BroughtIn))
    assert opened.seat == played.seats[1]
    assert again(STUD.replace("p2 pb", "p1 pb").replace("'p3 f', 'p1 f'", "'p2 f', 'p3 f'"))


def test_hands_learnt_at_the_showdown_were_held_all_along() -> None:
    """p1's nine-low, shown in the end, beats the eight that mucks, whatever he threw before."""
    played = again(DRAW)
    assert [stack // 100 for stack in played.stacks] == [102, 98]
    served = [event for event in played.events if isinstance(event, e.DrawServed)]
    assert [len(event.cards.content) for event in served] == [2, 1, 0, 0, 1, 0]
    (shown,) = (event for event in played.events if isinstance(event, e.HandShown))
    assert set(cards_text(shown.cards).split()) == {"2d", "3d", "4h", "5h", "9s"}


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("'p2 sd Kd'", "'p2 sd Qd'", "a hand that shows other cards than it was dealt"),
        ("5h9s", "5h9c", "a hand that shows other cards than it was dealt"),
        ("'d dh p2 7h'", "'d dh p2 7h6h'", "cards for a hand of another size"),
        ("small_bet = 2", "small_bet = 5", "limits of 5 and 4"),
    ],
)
def test_a_draw_that_cannot_have_been_is_named(old: str, new: str, what: str) -> None:
    """Cards thrown that he never had, another hand at the end, too many drawn, odd limits."""
    with pytest.raises(NotDealt) as lacking:
        again(DRAW.replace(old, new))
    assert lacking.value.what == what


@pytest.mark.parametrize(
    ("text", "old", "new"),
    [
        (DRAW, "'p1 sd ????', 'p2 sd Kd', 'd dh p1 ????'", "'d dh p1 ??5s', 'p1 sd ????', 'p2 sd'"),
        (STUD, "'p3 f'", "'d dh p3 Ks', 'p3 f'"),
        (STUD, "'p2 pb'", "'p3 pb'"),
    ],
)
def test_cards_out_of_turn_stop_the_replay(text: str, old: str, new: str) -> None:
    """Cards dealt while somebody has to act, and a bring-in by the wrong card."""
    with pytest.raises((Stuck, NotDealt)):
        again(text.replace(old, new))


def test_what_the_format_has_no_code_for_is_not_written() -> None:
    """Pineapple, and a triple draw whose big bet comes in after the first draw."""
    for game in (
        Game(seats=3, game="pineapple"),
        Game(seats=3, game="triple_draw_kansas_city", bets=(10, 20)),
    ):
        game.deal()
        with pytest.raises(NotWritten):
            hand_to_phh(game.events, None)


def test_the_last_hand_left_is_written_as_kept_and_not_shown() -> None:
    """All others muck: the winner's cards are shown to nobody, and the pot is his."""
    game = Game(seats=2, button=1, game="seven_card_stud", bets=(10, 20), ante=1)
    game.deal({1: "AsAh 2c", 2: "KsKh Qd"})
    game.play("1 brings in, 2 calls")
    for _ in range(4):
        game.play("all check")
    first = game.to_act
    assert first is not None
    game.play(f"{first} mucks anyway")
    assert f'"p{3 - first} sm ??????????????"' in hand_to_phh(game.events, None)
    assert again(tape_to_phh(game.events)).stacks == tuple(o.stack for o in game.table.occupants)


def test_a_blind_that_was_owed_comes_back() -> None:
    """Who owed a big blind of 20 posts it where he is dealt in; the file says -20 there."""
    game = Game(seats=4, button=1, game="kansas_city_lowball", structure=Structure.NO_LIMIT,
                blinds=(10, 20), settings={"lowball.forced_bets": "two_blinds"})  # fmt: skip
    seats = [
        msgspec.structs.replace(one, duties=Duties(owes_again=one.seat == 4))
        for one in game.table.occupants
    ]
    game.table = msgspec.structs.replace(game.table, seats=tuple(seats))
    game.deal()
    game.play("4 raises 60, 1 folds, 2 folds, 3 folds")
    text = tape_to_phh(game.events)
    assert "blinds_or_straddles = [10, 20, -20, 0]" in text
    assert again(text).stacks[2] == game.occupant(4).stack
