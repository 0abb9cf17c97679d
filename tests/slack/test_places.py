"""Where a table can be, and who may do what there."""

from pathlib import Path
from typing import Any

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


async def test_a_table_is_opened_in_a_thread(slack_wire: SlackWire, tmp_path: Path) -> None:
    """A mention there opens one beside the table of the channel around it."""
    async with dealing(slack_wire, tmp_path / "db") as stand:
        await stand.open_table()
        root = stand.admin.say(stand.channel, "shall we play?")
        thread = stand.channel.thread(root)
        stand.admin.mention_bot(thread, "table open 1/2")
        place = place_id(stand.community, stand.channel.id, root.id)
        await slack_wire.until(lambda: stand.room.table_at(place))
        await slack_wire.until(lambda: any("1/2" in seen.text for seen in thread.messages()))
        await slack_wire.until(lambda: any("5/10" in s.text for s in stand.channel.messages()))
        assert not any("1/2" in seen.text for seen in stand.channel.messages())


async def test_a_hand_is_played_in_a_thread(slack_wire: SlackWire, tmp_path: Path) -> None:
    """Words and buttons work there, and nothing of it stands in the channel."""
    async with dealing(slack_wire, tmp_path / "db") as stand:
        thread = stand.channel.thread(stand.admin.say(stand.channel, "shall we play?"))
        stand.in_thread = thread
        await stand.open_table()
        for name in ("Ann", "Bob"):
            person = stand.workspace.member(name)
            stand.people[person.id] = person
            person.mention_bot(thread, "sit 1000")
        board, first = await stand.dealt()
        answer = await first.press(board, value=button(board, Verb.MY_CARDS).value)
        assert "You have:" in answer.text
        await first.press(board, value=button(board, Verb.CALL).value)
        await slack_wire.until(lambda: "called" in slack_wire.look_again(board).text)
        assert board.thread == thread.thread_ts
        assert len(stand.channel.messages()) == 1


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


async def test_a_stranger_plays_in_a_shared_channel(slack_wire: SlackWire, tmp_path: Path) -> None:
    """Somebody of the other workspace sits down at the table, with a wallet where it is."""
    async with dealing(slack_wire, tmp_path / "db") as stand:
        away = slack_wire.workspace("away")
        stand.channel = stand.workspace.channel("shared", shared_with=(away,))
        await stand.open_table()
        ann = away.member("Ann")
        stand.channel.invite(ann.id)
        await slack_wire.until(lambda: stand.channel.last and stand.channel.last.buttons)
        sign = stand.channel.last
        assert sign is not None
        opened = await ann.press(sign, value=button(sign, Verb.BUY_IN).value)
        answer = await ann.submit(opened, {"amount": "500"})
        assert "Welcome" in answer.text
        assert stand.table.occupant_of(stand.id_of(ann)) is not None


async def test_who_is_deactivated_gets_up_with_his_chips(
    slack_wire: SlackWire, tmp_path: Path
) -> None:
    """His seat is given up when the hand allows it, and his chips are back in his wallet."""
    slack_wire.events.add("user_change")
    async with dealing(slack_wire, tmp_path / "db") as stand:
        await stand.open_table()
        (ann,) = await stand.seated("Ann")
        person = stand.id_of(ann)
        had = await stand.room.wallets.balance(person)
        ann.deactivate()
        change = {"type": "user_change", "user": told(ann.user), "event_ts": "1.0", "cache_ts": 1}
        await slack_wire.tell(stand.workspace.team, change)
        await slack_wire.until(lambda: not stand.room.tables_of(person))
        assert await stand.room.wallets.balance(person) == had + 100_000


async def test_chips_are_granted_to_a_mention(slack_wire: SlackWire, tmp_path: Path) -> None:
    """`/poker chips grant @ann 500`: Slack turns the name into an id, the dealer back."""
    async with dealing(slack_wire, tmp_path / "db") as stand:
        ann = stand.workspace.member("Ann")
        had = await stand.room.wallets.balance(stand.id_of(ann))
        words = f"chips grant <@{ann.id}|ann> 500"
        answer = await stand.admin.slash(stand.channel, "/poker", words)
        assert "Ann was given 500" in answer.text
        assert await stand.room.wallets.balance(stand.id_of(ann)) == had + 50_000


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


_WORDS = (
    "title", "phone", "skype", "real_name_normalized", "display_name_normalized", "status_text",
    "status_text_canonical", "status_emoji", "avatar_hash", "first_name", "last_name", "image_24",
    "image_32", "image_48", "image_72", "image_192", "image_512", "team",
)  # fmt: skip


def told(user: dict[str, Any]) -> dict[str, Any]:
    """A user as a ``user_change`` tells of one, with all that Slack's types ask for."""
    profile = dict.fromkeys(_WORDS, "") | user["profile"] | {"fields": {}}
    profile |= {"status_emoji_display_info": [], "status_expiration": 0}
    more = {"color": "", "locale": "en", "is_email_confirmed": True}
    return user | more | {"profile": profile, "who_can_share_contact_card": "EVERYONE"}
