"""What one person alone reads: his hand, what he has said, his wallet."""
