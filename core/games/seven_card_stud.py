"""Seven-card stud (Cooke 5.03 to 5.23)."""

from core.citation import rule_ids
from core.games.common import BEST_FIVE, UP_TO_POT_LIMIT
from core.games.spec import BringIn, Family, Forced, GameSpec
from core.games.steps import Limit, Opener
from core.games.streets import seven_card_stud

SEVEN_CARD_STUD = GameSpec(
    id="seven_card_stud",
    name="Seven-Card Stud",
    aliases=("stud", "7cs", "seven stud"),
    family=Family.STUD,
    rules=rule_ids(
        "cooke-5.03",
        "cooke-5.04",
        "cooke-5.06",
        "cooke-5.08",
        "cooke-5.09",
        "cooke-5.10",
        "cooke-5.11",
        "cooke-5.21",
        "scs-1",
        "scs-3",
        "scs-5",
    ),
    min_players=2,
    max_players=9,
    safe_players=6,
    forced=(Forced.BRING_IN,),
    structures=UP_TO_POT_LIMIT,
    streets=seven_card_stud(Opener.HIGH_BOARD, fourth=Limit.OPEN_PAIR),
    use=BEST_FIVE,
    seats_setting="seats.max_seven_card_stud",
    bring_in=BringIn.LOW_CARD,
    bring_in_setting="stud.bringin_card",
    opening_setting="stud.opening",
    tie_setting="stud.high_tie",
    is_kill=False,
)
