"""What players agree on about the pot (Cooke 9.10)."""

from msgspec import Struct

from core.hand.commands.prompt import Prompt
from core.ids import PersonId


class Chop(Struct, frozen=True, tag=True, gc=False):
    """A blind agrees to take the blinds back, or declines (Cooke 9.10)."""

    person: PersonId
    agrees: bool = True
    prompt: Prompt | None = None


class Split(Struct, frozen=True, tag=True, gc=False):
    """Propose to split the pot evenly, or answer whoever has proposed it (Cooke 9.10)."""

    person: PersonId
    agrees: bool = True
    prompt: Prompt | None = None


AgreementAct = Chop | Split
