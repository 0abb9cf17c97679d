"""House players play legally, quickly and not absurdly."""

import time
from itertools import product

import pytest
from msgspec.structs import replace

from core.cards import cards_text, parse_cards
from core.chips import whole
from core.hand.commands import AllIn, Bet, Call, Check, Fold, Muck, RaiseTo, Show
from core.hand.state import Pot
from core.hands.sampling import distinct_hands
from core.ids import Seat
from core.props import decide
from core.props.starting import percentile
from core.props.worth import worth
from tests.props.spots import ME, PROMPT, Loaded, menu, player, view

ALL_DICE = range(100)


def kinds(spot: object) -> set[type]:
    """Every kind of act a house player may choose in a spot."""
    return {type(decide(spot, Loaded(dice))) for dice in ALL_DICE}  # type: ignore[arg-type]


def test_aces_are_raised_and_trash_is_folded() -> None:
    """Before the flop aces come in for a raise (or now and then a call), seven-deuce never does."""
    assert kinds(view("AsAd", acts=menu(20))) == {RaiseTo, Call}
    assert kinds(view("7s2d", acts=menu(20))) == {Fold}


def test_a_free_look_is_never_folded() -> None:
    """Whoever may check does not fold, whatever he holds."""
    for hole in distinct_hands(2, 200):
        spot = view(cards_text(hole), acts=menu(20, bet=20))
        assert Fold not in kinds(spot)


def test_an_opening_raise_is_between_two_and_five_big_blinds() -> None:
    """The first raise has a size people use: 3 big blinds, and one more a limper."""
    raises = [decide(view("KsKd", acts=menu(20)), Loaded(dice)) for dice in ALL_DICE]
    sizes = {act.to for act in raises if isinstance(act, RaiseTo)}
    assert sizes
    assert all(whole(40) <= size <= whole(100) for size in sizes)


@pytest.mark.parametrize("dice", [0, 7, 50, 99])
def test_nobody_shoves_a_deep_stack_with_air(dice: int) -> None:
    """A hundred big blinds never go in with nothing, on any street, bet into or not."""
    for board in ("", "KsQd8c", "KsQd8c8d", "KsQd8c8dJs"):
        for wager in (0, 60, 400):
            spot = view("5h2c", board, pot=90 + wager, acts=menu(wager, opens=wager == 0))
            assert not isinstance(decide(spot, Loaded(dice)), AllIn)


@pytest.mark.parametrize("dice", [0, 7, 50, 99])
def test_air_does_not_call_for_a_stack(dice: int) -> None:
    """Nothing on the board and a bet of a whole stack to face: a fold."""
    spot = view("5h2c", "KsQd8c8d3s", pot=2200, acts=menu(2000))
    assert decide(spot, Loaded(dice)) == Fold(ME, PROMPT)


@pytest.mark.parametrize("dice", [0, 7, 50, 99])
def test_the_nuts_never_fold(dice: int) -> None:
    """A royal flush calls or raises whatever it faces."""
    spot = view("AsKs", "QsJsTs2d2h", pot=2200, acts=menu(2000))
    assert type(decide(spot, Loaded(dice))) in {Call, AllIn, RaiseTo}


def test_a_set_bets_half_the_pot_to_the_pot() -> None:
    """A strong hand that may check mostly bets, between half the pot and the whole pot."""
    acts = [
        decide(view("8s8d", "KsQd8c", pot=120, acts=menu(0, opens=True)), Loaded(dice))
        for dice in ALL_DICE
    ]
    bets = [act for act in acts if isinstance(act, Bet)]
    assert len(bets) > 70
    assert all(whole(60) <= bet.to <= whole(120) for bet in bets)


def test_a_flush_draw_calls_a_fair_price_and_folds_to_a_poor_one() -> None:
    """Nine outs with two cards to come (35 in 100) are worth a quarter, not a half of the pot."""
    fair = view("As5s", "Ks9s3d", pot=150, acts=menu(50), players=(player(1), player(2)))
    poor = view("9h8h", "Kh4h3d2s", pot=1200, acts=menu(1000), players=(player(1), player(2)))
    assert Fold not in kinds(fair)
    assert kinds(poor) == {Fold}


