"""Button, blinds and antes between hands: where they stand and who owes what."""
