"""The rules of agreements on the pot."""

from msgspec import Struct


class AgreementRules(Struct, frozen=True):
    """What players may agree on about the pot (Cooke 9.10)."""

    may_chop: bool = True
    may_split: bool = False
    split_needs_no_objection: bool = False
