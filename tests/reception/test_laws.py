"""Laws of the reception: whatever anybody types or sends is answered, once, without an error."""

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given, settings
from hypothesis import strategies as st

from core.ids import CommunityId, PlaceId
from core.present import EXAMPLES
from core.present.documents import Press, Verb
from tests.engine.kit import COMMUNITY, PLACE, audited
from tests.reception.front import Front, Heard, a_front

WORDS = sorted({word for example in EXAMPLES.values() for word in example.split()})
PIECES = st.one_of(
    st.sampled_from(WORDS),
    st.sampled_from(["<@ann>", "<@nobody>", "<@", "5/10", "/", "-", "200-1000", "-5", "1e9", "٣",
                     "²", "seat", "to", "please", "½", "pot", "60", "9" * 30, "prop", "{typed}"]),
    st.text(max_size=5),
)  # fmt: skip
TYPED = st.one_of(st.lists(PIECES, max_size=7).map(" ".join), st.text(max_size=300))
SPEAKERS = st.sampled_from(["ann", "bob", "dan", "boss"])
WHERE = st.sampled_from([(PLACE, COMMUNITY), (None, COMMUNITY), (None, None),
                         (PlaceId("fake:club:bar"), COMMUNITY)])  # fmt: skip
SAYING = st.tuples(SPEAKERS, TYPED, WHERE)
SENDING = st.tuples(SPEAKERS, st.sampled_from(list(Verb)), TYPED)


def answered(front: Front, heard: Heard) -> None:
    """One answer, and nothing that needed a report."""
    assert heard.count == 1
    assert front.reported == []


@settings(max_examples=30, deadline=None)
@given(sayings=st.lists(SAYING, min_size=1, max_size=12), has_hand=st.booleans())
def test_any_words_are_answered_once(
    sayings: list[tuple[str, str, tuple[PlaceId | None, CommunityId | None]]], has_hand: bool
) -> None:
    """Any text, by anybody, in a channel or in private, with a hand or without a table; and the
    books are right afterwards."""

    async def speak(path: Path) -> None:
        async with a_front(path) as front:
            if has_hand:
                await front.open("ann", "bob")
            for name, typed, (place, community) in sayings:
                answered(front, await front.says(name, typed, place=place, community=community))
        assert (await audited(path)).ok

    with TemporaryDirectory() as folder:
        asyncio.run(speak(Path(folder) / "room.db"))


@settings(max_examples=20, deadline=None)
@given(sent=st.lists(SENDING, min_size=1, max_size=10))
def test_any_form_and_press_is_answered_once(sent: list[tuple[str, Verb, str]]) -> None:
    """Any button and any text in its form, of this moment or without one."""

    async def speak(path: Path) -> None:
        async with a_front(path) as front:
            await front.open("ann", "bob")
            table = front.table.id
            for name, verb, typed in sent:
                press = Press(table, verb)
                if (here := front.room.table(table)) is not None and here.hand is not None:
                    press = front.press(verb)
                answered(front, await front.presses(name, press))
                answered(front, await front.sends(name, press, typed))

    with TemporaryDirectory() as folder:
        asyncio.run(speak(Path(folder) / "room.db"))
