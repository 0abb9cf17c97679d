"""Gestures of the player in turn: a reaction on the turn notice (Cooke 10.12)."""

from core.house.settings import word
from core.notation import Ask, parse_action
from core.notation.signals import Signal
from core.reception.acting import take_up
from core.reception.visit import Visit


async def gesture(visit: Visit, signal: Signal) -> None:
    """Check or raise by a gesture; whoever is not in turn, or not at cards, is not read at all.

    In no limit a raise has to be said how much (Cooke 8.01.07).  A gesture made before this turn
    and told late says nothing in it.

    Raises:
        Refusal: why what it says cannot be done.
    """
    view = visit.view_if_any()
    if view is None or not view.is_my_turn or view.hand is None:
        return
    if word(view.config.settings, "betting.signals") != "words_and_reactions":
        return
    if visit.said_at is not None and view.clock is not None and visit.said_at < view.clock.turn_at:
        return
    menu = view.my_menu
    if menu is None and not view.hand.is_drawing:
        return
    if signal is Signal.RAISE and menu is None:
        return
    says = "bet" if signal is Signal.RAISE and menu is not None and menu.opens else signal.value
    said = parse_action(says, view, visit.person)
    assert not isinstance(said, Ask)
    await take_up(visit, said)
