"""Seven-card stud high-low with Kansas City lows (Cooke 4.16, 5.24)."""

from core.citation import rule_ids
from core.games.common import BEST_FIVE, UP_TO_POT_LIMIT
from core.games.contest import HIGH_ACES_HIGH, QUALIFIED_LOW_27
from core.games.spec import BringIn, Family, Forced, GameSpec, Swap
from core.games.steps import Opener
from core.games.streets import seven_card_stud

STUD_HILO_KANSAS_CITY = GameSpec(
    id="stud_hilo_kansas_city",
    name="Seven-Card Stud High-Low, Kansas City rules",
    aliases=("kansas city stud hi-lo", "kc stud hi-lo"),
    family=Family.STUD,
    rules=rule_ids("cooke-5.24", "cooke-4.16", "scshl-5"),
    min_players=2,
    max_players=9,
    safe_players=6,
    forced=(Forced.BRING_IN,),
    structures=UP_TO_POT_LIMIT,
    streets=seven_card_stud(Opener.HIGH_BOARD),
    use=BEST_FIVE,
    contests=(HIGH_ACES_HIGH, QUALIFIED_LOW_27),
    seats_setting="seats.max_seven_card_stud",
    bring_in=BringIn.LOW_CARD,
    bring_in_setting="stud.hilo_bringin",
    tie_setting="stud.hilo_high_tie",
    swaps=(Swap("stud.kc_wheel_is_straight_high", True, "stud_hilo_kansas_city_wheel"),),
    is_kill=False,
)
