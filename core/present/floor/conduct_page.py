"""What a player is told of the floor's measures in private, and how the floor reads its record.

Of a seat that the floor has restricted nobody is told why (Cooke 3.07).
"""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from core.citation import cited
from core.house.conduct import GROUNDS, Measure, MeasureKind
from core.house.reports import RULES, Matter, Report
from core.ids import Instant, TableId
from core.present.documents import (
    NOWHERE,
    Button,
    Document,
    Line,
    Press,
    Section,
    Slot,
    Strong,
    Text,
    Tone,
    Until,
    Verb,
    Who,
)
from core.present.floor.conduct_words import hands_text
from core.present.rulebook.button import rule_row
from core.present.say import counted, say

NEUTRAL: Final = "The floor has restricted this seating; no reason is implied."
"""All that anybody is told of a denied seat."""

_TO_HIM: Final = {
    MeasureKind.WARN: "The floor warns you.",
    MeasureKind.SIT_OUT: "The floor has you sit out {hands}.",
    MeasureKind.EJECT: "The floor has ejected you from this game: you may come back {until}.",
    MeasureKind.SUSPEND:
        "The floor has suspended you from all games here: you may come back {until}.",
    MeasureKind.BAR: "The floor has barred you from all games here.",
    MeasureKind.DENY: NEUTRAL,
    MeasureKind.FINE: "The floor has fined you {amount}.",
    MeasureKind.FORGIVE: "The floor has lifted a measure against you.",
}  # fmt: skip

_WITHOUT_GROUND: Final = (MeasureKind.DENY, MeasureKind.FORGIVE)

_RECORDED: Final = {
    MeasureKind.WARN: "{who} warned",
    MeasureKind.SIT_OUT: "{who} sits out {hands}",
    MeasureKind.EJECT: "{who} ejected{table}, back {until}",
    MeasureKind.SUSPEND: "{who} suspended, back {until}",
    MeasureKind.BAR: "{who} barred",
    MeasureKind.DENY: "{who} not seated{table}",
    MeasureKind.SEPARATE: "{who} and {other} kept apart",
    MeasureKind.LINK: "{who} and {other} are one player",
    MeasureKind.FINE: "{who} fined {amount}",
    MeasureKind.FORGIVE: "{who} forgiven no. {lifts}",
}

_MATTERS: Final = {
    Matter.COLLUSION: "{by} reports collusion of {who}",
    Matter.ETIQUETTE: "{by} reports a breach of etiquette by {who}",
    Matter.CARDS_SEEN: "{by} reports that the cards of {who} can be seen",
    Matter.OUT_OF_TURN: "{who} has acted out of turn {count} times",
    Matter.CARDS_SHOWN: "{who} has shown cards during the play {count} times",
    Matter.WARNINGS: "{who} has been warned {count} times",
    Matter.CLOSED_HAND: "{by} calls about a hand that is closed",
}


def measure_notice(measure: Measure) -> Document:
    """The measure as its player is told of it, with the ground, the rule and the floor's words."""
    title = say(
        _TO_HIM[measure.kind],
        hands=hands_text(measure.hands),
        until=until_line(measure.until),
        amount=measure.amount,
    )
    lines: list[Line] = []
    if measure.kind not in _WITHOUT_GROUND:
        traits = GROUNDS[measure.ground]
        lines.append(say("Ground: {ground} ({rule}).", ground=traits.title,
                         rule=cited(traits.rule)))  # fmt: skip
        if measure.why:
            lines.append(say("“{why}”", why=measure.why))
    sections = (Section(tuple(lines)),) if lines else ()
    cited_rule = GROUNDS[measure.ground].rule if lines else None
    return Document(Slot.REPLY, title, sections, rule_row((cited_rule,)), Tone.REFUSED)


_HIDE: Final = "Have your cards on pressing My cards alone, in no message"


def cards_hidden(*, hides: bool) -> Document:
    """How his cards come to him from now on."""
    if hides:
        words = (
            "From the next deal on no message holds your cards: press My cards to see them"
            " (Cooke 17.08)."
        )
    else:
        words = "From the next deal on your cards are sent to you."
    return Document(Slot.REPLY, say(words), tone=Tone.DONE)


def protect_notice(table: TableId) -> Document:
    """Said to whose cards others can see (Cooke 17.08)."""
    return Document(
        Slot.REPLY,
        say("Protect your hand: others say that they can see your cards (Cooke 17.08)."),
        (Section((say("Stop sharing your screen, or delete the picture."),)),),
        ((Button("Hide my cards", Press(table, Verb.HIDE_CARDS), hint=_HIDE),),),
        Tone.REFUSED,
    )


