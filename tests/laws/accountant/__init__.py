"""An independent accountant: books of button and blinds kept from the public history alone.

He hears what everybody at the table hears: who sat, left, went away, came back, moved, chose how
to come in, and what was posted.  From the words of Cooke's article 12 he says what the next hand
has to look like, and who owes what.  Nothing here calls the dealer's own machines.
"""
