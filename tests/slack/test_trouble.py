"""What goes wrong on the way to Slack, and what people see of it."""

from pathlib import Path

import pytest

from core.present.documents import Verb
from tests.loopback.slack.answer import AnswerKind
from tests.loopback.slack.faults import usual_limits
from tests.loopback.slack.wire import SlackWire
from tests.slack.stand import button, dealing


@pytest.mark.parametrize(
    "how",
    [{"reset": True}, {"status": 500}, {"status": 503, "html": True}, {"error": "internal_error"}],
)
async def test_a_lost_answer_never_shows_a_message_twice(
    slack_wire: SlackWire, tmp_path: Path, how: dict[str, object]
) -> None:
    """Sign, board and cards are applied and not answered: each is found by its metadata."""
    async with dealing(slack_wire, tmp_path / "db") as stand:
        slack_wire.fault("chat.postMessage", after=True, times=6, **how)
        await stand.open_table()
        ann, bob = await stand.seated("Ann", "Bob")
        board, first = await stand.dealt()
        await first.press(board, value=button(board, Verb.FOLD).value)
        await slack_wire.until(lambda: "Result" in slack_wire.look_again(board).text)
        await slack_wire.until(lambda: ann.dm.messages() and bob.dm.messages())
        boards = [seen for seen in stand.channel.messages() if "Hand 1 " in seen.text]
        signs = [seen for seen in stand.channel.messages() if "Press Sit" in seen.text]
        assert len(boards) == len(signs) == 1
        for person in (ann, bob):
            assert sum("Hand 1 " in seen.text for seen in person.dm.messages()) == 1
        assert slack_wire.calls("conversations.history")


@pytest.mark.parametrize("how", [{"reset": True}, {"status": 502}, {"error": "fatal_error"}])
async def test_what_never_arrived_is_sent_after_looking(
    slack_wire: SlackWire, tmp_path: Path, how: dict[str, object]
) -> None:
    """A call that was lost before it was applied is made again, once."""
    async with dealing(slack_wire, tmp_path / "db") as stand:
        slack_wire.fault("chat.postMessage", **how)
        await stand.open_table()
        await slack_wire.until(stand.channel.messages)
        assert len(stand.channel.messages()) == 1


async def test_a_busy_channel_waits_and_others_go_on(slack_wire: SlackWire, tmp_path: Path) -> None:
    """A 429 in one channel holds its messages; a table elsewhere deals meanwhile."""
    async with dealing(slack_wire, tmp_path / "db") as stand:
        slack_wire.fault("chat.postMessage", channel=stand.channel.id, status=429, retry_after=1)
        await stand.open_table()
        await slack_wire.until(lambda: slack_wire.calls("chat.postMessage"))
        other = stand.workspace.channel("other")
        await stand.admin.slash(other, "/poker", "table open 1/2")
        await slack_wire.until(other.messages)
        assert not stand.channel.messages()
        await slack_wire.until(stand.channel.messages)
        assert len(slack_wire.calls("chat.postMessage", stand.channel.id)) == 2


async def test_closed_private_messages_are_whispered_at_the_table(
    slack_wire: SlackWire, tmp_path: Path
) -> None:
    """Cards come for their player's eyes only where he plays; the button shows them again."""
    async with dealing(slack_wire, tmp_path / "db") as stand:
        await stand.open_table()
        ann = stand.workspace.member("Ann")
        ann.close_dms()
        stand.people[ann.id] = ann
        await ann.slash(stand.channel, "/poker", "sit 1000")
        (bob,) = await stand.seated("Bob")
        board, _ = await stand.dealt()
        await slack_wire.until(lambda: "You have:" in ann.ephemerals(stand.channel)[0].text)
        assert not any("You have:" in seen.text for seen in bob.ephemerals(stand.channel))
        answer = await ann.press(board, value=button(board, Verb.MY_CARDS).value)
        assert "You have:" in answer.text


async def test_where_nothing_private_arrives_the_button_remains(
    slack_wire: SlackWire, tmp_path: Path
) -> None:
    """Neither a private message nor a whisper can be sent: it is said once, the hand goes on."""
    async with dealing(slack_wire, tmp_path / "db") as stand:
        await stand.open_table()
        ann = stand.workspace.member("Ann")
        ann.close_dms()
        stand.people[ann.id] = ann
        slack_wire.fault("chat.postEphemeral", error="user_not_in_channel", times=None)
        await ann.slash(stand.channel, "/poker", "sit 1000")
        await stand.seated("Bob")
        board, _ = await stand.dealt()
        answer = await ann.press(board, value=button(board, Verb.MY_CARDS).value)
        assert "You have:" in answer.text


