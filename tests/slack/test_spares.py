"""What is left of presses redraws boards that no press has changed."""

from pathlib import Path

from adapters.slack.spares import Spares
from core.present.documents import Document, Slot, Text, Verb
from tests.loopback.slack.wire import SlackWire
from tests.slack.stand import button, dealing

DOCUMENT = Document(Slot.BOARD, (Text("Hand 1"),))


class Press:
    """A press with so many answers left, of which none or all arrive."""

    def __init__(self, left: int, *, works: bool = True) -> None:
        self.left = left
        self.works = works

    @property
    def is_spare(self) -> bool:
        """See ``Spare``."""
        return self.left > 0

    async def redraw(self, document: Document) -> bool:
        """See ``Spare``."""
        self.left -= 1
        return self.works


async def test_the_newest_press_that_is_left_is_used() -> None:
    """The newest first, then the one before; at last none is left, and an edit it must be."""
    spares: Spares[str] = Spares()
    old, new = Press(1), Press(2)
    spares.keep("m", old)
    spares.keep("m", new)
    assert [await spares.redraw("m", DOCUMENT) for _ in range(4)] == [True, True, True, False]
    assert (old.left, new.left) == (0, 0)
    assert not await spares.redraw("another", DOCUMENT)


async def test_only_the_newest_presses_are_remembered() -> None:
    """Three presses of a message, and no more messages than can be in use."""
    spares: Spares[int] = Spares()
    presses = [Press(1) for _ in range(5)]
    for press in presses:
        spares.keep(0, press)
    assert [await spares.redraw(0, DOCUMENT) for _ in range(4)] == [True, True, True, False]
    assert [press.left for press in presses] == [1, 1, 0, 0, 0]
    spares.keep(1, Press(1))
    for message in range(2, 1_026):
        spares.keep(message, Press(1))
    assert not await spares.redraw(1, DOCUMENT)


async def test_a_typed_act_uses_what_a_press_has_left(
    slack_wire: SlackWire, tmp_path: Path
) -> None:
    """After one press on the board, two typed acts cost no edit; the next one does."""
    async with dealing(slack_wire, tmp_path / "db") as stand:
        await stand.open_table()
        await stand.seated("Ann", "Bob")
        board, first = await stand.dealt()
        await first.press(board, value=button(board, Verb.CALL).value)
        for amount, edits in ((20, 0), (40, 0), (60, 1)):
            _, person = await stand.dealt()
            await person.slash(stand.channel, "/poker", f"raise {amount}")
            text = f"raised to {amount}"
            await slack_wire.until(lambda t=text: t in slack_wire.look_again(board).text)  # type: ignore[misc]
            assert len(slack_wire.calls("chat.update", stand.channel.id)) == edits
