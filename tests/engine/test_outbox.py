"""The outbox: every message once, whatever the platform answers, and none held up by another."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from core.engine import Accepted, CardRoom
from core.engine.ports import AnswerLost, DeliveryFailed, MessageRef, TryLater, Undeliverable
from core.ids import TableId
from core.present.documents import CardRow, Document, Slot, Tone, plain
from core.table.commands import CloseTable
from tests.engine.kit import (
    ADMIN,
    PLACE,
    QUICK,
    FakePlatform,
    HandClock,
    a_room,
    act_once,
    is_in_hand,
    key_of,
    opened,
    person,
    plain_act,
    play_hand,
    seat,
    until,
)

SLOW: dict[str, bool | int | str] = {"deal.between_hands_seconds": 120}


async def ready(room: CardRoom, names: str = "abc", /, **settings: bool | int | str) -> TableId:
    table = await opened(room, **settings)
    room.connections.platform_lost("fake")  # no deal before everyone sits
    for name in names:
        await seat(room, table, name)
    room.connections.platform_back("fake")
    return table


async def dealt(room: CardRoom, **settings: bool | int | str) -> TableId:
    """A table with its first hand in play and everything about it sent."""
    table = await ready(room, **settings)
    await until(lambda: is_in_hand(room, table))
    return table


def all_dealt(fake: FakePlatform, hands: int = 1, players: int = 3) -> Callable[[], bool]:
    return lambda: (
        fake.count("post", Slot.BOARD) >= hands
        and fake.count("direct", Slot.PRIVATE_HAND) >= hands * players
    )


class Once:
    """Raises ``error`` the first time a call fits, before or after it takes effect."""

    def __init__(self, error: Exception, call: str, slot: Slot | None, to: str | None = None):
        self.error = error
        self.wanted = (call, slot, to)
        self.times = 0

    def __call__(self, call: str, to: str, document: Document | None) -> None:
        wanted_call, slot, where = self.wanted
        fits = (
            call == wanted_call
            and (slot is None or (document is not None and document.slot is slot))
            and where in (None, to)
        )
        if fits and not self.times:
            self.times += 1
            raise self.error


async def test_a_hand_costs_one_board_and_one_private_message_each(tmp_path: Path) -> None:
    """Played with the board redrawn by each press itself, the outbox posts and never edits."""
    clock, fake = HandClock(), FakePlatform()
    async with a_room(tmp_path / "db", clock, {"fake": fake}) as room:
        table = await ready(room, **SLOW)
        clock.move(120_000)
        await until(all_dealt(fake))
        board = await board_ref(room, table)
        while is_in_hand(room, table):
            done = await act_once(room, table, shows=Slot.BOARD)
            room.post.shown(table, Slot.BOARD, done.sequence, board)
        clock.move(10_000)
        await room.settled()
        assert fake.count("post", Slot.BOARD) == 1
        assert fake.count("direct", Slot.PRIVATE_HAND) == 3
        assert fake.count("edit", Slot.BOARD) == 0
        assert fake.count("post", Slot.TURN) == 0


async def board_ref(room: CardRoom, table: TableId) -> MessageRef:
    """The message of the newest board, once it is known."""

    def boards() -> list[MessageRef]:
        letters = room._floor.outbox.box.of_table(table)
        return [one.ref for one in letters if one.slot is Slot.BOARD and one.ref is not None]

    await until(lambda: bool(boards()))
    return boards()[-1]


async def test_the_board_is_drawn_by_the_outbox_when_the_interaction_fails(tmp_path: Path) -> None:
    """After ``not_shown`` at once, and after silence when the hold is over."""
    clock, fake = HandClock(), FakePlatform()
    async with a_room(tmp_path / "db", clock, {"fake": fake}) as room:
        table = await dealt(room)
        await until(all_dealt(fake))
        ref = await board_ref(room, table)
        await act_once(room, table, shows=Slot.BOARD)
        await room.settled()
        assert fake.count("edit", Slot.BOARD) == 0
        room.post.not_shown(table, Slot.BOARD)
        await until(lambda: fake.count("edit", Slot.BOARD) == 1)
        done = await act_once(room, table, shows=Slot.BOARD)
        await room.settled()
        assert fake.count("edit", Slot.BOARD) == 1
        clock.move(QUICK.hold)
        await until(lambda: fake.count("edit", Slot.BOARD) == 2)
        assert fake.shown[ref.message][-1] == done.sequence


async def test_an_interaction_that_came_last_with_an_old_board_is_drawn_over(
    tmp_path: Path,
) -> None:
    """Nobody knows which edit came last, so the newest board is drawn once more."""
    fake = FakePlatform()
    async with a_room(tmp_path / "db", messengers={"fake": fake}) as room:
        table = await dealt(room)
        await until(all_dealt(fake))
        ref = await board_ref(room, table)
        first = await act_once(room, table)
        second = await act_once(room, table)
        await until(lambda: fake.shown[ref.message][-1] == second.sequence)
        edits = fake.count("edit", Slot.BOARD)
        room.post.shown(table, Slot.BOARD, first.sequence, ref)
        # The board itself is unchanged since our own edit, which is what has to be repeated.
        await until(lambda: fake.count("edit", Slot.BOARD) == edits + 1)
        assert fake.shown[ref.message][-1] == second.sequence


async def test_no_edit_ever_shows_an_older_board(tmp_path: Path) -> None:
    """Over several hands, what a message shows only moves forward, and ends with its result."""
    fake = FakePlatform()
    async with a_room(tmp_path / "db", messengers={"fake": fake}) as room:
        table = await dealt(room)
        for _ in range(4):
            await play_hand(room, table)
        await until(lambda: fake.count("post", Slot.BOARD) >= 4)
        boards = [ident for ident, (_, shown) in fake.messages.items() if shown.slot is Slot.BOARD]
        await until(lambda: "Result" in str(fake.messages[boards[3]][1].title))
        for ident in boards[:4]:
            assert fake.shown[ident] == sorted(fake.shown[ident])
            assert "Result" in str(fake.messages[ident][1].title)


@pytest.mark.parametrize("slot", [Slot.BOARD, Slot.PRIVATE_HAND, Slot.SIGN])
@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_lost_answer_makes_no_second_message(tmp_path: Path, slot: Slot, when: str) -> None:
    """Applied or not: the call is repeated under its nonce, and there is one message."""
    fake = FakePlatform()
    call = "direct" if slot is Slot.PRIVATE_HAND else "post"
    once = Once(AnswerLost(), call, slot)
    setattr(fake, when, once)
    async with a_room(tmp_path / "db", messengers={"fake": fake}) as room:
        table = await dealt(room)
        await until(lambda: all_dealt(fake)() and fake.count("post", Slot.SIGN) == 1)
        await board_ref(room, table)
        await room.settled()
    assert once.times == 1
    kinds = [shown.slot for _, shown in fake.messages.values()]
    assert kinds.count(slot) == (3 if slot is Slot.PRIVATE_HAND else 1)


async def test_a_forgotten_nonce_is_looked_for(tmp_path: Path) -> None:
    """Two minutes after a lost answer the platform may have forgotten: the message is found."""
    clock, fake = HandClock(), FakePlatform()
    fake.forgets_nonces = True
    once = Once(AnswerLost(), "post", Slot.BOARD)
    fake.after = once
    pace = replace(QUICK, retry=QUICK.nonce_life + 1, retry_most=QUICK.nonce_life + 1)
    async with a_room(tmp_path / "db", clock, {"fake": fake}, pace) as room:
        table = await dealt(room)
        await until(lambda: once.times == 1)
        await room.settled()
        clock.move(pace.nonce_life + 2)
        await until(lambda: fake.count("find", Slot.BOARD) == 1)
        await board_ref(room, table)
        kinds = [shown.slot for _, shown in fake.messages.values()]
        assert kinds.count(Slot.BOARD) == 1


async def test_a_platform_without_nonces_is_searched_at_once(tmp_path: Path) -> None:
    """Where no nonce protects a repeated call, every lost answer is looked for first."""
    fake = FakePlatform()
    fake.forgets_nonces = True
    fake.nonce_life = 0
    once = Once(AnswerLost(), "post", Slot.BOARD)
    fake.after = once
    async with a_room(tmp_path / "db", messengers={"fake": fake}) as room:
        table = await dealt(room)
        await board_ref(room, table)
        kinds = [shown.slot for _, shown in fake.messages.values()]
        assert once.times == 1
        assert kinds.count(Slot.BOARD) == 1
        assert fake.count("find", Slot.BOARD) == 1


async def test_what_never_arrived_is_sent_after_looking(tmp_path: Path) -> None:
    """Not found means that it never arrived: it is sent now, once."""
    clock, fake = HandClock(), FakePlatform()
    once = Once(AnswerLost(), "post", Slot.BOARD)
    fake.before = once
    pace = replace(QUICK, retry=QUICK.nonce_life + 1, retry_most=QUICK.nonce_life + 1)
    async with a_room(tmp_path / "db", clock, {"fake": fake}, pace) as room:
        table = await dealt(room)
        await until(lambda: once.times == 1)
        await room.settled()
        clock.move(pace.nonce_life + 2)
        await board_ref(room, table)
        kinds = [shown.slot for _, shown in fake.messages.values()]
        assert kinds.count(Slot.BOARD) == 1
        assert fake.count("find", Slot.BOARD) == 1


async def test_closed_private_messages_are_said_once_and_hold_up_nobody(tmp_path: Path) -> None:
    """One line in the channel; the hand is dealt; no further try until that player presses."""
    fake = FakePlatform()
    closed = {person("b")}
    tries: list[str] = []

    def shut(call: str, to: str, document: Document | None) -> None:
        if call == "direct" and to in closed:
            tries.append(to)
            raise DeliveryFailed(Undeliverable.DMS_CLOSED)

    fake.before = shut
    async with a_room(tmp_path / "db", messengers={"fake": fake}) as room:
        table = await dealt(room)
        for _ in range(3):
            await play_hand(room, table)
        await until(lambda: fake.count("direct", Slot.PRIVATE_HAND, person("a")) >= 3)
        await until(lambda: said(fake) == 1)
        assert len(tries) == 1
    # Remembered over a restart.
    async with a_room(tmp_path / "db", messengers={"fake": fake}) as room:
        await play_hand(room, table)
        await play_hand(room, table)
        await until(lambda: fake.count("direct", Slot.PRIVATE_HAND, person("a")) >= 5)
        assert len(tries) == 1
        # Tried again after a press, without saying so again.
        room.post.private_again(person("b"))
        await until(lambda: len(tries) == 2)
        await room.settled()
        room.post.private_again(person("b"))
        await room.settled()
        await play_hand(room, table)
        assert said(fake) == 1
        # Open again: this hand's cards arrive after a press, and later ones by themselves.
        closed.clear()
        await until(lambda: is_in_hand(room, table))
        room.post.private_again(person("b"))
        await until(lambda: fake.count("direct", Slot.PRIVATE_HAND, person("b")) >= 1)
        await play_hand(room, table)
        await until(lambda: fake.count("direct", Slot.PRIVATE_HAND, person("b")) >= 2)


def said(fake: FakePlatform) -> int:
    """How often the channel was told that somebody cannot be reached."""
    return sum(
        "private messages are closed" in str(shown.title)
        for _, shown in fake.messages.values()
        if shown.slot is Slot.LOG
    )


def has_cards(fake: FakePlatform, name: str) -> bool:
    return fake.count("direct", Slot.PRIVATE_HAND, person(name)) == 1


async def test_a_wait_for_one_person_holds_up_no_other(tmp_path: Path) -> None:
    """Told to try later for one player, the dealer serves all others meanwhile."""
    clock, fake = HandClock(), FakePlatform()
    fake.before = Once(TryLater(60_000), "direct", None, person("a"))
    async with a_room(tmp_path / "db", clock, {"fake": fake}) as room:
        table = await dealt(room)
        for name in "bc":
            await until(partial(has_cards, fake, name))
        await board_ref(room, table)
        clock.move(59_000)
        await room.settled()
        assert fake.count("direct", Slot.PRIVATE_HAND, person("a")) == 0
        clock.move(1_000)
        await until(lambda: fake.count("direct", Slot.PRIVATE_HAND, person("a")) == 1)


async def test_a_deleted_board_is_posted_anew(tmp_path: Path) -> None:
    """Somebody removed the message: the next change of the hand posts it again."""
    fake = FakePlatform()
    async with a_room(tmp_path / "db", messengers={"fake": fake}) as room:
        table = await dealt(room)
        gone = await board_ref(room, table)
        fake.before = Once(
            DeliveryFailed(Undeliverable.MESSAGE_GONE), "edit", Slot.BOARD, gone.place
        )
        await act_once(room, table)
        await until(lambda: fake.count("post", Slot.BOARD) == 2)


async def test_a_board_that_may_not_be_edited_is_posted_anew(tmp_path: Path) -> None:
    """Where editing is closed each change is a new message, and so is the result."""
    fake = FakePlatform()

    def closed(call: str, to: str, document: Document | None) -> None:
        if call == "edit":
            raise DeliveryFailed(Undeliverable.EDITING_CLOSED)

    async with a_room(tmp_path / "db", messengers={"fake": fake}) as room:
        table = await dealt(room)
        await board_ref(room, table)
        fake.before = closed
        await act_once(room, table)
        await until(lambda: fake.count("post", Slot.BOARD) == 2)
        await play_hand(room, table)
        await until(lambda: any(shown.tone is Tone.DONE for _, shown in fake.messages.values()))
        assert fake.count("edit", Slot.BOARD) == 0


@pytest.mark.parametrize("call", ["post", "edit"])
async def test_a_board_forbidden_once_is_drawn_when_it_is_allowed_again(
    tmp_path: Path, call: str
) -> None:
    """Refused three times in a hand, it shows the newest state in the end; the log says it once."""
    clock, fake = HandClock(), FakePlatform()
    reported: list[str] = []
    refusals = [3]

    def forbidden(asked: str, to: str, document: Document | None) -> None:
        if document is not None and document.slot is Slot.BOARD and asked == call and refusals[0]:
            refusals[0] -= 1
            raise DeliveryFailed(Undeliverable.NO_PERMISSION, "code 50013")

    fake.before = forbidden
    async with a_room(tmp_path / "db", clock, {"fake": fake}, report=reported.append) as room:
        table = await dealt(room)
        await until(all_dealt(fake, hands=int(call == "edit")))
        done = await act_once(room, table)
        for left in (2, 1, 0):
            await until(partial(lambda left: refusals[0] == left, left))
            await until(lambda: room._floor.outbox.is_idle)
            clock.move(QUICK.retry * 8)
        ref = await board_ref(room, table)
        await until(lambda: fake.shown[ref.message][-1] == done.sequence)
        assert is_in_hand(room, table)
    assert reported == [f"{PLACE}: no_permission code 50013"]


async def test_a_forbidden_board_holds_up_no_other_message(tmp_path: Path) -> None:
    """The turn notice goes out though the board may not be edited now."""
    clock, fake = HandClock(), FakePlatform()

    def forbidden(call: str, to: str, document: Document | None) -> None:
        if call == "edit":
            raise DeliveryFailed(Undeliverable.NO_PERMISSION)

    fake.before = forbidden
    async with a_room(tmp_path / "db", clock, {"fake": fake}) as room:
        table = await dealt(room)
        await until(all_dealt(fake))
        await act_once(room, table)
        await until(lambda: room._floor.outbox.is_idle)
        clock.move(5_000)
        await until(lambda: fake.count("post", Slot.TURN) == 1)


async def test_a_board_still_forbidden_after_its_hand_is_given_up(tmp_path: Path) -> None:
    """Nothing is tried for ever: once the hand is over the next refusal closes the letter."""
    clock, fake = HandClock(), FakePlatform()

    def forbidden(call: str, to: str, document: Document | None) -> None:
        if document is not None and document.slot is Slot.BOARD:
            raise DeliveryFailed(Undeliverable.NO_PERMISSION)

    fake.before = forbidden
    async with a_room(tmp_path / "db", clock, {"fake": fake}) as room:
        table = await ready(room, **SLOW)
        clock.move(120_000)
        await play_hand(room, table)
        clock.move(1_000)
        await until(
            lambda: (
                not any(
                    letter.slot is Slot.BOARD for letter in room._floor.outbox.box.of_table(table)
                )
            )
        )


async def test_a_missing_permission_is_reported_and_stops_nothing(tmp_path: Path) -> None:
    """No board can be posted: the log names the place, and the cards are dealt."""
    fake = FakePlatform()
    reported: list[str] = []

    def forbidden(call: str, to: str, document: Document | None) -> None:
        if call == "post":
            raise DeliveryFailed(Undeliverable.NO_PERMISSION, "send messages")

    fake.before = forbidden
    async with a_room(tmp_path / "db", messengers={"fake": fake}, report=reported.append) as room:
        table = await dealt(room)
        await play_hand(room, table)
        await until(lambda: fake.count("direct", Slot.PRIVATE_HAND) >= 3)
    assert f"{PLACE}: no_permission send messages" in reported


async def test_a_messenger_that_breaks_its_word_is_reported_without_values(
    tmp_path: Path,
) -> None:
    """An unexpected error counts as a lost answer; its text never reaches the log."""
    fake = FakePlatform()
    reported: list[str] = []
    fake.after = Once(RuntimeError("As Kd"), "direct", Slot.PRIVATE_HAND)
    async with a_room(tmp_path / "db", messengers={"fake": fake}, report=reported.append) as room:
        await dealt(room)
        await until(all_dealt(fake))
        await room.settled()
    assert sum(shown.slot is Slot.PRIVATE_HAND for _, shown in fake.messages.values()) == 3
    assert any("RuntimeError in" in line for line in reported)
    assert not any("As Kd" in line for line in reported)


async def test_messages_that_had_not_gone_out_go_out_after_a_restart(tmp_path: Path) -> None:
    """Nothing could be sent before the end; the next process sends everything, once each."""
    fake = FakePlatform()

    def down(call: str, to: str, document: Document | None) -> None:
        raise AnswerLost

    fake.before = down
    async with a_room(tmp_path / "db", messengers={"fake": fake}) as room:
        table = await dealt(room)
        await act_once(room, table)
    assert not fake.messages
    fake.before = lambda call, to, document: None
    async with a_room(tmp_path / "db", messengers={"fake": fake}) as room:
        await until(all_dealt(fake))
        await until(lambda: fake.count("post", Slot.SIGN) == 1)
        await board_ref(room, table)
        await room.settled()
    kinds = [shown.slot for _, shown in fake.messages.values()]
    assert kinds.count(Slot.BOARD) == 1
    assert kinds.count(Slot.PRIVATE_HAND) == 3
    assert kinds.count(Slot.SIGN) == 1


async def test_a_finished_hands_board_is_drawn_after_a_restart(tmp_path: Path) -> None:
    """The result of a hand that ended unseen is drawn from the journal, not from a stored text."""
    fake = FakePlatform()
    lost = [False]

    def maybe(call: str, to: str, document: Document | None) -> None:
        if lost[0] and call == "edit":
            raise AnswerLost

    fake.before = maybe
    async with a_room(tmp_path / "db", messengers={"fake": fake}) as room:
        table = await dealt(room)
        ref = await board_ref(room, table)
        lost[0] = True
        await play_hand(room, table)
        await until(lambda: is_in_hand(room, table))
        await act_once(room, table)
    assert "Result" not in str(fake.messages[ref.message][1].title)
    lost[0] = False
    async with a_room(tmp_path / "db", messengers={"fake": fake}) as room:
        await until(lambda: "Result" in str(fake.messages[ref.message][1].title))


async def test_a_private_hand_goes_to_its_player_alone(tmp_path: Path) -> None:
    """Each player's message shows his own two cards, and no message in the channel shows any."""
    fake = FakePlatform()
    async with a_room(tmp_path / "db", messengers={"fake": fake}) as room:
        table = await dealt(room)
        await until(all_dealt(fake))
        now = room.table(table)
        assert now is not None
        assert now.hand is not None
        for to, shown in fake.messages.values():
            if shown.slot is Slot.PRIVATE_HAND:
                player = now.hand.player_of(to)  # type: ignore[arg-type]
                assert player is not None
                assert repr(CardRow(player.down.content)) in repr(shown)
            elif shown.slot is Slot.BOARD:
                assert "CardRow" not in repr(shown)


