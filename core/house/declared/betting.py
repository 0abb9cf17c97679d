"""How much may be wagered, and how often (Cooke articles 8 and 9)."""

from typing import Final

from core.citation import RuleId
from core.house.setting import Effect, Setting

BETTING: Final = (
    Setting(
        "betting.structure", "fixed",
        "The betting structure of a table, where none is named when it opens.",
        RuleId("cooke-4.09"), choices=("fixed", "spread", "pot_limit", "no_limit"),
        effect=Effect.NEW_TABLE,
    ),
    Setting(
        "betting.min_unit", 1, "The minimum betting unit in chips.",
        RuleId("cooke-9.03"), least=1, most=10**6, unit="chips",
    ),
    Setting(
        "betting.min_open", 0,
        "Smallest opening bet of pot limit and no limit in chips; 0: the big blind.",
        RuleId("cooke-8.01.02"), most=10**9, unit="chips",
    ),
    Setting(
        "betting.raise_cap", 4, "Raises after the bet in a limit round of three or more players.",
        RuleId("cooke-9.16"), choices=(4, 3), unit="raises",
    ),
    Setting(
        "betting.cap_heads_up", "uncapped",
        "Whether a capped round opens again when only two players are left.",
        RuleId("cooke-9.16"), choices=("uncapped", "stays_if_capped_multiway"),
    ),
    Setting(
        "betting.pot_limit_open_max", "pot_formula",
        "The largest opening bet of pot limit: by the pot, or four big blinds.",
        RuleId("cooke-8.02.02"), choices=("pot_formula", "four_big_blinds"),
    ),
    Setting(
        "betting.pot_limit_factor", "full", "How much of the pot may be bet in pot limit.",
        RuleId("cooke-8.02.06"), choices=("half", "full", "double"),
    ),
    Setting(
        "betting.spread_min", 1, "Smallest bet of spread limit, where none is named.",
        RuleId("cooke-8.03"), least=1, most=10**9, unit="chips", effect=Effect.NEW_TABLE,
    ),
    Setting(
        "betting.spread_max_early", 5,
        "Largest bet of spread limit on the early rounds, where none is named.",
        RuleId("cooke-8.03"), least=1, most=10**9, unit="chips", effect=Effect.NEW_TABLE,
    ),
    Setting(
        "betting.spread_max_late", 5,
        "Largest bet of spread limit on the later rounds, where none is named.",
        RuleId("cooke-8.03"), least=1, most=10**9, unit="chips", effect=Effect.NEW_TABLE,
    ),
    Setting(
        "betting.min_raise", "last_raise",
        "The smallest raise: the last bet or raise, or any whole unit more.",
        RuleId("uspc-law-raise"), choices=("last_raise", "one_unit"),
    ),
    Setting(
        "betting.fixed_limit_style", "exact",
        "A limit bet is exactly the limit, or any amount up to it.",
        RuleId("uspc-limit-fixed"), choices=("exact", "up_to_limit"),
    ),
    Setting(
        "betting.pot_limit_cap", 0,
        "The most one bet or raise of pot limit may be, in chips; 0: no such ceiling.",
        RuleId("uspc-limit-pot"), most=10**9, unit="chips",
    ),
)  # fmt: skip
