"""Jacks back that nobody opened: lowball, opened by force (Cooke 7.20).

Its steps stand where those of jacks back do, so a hand goes on in it from where it is.
"""

from msgspec.structs import replace

from core.games.common import SEVEN
from core.games.contest import LOW_A5
from core.games.jacks_back import JACKS_BACK
from core.games.spec import Joker, JokerRole, Unopened

JACKS_BACK_LOW = replace(
    JACKS_BACK,
    id="jacks_back_low",
    name="Jacks Back, turned low",
    aliases=(),
    contests=(LOW_A5,),
    unopened=Unopened.GOES_ON,
    becomes=None,
    openers=None,
    must_bet_low=SEVEN,
    joker=Joker(JokerRole.LOWEST, "draw.joker"),
    swaps=(),
    is_listed=False,
)
