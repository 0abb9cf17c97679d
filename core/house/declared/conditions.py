"""Changing the conditions of a running game, and breaking it (Cooke 3.04, 3.05)."""

from typing import Final

from core.house.declaring import choice, number

CONDITIONS: Final = (
    choice(
        "home.condition_change_veto", "two_object", "Changing the game",
        "How many seated players prevent a change of the conditions they play under.",
        "cooke-3.05",
        {
            "two_object": "two objections prevent another structure, limit or game",
            "one_objects": "one objection prevents any change of conditions",
            "half_object": "objections of half the table prevent another structure, limit or game",
        },
    ),
    number(
        "table.change_seconds", 60, "Time to object",
        "Seconds that seated players have to object to other conditions.",
        "cooke-3.05", "{value} to object to other conditions", least=5, most=3600, unit="seconds",
    ),
    number(
        "seats.break_guard_nine_ten", 5, "Breaking large games",
        "A game of nine or more seats with so many active players is not broken unless the floor"
        " insists; 0 asks nobody.",
        "cooke-3.04", "a game of nine or ten seats is kept with {value}", most=13, unit="players",
        at={0: "a game of nine or ten seats may be broken at any time"},
    ),
    number(
        "seats.break_guard_eight", 4, "Breaking small games",
        "A game of eight seats or fewer with so many active players is not broken unless the floor"
        " insists; 0 asks nobody.",
        "cooke-3.04", "a game of eight seats or fewer is kept with {value}", most=8, unit="players",
        at={0: "a game of eight seats or fewer may be broken at any time"},
    ),
)  # fmt: skip
