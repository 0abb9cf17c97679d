"""The games as the catalogue lists them: what each one is, and a worked hand."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from msgspec import Struct

from core.rulebook.catalogue import RuleSetting
from core.rulebook.documents import decode


class StreetEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the catalogue's streets; ``games.toml`` says what each column means."""

    name: str
    deal: str = ""
    board: int = 0
    board_down: int = 0
    target: str = "1"
    draw: str = ""
    order: str = ""
    when: str = ""
    discard: str = ""
    choose: str = ""
    turn_up: str = ""
    exchange: str = ""
    declare: bool = False
    bet: bool = False
    limit: str = "none"
    first: str = "none"


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    """The cards a game is played with."""

    cards: int
    jokers: int
    joker_role: str
    strip: tuple[str, ...]


class ForcedEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """What is paid before the first card."""

    blinds: str
    ante: str
    bring_in: str


class Example(Struct, frozen=True, forbid_unknown_fields=True):
    """A worked hand: who has what at the showdown and what he is paid.

    ``hands`` are the final cards of each player still in, ``pot`` and ``award`` in chips;
    ``evaluation`` is given where it is not that of the game.
    """

    hands: dict[str, str]
    pot: int
    award: dict[str, int]
    board: str = ""
    board2: str = ""
    evaluation: str = ""
    down: dict[str, str] = {}
    declare: dict[str, str] = {}
    widow: str = ""


class GameEntry(Struct, frozen=True):
    """One game of the catalogue; ``games.toml`` says what each field means."""

    id: str
    name: str
    aliases: tuple[str, ...]
    status: str
    family: str
    sources: tuple[str, ...]
    special: str
    min_players: int = 0
    max_players: int = 0
    safe_players: int = 0
    deck: Deck = Deck(0, 0, "none", ())
    forced: ForcedEntry = ForcedEntry("none", "none", "none")
    button: bool = False
    kill: bool = False
    structures: tuple[str, ...] = ()
    streets: tuple[StreetEntry, ...] = ()
    rotation: tuple[str, ...] = ()
    betting_rounds: int = 0
    evaluation: str = ""
    use: str = ""
    options: tuple[RuleSetting, ...] = ()
    tests: tuple[str, ...] = ()
    example: Example | None = None


class _GamesFile(Struct, frozen=True):
    game: tuple[GameEntry, ...]


@cache
def game_entries() -> Mapping[str, GameEntry]:
    """Every game that the books name, by id and in the catalogue's order."""
    games = decode("games.toml", _GamesFile).game
    return MappingProxyType({game.id: game for game in games})
