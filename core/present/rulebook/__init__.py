"""The rule book in the room: the page of a rule, the glossary, the buttons that lead there."""
