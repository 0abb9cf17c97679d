"""What is being waited for: who is to act, what he may do, and how long he has."""

from typing import Final

from core.chips import Chips, chips_text
from core.games.steps import Chosen
from core.hand.menu import Menu
from core.house.settings import flag
from core.ids import Seat
from core.notation import is_all_in
from core.present.documents import Line, Until
from core.present.say import listed, say
from core.present.words.acts import tells
from core.present.words.draws import (
    ASKED,
    OFFER,
    all_choose,
    asks_words,
    choose_words,
    drawer_words,
    is_told,
    to_choose,
)
from core.present.words.names import name_of, player_name
from core.refusal import Reason
from core.view import HandView, TableView

_NO_RAISE: Final = {
    Reason.SHORT_ALL_IN_NOT_REOPENED: "No raise over a short all-in (Cooke 8.01.03).",
    Reason.RAISES_CAPPED: "The betting is capped.",
    Reason.NO_CHECK_RAISE: "No raise after a check (Cooke 10.13).",
    Reason.EARLY_CHIPS_ONLY_CALL: "Chips put in out of turn only call (USPC and Hoyle).",
}


def story_lines(hand: HandView) -> tuple[Line, ...]:
    """The last thing that happened, told in a sentence; nothing before the first act."""
    asking = next((player for player in hand.players if player.asked is not None), None)
    if asking is not None:
        words = asks_words(asking.asked or 0) if is_told(hand) else ASKED
        return (say("{who} {asks}.", who=name_of(asking), asks=words),)
    acted = [p for p in hand.players if p.last is not None and p.last.action > 0]
    latest = max(acted, key=lambda p: p.last.action if p.last is not None else 0, default=None)
    if latest is None or latest.last is None or latest.last.street < hand.street_index:
        return ()
    return (tells(name_of(latest), latest.last),)


def prompt_lines(view: TableView) -> tuple[Line, ...]:
    """Who is to act with what he may do, and the clock."""
    hand = view.hand
    if hand is None:
        return ()
    if hand.choosing is not None:
        return (*_choosers(hand, hand.choosing), *clock_lines(view))
    if hand.to_act is None:
        return ()
    if view.is_stopped:
        return ()
    who = player_name(hand, hand.to_act)
    why = no_raise_words(hand.menu.no_raise) if hand.menu is not None else ""
    return (
        say("{who} to {acts}.", who=who, acts=_act_words(view, hand)),
        *((say(why),) if why else ()),
        *((say("{who} has called time.", who=who),) if hand.has_time else ()),
        *clock_lines(view),
    )


def _act_words(view: TableView, hand: HandView) -> Line:
    if hand.menu is not None and hand.menu.must_raise:
        return say("say how much: {acts}", acts=menu_words(hand.menu, view))
    if hand.menu is not None:
        return say("act: {acts}", acts=menu_words(hand.menu, view))
    if hand.is_offer:
        return say(OFFER)
    if hand.kill_price:
        return kill_words(hand.kill_price)
    return say(drawer_words(hand.draw_most) if hand.is_drawing else "show or muck")


def kill_words(price: Chips) -> Line:
    """``kill the pot with 40, or check``: what one may do on his first two cards."""
    return say("kill the pot with {price}, or check", price=price)


def _choosers(hand: HandView, what: Chosen) -> tuple[Line, ...]:
    """What all choose, and who is still waited for once the first have chosen."""
    if not any(player.has_chosen for player in hand.players):
        return (say(all_choose(what, hand.choose_count)),)
    who = names_of(hand, hand.waiting)
    return (say("Waiting for {who} to {choose}.", who=who, choose=to_choose(what)),)


def names_of(hand: HandView, seats: tuple[Seat, ...]) -> Line:
    """``Ann, Bob and Cy``, clockwise by seat."""
    return listed(player_name(hand, seat) for seat in sorted(seats))


def turn_words(view: TableView) -> Line:
    """What whoever is waited for may do: ``call 40, raise to 80+ or fold``."""
    hand = view.hand
    if hand is None:
        return ()
    if hand.choosing is not None:
        return say(choose_words(hand.choosing, hand.choose_count))
    if hand.menu is not None:
        return menu_words(hand.menu, view)
    if hand.is_offer:
        return say(OFFER)
    if hand.kill_price:
        return kill_words(hand.kill_price)
    return say(drawer_words(hand.draw_most) if hand.is_drawing else "show or muck")


