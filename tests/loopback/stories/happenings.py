"""What happens to a table in chat rooms, whichever they are."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping
from typing import Final

from core.present.documents import Verb
from core.table.events import TurnExpired

from .plans import plan_of
from .playing import Happening, Players, words_for
from .venue import How


async def presses_a_stale_button(players: Players) -> None:
    """Somebody presses what the board showed a moment ago: nothing happens, and he is told."""
    stand = players.stand
    old, fold = await players.button(Verb.FOLD)
    first = stand.to_act
    assert first is not None
    await players.press(first, Verb.CALL)
    version = stand.table.version
    reply = await stand.venue.press(first, old, fold)
    assert reply.how is How.ALONE
    assert "your call stands" in reply.text
    assert stand.table.version == version


async def presses_twice_at_once(players: Players) -> None:
    """Two presses of one button at once: one acts, the other is told it was too late."""
    member = players.stand.to_act
    assert member is not None
    board, button = await players.button(Verb.CALL)
    replies = await asyncio.gather(
        *(players.stand.venue.press(member, board, button) for _ in range(2))
    )
    assert Counter(reply.how for reply in replies) == {How.REDRAWN: 1, How.ALONE: 1}


async def runs_out_of_time(players: Players) -> None:
    """Another player calls the clock on whoever is to act, and it runs out."""
    venue, slow = players.stand.venue, players.stand.to_act
    other = next(member for member in venue.members.values() if member != slow)
    await venue.order(other, "clock")
    await venue.until(lambda: any(isinstance(event, TurnExpired) for event in players.events))


async def leaves_in_the_middle(players: Players) -> None:
    """A player gets up in the middle of a hand, is paid when it ends, and comes back."""
    stand = players.stand
    leaver = stand.to_act
    assert leaver is not None
    await stand.venue.order(leaver, "leave")
    assert stand.table.hand is not None
    await players.play(len(players.ended) + 1)
    assert stand.table.occupant_of(leaver.id) is None
    reply = await stand.venue.order(leaver, "sit 700")
    assert "Welcome" in reply.text


async def asks_for_cards(players: Players) -> None:
    """The member without private messages presses My cards and sees them, alone."""
    stand, venue = players.stand, players.stand.venue
    (shut,) = venue.shut
    while (hand := stand.table.hand) is None or (player := hand.player_of(shut.id)) is None:
        await players.play(len(players.ended) + 1)
        await venue.until(lambda: stand.prompt)
    board, _ = await players.button(Verb.FOLD)
    reply = await venue.press(shut, board, board.choice("My cards"))
    assert reply.how is How.ALONE
    assert set(player.down.content) <= set(venue.cards_in(reply.text))


async def look_at_their_pages(players: Players) -> None:
    """Whoever has a page of his own looks at it: in a hand, the cards on it are his."""
    venue, hand = players.stand.venue, players.stand.table.hand
    assert hand is not None
    for member in venue.members.values():
        page = await venue.open_own_page(member)
        player = hand.player_of(member.id)
        if page is not None and player is not None:
            assert set(player.down.content) == set(venue.cards_in(page.text))


async def says_it_to_the_dealer(players: Players) -> None:
    """A player acts, as planned, by words behind a mention of the dealer."""
    stand, prompt, member = players.stand, players.stand.prompt, players.stand.to_act
    hand = stand.table.hand
    assert member is not None
    assert hand is not None
    stand.venue.write(member, words_for(*plan_of(hand)(hand)), to_dealer=True)
    await stand.venue.until(lambda: stand.prompt != prompt)


async def is_limited(players: Players) -> None:
    """The platform asks to wait."""
    players.stand.venue.limit()


async def loses_answers(players: Players) -> None:
    """Messages arrive and the platform's answers do not."""
    players.stand.venue.lose_answers()


async def loses_an_answer_to_a_press(players: Players) -> None:
    """The board is redrawn through a press whose answer is lost on the way."""
    players.stand.venue.lose_a_redraw()
    member = players.stand.to_act
    assert member is not None
    await players.press(member, Verb.CALL)


async def is_cut_off(players: Players) -> None:
    """The dealer is cut off and comes back."""
    await players.stand.venue.break_off()


async def comes_thrice(players: Players) -> None:
    """Whatever members do arrives three times."""
    players.stand.venue.copies = 3


async def comes_once(players: Players) -> None:
    """It arrives once again."""
    players.stand.venue.copies = 1


HAPPENINGS: Final[Mapping[int, Happening]] = {
    3: presses_a_stale_button,
    4: presses_twice_at_once,
    6: runs_out_of_time,
    8: look_at_their_pages,
    9: leaves_in_the_middle,
    11: asks_for_cards,
    14: is_limited,
    17: loses_answers,
    19: loses_an_answer_to_a_press,
    21: is_cut_off,
    22: says_it_to_the_dealer,
    23: comes_thrice,
    25: says_it_to_the_dealer,
    26: comes_once,
}
"""By the number of the hand."""
