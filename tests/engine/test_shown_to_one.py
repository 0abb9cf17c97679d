"""A hand shown to one player: his letter, the channel's line, and nobody else's cards."""

from pathlib import Path

from core.cards import card_text
from core.engine import Accepted, CardRoom
from core.hand.commands import AskToSee, HandCommand, Show, ShowAll, ShowTo
from core.ids import Seat, TableId
from core.present.documents import Slot, plain
from core.table import Table
from tests.engine.kit import (
    FakePlatform,
    HandClock,
    a_room,
    act_once,
    fold_act,
    is_in_hand,
    key_of,
    opened,
    person,
    seat,
    until,
)

NAMES = "abc"


def now(room: CardRoom, table: TableId) -> Table:
    """The table as it stands."""
    there = room.table(table)
    assert there is not None
    return there


async def dealt(room: CardRoom, table: TableId, clock: HandClock) -> None:
    """Let the time run to the first deal."""
    clock.move(60_000)
    await until(lambda: is_in_hand(room, table))


async def say(room: CardRoom, table: TableId, command: HandCommand, key: str) -> None:
    """Give ``command``, which is taken, and wait until everything is delivered."""
    assert isinstance(await room.submit(table, command, key), Accepted)
    await room.settled()
    await until(lambda: room._floor.outbox.is_idle)


async def all_fold(room: CardRoom, table: TableId) -> Seat:
    """Everybody folds to the last one; who that is."""
    while is_in_hand(room, table):
        fold = fold_act(now(room, table))
        await say(room, table, fold, key_of(fold, now(room, table)))
    hand = now(room, table).hand
    assert hand is not None
    return hand.awards[0].shares[0].seat


def told(fake: FakePlatform, slot: Slot) -> list[tuple[str, str]]:
    """Every message in a slot: to whom, and what it says."""
    return [(to, plain(one)) for to, one in fake.messages.values() if one.slot is slot]


async def test_only_his_letter_holds_the_cards(tmp_path: Path) -> None:
    """The winner shows one player: he alone is written the cards, and the channel that it was so.

    Asked to show all, the same cards stand in the channel.
    """
    clock, fake = HandClock(), FakePlatform()
    async with a_room(tmp_path / "db", clock, {"fake": fake}) as room:
        table = await opened(room, **{"deal.between_hands_seconds": 60})
        for name in NAMES:
            await seat(room, table, name)
        await dealt(room, table, clock)
        winner = await all_fold(room, table)
        hand = now(room, table).hand
        assert hand is not None
        player = hand.player(winner)
        assert player is not None
        cards = " ".join(card_text(card) for card in player.cards)
        whom, other = (one for one in hand.players if one.seat != winner)
        await say(room, table, ShowTo(player.person, whom.person), "to one")
        letters = told(fake, Slot.REPLY)
        assert [to for to, _ in letters] == [whom.person]
        assert cards in letters[0][1]
        news = [text for _, text in told(fake, Slot.LOG)]
        assert sum("shows a hand to one player" in text for text in news) == 1
        know = (whom.person, player.person)
        others = [plain(one) for to, one in fake.messages.values() if to not in know]
        assert others
        assert not any(cards in text for text in others)
        await say(room, table, ShowTo(player.person, other.person), "to another")
        news = [text for _, text in told(fake, Slot.LOG)]
        assert sum("shows a hand to one player" in text for text in news) == 1
        await say(room, table, ShowAll(whom.person, winner), "to all")
        assert any(cards in text for _, text in told(fake, Slot.LOG))
        assert any(cards in text for _, text in told(fake, Slot.BOARD))


async def test_a_suspicion_is_told_to_nobody_but_the_floor(tmp_path: Path) -> None:
    """The line that calls the floor names neither who asks nor whom."""
    clock, fake = HandClock(), FakePlatform()
    async with a_room(tmp_path / "db", clock, {"fake": fake}) as room:
        table = await opened(room, **{"deal.between_hands_seconds": 60})
        for name in NAMES:
            await seat(room, table, name)
        await dealt(room, table, clock)
        hand = now(room, table).hand
        assert hand is not None
        while hand is not None and not hand.looks.called:
            await act_once(room, table)
            hand = now(room, table).hand
        assert hand is not None
        first, *others = hand.looks.called
        shows = Show(hand.players[hand.seats.index(first)].person)
        await say(room, table, shows, "shows")
        asker = person(NAMES[others[0] - 1])
        await say(room, table, AskToSee(asker, others[1]), "asks")
        (line,) = [text for _, text in told(fake, Slot.LOG) if "called hand" in text]
        said, *_ = line.splitlines()
        assert said == "Floor: a player asks you to look at a called hand (Cooke 11.08)."
