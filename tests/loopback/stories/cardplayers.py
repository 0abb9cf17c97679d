"""Members who play any game: they bet, draw and discard, by every way there is."""

from __future__ import annotations

from core.hand.commands import Prompt
from core.hand.state import Hand
from core.present.documents import Verb

from .cardroom import Stand
from .gameplans import Said, said_in
from .playing import Players
from .venue import Choice, Member, Page, Reply

_THROWS = (Verb.DRAW, Verb.DISCARD)
_SAYS = (*_THROWS, Verb.SPLIT)


class CardPlayers(Players):
    """The members at a table of any game, acting by the plans of all games.

    In turn they press a button, use a command or say it to the dealer; who throws cards presses
    Draw on the board, My cards in his private messages, or says which.
    """

    def __init__(self, stand: Stand) -> None:
        super().__init__(stand)
        self.picked = 0
        """How many cards were picked by pressing them."""

    async def act(self, prompt: Prompt) -> None:
        """Whoever is waited for does what the plan says; what is refused is checked or folded."""
        hand, member = self.stand.table.hand, self.stand.to_act
        if hand is None or member is None or self.stand.prompt != prompt:
            return
        said = said_in(hand)
        before = self.stand.table.version
        way = (hand.number + hand.action + len(hand.awaited)) % 3
        if said.verb in _THROWS:
            await self._throw(member, said, prompt, way)
        elif way == 0:
            self.replies.append(await self._press(member, said))
        elif way == 1:
            self.replies.append(await self.stand.venue.order(member, said.words))
        else:
            await self._tell(member, said)
        if self.stand.table.version == before and said.verb not in _THROWS:
            instead = _instead(hand, said)
            self.replies.append(await self.stand.venue.order(member, instead.words))
        assert self.stand.table.version != before, f"{said} was not taken: {self.replies[-1]}"

    # ------------------------------------------------------------------- betting

    async def _press(self, member: Member, said: Said) -> Reply:
        """Press the board's button; by way of the form where there is none for the amount."""
        venue = self.stand.venue
        found = await venue.until(lambda: self._button(said))
        assert found is not None
        board, choice = found
        reply = await venue.press(member, board, choice)
        if choice.press is not None and choice.press.verb is Verb.AMOUNT:
            return await venue.fill(member, reply, said.words.split()[-1])
        return reply

    def _button(self, said: Said) -> tuple[Page, Choice] | None:
        board, prompt = self.stand.board(), self.stand.prompt
        asked = [
            (choice, choice.press)
            for choice in (board.choices if board is not None else ())
            if choice.press is not None and choice.press.prompt == prompt
        ]
        for choice, press in asked:
            if board is not None and press.verb is said.verb and press.amount == said.to:
                return board, choice
        others = (Verb.AMOUNT, Verb.ALL_IN) if said.to is not None else ()
        for verb in others:
            for choice, press in asked:
                if board is not None and press.verb is verb:
                    return board, choice
        return None

    async def _tell(self, member: Member, said: Said) -> None:
        """Say it to the dealer, behind a mention of him."""
        venue, before = self.stand.venue, self.stand.table.version
        heard = len(venue.sights())

        def is_answered() -> bool:
            new = (venue.sights()[number] for number in range(heard, len(venue.sights())))
            told = (sight.text for sight in new if sight.viewers == {member.id})
            return self.stand.table.version != before or any("Hand " not in text for text in told)

        venue.write(member, said.words, to_dealer=True)
        await venue.until(is_answered)

    # ------------------------------------------------------------------ throwing

    async def _throw(self, member: Member, said: Said, prompt: Prompt, way: int) -> None:
        venue = self.stand.venue
        if way == 1:
            self.replies.append(await venue.order(member, said.words))
            return
        reply = await (self.ask_in_private(member) if way else self.ask_on_board(member))
        await self.pick(member, reply, said)

    async def ask_on_board(self, member: Member) -> Reply:
        """Press Draw or Discard on the board."""
        board, choice = await self.button(Verb.PICK)
        return await self.stand.venue.press(member, board, choice)

    async def ask_in_private(self, member: Member) -> Reply:
        """Press My cards under the private message with the cards."""
        venue, number = self.stand.venue, self.stand.table.hands

        def dealt() -> Page | None:
            return next((p for p in venue.private_pages(member) if p.hand == number), None)

        page = await venue.until(dealt)
        assert page is not None
        mine = next(c for c in page.choices if c.press and c.press.verb is Verb.MY_CARDS)
        return await venue.press(member, page, mine)

    async def pick(self, member: Member, reply: Reply, said: Said) -> None:
        """Press the cards one by one on the picker that ``reply`` shows, then say so."""
        venue, picked = self.stand.venue, set[int]()
        for place in said.places:
            picked.add(place)
            toggle = toggle_to(venue.page(reply), tuple(sorted(picked)))
            reply = await venue.press(member, venue.page(reply), toggle)
            self.replies.append(reply)
            self.picked += 1
        page = venue.page(reply)
        says = [c for c in page.choices if c.press and c.press.verb in _SAYS]
        done = next((c for c in says if c.press and c.press.places == said.places), None)
        assert done is not None, f"{said} is not among {page.choices}"
        self.replies.append(await venue.press(member, page, done))


def toggle_to(page: Page, places: tuple[int, ...]) -> Choice:
    """The button of a picker after whose press ``places`` are picked."""
    found = (c for c in page.choices if c.press is not None and c.press.verb is Verb.PICK)
    return next(c for c in found if c.press is not None and c.press.places == places)


def _instead(hand: Hand, said: Said) -> Said:
    """What anybody may do who may not do what he said."""
    if said.verb is Verb.MUCK:
        return Said(Verb.SHOW)
    assert hand.menu is not None, said
    return Said(Verb.CHECK if hand.menu.may_check else Verb.FOLD)
