"""What is said of the floor's rulings (Cooke 1.05, 2.03)."""

from collections.abc import Callable
from typing import Any, Final

from core.chips import Chips
from core.citation import cited
from core.hand import events as h
from core.hand.acts import Act
from core.ids import Seat
from core.present.documents import Line, Text, Who
from core.present.say import Value, counted, listed, say, sentence
from core.table.floor import ruling_events as e
from core.table.floor.ruling_record import Ruling, RulingKind

Namer = Callable[[Seat], Line]
"""What a seat is called in a sentence."""

RULED: Final[dict[RulingKind, str]] = {
    RulingKind.GO_ON: "the hand goes on as it is",
    RulingKind.MISDEAL: "it is a misdeal",
    RulingKind.FIX_DEAL: "the cards go where they belong",
    RulingKind.VOID: "the hand is void",
    RulingKind.RELEASE: "the hand is void, and all chips go back",
    RulingKind.CORRECT_WAGER: "the bet is corrected",
    RulingKind.TAKE_BACK: "{who} takes the last act back",
    RulingKind.AWARD: "the pot goes to {who}",
    RulingKind.FORFEIT: "{who} forfeits all interest in the pot",
    RulingKind.DEAD_HAND: "the hand of {who} is dead",
    RulingKind.LIVE_HAND: "the hand of {who} is live",
    RulingKind.FOUL_HAND: "the hand of {who} is foul",
    RulingKind.EXPOSED_CARD: "a card of {who} has been seen",
    RulingKind.MOVE_BRING_IN: "{who} has to bring it in",
    RulingKind.MOVE_BUTTON: "the button belongs at seat {seat}",
    RulingKind.MOVE_PLAYER: "{who} moves to another seat",
    RulingKind.SEE_HAND: "the request for the hand of {who} is answered",
    RulingKind.HAND_SEEN: "another player has seen the hand of {who}",
    RulingKind.GIVE_TIME: "{who} has more time",
    RulingKind.PAUSE: "the table is paused",
    RulingKind.RESUME: "the table goes on",
    RulingKind.INSPECT: "the hand of {who} is inspected",
}
"""What each kind of ruling says."""

_NOBODY: Final = {
    RulingKind.AWARD: "the pot is awarded",
    RulingKind.GIVE_TIME: "there is more time",
    RulingKind.SEE_HAND: "a suspicion is looked into",
}
"""The same where it names nobody."""


def ruled(ruling: Ruling, name: Namer) -> Line:
    """``Ruling by Flo: the hand is void. “The deck was short” (Cooke 10.17).``"""
    words = RULED[ruling.kind]
    if ruling.seat is None:
        words = _NOBODY.get(ruling.kind, words)
    values: dict[str, Value] = {"name": (Who(ruling.by, ruling.name),)}
    if "{who}" in words:
        values["who"] = name(ruling.seat) if ruling.seat is not None else "a player"
    if "{seat}" in words:
        values["seat"] = str(ruling.seat)
    begin = "{name} amends the ruling" if ruling.amends else "Ruling by {name}"
    why = ": “{why}”" if ruling.why else ""
    rule = " ({rule})" if ruling.rule is not None else ""
    if ruling.why:
        values["why"] = ruling.why
    if ruling.rule is not None:
        values["rule"] = cited(ruling.rule)
    return say(f"{begin}: {words}{why}{rule}.", **values)


def _given(event: e.RulingGiven, name: Namer) -> Line:
    return ruled(event.ruling, name)


def _paused(_: e.TablePaused, __: Namer) -> Line:
    return say("The table stands still until the floor resumes it.")


def _resumed(_: e.TableResumed, __: Namer) -> Line:
    return say("Play goes on.")


def _time(event: e.TimeGiven, name: Namer) -> Line:
    more = counted(event.seconds, "second", "seconds")
    if event.seat is None:
        return say("Everybody has {more} more.", more=more)
    return say("{who} has {more} more.", who=name(event.seat), more=more)


def _pot_moved(event: e.PotMoved, name: Namer) -> Line:
    """Who has what now; nothing moves where the pot lay right."""
    gets: dict[Seat, Chips] = {}
    for award in event.awards:
        for share in award.shares:
            gets[share.seat] = Chips(gets.get(share.seat, 0) + share.amount)
    parts = [say("{who} {amount}", who=name(seat), amount=won) for seat, won in gets.items()]
    if not event.moves:
        return say("The pot lies where it belongs: {parts}.", parts=listed(parts))
    return say("The pot goes to {parts}.", parts=listed(parts))


def _planned(event: e.MovePlanned, name: Namer) -> Line:
    to = str(event.move.seat)
    return say("{who} moves to seat {to} when this hand is over.", who=name(event.seat), to=to)


def _move_settled(event: e.MoveSettled, _: Namer) -> Line:
    if event.is_made:
        return ()
    return say("Seat {to} is not free any more: nobody moves there.", to=str(event.move.seat))


def _called(event: e.FloorCalled, name: Namer) -> Line:
    who, reason = name_or_dealer(event.call.seat, name), event.call.reason
    return say("{who} calls the floor: “{reason}”. Play goes on meanwhile.", who=who, reason=reason)


def name_or_dealer(seat: Seat | None, name: Namer) -> Line:
    """Who has called the floor."""
    return (Text("the dealer"),) if seat is None else name(seat)


def _answered(_: e.CallsAnswered, __: Namer) -> Line:
    return say("The floor has answered the call.")


def _hearing(event: e.HearingOpened, name: Namer) -> Line:
    order = listed([name(seat) for seat in event.hearing.order], last=", ")
    return say("The floor hears what happened, in this order: {order}.", order=order)


def _stated(event: e.FactsStated, name: Namer) -> Line:
    who, text = name(event.statement.seat), event.statement.text
    if not text:
        return say("{who} has nothing to add.", who=who)
    return say("{who} says: “{text}”.", who=who, text=text)


def _table_asked(_: e.TableAsked, __: Namer) -> Line:
    return say("The floor asks everybody at the table who has seen it.")


_ACTS: Final = {Act.BRING_IN: "bring-in", Act.COMPLETE: "completed bet"}
"""What an act is called, where that is not its own word."""


def _act_taken_back(event: h.ActTakenBack, name: Namer) -> Line:
    act = _ACTS.get(event.act, event.act.value)
    return say("The {act} of {who} is taken back.", act=act, who=name(event.seat))


def _forfeited(event: h.InterestForfeited, name: Namer) -> Line:
    return say("{who} is out of the pot.", who=name(event.seat))


_LINES: Final[dict[type, Callable[[Any, Namer], Line]]] = {
    e.RulingGiven: _given,
    e.TablePaused: _paused,
    e.TableResumed: _resumed,
    e.TimeGiven: _time,
    e.PotMoved: _pot_moved,
    e.MovePlanned: _planned,
    e.MoveSettled: _move_settled,
    e.FloorCalled: _called,
    e.CallsAnswered: _answered,
    e.HearingOpened: _hearing,
    e.FactsStated: _stated,
    e.TableAsked: _table_asked,
    h.ActTakenBack: _act_taken_back,
    h.InterestForfeited: _forfeited,
}

RULING_EVENTS: Final = frozenset(_LINES)
"""The events that are told so."""


def ruling_line(event: object, name: Namer) -> Line | None:
    """``event`` in words for everybody at the table; None when it is of another kind."""
    line = _LINES.get(type(event))
    return sentence(line(event, name)) or None if line is not None else None
