"""Five-card stud split between high and low, with the last card down (Cooke 5.26)."""

from msgspec.structs import replace

from core.games.five_card_stud_hilo import FIVE_CARD_STUD_HILO
from core.games.steps import Opener
from core.games.streets import downcard

FIVE_CARD_STUD_HILO_LAST_DOWN = replace(
    FIVE_CARD_STUD_HILO,
    id="five_card_stud_hilo_last_down",
    name="Five-Card Stud, High-Low Split, last card down",
    aliases=(),
    streets=(*FIVE_CARD_STUD_HILO.streets[:-1], downcard("fifth street", Opener.HIGH_BOARD)),
    swaps=(),
    is_listed=False,
)
