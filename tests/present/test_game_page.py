"""The page of a game tells what the data and the book say, on one screen."""

from typing import Final

import pytest

from core.citation import rule_ids
from core.games import GAMES, ROTATIONS
from core.games.finding import Offered, offered
from core.present import CardRow, Document, plain
from core.present.games.page import game_page
from core.present.rulebook.rule_list import rules_text
from core.rulebook import game_entries

SCREEN: Final = 30
"""Lines that fit a screen."""

MESSAGE: Final = 2000
"""Characters of a Discord message, the shortest of the platforms."""

ROOM_FOR_MARKUP: Final = 600

each = pytest.mark.parametrize("game", offered().values(), ids=lambda game: game.id)


def page(game: str, **settings: bool | int | str) -> str:
    """The page in plain text; a setting is written with ``__`` for its dot."""
    values = {key.replace("__", "."): value for key, value in settings.items()}
    return plain(game_page(offered()[game], values))


def cards_of(document: Document) -> list[CardRow]:
    """Every row of cards of a document."""
    return [
        span
        for section in document.sections
        for line in section.lines
        for span in line
        if isinstance(span, CardRow)
    ]


@each
def test_it_fits_one_screen(game: Offered) -> None:
    """No page is longer than a screen or than a message, mark-up and all."""
    text = plain(game_page(game))
    assert len(text.splitlines()) <= SCREEN
    assert len(text) <= MESSAGE - ROOM_FOR_MARKUP


@each
def test_it_names_the_game_its_players_and_its_rules(game: Offered) -> None:
    """The name comes first, then how many can play, and the rules stand at the end."""
    text = plain(game_page(game))
    lines = text.splitlines()
    assert lines[0] == game.name
    assert f"2 to {game_entries()[game.id].max_players} players" in text
    assert lines[-2:] == ["Rules", rules_text(game.rules)]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_a_line_for_each_street(game: Offered) -> None:
    """Every street has its line, with a bet for each round."""
    sections = {section.heading: section for section in game_page(game).sections}
    streets = sections["The deal, and each round's bet in limit"].lines
    assert game in GAMES.values()
    assert len(streets) == len(GAMES[game.id].streets)


@pytest.mark.parametrize("game", [game for game in offered() if game in GAMES], ids=str)
def test_the_worked_hand_is_the_books(game: str) -> None:
    """The cards and awards of the example are those of the catalogue, in chips."""
    example = game_entries()[game].example
    assert example is not None
    document = game_page(GAMES[game])
    rows = cards_of(document)
    assert len(rows) >= len(example.hands)
    text = plain(document)
    for player, cards in example.hands.items():
        won = example.award.get(player)
        line = next(line for line in text.splitlines() if line.startswith(f"{player}: {cards}"))
        assert line.endswith(f") wins {won}" if won else ")")


