"""The facts before the floor rules: the acts in order, and how everybody stands (Cooke 1.03, 1.04).

Nothing that is not open on the table: the floor has no right to a hidden card while the hand is on.
"""

from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Final

from core.chips import chips_text
from core.games import GAMES
from core.hand.acts import Standing
from core.house.conduct import Measure
from core.ids import PersonId
from core.present.documents import Line, Section, Who
from core.present.floor.ruling_words import ruled
from core.present.say import counted, joined, listed, say
from core.present.words.acts import tells
from core.present.words.names import names_in, seat_words, seated_name
from core.view import TableView
from core.view.facts import Facts, PlayerFacts

_SUBSTANTIAL: Final = 2
"""So many players have to act before a deal stands (Cooke 10.17)."""

_STANDINGS: Final = {
    Standing.FOLDED: "folded",
    Standing.MUCKED: "mucked",
    Standing.SHOWN: "shown",
}


def fact_sections(
    view: TableView, facts: Facts, counts: Mapping[PersonId, str]
) -> tuple[Section, ...]:
    """The hand, the players and the acts; ``counts`` is what is on record of each person."""
    if not facts.hand:
        return ()
    sections = [Section(tuple(_hand(view, facts)), heading="The facts")]
    acts = tuple(_acts(view, facts))
    if acts:
        sections.append(Section(acts, heading="In order"))
    sections.append(
        Section(tuple(_player(one, counts) for one in facts.players), heading="Players")
    )
    return tuple(sections)


def statement_lines(view: TableView) -> Iterator[Line]:
    """What those involved have said, and who has not been heard yet (Cooke 1.04)."""
    hearing = view.hearing
    if hearing is None:
        return
    for said in hearing.statements:
        who = seated_name(view, said.seat)
        if said.text:
            yield say("{who}: “{text}”", who=who, text=said.text)
        else:
            yield say("{who}: as the dealer says", who=who)
    silent = [seated_name(view, seat) for seat in hearing.order if not hearing.has_spoken(seat)]
    if silent:
        yield say("Not heard yet: {who}.", who=listed(silent, last=", "))


def _hand(view: TableView, facts: Facts) -> Iterator[Line]:
    hand = f"{facts.hand:,}"
    if facts.is_over:
        yield say("Hand {hand} is over.", hand=hand)
    else:
        yield say("Hand {hand}, {street}. Pot {pot}.", hand=hand, pot=facts.pot,
                  street=_street(view, facts.street))  # fmt: skip
    if facts.to_act is not None:
        yield say("{who} is to act.", who=seated_name(view, facts.to_act))
    if not facts.is_over:
        done = (
            counted(facts.substantial, "player has acted", "players have acted")
            if facts.substantial
            else "Nobody has acted"
        )
        stands = facts.substantial >= _SUBSTANTIAL or (facts.substantial and facts.street)
        yield say("{done}: {so} (Cooke 10.17, 14.20).", done=done,
                  so="the deal stands" if stands else "a misdeal can still be called")  # fmt: skip
    for ruling in facts.rulings:
        yield ruled(ruling, names_in(view))


def _street(view: TableView, street: int) -> str:
    game = view.hand.game if view.hand is not None else view.config.games[0]
    return GAMES[game].streets[street].name


def _acts(view: TableView, facts: Facts) -> Iterator[Line]:
    names = {one.seat: (Who(one.person, one.name),) for one in facts.players}
    for street, done in groupby(facts.acts, key=lambda one: one.act.street):
        acts = joined((tells(names.get(one.seat, seat_words(one.seat)), one.act) for one in done),
                      " ")  # fmt: skip
        yield say("{street}: {acts}", street=_street(view, street).capitalize(),
                  acts=acts)  # fmt: skip


def _player(one: PlayerFacts, counts: Mapping[PersonId, str]) -> Line:
    """``3 Ann: 940 · bet 20 · 60 in all · to call 20``."""
    marks = [
        f" · bet {chips_text(one.bet)}" if one.bet else "",
        f" · {chips_text(one.paid)} in all" if one.paid != one.bet else "",
        f" · to call {chips_text(one.faces)}" if one.faces else "",
        " · all-in" if one.is_all_in else "",
        f" · {_STANDINGS[one.standing]}" if one.standing in _STANDINGS else "",
        " · has declared out of turn" if one.has_declared else "",
        f" · {counted(one.clocks, 'clock', 'clocks')} against him" if one.clocks else "",
        f" · {counts[one.person]}" if counts.get(one.person) else "",
    ]
    who = (Who(one.person, one.name),)
    return say("{seat} {who}: {stack}{marks}", seat=str(one.seat), who=who, stack=one.stack,
               marks="".join(marks))  # fmt: skip


def warnings_text(measures: tuple[Measure, ...]) -> str:
    """``2 on record``: how often the floor has had to do with him (Cooke 1.03)."""
    return f"{len(measures):,} on record" if measures else ""
