"""A sample of every refusal, with each fact that its reason is said to carry."""

import re
from inspect import getsource

import core.refusal
from core.present import plain_line, refusal_line
from core.refusal import Fact, Reason, Refusal
from tests.dealt import Dealt

_LINE = re.compile(r"^    ([A-Z_]+) = \"[a-z_]+\"(?:  # (.*))?$", re.MULTILINE)

_FACTS: dict[str, Fact] = {
    "typed": 3000,
    "act": "call",
    "to": 8000,
    "by": 4000,
    "more": 7000,
    "surplus": 1000,
    "seat": 2,
    "name": "Bob",
    "call": 4000,
    "wager": 4000,
    "raise_min": 8000,
    "bet_min": 1000,
    "least": 8000,
    "most": 200000,
    "stack": 19400,
    "unit": 100,
    "until": 1_700_000_060_000,
    "seats": 6,
    "balance": 5000,
    "near": "“Razz”",
    "needed": 20000,
    "early": 500,
    "late": 400,
    "game": "Razz",
    "structure": "spread limit",
    "offers": "fixed limit or pot limit",
    "right": "manage the server",
    "small": 500,
    "big": 1000,
    "seconds": 5,
    "key": "clock.seconds",
    "value": "soon",
    "count": 3,
    "due": 1200,
    "took": 73000,
    "half": 4000,
    "minutes": 40,
    "other": "clock.countdown_seconds",
    "other_value": "0",
    "why": "a clock would leave no time to act",
}
_SPECIAL: dict[Reason, dict[str, Fact]] = {
    Reason.UNREADABLE_AMOUNT: {"typed": "some"},
    Reason.UNREADABLE_COMMAND: {"typed": "rise 60"},
    Reason.UNKNOWN_GAME: {"typed": "badugi"},
    Reason.UNREADABLE_STAKES: {"typed": "1-2-3-4-5"},
    Reason.LIMITS_IMPOSSIBLE: {"small": 2000},
    Reason.SPREAD_IMPOSSIBLE: {"least": 200},
    Reason.BRING_IN_IMPOSSIBLE: {"typed": 1500, "most": 1000},
    Reason.NOBODY_NAMED: {"typed": "@nobody"},
    Reason.SEATS_IMPOSSIBLE: {"seats": 40, "most": 13},
    Reason.OBJECTION_TOO_LONG: {"count": 240, "most": 200},
    Reason.SETTINGS_CONTRADICT: {"value": "0"},
    Reason.SETTING_UNCHANGED: {"value": "60"},
    Reason.SECONDS_IMPOSSIBLE: {"least": 10, "most": 3600},
}


def declared_facts() -> dict[Reason, tuple[str, ...]]:
    """The facts named behind each reason in ``core/refusal.py``."""
    found = {}
    for name, comment in _LINE.findall(getsource(core.refusal)):
        words = comment.split(":")[0] if ":" in comment else comment
        facts = [word.strip() for word in words.split(",")]
        found[Reason[name]] = tuple(fact for fact in facts if fact in _FACTS)
    return found


def sample(reason: Reason, rule: str | None = None) -> Refusal:
    """A refusal for ``reason`` with every fact it is said to carry."""
    facts = {fact: _FACTS[fact] for fact in declared_facts()[reason]}
    return Refusal(reason, rule, **(facts | _SPECIAL.get(reason, {})))


def refusal_sentences() -> str:
    """Every refusal as people read it, one a line behind its reason."""
    table = Dealt(200, 200)
    table.deal()
    view = table.view(1)
    lines = (
        f"{reason.value}\n    {plain_line(refusal_line(sample(reason), view), table.now)}"
        for reason in Reason
    )
    return "\n".join(lines) + "\n"
