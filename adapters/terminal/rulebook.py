"""The rule book in the terminal: what ``rule dead button`` and ``glossary straddle`` answer."""

from core.house.in_force import InForce
from core.present import glossary_asked, rule_asked, spirit_page
from core.present.documents import Document, Press, Verb
from core.present.rulebook.asking import GLOSSARY_WORDS, RULE_WORDS, SPIRIT_WORDS
from core.view import TableView

_HELP = "help "


def rulebook_page(said: str, view: TableView) -> Document | None:
    """The page that ``said`` asks for; None where it asks for none."""
    words = " ".join(said.lower().split()).removeprefix(_HELP)
    if words in SPIRIT_WORDS:
        return spirit_page()
    asked = _behind(words, GLOSSARY_WORDS)
    if asked is not None:
        return glossary_asked(asked)
    asked = _behind(words, RULE_WORDS)
    return rule_asked(asked, _house(view)) if asked is not None else None


def pressed_page(press: Press, view: TableView) -> Document:
    """The page that a choice offered with another page turns to."""
    return rule_asked(press.note, _house(view), is_whole=press.verb is Verb.RULE_MORE)


def _house(view: TableView) -> InForce:
    return InForce(table=view.config.settings)


def _behind(words: str, leads: tuple[str, ...]) -> str | None:
    """What stands behind the longest of ``leads`` that ``words`` begin with."""
    found = [lead for lead in leads if words == lead or words.startswith(f"{lead} ")]
    return words.removeprefix(max(found, key=len)).strip() if found else None
