"""Legend: the prompt that says what can be typed, with keys and amounts."""

from typing import Final

from adapters.terminal.floor import SETTLE
from core.chips import chips_text
from core.games.steps import Chosen
from core.hand.menu import Menu
from core.view import HandView, TableView

_CHOICES: Final = {
    Chosen.DISCARD: ["[discard] and which, as in discard 7c"],
    Chosen.EXPOSE: ["[discard] and which, to turn up"],
    Chosen.DECLARE: ["[high]", "[low]", "[both]"],
    Chosen.LAST_CARD: ["[play on]", "[as all-in]"],
    Chosen.WITHDRAW: ["[play on]", "[withdraw]"],
    Chosen.RESHUFFLE: ["[top card]", "[shuffle first]"],
}


def legend(view: TableView) -> str:
    """The prompt for the viewer; empty when nothing is asked of him.

    ``[f]old`` means that ``f`` will do.
    """
    if view.objection is not None:
        return f"[{SETTLE}] > "
    hand = view.hand
    if not view.is_my_turn or hand is None:
        return ""
    return "  ".join(_asked(view, hand)) + " > "


def _asked(view: TableView, hand: HandView) -> list[str]:
    if hand.choosing is not None:
        return _CHOICES[hand.choosing]
    if hand.is_drawing:
        return ["[draw] and which, as in draw Ks 2c", "[pat]"]
    if hand.is_offer:
        return ["[open]", "[pass]"]
    if hand.kill_price:
        return ["[kill]", "[check]"]
    menu = view.my_menu
    return ["[show]", "[m]uck"] if menu is None else _acts(menu)


def _acts(menu: Menu) -> list[str]:
    acts = _passive(menu)
    if not menu.may_raise:
        return acts
    if menu.sizes:
        return [*acts, *_limit(menu)]
    word = "[b]et" if menu.opens else "[r]aise to"
    if menu.raise_min < menu.raise_max:
        acts.append(f"{word} {chips_text(menu.raise_min)}-{chips_text(menu.raise_max)}")
    if menu.raise_max >= menu.bet + menu.stack or menu.raise_min >= menu.raise_max:
        acts.append(f"[all in] {chips_text(menu.raise_max)}")
    return acts


def _passive(menu: Menu) -> list[str]:
    if menu.bring_in:
        return [f"[bring in] {chips_text(menu.bring_in)}"]
    if menu.may_check:
        return ["[k] check"]
    acts = ["[f]old"] if menu.may_fold else []
    if menu.may_call:
        all_in = " all-in" if menu.call == menu.stack else ""
        acts.append(f"[c]all {chips_text(menu.call)}{all_in}")
    return acts


def _limit(menu: Menu) -> list[str]:
    """Each size of a limit round; alone it needs no amount (Cooke 4.09)."""
    sizes = " or ".join(chips_text(to) for to in menu.sizes if to != menu.bring_in)
    if not sizes:
        return []
    if menu.bring_in:
        return [f"[complete] {sizes}"]
    if menu.opens:
        return [f"[b]et {sizes}"]
    return [f"[complete] to {sizes}" if menu.completes else f"[r]aise to {sizes}"]
