"""Choices made in secret and revealed together: declarations and cards turned up.

No game of the card rooms has them, so the games here are the tests' own: what the engine makes of
a ``Choose`` step is shown on them (USPC, high-low declarations; Cooke 4.12, 4.17, 9.18).
"""

import sys
from types import MappingProxyType

import pytest

from core.cards import parse_cards
from core.citation import rule_ids
from core.games import GAMES
from core.games.common import BEST_FIVE
from core.games.contest import HIGH, LOW_A5, QUALIFIED_LOW, Contest
from core.games.spec import Family, Forced, GameSpec, Structure
from core.games.steps import (
    BettingRound,
    Choose,
    Chosen,
    DealDown,
    Limit,
    Opener,
    Street,
)
from core.hand import commands as h
from core.hand import events as e
from core.hand.state import Betting, Choosing, Showdown, Way
from core.ids import Seat
from core.refusal import Reason
from tests.play import Game, person

FIRST = BettingRound(Limit.SMALL, Opener.LEFT_OF_BLINDS)
NEXT = BettingRound(Limit.BIG, Opener.LEFT_OF_BUTTON)


def game_of(id: str, *streets: Street, contests: tuple[Contest, ...] = (HIGH,)) -> GameSpec:
    """A game of the tests' own."""
    return GameSpec(
        id=id, name=id, aliases=(), family=Family.DRAW, rules=rule_ids("cooke-4.12"),
        min_players=2, max_players=6, safe_players=6, forced=(Forced.BLINDS,),
        structures=(Structure.FIXED,), streets=streets, use=BEST_FIVE, contests=contests,
    )  # fmt: skip


DECLARE = Street("declare", (Choose(Chosen.DECLARE),))
DECLARED = game_of(
    "declared", Street("deal", (DealDown(5), FIRST)), DECLARE, contests=(HIGH, LOW_A5)
)
QUALIFIED = game_of(
    "qualified", Street("deal", (DealDown(5), FIRST)), DECLARE, contests=(HIGH, QUALIFIED_LOW)
)
TURNED = game_of(
    "turned",
    Street("deal", (DealDown(5), FIRST)),
    Street("turn up", (Choose(Chosen.EXPOSE, 2), NEXT)),
)

H, L, B = Way.HIGH, Way.LOW, Way.BOTH


@pytest.fixture(autouse=True)
def _own_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests' own games stand in the list beside the others."""
    own = {game.id: game for game in (DECLARED, QUALIFIED, TURNED)}
    both = MappingProxyType({**GAMES, **own})
    for module in list(sys.modules.values()):
        if getattr(module, "GAMES", None) is GAMES and module.__name__ != __name__:
            monkeypatch.setattr(module, "GAMES", both)


def dealt(game: str, hands: dict[int, str], each: int = 20) -> Game:
    """Everybody has put in ``each`` and is asked to choose."""
    table = Game(len(hands), game=game, bets=(each, each), structure=Structure.FIXED)
    table.deal(hands)
    table.play("all call")
    assert isinstance(table.hand.phase, Choosing)
    return table


def declare(game: Game, ways: dict[int, Way]) -> None:
    """Everybody declares, and all show."""
    for seat, way in ways.items():
        game.do(h.MakeChoice(person(seat), way=way))
    while game.table.is_in_hand:
        game.play(f"{game.to_act} shows")


def paid(hands: dict[int, str], ways: dict[int, Way], game: str = "declared") -> dict[int, int]:
    """What each gets of a pot of 20 from each player."""
    table = dealt(game, hands)
    declare(table, ways)
    (pushed,) = table.pushed
    return pushed[1]


PAIR_HIGH = {1: "7c 5d 4h 3s 2c", 2: "Kc Kd 9h 8s 7d", 3: "Qc Qd 9c 8d 6s"}


def test_declarations_stay_hidden_until_the_last_one() -> None:
    """Each may be changed until then; then all are told together, in the order of the deal."""
    game = dealt("declared", PAIR_HIGH)
    game.do(h.MakeChoice(person(1), way=H))
    game.do(h.MakeChoice(person(3), way=H))
    game.do(h.MakeChoice(person(1), way=L))
    made = game.of_hand(e.ChoiceMade)
    assert all(one.way.seats == (one.seat,) for one in made)
    assert game.of_hand(e.Declared) == []
    assert all(player.has_declared is None for player in game.hand.players)
    game.do(h.MakeChoice(person(2), way=H))
    told = [(one.seat, one.way) for one in game.of_hand(e.Declared)]
    assert told == [(2, H), (3, H), (1, L)]
    assert isinstance(game.hand.phase, Showdown)


def test_a_declaration_says_a_way() -> None:
    """Cards are no declaration, and the time's end declares high."""
    game = dealt("declared", PAIR_HIGH)
    assert game.refused(h.MakeChoice(person(1), (1,))).reason is Reason.NO_WAY_DECLARED
    game.do(h.MakeChoice(person(1), way=L))
    game.run_deadline()
    assert [player.has_declared for player in game.hand.players] == [H, H, L]


