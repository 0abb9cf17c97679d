"""Five-card stud (Cooke 5.26)."""

from core.citation import rule_ids
from core.games.common import ANY_STRUCTURE, BEST_FIVE
from core.games.spec import BringIn, Family, Forced, GameSpec, Swap
from core.games.steps import Limit, Opener
from core.games.streets import door, upcard

FIVE_CARD_STUD = GameSpec(
    id="five_card_stud",
    name="Five-Card Stud",
    aliases=("5cs", "five stud"),
    family=Family.STUD,
    rules=rule_ids("cooke-5.26", "fcs-1"),
    min_players=2,
    max_players=10,
    safe_players=9,
    forced=(Forced.BRING_IN,),
    structures=ANY_STRUCTURE,
    streets=(
        door("second street", 1),
        upcard("third street", Limit.OPEN_PAIR, Opener.HIGH_BOARD),
        upcard("fourth street", Limit.BIG, Opener.HIGH_BOARD),
        upcard("fifth street", Limit.BIG, Opener.HIGH_BOARD),
    ),
    use=BEST_FIVE,
    bring_in=BringIn.LOW_CARD,
    bring_in_setting="stud.bringin_card",
    opening_setting="stud.opening",
    tie_setting="stud.high_tie",
    swaps=(
        Swap("stud.five_card_last_down", True, "five_card_stud_last_down"),
        Swap("stud.five_card_hilo", True, "five_card_stud_hilo"),
    ),
    is_kill=False,
)
