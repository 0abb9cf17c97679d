"""Cooke's rules as they are printed, and with the alternates that their authors prefer."""

from typing import Final

from core.house.profiles.profile import Profile

MAIN: Final = Profile(
    "cooke_main",
    "Cooke's main rules",
    "Every rule as the book prints it first.",
    {},
    ("main", "cooke"),
)

PREFERRED: Final = Profile(
    "cooke_preferred",
    "Cooke's preferred alternates",
    "The main rules, with the alternates that the authors say they prefer.",
    {
        "home.condition_change_veto": "one_objects",  # 3.05
        "stud.opener_may_complete": True,  # 5.07
        "showdown.retrieve_mucked": "never",  # 10.19
    },
    ("preferred",),
)
