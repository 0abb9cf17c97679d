"""What the floor reads and says: calls, facts, rulings, penalties, conduct, misdeals."""
