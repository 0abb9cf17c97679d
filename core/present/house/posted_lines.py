"""What is paid before the deal, where it is not the usual: blinds, antes, kills.

(Cooke 8.04, 12.05, 18 dead blind.)
"""

from collections.abc import Callable, Mapping
from typing import Final

from core.chips import Chips, chips_text, whole
from core.games import GAMES, GameSpec, game_dealt
from core.hand.resolving import forced_of
from core.house.setting import Setting
from core.house.settings import SETTINGS, number, word
from core.present.documents import Line
from core.present.house.words import number_of
from core.present.say import joined, say, sentence
from core.table.blinds.ante_for_all import is_anted_for_all
from core.table.blinds.layouts import DEFAULT, layout_name
from core.table.config import TableConfig
from core.table.kills.limits import lower_limit, upper_limit

_FIVE: Final = 5
_LAYOUT: Final = "blinds.layout"
_ANTES: Final = ("blinds.ante_for_all", "draw.ante_method")
_KILL: Final = (
    "kill.trigger", "kill.size", "kill.scoop_multiple", "kill.big_pot_formula",
    "kill.big_pot_amount",
)  # fmt: skip


def said_before_the_deal(config: TableConfig) -> frozenset[str]:
    """The settings that these lines speak of."""
    has_kill = word(config.settings, "kill.trigger") != "none"
    return frozenset((_LAYOUT, *_ANTES, *(_KILL if has_kill else ())))


def posted_lines(config: TableConfig) -> tuple[Line, ...]:
    """``Two big blinds (12.05)``, ``Half kill: two pots (8.04)``.

    Nothing where it is the usual, and of blinds and kills nothing in games without blinds.
    """
    specs = [game_dealt(GAMES[game], config.settings) for game in config.games]
    dealt = [spec for spec in specs if forced_of(spec, config.settings).has_blinds]
    lines = [(*(_blinds(config, dealt[0]) if dealt else ()), *_ante(config))]
    if dealt:
        lines.append(_kill(config))
    return tuple(sentence(joined(line)) for line in lines if line)


def numbered(phrase: str, setting: Setting) -> str:
    """``phrase`` with the rule it stands under, if a book has one."""
    return f"{phrase}{number_of(setting)}"


def _blinds(config: TableConfig, game: GameSpec) -> tuple[Line, ...]:
    name, layout = layout_name(game, config.settings), SETTINGS[_LAYOUT]
    if name == DEFAULT:
        return ()
    phrase = layout.said(name)
    return (say(numbered(phrase, layout) if _LAYOUT in config.settings else phrase),)


def _ante(config: TableConfig) -> tuple[Line, ...]:
    stakes = (config.stakes, *(one.stakes for one in config.mix))
    if not (is_anted_for_all(config.settings) and any(one.ante for one in stakes)):
        return ()
    said = next(key for key in _ANTES if config.settings.get(key, SETTINGS[key].default)
                != SETTINGS[key].default)  # fmt: skip
    return (say(numbered("one player antes for all", SETTINGS[said])),)


def _kill(config: TableConfig) -> tuple[Line, ...]:
    settings = config.settings
    make = _TRIGGERS.get(word(settings, "kill.trigger"))
    if make is None:
        return ()
    kind = "Half kill" if word(settings, "kill.size") == "half" else "Kill"
    return (say(numbered(f"{kind}: {make(config)}", SETTINGS["kill.trigger"])),)


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
