"""What the scenarios of rulings share: a floorperson who rules, and chips that are counted."""

from core.citation import RuleId
from core.ids import PersonId
from core.table.commands import Rule, RulingAct
from core.table.events import TableEvent
from core.table.floor.ruling_record import Ruling
from tests.play import Game, chips

FLO = PersonId("flo")
MAX = PersonId("max")
WHY = "the facts were heard"
NAMES = {FLO: "Flo", MAX: "Max"}


def ruling(
    act: RulingAct,
    why: str = WHY,
    *,
    by: PersonId = FLO,
    rule: str | None = None,
    keeps_call_open: bool = False,
    hand: int | None = None,
) -> Rule:
    """``act`` as a ruling of Flo, or of Max."""
    cited = RuleId(rule) if rule is not None else None
    return Rule(by, NAMES.get(by, by), act, why, cited, keeps_call_open, hand)


def rules(
    game: Game, act: RulingAct, why: str = WHY, *, by: PersonId = FLO, rule: str | None = None
) -> list[str]:
    """Rule so; what happened, by name.  The chips are the same, and the journal tells it all."""
    before = total(game)
    events = game.do(ruling(act, why, by=by, rule=rule))
    assert total(game) == before
    table = game.table
    game.restart()
    assert game.table == table
    return names(events)


def names(events: tuple[TableEvent, ...]) -> list[str]:
    """What happened, by name."""
    return [type(event).__name__ for event in events]


def total(game: Game) -> int:
    """Every chip on the table, in stacks and in the pot."""
    hand = game.table.hand
    stacks = sum(one.stack + one.behind for one in game.table.occupants)
    in_hand = 0
    if hand is not None and game.table.is_in_hand:
        in_hand = hand.pot + sum(player.stack for player in hand.players)
    return chips(stacks + in_hand)


def ruled(game: Game) -> Ruling:
    """The last ruling on the hand."""
    return game.table.rulings[-1]
