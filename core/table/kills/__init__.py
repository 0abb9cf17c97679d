"""Kill pots: what kills a pot, who kills it, and the button that shows it (Cooke 8.04)."""
