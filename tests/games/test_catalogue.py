"""The games are the catalogue's, field by field."""

from itertools import count, takewhile

import pytest

from core.games import GAMES, ROTATIONS, GameSpec, Rotation
from core.games.spec import Forced, JokerRole
from core.games.steps import BettingRound, Choose, DealDown, DealUp, Draw, Step, TurnBoard
from core.house.settings import SETTINGS
from core.rulebook import GameEntry, game_entries, rule
from tests.games.reading import (
    BRING_INS,
    CONTESTS,
    USES,
    forced_of,
    steps_of,
    streets_of,
)

BOOKS = ("cooke-4.", "cooke-5.", "cooke-6.", "cooke-7.", "cooke-8.", "scs-", "scshl-", "razz-")
"""The articles and sheets whose games are dealt."""

HOME_BOOKS = ("uspc-", "hoyle-")
"""Books of the home game: they may tell more of a game that the card room has."""

DECK = 52
LISTED = [game for game in GAMES.values() if game.is_listed]
each_game = pytest.mark.parametrize("game", LISTED, ids=lambda game: game.id)
dealt = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


def entry_of(game: GameSpec) -> GameEntry:
    """The catalogue's entry of a game."""
    return game_entries()[game.id]


def default_of(game: GameSpec, key: str) -> bool | int | str:
    """What a setting is in a game unless the house chose otherwise."""
    own = {default.setting: default.value for default in game.defaults}
    return own.get(key, SETTINGS[key].default)


def most_players(game: GameSpec) -> int:
    """As many as may sit unless the house chose otherwise."""
    if game.seats_setting is None:
        return game.max_players
    return min(game.max_players, int(default_of(game, game.seats_setting)))


def steps(game: GameSpec) -> list[Step]:
    """Every step of a game in its order."""
    return [step for street in game.streets for step in street.steps]


def cards_needed(game: GameSpec, players: int) -> int:
    """Cards that so many can need: all stay, draw all they may, and the last is never dealt."""
    needed = 1
    for step in steps(game):
        match step:
            case DealDown(each, burn) | DealUp(each, burn) | Draw(each, burn):
                needed += players * each + burn
            case TurnBoard(shared, _, burn):
                needed += shared + burn
            case Choose() | BettingRound():
                pass
    return needed


def test_the_listed_games_are_those_of_the_card_room_books() -> None:
    """A game is offered by its own name if the catalogue has it in full from these books."""
    named = [
        entry.id
        for entry in game_entries().values()
        if entry.status == "full" and any(source.startswith(BOOKS) for source in entry.sources)
    ]
    assert sorted(game.id for game in LISTED) == sorted(named)
    assert len(named) == 26


@each_game
def test_names_and_rules(game: GameSpec) -> None:
    """A game has the catalogue's name, aliases, family and books, and rests on rules of them."""
    entry = entry_of(game)
    assert (game.name, game.aliases, game.family) == (entry.name, entry.aliases, entry.family)
    of_the_card_room = {number for number in entry.sources if not number.startswith(HOME_BOOKS)}
    assert of_the_card_room <= set(game.rules) <= set(entry.sources)


@each_game
def test_numbers_of_players(game: GameSpec) -> None:
    """As many may sit as the catalogue says: the book's limit under the house's own."""
    entry = entry_of(game)
    assert (game.min_players, game.safe_players) == (entry.min_players, entry.safe_players)
    assert most_players(game) == entry.max_players


@each_game
def test_stakes(game: GameSpec) -> None:
    """Structures, forced bets, the bring-in, the kill and the button are the catalogue's."""
    entry = entry_of(game)
    assert game.structures == entry.structures
    assert game.forced[0] is forced_of(entry)
    assert game.bring_in is BRING_INS[entry.forced.bring_in]
    assert (game.is_kill, game.has_button) == (entry.kill, entry.button)


