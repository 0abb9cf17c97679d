"""Decks, suits, seats, cards and the worked hands of the book: Cooke article 4."""

from typing import Any

import pytest

from core.cards import JOKERS, STANDARD_DECK, parse_cards
from core.chips import whole
from core.games import GAMES
from core.games.spec import Structure
from core.hand import events as h
from core.hand.state import Drawing
from core.house.settings import SETTINGS, Overrides
from core.refusal import Reason, Refusal
from core.sealed import Sealed
from core.table import events as e
from core.table.commands import StartHand
from core.table.next_game import deck_of
from core.table.setup.opening import configure
from tests.play import Game, chips


def all_show(game: Game) -> None:
    """Everybody shows, the hand ends."""
    while game.table.is_in_hand:
        game.play(f"{game.to_act} shows")


@pytest.mark.rule("cooke-4.01", 1)
def test_the_deck_of_a_game() -> None:
    """Hold'em is dealt from 52 different cards, ace-to-five lowball from 53 with one joker."""
    holdem = Game(3)
    holdem.deal()
    assert set(deck_of(holdem.table)) == set(STANDARD_DECK)
    assert len(holdem.hand.deck.content) == len(set(holdem.hand.deck.content)) == 52
    lowball = Game(3, game="ace_to_five_lowball", bets=(10, 20))
    lowball.deal()
    cards = lowball.hand.deck.content
    assert len(cards) == len(set(cards)) == 53
    assert [card for card in cards if card not in STANDARD_DECK] == [JOKERS[0]]


@pytest.mark.rule("cooke-4.02", 1)
@pytest.mark.rule("cooke-11.06")
def test_suits_do_not_rank_hands() -> None:
    """An ace-high flush in spades against the same ranks in clubs: the pot is split."""
    game = Game(2, game="five_card_draw", bets=(10, 20), settings={"draw.forced_bets": "antes"})
    game.deal({1: "As Js 9s 6s 3s", 2: "Ac Jc 9c 6c 3c"})
    game.play("2 bets 10, 1 calls")
    while isinstance(game.hand.phase, Drawing):
        game.play(f"{game.to_act} pats")
    game.play("2 checks, 1 checks")
    all_show(game)
    ((number, shares),) = game.pushed
    assert (number, shares[1]) == (0, shares[2])


@pytest.mark.rule("cooke-4.02", 2)
def test_the_lower_suit_brings_it_in() -> None:
    """Upcards 2h and 2c: the deuce of clubs is low in a high game."""
    game = Game(3, game="seven_card_stud", bets=(15, 30))
    game.deal({1: "Ah Ad 2h", 2: "Kh Kd 9s", 3: "Qh Qd 2c"})
    assert (game.to_act, chips(game.menu.bring_in)) == (3, 5)


@pytest.mark.rule("cooke-4.02", 3)
def test_the_higher_suit_gets_the_button() -> None:
    """Kings of diamonds and spades are drawn for the button: the king of spades has it."""
    for drawn, seat in (("KdKs", 2), ("KsKd", 1)):
        game = Game(2)
        cards = parse_cards(drawn)
        rest = tuple(card for card in STANDARD_DECK if card not in cards)
        game.do(StartHand(Sealed(STANDARD_DECK), Sealed((*cards, *rest))))
        assert game.last(e.ButtonDrawn).seat == seat
        assert game.last(e.ButtonMoved).pointers.button == seat


@pytest.mark.rule("cooke-4.10", 1)
@pytest.mark.parametrize(
    ("game", "most"),
    [
        ("omaha", 10),
        ("texas_holdem", 13),
        ("seven_card_stud", 8),
        ("five_card_draw", 9),
        ("ace_to_five_lowball", 9),
        ("double_flop_omaha", 9),
    ],
)
def test_how_many_may_play(game: str, most: int) -> None:
    """One seat more than the book allows is refused, so many are dealt; nobody sits beyond them."""
    with pytest.raises(Refusal) as refused:
        configure(game=game, seats=most + 1, bets=(whole(10), whole(20)))
    assert (refused.value.reason, refused.value.facts["most"]) == (Reason.SEATS_IMPOSSIBLE, most)
    table = Game(most, game=game, bets=(10, 20))
    assert table.refusal(f"{most + 1} sits 500").reason is Reason.NO_SUCH_SEAT
    table.deal()
    assert len(table.hand.players) == most


