"""One sentence for each reason to refuse, with its numbers; the rule is added at the end.

Kind and short: what stands in the way, and what can be done.  A ``{field}`` is a fact of the
refusal; :data:`KINDS` says how each is shown.
"""

from typing import Final

from core.present.refusals.around_it import AROUND_IT
from core.present.refusals.coming_in import COMING_IN
from core.present.refusals.conditions import CONDITIONS
from core.present.refusals.conduct import CONDUCT
from core.present.refusals.house import HOUSE
from core.present.refusals.in_a_hand import IN_A_HAND
from core.present.refusals.kills import KILLS
from core.present.refusals.kinds import COUNTED, KINDS, Kind
from core.present.refusals.rulings import RULINGS
from core.present.refusals.said_rulings import SAID_RULINGS, UNSAID
from core.present.refusals.straddles import STRADDLES

SENTENCES: Final = {
    **IN_A_HAND,
    **CONDUCT,
    **AROUND_IT,
    **COMING_IN,
    **CONDITIONS,
    **HOUSE,
    **KILLS,
    **STRADDLES,
    **RULINGS,
    **SAID_RULINGS,
}
"""A sentence for every reason, without its full stop."""

__all__ = ["COUNTED", "KINDS", "SENTENCES", "UNSAID", "Kind"]