def measure_line(measure: Measure) -> Line:
    """One line of the record: ``No. 7: Ann suspended, back in 7 days · threats · by Flo · …``."""
    what = say(
        _RECORDED[measure.kind],
        who=Who(measure.person, measure.name),
        other=_other(measure),
        hands=hands_text(measure.hands),
        until=_end(measure),
        table=f" at {measure.table}" if measure.table is not None else "",
        lifts=f"{measure.lifts:,}",
        amount=measure.amount,
    )
    number = f"{measure.number:,}"
    ground = _ground(measure)
    why = say(" · “{why}”", why=measure.why) if measure.why else ()
    by = say(" · {by}", by=Who(measure.by, measure.by_name or "the dealer"))
    when = say(" · {at}", at=Until(measure.at))
    return (Strong(f"No. {number} "), *what, *ground, *why, *by, *when)


def report_line(report: Report) -> Line:
    """One report as the floor reads it."""
    who: list[Text | Who] = []
    for person, name in zip(report.about, report.names, strict=True):
        if who:
            who.append(Text(" and "))
        who.append(Who(person, name))
    by = Who(report.by, report.by_name) if report.by is not None else Text("The dealer")
    what = say(_MATTERS[report.matter], by=by, who=tuple(who), count=f"{report.count:,}")
    at = say(" · table {table}, hand {hand} · {at} ({rule})", table=report.table,
             hand=f"{report.hand:,}", at=Until(report.at),
             rule=cited(RULES[report.matter]))  # fmt: skip
    said = say(" · “{text}”", text=report.text) if report.text else ()
    return (Strong(f"No. {report.number:,} "), *what, *said, *at)


def until_line(until: Instant | None) -> Line:
    """A moment to come, in the reader's own clock."""
    return (Until(until),) if until is not None else (Text("when the floor says so"),)


def _end(measure: Measure) -> Line:
    if measure.ends_session:
        return (Text("in his next session"),)
    return until_line(measure.until)


def _ground(measure: Measure) -> Line:
    if measure.kind in (MeasureKind.SEPARATE, MeasureKind.LINK, *_WITHOUT_GROUND):
        return ()
    return say(" · {ground}", ground=GROUNDS[measure.ground].title)


def _other(measure: Measure) -> Line:
    if measure.other is None:
        return ()
    return (Who(measure.other, measure.other_name or "another"),)


_MOST: Final = 15
"""The most lines of a page; the newest stand there."""

_REPORTED: Final = {
    Matter.CARDS_SEEN: "The floor has your report, and the player is asked to protect his hand.",
}


def measure_taken(measure: Measure) -> Document:
    """What the floor hears when its measure is in the record."""
    return Document(Slot.REPLY, measure_line(measure), tone=Tone.DONE)


def reported(matter: Matter) -> Document:
    """What he hears who has reported somebody; nobody at the table hears anything."""
    words = _REPORTED.get(matter, "The floor has your report; nobody else knows of it.")
    return Document(Slot.REPLY, say(words))


def closed_hand(refused: Document) -> Document:
    """``refused`` is why a call comes too late: what was said the floor has all the same (1.02)."""
    words = "The floor has what you say as a report of conduct, in private: no chips move by it."
    return replace(refused, sections=(*refused.sections, Section((say(words),))))


def report_page(reports: Sequence[Report], table: TableId = NOWHERE) -> Document:
    """The floor's queue, the oldest first, each with a button that takes note of it.

    With a ``table`` its buttons are of use in private, where no channel says which house it is.
    """
    if not reports:
        return Document(Slot.REPLY, say("No reports wait for the floor."))
    shown = tuple(reports)[:_MOST]
    rows: list[tuple[Button, ...]] = []
    for one in shown[:5]:
        press = Press(table, Verb.HEAR, note=str(one.number))
        label = f"Heard no. {one.number:,}"
        rows.append((Button(label, press, hint="Take note of this report"),))
    title = say("{count} for the floor", count=counted(len(reports), "report", "reports"))
    lines = tuple(report_line(one) for one in shown)
    return Document(Slot.REPLY, title, (Section(lines),), tuple(rows))


def report_heard(report: Report) -> Document:
    """The floor has taken note."""
    return Document(Slot.REPLY, say("Heard: {what}", what=report_line(report)), tone=Tone.DONE)


def record_page(measures: Sequence[Measure]) -> Document:
    """The record, the newest first."""
    if not measures:
        return Document(Slot.REPLY, say("Nothing is on record."))
    lines = tuple(measure_line(one) for one in reversed(measures))[:_MOST]
    title = say("{count} on record", count=counted(len(measures), "measure", "measures"))
    return Document(Slot.REPLY, title, (Section(lines),))
