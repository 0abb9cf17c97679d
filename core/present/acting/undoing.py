"""Taking a fold back, as long as nobody has acted behind (Cooke 5.17, 10.19)."""

from core.games import GAMES
from core.games.spec import Family
from core.hand.state import Act, Standing
from core.present.acting.buttons import Rows
from core.present.documents import Button, Press, Verb
from core.view import HandView, PlayerView, TableView


def undo_rows(view: TableView) -> Rows:
    """One button for whoever has just folded, while the house and the rules let him."""
    hand = view.hand
    player = hand.player(view.acts_for) if hand is not None else None
    if hand is None or player is None or not _may_undo(hand, player):
        return ()
    press = Press(view.id, Verb.UNDO, hand.prompt)
    return ((Button("Take it back", press, hint="Take your hand back before anybody acts"),),)


def _may_undo(hand: HandView, player: PlayerView) -> bool:
    last = player.last
    if hand.menu is None or hand.prompt is None or last is None or last.act is not Act.FOLD:
        return False
    is_last_act = (last.street, last.action) == (hand.street_index, hand.prompt.action - 1)
    if player.standing is not Standing.FOLDED or not is_last_act:
        return False
    is_facing = GAMES[hand.game].family is Family.STUD and player.bet < hand.menu.wager
    return hand.rules.stud.fold_retrievable if is_facing else hand.rules.turns.undo_fold
