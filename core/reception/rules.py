"""The rule book in the room: a rule by its number or in any words, a word of the glossary.

The rules are public: whoever asks is answered, at a table or not.
"""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from core import present
from core.games.finding import find_game
from core.present.documents import NOWHERE, Document, Press, Verb
from core.reception import services
from core.reception.house.values import in_force
from core.reception.visit import Visit
from core.refusal import Refusal
from core.rulebook import term

_NOTHING: Final = frozenset({"", "me", "me please"})
"""What says no more than help itself."""


async def rule(visit: Visit, asked: str) -> None:
    """Show the rule that ``asked`` names or describes; near ones where none is it."""
    await visit.answer.say(_page(visit, asked))


async def glossary(visit: Visit, asked: str) -> None:
    """Show what a word means; near ones where the book has it not."""
    await visit.answer.say(present.glossary_asked(asked))


async def spirit(visit: Visit, asked: str = "") -> None:
    """Show what the rules are for; any words behind it ask for a rule."""
    if asked.strip():
        await rule(visit, asked)
    else:
        await visit.answer.say(present.spirit_page())


async def help_on(visit: Visit, about: str) -> None:
    """Help on anything: a word of the glossary, the rules, a game, else the rule on it."""
    first, _, rest = about.strip().partition(" ")
    serve = _TOPICS.get(first.lower())
    if about.strip().lower() in _NOTHING:
        await services.help_page(visit)
    elif serve is not None:
        await serve(visit, rest)
    elif term(about) is not None:
        await glossary(visit, about)
    elif _is_game(about):
        await services.game_info(visit, about)
    else:
        await rule(visit, about)


async def turned(visit: Visit, press: Press) -> None:
    """Open the page that a button names, whatever has become of the table it was drawn at."""
    if press.table != NOWHERE:
        with suppress(Refusal):
            visit.means(press.table)
    page = _page(visit, press.note, is_whole=press.verb is Verb.RULE_MORE)
    await (visit.answer.say(page) if press.verb is Verb.RULE else visit.answer.swap(page))


def _page(visit: Visit, asked: str, *, is_whole: bool = False) -> Document:
    view = visit.view_if_any()
    return present.rule_asked(
        asked,
        in_force(visit),
        table=view.id if view is not None else NOWHERE,
        command=visit.premises.command,
        is_whole=is_whole,
    )


def _is_game(name: str) -> bool:
    try:
        find_game(name)
    except Refusal:
        return False
    return True


_TOPICS: Final[dict[str, Callable[[Visit, str], Awaitable[None]]]] = {
    "glossary": glossary,
    "game": services.game_info,
    "rule": rule,
    "rules": spirit,
    "term": glossary,
    "word": glossary,
}
