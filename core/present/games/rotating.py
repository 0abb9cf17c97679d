"""Several games at one table: which is next, when it comes, and what changes with it."""

from typing import Final

from core.chips import chips_text
from core.games import GAMES, GameSpec, game_dealt
from core.games.spec import Forced, Structure
from core.hand.resolving import forced_of
from core.hand.rules import Stakes
from core.present.documents import Line, Until
from core.present.games.words import winner_words
from core.present.say import counted, say
from core.table.config import TableConfig
from core.view import RotationView, TableView

_BY_BLINDS: Final = (Structure.NO_LIMIT, Structure.POT_LIMIT)
"""Games that are named by their blinds."""


def rotation_lines(view: TableView) -> tuple[Line, ...]:
    """Which game is next and in how many hands (Cooke 8.05); nothing where one game is played."""
    rotation = view.rotation
    if rotation is None:
        return ()
    if rotation.until is None and rotation.hands_left is None:
        return (say("First game: {now}.", now=_name(rotation.now)),)
    return (_next(rotation, is_over=not view.is_in_hand),)


def _next(rotation: RotationView, *, is_over: bool) -> Line:
    following = _name(rotation.following)
    if rotation.until is not None:
        return say("Next game: {game}, {until}.", game=following, until=Until(rotation.until))
    left = rotation.hands_left or 0
    if left:
        more = counted(left, "more hand", "more hands")
        return say("Next game: {game}, after {more}.", game=following, more=more)
    if is_over:
        return say("The game changes now: {game}.", game=following)
    return say("Next game: {game}, after this hand.", game=following)


def game_turned_line(game: str, config: TableConfig) -> Line:
    """``The game is Razz now: the lowest hand wins; ante 2, bring-in 5, bets 15 and 30.``"""
    spec = GAMES[game]
    return say("The game is {game} now: {wins}; {paid}.", game=spec.name,
               wins=winner_words(spec), paid=paid_words(spec, config))  # fmt: skip


def paid_words(spec: GameSpec, config: TableConfig) -> str:
    """The forced bets and the limits of a game at this table."""
    stakes = _stakes_of(spec, config)
    parts = [*_forced(forced_of(spec, config.settings), stakes)]
    if stakes.big_bet:
        parts.append(f"bets {chips_text(stakes.small_bet)} and {chips_text(stakes.big_bet)}")
    return ", ".join(parts)


def forced_words_of(spec: GameSpec, config: TableConfig) -> str:
    """``Ante 2, bring-in 5``: what is paid before the deal beside the blinds in the title."""
    stakes, forced = _stakes_of(spec, config), forced_of(spec, config.settings)
    is_titled = (
        forced is Forced.BLINDS and config.structure in _BY_BLINDS and not stakes.button_blind
    )
    return ", ".join(_forced(Forced.ANTES if is_titled else forced, stakes)).capitalize()


def _stakes_of(spec: GameSpec, config: TableConfig) -> Stakes:
    from_mix = (one.stakes for one in config.mix if _dealt_id(one.game, config) == spec.id)
    return next(from_mix, config.stakes)


def _dealt_id(game: str, config: TableConfig) -> str:
    return game_dealt(GAMES[game], config.settings).id


def _forced(forced: Forced, stakes: Stakes) -> list[str]:
    parts = [f"ante {chips_text(stakes.ante)}"] if stakes.ante else []
    if forced is Forced.BRING_IN and stakes.bring_in:
        parts.append(f"bring-in {chips_text(stakes.bring_in)}")
    if forced.has_blinds:
        blinds = (stakes.button_blind, stakes.small_blind, stakes.big_blind)
        amounts = [chips_text(amount) for amount in blinds if amount]
        parts.append(f"{'blinds' if len(amounts) > 1 else 'blind'} {'/'.join(amounts)}")
    return parts


def _name(game: str) -> str:
    return GAMES[game].name
