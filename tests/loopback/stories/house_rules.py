"""Twenty rules that an admin makes in the stories, each found by what he would type."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from core.house.setting import Value

from .cardroom import Stand
from .house_desk import HouseDesk
from .venue import Page


@dataclass(frozen=True)
class Wanted:
    """A rule to be found by ``search`` and set to ``value``, which is chosen as ``said``."""

    search: str
    key: str
    said: str
    value: Value


TWENTY: Final = (
    Wanted("button", "button.rule", "no_dead_button", "no_dead_button"),
    Wanted("buying the button", "blinds.buy_button", "on", "on"),
    Wanted("missed blinds", "blinds.makeup_between_blinds", "always", "always"),
    Wanted("12.17", "blinds.short_free_hand", "off", False),
    Wanted("straddle", "straddle.allowed", "off", False),
    Wanted("straddle.slee", "straddle.sleepers", "off", False),
    Wanted("check-raise", "betting.check_raise", "off", False),
    Wanted("signals", "betting.signals", "words_only", "words_only"),
    Wanted("taking back a fold", "betting.undo_fold", "never", "never"),
    Wanted("time to act", "clock.auto_start_seconds", "300", 300),
    Wanted("10.03", "clock.seconds", "90", 90),
    Wanted("countdown", "clock.countdown_seconds", "15", 15),
    Wanted("Time to show", "showdown.turn_seconds", "20", 20),
    Wanted("seeing a called hand", "showdown.see_called_hand", "any_dealt_in", "any_dealt_in"),
    Wanted("odd chip", "pot.odd_chip_unit", "single_chip", "single_chip"),
    Wanted("chop", "pot.chop_blinds", "prohibited", "prohibited"),
    Wanted("insurance", "pot.insurance", "none", "none"),
    Wanted("gifts", "buyin.chip_gift", "never", "never"),
    Wanted("proxy", "seats.proxy_play", "never", "never"),
    Wanted("playing behind", "buyin.playing_behind", "off", False),
)

CONTRARY: Final = Wanted("wallet", "buyin.wallet_plays", "no_limit_only", "no_limit_only")
"""It cannot stand beside the last of the twenty."""


async def make_a_house(stand: Stand, desk: HouseDesk) -> Page:
    """A few rules of a house and of one table, and the page that shows them to the admin."""
    venue = stand.venue
    await venue.order(venue.admin, "table open 5/10")
    for rule in (TWENTY[0], TWENTY[4], TWENTY[13]):
        await desk.choose(venue.admin, rule.search, rule.key, rule.said)
    await desk.choose(venue.admin, "the clock", "clock.seconds", "90", "table")
    return venue.page(await venue.order(venue.admin, "house show"))
