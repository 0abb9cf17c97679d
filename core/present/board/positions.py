"""Where button and blinds are, when it is not the usual (Cooke 12.08, 12.14)."""

from core.hand.forced.posts import PostKind, Posts
from core.present.documents import Line
from core.present.say import say
from core.present.words.names import player_name
from core.view import HandView


def position_lines(hand: HandView) -> tuple[Line, ...]:
    """``Dead button at seat 3 (Bob acts last), no small blind.``; nothing for the usual.

    A dead button matters on every street, the blinds only on the first.
    """
    if hand.is_dead_button:
        missing = missing_words(hand.posts)
        tail = f", {missing}." if missing else "."
        return (
            say(
                "Dead button at seat {seat} ({who} acts last){tail}",
                seat=str(hand.button),
                who=player_name(hand, hand.last_action),
                tail=tail,
            ),
        )
    if hand.street_index > 0:
        return ()
    if hand.is_heads_up:
        if hand.small_blind is None or hand.small_blind != hand.button:
            return ()
        who = player_name(hand, hand.small_blind)
        return (say("Heads-up: {who} has the button and small blind.", who=who),)
    missing = missing_words(hand.posts)
    return (say("{missing} this hand.", missing=missing.capitalize()),) if missing else ()


def missing_blinds(posts: Posts) -> tuple[PostKind, ...]:
    """Blinds that nobody posts; a small one that is posted in another seat is none of them
    (Cooke 12.20.04)."""
    is_carried = any(post.kind is PostKind.CARRIED for post in posts.due)
    return tuple(kind for kind in posts.unposted if kind is not PostKind.SMALL or not is_carried)


def missing_words(posts: Posts) -> str:
    """``no small blind``, ``no small and no middle blind``: who would post is not there."""
    missing = missing_blinds(posts)
    return f"{' and '.join(f'no {kind}' for kind in missing)} blind" if missing else ""
