"""Acting in a hand on Discord: buttons, forms, slash commands and typed words."""

from __future__ import annotations

from pathlib import Path

from simcord.backend.models.interaction import ResponseKind

from core.hand.commands import Prompt
from core.present.documents import Verb
from core.present.presses.text import decode

from .cardroom import Stand, dealing
from .messages import Button
from .people import Person
from .wire import DiscordWire


async def test_a_press_redraws_the_board_in_its_answer(
    discord_wire: DiscordWire, tmp_path: Path
) -> None:
    """An act by button is acknowledged and shown in one call, outside Discord's global limit."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        await stand.open_table()
        await stand.seated("Ann", "Bob")
        board, first = await stand.dealt()
        await discord_wire.until(lambda: all(p.dm.messages() for p in stand.people.values()))
        before = len(discord_wire.calls())
        answer = await first.press(board, custom_id=_button(stand, Verb.CALL))
        assert answer.kind is ResponseKind.UPDATE
        assert "calls" in answer.text
        await stand.room.settled()
        assert discord_wire.tally(before).limited == 0
        assert discord_wire.tally(before).answers == 1


async def test_refusals_are_private_and_change_nothing(
    discord_wire: DiscordWire, tmp_path: Path
) -> None:
    """Out of turn, not seated, an impossible act or amount: told why, privately, and nothing
    happens."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        await stand.open_table()
        await stand.seated("Ann", "Bob")
        board, first = await stand.dealt()
        (second,) = stand.others(first)
        outsider = stand.guild.member("Rail")
        version = stand.table.version
        call, amount = _button(stand, Verb.CALL), _button(stand, Verb.AMOUNT)
        for answer in (
            await second.press(board, custom_id=call),
            await second.press(board, custom_id=amount),
        ):
            assert answer.is_ephemeral
            assert first.name in answer.text
        declared = await second.slash(stand.channel, "call")
        assert declared.is_ephemeral
        assert "nothing to call" in declared.text
        for answer in (
            await outsider.press(board, custom_id=call),
            await outsider.press(board, custom_id=amount),
            await outsider.press(board, "My cards"),
            await outsider.slash(stand.channel, "mycards"),
            await outsider.slash(stand.channel, "leave"),
        ):
            assert answer.is_ephemeral
            assert "no seat" in answer.text
        check = await first.slash(stand.channel, "check")
        assert "5" in check.text
        form = await first.press(board, custom_id=amount)
        nonsense = await first.submit(form, {"amount": "a lot"})
        assert "a lot" in nonsense.text
        assert stand.table.version == version