def test_every_act_is_legal_in_every_spot() -> None:
    """Sizes lie within the menu and are whole units, and no act is one the menu lacks."""
    boards = ("", "KsQd8c", "8h8d8c2c", "AhKhQhJhTh", "7c6d5s4h2s")
    stacks = (1, 15, 35, 100, 700, 5000)
    for (number, hole), board, stack in product(enumerate(distinct_hands(2, 40)), boards, stacks):
        if set(hole) & set(parse_cards(board)):
            continue
        wager = (0, 20, 60, 500)[number % 4] if board else (20, 60, 500)[number % 3]
        legal = menu(wager, stack=stack, opens=wager == 0)
        spot = view(cards_text(hole), board, pot=100 + wager, acts=legal, unit=5)
        for dice in (0, 12, 40, 99):
            match decide(spot, Loaded(dice)):
                case Check():
                    assert legal.may_check
                case Call() | Fold():
                    assert not legal.may_check
                case Bet(to=to):
                    assert legal.opens
                    assert legal.raise_min <= to <= legal.raise_max
                    assert to % whole(5) == 0 or to == legal.raise_min
                case RaiseTo(to=to):
                    assert not legal.opens
                    assert legal.raise_min <= to <= legal.raise_max
                    assert to % whole(5) == 0 or to == legal.raise_min
                case AllIn():
                    assert legal.may_raise
                case other:
                    pytest.fail(f"no act for a betting round: {other}")


def test_it_waits_its_turn() -> None:
    """Nothing is said when the action is on someone else."""
    spot = view("AsAd", acts=menu(20))
    assert spot.hand is not None
    elsewhere = replace(spot, hand=replace(spot.hand, to_act=Seat(4), waiting=(Seat(4),)))
    assert decide(elsewhere, Loaded(0)) is None


def test_it_shows_a_winner_and_mucks_a_loser() -> None:
    """Kings full are tabled over a shown flush, the flush is mucked under kings full."""
    board, pots = "KsKd8s4s2c", (Pot(whole(200), (Seat(1), Seat(2))),)
    winner = view("Kh8d", board, pots=pots, players=(player(1), player(2, "As9s")))
    loser = view("As9s", board, pots=pots, players=(player(1), player(2, "Kh8d")))
    assert decide(winner, Loaded(0)) == Show(ME, PROMPT)
    assert decide(loser, Loaded(0)) == Muck(ME, PROMPT)


def test_it_shows_for_a_side_pot_it_may_still_win() -> None:
    """Beaten for the main pot by a hand that is not in the side pot, it shows all the same."""
    players = (player(1), player(2, "KhKc"), player(3))
    pots = (
        Pot(whole(90), (Seat(1), Seat(2), Seat(3))),
        Pot(whole(100), (Seat(1), Seat(3))),
    )
    spot = view("AsAd", "Kd9s8s4h2c", pots=pots, players=players)
    assert decide(spot, Loaded(0)) == Show(ME, PROMPT)


def test_starting_hands_stand_in_a_sensible_order() -> None:
    """Aces lead, seven-deuce trails, suited beats offsuit, a pair beats a gap."""
    order = ["AsAd", "KsKd", "AsKs", "AsKd", "9s9d", "8s7s", "8s7d", "Js4d", "7s2d"]
    ranks = [percentile(parse_cards(hole)) for hole in order]
    assert ranks[0] == 99
    assert ranks[-1] <= 5
    assert ranks[2] > ranks[3]
    assert ranks[5] > ranks[6] > ranks[7]


@pytest.mark.parametrize(
    ("better", "worse", "board"),
    [
        ("8s8d", "KhQs", "KsQd8c"),  # a set over two pair
        ("AsKd", "Ks9d", "Kh8c3d"),  # the better kicker
        ("KsTd", "8s7d", "Kh8c3d"),  # top pair over middle pair
        ("AsAd", "KsTd", "Kh8c3d"),  # an overpair over top pair
        ("AsKd", "Jd9s", "Kh8c3d"),  # a pair over nothing
        ("Ah2d", "3h2d", "KhQh8h4h5s"),  # the higher card of a flush on the board
    ],
)
def test_worth_puts_the_better_hand_first(better: str, worse: str, board: str) -> None:
    """What is plainly better on a board is worth more."""
    common = parse_cards(board)
    assert worth(parse_cards(better), common).made > worth(parse_cards(worse), common).made


def test_draws_are_seen() -> None:
    """Flush and straight draws of one's own count on flop and turn, the board's do not."""
    flush = worth(parse_cards("As5s"), parse_cards("Ks9s3d"))
    open_ended = worth(parse_cards("9s8d"), parse_cards("7h6cKd"))
    gutshot = worth(parse_cards("9s8d"), parse_cards("6h5cKd"))
    boards = worth(parse_cards("AsKd"), parse_cards("5h6c7d8h"))
    assert flush.draw == 35
    assert open_ended.draw > gutshot.draw > 0
    assert boards.draw == 0


def test_it_is_quick() -> None:
    """A decision takes less than three tenths of a millisecond, median of a few hundred."""
    hands = list(distinct_hands(7, 400))
    spots = [
        view(cards_text(hand[:2]), cards_text(hand[2:5]), pot=100, acts=menu(40)) for hand in hands
    ]
    chance, times = Loaded(50), []
    for spot in spots:
        began = time.perf_counter()
        decide(spot, chance)
        times.append(time.perf_counter() - began)
    assert sorted(times)[len(times) // 2] < 0.0003
