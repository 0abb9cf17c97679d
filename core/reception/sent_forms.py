"""Forms with several fields, and what is done with each when it is sent.

A form whose one field is an amount or a reason is read by ``presses.typed`` instead.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from core.present.documents import Press, Verb
from core.reception.conduct import forms as penalties
from core.reception.house import presses as house_presses
from core.reception.rulings import giving as ruling
from core.reception.visit import Visit

Said = Mapping[str, str]
"""What was typed or chosen, by the name of the field; what was left empty may be missing."""

SentForm = Callable[[Visit, Press, Said], Awaitable[None]]
"""Does what a form says; it checks who sends it and everything in it, and may raise Refusal."""

SENT: Final[dict[Verb, SentForm]] = {
    Verb.HOUSE_SET: house_presses.sent,
    Verb.HOUSE_IMPORT: house_presses.sent,
    Verb.RULING: ruling.sent,
    Verb.PENALTY: penalties.sent,
}
"""By the verb of the form's press."""

CHANGED: Final[dict[Verb, SentForm]] = {Verb.HOUSE_SET: house_presses.changed}
"""Forms that ask something else once a field is filled in: what asks for the new form."""