def test_the_page_of_stud_eight_or_better() -> None:
    """A whole page, as it is read."""
    assert page("stud_hilo") == (
        "Seven-Card Stud, High-Low Split\n\n"
        "Fixed limit, spread limit or pot limit.\n"
        "2 to 8 players; with more than 6 the deck may run short.\n"
        "Also called: stud/8, eight or better, stud hi-lo, seven card stud eight-or-better\n\n"
        "The deal, and each round's bet in limit\n"
        "Third street: 2 down, 1 up, small bet.\n"
        "Fourth street: 1 up, small bet.\n"
        "Fifth street: 1 up, big bet.\n"
        "Sixth street: 1 up, big bet.\n"
        "Seventh street: 1 down, big bet.\n\n"
        "The betting\n"
        "An ante from everybody; the lowest upcard brings it in,"
        " later the highest open cards are first.\n\n"
        "What wins\n"
        "The best high and the best low halve the pot, each the best five of 7 cards.\n"
        "A low needs eight or better; without one the high hand wins all.\n"
        "For low, aces are low and straights and flushes do not count: the best is 5-4-3-2-A.\n\n"
        "An example\n"
        "A: As 2s 3s 4s 5d Ks Qd (a flush, ace high; low wheel) wins 100\n"
        "B: 8c 8d 8h Qc Qh 2c 3d (a full house, eights over queens; no low) wins 100\n"
        "C: 7h 6d 4c 3h 2d Kc Jc (king high; low seven-six)\n\n"
        "Rules\n"
        "Cooke 5.24; Stud high-low sheet 1 to 6"
    )


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("texas_holdem", "made of at most 2 own cards and the board"),
        ("pineapple", "Discard: everybody throws 1 away, unseen."),
        ("tahoe", "made of at most 2 of 3 own cards and the board"),
        ("omaha", "made of exactly 2 of 4 own cards and 3 of the board"),
        ("double_flop_holdem", "Second flop: 3 on the second board, big bet."),
        ("double_flop_holdem", "Turn: 1 on both boards, big bet."),
        ("double_flop_holdem", "Turn and river: Th 2d"),
        ("razz", "the highest upcard brings it in, later the lowest open cards are first"),
        ("last_card_down", "the highest upcard must bet"),
        ("five_card_draw", "later whoever opened"),
        ("five_card_draw", "53 cards: the joker is an ace, or completes a straight or a flush."),
        ("jacks_or_better", "It takes a pair of jacks or better to open."),
        ("progressive_jackpots", "which takes a higher pair to open"),
        ("ace_to_five_lowball", "Three blinds, one of them on the button"),
        ("ace_to_five_lowball", "In limit, a seven or better must bet after the draw"),
        ("kansas_city_lowball", "the best is 7-5-4-3-2"),
        ("jacks_back", "If nobody opens it turns to ace-to-five lowball"),
        ("horse", "3. Razz"),
        ("horse", "when the button has gone all the way round"),
    ],
)
def test_what_sets_a_game_apart(game: str, said: str) -> None:
    """What a game has that others have not is on its page."""
    assert said in page(game)


def test_the_settings_of_the_table_are_told() -> None:
    """With house settings the page is that of the game as it is dealt there."""
    assert "2 to 9 players" in page("seven_card_stud", seats__max_seven_card_stud=9)
    assert "small bet, big with a pair" in page("seven_card_stud", stud__open_pair_double=True)
    assert "the highest upcard brings it in" in page("stud_hilo", stud__hilo_bringin="high")
    assert "A low needs nine or better" in page("omaha_hilo", pot__low_qualifier=9)
    assert "Any low has its half." in page("omaha_hilo", pot__low_qualifier=0)
    without = page("five_card_draw", draw__joker=False)
    assert "joker" not in without
    assert "Jk" not in without
    assert "Fifth street: 1 down" in page("five_card_stud", stud__five_card_last_down=True)
    assert "left of the blinds" in page("five_card_draw", draw__forced_bets="two_blinds")
    triple = page("triple_draw", draw__big_bet_from_round=3)
    assert "After first draw: draw up to 5, small bet." in triple
    assert "After second draw: draw up to 5, big bet." in triple
    assert "every 60 minutes" in page("horse", mixed__rotation="time", mixed__minutes=60)


def test_rules_are_named_in_short() -> None:
    """A book is named once, and three or more rules in a row by the first and the last."""
    rules = rule_ids("cooke-6.01", "cooke-6.02", "cooke-6.03", "scs-1", "cooke-7.1", "cooke-7.2")
    assert rules_text(rules) == "Cooke 6.01 to 6.03, 7.1, 7.2; Stud sheet 1"
    assert rules_text(ROTATIONS["hoe"].rules) == "Cooke 8.05, 18-glossary"


def test_abbreviations_are_capitals() -> None:
    """Hold'em is called THE, which in small letters is no name."""
    assert "Also called: holdem, THE\n" in page("texas_holdem")
