"""The games with one draw, played with two or three of them (Cooke 4.08)."""

from typing import Final

from msgspec.structs import replace

from core.games.spec import GameSpec, Swap
from core.games.streets import five_card_draws

_WORDS: Final = {2: "double draw", 3: "triple draw"}
_DECK: Final = 52
_CARDS: Final = 5


def drawn_id(game: str, draws: int) -> str:
    """The id of ``game`` played with ``draws`` draws."""
    return f"{game}_{draws}_draws"


def more_draws(game: str) -> tuple[Swap, ...]:
    """The swaps from ``game`` to itself with a second and a third draw."""
    return tuple(Swap("draw.draws", draws, drawn_id(game, draws)) for draws in _WORDS)


def with_draws(game: GameSpec, draws: int) -> GameSpec:
    """``game``, which has one draw, with ``draws`` of them; everything else stays.

    Sevens must be bet only where there is one draw to follow (Cooke 7.18.04).
    """
    burns = draws
    worst_hand = _CARDS * (1 + draws)
    return replace(
        game,
        id=drawn_id(game.id, draws),
        name=f"{game.name}, {_WORDS[draws]}",
        aliases=(),
        streets=five_card_draws(draws),
        safe_players=(_DECK - burns - 1) // worst_hand,
        becomes=None if game.becomes is None else drawn_id(game.becomes, draws),
        must_bet_low=None,
        swaps=(),
        is_listed=False,
    )


def all_draws(*games: GameSpec) -> tuple[GameSpec, ...]:
    """Each of the games with two draws and with three."""
    return tuple(with_draws(game, draws) for game in games for draws in _WORDS)
