"""Changing what a running table plays, as it is typed and pressed (Cooke 3.04, 3.05)."""

import pytest

from core.chips import whole
from core.games.spec import Structure
from core.ids import PersonId
from core.notation import parse_structure
from core.present.documents import Press, Verb
from core.reception.changing import agree_to_change, changed, object_to_change
from core.reception.opening import Opening
from core.refusal import Reason, Refusal
from core.table.config import TableConfig
from core.table.setup.opening import configure
from core.table.setup.proposal import Conditions
from tests.engine.kit import COMMUNITY, person
from tests.reception.front import Front


def limit_holdem(seats: int = 9) -> TableConfig:
    """Limit hold'em at 10-20."""
    return configure(seats=seats, bets=(whole(10), whole(20)), structure=Structure.FIXED)


def no_limit() -> TableConfig:
    """No-limit hold'em with blinds of 5 and 10."""
    return configure(seats=9, small_blind=whole(5), big_blind=whole(10), buy_in_least=whole(300))


def stakes(conditions: Conditions) -> tuple[int, ...]:
    """Small and big blind, small and big bet, ante and bring-in, in whole chips."""
    at = conditions.stakes
    amounts = (at.small_blind, at.big_blind, at.small_bet, at.big_bet, at.ante, at.bring_in)
    return tuple(amount // 100 for amount in amounts)


@pytest.mark.parametrize(("said", "game", "structure", "amounts"), [
    (Opening(stakes="20/40"), "texas_holdem", "limit", (10, 20, 20, 40, 0, 0)),
    (Opening(game="omaha 8"), "omaha_hilo", "limit", (5, 10, 10, 20, 0, 0)),
    (Opening(game="razz"), "razz", "limit", (0, 0, 10, 20, 1, 3)),
    (Opening(game="stud", stakes="20-40"), "seven_card_stud", "limit", (0, 0, 20, 40, 3, 5)),
    (Opening(game="horse"), "horse", "limit", (5, 10, 10, 20, 0, 0)),
    (Opening(structure="no limit"), "texas_holdem", "no limit", (5, 10, 0, 0, 0, 0)),
    (Opening(stakes="nl 1/3"), "texas_holdem", "no limit", (1, 3, 0, 0, 0, 0)),
    (Opening(ante="1"), "texas_holdem", "limit", (5, 10, 10, 20, 1, 0)),
])  # fmt: skip
def test_what_is_left_out_stays(
    said: Opening, game: str, structure: str, amounts: tuple[int, ...]
) -> None:
    """Of limit hold'em at 10-20 one thing is named anew: game, structure and bets that were not
    named are what they were, and forced bets are the book's for them."""
    new = changed(limit_holdem(), said)
    assert (new.game, new.structure) == (game, parse_structure(structure))
    assert stakes(new) == amounts


@pytest.mark.parametrize(("said", "amounts"), [
    (Opening(stakes="10/20"), (10, 20, 0, 0, 0, 0)),
    (Opening(game="omaha"), (5, 10, 0, 0, 0, 0)),
    (Opening(structure="limit"), (5, 10, 10, 20, 0, 0)),
    (Opening(game="razz"), (0, 0, 10, 20, 1, 3)),
])  # fmt: skip
def test_blinds_stay_blinds(said: Opening, amounts: tuple[int, ...]) -> None:
    """Of no limit at 5/10, ``10/20`` are blinds; in limit the big blind is the small bet."""
    assert stakes(changed(no_limit(), said)) == amounts


def test_a_buy_in_stays_as_long_as_the_stakes_do() -> None:
    """The 300 that the table was opened with stay when seats are taken away, and not at 10/20;
    named, it is what was named."""
    assert changed(no_limit(), Opening(seats=6)).buy_in_least == whole(300)
    assert changed(no_limit(), Opening(stakes="10/20")).buy_in_least == whole(400)
    named = changed(no_limit(), Opening(buy_in="500-900"))
    assert (named.buy_in_least, named.buy_in_most) == (whole(500), whole(900))


def test_a_game_of_fewer_seats_takes_the_rest_away() -> None:
    """Nine seats become eight with stud; a table of six keeps its six."""
    assert changed(limit_holdem(), Opening(game="stud")).seats == 8
    assert changed(limit_holdem(6), Opening(game="stud")).seats == 6


def test_what_cannot_be_read_is_refused() -> None:
    """An unknown game, and stakes that are none."""
    for said, reason in (
        (Opening(game="whist"), Reason.UNKNOWN_GAME),
        (Opening(stakes="9-9-9-9-9"), Reason.UNREADABLE_STAKES),
    ):
        with pytest.raises(Refusal) as caught:
            changed(limit_holdem(), said)
        assert caught.value.reason is reason


def limits(front: Front) -> tuple[int, int]:
    """The blinds of the table."""
    at = front.table.config.stakes
    return at.small_blind // 100, at.big_blind // 100


@pytest.mark.parametrize("typed", [
    "table change 10/20", "/table change stakes 10/20", "change the stakes to 10/20",
    "change the blinds to 10/20", "change stakes to 10 / 20",
])  # fmt: skip
async def test_an_admin_types_a_change(front: Front, typed: str) -> None:
    """All of these propose blinds of 10 and 20; a member may not."""
    await front.open("ann", "bob")
    told = await front.says("ann", typed)
    assert "That needs the right" in told.text
    await front.says("boss", typed)
    (proposal,) = front.table.proposals
    assert proposal.conditions is not None
    assert stakes(proposal.conditions)[:2] == (10, 20)


async def test_players_answer_by_words_and_by_buttons(front: Front) -> None:
    """One objects by a word and takes it back by a button, the other agrees: it is made when the
    hand is over.  A button of a change that has been decided changes nothing."""
    await front.open("ann", "bob")
    await front.says("boss", "change the game to omaha")
    await front.says("ann", "object to the change")
    number = front.table.proposals[0].number
    objectors = front.table.proposals[0].objectors
    assert objectors == (PersonId(f"{COMMUNITY}:ann"),)
    agree = Press(front.table.id, Verb.AGREE_TO_CHANGE, note=str(number))
    await front.presses("ann", agree)
    await front.says("bob", "agree to the change")
    assert not front.table.proposals or front.table.proposals[0].has_passed
    late = await front.presses("ann", Press(front.table.id, Verb.OBJECT_TO_CHANGE, note="1"))
    assert "decided" in late.text
    forged = await front.presses("ann", Press(front.table.id, Verb.OBJECT_TO_CHANGE, note="x"))
    assert "decided" in forged.text


async def test_agree_alone_answers_a_change(front: Front) -> None:
    """One who has nothing else to agree to means the change that the players are asked about."""
    await front.open("ann", "bob", "cy")
    await front.says("boss", "change 50/100")
    heard = await front.says("ann", "agree")
    assert heard.text.startswith("You agree to the change.")
    assert [one.agreed for one in front.table.proposals] == [(person("ann"),)]
    await front.says("boss", "withdraw the change")
    assert "already" in (await front.says("ann", "agree")).text


async def test_a_change_is_withdrawn(front: Front) -> None:
    """The admin lets it be; a member cannot."""
    await front.open("ann", "bob")
    await front.says("boss", "table change 10/20")
    assert "That needs the right" in (await front.says("ann", "withdraw the change")).text
    await front.says("boss", "withdraw the change")
    assert front.table.proposals == ()


async def test_an_owner_changes_his_own_table(front: Front) -> None:
    """Who opened it may change it, at once as long as nobody sits there, and close it; another
    member may neither, by the button of Close anyway as little as by words."""
    await front.says("boss", "house set table.open_by anyone")
    await front.says("dan", "table open 5/10 seats 6")
    await front.says("dan", "table change 10/20")
    assert limits(front) == (10, 20)
    assert "That needs the right" in (await front.says("ann", "table change 5/10")).text
    close = Press(front.table.id, Verb.CLOSE_ANYWAY)
    assert "That needs the right" in (await front.presses("ann", close)).text
    assert limits(front) == (10, 20)
    await front.presses("dan", close)
    assert front.room.tables() == ()


async def test_a_full_table_asks_back_before_it_closes(front: Front) -> None:
    """Between hands of four the refusal has the button; ``anyway`` says it in words."""
    await front.says("boss", "table open 5/10 seats 6")
    for name in ("ann", "bob", "cy", "dan"):
        await front.says(name, "sit 1000")
    asked = await front.says("boss", "table close")
    assert "4 active players" in asked.text
    assert next(one.press.verb for one in asked.buttons) is Verb.CLOSE_ANYWAY
    await front.says("boss", "table close anyway")
    assert front.room.tables() == ()


async def test_a_change_is_answered_by_commands_too(front: Front) -> None:
    """Two players object by the slash commands' own words, and the stakes stay (3.05); one who
    has agreed, and a visitor without a seat, prevent nothing."""
    await front.open("ann", "bob", "cy")
    before = front.table.config.stakes
    await front.says("boss", "table change 50/100")
    assert [one.objectors for one in front.table.proposals] == [()]
    assert "You have no seat" in (await front.does("dan", object_to_change)).text
    await front.does("ann", agree_to_change)
    await front.does("bob", object_to_change)
    assert [len(one.objectors) for one in front.table.proposals] == [1]
    await front.does("cy", object_to_change)
    assert (front.table.proposals, front.table.config.stakes) == ((), before)
