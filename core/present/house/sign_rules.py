"""What the house does otherwise than the main rules, as the sign says it: each with its number.

(Cooke 16.02, 3.12.)
"""

from typing import Final

from core.present.documents import Line
from core.present.house.posted_lines import numbered, said_before_the_deal
from core.present.say import joined, say, sentence
from core.table.config import TableConfig
from core.table.setup.departures import departures

_LONGEST: Final = 2_000
"""Characters of house rules on a sign: with the rest of it they fit a text of every platform."""

_IN_FIGURES: Final = frozenset((
    "betting.structure", "betting.spread_min", "betting.spread_max_early",
    "betting.spread_max_late", "blinds.small_ratio", "blinds.ante", "stud.ante", "stud.bringin",
    "buyin.min_small_bets_limit", "buyin.min_big_blinds_big_bet", "buyin.max_big_blinds_big_bet",
    "buyin.stud_minimum", "seats.max_holdem", "seats.max_omaha", "seats.max_seven_card_stud",
    "seats.max_draw", "mixed.games", "clock.auto_start_seconds",
))  # fmt: skip
"""Settings whose outcome at this table the sign shows in figures."""


def house_lines(config: TableConfig) -> tuple[Line, ...]:
    """``A bet and three raises (9.16) · no check and raise (10.13)``: a line for each matter.

    A list that is too long for a message ends with the number of rules that are left out.
    """
    shown = _IN_FIGURES | said_before_the_deal(config)
    lines: list[Line] = []
    room, left = _LONGEST, 0
    for _, departed in departures(config):
        said = [numbered(setting.said(value), setting) for setting, value in departed
                if setting.key not in shown]  # fmt: skip
        room -= sum(map(len, said))
        if room < 0:
            left += len(said)
        elif said:
            lines.append(sentence(joined(map(say, said))))
    if left:
        lines.append(say("{left} more: house show lists them all", left=f"{left:,}"))
    return tuple(lines)
