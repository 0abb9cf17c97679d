"""What is being waited for: who is to act, what he may do, and how long he has."""

from core.chips import Chips
from core.hand.menu import Menu
from core.house.settings import flag
from core.present.act_words import tells
from core.present.documents import Line, Until
from core.present.names import name_of, player_name
from core.present.say import listed, say
from core.refusal import Reason
from core.view import HandView, TableView


def story_lines(hand: HandView) -> tuple[Line, ...]:
    """The last thing that happened, told in a sentence; nothing before the first act."""
    acted = [p for p in hand.players if p.last is not None and p.last.action > 0]
    latest = max(acted, key=lambda p: p.last.action if p.last is not None else 0, default=None)
    if latest is None or latest.last is None or latest.last.street < hand.street_index:
        return ()
    return (tells(name_of(latest), latest.last),)


def prompt_lines(view: TableView) -> tuple[Line, ...]:
    """Who is to act with what he may do, and the clock."""
    hand = view.hand
    if hand is None or hand.to_act is None:
        return ()
    who = player_name(hand, hand.to_act)
    if hand.menu is None:
        prompt = say("{who} to show or muck.", who=who)
    else:
        prompt = say("{who} to act: {acts}.", who=who, acts=menu_words(hand.menu, view))
    why = no_raise_words(hand.menu.no_raise) if hand.menu is not None else ""
    return (prompt, *((say(why),) if why else ()), *clock_lines(view))


def menu_words(menu: Menu, view: TableView) -> Line:
    """``call 40, raise to 80+ or fold``: the legal acts in words."""
    may_fold = not menu.may_check or flag(view.config.settings, "betting.checking_out")
    passive = say("check") if menu.may_check else say("call {call}", call=menu.call)
    acts = [passive, *_wager_words(menu)]
    if may_fold:
        acts.append(say("fold"))
    return listed(acts, " or ")


def _wager_words(menu: Menu) -> tuple[Line, ...]:
    if not menu.may_raise:
        return ()
    if menu.raise_min >= menu.raise_max:
        return (say("go all-in for {most}", most=menu.raise_max),)
    template = "bet {least}+" if menu.opens else "raise to {least}+"
    return (say(template, least=menu.raise_min),)


def clock_lines(view: TableView) -> tuple[Line, ...]:
    """How long the player to act has, in time that counts down by itself."""
    clock, hand = view.clock, view.hand
    if view.paused_at is not None:
        return (say("The clock stands still."),)
    if clock is None or hand is None:
        return ()
    if clock.request is not None:
        then = "a check" if hand.menu is not None and hand.menu.may_check else "a fold"
        return (
            say(
                "Clock on {who}: {then} {until}.",
                who=player_name(hand, hand.to_act),
                then=then,
                until=Until(clock.request.ends_at),
            ),
        )
    if clock.show_by is not None:
        return (say("The time to show ends {until}.", until=Until(clock.show_by)),)
    if clock.dealer_calls_at is not None:
        return (say("The clock is called {until}.", until=Until(clock.dealer_calls_at)),)
    return ()


def no_raise_words(reason: Reason | None) -> str:
    """Why there is no raise button, where a player would wonder (Cooke 8.01.03)."""
    if reason is Reason.SHORT_ALL_IN_NOT_REOPENED:
        return "No raise over a short all-in (Cooke 8.01.03)."
    return ""


def cost_line(to_call: Chips, *, is_all_in: bool) -> Line:
    """``To call: 40``."""
    if is_all_in:
        return say("All-in")
    return say("To call: {call}", call=to_call) if to_call else say("Nothing to call")
