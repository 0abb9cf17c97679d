"""Five-card stud split between high and low (Cooke 5.26)."""

from core.citation import rule_ids
from core.games.common import BEST_FIVE, UP_TO_POT_LIMIT
from core.games.contest import HIGH, QUALIFIED_LOW
from core.games.spec import BringIn, Family, Forced, GameSpec, Swap
from core.games.steps import Limit, Opener
from core.games.streets import door, upcard

FIVE_CARD_STUD_HILO = GameSpec(
    id="five_card_stud_hilo",
    name="Five-Card Stud, High-Low Split",
    aliases=("five card stud hi-lo",),
    family=Family.STUD,
    rules=rule_ids("cooke-5.26", "fcs-1"),
    min_players=2,
    max_players=10,
    safe_players=9,
    forced=(Forced.BRING_IN,),
    structures=UP_TO_POT_LIMIT,
    streets=(
        door("second street", 1),
        upcard("third street", Limit.SMALL, Opener.HIGH_BOARD),
        upcard("fourth street", Limit.BIG, Opener.HIGH_BOARD),
        upcard("fifth street", Limit.BIG, Opener.HIGH_BOARD),
    ),
    use=BEST_FIVE,
    contests=(HIGH, QUALIFIED_LOW),
    bring_in=BringIn.LOW_CARD,
    bring_in_setting="stud.bringin_card",
    tie_setting="stud.high_tie",
    swaps=(Swap("stud.five_card_last_down", True, "five_card_stud_hilo_last_down"),),
    is_kill=False,
)
