"""The declarations of the house rules, a module for each matter.

Keys, values and defaults are the catalogue's; a setting without a rule is a matter of the chat
room, or one that the books leave open.
"""

from typing import Final

from core.house.declared.agreements import AGREEMENTS
from core.house.declared.allin import ALL_IN
from core.house.declared.amounts import AMOUNTS
from core.house.declared.betting import BETTING
from core.house.declared.blinds import BLINDS
from core.house.declared.buying_in import BUYING_IN
from core.house.declared.clock import CLOCK
from core.house.declared.draw import DRAW
from core.house.declared.entering import ENTERING
from core.house.declared.kills import KILLS
from core.house.declared.lowball import LOWBALL
from core.house.declared.mixed import MIXED
from core.house.declared.overs import OVERS
from core.house.declared.room import ROOM
from core.house.declared.seats import SEATS
from core.house.declared.showdown import SHOWDOWN
from core.house.declared.straddles import STRADDLES
from core.house.declared.stud import STUD
from core.house.declared.turns import TURNS
from core.house.setting import Setting

DECLARED: Final[tuple[Setting, ...]] = (
    *CLOCK,
    *TURNS,
    *BETTING,
    *AMOUNTS,
    *ALL_IN,
    *BLINDS,
    *ENTERING,
    *STRADDLES,
    *KILLS,
    *OVERS,
    *AGREEMENTS,
    *SHOWDOWN,
    *BUYING_IN,
    *SEATS,
    *STUD,
    *DRAW,
    *LOWBALL,
    *MIXED,
    *ROOM,
)
"""Every setting, matter by matter."""

__all__ = ["DECLARED"]
