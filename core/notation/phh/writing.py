"""Writing PHH: the events of a hand as one hand of a file."""

import json
from collections.abc import Iterable, Iterator
from typing import Final

from core.cards import Card, cards_text
from core.hand import events as e
from core.hand.evolve import HAND_EVENTS
from core.ids import Seat
from core.notation.phh.posted import posted
from core.notation.phh.reading import OWN_DECK, OWN_SPARES
from core.notation.phh.record import NotWritten
from core.notation.phh.scribe import Opens, Scribe, amount_text
from core.notation.phh.variants import VARIANTS, variant_code

_HEADS_UP: Final = 2


def hand_to_phh(events: Iterable[object], viewer: Seat | None) -> str:
    """The finished hand in ``events`` as ``viewer`` may know it; None is the rail.

    ``events`` are those of a table from one ``HandStarted`` to its ``HandEnded``; what is not
    of the hand is passed over.  Cards that ``viewer`` may not open are written ``??``.

    Raises:
        NotWritten: the format has no code for the game as it was played, or no word for what was
            posted.
    """
    return _text(events, lambda cards: cards.open_for(viewer), with_deck=False)


def tape_to_phh(events: Iterable[object]) -> str:
    """The hand with every card and the whole deck: what the surveillance tape shows.

    For the floor alone.  Replayed under the house's default rules, it gives the same events, burns
    included; a killed pot is not read again.  The format has no word for a board played and not
    shown, for a mind changed on the draw, nor for time that ran out: they are written as the muck,
    the discards or the show that they were in the end.

    Raises:
        NotWritten: the format has no code for the game as it was played, or no word for what was
            posted.
    """
    return _text(events, lambda cards: cards.content, with_deck=True)


def _text(events: Iterable[object], opens: Opens, *, with_deck: bool) -> str:
    hand = [event for event in events if type(event) in HAND_EVENTS]
    start = hand[0]
    assert isinstance(start, e.HandStarted)
    code = variant_code(start.game, start.rules)
    if code is None:
        raise NotWritten(start.game)
    if any(isinstance(event, e.PotKilled) for event in hand):
        # Killed on the first cards: the format has every blind before them.
        raise NotWritten(start.game)
    paid = posted(start)
    scribe = Scribe(start, opens)
    lines = [line for event in hand[1:] for line in scribe.lines(event)]
    lines += scribe.rest()
    fields = {
        "variant": _quoted(code),
        # Side pots are layered by all that was paid, antes included (Cooke 9.09).
        "ante_trimming_status": "true" if paid.trims_antes else "false",
        "antes": _amounts(_by_position(paid.antes)),
        **dict(_bets(start, code, paid.blinds)),
        "starting_stacks": _amounts([entrant.stack for entrant in start.entrants]),
        "actions": _list(map(_quoted, lines)),
        "hand": str(start.number),
        "seats": _list(str(entrant.seat) for entrant in start.entrants),
        "players": _list(_quoted(entrant.name) for entrant in start.entrants),
        "finishing_stacks": _amounts([player.stack for player in scribe.draft.players]),
    }
    if with_deck:
        fields[OWN_DECK] = _cards(start.deck.content)
        used = start.spares.content[: scribe.draft.reshuffles]
        if used:
            fields[OWN_SPARES] = _list(map(_cards, used))
    return "".join(f"{name} = {value}\n" for name, value in fields.items())


def _bets(start: e.HandStarted, code: str, blinds: list[int]) -> Iterator[tuple[str, str]]:
    """The blinds or the bring-in, and the limits or the smallest bet."""
    stakes, variant = start.rules.stakes, VARIANTS[code]
    if variant.has_bring_in:
        yield "bring_in", amount_text(stakes.bring_in)
    else:
        yield "blinds_or_straddles", _amounts(_by_position(blinds))
    if variant.is_limit:
        yield "small_bet", amount_text(stakes.small_bet)
        yield "big_bet", amount_text(stakes.big_bet)
    else:
        yield "min_bet", amount_text(start.rules.min_open)


def _by_position(amounts: list[int]) -> list[int]:
    """Amounts in the order of the players; heads-up the format turns the two round."""
    return amounts[::-1] if len(amounts) == _HEADS_UP else amounts


def _amounts(amounts: Iterable[int]) -> str:
    return _list(map(amount_text, amounts))


def _cards(cards: tuple[Card, ...]) -> str:
    return _quoted(cards_text(cards).replace(" ", ""))


def _list(values: Iterable[str]) -> str:
    return f"[{', '.join(values)}]"


def _quoted(text: str) -> str:
    """A TOML string: its escapes are those of JSON, and DEL must be escaped as well."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
