"""Documents as Slack messages."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.slack import limits
from adapters.slack.render import render
from adapters.slack.spans import card_mark, escape, rich_line, text_line
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
    Weight,
    Who,
    plain,
)
from tests.loopback.slack.schema import SlackSchema
from tests.slack.reading import shown_in_blocks, shown_in_text, slacks_types, with_letters

DOYLE = PersonId("slack:T1:U1001")
LINES = 30 * 30 + 7
"""Lines of the longest document drawn here; a moment may be written longer than it is counted."""
PROP = PersonId("slack:T1:prop-ada")
LETTERS = "ab*_~`<>&@#!|:- "
SPAN = (
    st.text(LETTERS, max_size=900).map(Text)
    | st.text(LETTERS, max_size=40).map(Strong)
    | st.lists(st.sampled_from(STANDARD_DECK), max_size=7).map(lambda c: CardRow(tuple(c)))
    | st.integers(0, 5).map(CardBacks)
    | st.builds(
        Who,
        st.sampled_from([DOYLE, PROP]),
        st.text(LETTERS, min_size=1, max_size=32),
        st.booleans(),
    )
    | st.integers(0, 2 * 10**12).map(lambda at: Until(Instant(at)))
)
LINE = st.lists(SPAN, max_size=4).map(tuple)
BUTTON = st.builds(
    Button,
    st.text("abc<&", min_size=1, max_size=120),
    st.builds(
        Press, st.just(TableId("t1")), st.sampled_from(Verb), amount=st.integers(0, 99).map(Chips)
    ),
    st.sampled_from(Weight),
    st.text("xyz", max_size=120),
)
DOCUMENT = st.builds(
    Document,
    slot=st.sampled_from(Slot),
    title=LINE.map(lambda line: (Text("Hand 7"), *line)),
    sections=st.lists(
        st.builds(Section, st.lists(LINE, max_size=30).map(tuple), st.text("xyz", max_size=9)),
        max_size=30,
    ).map(tuple),
    buttons=st.lists(st.lists(BUTTON, max_size=5).map(tuple), max_size=5).map(tuple),
    tone=st.sampled_from(Tone),
    sequence=st.integers(0, 10**6),
)


@pytest.fixture(scope="module")
def schema() -> SlackSchema:
    """Slack's own types."""
    return slacks_types()


@given(DOCUMENT)
def test_every_message_is_within_slacks_limits(document: Document) -> None:
    """No document, however long, makes a message that Slack would refuse."""
    rendered = render(document)
    assert 1 <= len(rendered.blocks) <= limits.BLOCKS
    assert 1 <= len(shown_in_text(rendered.text)) <= limits.FALLBACK + 30 * LINES
    assert len(rendered.text) <= 40_000
    total = 0
    for block in rendered.blocks:
        size = len(shown_in_blocks([block]))
        total += size if block["type"] != "actions" else 0
        assert size > 0 or block["type"] == "divider"
        if block["type"] == "rich_text":
            assert size <= limits.TEXT + _slack_for_dates(block)
        elif block["type"] == "header":
            assert size <= limits.HEADER
    assert total <= limits.MESSAGE + limits.HEADER + sum(map(_slack_for_dates, rendered.blocks))


def _slack_for_dates(block: dict[str, Any]) -> int:
    """A moment is counted by its number and shown as a time of day; both are short."""
    parts = (e for s in block.get("elements", []) for e in s.get("elements", []))
    return sum(20 for element in parts if element["type"] in {"date", "user"})


@given(DOCUMENT)
def test_every_block_is_one_of_slacks(schema: SlackSchema, document: Document) -> None:
    """Whatever is drawn has the types, ids and lengths that Slack's own packages state."""
    assert schema.block_problems(render(document).blocks) == []


@given(DOCUMENT)
def test_no_mark_of_slacks_comes_out_of_words(document: Document) -> None:
    """In the parsed text only our own mentions and dates are marks, whatever anybody typed."""
    text = render(document).text
    shown_in_text(text)
    assert "<!everyone>" not in text
    assert "<!channel>" not in text


@given(st.lists(LINE, min_size=1, max_size=5))
def test_rich_text_says_what_the_plain_text_says(lines: list[Any]) -> None:
    """Both halves of a message say the same, word for word, but for the marks of the suits."""
    document = Document(Slot.LOG, (Text("-"),), (Section(tuple(lines)),))
    rendered = render(document)
    blocks = with_letters(shown_in_blocks(rendered.blocks))
    assert _words(blocks) == _words(shown_in_text(rendered.text))


def _words(text: str) -> list[str]:
    return text.split()


