"""An act kept for one's own turn is nobody's business: nothing that others are given tells of it.

At turns of random histories everybody behind keeps and takes back whatever may be kept.  All
others, the rail and the channel are given the same as if nothing had been said, then and after
the next act of somebody else.
"""

from collections.abc import Iterator

import pytest

from core.engine.mail.errands import errand
from core.engine.mail.letters import Letter, State
from core.engine.mail.mailing import letters_after
from core.engine.ports import MessageRef
from core.hand import commands as h
from core.hand import events as e
from core.hand.commands import Preact
from core.hand.events import PreactDropped, PreactSet
from core.hand.state import Betting, Hand, Player
from core.ids import Instant, PersonId, Seat
from core.present.documents import Slot
from core.refusal import Reason, Refusal
from core.table import Step, Table, deadlines
from core.table.events import TableEvent
from core.view import look
from core.view.seen import SeenEvent, seen
from tests.laws import interference
from tests.laws.history import Said, give, stands_still
from tests.laws.interference import given_to
from tests.laws.recorded import every_game, recorded_for

ALLOWED = (
    Reason.FACING_BET,
    Reason.NOTHING_TO_CALL,
    Reason.ACT_IS_DONE,
    Reason.HELD_TO_IT,
    Reason.CHIPS_STAND,
    Reason.MUST_BET_OR_FOLD,
    Reason.NO_OPENERS,
    Reason.OPENERS_WARNING,
    Reason.IMPOSSIBLE_CALL_WARNING,
)
"""Why an act cannot be kept at a turn."""


def turns(name: str) -> Iterator[tuple[Table, Hand, Instant]]:
    """Some betting turns of what is dealt under ``name`` at which acts may be kept."""
    for one in recorded_for(name, 5)[::12]:
        table = one.before
        hand = table.hand if table is not None else None
        if table is None or hand is None or table.clock is None or stands_still(table):
            continue
        if isinstance(hand.phase, Betting) and hand.rules.turns.preactions:
            yield table, hand, max(one.at, table.clock.turn_at)


def behind(hand: Hand) -> list[Player]:
    """The first and the last who have chips and cards, and are not to act."""
    players = [one for one in hand.players if one.is_live and one.seat != hand.to_act]
    return [*players[:1], *players[1:][-1:]]


def others(table: Table, keeper: Player) -> tuple[PersonId | None, ...]:
    """The rail, whoever the keeper plays for, and some of the rest."""
    people = [one for one in table.people if one != keeper.actor]
    owner = [keeper.person] if keeper.person in people else []
    return (None, *dict.fromkeys((*owner, *people[:2])))


def kept(table: Table, hand: Hand, player: Player, at: Instant) -> Iterator[Said]:
    """Everything that ``player`` may keep now."""
    for act in Preact:
        command = h.SetPreact(player.actor, act, hand.wager)
        outcome = give(table, command, at)
        if isinstance(outcome, Refusal):
            assert outcome.reason in ALLOWED, outcome.reason
        else:
            yield Said(command, at, table, outcome)


Given = dict[PersonId | None, list[object]]
"""What each is given, kept for the next comparison with the same."""


def check_others(one: Said, keeper: Player, usual: Given) -> None:
    """What everybody but ``keeper`` is given is what he would be given had nothing happened.

    That is ``usual``, which is filled here.
    """
    table, step = one.before, one.step
    assert table is not None
    assert step is not None
    nothing = Said(one.command, one.at, table, Step(table, ()))
    for viewer in others(table, keeper):
        if viewer not in usual:
            usual[viewer] = given_to(viewer, nothing)
        assert given_to(viewer, one) == usual[viewer]
    assert deadlines(step.table) == deadlines(table)
    assert list(letters_after(step, _no_pen, _shut)) == []
    for slot in (Slot.BOARD, Slot.SIGN):
        ref = MessageRef(table.place, "1")
        letter = Letter(1, table.id, slot, table.place, hand=table.hands, state=State.SENT, ref=ref)
        shown = table.public_version
        assert errand(letter, step.table, shown) == errand(letter, table, shown)


def _no_pen(**fields: object) -> Letter:
    raise AssertionError(fields)


def _shut(person: PersonId) -> bool:
    return False


def check_next_act(one: Said, keeper: Player, usual: Given) -> None:
    """The next act of somebody else is seen alike, whatever is kept behind him.

    ``usual`` is what it looks like with nothing kept, and is filled here.
    """
    table, step = one.before, one.step
    assert table is not None
    assert step is not None
    hand = table.hand
    assert hand is not None
    assert hand.menu is not None
    acting = hand.player(hand.menu.seat)
    assert acting is not None
    act = h.Check(acting.actor) if hand.menu.may_check else h.Fold(acting.actor)
    plain, after = give(table, act, one.at), give(step.table, act, one.at)
    if isinstance(plain, Refusal) or isinstance(after, Refusal):
        assert plain == after
        return
    if _is_up(plain, keeper.seat):
        return
    for viewer in others(table, keeper):
        if viewer not in usual:
            usual[viewer] = given_to(viewer, Said(act, one.at, table, plain))
        assert given_to(viewer, Said(act, one.at, step.table, after)) == usual[viewer]


def _is_up(step: Step, seat: Seat) -> bool:
    """What is kept is done once the turn of ``seat`` has come, or its round is over."""
    hand = step.table.hand
    if hand is None or not isinstance(hand.phase, Betting):
        return True
    return any(isinstance(one, e.ActionOn) and one.menu.seat == seat for one in step.events)


@every_game
def test_nobody_else_can_tell_that_an_act_is_kept(name: str) -> None:
    """No event, view, document, letter, deadline or number differs for anybody else."""
    for table, hand, at in turns(name):
        for keeper in behind(hand):
            now: Given = {}
            then: Given = {}
            for one in kept(table, hand, keeper, at):
                check_others(one, keeper, now)
                check_next_act(one, keeper, then)
                back = h.SetPreact(keeper.actor, None)
                assert one.step is not None
                taken = give(one.step.table, back, at)
                assert isinstance(taken, Step)
                check_others(Said(back, at, one.step.table, taken), keeper, {})
                mine = look(taken.table, keeper.seat).mine
                assert mine is not None
                assert mine.kept is None


def something_kept() -> tuple[Said, Player]:
    """Some act that somebody keeps, and who."""
    return next(
        (one, keeper)
        for name in ("texas_holdem", "omaha", "pineapple", "tahoe")
        for table, hand, at in turns(name)
        for keeper in behind(hand)
        for one in kept(table, hand, keeper, at)
    )


def leaks(event: TableEvent, seat: Seat | None) -> SeenEvent | PreactSet | PreactDropped | None:
    """``seen`` that tells everybody that something is kept, though not what."""
    return event if isinstance(event, (PreactSet, PreactDropped)) else seen(event, seat)


def test_a_leak_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the mere event were seen by others, the law would fail."""
    one, keeper = something_kept()
    check_others(one, keeper, {})
    monkeypatch.setattr(interference, "seen", leaks)
    with pytest.raises(AssertionError):
        check_others(one, keeper, {})


def test_no_number_tells_of_it() -> None:
    """Commands are counted on, and what is shown is not numbered by them."""
    one, _ = something_kept()
    table = one.before
    assert table is not None
    assert one.step is not None
    assert one.step.table.version == table.version + 1
    assert one.step.table.public_version == table.public_version
    assert look(one.step.table, None).version == look(table, None).version
