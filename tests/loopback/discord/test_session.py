"""A played session: thirty hands by six members, with everything that goes wrong in chat rooms."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import pytest
from simcord.backend.models.interaction import ResponseKind

from adapters.sqlite import SqliteTape
from core.engine.codec import decode_events
from core.engine.pace import NORMAL
from core.hand import events as h
from core.present.documents import Verb
from core.table import events as t
from tests.engine.kit import audited

from .cardroom import Stand, dealing
from .faults import usual_limits
from .playing import Happening, Players
from .secrecy import Witness, cards_in
from .wire import DiscordWire

HANDS = 30
BUY_INS = {"Ann": "400", "Bob": "600", "Cy": "800", "Dee": "1k", "Eve": "1.2k", "Fay": "1.4k"}
CLOCK = {"clock.seconds": 1, "clock.countdown_seconds": 0, "clock.auto_start_seconds": 120}


async def test_thirty_hands(
    discord_wire: DiscordWire, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Thirty hands are dealt and finished through closed DMs, a leaver, double and stale presses,
    a lost turn, 429s, lost answers and a cut gateway: each message once, no card astray, no chip
    lost."""
    database = tmp_path / "riffle.sqlite3"
    async with dealing(discord_wire, database, chance="session") as stand:
        await stand.open_table(**CLOCK)
        witness, players = Witness(stand), Players(stand)
        await take_seats(stand)
        await players.play(HANDS, HAPPENINGS)
        await discord_wire.until(lambda: boards(stand)[HANDS] == 1)
        assert not list(witness.leaks())
        assert witness.cards_shown() > HANDS * 5
        assert all(answer.is_answered for answer in players.answers)
    check_each_message_once(stand)
    assert discord_wire.token not in caplog.text
    assert not cards_in(caplog.text)
    tally = await journal_tally(database)
    assert tally["hands"] >= HANDS
    assert tally["showdowns"] >= 10
    assert tally["side pots"] >= 3
    assert tally["split pots"] >= 1
    assert tally["walks"] >= 1
    assert tally["expired turns"] == 1
    report = await audited(database)
    assert report.ok, report.faults


async def take_seats(stand: Stand) -> None:
    """Six members sit down; the last takes no private messages."""
    people = stand.join(*BUY_INS)
    people[-1].close_dms()
    for person, amount in zip(people, BUY_INS.values(), strict=True):
        answer = await person.slash(stand.channel, "sit", amount=amount)
        assert answer.is_ephemeral


# ------------------------------------------------------------------ what happens on the way


async def presses_a_stale_button(players: Players) -> None:
    """Somebody presses what the board showed a moment ago: nothing happens, and he is told."""
    stand = players.stand
    old, fold = await players.button(Verb.FOLD)
    first = stand.to_act
    assert first is not None
    await players.press(first, Verb.CALL)
    version = stand.table.version
    answer = await first.press(old, custom_id=fold.custom_id, as_seen=True)
    assert answer.is_ephemeral
    assert "earlier moment" in answer.text
    assert stand.table.version == version


async def presses_twice_at_once(players: Players) -> None:
    """Two presses of one button at once: one acts, the other is told it was too late."""
    person = players.stand.to_act
    assert person is not None
    board, button = await players.button(Verb.CALL)
    answers = await asyncio.gather(
        *(person.press(board, custom_id=button.custom_id, as_seen=True) for _ in range(2))
    )
    assert Counter(answer.kind for answer in answers) == {
        ResponseKind.UPDATE: 1,
        ResponseKind.MESSAGE: 1,
    }


async def runs_out_of_time(players: Players) -> None:
    """Another player calls the clock on whoever is to act, and it runs out."""
    stand = players.stand
    slow = stand.to_act
    other = next(person for person in stand.people.values() if person != slow)
    await other.slash(stand.channel, "clock")
    await stand.wire.until(
        lambda: any(isinstance(event, t.TurnExpired) for event in players.events), 20
    )


async def leaves_in_the_middle(players: Players) -> None:
    """A player gets up in the middle of a hand, is paid when it ends, and comes back."""
    stand = players.stand
    leaver = stand.to_act
    assert leaver is not None
    await leaver.slash(stand.channel, "leave")
    hand = stand.table.hand
    assert hand is not None
    await players.play(len(players.ended) + 1)
    assert stand.table.occupant_of(stand.id_of(leaver)) is None
    answer = await leaver.slash(stand.channel, "sit", amount="700")
    assert "Welcome" in answer.text


async def asks_for_cards(players: Players) -> None:
    """The member without private messages presses My cards and sees them, alone."""
    stand = players.stand
    fay = next(p for p in stand.people.values() if p.name == "Fay")
    board, _ = await players.button(Verb.FOLD)
    cards = next(button for button in board.buttons if button.label == "My cards")
    answer = await fay.press(board, custom_id=cards.custom_id)
    assert answer.is_ephemeral
    assert len(re.findall("`[^`]+`", answer.text)) >= 2


