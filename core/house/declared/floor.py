"""The floor: until when it may be called, and what a call does (Cooke 1.01, 1.02)."""

from typing import Final

from core.house.declaring import choice, on_off
from core.house.setting import Effect, Scope

FLOOR: Final = (
    choice(
        "deal.objection_deadline", "next_hand_start", "Last moment to object",
        "Until when the floor may be called about a hand.",
        "cooke-1.02",
        {
            "next_hand_start": "a hand may be objected to until the next one is dealt",
            "hand_end": "a hand may be objected to until its pot is pushed",
        },
    ),
    on_off(
        "floor.calls_stop_play", True, "Calls stop the play",
        "Whether a call of the floor stops the play until the floor has answered it.",
        "cooke-1.01",
        on="a call of the floor stops the play",
        off="a call of the floor does not stop the play",
    ),
    choice(
        "floor.inspection", "any_hand", "Looking at hands",
        "Which hands the floor may look at once they are over, for its eyes alone.",
        "cooke-3.09",
        {
            "any_hand": "the floor may look at any hand that is over",
            "admins": "admins may look at any hand that is over, the floor at the last one",
            "last_hand": "the floor may look at the last hand alone",
        },
        effect=Effect.AT_ONCE,
    ),
    on_off(
        "floor.report_notices", True, "Notices of reports",
        "Whether the floor is notified, in private, that a report of conduct waits for it.",
        "cooke-17.01",
        on="the floor is notified of reports of conduct",
        off="the floor looks for reports of conduct itself",
        effect=Effect.AT_ONCE, scope=Scope.COMMUNITY,
    ),
)  # fmt: skip
