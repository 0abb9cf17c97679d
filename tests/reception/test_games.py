"""What a game is, on request, and what is offered while a game is still being typed."""

import pytest

from core.games.finding import offered
from core.notation import parse_structure
from core.present import game_page, plain
from core.reception import offers
from core.reception.opening import Opening, config_of
from tests.reception.front import Front


@pytest.mark.parametrize(
    ("words", "game"),
    [("game razz", "razz"), ("/game Omaha 8", "omaha_hilo"), ("game horse", "horse")],
)
async def test_a_game_is_explained(front: Front, words: str, game: str) -> None:
    """With or without a table, its page comes for whoever asks."""
    heard = await front.says("ann", words)
    assert heard.text == plain(game_page(offered()[game]))


async def test_the_game_here_is_explained(front: Front) -> None:
    """Without a name it is the game of the table; where there is none, that is said."""
    assert "no table here" in (await front.says("ann", "game")).text
    await front.says("boss", "open razz 10-20")
    assert (await front.says("ann", "game please")).text.startswith("Razz\n")


async def test_an_unknown_game_is_named_with_its_neighbours(front: Front) -> None:
    """Badugi is dealt nowhere in the book: the refusal names it."""
    assert "badugi" in (await front.says("ann", "game badugi")).text


async def test_a_player_who_opens_opens_no_table(front: Front) -> None:
    """``open`` with a game or stakes opens a table; with an amount it is what a player says."""
    heard = await front.says("boss", "open 40")
    assert "The table is open" not in heard.text
    heard = await front.says("boss", "open 5/10 seats 4")
    assert heard.text == "The table is open."


def test_only_what_can_be_dealt_is_offered() -> None:
    """Names as they are read; chosen, each opens a table of that very game."""
    found = dict(offers.games(""))
    assert list(found.values()) == list(offered())
    for name, said in found.items():
        assert config_of(Opening(game=said)).game == config_of(Opening(game=name)).game == said


@pytest.mark.parametrize("game", offered())
def test_each_structure_that_is_offered_opens_a_table(game: str) -> None:
    """Without a word of stakes too: usual ones go with every game and structure."""
    for structure in offers.structures("", game):
        config = config_of(Opening(game=game, structure=structure))
        assert config.structure is parse_structure(structure)


def test_a_structure_limits_the_games() -> None:
    """Stud is played in no no-limit; a structure nobody knows limits nothing."""
    no_limit = {said for _, said in offers.games("stud", "no limit")}
    assert "five_card_stud" in no_limit
    assert "seven_card_stud" not in no_limit
    assert list(offers.games("raz", "what")) == list(offers.games("raz"))


def test_the_last_of_several_games_is_completed() -> None:
    """A mix of one's own is typed with commas between; a rotation is no part of one."""
    found = dict(offers.games("holdem, ra"))
    assert found["holdem, Razz"] == "holdem, razz"
    assert not any("HORSE" in name for name, _ in offers.games("razz, ho"))


def test_structures_and_seats_follow_the_game() -> None:
    """Seven-card stud: fixed, spread and pot limit, two to eight; what is typed narrows both."""
    assert list(offers.structures("", "7cs")) == ["fixed limit", "spread limit", "pot limit"]
    assert list(offers.structures("po", "7cs")) == ["pot limit"]
    assert list(offers.structures("no")) == ["no limit"]
    assert list(offers.seats("", "7cs")) == [2, 3, 4, 5, 6, 7, 8]
    assert list(offers.seats("1", "holdem")) == [10, 11, 12, 13]
    assert list(offers.seats("")) == []
