"""What a person may ask for beside acting: his cards, chips, the rules of the table, help."""

from core import present
from core.chips import Chips
from core.games import GAMES, ROTATIONS
from core.games.finding import find_game
from core.ids import Seat
from core.reception.counts import MOST
from core.reception.visit import Visit
from core.refusal import Reason, Refusal
from core.view.choices import NOTHING_TO_CHOOSE


async def my_cards(visit: Visit) -> None:
    """Show the person's own cards to him alone (a press also opens closed private messages)."""
    view = visit.view()
    if view.viewer is None:
        raise Refusal(Reason.NOT_SEATED)
    if view.is_watching:
        raise Refusal(Reason.PLAYED_BY_PROXY, "cooke-10.14")
    choices = NOTHING_TO_CHOOSE if view.mine is not None and view.is_in_hand else visit.choices()
    if view.mine is not None:
        shown = present.private_hand(view)
        await visit.answer.say(present.with_choices(shown, view, choices))
    elif choices.has_ways:
        await visit.answer.say(present.choices(view, choices))
    else:
        raise Refusal(Reason.NO_HAND if view.hand is None else Reason.NOT_IN_HAND)


async def drew(visit: Visit) -> None:
    """How many cards each player drew, as long as the dealer may say it (Cooke 7.09).

    Raises:
        Refusal: ``NO_HAND``, ``NO_DRAW``, or ``ACTION_AFTER_DRAW``.
    """
    await visit.answer.say(present.drawn(visit.view()))


async def stacks(visit: Visit, seat: Seat | None = None) -> None:
    """Everybody's chips or those at ``seat``, at any moment; no clock stops for it.

    Raises:
        Refusal: ``ASKED_OFTEN`` after three counts in one turn: the last answer has a button that
            counts again in the same message (Cooke 8.01.08).
    """
    view = visit.view()
    turn = view.hand.prompt if view.hand is not None else None
    if visit.counts.again(view.id, visit.person, turn) > MOST:
        raise Refusal(Reason.ASKED_OFTEN, "cooke-8.01.08", count=MOST)
    await visit.answer.say(present.stacks(view, seat))


async def recount(visit: Visit, seat: Seat | None = None) -> None:
    """Count the chips again, in the message that was pressed."""
    await visit.answer.swap(present.stacks(visit.view(), seat))


async def table_info(visit: Visit) -> None:
    """Stakes, seats and settings of the table."""
    await visit.answer.say(present.table_info(visit.view()))


async def table_sign(visit: Visit) -> None:
    """The sign of the table, for whoever asks (Cooke 16.02)."""
    await visit.answer.say(present.table_sign(visit.view()))


async def help_page(visit: Visit) -> None:
    """What can be said to the dealer."""
    page = present.help_page(in_chat_room=True, command=visit.premises.command)
    await visit.answer.say(page)


async def balance(visit: Visit) -> None:
    """The person's wallet."""
    chips = await visit.answer.after(visit.room.wallets.balance(visit.person))
    await visit.answer.say(present.balance(chips, visit.view_if_any()))


async def refill(visit: Visit) -> None:
    """Chips for a broke player."""
    had = await visit.answer.after(visit.room.wallets.balance(visit.person))
    has = await visit.answer.after(visit.room.wallets.refill(visit.person, key=visit.key))
    await visit.answer.say(present.refilled(Chips(has - had), has))


async def game_info(visit: Visit, name: str | None = None) -> None:
    """What a game is, by the rules of the table here if there is one.

    Without a name it is the game dealt here now.

    Raises:
        Refusal: ``UNKNOWN_GAME``; without a name ``NO_TABLE_HERE``.
    """
    view = visit.view_if_any() if name else visit.view()
    if name:
        game = find_game(name).game
    else:
        assert view is not None
        config = view.config
        here = view.hand.game if view.hand is not None else config.game
        game = ROTATIONS.get(here) or GAMES.get(here) or GAMES[config.games[0]]
    settings = view.config.settings if view is not None else {}
    await visit.answer.say(present.game_page(game, settings))
