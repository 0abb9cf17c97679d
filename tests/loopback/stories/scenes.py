"""Scenes that are worth a picture, on whatever platform."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from core.hand.state import Hand
from core.present.documents import Verb
from core.reception.opening import Opening

from .between_hands import between_hands, choices_of, from_the_big_blind, next_deal
from .cardplayers import CardPlayers, toggle_to
from .cardroom import Stand
from .dealer import HOLDEM
from .evening import Evening
from .floor_scenes import FLOOR_SCENES
from .playing import Players
from .venue import Member, Page

Scene = Callable[[CardPlayers], Awaitable[Page]]

PEOPLE: Final = ("Doyle", "Annie", "Stu", "Chip", "Amarillo", "Jennifer")
_FIFTH: Final = 2
"""Index of the first street of stud at the big bets."""


async def to_the_flop(players: Players) -> Member:
    """A raise and three calls before the flop, a bet on it; who has to answer that bet."""
    stand = players.stand
    first = True
    while (hand := stand.table.hand) is not None:
        member = stand.to_act
        assert member is not None
        assert hand.menu is not None
        if hand.street and not hand.menu.opens:
            return member
        if first or hand.street:
            await players.press(member, Verb.RAISE_TO, "3bb" if first else "1/2")
        elif hand.action % 3:
            await players.press(member, Verb.CALL)
        else:
            await players.press(member, Verb.FOLD)
        first = False
    raise AssertionError("no hand")


async def finish(players: Players) -> None:
    """Everybody calls down."""
    stand, number = players.stand, len(players.ended)
    while len(players.ended) == number:
        hand, member = stand.table.hand, stand.to_act
        assert hand is not None
        assert member is not None
        verb = Verb.SHOW
        if hand.menu is not None:
            verb = Verb.CHECK if hand.menu.may_check else Verb.CALL
        await players.press(member, verb)


# ------------------------------------------------------------------------- games of their own


async def to_fifth_street(players: CardPlayers) -> Page:
    """A hand of stud with everybody in until the big bets: the board then."""
    stand = players.stand
    while (hand := stand.table.hand) is not None and hand.street < _FIFTH:
        assert stand.prompt is not None
        await players.act(stand.prompt)
    return await _board(stand)


async def to_the_picker(players: CardPlayers) -> Page:
    """The first who draws has picked three cards and said nothing yet: what he sees."""
    stand, venue = players.stand, players.stand.venue
    while (hand := stand.table.hand) is not None and hand.menu is not None:
        assert stand.prompt is not None
        await players.act(stand.prompt)
    member = stand.to_act
    assert member is not None
    reply = await players.ask_on_board(member)
    for places in ((1,), (1, 3), (1, 3, 4)):
        page = venue.page(reply)
        reply = await venue.press(member, page, toggle_to(page, places))
    return venue.page(reply)


async def to_a_split(players: CardPlayers) -> Page:
    """Hands of a split game until high and low go to two players: the board of that result."""
    stand, venue = players.stand, players.stand.venue
    while not _is_split(stand.table.hand):
        await players.play(len(players.ended) + 1)
    hand = stand.table.hand
    assert hand is not None
    number = hand.number

    def result() -> Page | None:
        return next((p for p in venue.pages() if p.hand == number and "Result" in p.title), None)

    page = await venue.until(result)
    assert page is not None
    return page


async def _board(stand: Stand) -> Page:
    board = await stand.venue.until(stand.board)
    assert board is not None
    return board


def _is_split(hand: Hand | None) -> bool:
    """Whether one pot had a high and a low winner."""
    awards = hand.awards if hand is not None and hand.is_over else ()
    return any(
        len({share.seat for share in award.shares}) > 1
        and {share.contest for share in award.shares} == {0, 1}
        for award in awards
    )


# ------------------------------------------------------------------------ before one's turn


async def to_an_early_choice(table: Evening) -> tuple[Page, Member]:
    """A raise, and one who is not in turn presses Call: what he is asked."""
    await table.press(table.in_turn, Verb.RAISE_TO, "30")
    early = table.behind(1)
    return table.venue.page(await table.on_board(early, Verb.CALL)), early


async def to_a_held_act(table: Evening) -> tuple[Page, Member]:
    """He says that he calls, and another calls the clock: the board."""
    await table.press(table.in_turn, Verb.RAISE_TO, "30")
    early, impatient = table.behind(1), table.behind(2)
    await table.on_reply(early, await table.on_board(early, Verb.CALL), Verb.CALL)
    await table.until_board_says("out of turn")
    await table.on_board(impatient, Verb.CLOCK)
    return await table.until_board_says("Clock on"), table.in_turn


LAW_SCENES: Final[Mapping[str, Callable[[Evening], Awaitable[tuple[Page, Member]]]]] = {
    "early": to_an_early_choice,
    "held": to_a_held_act,
}
"""Each by the name of its picture: how far a hand of no-limit hold'em is played."""

