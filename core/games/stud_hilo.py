"""Seven-card stud, eight-or-better: high and low halve the pot (Cooke 5.24)."""

from core.citation import rule_ids
from core.games.common import BEST_FIVE, UP_TO_POT_LIMIT
from core.games.contest import HIGH, QUALIFIED_LOW
from core.games.spec import BringIn, Family, Forced, GameSpec, Swap
from core.games.steps import Opener
from core.games.streets import seven_card_stud

STUD_HILO = GameSpec(
    id="stud_hilo",
    name="Seven-Card Stud, High-Low Split",
    aliases=("stud/8", "eight or better", "stud hi-lo", "seven card stud eight-or-better"),
    family=Family.STUD,
    rules=rule_ids("cooke-5.24", "scshl-1", "scshl-2", "scshl-3", "scshl-4", "scshl-5", "scshl-6"),
    min_players=2,
    max_players=9,
    safe_players=6,
    forced=(Forced.BRING_IN,),
    structures=UP_TO_POT_LIMIT,
    streets=seven_card_stud(Opener.HIGH_BOARD),
    use=BEST_FIVE,
    contests=(HIGH, QUALIFIED_LOW),
    seats_setting="seats.max_seven_card_stud",
    bring_in=BringIn.LOW_CARD,
    bring_in_setting="stud.hilo_bringin",
    tie_setting="stud.hilo_high_tie",
    swaps=(Swap("stud.hilo_low_rule", "kansas_city", "stud_hilo_kansas_city"),),
    is_kill=False,
)
