"""Rulings: what the floor says goes to the table as one command, with who, why and the rule."""

from collections.abc import Mapping
from typing import Final

from core import present
from core.citation import RuleId
from core.engine import Accepted
from core.notation.spoken_rulings import Given, Said, Spoken
from core.present.documents import Document, Press
from core.present.floor.ruling_form import RULE, WHY, needs_form, ruling_form, spoken_by
from core.reception.rulings.words import Parts, given_by, read_parts, rule_cited
from core.reception.visit import Visit
from core.refusal import Reason, Refusal
from core.table.commands import (
    AskTable,
    ConfirmLook,
    InspectHand,
    ReportIrregularity,
    Rule,
    RulingAct,
)
from core.table.floor.offering import RulingOffer, offers_of_floor
from core.table.floor.ruling_traits import traits_of
from core.table.state import Table
from core.view.floor import floor_view, inspected

BEYOND: Final = "none"
"""Cited instead of a rule: the floor decides beyond them, and has to say why (Cooke 1.05)."""


async def rule(
    visit: Visit, act: Said, why: str = "", cited: str = "", hand: int | None = None
) -> None:
    """Rule ``act``, if the visitor may rule here (Cooke 2.03, 3.13).

    Where he cites no rule it rests on the one of the book; ``none`` is a decision beyond them
    (Cooke 1.05).  ``hand`` is the one that it was offered for.

    Raises:
        Refusal: ``NOT_ALLOWED``; ``UNKNOWN_RULE``.
    """
    await visit.must_rule()
    if isinstance(act, ReportIrregularity | AskTable):
        await visit.act(act)
        return
    resting = _resting(act, cited.strip())
    ruling = Rule(visit.person, visit.name, act, why, resting, hand=hand)
    outcome = await visit.submit(ruling)
    page = _looked_at(visit, act, outcome.table) if isinstance(outcome, Accepted) else None
    if page is None:
        await visit.tell(outcome)
    else:
        await visit.answer.say(page)


def _looked_at(visit: Visit, act: RulingAct, table: Table) -> Document | None:
    """What the floor sees by a ruling that lets it look at a hand; None for any other."""
    match act:
        case InspectHand():
            hands, rule = inspected(table, visit.person), traits_of(act).rule
        case ConfirmLook(allows=True):
            hands, rule = floor_view(table).examined, traits_of(act).rule
        case _:
            return None
    seen = tuple(one for one in hands if one.seat == act.seat)
    return present.examined_hands(visit.view_of(table), seen, rule) if seen else None


def _resting(act: RulingAct, cited: str) -> RuleId | None:
    if not cited:
        return traits_of(act).rule
    return None if cited.lower() == BEYOND else rule_cited(cited)


async def give(
    visit: Visit, spoken: Spoken, given: Given, cited: str = "", hand: int | None = None
) -> None:
    """Rule what was said with all its parts."""
    await rule(visit, spoken.act(given), given.why, cited, hand)


async def said(visit: Visit, typed: str) -> None:
    """Serve the words behind ``ruling``.

    Raises:
        Refusal: ``NOT_ALLOWED`` before anything is read; else what the words lack.
    """
    await visit.must_rule()
    await give(visit, *await given_by(visit, typed))


async def filled_in(
    visit: Visit,
    spoken: Spoken,
    parts: Parts,
    why: str = "",
    cited: str = "",
    hand: int | None = None,
) -> None:
    """Serve the options of a command or the fields of a form; empty ones are left out.

    Raises:
        Refusal: ``NOT_ALLOWED`` before anything is read; else what is wrong with a part.
    """
    await visit.must_rule()
    given = read_parts(visit, spoken, parts, why)
    await give(visit, spoken, given, cited, hand)


async def pressed(visit: Visit, press: Press) -> None:
    """Serve a button that rules: at once where there is nothing to ask, else by its form.

    Raises:
        Refusal: ``NOT_ALLOWED``; ``STALE`` for a hand that is closed, and for what this version
            does not know.
    """
    await visit.must_rule()
    spoken = _meant(visit, press)
    if needs_form(spoken):
        await visit.answer.ask(ruling_form(visit.view(), spoken, _offered(visit, spoken)))
    else:
        await give(visit, spoken, Given(visit.person), hand=_hand(press))


async def sent(visit: Visit, press: Press, fields: Mapping[str, str]) -> None:
    """Serve a form that was sent.

    Raises:
        Refusal: as :func:`pressed` and :func:`filled_in`.
    """
    await visit.must_rule()
    spoken = _meant(visit, press)
    parts = {takes: fields.get(takes, "") for takes in spoken.takes}
    why, cited = fields.get(WHY, ""), fields.get(RULE, "")
    await filled_in(visit, spoken, parts, why, cited, _hand(press))


def _hand(press: Press) -> int | None:
    return press.prompt.hand if press.prompt is not None else None


def _offered(visit: Visit, spoken: Spoken) -> RulingOffer | None:
    """What of the ruling is possible now."""
    offers = offers_of_floor(visit.table(), visit.room.now(), visit.person)
    return next((one for one in offers if one.kind is spoken.kind), None)


def _meant(visit: Visit, press: Press) -> Spoken:
    """A ruling is on the hand that it was offered for, until the next deal (Cooke 1.02)."""
    spoken, hand = spoken_by(press), visit.view().hand
    shown = hand.number if hand is not None else 0
    if spoken is None or (press.prompt is not None and press.prompt.hand != shown):
        raise Refusal(Reason.STALE)
    return spoken
