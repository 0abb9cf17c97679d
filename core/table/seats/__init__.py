"""Who sits: sitting down, leaving, the playing session, who plays for whom."""
