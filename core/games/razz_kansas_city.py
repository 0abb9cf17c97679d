"""Razz with aces high and straights and flushes counting (Cooke 4.16, 5.25)."""

from core.citation import rule_ids
from core.games.common import ANY_STRUCTURE, BEST_FIVE
from core.games.contest import LOW_27
from core.games.spec import BringIn, Family, Forced, GameSpec
from core.games.steps import Opener
from core.games.streets import seven_card_stud

RAZZ_KANSAS_CITY = GameSpec(
    id="razz_kansas_city",
    name="Razz, Kansas City rules",
    aliases=("deuce to seven razz", "kansas city razz"),
    family=Family.STUD,
    rules=rule_ids("cooke-4.16", "cooke-5.25"),
    min_players=2,
    max_players=9,
    safe_players=6,
    forced=(Forced.BRING_IN,),
    structures=ANY_STRUCTURE,
    streets=seven_card_stud(Opener.LOW_BOARD),
    use=BEST_FIVE,
    contests=(LOW_27,),
    seats_setting="seats.max_seven_card_stud",
    bring_in=BringIn.HIGH_CARD,
    tie_setting="stud.razz_low_tie",
    is_kill=False,
)
