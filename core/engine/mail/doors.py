"""Doors: who takes private messages, and who has just knocked."""

from collections.abc import Iterable

from core.ids import PersonId


class Doors:
    """Whoever closed his private messages is left alone until he presses something."""

    def __init__(self) -> None:
        self._shut: set[PersonId] = set()
        self._knocking: set[PersonId] = set()
        self._tried: set[int] = set()

    def restore(self, shut: Iterable[PersonId]) -> None:
        """Begin from what the store holds."""
        self._shut.update(shut)

    def is_shut(self, person: PersonId) -> bool:
        """True when the last private message to ``person`` was turned away."""
        return person in self._shut

    def is_left_alone(self, person: PersonId) -> bool:
        """True when ``person`` is not to be written to."""
        return person in self._shut and person not in self._knocking

    def knock(self, person: PersonId) -> bool:
        """``person`` has pressed something; True when he should be tried again."""
        if person in self._shut:
            self._knocking.add(person)
        return person in self._shut

    def may_retry(self, letter: int) -> bool:
        """True once for each letter: turned away twice, it waits for the next hand."""
        if letter in self._tried:
            return False
        self._tried.add(letter)
        return True

    def found(self, person: PersonId, *, shut: bool) -> bool:
        """Note how the door was found; True when that is news."""
        is_news = (person in self._shut) != shut
        self._knocking.discard(person)
        if shut:
            self._shut.add(person)
        else:
            self._shut.discard(person)
        return is_news
