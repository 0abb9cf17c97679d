"""What is said to open a table, and the table that comes of it."""

import pytest

from core.chips import whole
from core.games import GAMES, ROTATIONS
from core.games.finding import offered
from core.games.spec import Structure
from core.house.settings import number
from core.reception.offers import offer_of, offers
from core.reception.opening import Opening, config_of
from core.reception.opening_words import parse_opening
from core.refusal import Reason, Refusal
from tests.engine.kit import PLACE
from tests.reception.front import Front


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("", Opening()),
        ("please", Opening()),
        ("5/10 seats 6 buyin 200-1000 seconds 45",
         Opening("5/10", buy_in="200-1000", seats=6, seconds=45)),
        ("seats 6 blinds 5 / 10 buy in 200 - 1,000", Opening("5/10", buy_in="200-1,000", seats=6)),
        ("razz 10-20", Opening("10-20", "razz")),
        ("10-20 razz, please", Opening("10-20", "razz")),
        ("game seven card stud 15-30 seats 8", Opening("15-30", "seven card stud", seats=8)),
        ("game 2-7 10-20", Opening("10-20", "2-7")),
        ("omaha/8 stakes 10-20", Opening("10-20", "omaha/8")),
        ("limit holdem 15-30", Opening("15-30", "limit holdem")),
        ("holdem structure pot limit stakes 5/10", Opening("5/10", "holdem", "pot limit")),
        ("nl 5/10", Opening("5/10", structure="nl")),
        ("razz nl 10 ante 1", Opening("nl 10", "razz", ante="1")),
        ("stud stakes pl 5 bring-in 2", Opening("pl 5", "stud", bring_in="2")),
        ("stud 2-4 ante 0.5 bring in 1", Opening("2-4", "stud", ante="0.5", bring_in="1")),
        ("holdem, razz, o8 20-40", Opening("20-40", "holdem, razz, o8")),
        ("games holdem, 2-7 20-40", Opening("20-40", "holdem, 2-7")),
        ("mixed 20-40", Opening("20-40", "mixed")),
        ("holdem 1 to 5", Opening("1-5", "holdem")),
        ("holdem $1-to-$5", Opening("$1-$5", "holdem")),
        ("1-4-8-8", Opening("1-4-8-8")),
    ],
)  # fmt: skip
def test_words(words: str, said: Opening) -> None:
    """Options in any order; stakes and the game need no word before them."""
    assert parse_opening(words) == said


@pytest.mark.parametrize(
    ("words", "reason", "typed"),
    [
        ("5/10 chairs 6", Reason.UNREADABLE_COMMAND, "chairs"),
        ("5/10 seats", Reason.UNREADABLE_COMMAND, "seats"),
        ("5/10 10/20", Reason.UNREADABLE_COMMAND, "10/20"),
        ("razz game stud", Reason.UNREADABLE_COMMAND, "razz"),
        ("badugi 10-20", Reason.UNREADABLE_COMMAND, "badugi"),
        ("seats six", Reason.UNREADABLE_AMOUNT, "six"),
        ("seconds -6", Reason.UNREADABLE_AMOUNT, "-6"),
    ],
)
def test_words_nobody_knows(words: str, reason: Reason, typed: str) -> None:
    """The word that says nothing is named, and what is said twice."""
    with pytest.raises(Refusal) as refused:
        parse_opening(words)
    assert refused.value == Refusal(reason, typed=typed)


