"""Documents as Discord messages."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.discord import limits
from adapters.discord.render import render
from adapters.discord.spans import card_mark, line_text
from core.cards import JOKERS, STANDARD_DECK, parse_cards
from core.chips import Chips
from core.ids import Instant, PersonId, TableId
from core.present.documents import (
    Button,
    CardBacks,
    CardRow,
    Document,
    Press,
    Section,
    Slot,
    Strong,
    Text,
    Tone,
    Until,
    Verb,
    Who,
    plain,
)

DOYLE = PersonId("discord:7:1001")
SPAN = (
    st.text("ab*_`@<>|# ", max_size=400).map(Text)
    | st.text("ab*_`", max_size=40).map(Strong)
    | st.lists(st.sampled_from(STANDARD_DECK), max_size=7).map(lambda c: CardRow(tuple(c)))
    | st.builds(Who, st.just(DOYLE), st.text(min_size=1, max_size=32), st.booleans())
)
LINE = st.lists(SPAN, max_size=4).map(tuple)
BUTTON = st.builds(
    Button,
    st.text("abc", min_size=1, max_size=120),
    st.builds(
        Press, st.just(TableId("t1")), st.sampled_from(Verb), amount=st.integers(0, 99).map(Chips)
    ),
)
DOCUMENT = st.builds(
    Document,
    slot=st.sampled_from(Slot),
    title=LINE.map(lambda line: (Text("Hand 7"), *line)),
    sections=st.lists(
        st.builds(Section, st.lists(LINE, max_size=8).map(tuple), st.text("xyz", max_size=9)),
        max_size=9,
    ).map(tuple),
    buttons=st.lists(st.lists(BUTTON, max_size=5).map(tuple), max_size=5).map(tuple),
    tone=st.sampled_from(Tone),
)


def _components(parts: Any) -> Iterator[dict[str, Any]]:
    for part in parts:
        yield part
        yield from _components(part.get("components", ()))


def _parts(document: Document) -> list[dict[str, Any]]:
    return list(_components(_drawn(document)))


def _drawn(document: Document) -> Any:
    view: Any = render(document).view
    return view.to_components()


def _mentions(document: Document) -> Any:
    mentions: Any = render(document).mentions
    return mentions.to_dict()


@given(DOCUMENT)
async def test_every_message_is_within_discords_limits(document: Document) -> None:
    """No document, however long, makes a message that Discord would refuse."""
    parts = _parts(document)
    texts = [part["content"] for part in parts if part["type"] == 10]
    ids = [part["custom_id"] for part in parts if part["type"] == 2]
    assert len(parts) <= limits.COMPONENTS
    assert sum(map(len, texts)) <= limits.TEXT
    assert all(texts)
    assert len(set(ids)) == len(ids)
    assert all(1 <= len(part["components"]) <= 5 for part in parts if part["type"] == 1)
    assert all(1 <= len(part["label"]) <= 80 for part in parts if part["type"] == 2)


async def test_a_long_line_of_news_is_cut_with_its_breaks() -> None:
    """Blocks without a frame are one text: the breaks between them count, to the character."""
    record = Section(((Text("raises by 20 " * 400),),))
    news = Document(Slot.LOG, (Text("Ann objects."),), (record, record))
    (text,) = (part["content"] for part in _parts(news))
    assert len(text) == limits.TEXT


async def test_a_board_is_drawn_in_order() -> None:
    """Title, sections set apart, buttons below; headings stand out and cards are boxed."""
    document = Document(
        slot=Slot.BOARD,
        title=(Text("Hand 7"),),
        sections=(
            Section(((Text("Board "), CardRow(parse_cards("Kh7s"))),)),
            Section(((Who(DOYLE, "Doyle"), Text(" bets "), Strong("1,200")),), heading="Action"),
        ),
        buttons=((Button("Fold", Press(TableId("t1"), Verb.FOLD)),),),
        tone=Tone.LIVE,
    )
    (frame,) = _drawn(document)
    kinds = [part["type"] for part in frame["components"]]
    texts = [part["content"] for part in frame["components"] if part["type"] == 10]
    assert kinds == [10, 14, 10, 14, 10, 1]
    assert texts == ["### Hand 7", "Board `K♥️` `7♠︎`", "**Action**\nDoyle bets **1,200**"]
    assert frame["accent_color"] is not None


async def test_only_a_mention_asked_for_notifies() -> None:
    """A name notifies nobody; the turn notice's mention notifies that person and no other."""
    named = Document(slot=Slot.LOG, title=(Who(DOYLE, "@everyone"), Text(" sits down")))
    called = Document(slot=Slot.TURN, title=(Who(DOYLE, "Doyle", mention=True), Text(", act")))
    assert _mentions(named) == {"parse": []}
    assert _mentions(called) == {"parse": [], "users": [1001]}
    assert _parts(called)[0]["content"] == "<@1001>, act"


def test_every_card_has_its_own_mark() -> None:
    """Fifty-two cards, fifty-two marks, told apart without colour; a ten is written as such."""
    marks = [card_mark(card) for card in STANDARD_DECK]
    assert len(set(marks)) == 52
    assert card_mark(parse_cards("Td")[0]) == "`10♦️`"
    assert card_mark(JOKERS[0]) == "`Joker`"


@pytest.mark.parametrize(
    ("at", "shown"),
    [(1_700_000_000_000, "<t:1700000000:R>"), (1_700_000_000_001, "<t:1700000001:R>")],
)
def test_a_deadline_is_never_shown_too_early(at: int, shown: str) -> None:
    """Discord counts whole seconds: a started second is shown as its end."""
    assert line_text((Until(Instant(at)),)) == shown


def test_cards_face_down_show_only_how_many() -> None:
    """Face-down cards are backs, whichever they are."""
    assert line_text((CardBacks(2),)) == "`??` `??`"


async def test_nothing_of_the_plain_text_is_lost() -> None:
    """What a short document says in plain text is all in the message."""
    document = Document(
        slot=Slot.REPLY,
        title=(Text("You raise to 120"),),
        sections=(Section(((Text("You have a pair of kings"),),)),),
    )
    shown = "\n".join(part["content"] for part in _parts(document) if part["type"] == 10)
    assert all(line in shown for line in plain(document).splitlines() if line)


@pytest.mark.parametrize(
    ("text", "shown"),
    [("No. 1 ", "**No. 1** "), (" and ", " **and** "), ("  ", "  "), ("a*b", r"**a\*b**")],
)
def test_strong_words_have_no_blanks_inside(text: str, shown: str) -> None:
    """Discord shows the stars of bold words that begin or end on a blank."""
    assert line_text((Strong(text),)) == shown
