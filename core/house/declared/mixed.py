"""Mixed games (Cooke 8.05)."""

from typing import Final

from core.house.declaring import choice
from core.house.setting import Effect

MIXED: Final = (
    choice(
        "mixed.games", "HORSE", "Games of a mix",
        "The games of a mixed table, where none are named.", "cooke-8.05",
        {
            "HORSE": "a mix is HORSE unless it says otherwise",
            "HOSE": "a mix is HOSE unless it says otherwise",
            "HOE": "a mix is HOE unless it says otherwise",
            "ROE": "a mix is ROE unless it says otherwise",
            "custom": "a mix names its games",
        },
        effect=Effect.NEW_TABLE,
    ),
    choice(
        "mixed.rotation", "orbit", "Change of game",
        "When the game changes: by the orbit, or by the clock.", "cooke-8.05",
        {"orbit": "the game changes by the orbit", "time": "the game changes by the clock"},
    ),
    choice(
        "mixed.minutes", 30, "Time of each game",
        "Minutes of each game when it changes by the clock.", "cooke-8.05",
        {30: "half an hour of each game", 60: "an hour of each game"}, unit="minutes",
    ),
)  # fmt: skip
