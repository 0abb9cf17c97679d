"""Mixed games: rounds of several games in turn (Cooke 8.05)."""

import pytest

from core.chips import whole
from core.hand import events as h
from core.hand.state import Choosing, Drawing
from core.house.settings import Overrides
from core.refusal import Reason, Refusal
from core.table import commands as c
from core.table import events as e
from core.table.setup.opening import configure
from tests.play import Game, chips

HORSE = ("texas_holdem", "omaha_hilo", "razz", "seven_card_stud", "stud_hilo")


def mixed(
    game: str = "horse",
    seats: int = 6,
    taken: tuple[int, ...] = (),
    settings: Overrides | None = None,
    games: tuple[str, ...] = (),
) -> Game:
    """A table of 20-40 with the button at seat 1."""
    return Game(seats, taken=taken, game=game, games=games, bets=(20, 40), settings=settings)


def played(game: Game, hands: int) -> list[str]:
    """Deal so many hands and fold each of them round; the games dealt."""
    for _ in range(hands):
        game.deal()
        over(game)
    return [event.game for event in game.all(h.HandStarted)][-hands:]


def over(game: Game) -> None:
    """Bring the hand in play to its end: who may not fold brings in, the others fold."""
    while game.table.is_in_hand:
        hand = game.hand
        if hand.menu is None:
            verb = "shows"
        elif hand.menu.bring_in:
            verb = "brings in"
        else:
            verb = "folds"
        game.play(f"{game.to_act} {verb}")


@pytest.mark.rule("cooke-8.05", 1)
def test_an_orbit_of_each_game() -> None:
    """Six players: six hands each of hold'em, Omaha, razz, stud and stud high-low; then again."""
    game = mixed()
    dealt = played(game, 31)
    assert dealt == [*(name for name in HORSE for _ in range(6)), "texas_holdem"]
    turns = game.all(e.RotationTurned)
    assert [turned.game for turned in turns] == [*HORSE, "texas_holdem"]
    assert [turned.turn.round for turned in turns] == [6] * 6


@pytest.mark.rule("cooke-8.05", 2)
def test_the_order_of_roe() -> None:
    """Razz, Omaha high-low, stud eight-or-better, a hand for each of three players."""
    dealt = played(mixed("roe", 3), 10)
    assert dealt == ["razz"] * 3 + ["omaha_hilo"] * 3 + ["stud_hilo"] * 3 + ["razz"]


@pytest.mark.rule("cooke-8.05", 3)
@pytest.mark.parametrize("minutes", [30, 60])
def test_the_game_changes_by_the_clock(minutes: int) -> None:
    """The time passes during a hand: it is finished, and the next is of the next game."""
    game = mixed(seats=3, settings={"mixed.rotation": "time", "mixed.minutes": minutes})
    assert played(game, 5) == ["texas_holdem"] * 5
    game.deal()
    game.wait(60 * minutes)
    assert game.hand.game == "texas_holdem"
    over(game)
    assert played(game, 2) == ["omaha_hilo"] * 2
    game.wait(60 * minutes - 60)
    assert played(game, 1) == ["omaha_hilo"]
    game.wait(60)
    assert played(game, 1) == ["razz"]


@pytest.mark.rule("cooke-8.05", 4)
def test_the_same_limits_in_all_games() -> None:
    """20-40 HORSE: 20 and 40 in all five; the forced bets of each are its own."""
    game = mixed(seats=2)
    limits = {}
    forced = {}
    for name in HORSE:
        game.deal()
        stakes = game.hand.rules.stakes
        limits[name] = (chips(stakes.small_bet), chips(stakes.big_bet))
        forced[name] = [type(post).__name__ for post in game.of_hand(h.AntePosted)] or [
            type(post).__name__ for post in game.of_hand(h.BlindPosted)
        ]
        over(game)
        played(game, 1)
    assert limits == dict.fromkeys(HORSE, (20, 40))
    blinds, antes = ["BlindPosted"] * 2, ["AntePosted"] * 2
    assert forced == {
        "texas_holdem": blinds, "omaha_hilo": blinds, "razz": antes, "seven_card_stud": antes,
        "stud_hilo": antes,
    }  # fmt: skip


@pytest.mark.rule("cooke-8.05")
@pytest.mark.parametrize(
    ("value", "first"),
    [("HORSE", "texas_holdem"), ("HOSE", "texas_holdem"), ("HOE", "texas_holdem"), ("ROE", "razz")],
)
def test_the_rotation_of_the_house(value: str, first: str) -> None:
    """A table opened as mixed plays the rotation that the house has set."""
    config = configure(
        game="mixed", seats=6, bets=(whole(20), whole(40)), settings={"mixed.games": value}
    )
    assert config.game == value.lower()
    assert len(config.games) == len(value)
    assert config.games[0] == first


@pytest.mark.rule("cooke-8.05")
def test_a_house_without_a_rotation_of_its_own() -> None:
    """By ``custom`` the games of a mixed table have to be named."""
    with pytest.raises(Refusal) as refused:
        configure(
            game="mixed", seats=6, bets=(whole(20), whole(40)), settings={"mixed.games": "custom"}
        )
    assert refused.value.reason is Reason.MIX_NEEDS_GAMES


@pytest.mark.rule("cooke-8.05")
def test_games_of_ones_own() -> None:
    """A custom list of games is dealt in its order, draws and boards among them."""
    games = ("crazy_pineapple", "five_card_draw", "razz")
    game = mixed("custom", 2, games=games, settings={"draw.forced_bets": "two_blinds"})
    dealt = []
    for _ in range(7):
        game.deal()
        dealt.append(game.hand.game)
        assert not isinstance(game.hand.phase, (Drawing, Choosing))
        over(game)
    assert dealt == [name for name in games for _ in range(2)] + [games[0]]


