"""How many may sit at a table (Cooke 4.10, 5.04)."""

from typing import Final

from core.house.declaring import choice
from core.house.setting import Effect, Setting


def _most(key: str, default: int, games: str, most: int) -> Setting:
    phrases = {seats: f"{seats} seats at most for {games}" for seats in range(2, most + 1)}
    return choice(
        key, default, f"Seats of {games}", f"Most seats at a table of {games}.", "cooke-4.10",
        phrases, unit="seats", effect=Effect.NEW_TABLE,
    )  # fmt: skip


SEATS: Final = (
    _most("seats.max_holdem", 13, "hold'em and the three-card board games", 13),
    _most("seats.max_omaha", 10, "Omaha", 10),
    _most("seats.max_seven_card_stud", 8, "seven-card stud", 9),
    _most("seats.max_draw", 9, "draw and lowball", 9),
)
