"""Commands as the rule book names them, in the words of this room."""

import re
from typing import Final

from core.present.answers.examples import EXAMPLES

_COMMAND: Final = re.compile(r"(?<![\w/@])/([a-z]+)(?: ([a-z]+))?")
_CALLED: Final = {
    "brb": "away",
    "buyin": "sit",
    "cashout": "leave",
    "dealmein": "back",
    "falseopen": "openers",
    "mucks": "muck",
    "rasie": "raise",
    "rebuy": "topup",
    "sign": "table sign",
    "sitin": "back",
    "sitout": "away",
    "sleeper": "straddle",
    "restraddle": "straddle",
    "stack": "stacks",
    "transfer": "table move",
    "whois": "table info",
    "house preset": "house profile",
    "ruling correctbet": "ruling correct",
    "ruling fixdeal": "ruling fix",
    **{
        f"floor {word}": f"ruling {word}"
        for word in ("bar", "button", "deny", "eject", "inspect", "separate", "suspend", "warn")
    },
}
"""Commands that the book calls otherwise than they are called here."""

_NOT_HERE: Final = frozenset(
    f"{group} {word}"
    for group, words in (
        ("floor", ("dealaround", "norabbit", "removeguest")),
        ("ruling", ("boardearly", "boxed", "burn", "free", "jackpot", "turn")),
        ("seatchange", ("any", "list")),
        ("table", ("break", "create", "mustmove", "rail", "rovers", "start", "verify")),
    )
    for word in words
)
"""Commands of the book that nobody can say here yet."""

_KNOWN: Final = {command.split()[0] for command in EXAMPLES} | {"rule", "house", "ruling"}


def called_here(text: str, command: str = "") -> str | None:
    """``text`` with the commands of this room; None where it speaks of one that it has not.

    ``command`` is the one slash command that all words follow, where there is but one.
    """
    called = [_called(found[1], found[2] or "") for found in _COMMAND.finditer(text)]
    if not all(name.split()[0] in _KNOWN and name not in _NOT_HERE for name in called):
        return None
    names = iter(called)
    lead = f"{command} " if command else "/"
    return _COMMAND.sub(lambda _: lead + next(names), text)


def _called(name: str, word: str) -> str:
    """A command of the book, and the word behind it, as they are said here."""
    whole = f"{name} {word}".rstrip()
    if whole in _CALLED:
        return _CALLED[whole]
    return f"{_CALLED.get(name, name)} {word}".rstrip()
