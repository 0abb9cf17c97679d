"""What the floor rules in a hand."""