def test_the_button_moves_in_every_game() -> None:
    """It goes on by one in stud too, and the blinds stand where they would have been."""
    game = mixed(seats=3)
    played(game, 15)
    buttons = [moved.pointers.button for moved in game.all(e.ButtonMoved)]
    assert buttons == [1, 2, 3] * 5
    game.deal()
    assert game.places == "B1 SB2 BB3"
    assert game.posts == {2: 10, 3: 20}


def test_stud_in_a_round_has_no_button() -> None:
    """The button only marks the progress: cards go from the lowest seat, and no blind is posted."""
    game = mixed("roe", 4)
    game.deal()
    assert game.hand.button is None
    assert game.hand.seats == (1, 2, 3, 4)
    assert game.posts == {}
    assert game.last(e.ButtonMoved).pointers.button == 1


def test_a_newcomer_to_a_round_of_stud_is_dealt_in() -> None:
    """He waits for nothing there; and owes nothing when the blinds come back."""
    game = mixed("roe", 4, taken=(1, 2, 3))
    played(game, 1)
    game.play("4 sits 1000")
    assert not game.occupant(4).waits
    game.deal()
    assert 4 in game.hand.seats
    over(game)
    played(game, 1)
    game.deal()
    assert game.hand.game == "omaha_hilo"
    assert 4 in game.hand.seats


def test_a_newcomer_to_a_round_of_blinds_waits_for_the_big_blind() -> None:
    """He is passed until it reaches him; when stud comes first he is dealt into that."""
    game = mixed("horse", 4, taken=(1, 2, 3), settings={"mixed.rotation": "orbit"})
    game.deal()
    game.play("4 sits 1000")
    over(game)
    assert game.occupant(4).waits
    game.deal()
    assert game.places == "B2 SB3 BB4"
    assert 4 in game.hand.seats

    game = mixed("horse", 5, taken=(1, 2, 3))
    played(game, 5)
    assert game.places == "B2 SB3 BB1"
    game.play("5 sits 1000")
    assert game.occupant(5).waits
    game.deal()
    assert (game.hand.game, game.places) == ("omaha_hilo", "B3 SB1 BB2")
    assert 5 not in game.hand.seats
    over(game)
    game.deal()
    assert (game.hand.game, 5 in game.hand.seats) == ("razz", True)
    assert not game.occupant(5).waits


def test_who_sits_down_before_the_game_changes_waits_as_in_the_next_game() -> None:
    """After the last hand of stud the next one has blinds, and he waits for his."""
    game = mixed("roe", 5, taken=(1, 2, 3), settings={"blinds.short_free_hand": False})
    played(game, 3)
    game.play("5 sits 1000")
    assert game.occupant(5).waits
    game.deal()
    assert (game.hand.game, game.places) == ("omaha_hilo", "B1 SB2 BB3")
    assert 5 not in game.hand.seats
    assert game.last(e.RotationTurned).turn.round == 3
    over(game)
    game.deal()
    assert game.places == "B2 SB3 BB5"


def test_who_was_away_for_a_round_of_stud_owes_nothing() -> None:
    """Away and back within the stud games: dealt in when the blinds return, and posting nothing."""
    game = mixed("roe", 4)
    game.deal()
    game.play("3 away")
    over(game)
    played(game, 1)
    game.play("3 back")
    game.deal()
    assert 3 in game.hand.seats
    over(game)
    played(game, 1)
    game.deal()
    assert game.hand.game == "omaha_hilo"
    assert game.hand.seats[-1] == 1
    assert set(game.hand.seats) == {1, 2, 3, 4}


def test_a_round_lasts_for_those_who_were_there() -> None:
    """One leaves and one comes in mid-round: it still has as many hands as it began with."""
    game = mixed("roe", 5, taken=(1, 2, 3, 4))
    played(game, 1)
    game.play("2 leaves, 5 sits 1000")
    dealt = played(game, 4)
    assert dealt == ["razz"] * 3 + ["omaha_hilo"]
    assert [turned.turn.round for turned in game.all(e.RotationTurned)] == [4, 4]
    game.play("1 leaves, 3 leaves")
    assert played(game, 4) == ["omaha_hilo"] * 3 + ["stud_hilo"]
    assert game.last(e.RotationTurned).turn.round == 2


def test_no_time_of_a_game_runs_while_the_clocks_stand_still() -> None:
    """Half an hour of a pause does not count for the half hour of the game."""
    game = mixed(seats=3, settings={"mixed.rotation": "time"})
    played(game, 1)
    game.wait(20 * 60)
    game.do(c.PauseClocks())
    paused = game.table.paused_at
    assert paused is not None
    game.wait(20 * 60)
    game.do(c.ResumeClocks(paused))
    assert played(game, 1) == ["texas_holdem"]
    game.wait(10 * 60)
    assert played(game, 1) == ["omaha_hilo"]


def test_a_restart_in_mid_round_goes_on_where_it_was() -> None:
    """The same game, hand of the round and player to act; the change comes when it would have."""
    game = mixed("roe", 3)
    played(game, 1)
    game.deal()
    before = game.table
    game.restart()
    assert game.table == before
    over(game)
    game.restart()
    assert played(game, 2) == ["razz", "omaha_hilo"]


@pytest.mark.parametrize("name", ["five_card_draw", "seven_card_stud"])
def test_nobody_waits_for_a_blind_that_no_game_of_the_table_has(name: str) -> None:
    """In games of antes alone a newcomer is dealt in with the next hand."""
    game = Game(
        4, taken=(1, 2, 3), game=name, bets=(10, 20), settings={"draw.forced_bets": "antes"}
    )
    game.deal()
    game.play("4 sits 1000")
    assert not game.occupant(4).waits
