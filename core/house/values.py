"""What a house rule can have as its value, and how values are written."""

Value = bool | int | str


def text_of(value: Value) -> str:
    """A value as it is typed: ``on`` and ``off`` for a setting that is either."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def amount_text(amount: int, unit: str) -> str:
    """A number with its unit, which is given in the plural: ``1 raise``, ``5,000 chips``."""
    if unit == "percent":
        return f"{amount:,}%"
    word = _one(unit) if amount == 1 else unit
    return f"{amount:,} {word}" if word else f"{amount:,}"


def _one(unit: str) -> str:
    """One of it: ``raise`` of ``raises``, ``breach`` of ``breaches``."""
    return unit.removesuffix("es") if unit.endswith("ches") else unit.removesuffix("s")