async def is_limited(players: Players) -> None:
    """Discord asks to wait, on sends, on edits and for everything."""
    wire = players.stand.wire
    wire.fault("POST", "/channels/*/messages", status=429, retry_after=0.2)
    wire.fault("PATCH", "/channels/*/messages/*", status=429, retry_after=0.2)
    wire.fault("POST", "/channels/*/messages", status=429, retry_after=0.1, is_global=True)


async def loses_answers(players: Players) -> None:
    """Messages arrive and Discord's answers do not."""
    wire = players.stand.wire
    wire.fault("POST", "/channels/*/messages", status=502, after=True)
    wire.fault("POST", "/channels/*/messages", reset=True, after=True)
    wire.fault("POST", "/channels/*/messages", status=503, after=True)


async def loses_an_answer_to_a_press(players: Players) -> None:
    """The board is redrawn through a press whose answer is lost on the way."""
    players.stand.wire.fault("POST", "/interactions/*/callback", status=502, after=True)
    person = players.stand.to_act
    assert person is not None
    await players.press(person, Verb.CALL)


async def loses_the_gateway(players: Players) -> None:
    """The connection is cut and comes back."""
    wire = players.stand.wire
    wire.gateway.cut()
    await wire.until(lambda: not wire.gateway.connected)
    await wire.until(lambda: wire.gateway.connected)


HAPPENINGS: Mapping[int, Happening] = {
    12: asks_for_cards,
    3: presses_a_stale_button,
    4: presses_twice_at_once,
    6: runs_out_of_time,
    9: leaves_in_the_middle,
    14: is_limited,
    17: loses_answers,
    19: loses_an_answer_to_a_press,
    21: loses_the_gateway,
}


# ----------------------------------------------------------------------- what must hold


def boards(stand: Stand) -> Counter[int]:
    """How many boards stand in the channel for each hand."""
    texts = (message.text for message in stand.channel.messages())
    return Counter(int(n) for text in texts for n in re.findall(r"^### \*\*Hand (\d+)", text))


def check_each_message_once(stand: Stand) -> None:
    """One board a hand in the channel, one private hand a hand for each player dealt in."""
    assert boards(stand) == dict.fromkeys(range(1, max(boards(stand)) + 1), 1)
    for person in stand.people.values():
        if person.name != "Fay":
            titles = [message.text.splitlines()[0] for message in person.dm.messages()]
            assert len(set(titles)) == len(titles)
    said = [message.text for message in stand.channel.messages()]
    assert sum("private messages" in text for text in said) == 1


async def journal_tally(database: Path) -> Counter[str]:
    """What happened, counted in the journal."""
    tape = await SqliteTape.open(database)
    tally: Counter[str] = Counter()
    try:
        for table in await tape.tables():
            acted = False
            async for row in tape.journal(table):
                for event in decode_events(row.events):
                    match event:
                        case h.HandStarted():
                            acted = False
                        case h.Called() | h.BetMade() | h.Raised() | h.Checked():
                            acted = True
                        case h.ShowdownOpened():
                            tally["showdowns"] += 1
                        case h.PotPushed(award=award):
                            tally["side pots"] += award.pot > 0
                            tally["split pots"] += len(award.shares) > 1
                        case h.HandEnded():
                            tally["hands"] += 1
                            tally["walks"] += not acted
                        case t.TurnExpired():
                            tally["expired turns"] += 1
    finally:
        await tape.close()
    return tally


@pytest.mark.slow
@pytest.mark.timeout(300)
async def test_within_the_usual_limits(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """With limits of the size that Discord's headers show, five hands are played without a
    single call too many: what is due waits, and the newest board wins."""
    discord_wire.rest.limits.extend(usual_limits())
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3", pace=NORMAL) as stand:
        await stand.open_table(**{"table.next_hand_seconds": 2})
        players = Players(stand)
        await take_seats(stand)
        await players.play(5)
        await discord_wire.until(lambda: boards(stand)[5] == 1, 60)
    assert boards(stand) == dict.fromkeys(range(1, max(boards(stand)) + 1), 1)


async def test_a_leak_is_noticed(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """The check for cards astray finds one: a player tells the channel what he holds."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        await stand.open_table()
        witness = Witness(stand)
        ann, bob = stand.join("Ann", "Bob")
        for person in (ann, bob):
            await person.slash(stand.channel, "sit", amount="1000")
        await discord_wire.until(lambda: stand.prompt and ann.dm.messages())
        assert not list(witness.leaks())
        ann.say(stand.channel, ann.dm.messages()[0].text.splitlines()[0])
        assert any(f"to {bob.id}: 2 cards" in leak for leak in witness.leaks())
