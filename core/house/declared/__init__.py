"""The declarations of the house rules, a module for each matter.

Keys, values and defaults are the catalogue's; a setting without a rule is a matter of the chat
room, or one that the books leave open.
"""

from typing import Final

from core.games.spec import LIMITS, Family
from core.house.declared.agreements import AGREEMENTS
from core.house.declared.allin import ALL_IN
from core.house.declared.amounts import AMOUNTS
from core.house.declared.betting import BETTING
from core.house.declared.blinds import BLINDS
from core.house.declared.buying_in import BUYING_IN
from core.house.declared.clock import CLOCK
from core.house.declared.conditions import CONDITIONS
from core.house.declared.conduct import CONDUCT
from core.house.declared.draw import DRAW
from core.house.declared.entering import ENTERING
from core.house.declared.floor import FLOOR
from core.house.declared.kills import KILLS
from core.house.declared.lowball import LOWBALL
from core.house.declared.misdeals import MISDEALS
from core.house.declared.mixed import MIXED
from core.house.declared.older_laws import DRAW_OF_THE_LAWS, STUD_OF_THE_LAWS
from core.house.declared.overs import OVERS
from core.house.declared.room import ROOM
from core.house.declared.seats import SEATS
from core.house.declared.showdown import SHOWDOWN
from core.house.declared.straddles import STRADDLES
from core.house.declared.stud import STUD
from core.house.declared.turns import TURNS
from core.house.matter import Matter
from core.house.setting import Setting

MATTERS: Final[tuple[Matter, ...]] = (
    Matter("clock", "The clock", CLOCK),
    Matter("turns", "Acting in turn", TURNS),
    Matter("betting", "Betting", BETTING),
    Matter("amounts", "Reading of amounts", AMOUNTS),
    Matter("allin", "All-ins", ALL_IN),
    Matter("blinds", "Button, blinds and antes", BLINDS, needs_blinds=True),
    Matter("entering", "Coming in and missed blinds", ENTERING, needs_blinds=True),
    Matter("straddles", "Straddles", STRADDLES, needs_blinds=True),
    Matter("kills", "Kill pots", KILLS, needs_blinds=True),
    Matter("overs", "Overs", OVERS, structures=LIMITS),
    Matter("agreements", "Agreements on the pot", AGREEMENTS),
    Matter("showdown", "Showdown and pots", SHOWDOWN),
    Matter("buyin", "Buying in", BUYING_IN),
    Matter("seats", "Seats", SEATS),
    Matter("conditions", "Changing and breaking the game", CONDITIONS),
    Matter("stud", "Stud", (*STUD, *STUD_OF_THE_LAWS), (Family.STUD,)),
    Matter("draw", "Draw", (*DRAW, *DRAW_OF_THE_LAWS), (Family.DRAW, Family.LOWBALL)),
    Matter("lowball", "Lowball", LOWBALL, (Family.LOWBALL,)),
    Matter("mixed", "Mixed games", MIXED),
    Matter("misdeals", "Misdeals", MISDEALS),
    Matter("floor", "Calling the floor", FLOOR),
    Matter("conduct", "Conduct", CONDUCT),
    Matter("room", "The chat room", ROOM),
)
"""The matters with their settings, in the order in which they are listed."""

DECLARED: Final[tuple[Setting, ...]] = tuple(
    setting for matter in MATTERS for setting in matter.settings
)
"""Every setting, matter by matter."""

__all__ = ["DECLARED", "MATTERS"]
