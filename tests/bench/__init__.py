"""The bench: that it measures what it says."""
