"""The fullest board there can be: ten players with every badge, on a phone and within the limits
of both platforms."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from adapters.discord import limits as discord_limits
from adapters.discord.render import render as on_discord
from adapters.slack import limits as slack_limits
from adapters.slack.render import render as on_slack
from core.chips import whole
from core.hand.overs import Overs
from core.ids import PersonId, Seat
from core.present import board, choices, plain
from core.present.documents import Document
from core.table import commands as c
from core.table.blinds.duties import Entry
from core.table.blinds.markers import Marker
from core.table.kills.button import KillState
from core.view import TableView
from core.view.choices import choices_of
from tests.play import Game, person
from tests.rules.coming_in import BOOK

LONGEST_NAME = "W" * 32
BETWEEN_HANDS = 6
"""Lines behind "Next hand": dead button, button and blinds, who comes in, straddles, a kill."""


def with_every_badge(view: TableView) -> TableView:
    """Everybody has the longest name and every badge at once, which cannot be."""
    seats = tuple(
        replace(
            seat, name=LONGEST_NAME, overs=Overs.SUPER, kill=KillState.LEG_UP, owes_kill=True,
            missed=(Marker.SMALL_AND_MIDDLE, Marker.BIG), is_away=True, seat_request=10,
        )
        for seat in view.seats
    )  # fmt: skip
    assert view.hand is not None
    players = tuple(replace(player, name=LONGEST_NAME) for player in view.hand.players)
    return replace(view, seats=seats, hand=replace(view.hand, players=players))


def ten(*, in_hand: bool) -> Document:
    """Ten players at bets of millions."""
    game = Game(10, button=1, bets=(20_000_000, 40_000_000), stack=900_000_000,
                settings={"kill.trigger": "two_pots", "betting.super_overs": "limit"})  # fmt: skip
    game.deal()
    if not in_hand:
        game.skip_hand()
    return board(with_every_badge(game.view()))


def texts(parts: Any) -> Iterator[str]:
    for part in parts:
        if part["type"] == 10:
            yield part["content"]
        yield from texts(part.get("components", ()))


@pytest.mark.parametrize("in_hand", [True, False])
async def test_every_badge_at_once_is_within_the_limits(in_hand: bool) -> None:
    """Nothing is cut on either platform: every badge of every seat is in the message."""
    document = ten(in_hand=in_hand)
    drawn: Any = on_discord(document).view
    shown = "\n".join(texts(drawn.to_components()))
    assert len(shown) <= discord_limits.TEXT
    assert shown.count("MISSED SB+MB, MISSED BB") == 10
    slack = on_slack(document)
    assert len(slack.blocks) <= slack_limits.BLOCKS
    assert str(slack.blocks).count("MISSED SB+MB, MISSED BB") == 10
    assert len(slack.text) <= slack_limits.FALLBACK
    assert all(len(row) <= discord_limits.ROW_BUTTONS for row in document.buttons)


def busy() -> Game:
    """Between hands at ten seats: a dead button, three newcomers who post, straddles, a kill."""
    game = Game(10, taken=(1, 2, 3, 4, 5, 6, 7), button=1, bets=(20, 40),
                settings={**BOOK, "kill.max_per_deal": 2})  # fmt: skip
    game.deal()
    game.skip_hand()
    game.do(c.Leave(person(3)))
    game.deal()
    game.skip_hand()
    for seat in (8, 9, 10):
        newcomer = PersonId(f"n{seat}")
        game.do(c.SitDown(newcomer, LONGEST_NAME, whole(1000), Seat(seat)))
        game.do(c.ChooseEntry(newcomer, Entry.POST))
    return game


@pytest.mark.parametrize("kills", [True, False])
def test_what_comes_stays_short(kills: bool) -> None:
    """However much is announced for the next deal, it is a few lines: newcomers at one price share
    theirs, and a killed pot has no straddles."""
    game = busy()
    if kills:
        game.do(c.KillPot(person(6)))
        game.do(c.KillPot(person(7)))
    else:
        game.do(c.PostStraddle(person(6)))
        game.do(c.PostStraddle(person(7)))
    lines = plain(board(game.view()), game.at).splitlines()
    start = next(place for place, line in enumerate(lines) if line.startswith("Next hand"))
    coming = lines[start + 1 : lines.index("", start)]
    assert coming[0].startswith("Dead button at seat 3")
    assert len(coming) <= BETWEEN_HANDS


def test_all_choices_of_one_player_are_within_the_limits() -> None:
    """Whatever seat asks, his choices take at most five rows, and no button's words are cut."""
    game = busy()
    for occupant in game.table.occupants:
        view = game.view(occupant.seat)
        document = choices(view, choices_of(game.table, occupant.person, game.at))
        assert len(document.buttons) <= 5
        for button in (button for row in document.buttons for button in row):
            assert len(button.label) <= slack_limits.BUTTON
            assert len(button.hint) <= slack_limits.BUTTON


def test_who_draws_again_has_a_short_line() -> None:
    """Triple draw: the player asked for his second draw is "to draw"; what he drew before is not
    said beside it, as it is of those who wait (Cooke 7.09)."""
    game = Game(3, button=1, bets=(20, 40), game="triple_draw_lowball")
    game.deal()
    game.play("1 calls, 2 calls, 3 checks, 2 pats, 3 pats, 1 pats")
    game.play("2 checks, 3 checks, 1 checks")
    lines = plain(board(game.view())).splitlines()
    assert "→ 2 P2 (SB) 980 · to draw" in lines
    assert "3 P3 (BB) 980 · stood pat" in lines
