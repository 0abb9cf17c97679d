"""What is posted before and when a round begins, and who begins."""
