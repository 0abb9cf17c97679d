"""Conduct at the table and around it (Cooke 3.01, 3.08, 17)."""

from typing import Final

from core.house.declaring import choice, number, on_off
from core.house.setting import Effect

CONDUCT: Final = (
    on_off(
        "conduct.consent", False, "Agreement",
        "Whether a newcomer to the community agrees to the house rules by a button before he is"
        " dealt in, or by taking a seat.", "cooke-3.01",
        on="a newcomer agrees to the house rules before he is dealt in",
        off="whoever takes a seat agrees to the house rules", effect=Effect.AT_ONCE,
    ),
    choice(
        "conduct.spectators", "open", "The rail",
        "What those may do who watch a table.", "cooke-3.08",
        {
            "open": "anybody may watch and talk",
            "quiet": "who watches does not talk during a hand",
            "closed": "only players and staff watch",
        }, effect=Effect.AT_ONCE,
    ),
    on_off(
        "conduct.silence_during_hand", False, "Silence",
        "Whether there is talk at the table while a hand is played.", "cooke-17.02",
        on="nobody talks during a hand", off="the players may talk during a hand",
        effect=Effect.AT_ONCE,
    ),
    on_off(
        "conduct.penalties", False, "Fines",
        "Whether the floor may fine a player chips to the pot.", "uspc-law-no-penalties",
        on="the floor may fine a player chips to the pot", off="the floor fines no chips",
        effect=Effect.AT_ONCE,
    ),
    number(
        "conduct.warn_limit", 3, "Breaches before the floor is told",
        "Acts out of turn, cards shown during the play, or warnings of one player in a session"
        " before the floor is told.", "hoyle-ethics-no-deliberate-breach",
        "the floor is told after {value}", most=100, unit="breaches",
        at={0: "the floor is not told of breaches"}, effect=Effect.AT_ONCE,
    ),
    number(
        "conduct.ejection_hours", 12, "Length of an ejection",
        "Hours that a player stays out of a game where the floor ejects him and names no time.",
        "cooke-1.06", "an ejection lasts {value}", least=1, most=720, unit="hours",
        effect=Effect.AT_ONCE,
    ),
    number(
        "conduct.suspension_days", 7, "Length of a suspension",
        "Days that a player stays out of all games where the floor suspends him and names no time.",
        "cooke-1.06", "a suspension lasts {value}", least=1, most=366, unit="days",
        effect=Effect.AT_ONCE,
    ),
    number(
        "conduct.sit_out_minutes", 3, "Sitting out while nothing is dealt",
        "Minutes that count as a hand sat out while no hand can be dealt.",
        "cooke-17.01", "while no hand can be dealt {value} count as a hand sat out", most=60,
        unit="minutes", at={0: "whom the floor has sit out, does so until hands are dealt"},
        effect=Effect.AT_ONCE,
    ),
)  # fmt: skip
