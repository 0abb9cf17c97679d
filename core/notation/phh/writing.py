"""Writing PHH: the events of a hand as one hand of a file."""

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from core.cards import Card, cards_text
from core.chips import CHIP, NO_CHIPS
from core.hand import events as e
from core.hand.draft import HandDraft
from core.hand.evolve import HAND_FOLDS
from core.ids import Seat
from core.notation.phh.lines import Known, known_text
from core.notation.phh.reading import OWN_DECK
from core.notation.phh.record import NO_LIMIT_HOLDEM
from core.sealed import Sealed

_HEADS_UP: Final = 2

Opens = Callable[[Sealed[tuple[Card, ...]]], tuple[Card, ...] | None]
"""The cards in a seal, None when they stay hidden."""


def hand_to_phh(events: Iterable[object], viewer: Seat | None) -> str:
    """The finished hand in ``events`` as ``viewer`` may know it; None is the rail.

    ``events`` are those of a table from one ``HandStarted`` to its ``HandEnded``; what is not
    of the hand is passed over.  Cards that ``viewer`` may not open are written ``??``.
    """
    return _text(events, lambda cards: cards.open_for(viewer), with_deck=False)


def tape_to_phh(events: Iterable[object]) -> str:
    """The hand with every card and the whole deck: what the surveillance tape shows.

    For the floor alone.  Replayed under the house's default rules, it gives the same events,
    burns included.  The format has no word for a board played and not shown, nor for time
    that ran out: they are written as the muck or the show that they were.
    """
    return _text(events, lambda cards: cards.content, with_deck=True)


def _text(events: Iterable[object], opens: Opens, *, with_deck: bool) -> str:
    hand = [event for event in events if type(event) in HAND_FOLDS]
    start = hand[0]
    assert isinstance(start, e.HandStarted)
    draft = HandDraft([], HAND_FOLDS, on_end=lambda: None)
    lines: list[str] = []
    for event in hand:
        draft.emit(event)
        lines += _lines(event, draft, opens)
    fields = {
        "variant": _quoted(NO_LIMIT_HOLDEM),
        # Side pots are layered by all that was paid, antes included (Cooke 9.09).
        "ante_trimming_status": "true",
        "antes": _amounts([start.rules.stakes.ante] * len(start.entrants)),
        "blinds_or_straddles": _amounts(_blinds(start)),
        "min_bet": _amount(start.rules.min_open),
        "starting_stacks": _amounts([entrant.stack for entrant in start.entrants]),
        "actions": _list(map(_quoted, lines)),
        "hand": str(start.number),
        "seats": _list(str(entrant.seat) for entrant in start.entrants),
        "players": _list(_quoted(entrant.name) for entrant in start.entrants),
        "finishing_stacks": _amounts([player.stack for player in draft.players]),
    }
    if with_deck:
        fields[OWN_DECK] = _quoted(cards_text(start.deck.content).replace(" ", ""))
    return "".join(f"{name} = {value}\n" for name, value in fields.items())


def _lines(event: object, draft: HandDraft, opens: Opens) -> Iterator[str]:
    match event:
        case e.HoleCardsDealt(seat, cards):
            seen: Known = opens(cards) or (None,) * len(cards.content)
            yield f"d dh {_player(draft, seat)} {known_text(seen)}"
        case e.BoardTurned(cards=turned):
            yield f"d db {known_text(turned)}"
        case e.Folded(seat):
            yield f"{_player(draft, seat)} f"
        case e.Checked(seat) | e.Called(seat):
            yield f"{_player(draft, seat)} cc"
        case e.BetMade(seat, to) | e.Raised(seat, to):
            yield f"{_player(draft, seat)} cbr {_amount(to)}"
        case e.HandShown(seat, shown):
            yield f"{_player(draft, seat)} sm {known_text(shown)}"
        case e.CardsExposed(seat, shown):
            down = draft.players[draft.place(seat)].down.content
            part = tuple(card if card in shown else None for card in down)
            yield f"{_player(draft, seat)} sm {known_text(part)}"
        case e.HandMucked(seat):
            yield f"{_player(draft, seat)} sm"
        case _:
            pass


def _player(draft: HandDraft, seat: Seat) -> str:
    return f"p{draft.place(seat) + 1}"


def _blinds(start: e.HandStarted) -> list[int]:
    """What each position owes; heads-up the format turns the two round."""
    owed: list[int] = [NO_CHIPS] * len(start.entrants)
    for place, entrant in enumerate(start.entrants):
        if entrant.seat == start.big_blind:
            owed[place] = start.rules.stakes.big_blind
        elif entrant.seat == start.small_blind:
            owed[place] = start.rules.stakes.small_blind
    return owed[::-1] if len(owed) == _HEADS_UP else owed


def _amount(amount: int) -> str:
    chips, hundredths = divmod(amount, CHIP)
    return f"{chips}.{hundredths:02d}" if hundredths else str(chips)


def _amounts(amounts: Iterable[int]) -> str:
    return _list(map(_amount, amounts))


def _list(values: Iterable[str]) -> str:
    return f"[{', '.join(values)}]"


def _quoted(text: str) -> str:
    """A TOML string: its escapes are those of JSON, and DEL must be escaped as well."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
