"""What is said of conditions that are to change, old and new (Cooke 3.05)."""

from collections.abc import Callable
from typing import Any, Final

from core.games import GAMES, game_dealt
from core.house.settings import SETTINGS
from core.ids import Seat
from core.present.documents import (
    Button,
    Line,
    Press,
    Strong,
    Text,
    Until,
    Verb,
    Weight,
    plain_line,
)
from core.present.games.rotating import forced_words_of
from core.present.house.words import rule_said
from core.present.say import counted, listed, say, sentence
from core.present.words.names import name_of, seated_name
from core.present.words.tables import buy_in_line, table_name
from core.table.config import TableConfig
from core.table.floor.rule_change import RuleChange
from core.table.setup import proposal_events as e
from core.table.setup.proposal import Conditions, Proposal
from core.table.setup.vetoes import objections_needed
from core.view import TableView

_NUMBERS: Final = {1: "One objection prevents it", 2: "Two objections prevent it"}


def changes_of(
    was: Conditions, now: Conditions | None, rules: tuple[RuleChange, ...], config: TableConfig
) -> Line:
    """``Limit Texas Hold'em 10/20 → 20/40; blinds 5/10 → 10/20``, and the rules that come with it.

    ``config`` is the table's, for its house rules.
    """
    parts = [] if now is None else _differences(was.under(config), now.under(config))
    return (Text("; ".join([*parts, *map(_rule, rules)])),)


def _differences(was: TableConfig, now: TableConfig) -> list[str]:
    pairs = [
        (table_name(was), table_name(now)),
        (_forced(was), _forced(now)),
        (_buy_in(was), _buy_in(now)),
        (counted(was.seats, "seat", "seats"), counted(now.seats, "seat", "seats")),
    ]
    told = [said for old, new in pairs if old != new and (said := _from_to(old, new))]
    # The amounts of one game of a mix are in nobody's name.
    return told or ["other forced bets"]


def _from_to(was: str, now: str) -> str:
    """``buy-in 200 or more → 400 or more``: what is before the amounts is said once.

    Blinds that only one of two names has said are in the other; an ante is not.
    """
    if not (was and now):
        has_ante = "ante" in (was or now)
        return (now or "no ante") if has_ante else ""
    old, new = was.split(), now.split()
    while new and old and old[0] == new[0]:
        old, new = old[1:], new[1:]
    rest = " ".join(new)
    return f"{was} → {rest if rest[:1].isdigit() else now}"


def _buy_in(config: TableConfig) -> str:
    line = plain_line(buy_in_line(config))
    return line[:1].lower() + line[1:]


def _forced(config: TableConfig) -> str:
    """What is paid before the deal; nothing where the name of the table says it, or of a mix."""
    if len(config.games) > 1:
        return ""
    spec = game_dealt(GAMES[config.game], config.settings)
    return forced_words_of(spec, config).lower()


def _rule(change: RuleChange) -> str:
    """What the house does from then on; the value that a rule falls back to is not known yet."""
    setting = SETTINGS[change.key]
    return rule_said(setting, setting.default if change.value is None else change.value)


def proposal_lines(view: TableView) -> tuple[Line, ...]:
    """What is proposed, who objects, and until when; and what is made before the next hand."""
    lines: list[Line] = []
    now = Conditions.of(view.config)
    for one in view.proposals:
        what = changes_of(now, one.conditions, one.rules, view.config)
        if one.has_passed:
            lines.append(say("Before the next hand: {what}.", what=what))
            continue
        lines.append((Strong("Proposed: "), *what, Text(".")))
        lines.append(_standing(one, view))
    return tuple(lines)


def _standing(proposal: Proposal, view: TableView) -> Line:
    """``Two objections prevent it; Ann objects. Object in 40 seconds at the latest.``"""
    against = [seat for seat in view.seats if seat.person in proposal.objectors]
    names = listed(name_of(seat) for seat in against)
    verb = "objects" if len(against) == 1 else "object"
    so_far = say("; {who} {verb}", who=names, verb=verb) if against else ()
    return (
        *say(_needed(view)),
        *so_far,
        *say(". It is decided {until}.", until=Until(proposal.ends_at)),
    )


