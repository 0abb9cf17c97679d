"""The book's formulas a second time: what may be bet, and how the pots lie.

They are written from the text of Cooke's articles 5, 7, 8 and 9 and of the USPC and Hoyle laws,
and work on the public history of a round alone: who did what, and which chips lie where.  Of the
dealer's own code they use nothing but the names of the events and of the house's rules.
"""

from tests.laws.formulas.amounts import Comes, of_chips, of_words
from tests.laws.formulas.book import Book
from tests.laws.formulas.menu import Allowed, allowed
from tests.laws.formulas.pots import Pots, pots_of

__all__ = ["Allowed", "Book", "Comes", "Pots", "allowed", "of_chips", "of_words", "pots_of"]
