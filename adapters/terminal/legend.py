"""Legend: the prompt that says what can be typed, with keys and amounts."""

from core.chips import chips_text
from core.hand.menu import Menu
from core.view import TableView


def legend(view: TableView) -> str:
    """The prompt for the viewer; empty when nothing is asked of him.

    ``[f]old`` means that ``f`` will do.
    """
    if not view.is_my_turn:
        return ""
    menu = view.my_menu
    acts = ["[show]", "[m]uck"] if menu is None else _acts(menu)
    return "  ".join(acts) + " > "


def _acts(menu: Menu) -> list[str]:
    acts = ["[k] check" if menu.may_check else "[f]old"]
    if not menu.may_check:
        all_in = " all-in" if menu.call == menu.stack else ""
        acts.append(f"[c]all {chips_text(menu.call)}{all_in}")
    if menu.may_raise:
        word = "[b]et" if menu.opens else "[r]aise to"
        if menu.raise_min < menu.raise_max:
            acts.append(f"{word} {chips_text(menu.raise_min)}-{chips_text(menu.raise_max)}")
        acts.append(f"[all in] {chips_text(menu.raise_max)}")
    return acts
