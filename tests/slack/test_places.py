"""Where a table can be, and who may do what there."""

from pathlib import Path

from adapters.slack.identity import place_id
from core.present.documents import Verb
from tests.loopback.slack.wire import SlackWire
from tests.slack.stand import button, dealing


async def test_an_admin_opens_a_table_by_words(slack_wire: SlackWire, tmp_path: Path) -> None:
    """`/poker table open 5/10` opens one; a member who is no admin is told what it takes."""
    async with dealing(slack_wire, tmp_path / "db") as stand:
        ann = stand.workspace.member("Ann")
        refused = await ann.slash(stand.channel, "/poker", "table open 5/10")
        assert "admin" in refused.text
        opened = await stand.admin.slash(stand.channel, "/poker", "table open 5/10 seats 4")
        assert "The table is open" in opened.text
        await slack_wire.until(lambda: stand.channel.last is not None)
        assert stand.channel.last is not None
        assert "5/10" in stand.channel.last.text


async def test_without_an_invitation_the_dealer_asks_for_one(
    slack_wire: SlackWire, tmp_path: Path
) -> None:
    """In a channel it is not in, public or private, the admin is told how to let it in."""
    async with dealing(slack_wire, tmp_path / "db") as stand:
        for private in (False, True):
            channel = stand.workspace.channel("far", private=private, with_bot=False)
            answer = await stand.admin.slash(channel, "/poker", "table open 5/10")
            assert "/invite" in answer.text
            assert stand.room.table_at(place_id(stand.community, channel.id)) is None


async def test_a_table_lives_in_a_thread(slack_wire: SlackWire, tmp_path: Path) -> None:
    """Opened by a mention there, it is played by buttons and words there, and the channel around
    it has a table of its own."""
    async with dealing(slack_wire, tmp_path / "db") as stand:
        await stand.open_table()
        root = stand.admin.say(stand.channel, "shall we play?")
        thread = stand.channel.thread(root)
        stand.admin.mention_bot(thread, "table open 1/2")
        place = place_id(stand.community, stand.channel.id, root.id)
        await slack_wire.until(lambda: stand.room.table_at(place))
        await slack_wire.until(lambda: any("1/2" in seen.text for seen in thread.messages()))
        table = stand.room.table_at(place)
        assert table is not None
        people = [stand.workspace.member(name) for name in ("Ann", "Bob")]
        for person in people:
            person.mention_bot(thread, "sit 100")
        await slack_wire.until(lambda: any(seen.buttons for seen in thread.messages()[-1:]))
        await slack_wire.until(lambda: "Hand 1" in thread.messages()[-1].text)
        board = thread.messages()[-1]
        assert not any("Hand 1" in seen.text for seen in stand.channel.messages())
        state = stand.room.table(table.id)
        assert state is not None
        assert state.hand is not None
        assert state.hand.to_act is not None
        occupant = state.occupant(state.hand.to_act)
        assert occupant is not None
        first = next(p for p in people if stand.id_of(p) == occupant.person)
        await first.press(board, value=button(board, Verb.CALL).value)
        await slack_wire.until(lambda: "called" in slack_wire.look_again(board).text)


async def test_words_under_the_board_mean_its_table(slack_wire: SlackWire, tmp_path: Path) -> None:
    """A reply in the thread under one of the dealer's messages is said at the channel's table."""
    async with dealing(slack_wire, tmp_path / "db") as stand:
        await stand.open_table()
        await stand.seated("Ann", "Bob")
        board, first = await stand.dealt()
        first.mention_bot(stand.channel.thread(board), "call")
        await slack_wire.until(lambda: "called" in slack_wire.look_again(board).text)


async def test_a_guest_plays_like_anyone(slack_wire: SlackWire, tmp_path: Path) -> None:
    """A guest who was let into the channel sits down and is dealt in."""
    async with dealing(slack_wire, tmp_path / "db") as stand:
        await stand.open_table()
        guest = stand.workspace.member("Gus", guest=True)
        stand.channel.invite(guest.id)
        answer = await guest.slash(stand.channel, "/poker", "sit 1000")
        assert "Welcome" in answer.text


async def test_who_is_deactivated_gets_up_with_his_chips(
    slack_wire: SlackWire, tmp_path: Path
) -> None:
    """His seat is given up when the hand allows it, and his chips are back in his wallet."""
    slack_wire.events.add("user_change")
    async with dealing(slack_wire, tmp_path / "db") as stand:
        await stand.open_table()
        (ann,) = await stand.seated("Ann")
        person = stand.id_of(ann)
        had = await stand.room.balance(person)
        ann.deactivate()
        await slack_wire.tell(stand.workspace.team, {"type": "user_change", "user": ann.user})
        await slack_wire.until(lambda: not stand.room.tables_of(person))
        assert await stand.room.balance(person) == had + 100_000


async def test_chips_are_granted_to_a_mention(slack_wire: SlackWire, tmp_path: Path) -> None:
    """`/poker chips grant @ann 500`: Slack turns the name into an id, the dealer back."""
    async with dealing(slack_wire, tmp_path / "db") as stand:
        ann = stand.workspace.member("Ann")
        had = await stand.room.balance(stand.id_of(ann))
        words = f"chips grant <@{ann.id}|ann> 500"
        answer = await stand.admin.slash(stand.channel, "/poker", words)
        assert "Ann was given 500" in answer.text
        assert await stand.room.balance(stand.id_of(ann)) == had + 50_000


async def test_a_name_that_looks_like_a_mention_is_words(
    slack_wire: SlackWire, tmp_path: Path
) -> None:
    """Whoever calls himself @everyone is shown so, and nobody is notified."""
    async with dealing(slack_wire, tmp_path / "db") as stand:
        await stand.open_table()
        await stand.seated("<!everyone>", "*Bob* & <@U1>")
        board, _ = await stand.dealt()
        assert "<!everyone>" in board.text
        assert "&lt;!everyone&gt;" in board.notification
        assert "*Bob* & <@U1>" in board.text
