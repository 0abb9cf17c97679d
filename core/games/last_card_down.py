"""Last card down: five-card stud of the home game, which the high card has to open."""

from core.citation import rule_ids
from core.games.common import ANY_STRUCTURE, BEST_FIVE
from core.games.spec import BringIn, Default, Family, Forced, GameSpec, Swap
from core.games.steps import Limit, Opener
from core.games.streets import door, downcard, upcard

LAST_CARD_DOWN = GameSpec(
    id="last_card_down",
    name="Last Card Down",
    aliases=("five-card stud last card down",),
    family=Family.STUD,
    rules=rule_ids("uspc-game-last-card-down", "cooke-5.26", "fcs-1"),
    min_players=2,
    max_players=10,
    safe_players=9,
    forced=(Forced.BRING_IN,),
    structures=ANY_STRUCTURE,
    streets=(
        door("second street", 1),
        upcard("third street", Limit.SMALL, Opener.HIGH_BOARD),
        upcard("fourth street", Limit.SMALL, Opener.HIGH_BOARD),
        downcard("fifth street", Opener.HIGH_BOARD),
    ),
    use=BEST_FIVE,
    bring_in=BringIn.HIGH_CARD_MUST_BET,
    opening_setting="stud.opening",
    tie_setting="stud.high_tie",
    swaps=(Swap("stud.opening", "bring_in", "five_card_stud_last_down"),),
    defaults=(Default("stud.opening", "high_card_must_bet"),),
    is_kill=False,
)