async def test_a_platform_without_a_messenger_has_no_letters(tmp_path: Path) -> None:
    """The terminal shows its tables itself: nothing is stored for it."""
    async with a_room(tmp_path / "db", messengers={}) as room:
        table = await dealt(room)
        now = room.table(table)
        assert now is not None
        act = plain_act(now)
        assert act is not None
        assert isinstance(await room.submit(table, act, key_of(act, now)), Accepted)
        memory = await room._desk.store.load()
        assert memory.letters_ever == 0


async def test_a_closed_table_waits_for_nobody_to_open_his_private_messages(
    tmp_path: Path,
) -> None:
    """Cards of the last hand that never reached a player owe nothing once the table is closed."""
    fake = FakePlatform()

    def shut(call: str, to: str, document: Document | None) -> None:
        if call == "direct" and to == person("b"):
            raise DeliveryFailed(Undeliverable.DMS_CLOSED)

    fake.before = shut
    async with a_room(tmp_path / "db", messengers={"fake": fake}) as room:
        table = await dealt(room)
        await until(lambda: said(fake) == 1)
        await room.submit(table, CloseTable(ADMIN), "close")
        await play_hand(room, table)
        await until(lambda: is_told_closed(fake))
        await room.settled()
    async with a_room(tmp_path / "db", messengers={"fake": fake}) as room:
        memory = await room._desk.store.load()
        assert not [letter for letter in memory.letters if letter.is_private]


def is_told_closed(fake: FakePlatform) -> bool:
    """Whether the channel has been told that the table is closed."""
    return any("The table is closed" in plain(shown) for _, shown in fake.messages.values())
