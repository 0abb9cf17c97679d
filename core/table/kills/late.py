"""Late kills: in lowball, by setting, a pot may be killed on the first two cards (Cooke 8.04.12).

The dealer stops after two cards and offers it to each player in turn for a few seconds.
"""

from msgspec.structs import replace

from core.chips import Chips
from core.games.spec import GameSpec
from core.hand import progress
from core.hand.ahead.declaring import not_your_turn
from core.hand.commands import Prompt
from core.hand.events import PotKilled
from core.hand.forced.posting import post_one
from core.hand.forced.posts import BLIND_RAISES, Posts
from core.hand.phases import KillWindow
from core.hand.rules import HandRules, LateKill
from core.house.settings import number, word
from core.ids import Seat
from core.refusal import Reason, Refusal
from core.table.commands.blinds import KillPot
from core.table.draft import TableDraft
from core.table.hand_rules import rules_for
from core.table.kills.offered import can_kill
from core.table.kills.one_more import Terms, amount_of, blinds_of, is_both, one_more
from core.table.time.turn_words import player_for


def with_late_kill(
    draft: TableDraft, game: GameSpec, rules: HandRules, posts: Posts, dealt: tuple[Seat, ...]
) -> HandRules:
    """``rules`` with the stack it takes to kill the pot late, where the house lets anybody."""
    settings = draft.config.settings
    if word(settings, "kill.lowball_window") != "after_two_cards" or not game.is_lowball:
        return rules
    if not can_kill(game, rules.structure, rules.forced) or posts.killer is not None:
        return rules
    if word(settings, "kill.voluntary") == "prohibited" or _is_straddled(posts):
        return rules
    amount = amount_of(Terms(settings, rules.structure, rules.stakes, dealt), posts)
    times = number(settings, "kill.voluntary_stack_multiple")
    return replace(rules, late_kill=LateKill(amount, Chips(times * amount)))


def _is_straddled(posts: Posts) -> bool:
    """Nobody kills a pot that is straddled, as nobody straddles one that is killed."""
    return any(post.kind in BLIND_RAISES for post in posts.due)


def kill_late(draft: TableDraft, command: KillPot) -> None:
    """Kill the pot on one's first two cards, in turn.

    Raises:
        Refusal: ``CARDS_ARE_OUT``, ``NOT_IN_HAND``, ``STALE`` or ``NOT_YOUR_TURN``.
    """
    hand, player = player_for(draft, command)
    if not isinstance(hand.phase, KillWindow):
        raise Refusal(Reason.CARDS_ARE_OUT, "cooke-8.04.10")
    if command.prompt not in (None, Prompt(hand.number, hand.action)):
        raise Refusal(Reason.STALE)
    if player.seat != hand.phase.to_act:
        raise not_your_turn(hand)
    settings, rules = draft.config.settings, hand.rules
    before = hand.posts
    posts = one_more(
        Terms(settings, rules.structure, rules.stakes, hand.seats), before, player.seat
    )
    own = blinds_of(before, player.seat) if is_both(settings) else ()
    dead = min(sum(post.amount for post in own), player.bet)
    overs = [one.overs for one in hand.players]
    killed = rules_for(draft, hand.spec, rules.structure, rules.stakes, posts, overs)
    hand.emit(PotKilled(player.seat, killed, posts, Chips(dead)))
    post_one(hand, posts.due[-1])
    progress.after_kill_window(hand)
