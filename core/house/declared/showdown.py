"""The showdown, and how pots are divided (Cooke 4.17, 6.05, 9.18, 11.01)."""

from typing import Final

from core.house.declaring import choice, number, on_off

SHOWDOWN: Final = (
    number(
        "showdown.turn_seconds", 30, "Time to show", "Seconds to show or muck.", "cooke-11.01",
        "{value} to show or muck", least=1, most=600, unit="seconds",
    ),
    choice(
        "showdown.idle", "auto_show_if_winning", "Neither shown nor mucked",
        "What becomes of a hand whose owner neither shows nor mucks in time.", "cooke-11.01",
        {
            "auto_show_if_winning": "a winning hand is shown when its owner is idle",
            "auto_muck": "a hand is mucked when its owner is idle",
        },
    ),
    choice(
        "showdown.play_board", "declare_and_show", "Playing the board",
        "Whether a player who plays the board must show both cards for his share.", "cooke-6.05",
        {
            "declare_and_show": "who plays the board shows both cards",
            "announce_and_discard": "who plays the board may discard his cards",
        },
    ),
    on_off(
        "showdown.show_all", False, "Every hand shown",
        "Every hand still in is shown at the showdown; otherwise losers may muck.",
        "uspc-law-showdown",
        on="every hand still in is shown at the showdown", off="losers may muck at the showdown",
    ),
    choice(
        "showdown.retrieve_mucked", "shown_winner", "Hand back from the muck",
        "Whether a winning hand that was shown and then mucked may come back before the push.",
        "cooke-10.19",
        {
            "shown_winner": "a winner that was shown may come back from the muck",
            "never": "a mucked hand never comes back",
        },
    ),
    choice(
        "showdown.see_called_hand", "suspicion_only", "Seeing a called hand",
        "Who may ask to see a called hand: nobody but the floor, anyone dealt in, or those who were"
        " in on the late street.",
        "cooke-11.08",
        {
            "suspicion_only": "called hands are seen on suspicion only",
            "any_dealt_in": "anyone dealt in may ask to see a called hand",
            "late_street_only": "who was in on the late street may ask to see a called hand",
        },
    ),
    number(
        "showdown.see_called_floor_from", 0, "Floor confirms a look",
        "From this small bet (or big blind) on the floor confirms a request to see a hand;"
        " 0: nowhere.",
        "cooke-11.08",
        "the floor confirms a look at a called hand from stakes of {value} on",
        most=10**9, unit="chips", at={0: "the floor need not confirm a look at a called hand"},
    ),
    choice(
        "pot.odd_chip_unit", "min_betting_unit", "Odd chips",
        "The unit that pots are divided in.", "cooke-9.18",
        {
            "min_betting_unit": "pots are divided in betting units",
            "single_chip": "pots are divided to the single chip",
        },
    ),
    choice(
        "pot.odd_chip_to", "position_or_suit", "Who gets the odd chip",
        "Who gets the odd chip of a split pot.", "cooke-9.18",
        {
            "position_or_suit": "the odd chip goes by position, in stud by suit",
            "last_aggressor": "the odd chip goes to the last aggressor",
        },
    ),
    choice(
        "pot.low_qualifier", 8, "Low qualifier",
        "The highest card of a low that wins its half in high-low; 0: any low does.", "cooke-4.17",
        {
            0: "any low wins its half",
            7: "seven or better for low",
            8: "eight or better for low",
            9: "nine or better for low",
        },
    ),
)  # fmt: skip
