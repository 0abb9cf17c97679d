"""The button in the wrong place: Cooke 12.21."""

import pytest

from core.chips import whole
from core.hand import events as h
from core.house.settings import Overrides
from core.ids import Seat
from core.refusal import Reason
from core.table.blinds import events as b
from core.table.blinds.duties import Entry, Owes
from core.table.blinds.layouts import LAYOUTS
from core.table.commands import ChooseEntry, MoveButton, VoidHand
from tests.play import ADMIN, Game, person
from tests.rules.test_button_and_blinds import run


def after_h1(seats: int = 6, settings: Overrides | None = None) -> Game:
    """Between H1 (button at seat 1) and H2, which should be B2/SB3/BB4."""
    game = Game(seats, button=1, settings=settings)
    game.deal()
    game.skip_hand()
    return game


def rule_button(game: Game, seat: int) -> None:
    """The floor puts the button at ``seat``."""
    game.do(MoveButton(ADMIN, Seat(seat)))


def refused(game: Game, seat: int) -> Reason:
    """Why the floor cannot put it at ``seat``."""
    return game.refused(MoveButton(ADMIN, Seat(seat))).reason


@pytest.mark.rule("cooke-12.21", 1)
def test_found_before_the_deal() -> None:
    """Set to B3/SB4/BB5 and seen before the first card, H2 is B2/SB3/BB4, and so on."""
    game = after_h1()
    rule_button(game, 3)
    rule_button(game, 2)
    assert run(game, 3) == ["B2 SB3 BB4", "B3 SB4 BB5", "B4 SB5 BB6"]


@pytest.mark.rule("cooke-12.21", 1)
def test_what_the_floor_has_set_is_dealt() -> None:
    """Nobody corrects it: H2 is B3/SB4/BB5, and H3 follows."""
    game = after_h1()
    rule_button(game, 3)
    assert run(game, 2) == ["B3 SB4 BB5", "B4 SB5 BB6"]


@pytest.mark.rule("cooke-12.21", 2)
def test_found_before_any_action() -> None:
    """Dealt B3/SB4/BB5 and nobody has acted: a misdeal, blinds back, and H2 is B2/SB3/BB4."""
    game = after_h1()
    rule_button(game, 3)
    stacks = [game.stack(seat) for seat in range(1, 7)]
    game.deal()
    assert game.places == "B3 SB4 BB5"
    rule_button(game, 2)
    assert not game.table.is_in_hand
    assert [game.stack(seat) for seat in range(1, 7)] == stacks
    refunds = {one.seat: one.amount for one in game.last(h.HandVoided).refunds}
    assert refunds == {4: whole(10), 5: whole(20)}
    assert run(game, 3) == ["B2 SB3 BB4", "B3 SB4 BB5", "B4 SB5 BB6"]


@pytest.mark.rule("cooke-12.21", 3)
@pytest.mark.parametrize(
    ("setting", "places"),
    [
        ("from_correct_position", ["B3 SB4 BB5", "B4 SB5 BB6", "B5 SB6 BB1"]),
        ("from_played_position", ["B4 SB5 BB6", "B5 SB6 BB1", "B6 SB1 BB2"]),
    ],
)
def test_found_after_action(setting: str, places: list[str]) -> None:
    """Seen after a call: H2 stands, and what follows goes by the house's reading."""
    game = after_h1(settings={"button.after_misplaced": setting})
    rule_button(game, 3)
    game.deal()
    game.play("6 calls")
    rule_button(game, 2)
    assert game.last(b.ButtonPlaced).stands
    assert (game.table.is_in_hand, game.hand.button, game.to_act) == (True, 3, 1)
    game.play("all call, all check, all check, all check")
    assert game.all(h.HandVoided) == []
    assert run(game, 3) == places


@pytest.mark.rule("cooke-12.21")
@pytest.mark.parametrize(
    ("button", "places"),
    [(1, ["B/SB1 BB3", "B/SB3 BB1"]), (3, ["B/SB3 BB1", "B/SB1 BB3"])],
)
def test_heads_up(button: int, places: list[str]) -> None:
    """With two players it is put to either of them, and to nobody else."""
    game = after_h1(3)
    game.play("2 leaves")
    rule_button(game, 4 - button)
    assert refused(game, 2) is Reason.BUTTON_NEEDS_PLAYER
    rule_button(game, button)
    assert run(game, 2) == places


@pytest.mark.rule("cooke-12.21")
def test_the_button_may_be_put_in_an_empty_seat() -> None:
    """A dead button is a place too: B[3], and the blinds are those to its left."""
    game = after_h1()
    game.play("3 leaves")
    rule_button(game, 3)
    assert run(game, 2) == ["B[3] SB4 BB5", "B4 SB5 BB6"]


@pytest.mark.rule("cooke-12.21")
def test_without_blinds_it_moves_to_the_player_named() -> None:
    """In draw with antes the button stands at seat 4, and at seat 5 after it."""
    game = Game(6, game="five_card_draw", bets=(20, 40), ante=5, button=1,
                settings={"draw.forced_bets": "antes"})  # fmt: skip
    game.deal()
    game.skip_hand()
    game.play("3 leaves")
    assert refused(game, 3) is Reason.BUTTON_NEEDS_PLAYER
    rule_button(game, 4)
    buttons = []
    for _ in range(2):
        game.deal()
        buttons.append(game.hand.button)
        game.skip_hand()
    assert buttons == [4, 5]


