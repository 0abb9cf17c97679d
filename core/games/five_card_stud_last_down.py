"""Five-card stud with the last card down (Cooke 5.26)."""

from msgspec.structs import replace

from core.games.five_card_stud import FIVE_CARD_STUD
from core.games.spec import Swap
from core.games.steps import Opener
from core.games.streets import downcard

FIVE_CARD_STUD_LAST_DOWN = replace(
    FIVE_CARD_STUD,
    id="five_card_stud_last_down",
    name="Five-Card Stud, last card down",
    aliases=(),
    streets=(*FIVE_CARD_STUD.streets[:-1], downcard("fifth street", Opener.HIGH_BOARD)),
    swaps=(Swap("stud.five_card_hilo", True, "five_card_stud_hilo_last_down"),),
    is_listed=False,
)
