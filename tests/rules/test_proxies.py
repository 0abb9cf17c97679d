"""One player to a hand, and the outsider who may play for him (Cooke 10.14)."""

import pytest

from core.cards import card_text
from core.chips import whole
from core.hand import commands as h
from core.hand.proxy import Proxy
from core.hand.state import Standing
from core.ids import PersonId, Seat
from core.refusal import Reason
from core.table import deadlines
from core.table.commands import (
    CallClock,
    GoAway,
    Leave,
    NameProxy,
    ObjectToProxy,
    SitDown,
    TableCommand,
    TopUp,
)
from core.view import look_for
from tests.play import Game, person

DAN, EVE = PersonId("dan"), PersonId("eve")


def names(seat: int, proxy: PersonId | None = DAN) -> NameProxy:
    """``seat`` has ``proxy`` play for him."""
    return NameProxy(person(seat), proxy, "Dan" if proxy is not None else "")


def stops(seat: int, proxy_of: int) -> ObjectToProxy:
    """``seat`` objects to the proxy of another."""
    return ObjectToProxy(person(seat), Seat(proxy_of))


def after_a_hand(**settings: str) -> Game:
    """Six players between the first hand and the second."""
    game = Game(6, button=1, settings={f"seats.{key}": value for key, value in settings.items()})
    game.deal()
    game.skip_hand()
    return game


@pytest.mark.rule("cooke-10.14", 1)
def test_a_proxy_gets_the_cards_from_the_next_hand_on() -> None:
    """Named between hands, and nobody objects: Dan sees seat 3's cards and acts, its owner not."""
    game = after_a_hand()
    game.do(names(3))
    game.deal({3: "As Ad"})
    assert game.player(3).played_by == Proxy(DAN, "Dan")
    mine = look_for(game.table, DAN).mine
    assert mine is not None
    assert {card_text(card) for card in mine.cards} == {"As", "Ad"}
    assert look_for(game.table, person(3)).mine is None
    game.play("5 calls, 6 calls, 1 calls, 2 calls")
    assert game.refused(h.Call(person(3))).reason is Reason.PLAYED_BY_PROXY
    game.do(h.Call(DAN))
    assert game.player(3).bet == whole(20)
    assert game.player(3).person == person(3)


@pytest.mark.rule("cooke-10.14", 2)
def test_one_objection_stops_it() -> None:
    """Seat 5 objects before the deal: seat 3 plays himself, and Dan sees nothing."""
    game = after_a_hand()
    game.do(names(3))
    game.do(stops(5, 3))
    game.deal()
    assert game.player(3).played_by is None
    assert look_for(game.table, DAN).viewer is None


@pytest.mark.rule("cooke-10.14", 2)
def test_where_the_house_allows_it_an_objection_changes_nothing() -> None:
    """Under ``allowed`` the substitution stands."""
    game = after_a_hand(proxy_play="allowed")
    game.do(names(3))
    assert game.refused(stops(5, 3)).reason is Reason.PROXY_STANDS
    game.deal()
    assert game.player(3).actor == DAN


@pytest.mark.rule("cooke-10.14", 3)
def test_a_player_never_plays_another_s_chips() -> None:
    """Who sits in seat 6, or plays for seat 5 already, cannot play for seat 3."""
    game = after_a_hand()
    assert game.refused(names(3, person(6))).reason is Reason.PROXY_IN_GAME
    assert game.refused(names(3, person(3))).reason is Reason.PROXY_IN_GAME
    game.do(names(5, EVE))
    assert game.refused(names(3, EVE)).reason is Reason.PROXY_IN_GAME
    game.do(Leave(person(4)))
    sits = SitDown(EVE, "Eve", whole(1000), Seat(4))
    assert game.refused(sits).reason is Reason.PLAYS_FOR_ANOTHER
    game.do(names(5, None))
    game.do(sits)


@pytest.mark.rule("cooke-10.14", 4)
def test_where_the_house_has_none() -> None:
    """Under ``never`` it is refused, and nobody is asked."""
    game = after_a_hand(proxy_play="never")
    assert game.refused(names(3)).reason is Reason.PROXIES_OFF
    assert game.occupant(3).proxy is None