@pytest.mark.rule("cooke-12.21")
def test_there_may_be_nothing_to_correct() -> None:
    """Where the button is there already, has still to be drawn for, or is not used at all."""
    game = after_h1()
    assert refused(game, 2) is Reason.NOTHING_TO_CORRECT
    assert refused(game, 7) is Reason.NO_SUCH_SEAT
    game.deal()
    assert refused(game, 2) is Reason.NOTHING_TO_CORRECT
    assert refused(Game(6), 2) is Reason.NOTHING_TO_CORRECT
    assert refused(Game(6, game="seven_card_stud", bets=(20, 40)), 2) is Reason.NOTHING_TO_CORRECT


@pytest.mark.rule("cooke-12.21")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_layout_goes_round_from_there(layout: str) -> None:
    """After one ruling the hands that follow are those of a table that was there all along."""
    games = []
    for button in (1, 4):
        game = Game(6, button=button, bets=(20, 40), settings={"blinds.layout": layout})
        game.deal()
        game.skip_hand()
        games.append(game)
    moved, there = games
    rule_button(moved, 5)
    for _ in range(4):
        moved.deal()
        there.deal()
        assert (moved.hand.button, moved.posts) == (there.hand.button, there.posts)
        moved.skip_hand()
        there.skip_hand()


@pytest.mark.rule("cooke-12.21")
def test_the_ruling_outlives_the_process() -> None:
    """Killed after the ruling, the next hand is still dealt from there."""
    game = after_h1()
    rule_button(game, 4)
    game.restart()
    assert run(game, 1) == ["B4 SB5 BB6"]


@pytest.mark.rule("cooke-12.21")
def test_what_was_posted_to_come_in_is_due_again() -> None:
    """Seat 4 posts 30 behind the button of a misdeal: he gets it back, and posts it in the redeal.

    So do the blinds: nobody has had a hand.
    """
    game = after_h1()
    game.play("4 away")
    for _ in range(2):
        game.deal()
        game.skip_hand()
    game.play("4 back")
    game.do(ChooseEntry(person(4), Entry.POST))
    stacks = [game.stack(seat) for seat in range(1, 7)]
    game.deal()
    assert (game.places, game.pot) == ("B5 SB6 BB1", 60)
    rule_button(game, 3)
    assert [game.stack(seat) for seat in range(1, 7)] == stacks
    assert game.occupant(4).duties.owes is Owes.BOTH
    rule_button(game, 5)
    game.deal()
    assert (game.places, game.pot) == ("B5 SB6 BB1", 60)


@pytest.mark.rule("cooke-12.21")
@pytest.mark.rule("cooke-10.17")
def test_a_void_hand_is_dealt_again_from_the_same_button() -> None:
    """Whatever it is void for, its blinds have gone back and are due again."""
    game = after_h1()
    game.deal()
    game.do(VoidHand(ADMIN))
    assert run(game, 2) == ["B2 SB3 BB4", "B3 SB4 BB5"]


@pytest.mark.rule("cooke-12.21")
@pytest.mark.rule("cooke-10.17")
def test_a_void_first_hand_is_dealt_again_from_the_same_button() -> None:
    """Of a new game too, with two players and with six: the blinds of its first hand are due again,
    and who was absent has missed none by it."""
    for seats, hands in (
        (6, ["B5 SB6 BB1", "B6 SB1 BB2"]),
        (2, ["B/SB1 BB2", "B/SB2 BB1"]),
    ):
        game = Game(seats, button=5 if seats == 6 else 1)
        game.deal()
        game.do(VoidHand(ADMIN))
        assert run(game, 2) == hands
    game = Game(6)
    game.play("4 away")
    game.deal()
    game.do(VoidHand(ADMIN))
    assert game.occupant(4).duties.owes is Owes.NOTHING


@pytest.mark.rule("cooke-12.21")
@pytest.mark.rule("cooke-12.13")
def test_where_no_button_is_dead_it_is_put_to_a_player() -> None:
    """No Dead Button: seat 3 has left, and the button cannot be put there; to seat 4 it can."""
    game = after_h1(settings={"button.rule": "no_dead_button"})
    game.play("3 leaves")
    assert refused(game, 3) is Reason.BUTTON_NEEDS_PLAYER
    rule_button(game, 4)
    game.deal()
    assert game.hand.button == 4


@pytest.mark.rule("cooke-12.21")
@pytest.mark.rule("cooke-8.05")
def test_a_rotation_has_a_button_in_its_hands_of_stud_too() -> None:
    """HORSE, four players and as many hands a game: after two of stud high-low the button is put to
    seat 4 for the third, so that hold'em begins with it at 2 and not at 1."""
    game = Game(4, game="horse", bets=(10, 20), button=1)
    for number in range(1, 21):
        game.deal()
        if game.hand.big_blind is None:
            game.play(f"{game.to_act} brings in")
        game.skip_hand()
        if number == 18:
            rule_button(game, 4)
    assert game.hand.game == "stud_hilo"
    assert run(game, 1) == ["B2 SB3 BB4"]
