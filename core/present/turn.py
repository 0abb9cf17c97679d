"""The turn notice: one line that reaches the player to act and nobody else."""

from core.present.documents import Document, Line, Slot, Tone, Until, Who
from core.present.prompts import menu_words
from core.present.say import say
from core.view import PlayerView, TableView


def turn_notice(view: TableView) -> Document:
    """``@Ann, it is your turn: call 40, raise to 80+ or fold.``; ``view`` is the rail's."""
    hand = view.hand
    player = hand.player(hand.to_act) if hand is not None else None
    line = say("Nobody has to act.") if player is None else _notice(view, player)
    return Document(Slot.TURN, line, tone=Tone.YOUR_TURN, sequence=view.version)


def _notice(view: TableView, player: PlayerView) -> Line:
    menu = view.hand.menu if view.hand is not None else None
    who = Who(player.person, player.name, mention=True)
    acts = menu_words(menu, view) if menu is not None else say("show or muck")
    return say("{who}, it is your turn: {acts}.{time}", who=who, acts=acts, time=_time(view))


def _time(view: TableView) -> Line:
    clock = view.clock
    if clock is None or view.paused_at is not None:
        return ()
    if clock.request is not None:
        return say(" Your time ends {until}.", until=Until(clock.request.ends_at))
    if clock.show_by is not None:
        return say(" Your time ends {until}.", until=Until(clock.show_by))
    if clock.dealer_calls_at is not None:
        return say(" The clock is called {until}.", until=Until(clock.dealer_calls_at))
    return ()