@pytest.mark.parametrize(
    ("said", "game", "structure", "bet", "seats"),
    [
        (Opening(), "texas_holdem", Structure.NO_LIMIT, 50, 9),
        (Opening(game="hold'em"), "texas_holdem", Structure.NO_LIMIT, 50, 9),
        (Opening(game="limit hold'em"), "texas_holdem", Structure.FIXED, 10, 9),
        (Opening(structure="spread"), "texas_holdem", Structure.SPREAD, 1, 9),
        (Opening("5/10"), "texas_holdem", Structure.NO_LIMIT, 10, 9),
        (Opening("10-20"), "texas_holdem", Structure.FIXED, 10, 9),
        (Opening("1-4-8-8"), "texas_holdem", Structure.SPREAD, 1, 9),
        (Opening("5/10", "plo"), "omaha", Structure.POT_LIMIT, 10, 9),
        (Opening("5-10", "stud", "limit"), "seven_card_stud", Structure.FIXED, 5, 8),
        (Opening(game="razz"), "razz", Structure.FIXED, 10, 8),
        (Opening("1-5", "stud"), "seven_card_stud", Structure.SPREAD, 1, 8),
        (Opening("nl 10", "razz", ante="1"), "razz", Structure.NO_LIMIT, 10, 8),
        (Opening("pl 10", "draw"), "five_card_draw", Structure.POT_LIMIT, 10, 9),
        (Opening(game="triple draw", structure="pl"), "triple_draw", Structure.POT_LIMIT, 50, 8),
        (Opening("20-40", "h.o.r.s.e."), "horse", Structure.FIXED, 20, 8),
        (Opening("20-40", "mixed"), "horse", Structure.FIXED, 20, 8),
        (Opening("20-40", "holdem, razz"), "custom", Structure.FIXED, 20, 8),
        (Opening("20-40", "o8", seats=4), "omaha_hilo", Structure.FIXED, 20, 4),
    ],
)
def test_tables(said: Opening, game: str, structure: Structure, bet: int, seats: int) -> None:
    """Game, structure, smallest bet and seats of what was said, and of what was left out."""
    config = config_of(said)
    assert (config.game, config.structure, config.seats) == (game, structure, seats)
    assert config.stakes.base == whole(bet)


@pytest.mark.parametrize(
    ("house", "game", "structure"),
    [
        ("pot_limit", None, Structure.POT_LIMIT),
        ("pot_limit", "omaha", Structure.POT_LIMIT),
        ("no_limit", "stud", Structure.FIXED),
        ("spread", None, Structure.SPREAD),
        ("no_limit", "horse", Structure.FIXED),
    ],
)
def test_a_bare_table_is_what_the_house_has_chosen(
    house: str, game: str | None, structure: Structure
) -> None:
    """Where neither a word nor stakes say how it is bet, the house's structure is taken, as far as
    the game is played so."""
    config = config_of(Opening(game=game), {"betting.structure": house})
    assert config.structure is structure


def test_every_option_is_taken() -> None:
    """Amounts, buy-in, seats and seconds stand in the configuration as they were said."""
    config = config_of(Opening("2-4", "stud", None, "0.5", "1", "100-500", 6, 45))
    stakes = config.stakes
    assert (stakes.ante, stakes.bring_in, stakes.small_bet, stakes.big_bet) == (50, 100, 200, 400)
    assert (config.buy_in_least, config.buy_in_most) == (whole(100), whole(500))
    assert number(config.settings, "clock.auto_start_seconds") == 45


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        (Opening("10-20", "stud", seats=10), Reason.SEATS_IMPOSSIBLE),
        (Opening("10-20", "badugi"), Reason.UNKNOWN_GAME),
        (Opening("10-20", "razz, badugi"), Reason.UNKNOWN_GAME),
        (Opening("10-20", "razz, horse"), Reason.UNKNOWN_GAME),
        (Opening("10-20", "razz,"), Reason.MIX_NEEDS_GAMES),
        (Opening("2-10", "lowball", "spread"), Reason.STRUCTURE_NOT_OFFERED),
        (Opening("5/10", "horse"), Reason.STAKES_NEED_BETS),
        (Opening("nl 5/10", "stud"), Reason.STRUCTURE_NOT_OFFERED),
        (Opening("pl 5/10", "stud"), Reason.STAKES_NEED_SMALLEST_BET),
        (Opening("2-4", "stud"), Reason.STAKES_NEED_ANTE),
        (Opening("10-20", "razz", bring_in="15"), Reason.BRING_IN_IMPOSSIBLE),
        (Opening("10-20", structure="table limit"), Reason.UNREADABLE_STAKES),
        (Opening("10-20", ante="some"), Reason.UNREADABLE_AMOUNT),
    ],
)
def test_tables_that_cannot_be(said: Opening, reason: Reason) -> None:
    """Each is refused with its own reason."""
    with pytest.raises(Refusal) as refused:
        config_of(said)
    assert refused.value.reason is reason