@pytest.mark.parametrize(
    ("hands", "ways", "shares"),
    [
        # A half without comparison, the better of two for the other.
        (PAIR_HIGH, {1: L, 2: H, 3: H}, {1: 30, 2: 30}),
        # Everybody the same way: the best of that kind has it all.
        (PAIR_HIGH, {1: L, 2: L, 3: L}, {1: 60}),
        (PAIR_HIGH, {1: H, 2: H, 3: H}, {2: 60}),
        # Who declares high plays for nothing else, though his low is the best.
        (PAIR_HIGH, {1: H, 2: H, 3: L}, {2: 30, 3: 30}),
        # Both ways, the best high, tied for low: nothing, and the others share.
        (
            {1: "Ac 2d 3h 4s 5c", 2: "Ad 2h 3s 4c 5d", 3: "Kc Kd 9h 8s 7d"},
            {1: B, 2: L, 3: H},
            {2: 30, 3: 30},
        ),
        # Both ways and the best both ways: the whole pot.
        (
            {1: "Ac 2d 3h 4s 5c", 2: "Kc Kd 9h 8s 7d", 3: "8c 6d 4h 3c 2h"},
            {1: B, 2: H, 3: L},
            {1: 60},
        ),
        # Both ways and beaten for high: nothing; one way is left, and its hand has all.
        (
            {1: "7c 5d 4h 3s 2c", 3: "Kc Kd 9h 8s 7d", 2: "Qc Qd 9c 8d 6s"},
            {1: B, 3: H, 2: H},
            {3: 60},
        ),
        # All both ways, nobody the best of both: no declaration is made good.
        ({1: "Kc Kd 9h 8s 7d", 2: "7c 5d 4h 3s 2c"}, {1: B, 2: B}, {1: 20, 2: 20}),
    ],
)  # fmt: skip
def test_a_pot_is_shared_as_it_was_declared(
    hands: dict[int, str], ways: dict[int, Way], shares: dict[int, int]
) -> None:
    """High, low and both ways, each against those who play for the same."""
    assert paid(hands, ways) == shares


def test_a_declared_low_has_to_qualify() -> None:
    """A nine is no low of eight or better: the half goes to the high hand that was declared."""
    hands = {1: "9c 5d 4h 3s 2c", 2: "Kc Kd 9h 8s 7d"}
    assert paid(hands, {1: L, 2: H}, "qualified") == {2: 40}
    assert paid(hands, {1: L, 2: H}) == {1: 20, 2: 20}


def test_a_muck_is_warned_of_as_it_was_declared() -> None:
    """Who declared low need not fear a better high; who is beaten his own way is not warned."""
    game = dealt("declared", PAIR_HIGH)
    for seat, way in ((1, L), (2, H), (3, H)):
        game.do(h.MakeChoice(person(seat), way=way))
    game.play("2 shows, 3 mucks")
    assert game.refusal("1 mucks").reason is Reason.MUCK_WOULD_WIN
    game.play("1 shows")
    assert game.pushed == [(0, {1: 30, 2: 30})]


def test_the_odd_chip_of_a_declared_pot_goes_to_the_high_hand() -> None:
    """A main pot of 15 between a high and a low: 8 and 7; the side pot of 26 in halves."""
    game = Game(3, game="declared", bets=(18, 18), structure=Structure.FIXED, stacks={3: 5})
    hands = {1: "7c 5d 4h 3s 2c", 2: "Kc Kd 9h 8s 7d", 3: "Qc Qd 9c 8d 6s"}
    game.deal(hands)
    game.play("1 calls, 2 calls")
    for seat, way in ((1, L), (2, H), (3, H)):
        game.do(h.MakeChoice(person(seat), way=way))
    while game.table.is_in_hand:
        game.play(f"{game.to_act} shows")
    assert game.pushed == [(1, {2: 13, 1: 13}), (0, {2: 8, 1: 7})]


def test_cards_are_turned_up_together() -> None:
    """Nobody's is up before the last has chosen; then two of each lie open, and betting goes on."""
    game = dealt("turned", PAIR_HIGH)
    game.play("1 discards 7c 5d, 3 discards Qc Qd")
    assert all(player.up == () for player in game.hand.players)
    assert game.of_hand(e.TurnedUp) == []
    game.play("2 discards 9h 8s")
    up = {player.seat: player.up for player in game.hand.players}
    assert up == {
        1: parse_cards("7c5d"), 2: parse_cards("9h8s"), 3: parse_cards("QcQd")
    }  # fmt: skip
    assert [len(player.down.content) for player in game.hand.players] == [3, 3, 3]
    assert isinstance(game.hand.phase, Betting)
    assert game.refusal("2 discards Kc Kd").reason is Reason.NO_CHOICE
    game.play("all check")
    while game.table.is_in_hand:
        game.play(f"{game.to_act} shows")
    assert game.pushed == [(0, {2: 60})]
    shown = {one.seat: set(one.cards) for one in game.of_hand(e.HandShown)}
    assert shown[Seat(2)] == set(parse_cards("KcKd9h8s7d"))


def test_the_wrong_number_of_cards_is_not_turned_up() -> None:
    """Two are asked for: one, three or the same twice are refused."""
    game = dealt("turned", PAIR_HIGH)
    for places in ((1,), (1, 2, 3), (2, 2), ()):
        refusal = game.refused(h.MakeChoice(person(1), places))
        assert refusal.reason is Reason.WRONG_COUNT
    assert game.refused(h.MakeChoice(person(1), (1, 6))).reason is Reason.NO_SUCH_CARD
