"""Words as the search compares them: without endings, and alike where they mean the same."""

from functools import lru_cache
from typing import Final

from core.rulebook.searching.lexicon import lexicon
from core.rulebook.searching.stems import stems

_REMEMBERED: Final = 2**12
"""Texts whose words are kept: what an entry is called is read twice."""


def words_of(text: str) -> tuple[str, ...]:
    """The words of ``text`` that say something, each in the one form that stands for it.

    Where none does, all that there are: who asks *how much?* asks something.
    """
    words = every_word_of(text)
    empty = lexicon().empty
    return tuple(word for word in words if word not in empty) or words


@lru_cache(_REMEMBERED)
def every_word_of(text: str) -> tuple[str, ...]:
    """The words of ``text``, also those that say hardly anything, each in its one form."""
    forms = lexicon().forms
    parts = stems(text)
    words: list[str] = []
    end = 0
    for at, part in enumerate(parts):
        if at < end:
            continue
        form = forms.get(part)
        if form is None:
            words.append(part)
            continue
        for run, meant in form.runs:
            if tuple(parts[at : at + len(run)]) == run:
                words.append(meant)
                end = at + len(run)
                break
        else:
            words.append(form.alone)
    return tuple(words)


def near_to(word: str) -> tuple[str, ...]:
    """The words that may be meant as well by ``word``."""
    return lexicon().near.get(word, ())
