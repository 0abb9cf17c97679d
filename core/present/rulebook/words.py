"""The catalogue's texts as a player reads them: without notes about the books and the building.

A text is cut sentence by sentence.  What is left is what the rule says, and what the dealer does
about it in a chat room, with commands as they are called here.
"""

import re
from collections.abc import Callable, Iterator
from typing import Final

from core.citation import RuleId, cited
from core.present.rulebook.book_commands import called_here
from core.rulebook import Rule

_SENTENCE: Final = re.compile(r"(?<=[.!?])(?<!e\.g\.)(?<!i\.e\.)\s+(?=[A-Z\"'(/\[])")
_OPENING: Final = re.compile(r"(?<!\w)'(?=\w)")
_CLOSING: Final = re.compile(r"(?<=[\w.,!?])'(?!\w)")
_KEY: Final = r"\b[a-z]{2,}\.[a-z][a-z_]+\b"
_KEYS: Final = re.compile(rf": {_KEY}, declared at [^).;]*(?=\))|\s*\([^()]*{_KEY}[^()]*\)")
"""A setting's key in brackets; a sentence that has one elsewhere is left out."""

_EDITORIAL: Final = re.compile(
    r"\bthe text\b|misprint|\bprinted\b|\bsource\b|catalogue|read(ing)? (literally|for the engine)"
    r"|disagreement|\bconflicts?:|state machine|house gap|\bmissing from\b|this document|\bengine\b"
    r"|contradict|corrupt|the definitions give|\bkeep (three|for each)\b|^setting |the document"
    rf"|{_KEY}",
    re.IGNORECASE,
)
"""A sentence about how the books were read."""

_INTERNAL: Final = re.compile(
    r"\bengine\b|evaluator|state machine|catalogue|house gap|\btemplates?\b|declared at|\bflags?\b"
    r"|\bpointers?\b|validator|\w_\w|\w\(|\bworkers?\b|cut state|\brow\b|reason code"
    r"|\bin memory\b|\binvariant\b|this rule's id|\bhash\b|\bembeds?\b|rate-limit"
    r"|\brestored?\b.*hand"
    r"|\bSEALED\b|\bsets [A-Z]+\b|\bstored\b|\bstate advanced\b|\bimplemented\b|\btable store\b"
    r"|\bintegrity\b|\bfail(ed|ure)\b|\[(minutes|hours)\]|\w:\w+\||\bstate\b.*\brecord\b"
    r"|^(default|automatic)\.$|\bbetting code\b|\badapters?\b|^Split [a-z]+-\d"
    r"|\bconfig|\broutine\b|\banalogues?\b|\bchat adaptations\b|^see [a-z]|^game [a-z]|^message:"
    rf"|^presets?\b|^default:|{_KEY}",
    re.IGNORECASE,
)
"""A sentence about how the dealer is built."""

_BUILT: Final = ("State machine", "Reading for the engine", "Numbering:")
"""How a paragraph begins that is for whoever builds the dealer."""

_READ: Final = re.compile(r"\bInferences?(?=:| for)")
_AS_READ: Final = "As it is read here"
_NOTES: Final = re.compile(
    r"\s*\((?:inference|adds|house gap)[^)]*\)|\b(?:Analogue|Notes?|Reading|Main(?= rule:)):\s*",
    re.IGNORECASE,
)
_MARKED: Final = re.compile(
    r"\s*\((?:state machine|printed|second rule printed|contradicts|conflicts|corrupt|adds)[^)]*\)"
)
_IDS: Final = re.compile(r"\b(?:cooke|uspc2?|hoyle|scs|scshl|razz|fcs)-[A-Za-z0-9.-]*[A-Za-z0-9]")
_PLAYERS: Final = re.compile(r"\bP([1-6])\b")
_NAMES: Final = ("Ann", "Bob", "Cy", "Di", "Ed", "Flo")
_BOT: Final = re.compile(r"\bbot\b")
_NO_MORE: Final = "The book says no more of it."
_ELLIPSIS: Final = " \N{HORIZONTAL ELLIPSIS}"


def title_words(rule: Rule) -> str:
    """What the rule is about, in a few words."""
    return _in_words(_MARKED.sub("", rule.title))


def rule_lines(rule: Rule) -> tuple[str, ...]:
    """What the rule says, a paragraph a line; never empty."""
    return tuple(_kept(rule.rule, _EDITORIAL, _as_read)) or (_NO_MORE,)


def dealer_lines(rule: Rule, command: str = "") -> tuple[str, ...]:
    """What the dealer does about it; nothing where that is no matter of a player's.

    ``command`` is the one slash command that all words follow, where there is but one.
    """
    return tuple(_kept(rule.chat, _INTERNAL, lambda text: _called(text, command)))


def shortened(lines: tuple[str, ...], most: int) -> tuple[str, ...]:
    """``lines`` in at most ``most`` characters, cut behind a sentence; the cut is marked."""
    kept: list[str] = []
    room = most
    for line in lines:
        if len(line) > room:
            fitting = _fitting(line, room) or ("" if kept else _by_words(line, room))
            return (*kept, fitting + _ELLIPSIS) if fitting else (*kept[:-1], kept[-1] + _ELLIPSIS)
        kept.append(line)
        room -= len(line)
    return tuple(kept)


def _fitting(line: str, room: int) -> str:
    """As many whole sentences as fit."""
    fitting = ""
    for sentence in _sentences(line):
        longer = f"{fitting} {sentence}".strip()
        if len(longer) > room:
            break
        fitting = longer
    return fitting


def _by_words(line: str, room: int) -> str:
    """As many whole words as fit."""
    return line[: max(room, 0)].rpartition(" ")[0]


def _sentences(text: str) -> list[str]:
    """The sentences of ``text``; what is quoted in one of them stays whole."""
    sentences: list[str] = []
    for part in _SENTENCE.split(text):
        if sentences and not _is_closed(sentences[-1]):
            sentences[-1] += f" {part}"
        else:
            sentences.append(part)
    return sentences


def _is_closed(text: str) -> bool:
    quotes = len(_OPENING.findall(text)) - len(_CLOSING.findall(text))
    return quotes <= 0 and text.count('"') % 2 == 0


def _kept(
    text: str, left_out: re.Pattern[str], reads: Callable[[str], str | None]
) -> Iterator[str]:
    for paragraph in text.splitlines():
        if paragraph.startswith(_BUILT):
            continue
        whole = _NOTES.sub("", _KEYS.sub("", paragraph))
        sentences = (one for one in _sentences(whole) if not left_out.search(one))
        read = (reads(one) for one in sentences)
        line = " ".join(one for one in read if one)
        if line.strip():
            yield line[:1].upper() + line[1:]


def _as_read(text: str) -> str:
    return _in_words(_READ.sub(_AS_READ, text))


def _called(text: str, command: str) -> str | None:
    said = called_here(text, command)
    return None if said is None else _as_read(said)


def _in_words(text: str) -> str:
    """Rules by their numbers, players by a name, and the dealer as what he is."""
    text = _IDS.sub(lambda found: cited(RuleId(found[0])), text)
    text = _PLAYERS.sub(lambda found: _NAMES[int(found[1]) - 1], text)
    return _BOT.sub("dealer", text)
