"""Draws and discards in words: which cards go, and which stay (Cooke 7.05, 7.12)."""

import re
from typing import Final

from msgspec.structs import replace

from core.games.spec import Chosen
from core.hand.commands import DrawCards, MakeChoice
from core.ids import PersonId
from core.notation.card_words import NUMBERS, is_number, places_of
from core.notation.not_now import not_now
from core.notation.parsed import Ask, Topic
from core.refusal import Reason, Refusal
from core.view import HandView, MyHand, TableView

_SPLITS: Final = re.compile(r"[\s,]*(?:and )?(?:i )?split(?:s|ting)?(?: (?:my )?openers)?$")

_FINAL: Final = " final"

Picked = DrawCards | MakeChoice | Ask


def throw(rest: str, view: TableView, person: PersonId) -> Picked:
    """``draw Ks 2c``, ``draw 1 3``, ``discard 7c``: the cards named go.

    A mere number is asked back with the picker: ``draw two`` does not say which.  Said with
    ``final`` at the end it is confirmed: the cards come at once.

    Raises:
        Refusal: ``UNREADABLE_CARD``, ``NO_SUCH_CARD``, or why he cannot draw now.
    """
    hand, mine = _choosing(view, person)
    if hand.is_drawing and rest.endswith(_FINAL):
        said = throw(rest.removesuffix(_FINAL).rstrip(" ,"), view, person)
        return replace(said, confirmed=True) if isinstance(said, DrawCards) else said
    splits = _SPLITS.search(rest)
    named = rest[: splits.start()] if splits else rest
    if NUMBERS.get(named) == 0 or named == "0":
        return keep_all(view, person)
    if not named or is_number(named):
        return _counted(named, hand, mine, person)
    return _said(hand, places_of(named, mine.down), person, splits=splits is not None)


def keep(rest: str, view: TableView, person: PersonId) -> Picked:
    """``keep Ks Kd``: the others go.

    Raises:
        Refusal: as :func:`throw`.
    """
    hand, mine = _choosing(view, person)
    if is_number(rest) or not rest:
        return Ask(Topic.PICK)
    kept = places_of(rest, mine.down)
    gone = tuple(place for place in range(1, len(mine.down) + 1) if place not in kept)
    return _said(hand, gone, person)


def keep_all(view: TableView, person: PersonId) -> DrawCards:
    """``pat``, and a check during the draw (Cooke 7.12).

    Raises:
        Refusal: why he cannot draw now.
    """
    hand, _ = _choosing(view, person)
    if not hand.is_drawing:
        raise Refusal(Reason.NO_DRAW, "cooke-7.05")
    return DrawCards(person)


def is_drawing(view: TableView) -> bool:
    """Whether the viewer has to say now what he draws."""
    return view.is_my_turn and view.hand is not None and view.hand.is_drawing


def is_offered(view: TableView) -> bool:
    """Whether the viewer may declare the pot open now (Cooke 7.13)."""
    return view.is_my_turn and view.hand is not None and view.hand.is_offer


def is_showdown(view: TableView) -> bool:
    """Whether hands are being shown, so that a call can only be that of a low."""
    return view.hand is not None and view.hand.is_showdown


def _choosing(view: TableView, person: PersonId) -> tuple[HandView, MyHand]:
    """The hand and one's own cards, while there is something to throw."""
    hand, mine = view.hand, view.mine
    if hand is None or mine is None or not mine.down:
        raise not_now(view, person)
    if not hand.is_drawing and hand.choosing is not Chosen.DISCARD:
        raise Refusal(Reason.NO_DRAW, "cooke-7.05")
    if not (view.is_my_turn or mine.may_change):
        raise not_now(view, person)
    return hand, mine


def _counted(named: str, hand: HandView, mine: MyHand, person: PersonId) -> Picked:
    """So many cards: clear only when it is all of them."""
    word = named.removesuffix(" cards").removesuffix(" card")
    count = NUMBERS.get(word) or (int(word) if word.isdecimal() else 0)
    if hand.choosing is not None and hand.choose_count != count > 0:
        # So many cards cannot be meant: it is the place of one.
        return _said(hand, places_of(word, mine.down), person)
    if count == len(mine.down) and hand.draw_most >= count:
        return DrawCards(person, tuple(range(1, count + 1)))
    return Ask(Topic.PICK)


def _said(
    hand: HandView, places: tuple[int, ...], person: PersonId, *, splits: bool = False
) -> DrawCards | MakeChoice:
    if hand.is_drawing:
        return DrawCards(person, places, splits_openers=splits)
    return MakeChoice(person, places)
