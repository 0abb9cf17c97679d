"""Showing a hand that claims nothing: Cooke 10.20, 11.12 and 11.13; USPC on the uncontested pot."""

import pytest

from core.cards import parse_cards
from core.hand import commands as h
from core.hand import events as e
from core.hand.state import Standing
from core.house.settings import Overrides
from core.ids import Seat
from core.refusal import Reason
from core.table import commands as c
from core.table.events import TableEvent
from core.view import PlayerView
from core.view.seen import HandShownToSeen, all_seen
from tests.play import ADMIN, Game, person

RAGS = "2c 7d 9h Js 4c"
HOLES = {3: "8c 8d", 4: "Ks Kd", 5: "Qs Qd"}


def won_unshown(settings: Overrides | None = None) -> Game:
    """Six seats, button 1; everybody folds to the bet of seat 3 on the turn."""
    game = Game(6, button=1, settings=settings)
    game.deal(HOLES, RAGS)
    game.play("4 calls, 5 calls, 6 folds, 1 folds, 2 folds, 3 checks, all check")
    game.play("3 bets 40, 4 folds, 5 folds")
    assert game.pushed == [(0, {3: 70})]
    return game


def player_seen(game: Game, seat: int, viewer: int | None = None) -> PlayerView:
    """The player at ``seat`` as ``viewer`` sees him."""
    hand = game.view(viewer).hand
    assert hand is not None
    player = hand.player(Seat(seat))
    assert player is not None
    return player


def show_to(seat: int, whom: int) -> h.ShowTo:
    """Seat shows his hand to one player."""
    return h.ShowTo(person(seat), person(whom))


def show_all(by: int, seat: int, prompt: h.Prompt | None = None) -> h.ShowAll:
    """``by`` wants all to see the hand at ``seat``."""
    return h.ShowAll(person(by), Seat(seat), prompt)


def cards_told(events: tuple[TableEvent, ...], seat: int | None) -> list[object]:
    """The cards that ``seat`` is told of in ``events`` of a hand shown to one."""
    told = all_seen(events, None if seat is None else Seat(seat))
    return [one.cards for one in told if isinstance(one, HandShownToSeen)]


@pytest.mark.rule("cooke-11.12", 1)
def test_show_one_show_all() -> None:
    """The uncontested winner shows seat 4 alone; seat 6 asks, and all see both cards."""
    game = won_unshown()
    assert game.refused(show_all(6, 3)).reason is Reason.SHOWN_TO_NOBODY
    events = game.do(show_to(3, 4))
    cards = parse_cards("8c 8d")
    assert [cards_told(events, seat) for seat in (4, 3, 6, None)] == [
        [cards], [cards], [None], [None],
    ]  # fmt: skip
    assert [shown.hand.cards for shown in game.view(4).shown_to_me] == [cards]
    assert game.view(6).shown_to_me == game.view().shown_to_me == ()
    hand = game.view().hand
    assert hand is not None
    assert hand.looks.shown_to == (3,)
    game.do(show_all(6, 3))
    assert player_seen(game, 3).exposed == cards
    assert player_seen(game, 3).shown is None
    assert game.refused(show_all(5, 3)).reason is Reason.ALREADY_SHOWN


@pytest.mark.rule("cooke-11.12", 1)
def test_a_hand_is_shown_to_somebody_here() -> None:
    """It goes to another who sits at the table; during the hand it goes to nobody (10.14)."""
    game = Game(6, button=1)
    game.deal(HOLES, RAGS)
    assert game.refused(show_to(3, 4)).reason is Reason.NO_SHOWDOWN
    game = won_unshown()
    assert game.refused(h.ShowTo(person(3), ADMIN)).reason is Reason.NOT_SEATED_HERE
    assert game.refused(show_to(3, 3)).reason is Reason.NOT_SEATED_HERE
    game.do(show_to(3, 4))
    assert game.refused(show_to(3, 4)).reason is Reason.ALREADY_SHOWN
    game.do(show_to(3, 5))
    assert [game.view(seat).shown_to_me != () for seat in (4, 5, 6)] == [True, True, False]


@pytest.mark.rule("cooke-11.12")
def test_who_comes_into_the_seat_sees_nothing() -> None:
    """Who takes the seat of the one it was shown to does not get to see it."""
    game = won_unshown()
    game.do(show_to(3, 4))
    game.play("4 leaves, 4 sits 500")
    assert game.view(4).shown_to_me == ()


@pytest.mark.rule("cooke-11.12", 2)
def test_a_leak_is_shown_after_the_payout() -> None:
    """A leak reported on the turn: the request is taken, and carried out after the payout."""
    game = Game(6, button=1)
    game.deal(HOLES, RAGS)
    game.play("4 calls, 5 calls, 6 folds, 1 folds, 2 folds, 3 checks, all check")
    game.do(c.NoteLeak(ADMIN, Seat(4)))
    assert game.refused(c.NoteLeak(ADMIN, Seat(4))).reason is Reason.ALREADY_ASKED
    game.do(show_all(6, 4))
    assert game.refused(show_all(5, 4)).reason is Reason.ALREADY_ASKED
    assert player_seen(game, 4).exposed == ()
    game.play("3 bets 40, 4 folds")
    assert player_seen(game, 4).exposed == ()
    game.play("5 folds")
    kinds = [type(event) for event in game.events]
    assert kinds.index(e.PotPushed) < kinds.index(e.HandEnded) < kinds.index(e.HandSeen)
    assert player_seen(game, 4).exposed == parse_cards("Ks Kd")