def menu_words(menu: Menu, view: TableView) -> Line:
    """``call 40, raise to 80+ or fold``: the legal acts in words."""
    may_fold = menu.may_fold and (
        not menu.may_check or flag(view.config.settings, "betting.checking_out")
    )
    acts = [*_passive_words(menu), *_wager_words(menu, view)]
    if may_fold:
        acts.append(say("fold"))
    return listed(acts, " or ")


def _passive_words(menu: Menu) -> tuple[Line, ...]:
    """Nothing where he has to bet or fold (Cooke 7.06)."""
    if menu.bring_in:
        return (say("bring it in for {due}", due=menu.bring_in),)
    if menu.may_check:
        return (say("check"),)
    return (say("call {call}", call=menu.call),) if menu.may_call else ()


def _wager_words(menu: Menu, view: TableView) -> tuple[Line, ...]:
    if not menu.may_raise:
        return ()
    if menu.sizes:
        return _limit_words(menu, view)
    if menu.raise_min >= menu.raise_max:
        return (say("go all-in for {most}", most=menu.raise_max),)
    verb = "bet" if menu.opens else "raise to"
    if menu.raise_max < menu.bet + menu.stack - menu.stack % view.unit:
        most = chips_text(menu.raise_max)
        return (say("{verb} {least}\N{EN DASH}{most}", verb=verb, least=menu.raise_min, most=most),)
    return (say("{verb} {least}+", verb=verb, least=menu.raise_min),)


def _limit_words(menu: Menu, view: TableView) -> tuple[Line, ...]:
    """``complete to 15``, ``bet 10 or 20``, ``raise to 40``: each size that is legal."""
    others = (to for to in menu.sizes if to != menu.bring_in)
    return tuple(say("{act}", act=size_words(menu, to, view.unit)) for to in others)


def size_words(menu: Menu, to: Chips, unit: Chips) -> str:
    """``bet 20``, ``complete to 15``, ``raise to 40``; ``go all-in for 7``."""
    if to == menu.raise_max and is_all_in(menu, to, unit):
        return f"go all-in for {chips_text(to)}"
    if menu.opens:
        return f"bet {chips_text(to)}"
    verb = "complete" if menu.completes and to == menu.sizes[0] else "raise"
    return f"{verb} to {chips_text(to)}"


def clock_lines(view: TableView) -> tuple[Line, ...]:
    """How long the player to act has, in time that counts down by itself."""
    clock, hand = view.clock, view.hand
    if view.is_stopped:
        return ()
    if view.paused_at is not None:
        return (say("The clock stands still."),)
    if clock is None or hand is None:
        return ()
    if clock.request is not None:
        return (
            say(
                "Clock on {who}: {then} {until}.",
                who=player_name(hand, hand.to_act),
                then=_then(hand),
                until=Until(clock.request.ends_at),
            ),
        )
    if clock.show_by is not None:
        return (say("The time to show ends {until}.", until=Until(clock.show_by)),)
    if clock.choose_by is not None:
        return (say("The dealer chooses {until}.", until=Until(clock.choose_by)),)
    if clock.kill_by is not None:
        return (say("The pot stays as it is {until}.", until=Until(clock.kill_by)),)
    if clock.split_at is not None:
        return (say("The pot is split {until}, unless somebody objects.",
                    until=Until(clock.split_at)),)  # fmt: skip
    if clock.dealer_calls_at is not None:
        return (say("The clock is called {until}.", until=Until(clock.dealer_calls_at)),)
    return ()


def _then(hand: HandView) -> str:
    """What the dealer does for a player whose time has run out."""
    if hand.menu is None:
        return "a pass" if hand.is_offer else "a pat hand"
    if hand.menu.bring_in:
        return "the bring-in"
    if hand.menu.must_raise:
        return "the smallest raise"
    return "a check" if hand.menu.may_check else "a fold"


def no_raise_words(reason: Reason | None) -> str:
    """Why there is no raise button, where a player would wonder (Cooke 8.01.03, 9.16)."""
    return _NO_RAISE.get(reason, "") if reason is not None else ""


def cost_line(to_call: Chips, *, is_all_in: bool) -> Line:
    """``To call: 40``."""
    if is_all_in:
        return say("All-in")
    return say("To call: {call}", call=to_call) if to_call else say("Nothing to call")
