"""Buttons and forms of the house rules.

Everything that a form says is checked where it is done, by whoever sent it: a menu may have been
skipped and a button forged.
"""

from collections.abc import Mapping

from core import present
from core.house.ranks import Rank
from core.house.settings import SETTINGS
from core.present.documents import NOWHERE, Press, Verb
from core.present.house.forms import AT_TABLE, FILE, IN_COMMUNITY, SCOPE, SETTING, VALUE
from core.reception.house import pages as house
from core.reception.house.values import in_force
from core.reception.visit import Visit
from core.refusal import Reason, Refusal


async def pressed(visit: Visit, press: Press) -> bool:
    """Serve a button of the house rules; False for any other.

    Raises:
        Refusal: ``NOT_ALLOWED``.
    """
    if press.verb is Verb.HOUSE_RULES:
        await house.show(visit, None)
    elif press.verb is Verb.HOUSE_TURN:
        await house.turned(visit, press)
    elif press.verb is Verb.HOUSE_SET:
        await visit.must_be(Rank.OWNER)
        await visit.answer.ask(present.house_form(press.table, scope=await _usual_scope(visit)))
    elif press.verb is Verb.HOUSE_IMPORT:
        await visit.must_be(Rank.ADMIN)
        await visit.answer.ask(present.import_form(press.table))
    else:
        return False
    return True


async def changed(visit: Visit, press: Press, said: Mapping[str, str]) -> None:
    """The rule was chosen in an open form: it now asks for the values of that rule."""
    await visit.must_be(Rank.OWNER)
    setting = SETTINGS.get(said.get(SETTING, ""))
    if press.verb is not Verb.HOUSE_SET or setting is None:
        raise Refusal(Reason.STALE)
    value = in_force(visit).value(setting)
    scope = said.get(SCOPE) or await _usual_scope(visit)
    await visit.answer.ask(present.house_form(press.table, setting, value, scope))


async def _usual_scope(visit: Visit) -> str:
    """Admins make rules for the house, whoever owns a table for that table."""
    return IN_COMMUNITY if await visit.rank() is Rank.ADMIN else AT_TABLE


async def sent(visit: Visit, press: Press, said: Mapping[str, str]) -> None:
    """Do what a form that was sent says.

    Raises:
        Refusal: why not.
    """
    if press.verb is Verb.HOUSE_SET:
        scope = said.get(SCOPE) or None
        if press.table == NOWHERE:
            scope = IN_COMMUNITY
        await house.set_rule(visit, said.get(SETTING, ""), said.get(VALUE, ""), scope)
    elif press.verb is Verb.HOUSE_IMPORT:
        await house.import_(visit, said.get(FILE, ""))
    else:
        raise Refusal(Reason.STALE)