@pytest.mark.rule("cooke-11.12", 3)
@pytest.mark.rule("cooke-11.13")
def test_the_next_deal_closes_it() -> None:
    """Once the next hand is dealt the request is refused, by words and by an old button."""
    game = won_unshown()
    prompt = h.Prompt(game.hand.number, game.hand.action)
    game.do(show_to(3, 4))
    game.deal()
    assert game.refused(show_all(6, 3)).reason is Reason.HAND_CLOSED
    assert game.refused(show_all(6, 3, prompt)).reason is Reason.HAND_CLOSED
    old = h.ShowTo(person(3), person(5), prompt)
    assert game.refused(old).reason is Reason.HAND_CLOSED
    assert game.view(4).shown_to_me == ()


@pytest.mark.rule("uspc-law-uncontested", 1)
def test_the_last_one_wins_without_showing() -> None:
    """Heads-up A folds to B's first bet: B wins with hidden cards, and the button moves."""
    game = Game(2, button=1)
    game.deal({1: "7c 2d", 2: "As Ad"}, RAGS)
    game.play("1 calls, 2 checks, 2 bets 20, 1 folds")
    assert game.pushed == [(0, {2: 40})]
    assert game.shown == []
    assert game.of_hand(e.HandSeen) == []
    assert game.places == "B/SB1 BB2"
    game.deal()
    assert game.places == "B/SB2 BB1"


@pytest.mark.rule("uspc-law-uncontested")
def test_the_winner_may_show_or_keep_it_closed() -> None:
    """He is asked; shown, the hand lies open and pays nothing more; mucked, nobody saw it."""
    game = won_unshown()
    mine = game.view(3).mine
    assert mine is not None
    assert (mine.may_show, mine.is_asked_to_show) == (True, True)
    stack = game.stack(3)
    game.play("3 shows")
    assert player_seen(game, 3).exposed == parse_cards("8c 8d")
    assert (game.stack(3), len(game.pushed)) == (stack, 1)
    assert game.refusal("3 shows").reason is Reason.ALREADY_SHOWN
    assert game.refusal("3 mucks").reason is Reason.ALREADY_SHOWN
    game = won_unshown()
    game.play("3 mucks")
    mine = game.view(3).mine
    assert mine is not None
    assert not mine.is_asked_to_show
    assert player_seen(game, 3).exposed == ()
    assert game.player(3).standing is Standing.LIVE
    assert game.refusal("3 mucks").reason is Reason.ALREADY_MUCKED
    assert game.refusal("4 mucks").reason is Reason.ALREADY_MUCKED


@pytest.mark.rule("uspc-law-uncontested")
def test_showing_has_its_time() -> None:
    """After the seconds of a showdown it is too late, though the next deal is not due yet."""
    settings: Overrides = {"showdown.turn_seconds": 10, "deal.between_hands_seconds": 30}
    game = won_unshown(settings)
    until = game.view(3).show_until
    assert until is not None
    assert until - game.at == 10_000
    game.wait(10)
    game.play("3 shows")
    game = won_unshown(settings)
    game.wait(10.001)
    assert game.refusal("3 shows").reason is Reason.TIME_IS_UP


@pytest.mark.rule("cooke-11.12")
def test_a_folded_or_mucked_hand_may_be_shown_by_its_owner() -> None:
    """Once the hand is over it is his to show, whole or in part, and nothing is paid for it."""
    game = won_unshown()
    game.play("4 shows Ks")
    assert player_seen(game, 4).exposed == parse_cards("Ks")
    assert not player_seen(game, 4).is_open
    assert game.refusal("4 shows Ks").reason is Reason.ALREADY_SHOWN
    game.play("4 shows, 5 shows Qs, 5 shows Qd")
    assert [seen.seat for seen in game.of_hand(e.HandSeen)] == [4, 5]
    assert game.pushed == [(0, {3: 70})]
    game.deal()
    old = h.Show(person(4), h.Prompt(1, 1))
    assert game.refused(old).reason is Reason.STALE


@pytest.mark.rule("cooke-10.20", 1)
def test_only_two_dealt_in_may_show_during_the_hand() -> None:
    """Heads-up a card shown during the hand is posted; with six dealt in it is refused."""
    game = Game(2, button=1)
    game.deal({1: "Ah Kd", 2: "Qs Qd"}, RAGS)
    game.play("1 shows Ah")
    assert player_seen(game, 1).exposed == parse_cards("Ah")
    assert game.to_act == 1
    assert game.refusal("1 shows Ah").reason is Reason.ALREADY_SHOWN
    game.play("1 shows Kd, 1 calls, 2 checks, all check, all check, all check, 2 mucks anyway")
    assert game.pushed == [(0, {1: 40})]
    game = Game(6, button=1)
    game.deal(HOLES, RAGS)
    refused = game.refusal("4 shows Ks")
    assert (refused.reason, refused.rule) == (Reason.NO_SHOWDOWN, "cooke-10.20")
