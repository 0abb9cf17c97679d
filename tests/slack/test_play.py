"""A hand on the fake Slack, by buttons, forms, commands and words."""

from pathlib import Path

from core.present.documents import Verb
from tests.loopback.slack.answer import AnswerKind
from tests.loopback.slack.wire import SlackWire
from tests.slack.stand import button, dealing


async def test_a_hand_is_played_by_buttons(slack_wire: SlackWire, tmp_path: Path) -> None:
    """Cards come in private, the press itself redraws the board, and no edit is spent on it."""
    async with dealing(slack_wire, tmp_path / "db") as stand:
        await stand.open_table()
        ann, bob = await stand.seated("Ann", "Bob")
        board, first = await stand.dealt()
        await slack_wire.until(lambda: ann.dm.messages() and bob.dm.messages())
        for person in (ann, bob):
            assert "You have" in person.dm.messages()[-1].text
        before = len(slack_wire.calls("chat.update"))
        answer = await first.press(board, value=button(board, Verb.FOLD).value)
        assert answer.is_answered
        await slack_wire.until(lambda: "Result" in slack_wire.look_again(board).text)
        assert len(slack_wire.calls("chat.update")) == before


async def test_my_cards_are_shown_to_their_owner_alone(
    slack_wire: SlackWire, tmp_path: Path
) -> None:
    """The button shows each player his own hand, and the rail that it has none."""
    async with dealing(slack_wire, tmp_path / "db") as stand:
        await stand.open_table()
        ann, bob = await stand.seated("Ann", "Bob")
        board, _ = await stand.dealt()
        cards = button(board, Verb.MY_CARDS).value
        for person in (ann, bob):
            answer = await person.press(board, value=cards)
            assert answer.is_ephemeral
            assert "You have" in answer.text
        answer = await stand.admin.press(board, value=cards)
        assert answer.is_ephemeral
        assert "You have:" not in answer.text


async def test_an_answer_takes_the_place_of_what_only_he_saw(
    slack_wire: SlackWire, tmp_path: Path
) -> None:
    """A press in a private answer replaces it; the board is edited for everybody."""
    async with dealing(slack_wire, tmp_path / "db") as stand:
        await stand.open_table()
        await stand.seated("Ann", "Bob")
        board, first = await stand.dealt()
        shown = await first.press(board, value=button(board, Verb.MY_CARDS).value)
        before = len(first.ephemerals(stand.channel))
        answer = await first.press(shown.message, value=button(shown.message, Verb.CALL).value)
        assert answer.kind is AnswerKind.UPDATE
        assert "You call" in answer.text
        assert len(first.ephemerals(stand.channel)) == before
        await slack_wire.until(lambda: "called" in slack_wire.look_again(board).text)


async def test_a_raise_is_typed_into_a_form(slack_wire: SlackWire, tmp_path: Path) -> None:
    """A bad amount stays under the field; a good one closes the form and redraws the board
    through the press that opened it."""
    async with dealing(slack_wire, tmp_path / "db") as stand:
        await stand.open_table()
        await stand.seated("Ann", "Bob")
        board, first = await stand.dealt()
        before = len(slack_wire.calls("chat.update"))
        opened = await first.press(board, value=button(board, Verb.AMOUNT).value)
        refused = await first.submit(opened, {"amount": "lots"})
        assert "lots" in refused.errors["amount"]
        refused = await first.submit(opened, {"amount": "11"})
        assert "the smallest raise is to 20, and 11 is less" in refused.errors["amount"]
        accepted = await first.submit(opened, {"amount": "60"})
        assert accepted.kind is AnswerKind.UPDATE
        await slack_wire.until(lambda: "raised to 60" in slack_wire.look_again(board).text)
        assert len(slack_wire.calls("chat.update")) == before