async def test_where_editing_is_closed_a_new_board_is_posted(
    slack_wire: SlackWire, tmp_path: Path
) -> None:
    """The workspace allows no edits: the next state of the hand is a new message."""
    async with dealing(slack_wire, tmp_path / "db") as stand:
        await stand.open_table()
        await stand.seated("Ann", "Bob")
        board, first = await stand.dealt()
        stand.workspace.close_edits()
        await first.slash(stand.channel, "/poker", "call")
        await slack_wire.until(
            lambda: (
                stand.channel.last is not None
                and stand.channel.last.id != board.id
                and "called" in stand.channel.last.text
            )
        )


async def test_a_press_that_cannot_redraw_leaves_it_to_an_edit(
    slack_wire: SlackWire, tmp_path: Path
) -> None:
    """The response_url fails: the board is edited, and the act has counted."""
    async with dealing(slack_wire, tmp_path / "db") as stand:
        await stand.open_table()
        await stand.seated("Ann", "Bob")
        board, first = await stand.dealt()
        slack_wire.fault("response_url", status=500)
        await first.press(board, value=button(board, Verb.CALL).value)
        await slack_wire.until(lambda: "called" in slack_wire.look_again(board).text)
        assert slack_wire.calls("chat.update")


async def test_a_form_that_comes_too_late_says_so(slack_wire: SlackWire, tmp_path: Path) -> None:
    """Slack opens no form any more: the person is asked to press again."""
    async with dealing(slack_wire, tmp_path / "db") as stand:
        await stand.open_table()
        await stand.seated("Ann", "Bob")
        board, first = await stand.dealt()
        slack_wire.fault("views.open", error="expired_trigger_id")
        answer = await first.press(board, value=button(board, Verb.AMOUNT).value)
        assert answer.kind is AnswerKind.MESSAGE
        assert answer.is_ephemeral


async def test_an_uninstall_in_a_hand_loses_nothing(slack_wire: SlackWire, tmp_path: Path) -> None:
    """The clocks of that workspace stand still, and every chip stays where it is."""
    async with dealing(slack_wire, tmp_path / "db") as stand:
        await stand.open_table()
        await stand.seated("Ann", "Bob")
        await stand.dealt()
        chips = [occupant.stack for occupant in stand.table.occupants]
        await stand.workspace.uninstall()
        await slack_wire.until(lambda: stand.table.paused_at is not None)
        assert stand.table.is_in_hand
        assert [occupant.stack for occupant in stand.table.occupants] == chips


async def test_lost_sockets_stop_the_clocks_and_come_back(
    slack_wire: SlackWire, tmp_path: Path
) -> None:
    """While nobody can be heard no time runs; afterwards the hand goes on where it was."""
    async with dealing(slack_wire, tmp_path / "db", grace=0.05) as stand:
        await stand.open_table()
        await stand.seated("Ann", "Bob")
        await stand.dealt()
        refused = slack_wire.fault("apps.connections.open", status=500, times=None)
        slack_wire.sockets.cut()
        await slack_wire.until(lambda: stand.table.paused_at is not None, 20)
        refused.times = refused.hits
        await slack_wire.until(lambda: stand.table.paused_at is None, 30)
        board, first = await stand.dealt()
        await first.press(board, value=button(board, Verb.CALL).value)
        await slack_wire.until(lambda: "called" in slack_wire.look_again(board).text)


async def test_no_limit_of_slacks_is_run_into(slack_wire: SlackWire, tmp_path: Path) -> None:
    """Hands that are played faster than people can stay within the tiers that Slack publishes."""
    slack_wire.web.limits.extend(usual_limits())
    async with dealing(slack_wire, tmp_path / "db") as stand:
        await stand.open_table()
        await stand.seated("Ann", "Bob")
        for hand in range(1, 6):
            _, first = await stand.dealt(hand)
            await first.slash(stand.channel, "/poker", "fold")
        assert stand.table.hands >= 4
