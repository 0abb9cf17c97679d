"""The turn notice: one line that reaches whoever is waited for, and nobody else."""

from core.present.board.prompts import turn_words
from core.present.documents import Document, Line, Slot, Tone, Until, Who
from core.present.say import listed, say
from core.view import PlayerView, TableView


def turn_notice(view: TableView) -> Document:
    """``@Ann, it is your turn: call 40, raise to 80+ or fold.``; ``view`` is the rail's."""
    players = [player for player in view.hand.players if player.is_to_act] if view.hand else []
    line = _notice(view, players) if players else say("Nobody has to act.")
    return Document(Slot.TURN, line, tone=Tone.YOUR_TURN, sequence=view.version)


def countdown_notice(view: TableView) -> Document:
    """``@Ann, your clock is counted down: it ends in 10 seconds.``, once (Cooke 10.03)."""
    players = [player for player in view.hand.players if player.is_to_act] if view.hand else []
    request = view.clock.request if view.clock is not None else None
    if not players or request is None:
        return Document(Slot.TURN, say("Nobody is on the clock."), sequence=view.version)
    who = listed((_awaited(player),) for player in players)
    until = Until(request.ends_at)
    line = say("{who}, the count has begun: your clock ends {until}.", who=who, until=until)
    return Document(Slot.TURN, line, tone=Tone.YOUR_TURN, sequence=view.version)


def _notice(view: TableView, players: list[PlayerView]) -> Line:
    """To one player on his turn, or to all people who have not chosen yet."""
    people = [player for player in players if not player.is_prop] or players
    who = listed((_awaited(player),) for player in people)
    return say("{who}, it is your turn: {acts}.{time}", who=who, acts=turn_words(view),
               time=_time(view))  # fmt: skip


def _awaited(player: PlayerView) -> Who:
    """Whoever has to act, who may play for another (Cooke 10.14)."""
    name = player.name if player.played_by is None else player.played_by.name
    return Who(player.actor, name, mention=True)


def _time(view: TableView) -> Line:
    clock = view.clock
    if clock is None or view.paused_at is not None:
        return ()
    if clock.request is not None:
        return say(" Your time ends {until}.", until=Until(clock.request.ends_at))
    if clock.show_by is not None:
        return say(" Your time ends {until}.", until=Until(clock.show_by))
    if clock.choose_by is not None:
        return say(" The dealer chooses {until}.", until=Until(clock.choose_by))
    if clock.kill_by is not None:
        return say(" Your time ends {until}.", until=Until(clock.kill_by))
    if clock.dealer_calls_at is not None:
        return say(" The clock is called {until}.", until=Until(clock.dealer_calls_at))
    return ()