@each_game
def test_streets(game: GameSpec) -> None:
    """Cards, draws, discards and rounds come in the catalogue's order, with limits and openers.

    A discard after the flop belongs to the flop, which the catalogue lists as two rows.
    """
    entry = entry_of(game)
    assert steps(game) == steps_of(entry)
    names = [street.name for street in game.streets]
    rows = [street.name for street in streets_of(entry)]
    if game.id == "crazy_pineapple":
        assert rows[2] == "discard"
        del rows[2]
    if game.id == "jacks_back":
        assert rows[0] == "high opening"
        rows[0] = "before the draw"
    assert names == rows
    assert sum(isinstance(step, BettingRound) for step in steps(game)) == entry.betting_rounds


@each_game
def test_what_wins(game: GameSpec) -> None:
    """The parts of the pot, the cards that play and the joker are the catalogue's."""
    entry = entry_of(game)
    assert game.contests == CONTESTS[entry.evaluation]
    assert game.use == USES[entry.use]
    assert (game.rows > 1) == ("per board" in entry.use)
    is_in = game.joker is not None and default_of(game, game.joker.setting)
    assert int(is_in) == entry.deck.jokers
    if game.joker is not None:
        is_low = game.contests[0].ranking.is_low
        assert game.joker.role is (JokerRole.LOWEST if is_low else JokerRole.BUG)


@each_game
def test_the_options_of_a_game_have_its_defaults(game: GameSpec) -> None:
    """An option's default is the setting's, or the game says that it differs."""
    for option in entry_of(game).options:
        if option.key in SETTINGS:
            assert default_of(game, option.key) == option.default, option.key


def test_the_forced_bets_to_choose_from() -> None:
    """Draw offers ``draw.forced_bets`` and lowball its own setting, as Cooke 7.03 has it."""
    values = {setting.key: setting.values for setting in rule("cooke-7.03").settings}
    chosen = {game.id: game for game in LISTED if game.forced_setting is not None}
    assert set(chosen) == {
        "five_card_draw",
        "jacks_or_better",
        "ace_to_five_lowball",
        "kansas_city_lowball",
    }
    for game in chosen.values():
        assert game.forced_setting is not None
        assert game.forced == values[game.forced_setting]
    assert all(len(game.forced) == 1 for game in LISTED if game.id not in chosen)


@dealt
def test_safe_players(game: GameSpec) -> None:
    """As many players as are safe never need more than the deck, and one more would."""
    fitting = list(takewhile(lambda players: cards_needed(game, players) <= DECK, count(1)))
    assert game.safe_players == min(fitting[-1], most_players(game))


@dealt
def test_the_first_cards_fit_the_deck(game: GameSpec) -> None:
    """However many sit, everybody gets his first cards and one card is left over."""
    first = game.streets[0].steps
    each = sum(step.count for step in first if isinstance(step, DealDown | DealUp))
    assert game.max_players * each < DECK


@dealt
def test_settings_that_a_game_names_are_declared(game: GameSpec) -> None:
    """Every setting a game reads exists, and has the values that the game gives it."""
    named = (
        game.forced_setting,
        game.seats_setting,
        game.bring_in_setting,
        game.opening_setting,
        game.tie_setting,
        game.joker and game.joker.setting,
    )
    assert {key for key in named if key is not None} <= set(SETTINGS)
    values = [(swap.setting, swap.value) for swap in game.swaps]
    values += [(default.setting, default.value) for default in game.defaults]
    for key, value in values:
        assert SETTINGS[key].check(value) == value


@dealt
def test_a_forced_layout_is_one_kind(game: GameSpec) -> None:
    """Stud is brought in and nothing else; every other game is played without a bring-in."""
    assert (Forced.BRING_IN in game.forced) == (game.bring_in is not None) == (not game.has_button)
    assert game.has_button or len(game.forced) == 1


@pytest.mark.parametrize("rotation", ROTATIONS.values(), ids=lambda rotation: rotation.id)
def test_rotations(rotation: Rotation) -> None:
    """HORSE, HOSE, HOE and ROE have the catalogue's names, rules and order of games."""
    entry = game_entries()[rotation.id]
    assert (rotation.name, rotation.aliases) == (entry.name, entry.aliases)
    assert (rotation.rules, rotation.games) == (entry.sources, entry.rotation)
