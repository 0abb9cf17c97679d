"""What is typed about the house's rules: ``house set button.rule no_dead_button``."""

import re
from collections.abc import Awaitable, Callable
from typing import Final

from msgspec import Struct

from core.house.finding import setting_named
from core.house.reading import read
from core.house.setting import Setting
from core.notation.vocabulary import POLITE
from core.present.documents import Who
from core.reception.house import pages as house
from core.reception.identity import Group
from core.reception.visit import Visit
from core.refusal import Reason, Refusal

HOUSE: Final = "house"

_SHOWN_BACK: Final = 40
_MOST_WORDS: Final = 8
"""Words of the longest name of a setting; to look for each beginning of a long text takes long."""

_WORD: Final = re.compile(r"\s*(\S+)\s*(.*)", re.DOTALL)
_SCOPE: Final = re.compile(
    r"(.*?)\s+(?:scope:|at (?:this )?|for (?:the )?|in (?:the )?)?"
    r"(table|here|community|everywhere)",
    re.IGNORECASE | re.DOTALL,
)
_IS: Final = re.compile(r"^(?:(?:=|to|is)(?: |$))+", re.IGNORECASE)
"""What may stand between a name and a value: ``the clock to 90``, ``button.rule = x``."""


_FILE: Final = re.compile(r"\W*house\s+import\b(.*)", re.IGNORECASE | re.DOTALL)


def file_typed(text: str) -> str | None:
    """The file behind ``house import``, line by line as it was typed; None for other words."""
    found = _FILE.fullmatch(text)
    return found[1].lstrip() if found is not None else None


async def said(visit: Visit, rest: str) -> None:
    """Serve the words behind ``house``; nothing but politeness shows the rules.

    Raises:
        Refusal: ``UNREADABLE_COMMAND``, or see :mod:`core.reception.house.pages`.
    """
    found = _WORD.fullmatch(rest)
    if found is None or rest.strip().casefold() in POLITE:
        await house.show(visit)
        return
    serve = _ORDERS.get(found[1].casefold())
    await (serve(visit, found[2].strip()) if serve is not None else house.show(visit, rest))


async def _set(visit: Visit, rest: str) -> None:
    words, scope = _scoped(rest)
    setting, value = _told_apart(words)
    await house.set_rule(visit, setting, value, scope)


async def _reset(visit: Visit, rest: str) -> None:
    words, scope = _scoped(rest)
    if not words.strip():
        raise _unclear("reset", rest)
    await house.reset(visit, words, scope)


async def _why(visit: Visit, rest: str) -> None:
    if not rest:
        raise _unclear("why", "")
    await house.why(visit, rest)


def _scoped(rest: str) -> tuple[str, str | None]:
    """The words, and where they are to count, if that is said behind them."""
    found = _SCOPE.fullmatch(rest)
    return (found[1], found[2].casefold()) if found is not None else (rest, None)


def _told_apart(words: str) -> tuple[str, str]:
    """Setting and value, as they are typed one behind the other.

    The words begin with a key or a whole title, which may have a ``to`` of its own, as *Time to
    act* has; or with a name that ends at ``to``, ``is`` or ``=``; or with the longest one that
    leaves a value of its setting.  Where nothing does, what is left is refused by its name.

    Raises:
        Refusal: ``UNREADABLE_COMMAND`` where one of the two is missing.
    """
    each = words.replace("=", " = ").split()
    if len(each) <= 1:
        raise _unclear("set", words)
    most = min(len(each) - 1, _MOST_WORDS)
    parted = [_parted(each, at) for at in range(most, 0, -1)]
    named = [one for one in parted if one is not None]
    for is_meant in (_Parted.is_called, _Parted.is_marked, _Parted.has_value, bool):
        for one in named:
            if is_meant(one):
                return one.name, _IS.sub("", one.value)
    return " ".join(each[:-1]), each[-1]


class _Parted(Struct, frozen=True):
    """Words parted where the first of them name ``setting``."""

    name: str
    value: str
    setting: Setting

    def is_called(self) -> bool:
        """Whether the name is a key or a whole title."""
        return self.name.casefold() in (self.setting.key, self.setting.title.casefold())

    def is_marked(self) -> bool:
        """Whether a word stands between name and value."""
        return _IS.match(self.value) is not None

    def has_value(self) -> bool:
        """Whether the setting can be what is left."""
        try:
            read(self.setting, self.value)
        except Refusal:
            return False
        return True


def _parted(words: list[str], at: int) -> _Parted | None:
    name, value = " ".join(words[:at]), " ".join(words[at:])
    try:
        return _Parted(name, value, setting_named(name))
    except Refusal:
        return None


def _unclear(verb: str, words: str) -> Refusal:
    return Refusal(Reason.UNREADABLE_COMMAND, typed=f"house {verb} {words}".strip()[:_SHOWN_BACK])


async def _show(visit: Visit, rest: str) -> None:
    await house.show(visit, rest)


async def _export(visit: Visit, rest: str) -> None:
    await house.export(visit)


async def _staff(visit: Visit, rest: str) -> None:
    """``house staff``, ``house staff add @ann floor``, ``house staff remove @ann``."""
    verb, *words = rest.split() or ["list"]
    match verb.casefold():
        case "add" | "make" | "remove" | "take" if not words:
            raise _unclear("staff", verb)
        case "add" | "make":
            whom, left = await _whom(visit, words)
            if not left:
                raise _unclear("staff", rest)
            await house.staff_add(visit, whom, " ".join(left))
        case "remove" | "take":
            whom, _ = await _whom(visit, words)
            await house.staff_remove(visit, whom)
        case "list" | "show":
            await house.staff_list(visit)
        case _:
            raise Refusal(Reason.UNREADABLE_COMMAND, typed=f"house staff {rest}"[:_SHOWN_BACK])


async def _whom(visit: Visit, words: list[str]) -> tuple[Who | Group, list[str]]:
    """The first member, role or user group mentioned, and the other words.

    Raises:
        Refusal: ``NOBODY_NAMED``.
    """
    for place, word in enumerate(words):
        group = await visit.answer.after(visit.premises.group_named(word))
        who = None if group else await visit.answer.after(visit.premises.named(word))
        whom = group or who
        if whom is not None:
            return whom, [*words[:place], *words[place + 1 :]]
    raise Refusal(Reason.NOBODY_NAMED, typed=" ".join(words)[:_SHOWN_BACK])


_ORDERS: Final[dict[str, Callable[[Visit, str], Awaitable[None]]]] = {
    "show": _show,
    "set": _set,
    "change": _set,
    "reset": _reset,
    "profile": house.profile,
    "history": house.history,
    "why": _why,
    "export": _export,
    "import": house.import_,
    "staff": _staff,
}
