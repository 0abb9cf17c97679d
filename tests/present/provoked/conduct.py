"""Refusals of whom the record of conduct keeps out, and of orders and reports that cannot be."""

from typing import Final

from core.chips import whole
from core.house.conduct import MeasureKind, Standing
from core.ids import Instant
from core.refusal import Reason
from core.table.commands import Agree, ComeBack, Fine, SitDown, SitOut
from tests.engine.kit import until
from tests.play import ADMIN, START, Game, person
from tests.present.provoked.kit import Case, Make, at_the_desk, case
from tests.reception.front import Front

_UNTIL: Final = Instant(START + 2 * 3_600_000)


def _sits(standing: Standing) -> Case:
    """A sixth player asks for a seat where person1 plays."""
    game = Game(6, taken=(1, 2, 3))
    return case(game, SitDown(person(6), "P6", whole(500), standing=standing))


def _sits_out() -> Case:
    game = Game(4)
    game.do(SitOut(ADMIN, person(4), 3))
    return case(game, ComeBack(person(4)))


def _sits_out_for_a_while() -> Case:
    game = Game(2)
    game.do(SitOut(ADMIN, person(2), 3))
    return case(game, ComeBack(person(2)))


def _must_agree() -> Case:
    game = Game(4, taken=(1, 2), settings={"conduct.consent": True})
    stranger = Standing(has_agreed=False)
    game.do(SitDown(person(4), "P4", whole(500), standing=stranger))
    return case(game, ComeBack(person(4)))


def _fined() -> Case:
    game = Game(3, settings={"conduct.penalties": True})
    game.deal()
    return case(game, Fine(ADMIN, person(2), whole(5000)))


def _no_fines() -> Case:
    game = Game(3)
    game.deal()
    return case(game, Fine(ADMIN, person(2), whole(5)))


def _says(name: str, words: str, times: int = 1) -> Case:
    async def story(front: Front) -> None:
        await front.open("ann", "bob")
        for _ in range(times):
            await front.says(name, words)

    return at_the_desk(story)


def _floor_says(words: str, about: str = "", silent: str = "") -> Case:
    """Flo of the floor says it, to whom the boss has given that rank."""

    async def story(front: Front) -> None:
        await front.open("ann", "bob")
        await front.says("boss", "house staff add <@flo> floor")
        if about:
            await front.says("boss", f"ruling {about}")
        front.silent.add(silent)
        await front.says("flo", f"ruling {words}")

    return at_the_desk(story)


def _past_hand() -> Case:
    """Where the house lets nobody look at any but the last hand, which is the second."""

    async def story(front: Front) -> None:
        await front.open("ann", "bob", settings={"floor.inspection": "last_hand"})
        await front.says(front.to_act, "fold")
        await until(lambda: front.table.hands == 1 and not front.table.is_in_hand)
        await front.dealt()
        await front.says("boss", "ruling hand 1")

    return at_the_desk(story)


CONDUCT: Final[dict[Reason, Make]] = {
    Reason.EJECTED_UNTIL: lambda: _sits(Standing(MeasureKind.EJECT, _UNTIL)),
    Reason.SUSPENDED: lambda: _sits(Standing(MeasureKind.SUSPEND, _UNTIL)),
    Reason.BARRED: lambda: _sits(Standing(MeasureKind.BAR)),
    Reason.SEATING_RESTRICTED: lambda: _sits(Standing(apart=(person(1),))),
    Reason.LINKED_ACCOUNT: lambda: _sits(Standing(linked=(person(1),))),
    Reason.SITS_OUT: _sits_out,
    Reason.SITS_OUT_UNTIL: _sits_out_for_a_while,
    Reason.MUST_AGREE: _must_agree,
    Reason.NOTHING_TO_AGREE: lambda: case(Game(4), Agree(person(4))),
    Reason.PENALTY_NEEDS_TIME: lambda: _says("boss", "ruling suspend <@ann> 9999w abuse"),
    Reason.PENALTY_NEEDS_HANDS: lambda: _says("boss", "ruling sitout <@ann> 500"),
    Reason.NOTHING_TO_LIFT: lambda: _says("boss", "ruling forgive 7"),
    Reason.NO_SUCH_HAND: lambda: _floor_says("hand 7"),
    Reason.LAST_HAND_ALONE: _past_hand,
    Reason.OUTRANKED: lambda: _floor_says("warn <@boss>"),
    Reason.OWN_MATTER: lambda: _floor_says("forgive 1", about="warn <@flo>"),
    Reason.RANK_NOT_KNOWN: lambda: _floor_says("warn <@bob>", silent="bob"),
    Reason.REASON_TOO_LONG: lambda: _says("boss", "ruling warn <@ann> other " + "so " * 80),
    Reason.REPORTED_OFTEN: lambda: _says("ann", "report etiquette <@bob>", 4),
    Reason.NO_SUCH_REPORT: lambda: _says("boss", "ruling heard 7"),
    Reason.PENALTIES_OFF: _no_fines,
    Reason.FINE_TOO_LARGE: _fined,
}
