"""The news of a ruling leads to the rule that it rests on."""

from core.hand.misdeals.causes import Cause
from core.present import Document, Verb, log, plain
from core.table.commands import CallMisdeal, GiveTime, SetRule
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


def linked(news: Document | None) -> list[str]:
    """The rules that the buttons under ``news`` lead to."""
    assert news is not None
    return [one.press.note for row in news.buttons for one in row if one.press.verb is Verb.RULE]


def test_a_changed_rule_of_the_house_leads_to_its_rule() -> None:
    """At once or from the next hand on: whoever reads that a rule has changed can read the rule."""
    game = Game(3, button=1)
    events = game.do(SetRule(FLO, "straddle.allowed", False))
    assert linked(log(events, game.view())) == ["cooke-12.18"]
    game.deal()
    events = game.do(SetRule(FLO, "clock.seconds", 90))
    assert linked(log(events, game.view())) == ["cooke-10.03"]


def test_a_misdeal_leads_to_its_cause() -> None:
    """The line names its letter of 14.20, and the button opens that entry."""
    game = Game(3, button=1)
    game.deal()
    events = game.do(ruling(CallMisdeal(FLO, Cause.DECK_INCOMPLETE)))
    assert "cooke-14.20.j" in linked(log(events, game.view()))