def _needed(view: TableView) -> str:
    seated = sum(not seat.is_prop for seat in view.seats)
    needed = objections_needed(view.config.settings, seated)
    return _NUMBERS.get(needed, f"{needed:,} objections prevent it")


def conditions_line(event: object, view: TableView) -> Line | None:
    """``event`` as everybody hears it; None for any other kind, and for what needs no words."""
    make = _LINES.get(type(event))
    line = make(event, view) if make is not None else ()
    return sentence(line) if line else None


def _proposed(event: e.ChangeProposed, view: TableView) -> Line:
    proposal = event.proposal
    what = changes_of(event.was, proposal.conditions, proposal.rules, view.config)
    if proposal.has_passed:
        return say("The floor makes a change when this hand is over: {what}.", what=what)
    return say(
        "The floor proposes a change: {what}. {needed}; it is decided {until} (Cooke 3.05).",
        what=what,
        needed=_needed(view),
        until=Until(proposal.ends_at),
    )


def _agreed(event: e.ChangeAgreed, view: TableView) -> Line:
    who, s = _who(view, event.seat)
    return say("{who} agree{s} to the change.", who=who, s=s)


def _objected(event: e.ChangeObjected, view: TableView) -> Line:
    who, s = _who(view, event.seat)
    return say(
        "{who} object{s} to the change: {count} of {needed}.",
        who=who,
        s=s,
        count=f"{event.count:,}",
        needed=f"{event.needed:,}",
    )


def _who(view: TableView, seat: Seat) -> tuple[Line, str]:
    """Whoever sits there, and the ending of what he does; to himself he is *you*."""
    mine = view.my_seat
    if mine is not None and mine.seat == seat:
        return (Text("you"),), ""
    return seated_name(view, seat), "s"


def _passed(event: e.ChangePassed, view: TableView) -> Line:
    del view
    who = _count(event.count) if event.count else "nobody objects"
    return say("{who}: the change is made before the next hand.", who=who)


def _dropped(event: e.ChangeDropped, view: TableView) -> Line:
    del view
    if event.why is not e.DroppedBy.OBJECTIONS:
        return say(_DROPPED[event.why])
    return say("{who}: the change is not made (Cooke 3.05).", who=_count(event.count))


def _count(objections: int) -> str:
    return counted(objections, "player objects", "players object")


def _changed(event: e.ConditionsChanged, view: TableView) -> Line:
    line = say(
        "From the next hand on: {what}.",
        what=changes_of(event.was, event.now, (), view.config),
    )
    if not event.short:
        return line
    names = listed(seated_name(view, seat) for seat in event.short)
    has = "has" if len(event.short) == 1 else "have"
    return (
        *line,
        *say(
            " {who} {has} less than the new minimum of {least}, and may play on or buy chips.",
            who=names,
            has=has,
            least=event.now.buy_in_least,
        ),
    )


def change_buttons(event: e.ChangeProposed, view: TableView) -> tuple[Button, ...]:
    """For those who are asked: the press carries the number of the proposal."""
    proposal = event.proposal
    if proposal.has_passed:
        return ()
    note = str(proposal.number)
    return (
        Button(
            "Object",
            Press(view.id, Verb.OBJECT_TO_CHANGE, note=note),
            Weight.DANGER,
            "Object to this change",
        ),
        Button(
            "Agree",
            Press(view.id, Verb.AGREE_TO_CHANGE, note=note),
            Weight.GOOD,
            "Have nothing against this change",
        ),
    )


_DROPPED: Final = {
    e.DroppedBy.WITHDRAWN: "The floor withdraws the change.",
    e.DroppedBy.ANOTHER: "What the floor proposed before is off.",
    e.DroppedBy.IMPOSSIBLE: "The change is not made: the table could not be dealt so any more.",
}

_LINES: Final[dict[type, Callable[[Any, TableView], Line]]] = {
    e.ChangeProposed: _proposed,
    e.ChangeAgreed: _agreed,
    e.ChangeObjected: _objected,
    e.ChangePassed: _passed,
    e.ChangeDropped: _dropped,
    e.ConditionsChanged: _changed,
    e.ChangeMade: lambda _, __: (),
}

CONDITIONS_EVENTS: Final = frozenset(_LINES)
"""The events that are told so."""
