"""What the floor rules and hears at a table."""