async def test_a_form_commits_nothing_until_sent(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """Opening the form changes nothing; sent, it raises to its amount and redraws the board;
    a choice does the same; both at once are no answer."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        await stand.open_table()
        await stand.seated("Ann", "Bob")
        board, first = await stand.dealt()
        version = stand.table.version
        form = await first.press(board, custom_id=_button(stand, Verb.AMOUNT))
        assert form.kind is ResponseKind.MODAL
        assert stand.table.version == version
        both = await first.submit(form, {"amount": "40", "Or one of these": "30"})
        assert both.is_ephemeral
        assert "40 or 30" in both.text
        assert stand.table.version == version
        form = await first.press(board, custom_id=_button(stand, Verb.AMOUNT))
        sent = await first.submit(form, {"amount": "40"})
        assert sent.kind is ResponseKind.UPDATE
        assert "raised to **40**" in sent.text
        board, second = await stand.dealt()
        form = await second.press(board, custom_id=_button(stand, Verb.AMOUNT))
        await second.submit(form, {"amount": "", "Or one of these": "120"})
        await discord_wire.until(lambda: "raised to **120**" in _board_text(stand))


async def test_a_form_sent_too_late(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """A form filled in while the turn passed is refused: it was about an earlier moment."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        await stand.open_table()
        await stand.seated("Ann", "Bob")
        board, first = await stand.dealt()
        form = await first.press(board, custom_id=_button(stand, Verb.AMOUNT))
        await first.slash(stand.channel, "call")
        version = stand.table.version
        late = await first.submit(form, {"amount": "40"})
        assert late.is_ephemeral
        assert "earlier moment" in late.text
        assert stand.table.version == version


async def test_an_unclear_amount_is_asked_back(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """A raise below the minimum is answered with what can be raised, as buttons that act."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        await stand.open_table()
        await stand.seated("Ann", "Bob")
        _, first = await stand.dealt()
        version = stand.table.version
        asked = await first.slash(stand.channel, "raise", to="12")
        assert asked.is_ephemeral
        assert stand.table.version == version
        raises = next(b for b in asked.message.buttons if _verb(b) is Verb.RAISE_TO)
        answer = await first.press(asked.message, raises.label)
        assert answer.is_ephemeral
        assert stand.table.version == version + 1


async def test_amounts_are_offered(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """Autocomplete offers the legal sizes to the player to act and nothing to anybody else."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        await stand.open_table()
        await stand.seated("Ann", "Bob")
        _, first = await stand.dealt()
        (second,) = stand.others(first)
        offered = await first.complete(stand.channel, "raise", typing=("to", ""))
        assert [choice["value"] for choice in offered] == ["20", "30", "1,000"]
        pot = await first.complete(stand.channel, "raise", typing=("to", "pot"))
        assert [choice["value"] for choice in pot] == ["30"]
        assert await second.complete(stand.channel, "raise", typing=("to", "")) == []
        answer = await first.slash(stand.channel, "raise", to=offered[1]["value"])
        assert "30" in answer.text


async def test_typed_words(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """Words count when they are said to the dealer: by mention in the channel, and in private."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        await stand.open_table()
        await stand.seated("Ann", "Bob")
        _, first = await stand.dealt()
        first.say(stand.channel, "call")  # not to the dealer: just talk
        first.mention_bot(stand.channel, "raise to 40")
        await discord_wire.until(lambda: "raised to **40**" in _board_text(stand))
        (second,) = stand.others(first)
        second.say(second.dm, "call")
        await discord_wire.until(lambda: stand.table.hand and stand.table.hand.street == 1)
        second.say(second.dm, "hocus pocus")
        await discord_wire.until(lambda: _said(second, "hocus pocus"))
        assert not any("hocus" in message.text for message in stand.channel.messages())


async def test_words_in_private_for_no_table(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """In private, a word of somebody who was dealt no hand is asked back."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        await stand.open_table()
        (ann,) = stand.join("Ann")
        ann.say(ann.dm, "call")
        await discord_wire.until(lambda: _said(ann, "Which table"))


async def test_every_command_is_answered(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """Where there is no table, every command says so privately; help needs none."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        (ann,) = stand.join("Ann")
        for command in (
            "check", "call", "fold", "allin", "show", "muck", "clock", "mycards", "sit", "leave",
            "away", "back", "table info",
        ):  # fmt: skip
            answer = await ann.slash(stand.channel, command)
            assert answer.is_ephemeral, command
            assert "no table" in answer.text.lower(), command
        helped = await ann.slash(stand.channel, "help")
        assert "/sit" in helped.text


async def test_old_buttons_work_after_a_restart(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """Board buttons and an open form from before a restart act in the same hand after it."""
    database = tmp_path / "riffle.sqlite3"
    async with dealing(discord_wire, database) as stand:
        await stand.open_table()
        await stand.seated("Ann", "Bob")
        board, first = await stand.dealt()
        form = await first.press(board, custom_id=_button(stand, Verb.AMOUNT))
        await discord_wire.until(lambda: all(p.dm.messages() for p in stand.people.values()))
    async with dealing(discord_wire, database, again=stand) as stand:
        sent = await first.submit(form, {"amount": "40"})
        assert "raised to **40**" in sent.text
        board, second = await stand.dealt()
        answer = await second.press(board, custom_id=_button(stand, Verb.CALL))
        assert answer.kind is ResponseKind.UPDATE
        assert stand.table.hand is not None
        assert stand.table.hand.number == 1
    assert sum("Hand 1" in message.text for message in stand.channel.messages()) == 1


async def test_away_and_back(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """Away keeps the seat, back is dealt in again, by command and by button alike."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        await stand.open_table()
        (ann,) = await stand.seated("Ann")
        sign = stand.channel.messages()[0]
        for away, back in (
            (ann.slash(stand.channel, "away"), ann.slash(stand.channel, "back")),
            (ann.press(sign, "Away"), ann.press(sign, "Back")),
        ):
            assert (await away).is_ephemeral
            assert stand.table.occupants[0].is_away
            assert (await back).is_ephemeral
            assert not stand.table.occupants[0].is_away


async def test_the_player_to_act_is_called(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """When nobody acts, one line mentions the player to act alone; it goes when he acts."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        await stand.open_table(**{"table.turn_notice_seconds": 0})
        await stand.seated("Ann", "Bob")
        _, first = await stand.dealt()

        def notices() -> list[set[int]]:
            return [m.mentions for m in stand.channel.messages() if m.mentions]

        await discord_wire.until(lambda: notices() == [{first.id}])
        await stand.act(first, Verb.CALL)
        await discord_wire.until(lambda: notices() and notices() != [{first.id}])
        assert all(first.id not in who for who in notices())


def _button(stand: Stand, verb: Verb) -> str:
    found = stand.button(verb)
    assert found is not None, f"no button {verb} at {stand.prompt}"
    press = decode(found[1].custom_id or "")
    assert press is not None
    assert isinstance(press.prompt, Prompt)
    return found[1].custom_id or ""


def _verb(button: Button) -> Verb | None:
    press = decode(button.custom_id or "")
    return press.verb if press is not None else None


def _board_text(stand: Stand) -> str:
    return next((m.text for m in reversed(stand.channel.messages()) if "### **Hand " in m.text), "")


def _said(person: Person, words: str) -> bool:
    me = person.wire.backend.bot_user.id
    return any(
        words in message.text and int(message.payload["author"]["id"]) == me
        for message in person.dm.messages()
    )
