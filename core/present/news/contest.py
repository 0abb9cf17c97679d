"""What is said of objections, of house rules that change and of proxies (Cooke 9.15, 10.14)."""

from collections.abc import Callable
from typing import Any, Final

from core.house.setting import Value
from core.house.settings import SETTINGS
from core.ids import Seat
from core.present.documents import Line, Until, Who
from core.present.floor.misdeal_words import answer_words, fault_line
from core.present.house.words import rule_said
from core.present.say import say, sentence
from core.table.floor import contest_events as e
from core.table.setup.proposal_events import DroppedBy

Namer = Callable[[Seat], Line]
"""What a seat is called in a sentence."""


def _objector(event: e.ObjectionRaised, name: Namer) -> Line:
    seat = event.objection.seat
    return say("The dealer") if seat is None else name(seat)


def _raised(event: e.ObjectionRaised, name: Namer) -> Line:
    fault = event.objection.fault
    if fault is not None and event.objection.seat is None:
        return say(
            "{what}. Play waits for the floor; it goes on {until} at the latest.",
            what=fault_line(fault),
            until=Until(event.objection.expires_at),
        )
    return say(
        "{who} objects: “{reason}”. Play waits for the floor; it goes on {until} at the latest.",
        who=_objector(event, name),
        reason=event.objection.reason,
        until=Until(event.objection.expires_at),
    )


def _settled(event: e.ObjectionSettled, name: Namer) -> Line:
    if event.asked is not None:
        return say("{who} has answered: play goes on.", who=name(event.asked))
    return say("The floor has heard the objection: play goes on.")


def _expired(event: e.ObjectionExpired, __: Namer) -> Line:
    if event.fault is not None:
        return say("No floorperson has come: {answer}.", answer=answer_words(event.fault))
    return say("No floorperson has come: the objection is noted as unanswered, and play goes on.")


def _due(event: e.RuleChangeDue, _: Namer) -> Line:
    change = event.change
    return say(
        "{who} changes a rule, from the next hand on: {said}.{idle}",
        who="The house" if change.of_community else "The floor",
        said=_said(change.key, change.value, event.falls_to),
        idle=_idle(event.idle_under),
    )


def _changed(event: e.RuleChanged, _: Namer) -> Line:
    return say(
        "House rule: {said}.{idle}",
        said=_said(event.key, event.value, event.falls_to),
        idle=_idle(event.idle_under),
    )


def _not_taken(event: e.HouseRuleNotTaken, _: Namer) -> Line:
    kept = "this table has its own rule, and keeps it"
    if event.other:
        other = SETTINGS[event.other].title
        kept = f"that contradicts “{other}” at this table, so it stays as it is here"
    elif event.why == DroppedBy.OBJECTIONS:
        kept = "its players object, so it stays as it is at this table"
    elif event.why == DroppedBy.WITHDRAWN:
        kept = "the floor does not ask for it at this table, so it stays as it is here"
    elif event.why:
        kept = "this table could not be dealt so, and stays as it is"
    return say(
        "The house {changes}: {kept}.",
        changes=f"takes its rule “{SETTINGS[event.key].title}” back"
        if event.value is None
        else f"changes a rule, {rule_said(SETTINGS[event.key], event.value)}",
        kept=kept,
    )


def _said(key: str, value: Value | None, falls_to: Value | None) -> str:
    """What is done from now on; a value taken back leaves the house's, or the main rule."""
    value = falls_to if value is None else value
    setting = SETTINGS[key]
    return rule_said(setting, setting.default if value is None else value)


def _idle(under: str) -> str:
    if not under:
        return ""
    return f" It has no effect as long as “{SETTINGS[under].title}” is what it is."


def _named(event: e.ProxyNamed, name: Namer) -> Line:
    return say(
        "{proxy} is to play for {who} from the next hand on; anybody at the table may object until"
        " then.",
        proxy=(Who(event.proxy.person, event.proxy.name),),
        who=name(event.seat),
    )


def _refused(event: e.ProxyRefused, name: Namer) -> Line:
    return say("Somebody objects: {who} plays without a proxy.", who=name(event.seat))


def _ended(event: e.ProxyEnded, name: Namer) -> Line:
    return say("From the next hand on {who} plays without a proxy.", who=name(event.seat))


_LINES: Final[dict[type, Callable[[Any, Namer], Line]]] = {
    e.ObjectionRaised: _raised,
    e.ObjectionSettled: _settled,
    e.ObjectionExpired: _expired,
    e.RuleChangeDue: _due,
    e.RuleChanged: _changed,
    e.HouseRuleNotTaken: _not_taken,
    e.ProxyNamed: _named,
    e.ProxyRefused: _refused,
    e.ProxyEnded: _ended,
}

CONTEST_EVENTS: Final = frozenset(_LINES)
"""The events that are told so."""


def _raised_in_a_pause(event: e.ObjectionRaised, name: Namer) -> Line:
    who = _objector(event, name)
    return say("{who} objects: “{reason}”. The floor has paused the table already.", who=who,
               reason=event.objection.reason)  # fmt: skip


def _settled_in_a_pause(event: e.ObjectionSettled, name: Namer) -> Line:
    if event.asked is not None:
        return say("{who} has answered.", who=name(event.asked))
    return say("The floor has heard the objection; the table is still paused.")


_IN_A_PAUSE: Final[dict[type, Callable[[Any, Namer], Line]]] = {
    e.ObjectionRaised: _raised_in_a_pause,
    e.ObjectionSettled: _settled_in_a_pause,
}
"""The same while the floor has the table stand still, and nothing goes on by itself."""


def contest_line(event: object, name: Namer, *, is_paused: bool = False) -> Line | None:
    """``event`` in words for everybody at the table; None when it is of another kind."""
    line = (_IN_A_PAUSE.get(type(event)) if is_paused else None) or _LINES.get(type(event))
    return sentence(line(event, name)) if line is not None else None
