"""Razz: seven-card stud for low (Cooke 5.25)."""

from core.citation import rule_ids
from core.games.common import ANY_STRUCTURE, BEST_FIVE
from core.games.contest import LOW_A5
from core.games.spec import BringIn, Family, Forced, GameSpec, Swap
from core.games.steps import Opener
from core.games.streets import seven_card_stud

RAZZ = GameSpec(
    id="razz",
    name="Razz",
    aliases=("seven card stud low", "stud low"),
    family=Family.STUD,
    rules=rule_ids("cooke-5.25", "razz-1", "razz-2", "razz-3", "razz-4", "razz-5"),
    min_players=2,
    max_players=9,
    safe_players=6,
    forced=(Forced.BRING_IN,),
    structures=ANY_STRUCTURE,
    streets=seven_card_stud(Opener.LOW_BOARD),
    use=BEST_FIVE,
    contests=(LOW_A5,),
    seats_setting="seats.max_seven_card_stud",
    bring_in=BringIn.HIGH_CARD,
    tie_setting="stud.razz_low_tie",
    swaps=(Swap("stud.razz_low_rule", "kansas_city", "razz_kansas_city"),),
    is_kill=False,
)
