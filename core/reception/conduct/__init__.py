"""What the floor does about players, and what they report to it."""