# ------------------------------------------------------------------------ before the next deal

LIMIT: Final = Opening(stakes="20-40", buy_in="400", seats=9)


async def to_choices(table: Evening) -> tuple[Page, Member]:
    """He missed both blinds, and the button has gone by since: what he may choose."""
    absent = await _misses_his_blinds(table)
    return table.venue.page(await choices_of(table, absent)), absent


async def to_the_next_deal(table: Evening) -> tuple[Page, Member]:
    """He posts, another straddles and a third plays overs: the board before the deal."""
    absent = await _misses_his_blinds(table)
    await table.on_reply(absent, await choices_of(table, absent), Verb.POST)
    small, _, gun = from_the_big_blind(table)[:3]
    await table.on_reply(gun, await choices_of(table, gun), Verb.STRADDLE)
    await table.venue.order(small, "overs on")
    return await table.until_board_says("straddles"), absent


async def to_a_killed_pot(table: Evening) -> tuple[Page, Member]:
    """Somebody has killed the pot, and another waits for a seat: the board of that hand."""
    await between_hands(table)
    mover, _, killer = from_the_big_blind(table)[:3]
    await table.venue.order(killer, "kill")
    await next_deal(table)
    await table.venue.order(mover, "seatchange 8")
    return await table.until_board_says("RESERVED"), table.in_turn


async def _misses_his_blinds(table: Evening) -> Member:
    """Who has the big blind next is away for it, back in the hand, and waits out the next one."""
    await between_hands(table)
    absent = from_the_big_blind(table)[1]
    asked = await table.venue.order(absent, "away")
    await table.on_reply(absent, asked, Verb.AWAY_MISS)
    await next_deal(table)
    await table.venue.order(absent, "back")
    await table.end_the_hand()
    await next_deal(table)
    await table.stay_after_this_hand()
    await table.end_the_hand()
    return absent


DEAL_SCENES: Final[Mapping[str, Callable[[Evening], Awaitable[tuple[Page, Member]]]]] = {
    "choices": to_choices,
    "next-deal": to_the_next_deal,
    "killed": to_a_killed_pot,
}
"""Each by the name of its picture: what limit hold'em brings before a deal, and with it."""

GAME_SCENES: Final[Mapping[str, tuple[Opening, Scene]]] = {
    "stud": (Opening(game="stud", stakes="10-20", buy_in="200"), to_fifth_street),
    "picker": (Opening(game="2-7 triple draw", stakes="10-20", buy_in="200"), to_the_picker),
    "split": (Opening(game="omaha 8", stakes="10-20", buy_in="200"), to_a_split),
}
"""Each by the name of its picture: the table, and how far it is played."""


EVENINGS: Final = {
    **{name: (HOLDEM, act) for name, act in LAW_SCENES.items()},
    **{name: (LIMIT, act) for name, act in DEAL_SCENES.items()},
    **{name: (HOLDEM, act) for name, act in FLOOR_SCENES.items()},
}
"""Scenes of what no plan says: the table, and how far it is played."""


async def play_scene(stand: Stand, name: str) -> tuple[Page, Member]:
    """Open the table of a scene and play to it; what is to be drawn, and who sees it."""
    if name in EVENINGS:
        said, act = EVENINGS[name]
        table = Evening(stand)
        await _begin(table, said)
        return await act(table)
    opening, scene = GAME_SCENES[name]
    players = CardPlayers(stand)
    await _begin(players, opening)
    page = await scene(players)
    return page, stand.to_act or next(iter(stand.venue.members.values()))


async def _begin(players: Players, said: Opening) -> None:
    """Open the table, sit down, and wait for the first turn."""
    stand = players.stand
    await stand.open_game(said, **{"deal.between_hands_seconds": 2})
    await players.sit_down_first(dict.fromkeys(PEOPLE, "1000"))
    await stand.venue.until(lambda: stand.prompt)