async def test_a_size_is_chosen_in_a_form(slack_wire: SlackWire, tmp_path: Path) -> None:
    """One of the usual sizes is an answer; choosing one and typing another is none."""
    async with dealing(slack_wire, tmp_path / "db") as stand:
        await stand.open_table()
        await stand.seated("Ann", "Bob")
        board, first = await stand.dealt()
        opened = await first.press(board, value=button(board, Verb.AMOUNT).value)
        sizes = opened.modal.fields[1].options
        least = next(iter(sizes))
        both = await first.submit(opened, {"amount": "77", "amount:chosen": least})
        assert "77 or 20" in both.errors["amount"]
        await first.submit(opened, {"amount": "", "amount:chosen": least})
        await slack_wire.until(lambda: "raised to 20" in slack_wire.look_again(board).text)


async def test_a_form_for_a_turn_that_is_over_changes_nothing(
    slack_wire: SlackWire, tmp_path: Path
) -> None:
    """While he was typing somebody else has acted for him: he is told, the table stays."""
    async with dealing(slack_wire, tmp_path / "db") as stand:
        await stand.open_table()
        await stand.seated("Ann", "Bob")
        board, first = await stand.dealt()
        opened = await first.press(board, value=button(board, Verb.AMOUNT).value)
        await first.slash(stand.channel, "/poker", "call")
        version = stand.table.version
        late = await first.submit(opened, {"amount": "60"})
        assert late.errors
        assert stand.table.version == version


async def test_commands_and_words_do_the_same(slack_wire: SlackWire, tmp_path: Path) -> None:
    """`/call`, a mention of the dealer and a private message are read as words."""
    async with dealing(slack_wire, tmp_path / "db") as stand:
        await stand.open_table()
        await stand.seated("Ann", "Bob")
        board, first = await stand.dealt()
        called = await first.slash(stand.channel, "/call")
        assert "You call" in called.text
        board, second = await stand.dealt()
        second.mention_bot(stand.channel, "raise 40")
        await slack_wire.until(lambda: "raised to 40" in slack_wire.look_again(board).text)
        await slack_wire.until(lambda: "You raise" in second.ephemerals(stand.channel)[0].text)
        first.say(first.dm, "raise to 80")
        await slack_wire.until(lambda: "raised to 80" in slack_wire.look_again(board).text)
        await slack_wire.until(lambda: "You raise by 40 to 80" in first.dm.messages()[-1].text)


async def test_unknown_words_get_the_nearest_commands(
    slack_wire: SlackWire, tmp_path: Path
) -> None:
    """Never silence: what he may have meant, and nothing has been done."""
    async with dealing(slack_wire, tmp_path / "db") as stand:
        await stand.open_table()
        (ann,) = await stand.seated("Ann")
        answer = await ann.slash(stand.channel, "/poker", "leve <!everyone> & <@U1>")
        assert "leave" in answer.text
        assert answer.is_ephemeral


async def test_an_act_told_three_times_counts_once(slack_wire: SlackWire, tmp_path: Path) -> None:
    """Three deliveries of each press, command and word, as after lost acknowledgements."""
    slack_wire.duplicates = 3
    async with dealing(slack_wire, tmp_path / "db") as stand:
        await stand.open_table()
        await stand.seated("Ann", "Bob")
        board, first = await stand.dealt()
        await first.press(board, value=button(board, Verb.CALL).value)
        board, second = await stand.dealt()
        assert stand.table.hand is not None
        action = stand.table.hand.action
        second.mention_bot(stand.channel, "raise 40")
        await slack_wire.until(lambda: "raised to 40" in slack_wire.look_again(board).text)
        assert stand.table.hand.action == action + 1
        await slack_wire.until(lambda: "You raise" in second.ephemerals(stand.channel)[0].text)
        await stand.room.settled()
        told = [seen for seen in second.ephemerals(stand.channel) if "You raise" in seen.text]
        assert len(told) == 1


async def test_an_old_button_is_told_so(slack_wire: SlackWire, tmp_path: Path) -> None:
    """A press on a board of an earlier turn changes nothing."""
    async with dealing(slack_wire, tmp_path / "db") as stand:
        await stand.open_table()
        await stand.seated("Ann", "Bob")
        board, first = await stand.dealt()
        call = button(board, Verb.CALL).value
        await first.press(board, value=call)
        version = stand.table.version
        again = await first.press(board, value=call, as_seen=True)
        assert again.is_ephemeral
        assert again.text
        assert stand.table.version == version
