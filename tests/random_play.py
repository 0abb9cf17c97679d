"""Random hands: a table in some state that real play can reach, chosen by hypothesis."""

from hypothesis import strategies as st

from core.cards import Card, cards_text
from core.hand.commands import Muck
from core.present import act_rows, command_of
from core.present.documents import Press, Verb
from tests.dealt import Dealt, person


def presses(table: Dealt) -> list[Press]:
    """What whoever is to act can press, the form for an amount left out."""
    buttons = (button for row in act_rows(table.view()) for button in row)
    return [button.press for button in buttons if button.press.verb is not Verb.AMOUNT]


def act(table: Dealt, number: int) -> None:
    """One of the legal acts, by number; a muck is confirmed."""
    pressed = presses(table)
    command = command_of(pressed[number % len(pressed)], person(table.to_act))
    assert command is not None
    if isinstance(command, Muck):
        command = Muck(command.person, command.prompt, confirmed=True)
    table.do(command)


@st.composite
def dealt(draw: st.DrawFn, most_acts: int = 24, least_acts: int = 0) -> Dealt:
    """A table of 2 to 6 with random stacks and cards, some way into its first hand."""
    stacks = draw(st.lists(st.integers(10, 400), min_size=2, max_size=6))
    count = len(stacks)
    table = Dealt(*stacks, button=draw(st.integers(1, count)), props=draw(st.integers(0, 2)))
    cards = draw(st.permutations(range(52)))
    hands = [texts(cards[2 * place : 2 * place + 2]) for place in range(count)]
    table.deal(*hands, board=texts(cards[2 * count : 2 * count + 5]))
    for _ in range(draw(st.integers(least_acts, most_acts))):
        if not table.table.is_in_hand:
            break
        act(table, draw(st.integers(0, 11)))
    return table


def texts(cards: list[int]) -> str:
    """Cards by number, as text."""
    return cards_text(tuple(Card(card) for card in cards))
