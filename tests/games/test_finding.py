"""Games are found by what people call them."""

import pytest

from core.games import GAMES
from core.games.finding import Offered, find_game, offered, search_games
from core.games.spec import Structure
from core.refusal import Reason, Refusal


@pytest.mark.parametrize("game", offered().values(), ids=lambda game: game.id)
def test_every_name_finds_its_game(game: Offered) -> None:
    """The id, the name and each alias of a game find that game, in small or large letters."""
    for name in (game.id, game.name, *game.aliases):
        for spelling in (name, name.upper(), f" {name.replace('-', ' ')} "):
            found = find_game(spelling)
            assert (found.game, found.structure) == (game, None)


@pytest.mark.parametrize(
    ("typed", "game", "structure"),
    [
        ("o8", "omaha_hilo", None),
        ("Omaha/8", "omaha_hilo", None),
        ("omaha hi lo", "omaha_hilo", None),
        ("7 card stud", "seven_card_stud", None),
        ("five card draw", "five_card_draw", None),
        ("hold\u2019em", "texas_holdem", None),
        ("2-7 Triple Draw", "triple_draw_kansas_city", None),
        ("H.O.R.S.E.", "horse", None),
        ("crazy", "crazy_pineapple", None),
        ("limit holdem", "texas_holdem", Structure.FIXED),
        ("No-Limit Hold'em", "texas_holdem", Structure.NO_LIMIT),
        ("holdem spread limit", "texas_holdem", Structure.SPREAD),
        ("nlhe", "texas_holdem", Structure.NO_LIMIT),
        ("PLO8", "omaha_hilo", Structure.POT_LIMIT),
        ("pot limit razz", "razz", Structure.POT_LIMIT),
    ],
)
def test_as_people_type_it(typed: str, game: str, structure: Structure | None) -> None:
    """Spelling, numbers in words and the structure beside the name make no difference."""
    found = find_game(typed)
    assert (found.game.id, found.structure) == (game, structure)


@pytest.mark.parametrize(
    ("typed", "near"),
    [
        ("pineaple", "“Pineapple” and “Crazy Pineapple”"),
        ("badugi", "“Texas Hold'em”, “Omaha Hold'em” and “Seven-Card Stud”"),
        (
            "draw lowball",
            "“Triple Draw Lowball, ace to five” and"
            " “Triple Draw Lowball, Kansas City (deuce to seven)”",
        ),
        ("no limit", "“Texas Hold'em”, “Omaha Hold'em” and “Seven-Card Stud”"),
        ("", "“Texas Hold'em”, “Omaha Hold'em” and “Seven-Card Stud”"),
    ],
)
def test_an_unknown_game_is_refused_with_the_nearest(typed: str, near: str) -> None:
    """Who names no game, or several at once, is told which he may have meant."""
    with pytest.raises(Refusal) as raised:
        find_game(typed)
    assert raised.value == Refusal(Reason.UNKNOWN_GAME, typed=typed, near=near)


def test_what_is_typed_comes_back_short() -> None:
    """A refusal repeats no more than 60 letters of what was typed."""
    with pytest.raises(Refusal) as raised:
        find_game("x" * 1000)
    assert raised.value.facts["typed"] == "x" * 60


def test_a_game_that_is_not_listed_is_not_found() -> None:
    """What a setting makes of a game has no name of its own."""
    assert "five_card_stud_last_down" not in offered()
    assert find_game("five-card stud last card down").game is GAMES["last_card_down"]


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("stud", ["seven_card_stud", "stud_hilo"]),
        ("oma", ["omaha", "omaha_hilo", "double_flop_omaha"]),
        ("7", ["seven_card_stud", "stud_hilo"]),
        ("card st", ["seven_card_stud", "stud_hilo"]),
        ("hor", ["horse"]),
        ("limit raz", ["razz", "razz_kansas_city"]),
        ("zzz", []),
    ],
)
def test_search_offers_the_best_first(typed: str, first: list[str]) -> None:
    """A name as typed comes before one that begins so, and that before one that holds the words."""
    assert [game.id for game in search_games(typed)][: max(len(first), 1)] == first


def test_search_for_nothing_offers_all() -> None:
    """With nothing typed every game is offered in book order, as many as are asked for."""
    assert search_games("", most=100) == tuple(offered().values())
    assert search_games("", most=25) == tuple(offered().values())[:25]
    assert len(offered()) == 26 + 4