@pytest.mark.rule("cooke-4.10")
@pytest.mark.parametrize(
    ("key", "game"),
    [
        ("seats.max_draw", "five_card_draw"),
        ("seats.max_holdem", "texas_holdem"),
        ("seats.max_omaha", "omaha"),
        ("seats.max_seven_card_stud", "razz"),
    ],
)
def test_how_many_the_house_seats(key: str, game: str) -> None:
    """From two on as many as it has set, and one more is refused; stud never seats nine."""
    for house in SETTINGS[key].choices:
        most = min(int(house), GAMES[game].max_players)
        tables: dict[str, Any] = {"game": game, "bets": (whole(10), whole(20))}
        opened = configure(seats=most, settings={key: house}, **tables)
        assert opened.seats == most
        with pytest.raises(Refusal) as refused:
            configure(seats=most + 1, settings={key: house}, **tables)
        assert (refused.value.reason, refused.value.facts["most"]) == (
            Reason.SEATS_IMPOSSIBLE, most,
        )  # fmt: skip


@pytest.mark.rule("cooke-4.11", 1)
@pytest.mark.parametrize(
    ("game", "cards"),
    [
        ("five_card_stud", 5),
        ("five_card_draw", 5),
        ("texas_holdem", 7),
        ("seven_card_stud", 7),
        ("omaha", 9),
    ],
)
def test_cards_available_at_the_showdown(game: str, cards: int) -> None:
    """Five-card stud 5, draw 5, hold'em 7, seven-card stud 7, Omaha 9."""
    table = to_showdown(game)
    for player in table.hand.players:
        assert len(player.cards) + sum(map(len, table.hand.boards)) == cards


def to_showdown(game: str, settings: Overrides | None = None) -> Game:
    """Everybody checks or calls, and stands pat, to the end of the betting."""
    table = Game(3, game=game, bets=(10, 20), settings=settings)
    table.deal()
    opens = True
    while True:
        if table.hand.menu is not None:
            if table.menu.bring_in:
                table.play(f"{table.to_act} brings in")
            elif table.menu.opens and opens and GAMES[table.hand.game].draws:
                # A draw game that nobody opens may be passed out.
                table.play(f"{table.to_act} bets 10")
            opens = False
            table.play("all call")
        elif isinstance(table.hand.phase, Drawing):
            table.play(f"{table.to_act} pats")
        else:
            return table


@pytest.mark.rule("cooke-4.16", 4)
def test_razz_by_kansas_city_is_brought_in_by_the_ace() -> None:
    """Kd, 9s and Ac: the ace is the highest card there, and brings it in."""
    game = Game(
        3, game="razz", bets=(15, 30), settings={"stud.razz_low_rule": "kansas_city"}
    )  # fmt: skip
    game.deal({1: "2h 3d Kd", 2: "4h 5d 9s", 3: "6h 7d Ac"})
    assert game.to_act == 3


@pytest.mark.rule("cooke-4.17-lowball-example", 1)
def test_the_worked_hand_of_lowball() -> None:
    """Blinds 10 and 20: P3 raises to 40, P5 and both blinds call: 160; the small blind draws."""
    game = lowball(5)
    game.play("4 raises 40, 5 folds, 1 calls, 2 calls, 3 calls")
    assert game.last(h.Called).more == 20_00
    assert game.of_hand(h.Called)[1].more == 30_00
    assert game.pot == 160
    assert isinstance(game.hand.phase, Drawing)
    assert game.to_act == 2


@pytest.mark.rule("cooke-4.17-lowball-example", 2, 3)
def test_who_shows_first_in_lowball() -> None:
    """Seats 2 and 5 live: without a bet after the draw 2 shows first, after a bet of 5 he does."""
    for script, first in (("2 checks, 5 checks", 2), ("2 checks, 5 bets 40, 2 calls", 5)):
        game = lowball(5)
        game.play("4 folds, 5 raises 40, 1 folds, 2 calls, 3 folds")
        game.play("2 pats, 5 pats")
        game.play(script)
        assert game.to_act == first


def lowball(seats: int) -> Game:
    """20-40 lowball with two blinds, the button at seat 1; nobody has anything special."""
    game = Game(
        seats, game="ace_to_five_lowball", bets=(20, 40),
        settings={"lowball.forced_bets": "two_blinds", "lowball.joker": False},
    )  # fmt: skip
    game.deal({2: "Kc Qd Jh 9s 8c", 5: "Ks Qh Jd 9c 8d"})
    return game


@pytest.mark.rule("cooke-4.17-stud-example", 1)
def test_the_worked_hand_of_stud() -> None:
    """15-30, ante 2, six players: brought in for 5, completed to 15, one call, folds: 47."""
    game = stud(6)
    game.play("1 brings in, 2 completes, 3 calls, 4 folds, 5 folds, 6 folds, 1 folds")
    assert game.pot == 47
    assert game.hand.street == 1