@pytest.mark.rule("cooke-10.14", 5)
@pytest.mark.rule("cooke-10.15")
def test_named_in_a_hand_he_plays_the_next() -> None:
    """The hand in play stays its player's: he alone sees its cards and acts."""
    game = Game(6, button=1)
    game.deal({3: "As Ad"})
    game.do(names(3))
    assert game.refused(h.Call(DAN)).reason is Reason.NOT_SEATED
    assert look_for(game.table, DAN).mine is None
    mine = look_for(game.table, person(3)).mine
    assert mine is not None
    assert len(mine.cards) == 2
    game.next_hand()
    assert game.player(3).actor == DAN


@pytest.mark.rule("cooke-10.14")
def test_too_late_to_object() -> None:
    """With the deal the right to object is gone."""
    game = after_a_hand()
    game.do(names(3))
    game.deal()
    assert game.refused(stops(5, 3)).reason is Reason.PROXY_STANDS
    assert game.refused(stops(5, 4)).reason is Reason.NO_PROXY


@pytest.mark.rule("cooke-10.14")
def test_he_plays_himself_again() -> None:
    """Taken back in a hand, the proxy plays it to its end; the next is the player's own."""
    game = after_a_hand()
    game.do(names(3))
    game.deal()
    game.do(names(3, None))
    assert game.refused(h.Fold(person(3))).reason is Reason.PLAYED_BY_PROXY
    game.play("5 folds, 6 folds, 1 folds, 2 folds")
    game.do(h.Fold(DAN))
    game.deal()
    assert game.player(3).actor == person(3)
    assert game.refused(names(3, None)).reason is Reason.NO_PROXY


@pytest.mark.rule("cooke-10.14")
def test_the_seat_and_the_chips_are_the_owner_s() -> None:
    """He tops up and gets up; the proxy can do neither.  When he has gone, so has the proxy."""
    game = after_a_hand()
    game.do(names(3))
    game.deal()
    assert game.refused(TopUp(DAN, whole(100))).reason is Reason.NOT_SEATED
    assert game.refused(Leave(DAN)).reason is Reason.NOT_SEATED
    game.do(TopUp(person(3), whole(100)))
    game.do(Leave(person(3)))
    game.play("5 folds, 6 folds, 1 folds, 2 folds")
    game.do(h.Fold(DAN))
    assert game.table.occupant(Seat(3)) is None
    assert DAN not in game.table.people


@pytest.mark.rule("cooke-10.14")
def test_the_clock_is_on_the_proxy() -> None:
    """Whose hand is played by another neither acts nor asks for the clock; the proxy does both."""
    game = after_a_hand()
    game.do(names(3))
    game.deal()
    assert game.refused(CallClock(person(3))).reason is Reason.PLAYED_BY_PROXY
    game.do(CallClock(DAN))
    game.run_deadline()
    assert game.player(5).standing is Standing.FOLDED
    view = look_for(game.table, DAN)
    game.play("6 calls, 1 calls, 2 calls")
    assert not view.is_my_turn
    assert look_for(game.table, DAN).is_my_turn
    assert not look_for(game.table, person(3)).is_my_turn


@pytest.mark.rule("cooke-10.14")
@pytest.mark.parametrize("goes", [Leave(person(3)), GoAway(person(3))])
def test_the_proxy_has_his_time_whatever_the_owner_does(goes: TableCommand) -> None:
    """The owner goes away or gets up in the hand: the proxy still thinks for two minutes."""
    game = after_a_hand()
    game.do(names(3))
    game.deal()
    game.play("5 calls, 6 calls, 1 calls, 2 calls")
    game.do(goes)
    (due,) = deadlines(game.table)
    assert due.at - game.at == 120_000


@pytest.mark.rule("cooke-10.14")
def test_nobody_has_to_be_a_proxy() -> None:
    """Dan never wanted to be one: he ends it before the deal or in a hand, and is free to sit."""
    game = Game(6, taken=(1, 2, 3), button=1)
    game.deal()
    game.skip_hand()
    sits = SitDown(DAN, "Dan", game.table.config.buy_in_least, Seat(5))
    assert game.refused(NameProxy(DAN, None)).reason is Reason.NOT_SEATED
    game.do(names(3))
    game.deal()
    game.do(NameProxy(DAN, None))
    assert game.refused(sits).reason is Reason.PLAYS_FOR_ANOTHER
    game.do(h.Fold(DAN))
    game.skip_hand()
    game.do(names(3))
    assert game.refused(sits).reason is Reason.PLAYS_FOR_ANOTHER
    game.do(NameProxy(DAN, None))
    game.do(sits)
    game.deal()
    assert game.player(3).played_by is None
