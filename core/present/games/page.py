"""The page of a game: what it is on one screen, with a worked hand and its rules."""

from collections.abc import Iterable, Iterator
from typing import Final

from core.cards import Card, parse_cards
from core.chips import NO_CHIPS, whole
from core.citation import RuleId
from core.games import GAMES, GameSpec, Rotation, game_dealt
from core.hand.resolving import resolve
from core.hand.rules import HandRules, Stakes
from core.house.settings import Overrides, number, word
from core.present.documents import CardRow, Document, Line, Section, Slot, Strong, Text
from core.present.games.streets import forced_words, streets_words, structures_words
from core.present.games.words import special_words, winning_words
from core.present.rulebook.rule_list import rules_text
from core.present.say import say
from core.present.words.made import made_words
from core.rulebook import Example, game_entries
from core.view.reading import made_hands

_NO_STAKES: Final = Stakes(NO_CHIPS, NO_CHIPS)
_FLOP: Final = 3
_INITIALS: Final = 3
"""Letters of an abbreviation, at the most: THE, O8, 7CS."""
_ROWS: Final = ("First flop", "Second flop", "Turn and river")


def game_page(game: GameSpec | Rotation, overrides: Overrides | None = None) -> Document:
    """What the game is under the settings of a table: deal, bets, what wins, a hand, the rules."""
    house = overrides or {}
    if isinstance(game, Rotation):
        return _page(game.name, _rotation_sections(game, house), game.rules)
    spec = game_dealt(game, house)
    rules = resolve(spec, spec.structures[0], _NO_STAKES, house)
    return _page(spec.name, _sections(game, spec, rules, house), spec.rules)


def _page(name: str, sections: Iterable[Section], rules: tuple[RuleId, ...]) -> Document:
    cited = Section((say(rules_text(rules)),), "Rules")
    return Document(Slot.REPLY, (Strong(name),), (*sections, cited))


def _sections(
    game: GameSpec, spec: GameSpec, rules: HandRules, house: Overrides
) -> Iterator[Section]:
    structures = structures_words(spec.structures)
    yield _section("", (structures, _seats(spec, house), *_known_as(spec)))
    yield _section("The deal, and each round's bet in limit", streets_words(spec, rules))
    yield _section("The betting", (*forced_words(spec, rules), *special_words(spec, rules)))
    yield _section("What wins", winning_words(spec, rules))
    example = _fitting_example(game, spec, rules)
    if example is not None:
        heading = "An example, turned low" if example.evaluation else "An example"
        yield Section(tuple(_example(spec, rules, example)), heading)


def _section(heading: str, lines: Iterable[str]) -> Section:
    return Section(tuple((Text(line),) for line in lines), heading)


def _known_as(game: GameSpec | Rotation) -> tuple[str, ...]:
    """Its other names, each in one spelling."""
    names: dict[str, str] = {}
    for name in game.aliases:
        shown = name.upper() if name.isalnum() and len(name) <= _INITIALS else name
        names.setdefault("".join(filter(str.isalnum, name.casefold())), shown)
    return (f"Also called: {', '.join(names.values())}",) if names else ()


def _seats(game: GameSpec, house: Overrides) -> str:
    most = _most_seats(game, house)
    short = f"; with more than {game.safe_players} the deck may run short"
    return f"2 to {most} players{short if most > game.safe_players else ''}."


def _most_seats(game: GameSpec, house: Overrides) -> int:
    if game.seats_setting is None:
        return game.max_players
    return min(game.max_players, number(house, game.seats_setting))


def _fitting_example(game: GameSpec, spec: GameSpec, rules: HandRules) -> Example | None:
    """The book's worked hand, where the house's settings leave it as the book has it."""
    book = resolve(game, game.structures[0], _NO_STAKES, {})
    as_in_book = (spec, book.has_joker, book.low_qualifier)
    if as_in_book != (game, rules.has_joker, rules.low_qualifier) or game.id not in game_entries():
        return None
    return game_entries()[game.id].example


def _example(game: GameSpec, rules: HandRules, example: Example) -> Iterator[Line]:
    """The board, and what each player has and is paid."""
    if example.evaluation and game.becomes is not None:
        game = GAMES[game.becomes]
    rows = _rows(example)
    names = _ROWS if len(rows) > 1 else ("Board",)
    for row, name in zip(rows, names, strict=True):
        if row:
            yield say("{name}: {cards}", name=name, cards=CardRow(row))
    for player, own in example.hands.items():
        cards = parse_cards(own)
        made = made_words(made_hands(cards, rows, game, rules))
        won = example.award.get(player, 0)
        line = say("{player}: {cards} ({made})", player=player, cards=CardRow(cards), made=made)
        yield (*line, *say(" wins {won}", won=whole(won))) if won else line


def _rows(example: Example) -> tuple[tuple[Card, ...], ...]:
    """The rows of the board as they are dealt: two flops have turn and river in common."""
    board = parse_cards(example.board)
    if not example.board2:
        return (board,)
    return board[:_FLOP], parse_cards(example.board2)[:_FLOP], board[_FLOP:]


def _rotation_sections(rotation: Rotation, house: Overrides) -> Iterator[Section]:
    games = [GAMES[game] for game in rotation.games]
    most = min(_most_seats(game, house) for game in games)
    about = ("Fixed limit, the same stakes in every game.", f"2 to {most} players.")
    yield _section("", (*about, *_known_as(rotation)))
    yield _section("The games", (f"{place}. {game.name}" for place, game in enumerate(games, 1)))
    if word(house, "mixed.rotation") == "time":
        change = f"The game changes every {number(house, 'mixed.minutes')} minutes, between hands."
    else:
        change = "The game changes when the button has gone all the way round."
    yield _section("The round", (change, "Blinds, antes and the bring-in are those of the game."))
