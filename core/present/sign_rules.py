"""The house's own rules of button and blinds on the sign, where they are not the usual ones.

(Cooke 8.04, 12.03, 12.05, 12.18, 16.03.)
"""

from collections.abc import Callable, Mapping
from typing import Final

from core.chips import Chips, chips_text, whole
from core.games import GAMES, game_dealt
from core.games.spec import GameSpec
from core.hand.resolving import forced_of
from core.house.settings import Overrides, flag, number, word
from core.present.documents import Line
from core.present.say import joined, say, sentence
from core.table.blinds.ante_for_all import is_anted_for_all
from core.table.blinds.layouts import layout_name
from core.table.config import TableConfig
from core.table.kills.limits import lower_limit, upper_limit
from core.table.kills.one_more import LIMITED

_LAYOUTS: Final = {
    "small_big": "",
    "button_small_big": "a further blind on the button",
    "two_big": "two big blinds",
    "single_big": "one blind, left of the button",
    "single_button": "one blind, on the button",
    "button_small_then_middle_big": "three blinds, the smallest on the button",
    "small_middle_big": "three blinds, left of the button",
}
_BUTTON: Final = {"no_missed_blind": "", "no_dead_button": "the button always moves on"}
_FEWEST_BLINDS: Final = 2
_FIVE: Final = 5


def house_lines(config: TableConfig) -> tuple[Line, ...]:
    """``Three blinds, left of the button · the button always moves on``, ``Kill: two pots``.

    Nothing where the house plays by the main rules, and of blinds nothing in games without them.
    """
    settings = config.settings
    specs = [game_dealt(GAMES[game], settings) for game in config.games]
    dealt = [spec for spec in specs if forced_of(spec, settings).has_blinds]
    lines = [(*(_blinds(settings, dealt[0]) if dealt else ()), *_ante(config))]
    if dealt:
        lines += [_straddles(settings), _kill(config)]
    lines.append(_overs(config))
    return tuple(sentence(joined(line)) for line in lines if line)


def _blinds(settings: Overrides, game: GameSpec) -> tuple[Line, ...]:
    words = (_LAYOUTS[layout_name(game, settings)], _BUTTON[word(settings, "button.rule")])
    return tuple(say(one) for one in words if one)


def _ante(config: TableConfig) -> tuple[Line, ...]:
    stakes = (config.stakes, *(one.stakes for one in config.mix))
    is_said = is_anted_for_all(config.settings) and any(one.ante for one in stakes)
    return (say("one player antes for all"),) if is_said else ()


def _straddles(settings: Overrides) -> tuple[Line, ...]:
    if not flag(settings, "straddle.allowed"):
        return (say("no straddles"),)
    least = number(settings, "straddle.multiple")
    parts = [
        f"straddles of {least:,} big blinds or more" if least != _FEWEST_BLINDS else "",
        "" if flag(settings, "straddle.sleepers") else "no sleepers",
    ]
    return tuple(say(one) for one in parts if one)


def _overs(config: TableConfig) -> tuple[Line, ...]:
    structures = [one.structure for one in config.mix] or [config.structure]
    if not any(one in LIMITED for one in structures):
        return ()
    if not flag(config.settings, "betting.overs"):
        return (say("no overs"),)
    has_super = word(config.settings, "betting.super_overs") != "off"
    return (say("overs and super-overs"),) if has_super else ()


def _kill(config: TableConfig) -> tuple[Line, ...]:
    settings = config.settings
    make = _TRIGGERS.get(word(settings, "kill.trigger"))
    if make is None:
        return ()
    kind = "Half kill" if word(settings, "kill.size") == "half" else "Kill"
    return (say("{kind}: {when}", kind=kind, when=make(config)),)


def _two_pots(_: TableConfig) -> str:
    return "two pots"


def _scoop(config: TableConfig) -> str:
    least = number(config.settings, "kill.scoop_multiple") * upper_limit(config.stakes)
    return f"a scoop of {chips_text(Chips(least))} or more"


def _big_pot(config: TableConfig) -> str:
    least = Chips(_FIVE * lower_limit(config.stakes))
    if word(config.settings, "kill.big_pot_formula") == "five_upper":
        least = Chips(_FIVE * upper_limit(config.stakes))
    elif word(config.settings, "kill.big_pot_formula") == "amount":
        least = whole(number(config.settings, "kill.big_pot_amount"))
    return f"a pot of {chips_text(least)} or more"


def _no_openers(_: TableConfig) -> str:
    return "when nobody opens"


_TRIGGERS: Final[Mapping[str, Callable[[TableConfig], str]]] = {
    "two_pots": _two_pots,
    "scoop": _scoop,
    "big_pot": _big_pot,
    "no_openers": _no_openers,
}
