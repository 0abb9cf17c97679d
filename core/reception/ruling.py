"""Rulings: what the floor says goes to the table as one command, with who, why and the rule."""

from collections.abc import Mapping

from core.citation import RuleId
from core.notation.spoken_rulings import Given, Spoken
from core.present.documents import Press
from core.present.ruling_form import RULE, WHY, needs_form, ruling_form, spoken_by
from core.reception.ruling_words import Parts, given_by, read_parts, rule_cited
from core.reception.visit import Visit
from core.refusal import Reason, Refusal
from core.table.commands import Rule, RulingAct
from core.table.floor.ruling_traits import traits_of


async def rule(visit: Visit, act: RulingAct, why: str = "", cited: RuleId | None = None) -> None:
    """Rule ``act``, if the visitor may rule here (Cooke 2.03, 3.13).

    Where he cites no rule it rests on the one of the book.

    Raises:
        Refusal: ``NOT_ALLOWED``.
    """
    await visit.must_rule()
    resting = cited if cited is not None else traits_of(act).rule
    await visit.act(Rule(visit.person, visit.name, act, why, resting))


async def give(visit: Visit, spoken: Spoken, given: Given, cited: RuleId | None = None) -> None:
    """Rule what was said with all its parts."""
    await rule(visit, spoken.act(given), given.why, cited)


async def said(visit: Visit, typed: str) -> None:
    """Serve the words behind ``ruling``.

    Raises:
        Refusal: ``NOT_ALLOWED`` before anything is read; else what the words lack.
    """
    await visit.must_rule()
    await give(visit, *await given_by(visit, typed))


async def filled_in(visit: Visit, spoken: Spoken, parts: Parts, why: str, cited: str) -> None:
    """Serve the options of a command or the fields of a form; empty ones are left out.

    Raises:
        Refusal: ``NOT_ALLOWED`` before anything is read; else what is wrong with a part.
    """
    await visit.must_rule()
    given = read_parts(visit, spoken, parts, why)
    await give(visit, spoken, given, rule_cited(cited) if cited.strip() else None)


async def pressed(visit: Visit, press: Press) -> None:
    """Serve a button that rules: at once where there is nothing to ask, else by its form.

    Raises:
        Refusal: ``NOT_ALLOWED``; ``STALE`` for a hand that is closed, and for what this version
            does not know.
    """
    await visit.must_rule()
    spoken = _meant(visit, press)
    if needs_form(spoken):
        await visit.answer.ask(ruling_form(visit.view(), spoken, press.seat))
    else:
        await give(visit, spoken, Given(visit.person))


async def sent(visit: Visit, press: Press, fields: Mapping[str, str]) -> None:
    """Serve a form that was sent.

    Raises:
        Refusal: as :func:`pressed` and :func:`filled_in`.
    """
    await visit.must_rule()
    spoken = _meant(visit, press)
    parts = {takes: fields.get(takes, "") for takes in spoken.takes}
    await filled_in(visit, spoken, parts, fields.get(WHY, ""), fields.get(RULE, ""))


def _meant(visit: Visit, press: Press) -> Spoken:
    """A ruling is on the hand that it was offered for, until the next deal (Cooke 1.02)."""
    spoken, hand = spoken_by(press), visit.view().hand
    shown = hand.number if hand is not None else 0
    if spoken is None or (press.prompt is not None and press.prompt.hand != shown):
        raise Refusal(Reason.STALE)
    return spoken
