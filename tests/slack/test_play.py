"""A hand on the fake Slack, by buttons, forms, commands and words."""

from pathlib import Path

from core.present.documents import Verb
from tests.loopback.slack.wire import SlackWire
from tests.slack.stand import button, dealing


async def test_a_hand_is_played_by_buttons(slack_wire: SlackWire, tmp_path: Path) -> None:
    """Cards come in private, the board is redrawn by the press, and the result is kept."""
    async with dealing(slack_wire, tmp_path / "db") as stand:
        await stand.open_table()
        ann, bob = await stand.seated("Ann", "Bob")
        board, first = await stand.dealt()
        await slack_wire.until(lambda: ann.dm.messages() and bob.dm.messages())
        for person in (ann, bob):
            assert "You have" in person.dm.messages()[-1].text

        def edits() -> int:
            return sum(call.matches("chat.update") for call in slack_wire.web.calls)

        before = edits()
        answer = await first.press(board, value=button(board, Verb.FOLD).value)
        assert answer.is_answered
        await slack_wire.until(lambda: "Result" in slack_wire.look_again(board).text)
        assert edits() == before