def test_a_board_is_drawn_in_order() -> None:
    """Title, sections set apart, cards large, buttons below."""
    document = Document(
        slot=Slot.BOARD,
        title=(Strong("Hand 7"), Text(" · Flop")),
        sections=(
            Section(((CardRow(parse_cards("Kh7s")),), (Text("Pot "), Strong("120")))),
            Section(((Who(DOYLE, "Doyle"), Text(" bets "), Strong("1,200")),), heading="Action"),
        ),
        buttons=((Button("Fold", Press(TableId("t1"), Verb.FOLD)),),),
        tone=Tone.LIVE,
        sequence=12,
    )
    blocks = render(document).blocks
    kinds = [block["type"] for block in blocks]
    assert kinds == ["header", "header", "rich_text", "divider", "rich_text", "actions"]
    assert blocks[0]["text"]["text"] == "Hand 7 · Flop"
    assert blocks[1]["text"]["text"] == "K♥\ufe0f 7♠\ufe0e"
    assert blocks[4]["elements"][0]["elements"] == [
        {"type": "text", "text": "Action", "style": {"bold": True}},
        {"type": "text", "text": "\nDoyle bets "},
        {"type": "text", "text": "1,200", "style": {"bold": True}},
    ]
    assert [block["block_id"] for block in blocks] == [f"12.{at}" for at in range(6)]


def test_buttons_of_one_row_are_told_apart() -> None:
    """Two bets in a row have two ids, each the same in every message; a hint is read aloud."""
    row = (
        Button("Bet 40", Press(TableId("t1"), Verb.BET, amount=Chips(40)), hint="Bet 40, half"),
        Button("Bet 80", Press(TableId("t1"), Verb.BET, amount=Chips(80)), Weight.PRIMARY),
        Button("Fold", Press(TableId("t1"), Verb.FOLD), Weight.DANGER),
    )
    (actions,) = render(Document(Slot.REPLY, (), buttons=(row,))).blocks
    elements = actions["elements"]
    assert [element["action_id"] for element in elements] == [
        "riffle.bet", "riffle.bet.2", "riffle.fold",
    ]  # fmt: skip
    assert [element["accessibility_label"] for element in elements] == [
        "Bet 40, half", "Bet 80", "Fold",
    ]  # fmt: skip
    assert [element.get("style") for element in elements] == [None, "primary", "danger"]


def test_only_a_mention_asked_for_notifies() -> None:
    """A name is words whatever it is; the turn notice mentions that person and no other."""
    named = render(Document(Slot.LOG, (Who(DOYLE, "<!everyone>"), Text(" sits down"))))
    called = render(Document(Slot.TURN, (Who(DOYLE, "Doyle", mention=True), Text(", act"))))
    assert named.text == "&lt;!everyone&gt; sits down"
    assert named.blocks[0]["elements"][0]["elements"] == [
        {"type": "text", "text": "<!everyone> sits down"}
    ]
    assert called.text == "<@U1001>, act"
    assert called.blocks[0]["elements"][0]["elements"] == [
        {"type": "user", "user_id": "U1001"},
        {"type": "text", "text": ", act"},
    ]


@pytest.mark.parametrize("name", ["<@U1>", "<!here>", "a & b", "<https://x.y|z>", "&lt;@U1&gt;"])
def test_escaped_words_read_back_as_they_were(name: str) -> None:
    """What Slack parses shows exactly what was typed."""
    assert shown_in_text(escape(name)) == name


def test_every_card_has_its_own_mark() -> None:
    """Fifty-two cards, fifty-two marks, told apart without colour; a ten is written as such."""
    marks = [card_mark(card) for card in STANDARD_DECK]
    assert len(set(marks)) == 52
    assert card_mark(parse_cards("Td")[0]) == "10♦\ufe0f"
    assert card_mark(JOKERS[0]) == "Joker"


@pytest.mark.parametrize(
    ("at", "seconds", "words"),
    [
        (1_700_000_000_000, 1_700_000_000, "at 22:13:20 UTC"),
        (1_700_000_000_001, 1_700_000_001, "at 22:13:21 UTC"),
    ],
)
def test_a_deadline_is_a_time_of_day_and_never_too_early(at: int, seconds: int, words: str) -> None:
    """Nothing counts down on Slack: the end is told, a started second as its end."""
    line = (Until(Instant(at)),)
    assert rich_line(line) == [
        {"type": "date", "timestamp": seconds, "format": "at {time_secs}", "fallback": words}
    ]
    assert text_line(line) == f"<!date^{seconds}^at {{time_secs}}|{words}>"


def test_cards_face_down_show_only_how_many() -> None:
    """Face-down cards are backs, whichever they are."""
    assert rich_line((CardBacks(2),))[0]["text"] == "?? ??"
    assert text_line((CardBacks(2),)) == "?? ??"


def test_a_long_story_loses_its_middle() -> None:
    """Too many lines: the first and the newest stay, and a mark says that some are missing."""
    lines = tuple((Text(f"{number:04} " + "x" * 95),) for number in range(40))
    rendered = render(Document(Slot.REPLY, (), (Section(lines),)))
    shown = shown_in_blocks(rendered.blocks).split("\n")
    assert shown[0].startswith("0000")
    assert shown[-1].startswith("0039")
    assert "…" in shown
    assert len("\n".join(shown)) <= limits.TEXT


def test_the_text_is_the_whole_document() -> None:
    """Notifications and screen readers get everything that a plain document says."""
    document = Document(
        slot=Slot.REPLY,
        title=(Text("You raise to 120"),),
        sections=(Section(((Text("You have "), Strong("a pair"), Text(" of kings")),), "Hand"),),
        buttons=((Button("Fold", Press(TableId("t1"), Verb.FOLD)),),),
    )
    assert render(document).text == plain(document)