@pytest.mark.rule("cooke-4.17-stud-example", 2)
@pytest.mark.rule("cooke-11.01", 3)
def test_the_high_board_shows_first_when_nobody_bet() -> None:
    """The last round is checked through: the highest board shows first, then clockwise."""
    game = stud(4)
    game.play("1 brings in, all call, all check, all check, all check")
    assert game.to_act == 3
    game.play("all check")
    order = []
    while game.table.is_in_hand:
        assert game.to_act is not None
        order.append(int(game.to_act))
        game.play(f"{game.to_act} shows")
    assert order == [3, 4, 1, 2]


@pytest.mark.rule("cooke-4.17-stud-example", 3)
def test_the_last_raiser_of_stud_shows_first() -> None:
    """The last round is bet by P2 and raised by P5, who shows first."""
    game = stud(5)
    game.play("1 brings in, all call, all check, all check, all check")
    game.play("3 checks, 4 checks, 5 checks, 1 checks, 2 bets 30")
    game.play("3 folds, 4 folds, 5 raises 60, 1 folds, 2 calls")
    assert game.to_act == 5


def stud(seats: int) -> Game:
    """15-30 stud: seat 1 has the low card, seat 3 aces on board from fourth street on."""
    holes = {
        1: "3h 4d 2c 6s 8s Ts", 2: "Jh Qd 9c 7d 8h Td", 3: "5h 5d Ac Ad 6c 7c",
        4: "Jd Qc 9h 8c 7s 6h", 5: "Kh Js 9d 8d 7h 6d", 6: "Kd Jc Tc Th 5s 4s",
    }  # fmt: skip
    game = Game(seats, game="seven_card_stud", bets=(15, 30), ante=2)
    game.deal({seat: holes[seat] for seat in range(1, seats + 1)})
    assert game.to_act == 1
    return game


@pytest.mark.rule("cooke-11.01", 5)
def test_the_opener_shows_first_in_ante_only_draw() -> None:
    """Seat 3 opened, nobody bet after the draw: 3, 5 and 1 show in that order."""
    game = Game(6, game="five_card_draw", bets=(10, 20), settings={"draw.forced_bets": "antes"})
    game.deal()
    game.play("2 checks, 3 bets 10, 4 folds, 5 calls, 6 folds, 1 calls, 2 folds")
    while isinstance(game.hand.phase, Drawing):
        game.play(f"{game.to_act} pats")
    game.play("all check")
    order = []
    while game.table.is_in_hand:
        assert game.to_act is not None
        order.append(int(game.to_act))
        game.play(f"{game.to_act} shows")
    assert order == [3, 5, 1]


@pytest.mark.rule("cooke-4.09")
def test_the_four_structures() -> None:
    """Hold'em is dealt in fixed, spread, pot and no limit (Cooke 4.09)."""
    for structure, bets, blinds in (
        (Structure.FIXED, (10, 20), None),
        (Structure.SPREAD, (2, 10), None),
        (Structure.POT_LIMIT, (), (5, 10)),
        (Structure.NO_LIMIT, (), (5, 10)),
    ):
        game = Game(3, structure=structure, bets=bets, blinds=blinds)
        game.deal()
        assert game.hand.rules.structure is structure


@pytest.mark.rule("cooke-11.01")
def test_all_in_hands_stay_down_while_cards_are_to_come() -> None:
    """In stud and draw nobody's hidden cards are tabled before the last card is dealt."""
    stud_game = Game(2, game="seven_card_stud", bets=(15, 30), ante=2, stacks={1: 17, 2: 17})
    stud_game.deal({1: "3h 4d 2c 6s 8s Ts 9h", 2: "Jh Jd 9c 7d 8h Td 2s"})
    stud_game.play("1 bets 15, 2 calls")
    order = [type(event).__name__ for event in stud_game.events]
    assert order.index("HandShown") > max(
        place for place, name in enumerate(order) if name in ("UpcardsDealt", "HoleCardsDealt")
    )
    assert stud_game.pushed == [(0, {2: 34})]

    draw = Game(2, game="five_card_draw", bets=(10, 20), stacks={1: 10, 2: 10},
                settings={"draw.forced_bets": "two_blinds"})  # fmt: skip
    draw.deal({1: "Ac Ad 9h 8s 7d", 2: "Kc Kd Qh Js 2d"})
    draw.play("1 calls")
    assert draw.shown == []
    draw.play("2 pats")
    assert draw.shown == []
    draw.play("1 pats")
    assert draw.shown == [2, 1]
    assert draw.pushed == [(0, {1: 20})]