def test_everything_on_offer_can_be_opened() -> None:
    """Each game, structure and number of seats that is offered makes a table, and no more seats."""
    assert {offer.game for offer in offers()} == set(offered())
    for offer in offers():
        for structure in offer.structures:
            stakes = {Structure.FIXED: "10-20", Structure.SPREAD: "1-5"}.get(structure, "10/20")
            said = Opening(stakes, offer.game, structure.value.replace("_", " "))
            if structure not in (Structure.FIXED, Structure.SPREAD) and not posts_blinds(
                offer.game
            ):
                said = Opening("20", offer.game, said.structure, ante="1")
            for seats in offer.seats:
                opening = Opening(said.stakes, said.game, said.structure, said.ante, seats=seats)
                config = config_of(opening)
                assert (config.game, config.structure, config.seats) == (
                    offer.game,
                    structure,
                    seats,
                )
            too_many = Opening(
                said.stakes, said.game, said.structure, said.ante, seats=offer.seats[-1] + 1
            )
            with pytest.raises(Refusal) as refused:
                config_of(too_many)
            assert refused.value.reason is Reason.SEATS_IMPOSSIBLE


def test_every_structure_on_offer_needs_no_stakes() -> None:
    """Game and structure alone are enough; without blinds the smallest bet is 10."""
    for offer in offers():
        for structure in offer.structures:
            config = config_of(Opening(None, offer.game, structure.value.replace("_", " ")))
            assert (config.game, config.structure) == (offer.game, structure)
    razz = config_of(Opening(None, "razz", "pot limit")).stakes
    assert (razz.small_bet, razz.ante, razz.bring_in) == (whole(10), whole(1), whole(3))
    draw = config_of(Opening(None, "five_card_draw", "no limit")).stakes
    assert (draw.small_bet, draw.ante, draw.bring_in) == (whole(10), whole(2), 0)


def posts_blinds(game: str) -> bool:
    """Whether the default layout of the game has blinds."""
    return game in ROTATIONS or GAMES[game].forced[0].has_blinds


def test_offers_follow_what_is_typed() -> None:
    """The game that is called so comes first; a structure leaves out what is not played in it."""
    assert offers("razz")[0].name == "Razz"
    assert {offer.game for offer in offers("hose")} == {"hose"}
    no_limit = {offer.game for offer in offers(structure=Structure.NO_LIMIT)}
    assert "texas_holdem" in no_limit
    assert not no_limit & {"seven_card_stud", "horse"}
    assert offers("badugi") == ()


def test_the_house_limits_what_is_offered() -> None:
    """Six seats of stud, where the house has no more; a word for no game has no offer."""
    stud = offer_of("7cs", {"seats.max_seven_card_stud": 6})
    assert stud is not None
    assert (stud.game, stud.seats) == ("seven_card_stud", (2, 3, 4, 5, 6))
    assert offer_of("badugi") is None


async def test_a_stud_table_is_opened_by_words(front: Front) -> None:
    """15-30 razz with eight seats stands in the room with the book's ante and bring-in."""
    heard = await front.says("boss", "table open razz 15-30 seats 8")
    assert heard.text == "The table is open."
    config = front.table.config
    assert (config.game, config.seats) == ("razz", 8)
    assert (config.stakes.ante, config.stakes.bring_in) == (whole(2), whole(5))


async def test_ten_players_at_stud_are_refused_by_words(front: Front) -> None:
    """The refusal says how many it can be."""
    heard = await front.says("boss", "table open stud 10-20 seats 10")
    assert "cannot have 10 seats: it is 2 to 8" in heard.text
    assert front.room.table_at(PLACE) is None
