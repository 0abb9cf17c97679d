"""Kansas City stud high-low in which five-high is a straight for high (Cooke 5.24 is silent)."""

from msgspec.structs import replace

from core.games.contest import HIGH, QUALIFIED_LOW_27
from core.games.stud_hilo_kansas_city import STUD_HILO_KANSAS_CITY

STUD_HILO_KANSAS_CITY_WHEEL = replace(
    STUD_HILO_KANSAS_CITY,
    id="stud_hilo_kansas_city_wheel",
    name="Seven-Card Stud High-Low, Kansas City rules with the wheel for high",
    aliases=(),
    contests=(HIGH, QUALIFIED_LOW_27),
    swaps=(),
    is_listed=False,
)
