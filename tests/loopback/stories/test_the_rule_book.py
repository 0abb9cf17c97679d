"""The rule book in the room: a refusal leads to its rule, and a spectator asks for another."""

from __future__ import annotations

from pathlib import Path

from core.present.documents import Verb

from .evening import evening
from .venue import How, Reply, Venue


def title(reply: Reply) -> str:
    """The first line of a page."""
    return reply.text.partition("\n")[0].lstrip("# ")


async def test_the_rule_book_is_read(venue: Venue, tmp_path: Path) -> None:
    """Ann raises too little, is told so, and presses the rule; Dan, who watches, asks for the dead
    button, turns the leaf, and takes one of the rules that are offered where none is it for sure.
    Nobody else sees any of it, and nothing happens at the table."""
    async with evening(venue, tmp_path, "Ann", "Bob") as table:
        (dan,) = venue.join("Dan")
        version, shown = table.stand.table.version, table.sightings()
        ann = table.in_turn

        refused = await venue.order(ann, "raise 11")
        assert "the smallest raise" in refused.text
        opened = await table.on_reply(ann, refused, Verb.RULE)
        assert "No-limit: minimum bet and raise" in title(opened)
        assert "Smaller amounts are refused privately" in opened.text

        asked = await venue.order(dan, "rule dead button")
        assert "No Missed Blind versus No Dead Button" in title(asked)
        assert "This house" in asked.text
        turned = await table.on_reply(dan, asked, Verb.TURN_TO, "12.08")
        assert "No Missed Blind: the general rule" in title(turned)
        whole = await table.on_reply(dan, turned, Verb.RULE_MORE)
        assert len(whole.text) > len(turned.text)

        unsure = await venue.order(dan, "rule who wins the world cup")
        assert "No rule is plainly on" in title(unsure)
        pressed = await table.on_reply(dan, unsure, Verb.TURN_TO, "4.12")
        assert "Winning the pot" in title(pressed)

        meant = await venue.order(dan, "help glossary stradle")
        assert "Straddle: " in meant.text
        assert {one.how for one in (refused, opened, asked, meant)} == {How.ALONE}
        assert turned.is_answered
        viewers = {frozenset(sight.viewers) for sight in shown.all()}
        assert viewers <= {frozenset({ann.id}), frozenset({dan.id})}
        assert table.stand.table.version == version
