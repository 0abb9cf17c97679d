"""What is said, kept and put in before the turn, and taken back after it."""
