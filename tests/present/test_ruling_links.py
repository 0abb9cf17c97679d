"""The news of a ruling leads to the rule that it rests on."""

from core.present import Document, Verb, log, plain
from core.table.commands import GiveTime
from tests.play import Game
from tests.rules.floor_rulings import FLO, ruling


def told(rule: str) -> Document:
    """What the channel is told of time given by the floor, resting on ``rule``."""
    game = Game(3, button=1)
    game.deal()
    events = game.do(ruling(GiveTime(FLO, 30), rule=rule))
    news = log(events, game.view())
    assert news is not None
    return news


def test_a_ruling_leads_to_its_rule() -> None:
    """The line names the rule, and the button under it opens that page for whoever presses."""
    news = told("cooke-10.02")
    assert "(Cooke 10.02)" in plain(news)
    linked = [button for row in news.buttons for button in row if button.press.verb is Verb.RULE]
    assert [(one.label, one.press.note) for one in linked] == [("Rule 10.02", "cooke-10.02")]
    assert news.buttons[-1][-1].press.table == Game(3, button=1).view().id
